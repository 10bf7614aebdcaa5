public import Geometry

extension Stage {
  /// Performs touches now: fingers come down, move, or are lifted.
  ///
  /// Gesture recognizers are asked first, those of the layer that is touched before those of layers around it; then the
  /// layer is notified, or the nearest one around it that listens. Call it from within ``perform(at:_:)``, so that what
  /// the handlers begin belongs to the tick; the movements of several fingers at one instant belong into one call.
  ///
  /// - Parameter samples: What each finger does; a finger that comes down twice, or moves without being down, does
  ///   nothing.
  /// - Throws: What a handler throws.
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

  /// Reports to traces of the stage what a finger does to a layer.
  func reportTouch(_ event: String, on layer: Layer?, at location: Point) {
    guard let onEvent else { return }
    func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    var touch = StageEvent(
      time: time, kind: .touch, layer: layer?.name ?? "", subject: event,
      key: "\(hundredths(location.x)) \(hundredths(location.y))")
    touch.path = layer?.path ?? ""
    onEvent(touch)
  }

  /// The layer that a finger would touch now, or nil when none there catches touches.
  public func hitTest(_ point: Point) -> Layer? {
    HitTest(point: point).layer(among: [root], in: LayerSpace(time: time, projection: .identity))
  }
}
