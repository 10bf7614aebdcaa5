public import Geometry

/// A touch on a stage, from the moment a finger touches down until it is lifted.
public final class Touch {
  /// The identifier of the finger.
  public let finger: Int
  /// The current phase.
  public internal(set) var phase = TouchPhase.began
  /// The location on the canvas, in points.
  public internal(set) var location: Point
  /// The previous location on the canvas, in points.
  public internal(set) var previousLocation: Point
  /// The time of the last event of the touch, in seconds.
  public internal(set) var time: Double
  /// The layer that received the touch when it began; nil if no layer did.
  public let layer: Layer?
  /// The recognizers that track the touch, in order of priority.
  let recognizers: [GestureRecognizer]
  /// True while an enclosing scroll view delays the touch to see whether the finger scrolls.
  var isHeldBack: Bool
  /// True if the touch has been delivered to the layers.
  var isDelivered = false
  /// True if a gesture has canceled the touch in the layers.
  var isTaken = false
  /// The control that the touch presses; nil for none.
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

  /// Returns the location in the coordinate space of a layer's presented bounds, in points; nil if they are seen
  /// edge-on.
  public func location(in layer: Layer) -> Point? {
    layer.projectionToCanvas(at: time).inverted?.apply(location)
  }
}
