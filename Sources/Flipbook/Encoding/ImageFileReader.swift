import Codecs
import Locks
package import Pixels

/// Reads the frames of an input, one after the other, and keeps only the current one in memory.
///
/// A seek to an earlier frame reads the input again from its beginning.
package final class ImageFileReader: Sendable {
  /// The width of every frame in pixels.
  package let width: Int
  /// The height of every frame in pixels.
  package let height: Int
  private let input: FrameInput
  private let position: Locked<Position?>

  /// The current frame and the state of reading.
  private struct Position {
    let source: any FrameSource
    let developer: SourceDecoder
    var bitmap: Bitmap
    /// The first interval of the rate that shows the current frame, and the first one that shows the next frame.
    var start: Int
    var end: Int
    var isLast = false

    var rate: FrameRate { source.rate ?? 50 }
    var startTime: Double { rate.time(ofFrame: start) }
    var endTime: Double { rate.time(ofFrame: end) }

    /// Opens an input at its first frame.
    init(_ input: FrameInput) throws(RenderError) {
      source = try input.open()
      developer = SourceDecoder(width: source.width, height: source.height, origin: source.origin)
      guard let (frame, length) = try source.next() else {
        throw RenderError(.frames("there are no frames"), path: source.origin)
      }
      var state: Void = ()
      bitmap = try developer.picture(from: frame, in: &state)
      (start, end) = (0, length)
    }

    /// Advances to the next frame; returns false at the end.
    mutating func advance() throws(RenderError) -> Bool {
      guard !isLast, let (frame, length) = try source.next() else {
        isLast = true
        return false
      }
      var state: Void = ()
      bitmap = try developer.picture(from: frame, in: &state)
      (start, end) = (end, end + length)
      return true
    }
  }

  /// Opens an input.
  ///
  /// - Throws: ``RenderError`` when a file is missing or damaged.
  package init(_ input: FrameInput) throws(RenderError) {
    self.input = input
    let first = try Position(input)
    (width, height) = (first.source.width, first.source.height)
    position = Locked(first)
  }

  /// Calls `body` with each frame and its time in seconds from the beginning.
  ///
  /// - Returns: The total duration; images without times last a fiftieth of a second each.
  /// - Throws: ``RenderError``, or the error of `body`.
  package func forEach(_ body: (_ time: Double, _ bitmap: Bitmap) throws -> Void) throws -> Double {
    var position = try Position(input)
    repeat { try body(position.startTime, position.bitmap) } while try position.advance()
    return position.endTime
  }

  /// Returns the frame that is shown at a time, in seconds; after the end, the last frame.
  ///
  /// - Throws: ``RenderError`` when a file is missing or damaged.
  package func picture(at time: Double) throws(RenderError) -> Bitmap {
    try position.withLock { (position: inout sending Position?) throws(RenderError) -> Bitmap in
      var current: Position
      if let known = position, known.startTime <= time + 1e-6 { current = known } else { current = try Position(input) }
      position = nil
      while current.endTime <= time + 1e-6, try current.advance() {}
      let bitmap = current.bitmap
      position = current
      return bitmap
    }
  }
}
