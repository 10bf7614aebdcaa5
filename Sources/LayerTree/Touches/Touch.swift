public import Geometry

/// A finger on a stage, from when it comes down until it is lifted.
public final class Touch {
  /// The number of the finger.
  public let finger: Int
  /// The current phase.
  public internal(set) var phase = TouchPhase.began
  /// The location on the canvas, in points.
  public internal(set) var location: Point
  /// The previous location on the canvas, in points.
  public internal(set) var previousLocation: Point
  /// The time of its last movement, in seconds.
  public internal(set) var time: Double
  /// The layer that it came down on; nil for none that cares.
  public let layer: Layer?
  /// The recognizers tracking the touch, in order of priority.
  let recognizers: [GestureRecognizer]
  /// True if a scroll view around the layer keeps it back until it is clear that the finger does not scroll.
  var isHeldBack: Bool
  /// True if it has been delivered to the layers.
  var isDelivered = false
  /// True if a gesture has taken it from the layers.
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
    isHeldBack = layer?.chain.dropFirst().contains { $0.scroller?.holdsBackTouches == true } ?? false
  }

  /// Returns the location in the space of a layer's bounds as presented, in points; nil when they are edge-on.
  public func location(in layer: Layer) -> Point? {
    layer.projectionToCanvas(at: time).inverted?.apply(location)
  }
}
