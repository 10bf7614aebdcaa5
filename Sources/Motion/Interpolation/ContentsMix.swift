public import Geometry

/// The contents of a layer: a picture, or one on the way to another.
public struct ContentsMix: Hashable, Sendable {
  /// The picture at first; nil for none.
  public var from: ImageReference?
  /// The picture in the end; nil for none.
  public var to: ImageReference?
  /// The share of ``to``, 0 to 1.
  public var progress: Double

  /// Makes contents of one picture that fades into another.
  public init(from: ImageReference?, to: ImageReference?, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }

  /// Makes contents of a single picture; nil for none.
  public init(_ picture: ImageReference?) { self.init(from: picture, to: picture, progress: 1) }

  /// The picture that is seen better.
  public var prevailing: ImageReference? { progress < 0.5 ? from : to }

  /// The cross-fade to `other`.
  ///
  /// Only two pictures can be mixed; where an end is a mix itself, its ``prevailing`` picture stands for it.
  func interpolated(to other: ContentsMix, fraction: Double) -> ContentsMix {
    ContentsMix(from: prevailing, to: other.prevailing, progress: max(0, min(1, fraction)))
  }
}
