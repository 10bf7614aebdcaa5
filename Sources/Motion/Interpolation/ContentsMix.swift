public import Geometry

/// The contents of a layer: a picture, or a cross-fade from one to another.
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

  /// The picture with the larger share.
  public var prevailing: ImageReference? { progress < 0.5 ? from : to }

  /// The cross-fade to `other`.
  ///
  /// Only two pictures can be mixed; an end that is itself a mix counts as its ``prevailing`` picture.
  func interpolated(to other: ContentsMix, fraction: Double) -> ContentsMix {
    ContentsMix(from: prevailing, to: other.prevailing, progress: max(0, min(1, fraction)))
  }
}
