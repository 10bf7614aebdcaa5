package import Geometry
package import LayerTree
package import Pixels

/// The image of a color glyph, such as an emoji.
package struct GlyphImage: Sendable {
  /// The layer that shows the image, in em units, with the origin on the baseline and y down.
  package let layer: LayerDescription
  /// The layer's snapshot, for painting.
  package let nodes: [Snapshot.Node]
  /// The bitmap that the layers refer to; nil if the font doesn't store one.
  package let bitmap: (reference: ImageReference, pixels: Bitmap)?

  /// Creates an image from a layer in em units.
  init(_ layer: LayerDescription, bitmap: (reference: ImageReference, pixels: Bitmap)? = nil) {
    self.layer = layer
    let stage = Stage(size: Size(1, 1), background: .clear)
    stage.root.addSublayer(layer.makeLayer())
    nodes = stage.snapshot().nodes
    self.bitmap = bitmap
  }

  private static let scheme = "glyph:"

  /// Returns the name of a face's image for a glyph, which any library can look up.
  static func name(of glyph: UInt32, in face: String) -> String { "\(scheme)\(glyph):\(face)" }

  /// Returns the pixels of a named image; nil for other names, or if the font is missing.
  static func pixels(named name: String) -> Bitmap? {
    let parts = name.dropFirst(scheme.count).split(separator: ":", maxSplits: 1)
    guard name.hasPrefix(scheme), parts.count == 2, let glyph = UInt32(parts[0]),
      let mark = parts[1].lastIndex(of: "#"), let index = Int(parts[1][parts[1].index(after: mark)...])
    else { return nil }
    let file = FontFile.faces(in: String(parts[1][..<mark]), .system).first { $0.index == index }
    return file.flatMap { FontFace.read($0, style: FontStyle(TextContent())) }?
      .image(of: glyph, foreground: .black)?.bitmap?.pixels
  }
}
