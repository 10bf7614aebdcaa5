public import LayerTree

extension Layer {
  /// Adds a gesture recognizer to this layer and its descendants, like ``addGestureRecognizer(_:)``.
  public func add(_ recognizer: GestureRecognizer) { addGestureRecognizer(recognizer) }
}
