/// Values that change while a scene plays, for expressions to use.
protocol LiveValues: AnyObject {
  /// The value of a state, of the time, or of a layer's property.
  ///
  /// - Parameters:
  ///   - parts: The name, its parts once separated by dots.
  ///   - layer: The layer that `self` is, from which names are searched outwards; nil outside of components.
  ///   - isPresented: Whether what is seen of a layer is meant, rather than its model.
  /// - Returns: The value, or nil when nothing is called so.
  func value(_ parts: [String], from layer: Int?, isPresented: Bool) -> ExpressionValue?

  /// How far an interaction is, from 0 to 1; nil when none is called so.
  var percentComplete: (String) -> Double? { get }

  /// How what these steps complete has ended; nil outside of completions.
  var finished: Bool? { get set }

  /// What the event tells whose handler these steps are in; nil outside of handlers.
  var event: EventValues? { get set }

  /// The layers, as far as they have been read.
  var directory: LayerDirectory { get }

  /// The names of states and of what an event tells, for messages.
  var names: [String] { get }
}
