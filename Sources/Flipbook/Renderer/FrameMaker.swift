import Pixels

/// Where the pictures of a pipeline come from: moments, each of which any thread can turn into a picture.
protocol FrameMaker: Sendable {
  /// What a picture is made from.
  associatedtype Moment: Sendable
  /// What a worker keeps from picture to picture.
  associatedtype Workshop

  /// What a worker begins with.
  func makeWorkshop() -> Workshop

  /// Makes the picture of a moment; the same on any thread.
  func picture(of moment: Moment, in workshop: inout Workshop) throws(RenderError) -> Bitmap
}
