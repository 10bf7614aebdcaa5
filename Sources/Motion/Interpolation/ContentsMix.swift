public import Geometry

/// The contents of a layer: an image, or a cross-fade from one to another.
public struct ContentsMix: Hashable, Sendable {
  /// The initial image; nil for none.
  public var from: ImageReference?
  /// The final image; nil for none.
  public var to: ImageReference?
  /// The weight of ``to``, from 0 to 1.
  public var progress: Double

  /// Creates contents with one image that fades into another.
  public init(from: ImageReference?, to: ImageReference?, progress: Double) {
    self.from = from
    self.to = to
    self.progress = progress
  }

  /// Creates contents with a single image; nil for none.
  public init(_ picture: ImageReference?) { self.init(from: picture, to: picture, progress: 1) }

  /// The image with the larger weight.
  public var prevailing: ImageReference? { progress < 0.5 ? from : to }

  /// Returns the cross-fade to `other`.
  ///
  /// Only two images can be mixed; an end that is itself a mix is replaced by its ``prevailing`` image.
  func interpolated(to other: ContentsMix, fraction: Double) -> ContentsMix {
    ContentsMix(from: prevailing, to: other.prevailing, progress: max(0, min(1, fraction)))
  }
}
