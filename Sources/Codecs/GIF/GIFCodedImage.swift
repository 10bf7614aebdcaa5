/// An image whose codes are known, but not the table that it is written with.
struct GIFCodedImage: Sendable {
  /// The table that the codes' symbols number.
  let table: GIFTable
  /// The codes.
  let codes: GIFCodes
  /// The display time in hundredths of a second.
  let centiseconds: Int
  /// The disposal: the treatment of the frame's rectangle before the next image.
  let disposal: GIFWriter.Disposal
  /// True if pixels are clear at some time: players that know of no number for them show a color instead.
  let hasClear: Bool
}
