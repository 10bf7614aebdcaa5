package import SceneProgram

/// Resolves the names of values that change while a scene plays.
package protocol LiveValues: AnyObject {
  /// Returns a reference to a state, the time, or a layer's property.
  ///
  /// - Parameters:
  ///   - parts: The components of the name between dots.
  ///   - layer: The layer of `self`, where the outward search for names starts; nil outside components.
  ///   - isPresented: True for the presentation value of a layer's property, false for its model value.
  ///   - failure: The error if the value does not exist when it is evaluated.
  /// - Returns: The reference; nil if there is no such name.
  func reading(
    _ parts: [String], from layer: Int?, isPresented: Bool, otherwise failure: Formula.Failure
  ) -> Formula.Kind?

  /// Returns true if there is an interaction with a name.
  func hasInteraction(_ name: String) -> Bool

  /// True if the animation of the current completion steps ran to its end; nil outside completions.
  var finished: Bool? { get set }

  /// The values of the event that the current steps handle; nil outside handlers.
  var event: EventValues? { get set }

  /// The layers that have been read so far.
  var directory: LayerDirectory { get }

  /// The values that formulas read from the scene; nil while expressions are constant.
  var values: SceneValues? { get }

  /// The names of states and of an event's values, for messages.
  var names: [String] { get }
}

extension SceneValues: LiveValues {
  package var values: SceneValues? { self }
}
