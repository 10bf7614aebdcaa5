/// Puts back what was kept, so that all that was painted since is cut at the outline.
struct EndClipCommand {
  var area: PaintedArea
}
