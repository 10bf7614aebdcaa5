/// Keeps what an outline doesn't cover, in whole or in part, of what is there.
struct BeginClipCommand {
  var area: PaintedArea
  /// The index of the command that ends the clip.
  var end: Int
}
