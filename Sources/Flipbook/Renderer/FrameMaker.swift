import Pixels

/// A source of pictures for a pipeline: a sequence of moments, each of which any thread can paint.
protocol FrameMaker: Sendable {
  /// The input of one picture.
  associatedtype Moment: Sendable
  /// The state that a worker keeps from picture to picture.
  associatedtype Workshop

  /// Returns the initial state of a worker.
  func makeWorkshop() -> Workshop

  /// Makes the picture of a moment; the same on any thread.
  func picture(of moment: Moment, in workshop: inout Workshop) throws(RenderError) -> Bitmap
}
