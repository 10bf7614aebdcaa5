/// What lies beyond the edges of a picture that is blurred.
enum BlurBorder {
  /// Nothing.
  case clear
  /// The pixels at the edge, over and over.
  case extended
}
