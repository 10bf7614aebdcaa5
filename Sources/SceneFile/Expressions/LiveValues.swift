/// Values that change while a scene plays, for expressions to use.
protocol LiveValues: AnyObject {
  /// The value of a state, of the time, or of a layer's property.
  ///
  /// - Parameters:
  ///   - parts: The name, its parts once separated by dots.
  ///   - isPresented: Whether what is seen of a layer is meant, rather than its model.
  /// - Returns: The value, or nil when nothing is called so.
  func value(_ parts: [String], isPresented: Bool) -> ExpressionValue?

  /// How what these steps complete has ended; nil outside of completions.
  var finished: Bool? { get set }

  /// The names of states, for messages.
  var names: [String] { get }
}
