/// The state shared by Pop's property animations: the start, current value, and target.
///
/// After `POPPropertyAnimationInternal.h` and `POPAnimator.mm` of facebookarchive/pop (BSD license).
struct PopTrack: Sendable {
  let kind: AnimatableValue.Kind
  var from: SIMD4<Double>
  var to: SIMD4<Double> {
    didSet {
      distance = nil
      hasReachedTarget = false
    }
  }
  var current: SIMD4<Double>
  /// The values written in the last two frames; nil before.
  private(set) var written: (last: SIMD4<Double>?, before: SIMD4<Double>?)
  private(set) var isFinished = false
  private(set) var hasReachedTarget = false
  /// The times of the first and the last frame, in seconds.
  private var times: (first: Double, last: Double)?
  /// The distance to the target when the target was set.
  private var distance: SIMD4<Double>?
  private let roundingFactor: Double
  private let clampMode: PopClampMode

  /// Creates a track at its start value.
  ///
  /// - Precondition: Both values are of one kind, and have up to four components.
  init(from: AnimatableValue, to: AnimatableValue, roundingFactor: Double, clampMode: PopClampMode) {
    precondition(from.kind == to.kind, "a \(from.kind.rawValue) and a \(to.kind.rawValue) cannot be combined")
    precondition(
      from.kind.componentCount.map { $0 <= 4 } ?? false, "Pop animates numbers, points, sizes, rectangles and colors")
    kind = from.kind
    self.from = from.components
    self.to = to.components
    current = from.components
    self.roundingFactor = roundingFactor
    self.clampMode = clampMode
  }

  /// The current value, rounded if requested.
  var rounded: SIMD4<Double> {
    guard isRounding else { return current }
    let scale = 1 / roundingFactor
    return (current * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  private var componentCount: Int { kind.componentCount ?? 0 }
  var isRounding: Bool { roundingFactor != 0 }
  var value: AnimatableValue { AnimatableValue(kind, components: rounded) }

  /// Records the frame at `time`.
  ///
  /// - Returns: The time since the first frame and since the last one, in seconds.
  mutating func beginFrame(at time: Double) -> (elapsed: Double, interval: Double) {
    let (first, last) = times ?? (time, time)
    times = (first, time)
    let way = to - current
    if distance == nil && (way * way).sum() != 0 { distance = way }
    return (time - first, time - last)
  }

  /// Stores the value computed for the frame.
  mutating func write(_ value: SIMD4<Double>, clampingAtEnd: Bool = false) {
    current = value
    clamp(clampingAtEnd ? clampMode.union(.end) : clampMode)
    noteReachedTarget()
    written = (rounded, written.last)
  }

  /// Ends the motion at its target.
  mutating func finish() {
    write(to)
    isFinished = true
  }

  /// Treats the next frame as the first one, and resets the state of the target.
  mutating func resume() {
    times = nil
    isFinished = false
    distance = nil
    hasReachedTarget = false
  }

  /// Begins a new run whose first frame is the last one of the previous run.
  mutating func restart(from: SIMD4<Double>, to: SIMD4<Double>) {
    self.from = from
    self.to = to
    current = from
    written = (nil, nil)
    isFinished = false
    times = times.map { ($0.last, $0.last) }
  }

  private mutating func clamp(_ mode: PopClampMode) {
    guard !mode.isEmpty else { return }
    for index in 0..<componentCount {
      let (low, high) = (min(from[index], to[index]), max(from[index], to[index]))
      let isRising = to[index] > from[index]
      if mode.contains(isRising ? .start : .end) { current[index] = max(current[index], low) }
      if mode.contains(isRising ? .end : .start) { current[index] = min(current[index], high) }
    }
  }

  private mutating func noteReachedTarget() {
    let rest = to - current
    guard !hasReachedTarget, (rest * rest).sum() != 0 else {
      hasReachedTarget = true
      return
    }
    guard let distance else { return }
    hasReachedTarget = (0..<componentCount).allSatisfy { rest[$0].sign != distance[$0].sign }
  }
}

/// The ends of the range that a Pop animation clamps its value to.
public struct PopClampMode: OptionSet, Hashable, Sendable {
  /// The bits, as in Pop's `POPAnimationClampFlags`.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The value cannot fall behind the start.
  public static let start = PopClampMode(rawValue: 1)
  /// The value cannot pass the target.
  public static let end = PopClampMode(rawValue: 2)
  /// The value stays between the start and the target.
  public static let both: PopClampMode = [.start, .end]
}
