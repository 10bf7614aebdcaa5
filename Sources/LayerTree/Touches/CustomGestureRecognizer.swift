/// A recognizer without its own logic: ``GestureRecognizer/onTouches`` inspects the touches and changes the state.
package final class CustomGestureRecognizer: GestureRecognizer {
  /// Creates a recognizer.
  ///
  /// - Parameter action: Called when the gesture begins, changes, and ends.
  package override init(_ action: @escaping (GestureRecognizer) throws -> Void) { super.init(action) }
}
