/// A property of a file, in the form that expressions need.
enum PropertyTrack: Sendable {
  /// A number of numbers; 0 for a single one that isn't in a list.
  case numbers(Track<Vector>, count: Int)
  case shape(Track<BezierShape>)

  /// The frames of its keyframes.
  var times: [Double] {
    switch self {
    case .numbers(let track, _): track.times
    case .shape(let track): track.times
    }
  }

  /// The value of the keyframes alone.
  func plainValue(at frame: Double) -> PropertyValue {
    switch self {
    case .numbers(let track, let count): Self.value(track.plainValue(at: frame), count)
    case .shape(let track): .shape(track.plainValue(at: frame))
    }
  }

  /// The value that repeats the keyframes.
  func value(of loop: KeyframeLoop, at frame: Double) -> PropertyValue {
    switch self {
    case .numbers(let track, let count): Self.value(loop.value(of: track, at: frame), count)
    case .shape(let track): .shape(loop.value(of: track, at: frame))
    }
  }

  /// The change in a frame, by the values just before and after it.
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
