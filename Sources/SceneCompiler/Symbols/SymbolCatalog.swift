import CSymbols
package import Geometry

/// The symbols that layers can show, by names in the style of SF Symbols; their outlines are Phosphor's.
package enum SymbolCatalog {
  /// The side of the square that outlines are drawn in.
  static let extent = 256.0
  /// The side of that square for each point of a font that a symbol goes with; capital letters and symbols are about
  /// equally heavy then.
  static let sidePerPoint = 1.25
  /// The weight from which the bold outline is nearer than the regular one.
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
  private static let lines: [[Substring]] = {
    let text = unsafe symbolOutlines()
    // Sound: the bytes are constants of the program.
    let bytes = unsafe UnsafeBufferPointer(start: text.bytes, count: text.count)
    return unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "\t") }
  }()
}
