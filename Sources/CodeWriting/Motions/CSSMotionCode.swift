import Arithmetic
import LayerTree
import Motion
import Review

/// Writes recorded motions as CSS keyframes.
///
/// Springs become `linear()` functions, and motions that no timing function can express become many keyframes.
///
/// Motions that are additive or replace each other become successive legs with the presentation values.
struct CSSMotionCode {
  private let played: PlayedMotion
  private let declarations: CSSDeclarations
  private let animations: [Named]

  /// An animation with its name.
  private struct Named {
    let name: String
    let animation: CSSAnimation
    let leg: PlayedLeg
  }

  init(_ played: PlayedMotion) {
    self.played = played
    var rest: [String: Double] = [:]
    for leg in played.legs {
      let name = "\(leg.layer).\(leg.property.keyPath)"
      if rest[name] == nil { rest[name] = leg.home }
    }
    let slots = CSSComponent.all(of: played, rest: rest)
    var order: [String] = []
    var groups: [String: [CSSComponent]] = [:]
    for slot in slots {
      if groups[slot.key] == nil { order.append(slot.key) }
      groups[slot.key, default: []].append(slot)
    }
    var parts: [String: Set<[Int]>] = [:]
    for group in groups.values {
      for (property, own) in Dictionary(grouping: group, by: \.target.property) {
        parts["\(group[0].leg.layer) \(property)", default: []].insert(Set(own.map(\.target.part)).sorted())
      }
    }
    declarations = CSSDeclarations(split: Set(parts.filter { $0.value.count > 1 }.map(\.key)))
    var names: [String: Int] = [:]
    animations = order.compactMap { key in
      guard let group = groups[key], let leg = group.first?.leg else { return nil }
      let base = Self.kebab(MotionText.identifier(leg.row?.name ?? leg.layer))
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      return Named(name: count == 1 ? base : "\(base)\(count)", animation: CSSAnimation(group), leg: leg)
    }
  }

  /// The number of motions written in CSS, and of motions that are only comments.
  var counts: (said: Int, remarked: Int) { (animations.count, comments.count) }

  /// The keyframes of every motion with a class that plays them, and a class for each event.
  var text: String {
    (declarations.variables + animations.map(rule) + comments + lists).joined(separator: "\n")
  }

  /// Returns a name in kebab case.
  static func kebab(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase || last.isNumber { result += "-" }
      result += character.lowercased()
    }
    return result
  }

  private func rule(_ named: Named) -> String {
    let animation = named.animation
    var driven = ""
    if named.leg.row?.summary.isDriven == true {
      driven =
        "/* Percent-driven, as recorded. To drive it yourself, set currentTime of the paused animation. */\n"
    }
    return
      "/* \(MotionText.comment(MotionText.summary(of: named.leg, moving: animation.slots.map(\.leg.property)))) */\n"
      + driven
      + ".\(named.name) {\n  animation: \(value(named, delay: named.leg.begin - named.leg.cause.time));\n}\n"
      + "@keyframes \(named.name) {\n"
      + frames(of: animation, on: named.leg.layer).map { "  \($0)\n" }.joined() + "}\n"
  }

  private func frames(of animation: CSSAnimation, on layer: String) -> [String] {
    zip(animation.frames, animation.percentages).map { frame, place in
      let values = declarations.text(zip(animation.slots, frame.values).map { ($0.target, $1) }, of: layer)
      let easing = frame.easing.map { " animation-timing-function: \(animation.text(of: $0));" } ?? ""
      return "\(place) { \(values)\(easing) }"
    }
  }

  private func value(_ named: Named, delay: Double) -> String {
    let animation = named.animation
    var parts = ["\(animation.duration.cssText)s", animation.text(of: animation.easing)]
    // A motion is not later than the tick that begins it.
    if delay > 1e-9 { parts.append("\((((delay + 1e-9) * 1e6).rounded(.down) / 1e6).cssText)s") }
    if animation.count == .infinity {
      parts.append("infinite")
    } else if animation.count != 1 {
      parts.append(animation.count.cssText)
    }
    if animation.alternates { parts.append("alternate") }
    switch (delay > 1e-9 && animation.fillsBackward, animation.fills) {
    case (true, true): parts.append("both")
    case (true, false): parts.append("backwards")
    case (false, true): parts.append("forwards")
    case (false, false): break
    }
    return (parts + [named.name]).joined(separator: " ")
  }

  /// The motions without a CSS property, as comments with their values.
  private var comments: [String] {
    var known: Set<String> = []
    let legs = played.legs.filter {
      CSSTarget($0.property.keyPath) == nil && $0.property.keyPath != "transform.scale.z"
    }
    let lines = legs.map { leg in
      "/* CSS has no \(leg.property.keyPath) to animate: \(MotionText.comment(MotionText.summary(of: leg, moving: [leg.property]))) "
        + "\(MotionText.comment(MotionText.values(of: leg))) */\n"
    }
    let others = played.motions.enumerated().filter { index, motion in
      !played.legs.contains { $0.sources.contains { $0.motion == index } } && motion[0].summary.engine != .group
    }.map {
      "/* CSS has no \($1[0].summary.subject) to animate: \(MotionText.comment(MotionText.summary(of: $1[0]))) */\n"
    }
    return (lines + others).filter { known.insert($0).inserted }
  }

  /// The classes for layers with several motions after an event, because an element has only one list of animations.
  ///
  /// Layers with motions after several events also have a list with all animations since the start of the scene.
  private var lists: [String] {
    var order: [String] = []
    var groups: [String: [Named]] = [:]
    for named in animations {
      let keys = ["\(named.leg.layer) \(named.leg.cause.name) \(named.leg.cause.time)"]
      for key in keys {
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(named)
      }
    }
    var names: [String: Int] = [:]
    let events = order.compactMap { key -> String? in
      guard let group = groups[key], group.count > 1, let leg = group.first?.leg else { return nil }
      let base = Self.kebab(MotionText.identifier("\(leg.layer).after.\(leg.cause.name)"))
      names[base, default: 0] += 1
      let count = names[base] ?? 1
      return list(
        group, "All of \(leg.layer) after \(leg.cause.name)", count > 1 ? "\(base)\(count)" : base,
        from: leg.cause.time)
    }
    let layers = Dictionary(grouping: animations, by: \.leg.layer).filter { _, own in
      Set(own.map { "\($0.leg.cause.name) \($0.leg.cause.time)" }).count > 1
    }
    let wholes = layers.sorted { $0.key < $1.key }.map { layer, own in
      list(
        own, "All of \(layer), from the start of the scene", Self.kebab(MotionText.identifier("\(layer).as.played")),
        from: 0)
    }
    return events + wholes
  }

  private func list(_ group: [Named], _ title: String, _ name: String, from start: Double) -> String {
    "/* \(MotionText.comment(title)) */\n"
      + ".\(name) {\n"
      + "  animation:\n    \(group.map { value($0, delay: $0.leg.begin - start) }.joined(separator: ",\n    "));\n}\n"
  }
}
