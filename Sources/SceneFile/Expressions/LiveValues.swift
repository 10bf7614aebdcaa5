/// Values that change while a scene plays, for expressions to use.
protocol LiveValues {
  /// The value of a state, of the time, or of a layer's property; nil when nothing is called so.
  ///
  /// - Parameters:
  ///   - parts: The name, its parts once separated by dots.
  ///   - isPresented: Whether what is seen of a layer is meant, rather than its model.
  func value(_ parts: [String], isPresented: Bool) -> ExpressionValue?

  /// The names of states, for messages.
  var names: [String] { get }
}
