/// A character of a text, with the properties that its ancestor elements give it.
struct TextCharacter {
  var character: Character
  /// The index in ``TextReader/sources`` of the element that contains the character.
  var styleIndex: Int
  // The absolute position or relative offset in pixels; nil if it is not specified.
  var x: Double?
  var y: Double?
  var dx = 0.0
  var dy = 0.0
  /// The rotation, in degrees.
  var rotation = 0.0
  /// The index in ``TextReader/textPaths`` of the path that the character is on; nil for none.
  var textPath: Int?

  /// True if the character has an absolute position and so begins a new text chunk.
  var isPlaced: Bool { x != nil || y != nil }
}
