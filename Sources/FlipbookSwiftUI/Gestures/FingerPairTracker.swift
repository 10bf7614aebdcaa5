import Arithmetic
import FlipbookUIKit

/// The state of a gesture of two fingers.
final class FingerPairTracker: GestureTracker {
  /// The line from the first finger to the second.
  private struct Line {
    let center: CGPoint
    let length: CGFloat
    /// The direction, clockwise on screen from the x axis.
    let direction: Angle

    init(from first: CGPoint, to second: CGPoint) {
      let way = CGSize(width: second.x - first.x, height: second.y - first.y)
      center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      length = hypot(way.width, way.height)
      direction = .radians(Arithmetic.atan2(Double(way.height), Double(way.width)))
    }
  }

  /// The fingers that are down, in order.
  private var fingers: [TouchPoint] = []
  private var start: Line?
  private var startLocation = CGPoint.zero
  private var startAnchor = UnitPoint.center
  private var last: Line?
  private var lastTime = 0.0
  private var magnification: CGFloat = 1
  private var rotation = Angle.zero
  /// The changes of the magnification and of the rotation per second.
  private var velocity: (magnification: CGFloat, rotation: Angle) = (0, .zero)

  private var line: Line? {
    fingers.count < 2 ? nil : Line(from: fingers[0].location, to: fingers[1].location)
  }

  override func touch(_ events: [TouchPoint]) {
    if events.contains(where: { $0.phase == .cancelled }) { return cancel() }
    let hadPair = start != nil
    for event in events {
      if let index = fingers.firstIndex(where: { $0.finger == event.finger }) {
        fingers[index] = event
      } else if event.phase == .began, fingers.count < 2 {
        fingers.append(event)
      }
    }
    if hadPair { follow() } else if let line { begin(line) }
    fingers.removeAll { $0.phase == .ended }
    if start != nil, fingers.count < 2 { finish() }
  }

  override func cancel() {
    fingers = []
    guard start != nil else { return }
    start = nil
    fail()
  }

  private func begin(_ line: Line) {
    (start, last, lastTime) = (line, line, fingers[1].time)
    (magnification, rotation, velocity, hasRecognized) = (1, .zero, (0, .zero), false)
    startLocation = element.localPoint(line.center) ?? line.center
    let size = element.shownFrame(at: element.graph.time).size
    startAnchor = UnitPoint(
      x: size.width > 0 ? startLocation.x / size.width : 0.5, y: size.height > 0 ? startLocation.y / size.height : 0.5)
  }

  /// Follows the fingers to their current places.
  private func follow() {
    guard let start, let last, let line, let time = fingers.map(\.time).max() else { return }
    let scale = start.length > 0 ? line.length / start.length : 1
    var turn = line.direction - last.direction
    if turn.radians > .pi { turn -= .degrees(360) }
    if turn.radians < -.pi { turn += .degrees(360) }
    if time > lastTime {
      velocity = ((scale - magnification) / CGFloat(time - lastTime), turn / (time - lastTime))
    }
    (magnification, rotation, self.last, lastTime) = (scale, rotation + turn, line, time)
    if !hasRecognized {
      switch gesture.kind {
      case .magnify(let delta, _): hasRecognized = abs(magnification - 1) >= delta
      case .rotate(let delta, _): hasRecognized = abs(rotation.radians) >= delta.radians
      default: break
      }
    }
    // The end of a gesture isn't one of its changes.
    if hasRecognized, !fingers.contains(where: { $0.phase == .ended }) { change(value) }
  }

  private func finish() {
    start = nil
    if hasRecognized { end(value) } else { fail() }
  }

  private var value: Any {
    let date = Date(timeIntervalSinceReferenceDate: lastTime)
    switch gesture.kind {
    case .magnify(_, let value):
      return value(
        MagnifyGesture.Value(
          time: date, magnification: magnification, velocity: velocity.magnification, startAnchor: startAnchor,
          startLocation: startLocation))
    case .rotate(_, let value):
      return value(
        RotateGesture.Value(
          time: date, rotation: rotation, velocity: velocity.rotation, startAnchor: startAnchor,
          startLocation: startLocation))
    default: return ()
    }
  }
}
