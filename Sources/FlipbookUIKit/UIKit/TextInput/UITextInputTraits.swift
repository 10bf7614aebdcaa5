/// The appearance of a keyboard for a kind of text, `UIKeyboardType`; a stage has no keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The default.
  case `default`
  /// ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// URLs.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Email addresses.
  case emailAddress
  /// Numbers with a decimal point.
  case decimalPad
  /// Short messages.
  case twitter
  /// Searches.
  case webSearch
}

/// The title of the return key, `UIReturnKeyType`; a stage has no keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
}

/// The appearance of a keyboard, `UIKeyboardAppearance`; a stage has no keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// The correction of text, `UITextAutocorrectionType`; text is never corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default.
  case `default`
  /// Off.
  case no
  /// On.
  case yes
}

/// The capitalization of text, `UITextAutocapitalizationType`; text is never changed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Off.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// All characters.
  case allCharacters
}
