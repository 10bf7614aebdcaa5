/// Fills an outline with a picture.
struct ImageCommand {
  var area: PaintedArea
  /// The index of the list's image.
  var image: Int
}
