import Motion

/// A value that follows its target with animations, as SwiftUI animates an attribute.
///
/// Each change of the target adds its distance, and an animation takes it away: animations run together and are added.
/// A spring replaces the spring before it and keeps its velocity, and any animation replaces one that repeats forever.
/// A change without animation moves the value at once, and animations that run continue.
struct AnimatedValue<Value: VectorArithmetic> {
  /// The value without animations.
  private(set) var target: Value
  private var runs: [AnimationRun<Value>] = []

  init(_ target: Value) { self.target = target }

  /// Changes the target.
  ///
  /// - Parameters:
  ///   - new: The new target.
  ///   - animation: The animation; nil for none.
  ///   - time: The time, in seconds of the stage.
  mutating func set(_ new: Value, _ animation: Animation?, at time: Double) {
    guard new != target else { return }
    var change = target - new
    target = new
    runs.removeAll { $0.hasEnded(at: time) }
    guard let animation else { return }
    for run in runs where run.animation.isEndless { change += run.offset(at: time) }
    runs.removeAll { $0.animation.isEndless }
    let merged = animation.isMerging ? runs.firstIndex { $0.animation.isMerging } : nil
    let previous = merged.map { runs.remove(at: $0) }
    runs.append(AnimationRun(animation, change: change, at: time, after: previous))
  }

  /// Returns the value at a time.
  func value(at time: Double) -> Value { runs.reduce(target) { $0 + $1.offset(at: time) } }

  /// Returns true if an animation is running, or waiting for its delay.
  func isAnimating(at time: Double) -> Bool { runs.contains { !$0.hasEnded(at: time) } }

  /// True if the value has been animated, and may still be.
  var hasRuns: Bool { !runs.isEmpty }
}

extension Animation {
  /// True for a spring that replaces another one.
  fileprivate var isMerging: Bool { if case .spring = motion { !isRepeated } else { false } }
}
