import Codecs
public import Pixels

/// Renders the frames of a pipeline from inputs, on any thread.
protocol FrameMaker: Sendable {
  /// The input of one image.
  associatedtype Input: Sendable
  /// The state that a worker keeps from image to image.
  associatedtype WorkerState

  /// Returns the initial state of a worker.
  func makeWorkerState() -> WorkerState

  /// Renders the image for an input; the result is the same on any thread.
  func picture(from input: Input, in state: inout WorkerState) throws(RenderError) -> Bitmap
}

/// One painted frame.
public struct Frame: Sendable {
  /// Its number, from 0.
  public var index: Int
  /// The start time in the output, in seconds.
  public var time: Double
  /// The image.
  public var bitmap: Bitmap
}

/// An encoder that passes bitmaps through unchanged.
struct PassthroughEncoder: FrameEncoder {
  func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap { frame }
}
