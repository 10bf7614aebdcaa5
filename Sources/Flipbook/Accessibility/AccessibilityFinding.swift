import Arithmetic
import Compositor
package import Encodings
package import Geometry
import LayerTree
import Motion
import Pixels
package import SceneDiagnostics
import SceneProgram
import Typography

/// A violation of an accessibility rule, with its times and places.
package struct AccessibilityFinding: Sendable {
  /// The occurrence of a finding in one appearance.
  package struct Place: Sendable {
    /// The name of the appearance.
    package let appearance: String
    /// The time of the first and of the last violation, in seconds.
    package let times: ClosedRange<Double>
    /// The rectangle on the canvas in which it occurs, in points; nil if it has none.
    package let frame: Rect?
    /// The measured value, such as a contrast ratio or a length in points; the text of a cut label.
    package let measured: String
  }

  package let rule: AccessibilityRule
  /// The path of the layer: its name, preceded by the names of its ancestors; empty for the whole canvas.
  package let layer: String
  /// The line of the layer in the scene file, counted from 1; 0 if it has none.
  package let line: Int
  /// The column of the layer's name, counted from 1; 0 if it has none.
  package let column: Int
  /// The length of the layer's name in the file.
  package let length: Int
  /// The occurrences, the worst first.
  package internal(set) var places: [Place]

  /// The path of the layer as people write it.
  package var layerName: String { layer.split(separator: ".").joined(separator: " / ") }

  /// The problem, in one sentence without a period.
  package var message: String {
    let measured = places.first?.measured ?? ""
    let name = layer.split(separator: ".").last.map { "‘\($0)’" } ?? "the canvas"
    return switch rule {
    case .textCut: "the text of \(name) does not fit: \(measured)"
    case .textOverlap: "the text of \(name) overlaps the text of \(measured)"
    case .contrast: "the text of \(name) has a contrast of only \(measured)"
    case .flash: "an area flashes \(measured) times in one second"
    case .redFlash: "an area flashes in red \(measured) times in one second"
    case .reducedMotion: "\(name) moves with reduced motion: \(measured)"
    case .targetSize: "\(name) can be touched, but is only \(measured)"
    }
  }

  /// A remedy, in one sentence without a period.
  package var hint: String {
    switch rule {
    case .textCut: "give the layer no size of its own, more lines, or a minimumScaleFactor"
    case .textOverlap: "place one below the other with a stack or a layout"
    case .contrast: "WCAG asks for 4.5:1, or 3:1 for text of at least 18 points, or 14 in bold"
    case .flash, .redFlash: "WCAG allows three flashes in one second, or a smaller area"
    case .reducedMotion:
      "read appearance.reducedMotion there, or write reducedMotion: keep beside a motion that is essential"
    case .targetSize: "make it at least 44 × 44 points, or put it into a larger layer that is touched instead"
    }
  }

  /// The appearances with their times, such as `dark, 0.4–0.9 s; light, 0.4 s`.
  package var occurrences: String {
    let shown = places.prefix(Self.maximumPlaceCount).map { "\($0.appearance), \(Self.text(of: $0.times))" }
    let others = places.count - shown.count
    return shown.joined(separator: "; ") + (others > 0 ? "; and \(others) more" : "")
  }

  private static let maximumPlaceCount = 4

  private static func text(of times: ClosedRange<Double>) -> String {
    func seconds(_ time: Double) -> String { ((time * 100).rounded() / 100).plainText }
    let (first, last) = (seconds(times.lowerBound), seconds(times.upperBound))
    return first == last ? "\(first) s" : "\(first)–\(last) s"
  }

  /// Returns the finding as a warning about a scene file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - sourceLine: The line of the file that defines the layer.
  /// - Returns: The warning.
  package func diagnostic(path: String, sourceLine: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, file: path, line: line, column: column, length: length,
      message: "\(message) (\(occurrences))", hint: hint, sourceLine: sourceLine)
  }

  /// The finding as a result of SARIF, without its location in a file.
  package var properties: JSONValue {
    .array(
      places.map { place in
        var entries: [(key: String, value: JSONValue)] = [
          ("appearance", .string(place.appearance)), ("from", .number(Self.rounded(place.times.lowerBound))),
          ("to", .number(Self.rounded(place.times.upperBound))),
        ]
        if let frame = place.frame {
          entries.append(
            ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Self.rounded($0)) })))
        }
        if !place.measured.isEmpty { entries.append(("measured", .string(place.measured))) }
        return .object(entries)
      })
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
