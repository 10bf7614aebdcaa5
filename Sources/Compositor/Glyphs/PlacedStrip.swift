/// A strip and how far it is moved from where it was, or is to be, written down.
struct PlacedStrip {
  let strip: CoverageStrip
  /// To the right, in pixels; a multiple of four.
  let dx: Int
  /// Downwards, in pixels.
  let dy: Int
}
