/// The values of the property `text-transform` that change the case of letters (CSS Text Module Level 3, section 2.1).
///
/// Mappings are Unicode's full case mappings, with the dotted and dotless i of Turkish and Azeri (`SpecialCasing.txt`).
enum TextCase: String {
  case none, capitalize, uppercase, lowercase

  /// Creates a case from a property value; nil for an invalid value.
  ///
  /// `full-width` and `full-size-kana` are valid, but have no effect.
  init?(property value: String) {
    let words = value.words
    let others = words.filter { !["full-width", "full-size-kana"].contains($0) }
    guard !words.isEmpty, others.count <= 1, Set(words).count == words.count else { return nil }
    guard let first = others.first else {
      self = .none
      return
    }
    guard let known = TextCase(rawValue: first), known != .none || words.count == 1 else { return nil }
    self = known
  }

  /// Returns true if a property value includes a width, which is not supported.
  static func isUnsupported(_ value: String) -> Bool { value.hasPrefix("full-") || value.contains(" full-") }

  /// Returns the characters that replace a character of a text.
  ///
  /// - Parameters:
  ///   - index: The index of the character.
  ///   - text: The characters of the whole text, since mappings depend on the neighbors.
  ///   - language: The language in lowercase, such as `tr`.
  /// - Returns: One or more characters.
  func mapped(_ index: Int, of text: [Character], language: String = "") -> String {
    let character = text[index]
    if Self.hasDotlessI.contains(language), let letter = turkic(index, of: text) { return letter }
    switch self {
    case .none: return String(character)
    case .uppercase: return character.uppercased()
    case .lowercase: return Self.isFinalSigma(index, of: text) ? Self.finalSigma(character) : character.lowercased()
    case .capitalize:
      return Self.beginsWord(index, of: text) ? Self.titlecased(character) : String(character)
    }
  }

  private static let hasDotlessI: Set = ["tr", "az"]

  /// Returns true for a language whose own rules are not supported: Greek without accents, the Dutch IJ, and Lithuanian
  /// dots.
  static func isUnsupported(language: String) -> Bool { ["el", "nl", "lt"].contains(language) }

  /// Returns the replacement for an i or I in Turkish and Azeri; nil for other characters.
  private func turkic(_ index: Int, of text: [Character]) -> String? {
    let raises = self == .uppercase || self == .capitalize && Self.beginsWord(index, of: text)
    switch text[index] {
    case "i": return raises ? "İ" : nil
    case "I": return self == .lowercase ? "ı" : nil
    case "İ": return self == .lowercase ? "i" : nil
    default: return nil
    }
  }

  private static func titlecased(_ character: Character) -> String {
    guard let first = character.unicodeScalars.first else { return "" }
    return first.properties.titlecaseMapping + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
  }

  /// Returns true if a character is the first letter or number of a word.
  ///
  /// Apostrophes and underscores between letters don't end words, as in Chromium.
  private static func beginsWord(_ index: Int, of text: [Character]) -> Bool {
    guard isWordCharacter(text[index]) else { return false }
    guard index > 0 else { return true }
    if isWordCharacter(text[index - 1]) { return false }
    let isJoined = text[index - 1] == "_" || index > 1 && isWordCharacter(text[index - 2])
    return !(isJoined && ["'", "’", "_"].contains(text[index - 1]))
  }

  private static func isWordCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// The condition `Final_Sigma` (The Unicode Standard, section 3.13): a sigma after a letter and not before one.
  private static func isFinalSigma(_ index: Int, of text: [Character]) -> Bool {
    guard text[index].unicodeScalars.first == "Σ" else { return false }
    func hasLetter(_ characters: some Sequence<Character>) -> Bool {
      characters.first { !["'", "’", ".", "·", ":"].contains($0) }?.isCased ?? false
    }
    return hasLetter(text[..<index].reversed()) && !hasLetter(text[(index + 1)...])
  }

  private static func finalSigma(_ character: Character) -> String {
    "ς" + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
  }
}
