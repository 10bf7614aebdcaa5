/// A source of faces for texts.
protocol FontSource: Sendable {
  /// The faces for a style.
  ///
  /// - Throws: ``FontError`` when no font is found.
  func cascade(for style: FontStyle) throws(FontError) -> FontCascade

  /// The first substitute that has all of `scalars`, or at least the first scalar; nil if none has.
  func substitute(for scalars: ArraySlice<UInt32>, style: FontStyle, isColored: Bool) -> FontFace?
}
