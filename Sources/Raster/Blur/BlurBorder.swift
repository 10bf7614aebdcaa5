/// The pixels beyond the edges of a blurred picture.
package enum BlurBorder {
  /// Nothing.
  case clear
  /// The pixels at the edge, repeated.
  case extended
}
