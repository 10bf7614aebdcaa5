/// The orientation of a character in vertical text (Unicode Standard Annex 50).
package enum VerticalOrientation: Sendable {
  /// Upright, as on a horizontal line.
  case upright
  /// Rotated clockwise by 90°.
  case rotated

  /// Creates the orientation of a single character.
  package init(_ scalar: Unicode.Scalar) {
    self = UnicodeTables.value(of: scalar.value, in: UnicodeTables.upright) == 1 ? .upright : .rotated
  }
}
