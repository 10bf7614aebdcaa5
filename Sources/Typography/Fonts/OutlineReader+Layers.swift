import CFreeType
import Geometry
import LayerTree

/// Glyphs composed of colored outlines, from versions 0 and 1 of the table `COLR`.
extension OutlineReader {
  /// Returns the image of a glyph; nil if the font has none.
  mutating func readLayers(of glyph: UInt32, foreground: Color) -> GlyphImage? {
    let palette = self.palette
    var paint = unsafe FT_OpaquePaint()
    var layer: LayerDescription?
    if unsafe FT_Get_Color_Glyph_Paint(face, glyph, FT_COLOR_NO_ROOT_TRANSFORM, &paint) != 0 {
      var reader = unsafe ColorPaintReader(
        unsafe face, palette: palette, foreground: foreground, unitsPerEm: unitsPerEm)
      layer = unsafe reader.layer(of: paint) { outline(of: $0) }
    } else {
      layer = flatLayers(of: glyph, palette: palette, foreground: foreground)
    }
    guard let layer else { return nil }
    var properties = LayerProperties()
    properties.transform = Transform3D(AffineTransform.scale(1 / unitsPerEm, -1 / unitsPerEm))
    return GlyphImage(LayerDescription(properties: properties, sublayers: [layer]))
  }

  /// Returns the colored outlines of version 0, one above the other.
  private mutating func flatLayers(of glyph: UInt32, palette: [Color], foreground: Color) -> LayerDescription? {
    var iterator = unsafe FT_LayerIterator()
    var (part, color) = (FT_UInt(0), FT_UInt(0))
    var layers: [LayerDescription] = []
    while layers.count < ColorPaintReader.maximumLayerCount,
      unsafe FT_Get_Color_Glyph_Layer(face, glyph, &part, &color, &iterator) != 0
    {
      let fill = color == 0xffff ? foreground : palette.indices.contains(Int(color)) ? palette[Int(color)] : .clear
      let path = outline(of: part).transformed(by: .scale(unitsPerEm, -unitsPerEm))
      layers.append(.filling(path, with: fill))
    }
    return layers.isEmpty ? nil : LayerDescription(sublayers: layers)
  }

  /// The colors of the font's first palette.
  private var palette: [Color] {
    var data = unsafe FT_Palette_Data()
    var entries: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(face, &data) == 0, unsafe FT_Palette_Select(face, 0, &entries) == 0,
      let entries = unsafe entries
    else { return [] }
    // Sound: the face states the number of entries of a palette, and the palette lives as long as the face.
    return unsafe (0..<Int(data.num_palette_entries)).map { index in
      let color = unsafe entries[index]
      return Color(
        red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
        alpha: Double(color.alpha) / 255)
    }
  }
}

extension LayerDescription {
  /// Returns a layer with a path filled with a color.
  static func filling(_ path: Path, with color: Color) -> LayerDescription {
    var shape = ShapeContent(path: path)
    shape.fillColor = color
    var properties = LayerProperties()
    properties.content = .shape(shape)
    return LayerDescription(properties: properties)
  }

  /// Returns a layer with a path filled with a gradient.
  static func filling(_ path: Path, with gradient: Gradient) -> LayerDescription {
    var shape = ShapeContent(path: path)
    shape.fillGradient = gradient
    var properties = LayerProperties()
    properties.content = .shape(shape)
    return LayerDescription(properties: properties)
  }
}
