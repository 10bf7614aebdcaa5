import Locks

/// Hands out the images of a window in order to concurrent workers, and tracks the progress of each.
final class ImageQueue: Sendable {
  private struct State {
    var next = 0
    /// All images before this one are done.
    var firstOpen = 0
  }

  private let state = Locked(State())
  private let images: [RowProgress]
  private let height: Int

  /// Makes a queue of `count` images on a canvas of the given height.
  init(count: Int, height: Int) {
    images = (0..<count).map { _ in RowProgress() }
    self.height = height
  }

  /// The next image to make; nil if none is left.
  func take() -> Int? {
    state.withLock { state in
      guard state.next < images.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Marks all rows of an image above a row as done.
  func reach(_ row: Int, of image: Int) { images[image].reach(row) }

  /// Waits until all images before one are done with the rows above a row.
  func wait(for row: Int, before image: Int) async {
    let firstOpen = state.withLock { state in
      while state.firstOpen < image, images[state.firstOpen].hasReached(height) { state.firstOpen += 1 }
      return state.firstOpen
    }
    // Another one may have come further than this image is.
    for index in min(firstOpen, image)..<image { await images[index].wait(for: row, of: height) }
  }
}
