import LayerTree
import Motion
import Review

/// An animated component of a layer's CSS property, such as the x of `translate`.
struct CSSComponent {
  /// The CSS property and the component.
  let target: CSSTarget
  /// The values over time since the start; numbers are in the layer's units.
  let curve: PlayedCurve
  /// The values directly before and after the animation.
  let before: AnimatableValue
  let rest: AnimatableValue
  /// The target value of the animation.
  let goal: AnimatableValue
  /// The leg that determines its times and its name.
  let leg: PlayedLeg

  /// The key of its animation; slots with the same key share a CSS animation.
  var key: String {
    "\(leg.layer) \(leg.begin) \(leg.end) \(leg.sources.map { "\($0.motion)" }.joined(separator: ","))"
  }

  /// Returns the slots of all motion, in the order of their legs.
  static func all(of played: PlayedMotion, rest: [String: Double]) -> [CSSComponent] {
    var order: [String] = []
    var groups: [String: [PlayedLeg]] = [:]
    for leg in played.legs {
      guard let target = CSSTarget(leg.property.keyPath) else { continue }
      let name = "\(leg.layer) \(target.property) \(target.part)"
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(leg)
    }
    return order.flatMap { slots(of: groups[$0] ?? [], played, rest) }
      .enumerated().sorted { ($0.element.leg.begin, $0.offset) < ($1.element.leg.begin, $1.offset) }.map(\.element)
  }

  /// Returns the slots for a component.
  ///
  /// Several properties of a layer may add up to it, such as the position and a translation.
  private static func slots(of legs: [PlayedLeg], _ played: PlayedMotion, _ rest: [String: Double]) -> [CSSComponent] {
    func offset(_ leg: PlayedLeg) -> Double {
      leg.property.keyPath.hasPrefix("position") ? rest["\(leg.layer).\(leg.property.keyPath)"] ?? 0 : 0
    }
    let isNonNegative = legs.first.flatMap { CSSTarget($0.property.keyPath) }?.isNonNegative == true
    func moved(_ value: AnimatableValue, by offset: Double) -> AnimatableValue {
      guard case .number(let number) = value else { return value }
      return .number(isNonNegative ? max(0, number - offset) : number - offset)
    }
    let properties = Set(legs.map(\.property))
    let bounds = Set(legs.flatMap { [$0.begin, $0.end] }).sorted()
    if properties.count == 1 {
      return legs.compactMap { leg in
        guard let target = CSSTarget(leg.property.keyPath), let whole = played.curves[PlayedMotion.Target(leg)] else {
          return nil
        }
        let offset = offset(leg)
        var curve = PlayedCurve()
        for (time, value) in zip(leg.curve.times, leg.curve.values) {
          // A value that is kept at zero bends where it reaches zero.
          if isNonNegative, let last = curve.times.last, case .number(let number) = value,
            case .number(let previous) = leg.curve.value(at: last), (number < offset) != (previous < offset)
          {
            let crossing = last + (time - last) * (offset - previous) / (number - previous)
            if crossing > last, crossing < time { curve.append(.number(0), at: crossing) }
          }
          curve.append(moved(value, by: offset), at: time)
        }
        return CSSComponent(
          target: target, curve: curve,
          before: leg.begin > 0 || leg.property.kind != .number
            ? moved(whole.value(at: max(0, leg.begin - 1e-6)), by: offset) : .number(leg.home - offset),
          rest: moved(leg.rest, by: offset), goal: moved(leg.target, by: offset), leg: leg)
      }
    }
    // Between two bounds, the component is the sum of all properties.
    return zip(bounds, bounds.dropFirst()).compactMap { start, end in
      guard let leg = legs.last(where: { $0.begin <= start && $0.end >= end }),
        let target = CSSTarget(leg.property.keyPath)
      else { return nil }
      let tracks = properties.compactMap { property in
        legs.first { $0.property == property }.flatMap { leg in
          played.curves[PlayedMotion.Target(leg)].map { (curve: $0, offset: offset(leg)) }
        }
      }
      func sum(at time: Double) -> AnimatableValue {
        .number(
          tracks.reduce(0) { sum, track in
            if case .number(let number) = track.curve.value(at: time) { sum + number - track.offset } else { sum }
          })
      }
      let (first, last) = (start + 2e-6, end - 2e-6)
      let times = Set(tracks.flatMap { $0.curve.part(from: first, to: last).times }).sorted()
      var curve = PlayedCurve()
      for time in times {
        let own = time == first ? 0 : time == last ? end - start : time - start
        curve.append(sum(at: time), at: own)
      }
      let cut = leg.part(from: start, to: end, as: curve)
      return CSSComponent(
        target: target, curve: curve, before: sum(at: max(0, start - 1e-6)), rest: sum(at: end + 2e-6),
        goal: sum(at: last), leg: cut)
    }
  }
}

extension PlayedMotion.Target {
  /// Creates the target of a leg.
  init(_ leg: PlayedLeg) { self.init(layer: leg.layer, property: leg.property) }
}
