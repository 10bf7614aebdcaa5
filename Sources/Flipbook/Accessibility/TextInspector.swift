import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// Finds texts that do not fit their layers, and texts that overlap.
struct TextInspector {
  let fonts: FontLibrary
  private var fits: [Key: String?] = [:]

  /// Everything that decides whether a text fits.
  private struct Key: Hashable {
    let text: TextContent
    let size: Size
  }

  init(fonts: FontLibrary) { self.fonts = fonts }

  /// Adds the sightings of a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - sightings: The sightings so far.
  ///   - areVisible: Returns true if both texts of a pair are painted in a rectangle.
  mutating func look(
    at frame: InspectedFrame, _ sightings: inout Sightings, areVisible: (_ first: Int, _ second: Int, Rect) -> Bool
  ) {
    let texts = frame.texts.filter { !frame.isFading[$0] }
    for index in texts {
      let properties = frame.snapshot.nodes[index].properties
      guard case .text(let text) = properties.content, let problem = problem(of: text, in: properties.bounds) else {
        continue
      }
      sightings.add(
        .init(rule: .textCut, layer: frame.paths[index]), at: frame.time, severity: frame.opacities[index],
        in: frame.box(of: properties.bounds, in: index), measured: problem)
    }
    // Texts that dissolve into each other are in the same place on purpose.
    let solid = texts.filter { frame.opacities[$0] > 0.5 }
    let areas = solid.map { frame.box(of: frame.textArea(of: $0, fonts), in: $0) }
    for first in solid.indices {
      for second in solid.indices.dropFirst(first + 1) {
        let both = areas[first].intersection(areas[second])
        guard both.width >= Self.smallestOverlap, both.height >= Self.smallestOverlap,
          frame.paths[solid[first]] != frame.paths[solid[second]], areVisible(solid[first], solid[second], both)
        else { continue }
        let other = frame.paths[solid[second]]
        sightings.add(
          .init(rule: .textOverlap, layer: frame.paths[solid[first]], other: other), at: frame.time,
          severity: both.width * both.height, in: both,
          measured: "‘\(other.split(separator: ".").last ?? "")’")
      }
    }
  }

  /// The width and height from which on an overlap is one, in points; the boxes of texts contain some space.
  private static let smallestOverlap = 3.0

  /// Returns the reason why a text does not fit; nil if it fits.
  private mutating func problem(of text: TextContent, in bounds: Rect) -> String? {
    var plain = text
    plain.textColor = .black
    let key = Key(text: plain, size: bounds.size)
    if let known = fits[key] { return known }
    let problem = findProblem(of: text, in: bounds)
    fits[key] = problem
    return problem
  }

  private func findProblem(of text: TextContent, in bounds: Rect) -> String? {
    let area = text.area(in: bounds)
    guard area.width > 0, area.height > 0 else { return nil }
    var whole = text
    whole.numberOfLines = 0
    whole.truncation = .none
    // Text may shrink as far as its layer allows.
    if text.minimumScaleFactor > 0, text.minimumScaleFactor < 1 {
      whole.fontSize *= text.minimumScaleFactor
      whole.lineHeight = text.lineHeight.map { $0 * text.minimumScaleFactor }
      whole.minimumScaleFactor = 0
    }
    let isSingleLine = text.numberOfLines == 1
    guard let needed = try? fonts.size(of: whole, width: isSingleLine ? .infinity : area.width) else { return nil }
    if needed.width > area.width + Self.tolerance {
      return "it is \(Self.plain(needed.width)) points wide, and its layer \(Self.plain(area.width))"
    }
    if text.numberOfLines > 1 {
      var limited = whole
      limited.numberOfLines = text.numberOfLines
      if let allowed = try? fonts.size(of: limited, width: area.width), needed.height > allowed.height + Self.tolerance
      {
        return "it needs more than \(text.numberOfLines) lines"
      }
    }
    // The lines of a font are higher than its letters.
    guard needed.height > area.height + max(Self.tolerance, whole.fontSize * 0.3) else { return nil }
    return "it is \(Self.plain(needed.height)) points high, and its layer \(Self.plain(area.height))"
  }

  /// The excess of a text over its layer that is tolerated, in points.
  private static let tolerance = 1.0

  private static func plain(_ length: Double) -> String { length.rounded().plainText }
}
