import Codecs
public import Pixels

/// A source of frames for a pipeline: a sequence of inputs that any thread can paint.
protocol FrameMaker: Sendable {
  /// The input of one image.
  associatedtype Input: Sendable
  /// The state that a worker keeps from image to image.
  associatedtype WorkerState

  /// Returns the initial state of a worker.
  func makeWorkerState() -> WorkerState

  /// Makes the image from an input; the same on any thread.
  func picture(from input: Input, in state: inout WorkerState) throws(RenderError) -> Bitmap
}

/// One painted frame.
public struct Frame: Sendable {
  /// Its number, from 0.
  public var index: Int
  /// The start in the output, in seconds.
  public var time: Double
  /// The image.
  public var bitmap: Bitmap
}

/// An encoder that passes the frames through.
struct PassthroughEncoder: FrameEncoder {
  func encode(_ frame: Bitmap, after previous: Bitmap?) -> Bitmap { frame }
}
