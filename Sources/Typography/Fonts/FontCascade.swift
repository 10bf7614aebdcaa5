/// The faces that text is set in: a primary one, and fallbacks for characters that it lacks.
struct FontCascade {
  let primary: FontFace
  /// True if the requested family is missing.
  let isSubstitute: Bool
  let style: FontStyle
  let source: any FontSource

  /// Returns the face for a character of one or more scalars.
  ///
  /// A character missing from all fonts uses the primary face, and shows its glyph for missing characters, if any.
  func face(for character: ArraySlice<UInt32>) -> FontFace {
    let isEmoji = FontCascade.isEmoji(character)
    if !isEmoji, character.count == 1, let scalar = character.first, primary.has(scalar) { return primary }
    let visible = character.filter { !FontCascade.isIgnorable($0) }
    if visible.allSatisfy({ primary.has($0) }) {
      guard isEmoji, !primary.isColored else { return primary }
      let face = source.substitute(for: visible[...], style: style, isColored: true)
      return face.flatMap { face in face.isColored && visible.allSatisfy { face.has($0) } ? face : nil } ?? primary
    }
    return source.substitute(for: visible[...], style: style, isColored: isEmoji) ?? primary
  }

  /// Returns whether a character should be shown in color (Unicode Technical Standard 51, section 4).
  static func isEmoji(_ character: ArraySlice<UInt32>) -> Bool {
    if character.count == 1, let scalar = character.first, scalar < 0x231a { return false }
    if character.contains(0xfe0f) { return true }
    if character.contains(0xfe0e) { return false }
    return character.contains { Unicode.Scalar($0)?.properties.isEmojiPresentation == true }
  }

  /// Returns whether any font has every visible scalar of a character.
  func has(_ character: Character) -> Bool {
    let visible = character.unicodeScalars.map(\.value).filter { scalar in
      !FontCascade.isIgnorable(scalar) && Unicode.Scalar(scalar)?.properties.isWhitespace == false
    }
    let face = face(for: visible[...])
    return visible.allSatisfy { face.has($0) }
  }

  /// Returns whether a scalar only affects its neighbors' appearance, so no font needs to have it.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xad, let scalar = Unicode.Scalar(scalar) else { return scalar == 9 }
    return scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// A source of font faces.
protocol FontSource: Sendable {
  /// Returns the faces for a style.
  ///
  /// - Throws: ``FontError`` when no font is found.
  func cascade(for style: FontStyle) throws(FontError) -> FontCascade

  /// Returns the first fallback that has all of `scalars`, or at least the first scalar; nil if there is none.
  func substitute(for scalars: ArraySlice<UInt32>, style: FontStyle, isColored: Bool) -> FontFace?
}
