package import SceneProgram

/// Resolves names of values that change while a scene plays.
package protocol LiveValues: AnyObject {
  /// Returns the reading of a state, the time, or a layer's property.
  ///
  /// - Parameters:
  ///   - parts: The name, its parts once separated by dots.
  ///   - layer: The layer of `self`, from which names are searched outward; nil outside of components.
  ///   - isPresented: Whether a layer's presentation is meant, rather than its model.
  ///   - failure: The message if there is nothing to read when it is evaluated.
  /// - Returns: The reading, or nil when nothing is called so.
  func reading(
    _ parts: [String], from layer: Int?, isPresented: Bool, otherwise failure: Formula.Failure
  ) -> Formula.Kind?

  /// Returns whether an interaction is called so.
  func hasInteraction(_ name: String) -> Bool

  /// True if the animation that these steps complete ran to its end; nil outside of completions.
  var finished: Bool? { get set }

  /// The values of the event that these steps handle; nil outside of handlers.
  var event: EventValues? { get set }

  /// The layers, as far as they have been read.
  var directory: LayerDirectory { get }

  /// The values that formulas read from the scene; nil while expressions are constant.
  var values: SceneValues? { get }

  /// The names of states and of an event's values, for messages.
  var names: [String] { get }
}

extension SceneValues: LiveValues {
  package var values: SceneValues? { self }
}
