import Pixels

/// A source of pictures for a pipeline: a sequence of moments, each of which any thread can paint.
protocol FrameMaker: Sendable {
  /// The input of one picture.
  associatedtype Moment: Sendable
  /// The state that a worker keeps from picture to picture.
  associatedtype WorkerState

  /// Returns the initial state of a worker.
  func makeWorkerState() -> WorkerState

  /// Makes the picture of a moment; the same on any thread.
  func picture(of moment: Moment, in state: inout WorkerState) throws(RenderError) -> Bitmap
}
