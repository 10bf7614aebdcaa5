import Flipbook
import Foundation
import LayerTree
import Motion
import SceneProgram
import Testing

@testable import CodeWriting

/// Runs the code of a scene as SwiftUI's documentation says, and holds its states against the scene's trace, tick by tick.
struct SwiftUIComparison {
  /// The properties that springs move, as `box.position.x`.
  private(set) var springs: [String] = []
  /// The properties that nothing but curves moves.
  private(set) var others: [String] = []
  /// The properties that were compared, whatever moves them.
  private(set) var compared: Set<String> = []
  /// What is not the same, each with its greatest difference.
  private(set) var differences: [String] = []

  /// A number of a state, and the leaf that it is in the trace.
  private struct Part {
    let state: String
    /// The name of the view.
    let view: String
    let layer: String
    let property: AnimatableProperty
    let factor: Double
  }

  private static let members: [(suffix: String, keyPath: String, factor: Double)] = [
    ("Position.x", "position.x", 1), ("Position.y", "position.y", 1), ("Size.width", "bounds.size.width", 1),
    ("Size.height", "bounds.size.height", 1), ("Scale.width", "transform.scale.x", 1),
    ("Scale.height", "transform.scale.y", 1), ("Rotation", "transform.rotation", .pi / 180),
    ("Offset.width", "transform.translation.x", 1), ("Offset.height", "transform.translation.y", 1),
    ("Opacity", "opacity", 1), ("CornerRadius", "cornerRadius", 1), ("StrokeStart", "strokeStart", 1),
    ("StrokeEnd", "strokeEnd", 1),
  ]

  /// Runs the code of a scene; differences above a millionth of the way count, of Pop's springs those above a hundredth.
  init(_ scene: Scene, _ code: CodeWriting.SceneCode) throws {
    let outline = OutlineBuilder(try #require(scene.compiledProgram)).outline()
    let run = try SwiftUICodeRun(code.text)
    _ = run.call("start", at: 0)
    for tap in outline.taps {
      // The nearest layer around that answers touches does.
      var touched: Int? = tap.layer
      while let index = touched, !outline.handlers.contains(where: { $0.layer == index }) {
        touched = outline.layers[index].superlayer
      }
      guard let touched else { continue }
      let name = code.layerNames[touched]
      for event in ["TouchDown", "TouchesBegan"] { _ = run.call(name + event, at: tap.time) }
      let end = run.tick(notBefore: tap.time) + tap.holding
      for event in ["TouchesEnded", "TouchUpInside", "Tap"] { _ = run.call(name + event, at: end) }
    }
    let left = Self.left(by: code, outline)
    var parts: [Part] = []
    // The thresholds of what Pop moves.
    var popped: [String: Double] = [:]
    var keyframed: Set<String> = []
    let jnw = Self.jnw(outline)
    let pops = Self.pops(outline)
    for index in outline.layers.indices {
      for member in Self.members where run.tracks[code.layerNames[index] + member.suffix] != nil {
        let property = try #require(AnimatableProperty(keyPath: member.keyPath))
        if left.contains(where: { $0.layer == index && property.keyPath.overlaps($0.keyPath) }) { continue }
        let thresholds = pops.filter { $0.layer == index && property.keyPath.overlaps($0.keyPath) }.map(\.threshold)
        if let threshold = thresholds.max() { popped[code.layerNames[index] + member.suffix] = threshold }
        if jnw.contains(where: { $0.layer == index && property.keyPath.overlaps($0.keyPath) }) {
          keyframed.insert(code.layerNames[index] + member.suffix)
        }
        parts.append(
          Part(
            state: code.layerNames[index] + member.suffix, view: code.layerNames[index],
            layer: Self.path(of: index, outline), property: property,
            factor: member.factor))
      }
    }
    // What nothing but keyframes moves has no state.
    var still: [(part: Part, own: Double)] = []
    for (index, property) in Self.keyframed(outline) {
      let (view, layer) = (code.layerNames[index], Self.path(of: index, outline))
      guard run.keyframes.contains(where: { $0.view == view && $0.shows(property) }),
        !parts.contains(where: { $0.layer == layer && $0.property == property }),
        !left.contains(where: { $0.layer == index && property.keyPath.overlaps($0.keyPath) }),
        case .number(let own) = property.value(in: outline.layers[index].properties)
      else { continue }
      still.append((Part(state: "", view: view, layer: layer, property: property, factor: 1), own))
    }
    let wanted = Dictionary(grouping: parts + still.map(\.part), by: \.layer)
    let trace = try scene.trace { layer, property in wanted[layer]?.contains { $0.property == property } ?? false }
    var columns: [(part: Part, track: Trace.Track)] = []
    for part in parts {
      let tracks = trace.tracks.filter { $0.layer == part.layer && $0.property == part.property }
      // Layers of one name in one place have no track of their own.
      if tracks.count == 1 { columns.append((part, tracks[0])) }
    }
    let stillColumns = still.compactMap { part, own in
      trace.tracks.first { $0.layer == part.layer && $0.property == part.property }.map { (part, own, $0) }
    }
    var worst: [String: (difference: Double, text: String)] = [:]
    // Pop's first frames lose a millisecond.
    let popDelay = 0.001 / 0.98
    // Pop's display link comes after a tick's events, and takes a spring that runs on by that tick with its new target.
    let retargets = trace.events.filter { $0.kind == .retarget }
    let (targets, rate) = (parts, 60.0)
    run.lead = { state, time in
      let isRetarget = retargets.contains { event in
        abs(event.time - time) < 1e-9
          && targets.contains { part in
            part.state == state && part.layer == event.path
              && SwiftUIFacet.keyPath(ofPop: event.subject).map(part.property.keyPath.overlaps) ?? false
          }
      }
      return isRetarget ? 1 / rate + popDelay : 0
    }
    for (tick, time) in trace.times.enumerated() {
      try run.advance(to: time)
      for (part, own, track) in stillColumns {
        guard case .number(let shown) = track.presentation[tick], !track.coveredTicks.contains(tick) else { continue }
        let value = run.shown(part.property, of: part.view, own: own, at: time)
        let name = "\(part.layer).\(part.property.keyPath)"
        if abs(value - shown) > 1e-4 * max(1, abs(own)), abs(value - shown) > worst[name]?.difference ?? 0 {
          worst[name] = (abs(value - shown), "\(name) at \(time): \(value), but \(shown) in the scene")
        }
      }
      for (part, track) in columns {
        guard let state = run.tracks[part.state], case .number(let shown) = track.presentation[tick],
          !track.coveredTicks.contains(tick)
        else { continue }
        let name = "\(part.layer).\(part.property.keyPath)"
        var value = state.value(at: time) * part.factor
        let way = state.greatestDistance * part.factor
        var allowed = 1e-6 * max(1, way)
        if let threshold = popped[part.state] {
          value = state.value(at: time - popDelay) * part.factor
          allowed = 0.01 * way
          // Pop ends a spring when no more than its property's threshold is left.
          if abs(shown - state.target * part.factor) < 1e-9 { allowed = max(allowed, threshold) }
        }
        // Springs of Core Animation, UIKit, and JNW end when a thousandth of the way or so is left.
        if track.presentation[tick] == track.model[tick] { allowed = max(allowed, 0.004 * way) }
        // JNW's are keyframes of 32-bit numbers; they end before the last ones, which are left out.
        if keyframed.contains(part.state) {
          allowed = 0.001 * way
          if track.presentation[tick] == track.model[tick] { value = state.target * part.factor }
        }
        value = run.shown(part.property, of: part.view, own: value, at: time)
        var difference = abs(value - shown)
        // An angle is shown as one of half a turn at most.
        if part.property.unit == .angle { difference = abs(remainder(value - shown, 2 * .pi)) }
        if difference > allowed, difference > worst[name]?.difference ?? 0 {
          worst[name] = (difference, "\(name) at \(time): \(value), but \(shown) in the scene; the way is \(way)")
        }
      }
    }
    differences = worst.values.map(\.text).sorted()
    compared = Set((columns.map(\.part) + still.map(\.part)).map { "\($0.layer).\($0.property.keyPath)" })
    for (part, _) in columns where !run.unknown.contains(String(part.state.prefix { $0 != "." })) {
      let name = "\(part.layer).\(part.property.keyPath)"
      if run.sprung.contains(part.state) {
        springs.append(name)
      } else if run.animated.contains(part.state) {
        others.append(name)
      }
    }
  }

  /// The names of a layer and of those around it, from the outermost on.
  private static func path(of index: Int, _ outline: SceneOutline) -> String {
    let layer = outline.layers[index]
    guard let outer = layer.superlayer else { return layer.name }
    return path(of: outer, outline) + "." + layer.name
  }

  /// The numbers that keyframes of Core Animation's move.
  private static func keyframed(_ outline: SceneOutline) -> [(layer: Int, property: AnimatableProperty)] {
    func all(_ steps: [OutlineStep]) -> [(layer: Int, property: AnimatableProperty)] {
      steps.flatMap { step -> [(layer: Int, property: AnimatableProperty)] in
        switch step.action {
        case .animation(let animation) where animation.verb == .keyframes:
          let sides = animation.property.keyPath == "transform.scale" ? [".x", ".y"] : [""]
          return sides.compactMap { AnimatableProperty(keyPath: animation.property.keyPath + $0) }
            .map { (animation.layer, $0) }
        case .steps(let steps): return all(steps)
        default: return []
        }
      }
    }
    return all(outline.start) + outline.handlers.flatMap { all($0.steps) }
  }

  /// The properties of layers that springs of JNW's move from the beginning on.
  private static func jnw(_ outline: SceneOutline) -> [(layer: Int, keyPath: String)] {
    func all(_ steps: [OutlineStep]) -> [(layer: Int, keyPath: String)] {
      steps.flatMap { step -> [(layer: Int, keyPath: String)] in
        switch step.action {
        case .animation(let animation) where animation.verb == .jnw:
          return [(animation.layer, animation.property.keyPath)]
        case .steps(let steps): return all(steps)
        default: return []
        }
      }
    }
    return all(outline.start)
  }

  /// The properties of layers that springs of Pop's move.
  private static func pops(_ outline: SceneOutline) -> [(layer: Int, keyPath: String, threshold: Double)] {
    func pops(_ steps: [OutlineStep]) -> [OutlinePop] {
      steps.flatMap { step -> [OutlinePop] in
        let own: [OutlinePop] =
          switch step.action {
          case .pop(_, let pops): pops
          case .branch(_, let yes, let no): pops(yes + no)
          case .steps(let steps): pops(steps)
          default: []
          }
        return own + pops(step.completion)
      }
    }
    return pops(outline.start + outline.handlers.flatMap(\.steps)).compactMap { pop in
      guard case .layer(let layer, let property) = pop.subject,
        let keyPath = SwiftUIFacet.keyPath(ofPop: property.name)
      else { return nil }
      return (layer, keyPath, property.threshold)
    }
  }

  /// The properties of layers that steps move for which the code has a comment.
  private static func left(
    by code: CodeWriting.SceneCode, _ outline: SceneOutline
  ) -> [(layer: Int, keyPath: String)] {
    let lines = Set(code.omissions.compactMap { $0.firstMatch(of: #/^line (\d+), (\w+): /#).map { "\($0.1) \($0.2)" } })
    var left: [(layer: Int, keyPath: String)] = []
    func visit(_ steps: [OutlineStep]) {
      for step in steps {
        let isLeft = lines.contains("\(step.line) \(step.verb)")
        func add(_ changes: [OutlineChange]) {
          for change in changes where isLeft {
            if case .layer(let layer) = change.subject { left.append((layer, change.keyPath)) }
          }
        }
        switch step.action {
        case .set(let changes), .swiftUI(let changes): add(changes)
        case .animate(let changes, let inside), .transaction(let changes, let inside):
          add(changes)
          visit(inside)
        case .animation(let animation): if isLeft { left.append((animation.layer, animation.property.keyPath)) }
        case .group(let layer, let animations):
          if isLeft { left += animations.map { (layer, $0.property.keyPath) } }
        case .pop(_, let pops):
          for case .layer(let layer, let property) in pops.map(\.subject) where isLeft {
            if let keyPath = SwiftUIFacet.keyPath(ofPop: property.name) { left.append((layer, keyPath)) }
          }
        case .keyframeAnimator(let tracks): if isLeft { left += tracks.map { ($0.layer, $0.property.keyPath) } }
        case .phases(let phases): for phase in phases { add(phase.changes) }
        case .branch(_, let yes, let no): visit(yes + no)
        case .steps(let steps), .call(_, let steps): visit(steps)
        // A removal stops whatever moves the layer.
        case .remove(let layer, _): if isLeft { left.append((layer, "")) }
        case .animateKeyframes(let frames): for frame in frames { add(frame.changes) }
        case .every(let repetition): visit(repetition.steps)
        case .transition, .drive, .interact, .scroll, .unsupported: break
        }
        visit(step.completion)
      }
    }
    visit(outline.start + outline.handlers.flatMap(\.steps))
    return left
  }
}

extension String {
  /// True if a key path is inside another one, or the other way around.
  fileprivate func overlaps(_ other: String) -> Bool { hasPrefix(other) || other.hasPrefix(self) }
}
