import Encodings
import Flipbook

/// The location of a problem in a scene file.
package struct SceneLocation: Hashable, Sendable {
  /// The path of the file, as given.
  package let file: String
  /// The line, from 1; nil for the whole file.
  package let line: Int?
  /// The column, from 1; nil for the whole line.
  package let column: Int?
  /// A description of the problem.
  package let message: String

  /// Returns the locations of a verdict's problems; empty if there are none, or if there is no scene file.
  ///
  /// For an invalid scene, these are the locations of its errors; for a scene that differs, the line that names the
  /// first changed layer.
  package static func all(for verdict: GoldenVerdict) -> [SceneLocation] {
    switch verdict.outcome {
    case .passed, .recorded: return []
    case .failed(.render(let error)):
      if case .scene(let error) = error.reason {
        return error.diagnostics.map { diagnostic in
          SceneLocation(
            file: diagnostic.file, line: diagnostic.line > 0 ? diagnostic.line : nil,
            column: diagnostic.column > 0 ? diagnostic.column : nil,
            message: diagnostic.message + (diagnostic.hint.map { " (\($0))" } ?? ""))
        }
      }
    case .different, .missing, .failed: break
    case .orphan:
      // An orphan may have no scene, so the location is the golden's manifest.
      return [
        SceneLocation(
          file: "\(verdict.folder)/\(StoredGolden.manifestName)", line: nil, column: nil,
          message: verdict.lines.joined(separator: "\n"))
      ]
    }
    guard let scene = verdict.scene else { return [] }
    let message = verdict.lines.joined(separator: "\n")
    guard case .different(let comparison, _) = verdict.outcome, let layer = comparison.changes.first?.layer,
      let bytes = FileSystem.contents(of: scene)
    else { return [SceneLocation(file: scene, line: nil, column: nil, message: message)] }
    let place = position(ofLayer: layer, in: String(decoding: bytes, as: UTF8.self))
    return [SceneLocation(file: scene, line: place?.line, column: place?.column, message: message)]
  }

  /// Returns the line and column, from 1, of a layer's name in a scene's text; nil if the layer comes from a component
  /// or a data row.
  ///
  /// - Parameters:
  ///   - path: The dot-separated names of the layers, from the outermost inward.
  ///   - text: The scene's text.
  /// - Returns: The first position that names the layer or its innermost named ancestor.
  static func position(ofLayer path: String, in text: String) -> (line: Int, column: Int)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The scene doesn't name a layer inside a component, but it names an ancestor.
    for name in path.split(separator: ".").reversed() {
      for (index, line) in lines.enumerated() {
        if let column = column(ofName: name, in: line) { return (index + 1, column) }
      }
    }
    return nil
  }

  /// Returns the column of a name that is the value of a key in a line, quoted or not.
  private static func column(ofName name: Substring, in line: Substring) -> Int? {
    var rest = line[...]
    while let range = rest.firstRange(of: name) {
      let before = line[..<range.lowerBound].drop { $0 == " " }
      let quote = before.last.flatMap { "'\"".contains($0) ? $0 : nil }
      let key = (quote == nil ? before : before.dropLast()).reversed().drop { $0 == " " }
      let after = line[range.upperBound...]
      let isEnd = after.first.map { quote == nil ? ",} \r#".contains($0) : $0 == quote } ?? (quote == nil)
      if key.first == ":", !before.hasPrefix("#"), isEnd {
        return line.distance(from: line.startIndex, to: range.lowerBound) + 1
      }
      rest = line[range.upperBound...]
    }
    return nil
  }
}

extension SceneLocation {
  func json(in root: ReportRoot) -> JSONValue {
    var entries: [(key: String, value: JSONValue)] = [("file", .string(root.relative(file)))]
    if let line { entries.append(("line", .number(Double(line)))) }
    if let column { entries.append(("column", .number(Double(column)))) }
    return .object(entries + [("message", .string(message))])
  }
}
