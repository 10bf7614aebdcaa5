import Locks

/// The pixel layout that all files of a sequence share, as far as their images are known: programs that read a sequence
/// use the first file's layout for all.
final class PNGSharedLayout: Sendable {
  private let state: Locked<PNGNeeds>

  /// Begins with the needs known before the first image.
  init(_ needs: PNGNeeds = []) { state = Locked(needs) }

  /// The demands of all images so far.
  var needs: PNGNeeds { state.withLock { $0 } }

  /// Adds the demands of an image.
  ///
  /// - Returns: The needs of all images so far.
  func add(_ needs: PNGNeeds) -> PNGNeeds {
    state.withLock { state in
      state.formUnion(needs)
      return state
    }
  }
}
