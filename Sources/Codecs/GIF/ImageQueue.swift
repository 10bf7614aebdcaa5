import Locks

/// Hands out the images of a window in order to concurrent workers, and tracks the progress of each.
final class ImageQueue: Sendable {
  private struct State {
    var next = 0
    /// The index of the first image that may be unfinished.
    var firstOpen = 0
  }

  private let state = Locked(State())
  private let images: [RowProgress]
  private let height: Int

  /// Creates a queue of `count` images on a canvas of the given height.
  init(count: Int, height: Int) {
    images = (0..<count).map { _ in RowProgress() }
    self.height = height
  }

  /// Returns the index of the next image to encode; nil if there are no more.
  func take() -> Int? {
    state.withLock { state in
      guard state.next < images.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Marks all rows of an image above a row as finished.
  func reach(_ row: Int, of image: Int) { images[image].reach(row) }

  /// Waits until all preceding images have finished the rows above a row.
  func wait(for row: Int, before image: Int) async {
    let firstOpen = state.withLock { state in
      while state.firstOpen < image, images[state.firstOpen].hasReached(height) { state.firstOpen += 1 }
      return state.firstOpen
    }
    // Meanwhile, another worker may have advanced the index beyond this image.
    for index in min(firstOpen, image)..<image { await images[index].wait(for: row, of: height) }
  }
}
