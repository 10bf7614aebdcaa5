/// An image with its final codes, before the color table is chosen that it is written with.
struct GIFCodedImage: Sendable {
  /// The color table that the symbols of the codes refer to.
  let table: GIFTable
  /// The LZW codes.
  let codes: GIFCodes
  /// The display time in hundredths of a second.
  let centiseconds: Int
  /// The treatment of the image's rectangle before the next image is drawn.
  let disposal: GIFWriter.Disposal
  /// True if some canvas pixels are transparent at some time: without a transparent index, some players show a color
  /// there.
  let hasClear: Bool
}
