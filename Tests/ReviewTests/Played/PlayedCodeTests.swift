import CodeNotation
import Flipbook
import Foundation
import FuzzTargets
import LayerTree
import Motion
import SceneProgram
import TestSupport
import Testing

@testable import CodeWriting
@testable import Review

/// The proof that `timing --code` hands over what plays, for CSS and SwiftUI: the printed text, run by the published
/// formulas, is within half a percent of the way at ticks and between them.
@Suite struct PlayedCodeTests {
  /// A scene with its code.
  private struct Recorded {
    let scene: Scene
    let trace: Trace
    let table: TimingTable
    let played: PlayedMotion

    init(_ scene: Scene) throws {
      self.scene = scene
      trace = try scene.trace()
      table = TimingTable(title: "", trace: trace, rules: scene.followRules, listsEvery: true)
      played = try PlayedMotion(of: scene.makeStage, trace, table)
    }
  }

  /// How many motions an API says, and how many are comments.
  private struct Counts: CustomStringConvertible {
    var said: [CodeAPI: Int] = [:]
    var remarked: [CodeAPI: Int] = [:]

    mutating func add(_ played: Recorded) {
      for style in CodeAPI.allCases {
        let counts = MotionCode(played.table, played.played, in: style).counts
        said[style, default: 0] += counts.said
        remarked[style, default: 0] += counts.remarked
      }
    }

    var description: String {
      CodeAPI.allCases.map { "\($0.rawValue): \(said[$0] ?? 0) said, \(remarked[$0] ?? 0) comments" }
        .joined(separator: "; ")
    }
  }

  @Test("The delay of a block, which its fill mode spans, is no part of its duration")
  func delay() throws {
    let played = try Recorded(
      TestScene.scene(
        """
        canvas: {size: [60, 60]}
        layers: [{layer: a, frame: [10, 10, 20, 20]}]
        start: [{animate: {a.position.x: 40}, delay: 0.4, duration: 0.5, options: [curveEaseIn]}]
        """))
    let leg = try #require(played.played.legs.first)
    #expect(played.played.legs.count == 1)
    #expect(abs(leg.delay - 0.4) < 1e-6 && abs(leg.seconds - 0.5) < 1e-6, "\(leg.delay) s, \(leg.seconds) s")
    #expect(leg.pace == .curve(.easeIn, seconds: 0.5))
  }

  private static let names = [
    "swiftui_retarget", "animator", "rotation", "speedoffset", "percent", "springcut", "delayed-keyframes",
  ]

  @Test("What ends, is cut, paused, reversed or sent elsewhere plays in the code as in the scene", arguments: names)
  func cases(name: String) throws {
    let played = try Recorded(TestScene.named("played/\(name).yaml"))
    #expect(!played.played.legs.isEmpty)
    let differences = try differences(in: played, name)
    #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n"))")
    for style in [CodeAPI.css, .swiftUI] {
      #expect(MotionCode(played.table, played.played, in: style).counts.remarked == 0, "\(style)")
    }
  }

  @Test("Code of every scene moves as the scene does, at ticks and between them", arguments: PlayedScenes.paths)
  func scenes(path: String) throws {
    let played = try Recorded(Scene.load(path, images: ImageLibrary()))
    let differences = try differences(in: played, path)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }

  /// The seeds of the random scenes: `FLIPBOOK_SCENE_SEEDS=0-299`, or `7,23`.
  private static let seeds: [UInt64] = {
    let ranges = (ProcessInfo.processInfo.environment["FLIPBOOK_SCENE_SEEDS"] ?? "0-15").split(separator: ",")
    return ranges.flatMap { range -> [UInt64] in
      let ends = range.split(separator: "-").compactMap { UInt64($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return Array(first...last)
    }
  }()

  @Test("Code of random scenes moves as the scenes do, at ticks and between them")
  func randomScenes() throws {
    var counts = Counts()
    var all: [String] = []
    for seed in Self.seeds {
      // Scenes that come to a step that cannot be done have no trace.
      guard let played = try? Recorded(SceneGenerator().scene(seed: seed).scene) else { continue }
      counts.add(played)
      all += try differences(in: played, "random-\(seed)").map { "seed \(seed): \($0)" }
    }
    #expect(all.isEmpty, "\(all.count): \(all.prefix(20).joined(separator: "\n"))")
    print("random scenes: \(counts)")
  }

  @Test("The numbers of legs: true ends, seconds and springs")
  func legs() throws {
    func legs(_ name: String, _ keyPath: String) throws -> [PlayedLeg] {
      try Recorded(TestScene.named("played/\(name).yaml")).played.legs.filter { $0.property.keyPath == keyPath }
    }
    let paused = try legs("animator", "position.x")
    #expect(paused.map(\.ending) == [.paused, .finished])
    #expect(paused.count == 2 && abs(paused[1].seconds - 1.5) < 1e-6 && paused[1].target == .number(50))
    #expect(abs((paused.first?.seconds ?? 0) - 0.3) < 1e-4)
    let cut = try #require(try legs("springcut", "position.x").first)
    #expect(cut.ending == .cut && cut.rest == .number(300) && abs(cut.seconds - 0.4) < 1e-6)
    if case .number(let end) = cut.to { #expect(abs(end - 384) < 1) }
    let turned = try #require(try legs("rotation", "transform.rotation").first)
    #expect(turned.to.distance(to: .number(3 * .pi)) < 1e-3, "one and a half turns")
    let slow = try #require(try legs("speedoffset", "position.x").first)
    #expect(abs(slow.seconds - 2) < 1e-6)
    let sent = try legs("swiftui_retarget", "position.x")
    #expect(sent.map(\.ending) == [.retargeted, .finished] && sent.last?.target == .number(80))
    let released = try #require(try legs("percent", "position.x").last)
    guard case .spring(let spring) = released.pace else {
      Issue.record("no spring: \(released.pace)")
      return
    }
    // Half a second is left: UIKit's search for that time, damping ratio 0.5, and velocity 4 ends there.
    #expect(abs(spring.stiffness - 62.431) < 0.01)
  }

  // MARK: Comparison

  /// Where the code is more than half a percent of the way from the scene.
  private func differences(in played: Recorded, _ name: String) throws -> [String] {
    let text = MotionCode(played.table, played.played, in: .css).text
    let css = CSSRun(text)
    var samples = CSSSamples(css: text)
    let modifiers = SwiftUIMotionCode(played.played).bodies.map { ($0, ModifierRun($0.lines)) }
    let stage = played.scene.makeStage()
    var layers: [String: Layer] = [:]
    Self.visit(stage.root) { layers[$1] = $0 }
    // Positions count from where a layer is at first.
    var rest: [String: Double] = [:]
    for leg in played.played.legs where rest[leg.name] == nil { rest[leg.name] = leg.home }
    let byPlace = Dictionary(grouping: played.played.legs) { PlayedMotion.Target($0) }
    let ways = byPlace.mapValues { legs in legs.map(\.travel).max() ?? 0 }
    let classes = Dictionary(
      played.played.legs.map { ($0.layer, cssClass(of: $0.layer, in: css, played.played)) }, uniquingKeysWith: { $1 })
    var found: [String: String] = [:]
    let rate = stage.displayRate
    for tick in played.trace.times.indices {
      for part in [0, 1 / 3.0, 2 / 3.0] {
        let time = (Double(tick) + part) / rate
        guard time <= played.played.duration + 1e-9 else { continue }
        try stage.advance(to: time)
        var shown: [String: LayerProperties] = [:]
        for (place, legs) in byPlace {
          guard let leg = legs.first(where: { $0.begin <= time + 1e-9 && time < $0.end - 2e-5 }),
            part == 0 || !stepsPerTick(leg),
            !jumps(leg, at: time - leg.begin), !legs.contains(where: { jumps($0, to: leg, at: time) }),
            let layer = layers[leg.layer]
          else { continue }
          let properties = shown[leg.layer] ?? layer.presentation(at: time)
          shown[leg.layer] = properties
          let value = place.property.value(in: properties)
          // What a step, a finger or a look sets besides has a comment of its own.
          guard !isSet(place, at: time, in: played) else { continue }
          let limit = 0.005 * max(ways[place] ?? 0, 1e-6)
          // A part of a CSS property may be the sum of several properties.
          let parts = played.played.legs.filter {
            $0.layer == leg.layer && CSSTarget($0.property.keyPath) == CSSTarget(leg.property.keyPath)
          }
          let active = parts.filter { $0.begin <= time && time < $0.end }
          if let target = CSSTarget(place.property.keyPath), let (name, start) = classes[leg.layer] ?? nil,
            part == 0 || !active.contains(where: stepsPerTick),
            !parts.contains(where: { $0.property != leg.property && turns($0, at: time) }),
            !byPlace.keys.contains(where: { own in
              own.layer == leg.layer && CSSTarget(own.property.keyPath) == target && isSet(own, at: time, in: played)
            })
          {
            let expected = sum(of: target, on: leg.layer, properties, byPlace.keys, rest)
            let own = read(target, css, name, time - start, on: leg.layer)
            // The way of a sum is at least the longest of its parts.
            let way = ways.lazy.filter { $0.key.layer == leg.layer && CSSTarget($0.key.property.keyPath) == target }
              .map(\.value).max()
            let limit = 0.005 * max(way ?? 0, 1e-6)
            samples.append(target, of: leg.layer, name, at: time - start, expected, within: limit)
            if let distance = distance(own, expected, target), distance > limit * scale(of: target) {
              found["css \(leg.name)"] =
                found["css \(leg.name)"] ?? "css \(leg.name) at \(time): \(own ?? []), but \(expected)"
            }
          }
          for (body, run) in modifiers {
            guard let run, body.legs.contains(where: { $0.begin == leg.begin && $0.name == leg.name }) else { continue }
            let own = run.value(at: time - leg.cause.time)
            var expected = value.allComponents
            if body.keyPath.hasPrefix("position") { expected = expected.map { $0 - body.base } }
            var distance = zip(own, expected).map { abs($0 - $1) }.max() ?? .infinity
            if place.property.unit == .angle { distance = abs(distance.remainder(dividingBy: 2 * .pi)) }
            if distance > limit {
              found["swiftui \(leg.name)"] =
                found["swiftui \(leg.name)"] ?? "swiftui \(leg.name) at \(time): \(own), but \(expected)"
            }
          }
        }
      }
    }
    try samples.write(name)
    return found.values.sorted()
  }

  /// The class that plays all of a layer, and the time at which it gets it.
  private func cssClass(of layer: String, in css: CSSRun, _ played: PlayedMotion) -> (name: String, start: Double)? {
    let own = played.legs.filter { $0.layer == layer && CSSTarget($0.property.keyPath) != nil }
    guard let first = own.first else { return nil }
    let base = CSSMotionCode.kebab(MotionText.identifier("\(layer).as.played"))
    if css.names.contains(base) { return (base, 0) }
    let event = CSSMotionCode.kebab(MotionText.identifier("\(layer).after.\(first.cause.name)"))
    if css.names.contains(event) { return (event, first.cause.time) }
    return css.names.first { $0.hasPrefix(CSSMotionCode.kebab(MotionText.identifier(first.row?.name ?? layer))) }
      .map { ($0, first.cause.time) }
  }

  /// Returns whether a leg has values at ticks alone, between which code interpolates.
  private func stepsPerTick(_ leg: PlayedLeg) -> Bool {
    leg.sources.contains { $0.row.summary.engine.isPop || $0.row.summary.isDriven }
  }

  /// Returns whether a leg jumps at a time.
  private func jumps(_ leg: PlayedLeg, at time: Double) -> Bool {
    let values = (leg.curve.value(at: time - 2e-5), leg.curve.value(at: time + 2e-5))
    return values.0.distance(to: values.1) > 0.01 * leg.travel
  }

  /// Returns whether one leg ends and another begins with a different value at a time; times of code are rounded to
  /// microseconds.
  private func jumps(_ leg: PlayedLeg, to next: PlayedLeg, at time: Double) -> Bool {
    guard leg.begin < next.begin, abs(leg.end - time) < 2e-5, abs(next.begin - time) < 2e-5 else { return false }
    let values = (leg.curve.value(at: leg.end - leg.begin - 2e-5), next.curve.value(at: 2e-5))
    return values.0.distance(to: values.1) > 0.01 * max(leg.travel, next.travel)
  }

  /// Returns whether a leg begins, ends, or jumps at a time.
  private func turns(_ leg: PlayedLeg, at time: Double) -> Bool {
    abs(leg.begin - time) < 2e-5 && leg.begin > 0 || abs(leg.end - time) < 2e-5 || jumps(leg, at: time - leg.begin)
  }

  private func isSet(_ place: PlayedMotion.Target, at time: Double, in played: Recorded) -> Bool {
    played.table.moves.contains { move in
      move.layer == place.layer && (move.isLook || move.property == place.property)
    } || played.table.rules.contains { $0.covers(place.layer, place.property.keyPath) }
  }

  /// What a part of a property of CSS should be.
  private func sum(
    of target: CSSTarget, on layer: String, _ properties: LayerProperties,
    _ places: Dictionary<PlayedMotion.Target, [PlayedLeg]>.Keys, _ rest: [String: Double]
  ) -> [Double] {
    let own = places.filter { $0.layer == layer && CSSTarget($0.property.keyPath) == target }
    let values = own.map { place -> [Double] in
      let offset = place.property.keyPath.hasPrefix("position") ? rest["\(layer).\(place.property.keyPath)"] ?? 0 : 0
      return place.property.value(in: properties).allComponents.map { $0 - offset }
    }
    guard let first = values.first else { return [] }
    return values.dropFirst().reduce(first) { zip($0, $1).map(+) }
  }

  private func read(_ target: CSSTarget, _ css: CSSRun, _ name: String, _ time: Double, on layer: String) -> [Double]? {
    let variable = CSSDeclarations.variable(layer, target.property, target.part)
    if let value = css.value(variable, of: name, at: time) { return value }
    guard let whole = css.value(target.property, of: name, at: time) else { return nil }
    if target.property == "translate" || target.property == "scale" {
      return whole.isEmpty ? nil : [whole[min(target.part, whole.count - 1)]]
    }
    if target.property == "rotate" { return whole.map { $0 * .pi / 180 } }
    if target.property.hasSuffix("color") { return whole.enumerated().map { $0 < 3 ? $1 / 255 : $1 } }
    return whole
  }

  private func scale(of target: CSSTarget) -> Double { target.property == "z-index" ? .infinity : 1 }

  /// What is visible of a color: channels outside of the range are clamped, and multiplied by the opacity.
  private func visible(_ color: [Double]) -> [Double] {
    let clamped = color.map { min(1, max(0, $0)) }
    return clamped.enumerated().map { $0 < 3 ? $1 * (clamped.last ?? 1) : $1 }
  }

  private func distance(_ own: [Double]?, _ expected: [Double], _ target: CSSTarget) -> Double? {
    guard let own else { return .infinity }
    let (shown, clamped) =
      target.property.hasSuffix("color")
      ? (visible(own), visible(expected)) : target.isNonNegative ? (own, expected.map { max(0, $0) }) : (own, expected)
    let distance = zip(shown, clamped).map { abs($0 - $1) }.max() ?? .infinity
    return target.property == "rotate" ? abs(distance.remainder(dividingBy: 2 * .pi)) : distance
  }

  private static func visit(_ layer: Layer, path: String = "", _ body: (Layer, String) -> Void) {
    for child in [layer.mask].compactMap(\.self) + layer.sublayers {
      let name = path.isEmpty ? child.name : path + "." + child.name
      body(child, name)
      visit(child, path: name, body)
    }
  }
}
