import FlipbookSwiftUI
import Testing

/// Gestures of two fingers, and gestures at the same time.
@Suite struct GestureTests {
  /// The values that gestures have reported, in order.
  private final class Log<Value> {
    var changes: [Value] = []
    var ends: [Value] = []
  }

  private func play(_ view: some View, touches: (ViewTouches) -> Void) throws {
    let stage = Stage.show(size: CGSize(width: 200, height: 200), duration: 3) {
      view
    } touches: {
      touches($0)
    }
    try stage.advance(to: 3)
  }

  private var square: some View { Color(red: 1, green: 0, blue: 0).frame(width: 160, height: 80).id("square") }

  @Test("A magnification is the ratio of the fingers' distances, with its place and velocity") func magnify() throws {
    let log = Log<MagnifyGesture.Value>()
    let gesture = MagnifyGesture().onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) }
    try play(square.gesture(gesture)) {
      $0.pinch("square", at: 0.5, by: 2, spread: 60, duration: 0.5)
    }
    // 30 ticks, of which the last one is the end.
    #expect(log.changes.count == 29 && log.ends.count == 1)
    for (index, value) in log.changes.enumerated() {
      let expected = 1 + Double(index + 1) / 30
      #expect(abs(Double(value.magnification) - expected) < 1e-9 && abs(Double(value.velocity) - 2) < 1e-6)
      #expect(abs(value.time.timeIntervalSinceReferenceDate - (0.5 + Double(index + 1) / 60)) < 1e-9)
      #expect(value.startAnchor == .center && value.startLocation == CGPoint(x: 80, y: 40))
    }
    #expect(abs(Double(try #require(log.ends.first).magnification) - 2) < 1e-9)
  }

  @Test("A rotation is counted over several turns, clockwise") func rotate() throws {
    let log = Log<RotateGesture.Value>()
    let gesture = RotateGesture().onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) }
    try play(square.gesture(gesture)) {
      $0.pinch("square", at: 0.5, turning: .degrees(450), spread: 60, direction: .degrees(100), duration: 1)
      $0.pinch(around: CGPoint(x: 60, y: 100), at: 2, turning: .degrees(-90), spread: 40, duration: 0.5)
    }
    #expect(log.ends.count == 2)
    for (index, value) in log.changes.prefix(59).enumerated() {
      #expect(abs(value.rotation.degrees - 450 * Double(index + 1) / 60) < 1e-6)
      #expect(abs(value.velocity.degrees - 450) < 1e-3)
    }
    #expect(abs(log.ends[0].rotation.degrees - 450) < 1e-6 && abs(log.ends[1].rotation.degrees + 90) < 1e-6)
    // The square is 160 points wide, and begins at 20 and 60.
    #expect(log.ends[1].startLocation == CGPoint(x: 40, y: 40) && log.ends[1].startAnchor == UnitPoint(x: 0.25, y: 0.5))
  }

  @Test("A gesture begins at its minimum, and one finger is none") func minimum() throws {
    let log = Log<CGFloat>()
    let gesture = MagnificationGesture(minimumScaleDelta: 0.55).onChanged { log.changes.append($0) }
      .onEnded { log.ends.append($0) }
    try play(square.gesture(gesture)) {
      $0.drag("square", at: 0.2, by: CGVector(dx: 40, dy: 0))
      $0.pinch("square", at: 1, by: 1.5, spread: 40)
      $0.pinch("square", at: 2, by: 2, spread: 40, duration: 0.5)
    }
    #expect(log.ends == [2] && log.changes.allSatisfy { $0 >= 1.55 })
    let first = try #require(log.changes.first)
    #expect(first < 1.55 + 1.0 / 30)
  }

  private struct Photo: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var pinch: CGFloat = 1
    @GestureState private var turn = Angle.zero
    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
        .scaleEffect(scale * pinch).rotationEffect(angle + turn)
        .frame(width: 200, height: 200).contentShape(Rectangle()).id("photo")
        .gesture(
          MagnificationGesture().updating($pinch) { value, state, _ in state = value }.onEnded { scale *= $0 }
            .simultaneously(
              with: RotationGesture().updating($turn) { value, state, _ in state = value }.onEnded { angle += $0 }))
    }
  }

  @Test("A photo is scaled and rotated by two fingers, and keeps both") func photo() throws {
    let stage = Stage.show(size: CGSize(width: 200, height: 200), duration: 3) {
      Photo()
    } touches: {
      $0.pinch("photo", at: 0.5, by: 2, turning: .degrees(90), spread: 40, duration: 1)
    }
    func frame(_ time: Double) throws -> CGRect? {
      Pixels(try Renderer(stage).still(at: time)).frame(of: (255, 0, 0))
    }
    #expect(try frame(0.25) == CGRect(x: 80, y: 90, width: 40, height: 20))
    // Halfway: 60 by 30 points at 45°, of which pure pixels end within a point of the corners.
    let half = 45 * 0.5.squareRoot()
    let box = try #require(try frame(1))
    #expect(abs(box.minX - (100 - half)) < 1.5 && abs(box.maxY - (100 + half)) < 1.5)
    #expect(try frame(2) == CGRect(x: 80, y: 60, width: 40, height: 80))
  }

  @Test("Simultaneous gestures report one value for each event, and end together") func simultaneous() throws {
    typealias Both = SimultaneousGesture<MagnifyGesture, RotateGesture>
    let log = Log<Both.Value>()
    let gesture = Both(MagnifyGesture(), RotateGesture(minimumAngleDelta: .degrees(44)))
      .onChanged { log.changes.append($0) }.onEnded { log.ends.append($0) }
    try play(square.gesture(gesture)) {
      $0.pinch("square", at: 0.5, by: 2, turning: .degrees(90), spread: 40, duration: 0.5)
    }
    #expect(log.changes.count == 29 && log.ends.count == 1)
    for (index, value) in log.changes.enumerated() {
      #expect(value.first != nil && (value.second != nil) == (index >= 14), "change \(index)")
    }
    let end = try #require(log.ends.first)
    #expect(end.first?.magnification == 2 && abs((end.second?.rotation.degrees ?? 0) - 90) < 1e-6)
  }

  @Test("A second finger doesn't disturb a drag, and a tap inside wins over a pinch outside") func nesting() throws {
    let drags = Log<DragGesture.Value>()
    let view = square.gesture(DragGesture(minimumDistance: 0).onChanged { drags.changes.append($0) })
    try play(view) {
      $0.drag("square", at: 0.5, by: CGVector(dx: 30, dy: 0), duration: 0.5)
      $0.tap(CGPoint(x: 150, y: 100), at: 0.7)
    }
    #expect(drags.changes.allSatisfy { $0.startLocation == CGPoint(x: 80, y: 40) })
    #expect(drags.changes.map(\.translation.width) == drags.changes.map(\.translation.width).sorted())
    var (taps, pinches) = (0, 0)
    let nested = square.onTapGesture { taps += 1 }.gesture(MagnifyGesture().onEnded { _ in pinches += 1 })
    try play(nested) {
      $0.tap("square", at: 0.5)
      $0.pinch("square", at: 1, by: 2, spread: 40)
    }
    #expect(taps == 1 && pinches == 1)
  }
}
