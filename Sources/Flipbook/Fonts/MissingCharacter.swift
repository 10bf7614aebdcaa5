public import LayerTree
public import Typography

/// A character in a layer's text that no font has; it is shown as the missing-character glyph.
public struct MissingCharacter: Hashable, Sendable {
  /// The names of the layers, back to front.
  public var layers: [String]
  /// The character.
  public var character: Character

  /// Creates a record of a missing character.
  public init(layers: [String], character: Character) {
    self.layers = layers
    self.character = character
  }

  /// Returns the characters in the texts of a stage that no font has, each once, back to front.
  ///
  /// - Throws: ``RenderError`` when no font is found.
  public static func all(on stage: Stage, fonts: FontLibrary) throws(RenderError) -> [MissingCharacter] {
    var found: [MissingCharacter] = []
    var places: [Character: Int] = [:]
    try stage.forEachText { (layer, text) throws(FontError) in
      for character in try fonts.missingCharacters(of: text) {
        let place = places[character] ?? found.count
        if place == found.count { found.append(MissingCharacter(layers: [], character: character)) }
        places[character] = place
        if found[place].layers.last != layer.name { found[place].layers.append(layer.name) }
      }
    }
    return found
  }
}

extension MissingCharacter: CustomStringConvertible {
  /// The message for the author of the scene.
  public var description: String {
    let names = layers.filter { !$0.isEmpty }
    let place =
      switch names.count {
      case 0: ""
      case 1: "layer ‘\(names[0])’: "
      default: "‘\(names[0])’ … ‘\(names[names.count - 1])’, \(names.count) layers: "
      }
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xfe0f }
    let remedy = isEmoji ? ": \(FontLibrary.emojiRemedy)" : ""
    return "\(place)no font has the character ‘\(character)’ (\(codes.joined(separator: " ")))\(remedy)"
  }
}
