import CFreeType
import Geometry
import LayerTree
import Pixels

/// Bitmap glyphs, from the tables `CBDT` and `sbix`.
extension OutlineReader {
  /// Returns the image of a glyph at the font's largest size; nil if it has none in color.
  func readBitmap(of glyph: UInt32) -> GlyphImage? {
    guard let strike = largestStrike, unsafe FT_Select_Size(face, FT_Int(strike)) == 0,
      unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      unsafe slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    else { return nil }
    let (width, height) = unsafe (Int(slot.pointee.bitmap.width), Int(slot.pointee.bitmap.rows))
    let perEm = Double(unsafe face.pointee.available_sizes[strike].y_ppem) / 64
    guard perEm > 0, Bitmap.canHold(width: width, height: height), width * height <= 1 << 24,
      let rows = unsafe slot.pointee.bitmap.buffer
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    let pitch = Int(unsafe slot.pointee.bitmap.pitch)
    for y in 0..<height {
      // Sound: FreeType's bitmap has `height` rows, `pitch` bytes apart, of `width` pixels with four bytes each; with a
      // negative pitch, the last row comes first.
      let row = unsafe rows + (pitch < 0 ? (height - 1 - y) * -pitch : y * pitch)
      for x in 0..<width {
        let alpha = unsafe row[x * 4 + 3]
        bitmap[x, y] = unsafe Pixel(
          red: min(row[x * 4 + 2], alpha), green: min(row[x * 4 + 1], alpha), blue: min(row[x * 4], alpha), alpha: alpha
        )
      }
    }
    let left = Double(unsafe slot.pointee.bitmap_left)
    let top = Double(unsafe slot.pointee.bitmap_top)
    let reference = ImageReference(
      name: GlyphImage.name(of: glyph, in: name), pixelWidth: width, pixelHeight: height)
    var properties = LayerProperties()
    properties.bounds = Rect(0, 0, Double(width) / perEm, Double(height) / perEm)
    properties.anchorPoint = .zero
    properties.position = Point(left / perEm, -top / perEm)
    properties.contents = reference
    return GlyphImage(LayerDescription(properties: properties), bitmap: (reference, bitmap))
  }

  /// The index of the largest bitmap size of the font.
  private var largestStrike: Int? {
    let count = Int(unsafe face.pointee.num_fixed_sizes)
    guard count > 0 else { return nil }
    return (0..<count).max { unsafe face.pointee.available_sizes[$0].y_ppem < face.pointee.available_sizes[$1].y_ppem }
  }
}
