import Encodings
import Flipbook

/// A place in a scene file that a problem is about.
package struct SceneLocation: Hashable, Sendable {
  /// The file, as it was named.
  package let file: String
  /// The line, from 1; nil for the whole file.
  package let line: Int?
  /// The column, from 1; nil for the whole line.
  package let column: Int?
  /// The problem there.
  package let message: String

  /// The places that a verdict is about; empty if nothing is wrong, or there is no scene file.
  ///
  /// For a broken scene these are the places of its errors; for a scene that differs, the line that names the first
  /// changed layer.
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
      // The scene is missing, but not the golden.
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

  /// The line and column, from 1, of a layer's name in a scene's text; nil if a component or a data row made it.
  ///
  /// - Parameters:
  ///   - path: The names of the layers from the outermost on, with points between.
  ///   - text: The scene's text.
  /// - Returns: The first position that names the layer, or its innermost named ancestor.
  static func position(ofLayer path: String, in text: String) -> (line: Int, column: Int)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A layer inside a component is not named where the scene uses it, but an ancestor is.
    for name in path.split(separator: ".").reversed() {
      for (index, line) in lines.enumerated() {
        if let column = column(ofName: name, in: line) { return (index + 1, column) }
      }
    }
    return nil
  }

  /// The column of the name as the value of a key in a line, quoted or not.
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
