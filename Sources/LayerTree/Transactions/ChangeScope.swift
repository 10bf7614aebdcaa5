/// What is in force while a block of changes runs: a transaction, or a view animation.
protocol ChangeScope: AnyObject {
  /// What explicit animations last that give no duration.
  var defaultDuration: Double? { get }

  /// Who waits for the animations that are added meanwhile.
  var completionGroup: CompletionGroup? { get }

  /// Whether it answers changes of that layer; one that doesn't leaves them to the scope around.
  func applies(to layer: Layer) -> Bool

  /// Answers a change of a layer's model, with an animation or without.
  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage)
}

extension ChangeScope {
  /// It answers changes of every layer.
  func applies(to layer: Layer) -> Bool { true }
}
