import Arithmetic
import Geometry
import LayerTree
import Motion
import Review

/// Writes recorded motions as SwiftUI modifiers.
struct SwiftUIMotionCode {
  /// The motion of a layer's property after an event: successive legs, or a leg that both scale components share.
  private struct Chain {
    let legs: [PlayedLeg]
    let keyPath: String
    /// The position of the view, relative to which offsets are written.
    let base: Double

    var first: PlayedLeg { legs[0] }
  }

  private let chains: [Chain]
  private let others: [TimingRow]

  init(_ played: PlayedMotion) {
    var order: [String] = []
    var groups: [String: [PlayedLeg]] = [:]
    var rest: [String: Double] = [:]
    for leg in played.legs where leg.property.keyPath != "transform.scale.z" {
      if rest[leg.name] == nil { rest[leg.name] = leg.home }
      let key = "\(leg.name) \(leg.cause.path) \(leg.cause.name) \(leg.cause.time)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(leg)
    }
    var chains = order.compactMap { key -> Chain? in
      guard let legs = groups[key], let leg = legs.first else { return nil }
      let keyPath = leg.property.keyPath
      return Chain(legs: legs, keyPath: keyPath, base: keyPath.hasPrefix("position") ? rest[leg.name] ?? 0 : 0)
    }
    // Scales with the same motion on both axes are combined.
    for index in chains.indices.reversed() where chains[index].keyPath == "transform.scale.y" {
      guard
        let x = chains.firstIndex(where: {
          $0.keyPath == "transform.scale.x" && $0.first.layer == chains[index].first.layer
            && $0.legs.count == chains[index].legs.count
            && zip($0.legs, chains[index].legs).allSatisfy(Self.isAlike)
        })
      else { continue }
      chains[x] = Chain(legs: chains[x].legs, keyPath: "transform.scale", base: 0)
      chains.remove(at: index)
    }
    self.chains = chains
    others = played.motions.enumerated().filter { index, motion in
      !played.legs.contains { $0.sources.contains { $0.motion == index } } && motion[0].summary.engine != .group
    }.map { $1[0] }
  }

  /// Returns true if two legs have the same motion.
  private static func isAlike(_ one: PlayedLeg, _ other: PlayedLeg) -> Bool {
    let limit = 1e-4 * max(one.travel, 1e-9)
    return one.begin == other.begin && abs(one.end - other.end) < 1e-9 && one.cycle == other.cycle
      && one.rest.distance(to: other.rest) <= limit
      && zip(one.curve.times, one.curve.values).allSatisfy { other.curve.value(at: $0).distance(to: $1) <= limit }
  }

  /// A modifier for each animated property, followed by comments.
  var modifiers: [String] {
    var names: [String: Int] = [:]
    var known: Set<String> = []
    return chains.compactMap { chain in
      let base = MotionText.identifier("\(chain.first.layer).\(chain.keyPath)")
      let count = (names[base] ?? 0) + 1
      let name = count == 1 ? base : "\(base)\(count)"
      let lines = body(of: chain, named: name)
      // A motion that repeats after the same event is written once.
      guard known.insert(([base, chain.first.cause.name] + lines).joined(separator: "\n")).inserted else { return nil }
      names[base] = count
      return modifier(chain, named: name, lines)
    } + others.map { "// SwiftUI has no equivalent: \(MotionText.summary(of: $0)).\n" }
  }

  /// The body of each modifier, with its legs, its property, and the position relative to which offsets are written.
  var bodies: [(legs: [PlayedLeg], keyPath: String, base: Double, lines: [String])] {
    chains.map { ($0.legs, $0.keyPath, $0.base, curve(of: $0, named: "A") + body(of: $0, named: "A")) }
  }

  /// The number of motions written in SwiftUI, and of motions that are only comments.
  var counts: (said: Int, remarked: Int) {
    let bodies = chains.map { body(of: $0, named: "A") }
    let said = bodies.filter { lines in !lines.allSatisfy { $0.hasPrefix("//") } }.count
    return (said, bodies.count - said + others.count)
  }

  private func modifier(_ chain: Chain, named name: String, _ lines: [String]) -> String {
    var text = chain.legs.map { "/// \(MotionText.summary(of: $0, moving: [$0.property]))\n" }.joined()
    if chain.legs.contains(where: { $0.row?.summary.isDriven == true }) {
      text +=
        "/// A percent-driven transition, as recorded. To drive it yourself, bind the value to the gesture.\n"
    }
    text += curve(of: chain, named: name).map { $0 + "\n" }.joined()
    text += "struct \(name)Motion: ViewModifier {\n  var isActive: Bool\n\n"
    text += "  func body(content: Content) -> some View {\n    content\n"
    return text + lines.map { "      \($0)\n" }.joined() + "  }\n}\n"
  }

  /// Returns a custom animation for a spring without an equivalent in SwiftUI; empty for other motions.
  private func curve(of chain: Chain, named name: String) -> [String] {
    guard let spring = jnw(chain) else { return [] }
    let decay = spring.damping / (2 * spring.mass)
    let frequency = max(0, spring.stiffness / spring.mass - decay * decay).squareRoot()
    let rest = "exp(-\(MotionText.number(decay)) * time) * cos(\(MotionText.number(frequency)) * time)"
    return [
      "struct \(name)Curve: CustomAnimation {",
      "  func animate<Value: VectorArithmetic>(",
      "    value: Value, time: TimeInterval, context: inout AnimationContext<Value>", "  ) -> Value? {",
      "    guard time < \(MotionText.number(chain.first.seconds)) else { return nil }",
      "    return value.scaled(by: 1 - \(rest))", "  }", "}", "",
    ]
  }

  /// Returns the JNW spring that moves a chain from its start to rest; nil for other motions.
  private func jnw(_ chain: Chain) -> JNWSpring? {
    guard chain.legs.count == 1, let row = chain.first.row, case .jnw(let spring) = row.summary.pace,
      chain.first.sources.count == 1, isAtRest(chain.first)
    else { return nil }
    return spring
  }

  private func body(of chain: Chain, named name: String) -> [String] {
    let leg = chain.first
    if let animation = animation(of: chain, named: name), let from = literal(leg.from, chain),
      let to = literal(leg.target, chain)
    {
      return [
        SwiftUIEffect.text(chain.keyPath, "isActive ? \(to) : \(from)"), ".animation(\(animation), value: isActive)",
      ]
    }
    return keyframes(of: chain) ?? [
      "// SwiftUI has no equivalent: \(MotionText.summary(of: leg, moving: [leg.property]))."
    ] + chain.legs.map { "// \(MotionText.comment(MotionText.values(of: $0)))" }
  }

  private func literal(_ value: AnimatableValue, _ chain: Chain) -> String? {
    guard SwiftUIEffect.has(chain.keyPath) else { return nil }
    switch value {
    case .number(let number): return MotionText.number(number - chain.base)
    case .color(let color): return SwiftUIEffect.color(color)
    default: return nil
    }
  }

  /// Returns true if a leg comes to rest at its target.
  private func isAtRest(_ leg: PlayedLeg) -> Bool {
    let limit = PlayedLeg.tolerance * max(leg.travel, 1e-9)
    return leg.rest.distance(to: leg.target) <= limit && leg.to.distance(to: leg.target) <= limit
  }

  // MARK: Animations

  /// Returns a SwiftUI animation for the single leg of a chain; nil for several legs, and for motion without an
  /// equivalent.
  private func animation(of chain: Chain, named name: String) -> String? {
    guard chain.legs.count == 1, !(chain.first.row?.summary.isDriven ?? false) else { return nil }
    let leg = chain.first
    let delay = leg.delay > 1e-9 ? ".delay(\(MotionText.number(leg.delay)))" : ""
    if let text = endless(leg) { return text + delay }
    guard isAtRest(leg), leg.cycle == nil else { return nil }
    switch leg.pace {
    case .curve(let function, let seconds) where abs(seconds - leg.seconds) < 1e-3 * seconds:
      return curve(function, seconds) + delay
    case .spring(let spring) where spring.allowsOverdamping || spring.dampingRatio <= 1:
      return self.spring(spring, isSwiftUI: leg.row?.summary.engine == .swiftUI) + delay
    default: return jnw(chain) == nil ? nil : "Animation(\(name)Curve())\(delay)"
    }
  }

  private func curve(_ function: TimingFunction, _ duration: Double) -> String {
    let points = [function.x1, function.y1, function.x2, function.y2].map(MotionText.number).joined(separator: ", ")
    return ".timingCurve(\(points), duration: \(MotionText.number(duration)))"
  }

  private func spring(_ spring: SpringCurve, isSwiftUI: Bool) -> String {
    let velocity = MotionText.number(spring.initialVelocity)
    guard isSwiftUI, spring.mass == 1 else {
      return ".interpolatingSpring(mass: \(MotionText.number(spring.mass)), stiffness: "
        + "\(MotionText.number(spring.stiffness)), damping: \(MotionText.number(spring.damping)), initialVelocity: \(velocity))"
    }
    let parts =
      "duration: \(MotionText.number(spring.perceptualDuration)), bounce: \(MotionText.number(spring.bounce))"
    return spring.initialVelocity == 0
      ? ".spring(\(parts))" : ".interpolatingSpring(\(parts), initialVelocity: \(velocity))"
  }

  /// Returns a curve that repeats indefinitely; nil if the leg is not one.
  private func endless(_ leg: PlayedLeg) -> String? {
    guard leg.cycle != nil, let row = leg.row, case .curve(let function) = row.summary.pace,
      row.summary.timing.timeOffset == 0, row.summary.level == 0
    else { return nil }
    let timing = row.summary.timing
    let seconds = timing.duration / row.rate
    let way = max(leg.travel, 1e-9)
    let isAlike = zip(leg.curve.times, leg.curve.values).allSatisfy { time, value in
      let run = (time / seconds).rounded(.down)
      var share = time / seconds - run
      if min(share, 1 - share) * seconds < 1e-5 { return true }
      if timing.autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
      let line = leg.from.interpolated(to: leg.target, fraction: function.value(at: share))
      return line.distance(to: value) <= PlayedLeg.tolerance * way
    }
    return isAlike ? "\(curve(function, seconds)).repeatForever(autoreverses: \(timing.autoreverses))" : nil
  }

  // MARK: Keyframes

  /// Returns the legs of a chain as keyframes; nil for colors that do not change along a straight line, and for other
  /// types.
  private func keyframes(of chain: Chain) -> [String]? {
    guard SwiftUIEffect.has(chain.keyPath), let line = Line(chain.legs) else { return nil }
    let isEndless = chain.legs.contains { $0.cycle != nil }
    // A repeating animation would repeat the delay as well.
    if isEndless, chain.legs.count > 1 || chain.first.delay > 1e-9 { return nil }
    var frames: [String] = []
    var now = 0.0
    var last = line.progress(chain.first.from)
    // A way of a few thousandths needs more decimals.
    let decimals = line.precision < 1e-5 ? 9 : 6
    func number(_ value: Double) -> String {
      Self.rounded(line.isNumber ? value - chain.base : value, decimals: decimals)
    }
    // The end of the last keyframe as written, so that rounded durations don't add up to another time.
    var written = 0.0
    func duration(until time: Double) -> String {
      let seconds = (time - written).rounded(decimals: 6)
      written += seconds
      return MotionText.number(seconds.rounded(decimals: 6))
    }
    func hold(until time: Double) {
      guard time - now > 1e-5 else { return }
      frames.append("LinearKeyframe(\(number(last)), duration: \(duration(until: time)))")
      now = time
    }
    func move(to value: Double) {
      guard abs(value - last) > line.precision / 2 else { return }
      frames.append("MoveKeyframe(\(number(value)))")
      last = value
    }
    for leg in chain.legs {
      hold(until: leg.delay)
      if line.isNumber, leg.cycle == nil, case .curve(let function, let seconds) = leg.pace,
        abs(seconds - leg.seconds) < 1e-3 * seconds
      {
        move(to: line.progress(leg.from))
        let (value, curve) = (line.progress(leg.to), SwiftUIKeyframeCode.curve(function))
        let end = leg.delay + leg.seconds
        frames.append("LinearKeyframe(\(number(value)), duration: \(duration(until: end))\(curve))")
        (now, last) = (end, value)
        if abs(line.progress(leg.rest) - last) > line.precision * 4 { move(to: line.progress(leg.rest)) }
        continue
      }
      let curve = leg.cycle.map { leg.curve.part(from: 0, to: $0) } ?? leg.curve
      let values = curve.values.map(line.progress)
      let kept = Simplified.points(of: [values], at: curve.times, within: line.precision)
      if let first = kept.first { move(to: values[first]) }
      for (index, next) in zip(kept, kept.dropFirst()) {
        let seconds = curve.times[next] - curve.times[index]
        if seconds < 1e-5 {
          move(to: values[next])
        } else {
          now = leg.delay + curve.times[next]
          frames.append("LinearKeyframe(\(number(values[next])), duration: \(duration(until: now)))")
          last = values[next]
        }
      }
      now = leg.delay + (curve.times.last ?? 0)
      if leg.cycle == nil, abs(line.progress(leg.rest) - last) > line.precision * 4 {
        move(to: line.progress(leg.rest))
      }
    }
    let initial = number(line.progress(chain.first.from))
    let effect =
      line.isNumber
      ? SwiftUIEffect.text(chain.keyPath, "value")
      : SwiftUIEffect.text(chain.keyPath, SwiftUIEffect.color(from: line.from, to: line.to, "value"))
    return [
      ".keyframeAnimator(initialValue: \(initial), \(isEndless ? "repeating: true" : "trigger: isActive")) { view, value in",
      "  view\(effect)", "} keyframes: { _ in",
    ] + frames.map { "  \($0)" } + ["}"]
  }

  /// Returns a number with at most a number of decimals.
  private static func rounded(_ number: Double, decimals: Int) -> String {
    MotionText.number(number.rounded(decimals: decimals))
  }

  /// The line through a chain's values: the numbers themselves, or the mixtures of two colors.
  private struct Line {
    let from: AnimatableValue
    let to: AnimatableValue
    let isNumber: Bool
    /// The maximum difference that is invisible.
    let precision: Double

    init?(_ legs: [PlayedLeg]) {
      let values = legs.flatMap { $0.curve.values + [$0.rest] }
      guard let first = values.first else { return nil }
      from = first
      if case .number = first {
        isNumber = true
        to = first
        precision = 0.001 * (legs.map(\.curve.range).filter { $0 > 1e-12 }.min() ?? 1)
        return
      }
      guard case .color = first, let far = values.max(by: { $0.distance(to: first) < $1.distance(to: first) }),
        far.distance(to: first) > 1e-9
      else { return nil }
      isNumber = false
      to = far
      precision = 0.001
      let way = far.distance(to: first)
      let line = self
      let isStraight = values.allSatisfy {
        first.interpolated(to: far, fraction: line.progress($0)).distance(to: $0) <= 0.002 * way
      }
      guard isStraight else { return nil }
    }

    /// Returns a number, or the fraction of the distance between both colors.
    func progress(_ value: AnimatableValue) -> Double {
      if isNumber { return value.allComponents.first ?? 0 }
      let (a, b, c) = (from.allComponents, to.allComponents, value.allComponents)
      let square = zip(a, b).map { ($1 - $0) * ($1 - $0) }.reduce(0, +)
      let along = zip(zip(a, b), c).map { ($0.1 - $0.0) * ($1 - $0.0) }.reduce(0, +)
      return square > 0 ? along / square : 0
    }
  }
}
