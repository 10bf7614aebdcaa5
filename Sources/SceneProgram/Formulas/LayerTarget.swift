/// The layer of a step.
package enum LayerTarget: Sendable {
  case layer(Int)
  /// A layer that is selected by an index while the scene plays.
  case chosen(ChosenLayer)
}

/// A layer that is selected by an index while the scene plays, as in `row(open).opacity`.
package struct ChosenLayer: Sendable {
  /// The target in source form.
  package let text: String
  /// The components of the target, including its key path.
  package let name: IndexedName

  package init(text: String, name: IndexedName) {
    self.text = text
    self.name = name
  }
}
