import Pixels

/// Makes frames out of pictures: joins those that look the same, and has players clear what becomes clear.
///
/// The last frame is held back, as its delay and its disposal depend on what comes next.
struct FrameCollector: Sendable {
  /// A frame that is complete.
  struct Collected: Sendable {
    var frame: GIFWindow.Frame
    /// The picture.
    var picture: Bitmap
    /// The picture before; nil for the first.
    var previous: Bitmap?
  }

  private let matte: Matte
  private var held: Collected?

  init(matte: Matte) { self.matte = matte }

  /// Adds a picture with its changes from the one before.
  ///
  /// - Returns: The frame before, if it is complete now.
  mutating func add(_ changes: FrameChanges, of picture: Bitmap, centiseconds: Int) -> Collected? {
    guard var last = held else {
      held = Collected(frame: frame(changes, centiseconds), picture: picture, previous: nil)
      return nil
    }
    if changes.isEmpty {
      held?.frame.centiseconds += centiseconds
      return nil
    }
    guard let cleared = changes.cleared else {
      held = Collected(frame: frame(changes, centiseconds), picture: picture, previous: last.picture)
      return last
    }
    // Only the disposal of the last image makes pixels clear, all those of its rectangle: it must cover them, and the
    // new frame draws again what goes with them.
    last.frame.rectangle = last.frame.rectangle.union(cleared)
    last.frame.disposal = .clear
    var base = last.picture
    base.clear(last.frame.rectangle)
    let redrawn = FrameChanges(of: picture, over: base, matte: matte)
    held = Collected(frame: frame(redrawn, centiseconds), picture: picture, previous: last.picture)
    return last
  }

  /// The last frame.
  mutating func finish() -> Collected? {
    defer { held = nil }
    return held
  }

  private func frame(_ changes: FrameChanges, _ centiseconds: Int) -> GIFWindow.Frame {
    // Something must be drawn, even when pixels only become clear.
    let rectangle = changes.bounds ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    return GIFWindow.Frame(changes: changes, rectangle: rectangle, centiseconds: centiseconds)
  }
}
