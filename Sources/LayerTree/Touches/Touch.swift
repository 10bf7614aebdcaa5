public import Geometry

/// A finger on a stage, from when it comes down until it is lifted.
public final class Touch {
  /// What a touch has just done.
  public enum Phase: String, Sendable {
    /// It has come down.
    case began
    /// It has moved, or at least may have.
    case moved
    /// It has been lifted.
    case ended
    /// It has been taken away: by the system, or by a gesture that has been recognised.
    case cancelled
  }

  /// Which finger it is.
  public let finger: Int
  /// What it has just done.
  public internal(set) var phase = Phase.began
  /// Where it is on the canvas, in points.
  public internal(set) var location: Point
  /// Where it was before, in points.
  public internal(set) var previousLocation: Point
  /// When it got where it is, in seconds.
  public internal(set) var time: Double
  /// The layer that it came down on; nil for none that cares.
  public let layer: Layer?
  /// Those that look out for a gesture of it, the first to be asked first.
  let recognizers: [GestureRecognizer]
  /// Whether a scroll view around the layer keeps it back until it is clear that the finger does not scroll.
  var isHeldBack: Bool
  /// Whether the layers have been told of it.
  var isDelivered = false
  /// Whether a gesture has taken it from the layers.
  var isTaken = false
  /// The control that it presses; nil for none.
  var control: Layer?

  init(finger: Int, location: Point, time: Double, layer: Layer?) {
    self.finger = finger
    self.location = location
    previousLocation = location
    self.time = time
    self.layer = layer
    recognizers = GestureRecognizer.all(over: layer)
    isHeldBack = layer?.chain.dropFirst().contains { $0.scrollView?.holdsBackTouches == true } ?? false
  }

  /// Where it is in the space of a layer's bounds as they are seen, in points; nil when they are seen edge on.
  public func location(in layer: Layer) -> Point? {
    layer.projectionToCanvas(at: time).inverted?.apply(location)
  }
}
