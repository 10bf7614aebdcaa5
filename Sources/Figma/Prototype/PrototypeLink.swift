/// A way from one screen of a prototype to another.
struct PrototypeLink {
  /// The index of the screen that has the trigger.
  var from: Int
  /// The index of the destination; nil for the previous screen.
  var to: Int
  var trigger: FigmaInteraction.Trigger
  /// The number of the node that is touched.
  var node: Int
  var transition: FigmaTransition
  /// The names of the nodes that lead to the trigger.
  var trail: String
  var place: FigmaPlace
}
