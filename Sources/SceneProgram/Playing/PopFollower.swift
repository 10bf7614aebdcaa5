/// The steps that follow a Pop animation, as its `completionBlock` does, and the sequences that wait for it.
final class PopFollower {
  /// Called every time that the animation has run; a step that retargets it may put its own here.
  package var completion: ((_ finished: Bool) throws -> Void)?
  /// Called once.
  var waiters: [() throws -> Void] = []

  /// The animation has run, or was interrupted.
  package func complete(_ finished: Bool) throws {
    let waiters = waiters
    self.waiters = []
    try completion?(finished)
    for waiter in waiters { try waiter() }
  }
}
