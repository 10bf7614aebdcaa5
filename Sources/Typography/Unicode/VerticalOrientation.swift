/// The orientation of a character in vertical text (Unicode Standard Annex 50).
package enum VerticalOrientation: Sendable {
  /// As on a horizontal line.
  case upright
  /// Turned to the right by 90°.
  case rotated

  /// The orientation of a single character.
  package init(_ scalar: Unicode.Scalar) {
    self = UnicodeTables.value(of: scalar.value, in: UnicodeTables.upright) == 1 ? .upright : .rotated
  }
}
