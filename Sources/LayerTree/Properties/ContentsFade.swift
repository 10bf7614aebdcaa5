public import Geometry

/// A picture on the way to another one.
public struct ContentsFade: Hashable, Sendable {
  /// The picture before; nil for none.
  public var from: ImageReference?
  /// The share of the new picture, 0 to 1.
  public var progress: Double

  /// Makes a fade.
  public init(from: ImageReference?, progress: Double) {
    self.from = from
    self.progress = progress
  }
}
