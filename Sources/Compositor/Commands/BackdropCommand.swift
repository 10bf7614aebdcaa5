/// Fills an outline with what is there, filtered.
struct BackdropCommand {
  var area: PaintedArea
  /// The index of the list's backdrop.
  var backdrop: Int
}
