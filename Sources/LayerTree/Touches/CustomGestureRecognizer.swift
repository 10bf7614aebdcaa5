/// Recognizes nothing by itself: ``GestureRecognizer/onTouches`` inspects the fingers, and changes the state.
package final class CustomGestureRecognizer: GestureRecognizer {
  /// Makes a recognizer.
  ///
  /// - Parameter action: Called when it begins, changes and ends.
  package override init(_ action: @escaping (GestureRecognizer) throws -> Void) { super.init(action) }
}
