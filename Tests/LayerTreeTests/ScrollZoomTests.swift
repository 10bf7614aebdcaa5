import Geometry
import LayerTree
import Motion
import Testing

/// Zooming of scroll views with fingers.
@Suite struct ScrollZoomTests {
  private func stage(_ change: (inout ScrollContent) -> Void = { _ in }) -> (Stage, Layer, ScrollView) {
    let stage = Stage(size: Size(200, 200))
    var content = ScrollContent(contentSize: Size(200, 200))
    content.maximumZoomScale = 3
    change(&content)
    let layer = Layer(name: "photo", frame: Rect(0, 0, 200, 200), content: .scroll(content))
    stage.root.addSublayer(layer)
    return (stage, layer, ScrollView(layer))
  }

  private func zoom(_ layer: Layer) -> Double { AnimatableProperty.zoomScale.value(in: layer.model).distance(to: 0) }

  /// Two fingers on a line across, whose distance goes from one value to another.
  private func pinch(
    _ stage: Stage, around center: Point = Point(100, 100), from: Double, to: Double, at start: Double = 0,
    lifts: Bool = true
  ) throws {
    func fingers(_ distance: Double) -> [(id: Int, location: Point)] {
      [(1, center - Point(distance / 2, 0)), (2, center + Point(distance / 2, 0))]
    }
    func send(_ phase: TouchPhase, _ distance: Double) throws {
      try stage.send(fingers(distance).map { TouchSample(phase, at: $0.location, finger: $0.id) })
    }
    try stage.advance(to: start)
    try send(.began, from)
    for step in 1...20 {
      try stage.advance(to: start + Double(step) / 60)
      try send(.moved, from + (to - from) * Double(step) / 20)
    }
    if lifts { try send(.ended, to) }
  }

  @Test func fingersZoomAboutThePointBetweenThem() throws {
    let (stage, layer, scrollView) = stage()
    try pinch(stage, around: Point(60, 140), from: 40, to: 80, lifts: false)
    #expect(scrollView.isZooming)
    // The first 10 points are those after which it begins.
    #expect(abs(zoom(layer) - 1.6) < 1e-9)
    let anchor = (Point(60, 140) + layer.contentOffset) * (1 / 1.6)
    #expect(abs(anchor.x - 60) < 1e-9 && abs(anchor.y - 140) < 1e-9)
  }

  @Test func theScaleComesBackToItsLimits() throws {
    let (stage, layer, scrollView) = stage()
    var events: [ScrollEvent] = []
    for event in [ScrollEvent.willBeginZooming, .didEndZooming] { scrollView.on(event) { _ in events.append(event) } }
    try pinch(stage, from: 30, to: 180)
    #expect(abs(zoom(layer) - 3 * (4.0 / 3).squareRoot()) < 1e-9, "half as far, in powers")
    try stage.advance(to: 1)
    #expect(zoom(layer) == 3 && !scrollView.isMoving)
    #expect(events == [.willBeginZooming, .didEndZooming])
    try pinch(stage, from: 180, to: 30, at: 2)
    try stage.advance(to: 3)
    #expect(zoom(layer) == 1 && layer.contentOffset == .zero)
  }

  @Test func withoutBounceTheScaleStops() throws {
    let (stage, layer, _) = stage { $0.bouncesZoom = false }
    try pinch(stage, from: 30, to: 180)
    #expect(zoom(layer) == 3)
  }

  @Test func aDoubleTapZoomsInAndBack() throws {
    let (stage, layer, _) = stage { $0.doubleTapZoomScale = 2 }
    func doubleTap(at time: Double) throws {
      for (index, offset) in [0.0, 0.1].enumerated() {
        try stage.advance(to: time + offset)
        try stage.send([TouchSample(.began, at: Point(50, 50), finger: index)])
        try stage.advance(to: time + offset + 0.05)
        try stage.send([TouchSample(.ended, at: Point(50, 50), finger: index)])
      }
    }
    try doubleTap(at: 0)
    try stage.advance(to: 1)
    #expect(zoom(layer) == 2 && layer.contentOffset == Point(50, 50))
    try doubleTap(at: 2)
    try stage.advance(to: 3)
    #expect(zoom(layer) == 1 && layer.contentOffset == .zero)
  }

  @Test func smallContentIsCentered() throws {
    let (stage, layer, _) = stage {
      $0.centersContent = true
      $0.minimumZoomScale = 0.5
    }
    try pinch(stage, from: 160, to: 40)
    try stage.advance(to: 1)
    #expect(zoom(layer) == 0.5 && layer.contentOffset == Point(-50, -50))
  }

  @Test func oneScaleDoesNotZoom() throws {
    let (stage, layer, scrollView) = stage { $0.maximumZoomScale = 1 }
    try pinch(stage, from: 30, to: 180)
    #expect(zoom(layer) == 1 && !scrollView.isZooming)
  }

  @Test func displayLinksHaveRates() throws {
    for (displayRate, rate, expected) in [
      (60.0, 30.0, 30), (120, 80, 80), (120, 30, 30), (60, 60, 60), (120, 120, 120),
    ] {
      let stage = Stage(size: Size(10, 10), displayRate: displayRate)
      var times: [Double] = []
      try stage.advance(to: 0)
      stage.addDisplayLink(framesPerSecond: rate) { times.append($0) }
      try stage.advance(to: 0.9999)
      #expect(abs(times.count - expected) <= 1, "\(rate) of \(displayRate): \(times.count)")
    }
    let rates = FrameRates(displayRate: 120)
    #expect(rates.all == [120, 80, 60, 48, 40, 30, 24, 20] + rates.all.dropFirst(8))
    #expect(rates.nearest(to: 78) == 80 && rates.nearest(to: 100, in: 30...60) == 60)
    #expect(FrameRates(displayRate: 60).nearest(to: 80) == 60 && FrameRates(displayRate: 60).nearest(to: 45) == 60)
  }
}
