import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// A stage whose ground looks out for gestures, and notes them.
private final class Watched {
  let stage = Stage(size: Size(400, 400))
  let ground = Layer(name: "ground", frame: Rect(0, 0, 400, 400))
  var log: [String] = []

  init() { stage.root.addSublayer(ground) }

  func note(_ name: String) -> (GestureRecognizer) -> Void {
    { [unowned self] in log.append("\(name) \($0.state.rawValue)") }
  }

  /// One finger's way: a place for each tenth of a second.
  func drag(_ points: [Point], every interval: Double = 0.1, from start: Double = 0) throws {
    for (index, point) in points.enumerated() {
      let phase: TouchPhase = index == 0 ? .began : index == points.count - 1 ? .ended : .moved
      stage.perform(at: start + Double(index) * interval) { [unowned self] in
        try stage.send([TouchSample(phase, at: point)])
      }
    }
    try stage.advance(to: start + Double(points.count) * interval)
  }
}

@Suite struct GestureTests {
  @Test(arguments: ["pan_steady", "pinch_out", "rotate_quarter"])
  func theyFollowTheReference(track: String) throws {
    let watched = Watched()
    let pan = PanGestureRecognizer { _ in }
    let pinch = PinchGestureRecognizer { _ in }
    let rotation = RotationGestureRecognizer { _ in }
    for recognizer in [pan, pinch, rotation] { watched.ground.addGestureRecognizer(recognizer) }
    let rows = try ReferenceTable("gestures").rows.filter { try $0["track"] == track }
    try #require(!rows.isEmpty)
    for (index, row) in rows.enumerated() {
      let time = try row.number("time")
      let places = try row["touches"].split(separator: ";").map { place in
        let numbers = place.split(separator: " ").compactMap { Double($0) }
        return Point(numbers[0], numbers[1])
      }
      watched.stage.perform(at: time) {
        try watched.stage.send(
          places.enumerated().map { TouchSample(index == 0 ? .began : .moved, at: $1, finger: $0) })
      }
      try watched.stage.advance(to: time)
      let expected: [(String, Double)] = [
        ("translation_x", pan.translation.x), ("translation_y", pan.translation.y), ("scale", pinch.scale),
        ("rotation", rotation.rotation), ("velocity_x", pan.velocity.x), ("velocity_y", pan.velocity.y),
        ("scale_velocity", pinch.velocity), ("rotation_velocity", rotation.velocity),
      ]
      for (column, value) in expected {
        guard let wanted = try row.optionalNumber(column) else { continue }
        #expect(abs(value - wanted) < 1e-9, "\(track) \(time) \(column): \(value), not \(wanted)")
      }
    }
  }

  @Test func aPanBeginsAfterTheSlopAndIncludesIt() throws {
    let watched = Watched()
    var translations: [Double] = []
    watched.ground.addGestureRecognizer(
      PanGestureRecognizer { recognizer in
        watched.note("pan")(recognizer)
        translations.append((recognizer as? PanGestureRecognizer)?.translation.x ?? 0)
      })
    try watched.drag([Point(100, 100), Point(109, 100), Point(111, 100), Point(130, 100), Point(140, 100)])
    #expect(watched.log == ["pan began", "pan changed", "pan ended"])
    #expect(translations == [11, 30, 40])
  }

  @Test(arguments: [
    ([Point(100, 100), Point(100, 100)], 0.1, ["tap ended"]),
    ([Point(100, 100), Point(150, 100), Point(150, 100)], 0.1, []),
    ([Point(100, 100), Point(100, 100)], 0.8, []),
  ])
  func aTapIsShortAndStays(points: [Point], interval: Double, log: [String]) throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(TapGestureRecognizer(watched.note("tap")))
    try watched.drag(points, every: interval)
    #expect(watched.log == log)
  }

  @Test(arguments: [(0.3, ["one ended", "two ended"]), (0.6, ["one ended", "one ended"])])
  func twoTapsAreTwoWhenTheyAreQuick(second: Double, log: [String]) throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(TapGestureRecognizer(watched.note("one")))
    watched.ground.addGestureRecognizer(TapGestureRecognizer(numberOfTaps: 2, watched.note("two")))
    try watched.drag([Point(100, 100), Point(100, 100)])
    try watched.drag([Point(100, 100), Point(100, 100)], from: second)
    #expect(watched.log == log)
  }

  @Test func aLongPressKeepsTheTapFromBeingOne() throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(TapGestureRecognizer(watched.note("tap")))
    watched.ground.addGestureRecognizer(LongPressGestureRecognizer(watched.note("press")))
    try watched.drag([Point(100, 100), Point(100, 100)], every: 0.6)
    #expect(watched.log == ["press began", "press ended"])
    try watched.drag([Point(100, 100), Point(100, 100)], every: 0.4, from: 2)
    #expect(watched.log == ["press began", "press ended", "tap ended"])
  }

  @Test(
    arguments: [
      (Point(200, 100), Point(80, 110), ["left"]), (Point(100, 100), Point(160, 100), ["right"]),
      (Point(100, 300), Point(100, 200), ["up"]), (Point(100, 100), Point(100, 149), []),
      (Point(100, 100), Point(160, 160), []),
    ] as [(Point, Point, [String])])
  func aSwipeGoesOneWay(from: Point, to: Point, directions: [String]) throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(
      SwipeGestureRecognizer(directions: Set(SwipeGestureRecognizer.Direction.allCases)) { recognizer in
        watched.log.append((recognizer as? SwipeGestureRecognizer)?.direction?.rawValue ?? "")
      })
    try watched.drag([from, to, to])
    #expect(watched.log == directions)
  }

  @Test func aPanFromTheEdgeComesBeforeOthers() throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(PanGestureRecognizer(watched.note("pan")))
    watched.ground.addGestureRecognizer(ScreenEdgePanGestureRecognizer(edges: [.left], watched.note("edge")))
    try watched.drag([Point(5, 100), Point(60, 100), Point(80, 100)])
    try watched.drag([Point(50, 100), Point(90, 100), Point(95, 100)], from: 1)
    #expect(watched.log == ["edge began", "edge ended", "pan began", "pan ended"])
  }

  @Test func aRecognizedGestureTakesTheTouchFromTheLayer() throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(PanGestureRecognizer(watched.note("pan")))
    for event in TouchEvent.allCases { watched.ground.on(event) { _ in watched.log.append(event.rawValue) } }
    try watched.drag([Point(100, 100), Point(120, 100), Point(140, 100)])
    #expect(
      watched.log == ["touchesBegan", "touchDown", "pan began", "touchesCancelled", "touchCancel", "pan ended"])
  }

  @Test func aControlKeepsItsTapsFromTheLayersAround() throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(TapGestureRecognizer(watched.note("tap")))
    let button = Layer(name: "button", frame: Rect(0, 0, 50, 50))
    button.isControl = true
    watched.ground.addSublayer(button)
    try watched.drag([Point(20, 20), Point(20, 20)])
    try watched.drag([Point(80, 80), Point(80, 80)], from: 1)
    #expect(watched.log == ["tap ended"])
  }

  @Test func cancelledFingersCancelTheGesture() throws {
    let watched = Watched()
    watched.ground.addGestureRecognizer(PanGestureRecognizer(watched.note("pan")))
    try watched.stage.send([TouchSample(.began, at: Point(10, 10))])
    try watched.stage.send([TouchSample(.moved, at: Point(40, 10))])
    try watched.stage.send([TouchSample(.cancelled, at: Point(40, 10))])
    #expect(watched.log == ["pan began", "pan cancelled"])
  }
}
