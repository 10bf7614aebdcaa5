public import Geometry

extension Stage {
  /// Performs touches at the current time: fingers touch down, move, or are lifted.
  ///
  /// Gesture recognizers come first, the touched layer's before its ancestors'; then the layer is notified, or its
  /// nearest ancestor with a handler. Call this method within ``perform(at:_:)``, so that animations begun by handlers
  /// belong to the tick. Pass simultaneous movements of several fingers in one call.
  ///
  /// - Parameter samples: The sample of each finger; a second touch-down of a finger, or a movement of a finger that
  ///   isn't down, is ignored.
  /// - Throws: The error of a handler.
  public func send(_ samples: [TouchSample]) throws {
    for sample in samples {
      fingerTrails.note(sample, at: time)
      if let onTouch {
        let layer = sample.phase == .began ? hitTest(sample.location)?.path : nil
        onTouch(
          StageTouch(
            time: time, finger: sample.finger, phase: sample.phase, location: sample.location, layer: layer ?? ""))
      }
    }
    try touchDispatcher.send(samples, on: self)
  }

  /// The dispatcher of the stage's touches.
  var touchDispatcher: TouchDispatcher { companion { TouchDispatcher() } }

  /// Reports a touch on a layer to traces of the stage.
  func reportTouch(_ event: String, on layer: Layer?, at location: Point) {
    guard let onEvent else { return }
    func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    var touch = StageEvent(
      time: time, kind: .touch, layer: layer?.name ?? "", subject: event,
      key: "\(hundredths(location.x)) \(hundredths(location.y))")
    touch.path = layer?.path ?? ""
    onEvent(touch)
  }

  /// Returns the layer that a finger would touch now, or nil if no layer there receives touches.
  public func hitTest(_ point: Point) -> Layer? {
    HitTest(point: point).layer(among: [root], in: LayerSpace(time: time, projection: .identity))
  }

  /// Returns the frontmost layer that is visible at a point of the canvas, whether it receives touches or not.
  ///
  /// Layers that draw nothing themselves are found only where no other layer is.
  package func frontmostLayer(at point: Point) -> Layer? {
    let space = LayerSpace(time: time, projection: .identity)
    for wanted in [HitTest.Wanted.visible, .all] {
      let found = HitTest(point: point, wanted: wanted).layer(among: [root], in: space)
      if let found, found !== root { return found }
    }
    return nil
  }
}
