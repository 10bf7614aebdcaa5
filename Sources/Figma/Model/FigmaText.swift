import LayerTree

/// The text of a node.
struct FigmaText {
  var content = TextContent()
  /// True if the box grows with the text, so that lines end only where the text has breaks.
  var growsInWidth = false
  /// The text's paints, except for runs with their own.
  var paints: [FigmaPaint] = []
}
