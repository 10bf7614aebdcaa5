public import LayerTree
public import Typography

/// A character of a layer's text that no font has, so that the glyph for what is missing stands in its place.
public struct MissingCharacter: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The character.
  public var character: Character

  /// Makes a note of a character that no font has.
  public init(layer: String, character: Character) {
    self.layer = layer
    self.character = character
  }

  /// The characters in the texts of a stage that no font has, back to front; each character of a layer once.
  ///
  /// - Throws: ``RenderError`` when there is no font at all.
  public static func all(on stage: Stage, fonts: FontLibrary) throws(RenderError) -> [MissingCharacter] {
    var found: [MissingCharacter] = []
    try stage.forEachText { (layer, text) throws(FontError) in
      for character in try fonts.missingCharacters(of: text) {
        let missing = MissingCharacter(layer: layer.name, character: character)
        if !found.contains(missing) { found.append(missing) }
      }
    }
    return found
  }
}

extension MissingCharacter: CustomStringConvertible {
  /// One message for the person who wrote the scene.
  public var description: String {
    let place = layer.isEmpty ? "" : "layer ‘\(layer)’: "
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "\(place)no font has the character ‘\(character)’ (\(codes.joined(separator: " ")))"
  }
}
