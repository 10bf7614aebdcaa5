import Locks

/// The pixel layout that all files of a sequence share, given the images so far: programs that read a sequence use the
/// first file's layout for all.
final class PNGSharedLayout: Sendable {
  private let state: Locked<PNGNeeds>

  /// Creates a layout with the requirements that are known before the first image.
  init(_ needs: PNGNeeds = []) { state = Locked(needs) }

  /// The requirements of all images so far.
  var needs: PNGNeeds { state.withLock { $0 } }

  /// Adds the requirements of an image.
  ///
  /// - Returns: The requirements of all images so far.
  func add(_ needs: PNGNeeds) -> PNGNeeds {
    state.withLock { state in
      state.formUnion(needs)
      return state
    }
  }
}
