import CFontconfig

/// A fallback face, with the set of characters that it has.
///
/// Unchecked because of the pointer; sound because the set of characters is never changed, and fontconfig counts
/// references to it atomically.
@safe final class FallbackFont: @unchecked Sendable {
  let file: FontFile
  private let characters: OpaquePointer

  /// Creates a fallback from a fontconfig pattern; nil if its face is unusable.
  @unsafe init?(_ pattern: OpaquePointer) {
    var characters: OpaquePointer?
    guard let file = unsafe FontFile(pattern),
      unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
      let own = unsafe FcCharSetCopy(characters)
    else { return nil }
    self.file = file
    unsafe self.characters = own
  }

  deinit { unsafe FcCharSetDestroy(characters) }

  func has(_ scalar: UInt32) -> Bool { unsafe FcCharSetHasChar(characters, scalar) != 0 }
}
