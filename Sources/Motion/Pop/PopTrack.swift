/// The common state of Pop animations of a property: their start, current value, and target.
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
  /// The values written in this frame and in the one before it; nil until then.
  private(set) var written: (last: SIMD4<Double>?, before: SIMD4<Double>?)
  private(set) var isFinished = false
  private(set) var hasReachedTarget = false
  /// The time of the first frame, and of the last one.
  private var times: (first: Double, last: Double)?
  /// The distance to the target at the time when the target was set.
  private var distance: SIMD4<Double>?
  private let roundingFactor: Double
  private let clampMode: PopClampMode

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

  /// The current value, rounded if that was asked for.
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
  /// - Returns: The seconds since the first frame and since the last one.
  mutating func beginFrame(at time: Double) -> (elapsed: Double, interval: Double) {
    let (first, last) = times ?? (time, time)
    times = (first, time)
    let way = to - current
    if distance == nil && (way * way).sum() != 0 { distance = way }
    return (time - first, time - last)
  }

  /// Takes the value reached in the frame.
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

  /// Makes the next frame the first one, and watches again for the target to be reached.
  mutating func resume() {
    times = nil
    isFinished = false
    distance = nil
    hasReachedTarget = false
  }

  /// Begins a new run, whose first frame is the last one of the run before.
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

/// The ends that a Pop animation may not pass.
public struct PopClampMode: OptionSet, Hashable, Sendable {
  /// The bits, as in Pop's `POPAnimationClampFlags`.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The value may not go back beyond the start.
  public static let start = PopClampMode(rawValue: 1)
  /// The value may not go beyond the target.
  public static let end = PopClampMode(rawValue: 2)
  /// Neither.
  public static let both: PopClampMode = [.start, .end]
}
