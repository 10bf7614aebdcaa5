import EmbeddedFiles
package import Geometry

/// The symbols that layers can show, with names in the style of SF Symbols and outlines from Phosphor.
package enum SymbolCatalog {
  /// The side length of the square that contains each outline.
  static let extent = 256.0
  /// The side length of that square, in points, per point of the accompanying font; capital letters and symbols then
  /// have about the same visual weight.
  static let sidePerPoint = 1.25
  /// The minimum weight for the bold outline; below it, the regular outline is closer.
  private static let minimumBoldWeight = 550.0

  /// The names, sorted.
  package static let names = lines.map { String($0[0]) }

  /// Returns the outline of a symbol.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - weight: The weight of the accompanying font, from 1 to 1000. Filled forms have one weight.
  /// - Returns: The outline, in a square of ``extent`` units; nil if there is no such symbol.
  package static func outline(of name: String, weight: Double) -> Path? {
    guard let line = lines.first(where: { $0[0] == name }), line.count > 1 else { return nil }
    return try? PathData.path(String(weight < minimumBoldWeight ? line[1] : line[line.count - 1]))
  }

  /// The fields of each line of the catalog.
  private static let lines = EmbeddedFile.symbols.flatMap { file in
    file.text.split(separator: "\n").map { $0.split(separator: "\t") }
  }
}
