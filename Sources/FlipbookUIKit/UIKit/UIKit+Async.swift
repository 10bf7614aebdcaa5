// Methods with a completion handler, as `async` methods: they return when the animation has ended.

extension UIViewPropertyAnimator {
  /// Waits for the end of the animation.
  ///
  /// - Returns: The position at which it ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }
}

extension UIViewController {
  /// Presents a view controller, and waits for the end of the animation.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) async {
    await withCheckedContinuation { continuation in
      present(viewControllerToPresent, animated: flag) { continuation.resume() }
    }
  }

  /// Dismisses the presented view controller, and waits for the end of the animation.
  public func dismiss(animated flag: Bool) async {
    await withCheckedContinuation { continuation in dismiss(animated: flag) { continuation.resume() } }
  }
}

extension UICollectionView {
  /// Inserts, deletes, and moves items together, and waits for the end of the animation.
  ///
  /// - Returns: True if the animation has run to its end.
  @discardableResult public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}
