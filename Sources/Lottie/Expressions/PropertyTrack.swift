/// A property of a file, in the form that expressions need.
enum PropertyTrack: Sendable {
  /// A property of one or more numbers; the count is 0 for a scalar.
  case numbers(Track<Vector>, count: Int)
  case shape(Track<BezierShape>)

  /// The frames of the keyframes.
  var times: [Double] {
    switch self {
    case .numbers(let track, _): track.times
    case .shape(let track): track.times
    }
  }

  /// Returns the keyframed value at a frame, without the expression.
  func plainValue(at frame: Double) -> PropertyValue {
    switch self {
    case .numbers(let track, let count): Self.value(track.plainValue(at: frame), count)
    case .shape(let track): .shape(track.plainValue(at: frame))
    }
  }

  /// Returns the value at a frame with the keyframes looped.
  func value(of loop: KeyframeLoop, at frame: Double) -> PropertyValue {
    switch self {
    case .numbers(let track, let count): Self.value(loop.value(of: track, at: frame), count)
    case .shape(let track): .shape(loop.value(of: track, at: frame))
    }
  }

  /// Returns the rate of change per frame, from the difference of two values close to the frame.
  func change(at frame: Double) -> PropertyValue? {
    guard case .numbers(let track, let count) = self else { return nil }
    let step = 1e-3
    return Self.value((track.plainValue(at: frame + step) - track.plainValue(at: frame - step)) / (2 * step), count)
  }

  var expression: Expression? {
    switch self {
    case .numbers(let track, _): track.formula as? Expression
    case .shape(let track): track.formula as? Expression
    }
  }

  private static func value(_ vector: Vector, _ count: Int) -> PropertyValue {
    count == 0 ? .number(vector.x) : .list((0..<min(4, count)).map { vector[$0] })
  }
}
