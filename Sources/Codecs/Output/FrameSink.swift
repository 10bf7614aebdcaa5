package import Pixels

/// A file, or several, that frames are written to in order.
///
/// The work is in two steps, so that a pipeline can encode several frames at once: ``FrameEncoder/encode(_:after:)`` is
/// heavy, depends only on its frames, and may run on any thread; ``write(_:for:)`` takes the results in order, and may
/// leave work to other tasks that the next call waits for. Only ``finish()`` makes the files appear; a sink dropped
/// earlier leaves none.
package protocol FrameSink: ~Copyable {
  /// The worker that does the heavy step: encoding one frame.
  associatedtype Encoder: FrameEncoder

  /// The heavy step, for any thread.
  var encoder: Encoder { get }

  /// Writes the next frame.
  ///
  /// - Parameters:
  ///   - frame: The encoder's output.
  ///   - slot: Its time, right after the one before, and its duration.
  /// - Throws: ``OutputError`` when the file cannot be written.
  mutating func write(_ frame: Encoder.Encoded, for slot: FrameSchedule.Slot) async throws(OutputError)

  /// Completes the files and gives them their names.
  ///
  /// - Returns: The number of bytes written.
  @discardableResult
  consuming func finish() async throws(OutputError) -> Int

  /// Completes the files and gives them their names.
  ///
  /// - Parameter progress: Called with the number of finished frames and the total, if all frames are made again.
  /// - Returns: The number of bytes written.
  /// - Throws: ``OutputError`` when the files cannot be written.
  @discardableResult
  consuming func finish(progress: ((_ done: Int, _ total: Int) -> Void)?) async throws(OutputError) -> Int
}

extension FrameSink where Self: ~Copyable {
  @discardableResult
  package consuming func finish(
    progress: ((_ done: Int, _ total: Int) -> Void)?
  ) async throws(OutputError) -> Int {
    try await finish()
  }
}

/// The part of encoding that needs no state: the same frames give the same result on any thread.
package protocol FrameEncoder: Sendable {
  /// An encoded frame.
  associatedtype Encoded: Sendable

  /// Encodes a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - previous: The frame before it; nil for the first.
  /// - Returns: The input of ``FrameSink/write(_:for:)``.
  /// - Throws: ``OutputError/image(_:)``.
  func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> Encoded
}
