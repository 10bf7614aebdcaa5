/// A character of a text, with the properties from the elements around it.
struct TextCharacter {
  var character: Character
  /// The element whose properties it has, by its place in the list of these.
  var styleIndex: Int
  // Its position or offset, if specified.
  var x: Double?
  var y: Double?
  var dx = 0.0
  var dy = 0.0
  /// The rotation, in degrees.
  var rotation = 0.0
  /// The path that it is on, by its place in the list of these.
  var textPath: Int?

  /// True if the character has an explicit position and begins a new text chunk.
  var isPlaced: Bool { x != nil || y != nil }
}
