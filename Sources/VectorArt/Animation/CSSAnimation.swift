import Arithmetic

/// A CSS animation of an element, defined by the keyframes of a style sheet.
struct CSSAnimation: Sendable {
  enum Direction: String {
    case normal, reverse, alternate
    case alternateReverse = "alternate-reverse"
  }

  enum FillMode: String {
    case none, forwards, backwards, both
  }

  /// The keyframes of a property.
  struct Track: Sendable {
    struct Key: Sendable {
      var offset: Double
      /// The value; nil for the underlying value, without the animation.
      var value: String?
      var easing: EasingFunction
    }

    var property: String
    var keys: [Key]
  }

  var name = ""
  var duration = 0.0
  var delay = 0.0
  /// The number of iterations; may be infinite.
  var iterations = 1.0
  var direction = Direction.normal
  var fillMode = FillMode.none
  var easing = EasingFunction.ease
  var isPaused = false
  var isAdditive = false
  var tracks: [Track] = []

  /// The time in seconds from the start of the first iteration to the end of the last.
  var activeDuration: Double { duration > 0 && iterations > 0 ? duration * iterations : 0 }

  /// Returns the progress through the current iteration, 0 to 1, at a time in seconds; nil while the animation has no
  /// effect.
  func progress(at time: Double) -> Double? {
    let local = (isPaused ? 0 : time) - delay
    var overall: Double
    if local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      overall = 0
    } else if local >= activeDuration {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      overall = iterations
    } else {
      overall = local / duration
    }
    guard overall.isFinite else { return nil }
    var iteration = overall.rounded(.down)
    // This is the end of the last iteration, not the start of the next one.
    if local >= activeDuration, overall > 0, overall == iteration { iteration -= 1 }
    let progress = overall - iteration
    let isOdd = iteration.truncatingRemainder(dividingBy: 2) == 1
    let isReversed =
      switch direction {
      case .normal: false
      case .reverse: true
      case .alternate: isOdd
      case .alternateReverse: !isOdd
      }
    return isReversed ? 1 - progress : progress
  }
}

extension CSSAnimation.Track {
  /// Returns the value at a progress through the iteration; nil if the property has none.
  func value(at progress: Double, underlying: String?, isAdditive: Bool) -> String? {
    let mixing = ValueMixing(of: property)
    func value(_ key: Key) -> String? {
      guard isAdditive, let value = key.value, let underlying else { return key.value ?? underlying }
      if case .transform = mixing { return underlying == "none" ? value : "\(underlying) \(value)" }
      return mixing.sum(underlying, times: 1, value, times: 1) ?? value
    }
    guard let first = keys.first, let last = keys.last else { return nil }
    if progress < first.offset { return value(first) }
    if progress >= last.offset { return value(last) }
    guard let after = keys.firstIndex(where: { $0.offset > progress }), after > 0 else { return value(last) }
    let (from, to) = (keys[after - 1], keys[after])
    let share = from.easing.value(at: (progress - from.offset) / (to.offset - from.offset))
    guard let a = value(from), let b = value(to) else { return share < 0.5 ? value(from) : value(to) }
    if property == "visibility" || property == "display" {
      // Between a visible and a hidden value, the element is visible (CSS Animations: discrete `visibility` and
      // `display`).
      let shown = property == "display" ? [a, b].first { $0 != "none" } : [a, b].first { $0 == "visible" }
      if a != b, share > 0, share < 1, let shown { return shown }
    }
    var (own, other) = (a, b)
    if property == "stroke-dasharray" { (own, other) = Self.alignedDashes(a, b) }
    return mixing.cssMix(own, other, at: share) ?? (share < 0.5 ? a : b)
  }

  /// Repeats the items of two dash lists up to the least common multiple of their counts.
  private static func alignedDashes(_ a: String, _ b: String) -> (String, String) {
    let (own, other) = (ValueTokens(a), ValueTokens(b))
    guard own.count > 0, other.count > 0, own.count <= 32, other.count <= 32, a != "none", b != "none" else {
      return (a, b)
    }
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    let count = own.count / divisor(own.count, other.count) * other.count
    return (own.repeated(to: count).text, other.repeated(to: count).text)
  }
}
