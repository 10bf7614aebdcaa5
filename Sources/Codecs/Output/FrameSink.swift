package import Pixels

/// A destination for frames in order: one file or several.
///
/// The work is done in two steps, so that a pipeline can encode several frames at once:
/// ``FrameEncoder/encode(_:after:)`` is expensive, depends only on its frames, and may run on any thread;
/// ``write(_:for:)`` receives the results in order, and may leave work to other tasks that the next call waits for. The
/// files appear only with ``finish()``; a sink that is released earlier leaves none.
package protocol FrameSink: ~Copyable {
  /// The type of the encoder that performs the expensive step for one frame.
  associatedtype Encoder: FrameEncoder

  /// The encoder, for any thread.
  var encoder: Encoder { get }

  /// Writes the next frame.
  ///
  /// - Parameters:
  ///   - frame: The encoder's output.
  ///   - slot: The frame's start, where the previous one ends, and its duration.
  /// - Throws: ``OutputError`` when the file cannot be written.
  mutating func write(_ frame: Encoder.Encoded, for slot: FrameSchedule.Slot) async throws(OutputError)

  /// Completes the files and moves them to their final names.
  ///
  /// - Returns: The number of bytes written.
  @discardableResult
  consuming func finish() async throws(OutputError) -> Int

  /// Completes the files and moves them to their final names.
  ///
  /// - Parameter progress: Called with the number of finished frames and the total, if all frames are encoded again.
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

/// The stateless part of encoding: the same frames give the same result on any thread.
package protocol FrameEncoder: Sendable {
  /// An encoded frame.
  associatedtype Encoded: Sendable

  /// Encodes a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - previous: The previous frame; nil for the first.
  /// - Returns: The input of ``FrameSink/write(_:for:)``.
  /// - Throws: ``OutputError/image(_:)``.
  func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> Encoded
}
