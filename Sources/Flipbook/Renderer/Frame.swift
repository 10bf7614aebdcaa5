public import Pixels

/// One painted frame.
public struct Frame: Sendable {
  /// Its number, from 0.
  public var index: Int
  /// The start in the output, in seconds.
  public var time: Double
  /// The picture.
  public var bitmap: Bitmap
}
