package import Geometry
package import LayerTree
package import Pixels

/// A glyph that has colors of its own: an emoji.
package struct GlyphPicture: Sendable {
  /// The layer that shows it, in units of the em, the origin on the baseline, y downwards.
  package let layer: LayerDescription
  /// The layer's snapshot, for painting.
  package let nodes: [Snapshot.Node]
  /// The bitmap that the layers refer to, if the font stores one.
  package let bitmap: (reference: ImageReference, pixels: Bitmap)?

  /// Makes an image from a layer, in units of the em.
  init(_ layer: LayerDescription, bitmap: (reference: ImageReference, pixels: Bitmap)? = nil) {
    self.layer = layer
    let stage = Stage(size: Size(1, 1), background: .clear)
    stage.root.addSublayer(layer.makeLayer())
    nodes = stage.snapshot().nodes
    self.bitmap = bitmap
  }

  private static let scheme = "glyph:"

  /// The name of a face's image for a glyph; any library can look it up.
  static func name(of glyph: UInt32, in face: String) -> String { "\(scheme)\(glyph):\(face)" }

  /// The pixels of a named image; nil for other names, or when the font is missing.
  static func pixels(named name: String) -> Bitmap? {
    let parts = name.dropFirst(scheme.count).split(separator: ":", maxSplits: 1)
    guard name.hasPrefix(scheme), parts.count == 2, let glyph = UInt32(parts[0]),
      let mark = parts[1].lastIndex(of: "#"), let index = Int(parts[1][parts[1].index(after: mark)...])
    else { return nil }
    let file = FontFile.faces(in: String(parts[1][..<mark]), .system).first { $0.index == index }
    return file.flatMap { FontFace.read($0, style: FontStyle(TextContent())) }?
      .picture(of: glyph, foreground: .black)?.bitmap?.pixels
  }
}
