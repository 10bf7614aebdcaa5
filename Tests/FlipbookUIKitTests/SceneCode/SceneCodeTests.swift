import CodeNotation
import Flipbook
import FlipbookUIKit
import LayerTree
import Motion
import SceneProgram
import Testing

@testable import CodeWriting
@testable import Review

/// The proof that `timing --code` says what a scene does: its code is compiled and run, and moves layers as the scene does.
@Suite struct SceneCodeTests {
  @Test("The code of every scene runs, and moves what the scene moves", arguments: SceneCode.scenes)
  func runs(name: String) throws {
    let played = try #require(try SceneCode.played.get()[name])
    let codes = try SceneCode.all(of: name)
    #expect(codes.map(\.style) == SceneCode.styles)
    for code in codes {
      let printed = try #require(played.codes[code.style])
      expectRemarks(code, printed)
      try expectSame(code, printed, played.trace, played.scene)
    }
  }

  /// A property of a layer.
  private struct Leaf: Hashable {
    let layer: String
    let property: AnimatableProperty
  }

  /// What code does not do by itself stands in it as a comment: what somebody drives, what follows, what steps and fingers
  /// set, and what an API does not have.
  private func expectRemarks(_ code: SceneCode, _ printed: MotionCode) {
    let table = printed.table
    let lines = printed.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let comments = lines.filter { $0.hasPrefix("//") }
    func has(_ text: String) -> Bool { comments.contains { $0.contains(text) } }
    for row in printed.remarked.flatMap(\.self) {
      #expect(has(MotionText.summary(of: row)), "\(code.style): \(row.name)")
    }
    for row in table.rows where row.summary.isDriven {
      #expect(has("percent-driven transition"), "\(code.style): \(row.name)")
    }
    for rule in table.rules { #expect(has("\(rule.target) \(rule.text)"), "\(code.style): \(rule.target)") }
    for move in table.moves { #expect(has("\(move.name), "), "\(code.style): \(move.name)") }
  }

  /// The properties that code moves, each with the time from which on it is left to whoever drives a transition or does
  /// what is only a comment, in seconds.
  private func leaves(movedBy printed: MotionCode) -> [Leaf: Double] {
    let table = printed.table
    let remarked = Set(
      printed.remarked.flatMap(\.self).map { row in
        var row = row
        row.occasions = []
        return row
      })
    var said: [Leaf: Double] = [:]
    for row in table.rows where !row.layer.isEmpty {
      var bare = row
      bare.occasions = []
      let isLeft = remarked.contains(bare) || row.summary.isDriven
      let time = (row.occasions.min() ?? 0) + row.delay - row.ownDelay
      // Core Animation's scale has a depth, too, of which flat layers show nothing, and which a scene's transform leaves alone.
      for leaf in row.summary.leaves where leaf.property.keyPath != "transform.scale.z" {
        said[Leaf(layer: row.layer, property: leaf.property), default: .infinity].lower(to: isLeft ? time : .infinity)
      }
    }
    return said
  }

  /// Runs the code on a stage of its own, and compares what moves with the scene's trace.
  private func expectSame(_ code: SceneCode, _ printed: MotionCode, _ trace: Trace, _ scene: Scene) throws {
    let table = printed.table
    let rows = table.rows.filter { !$0.layer.isEmpty }
    let said = leaves(movedBy: printed)

    let own = scene.makeStage()
    try #require(own.displayRate == 60)
    var layers: [String: CALayer] = [:]
    var views: [String: UIView] = [:]
    let stage = Stage.run(
      size: CGSize(width: 1000, height: 1000), duration: scene.duration, generation: own.uiKitGeneration
    ) { window in
      for name in Set(rows.map(\.layer)).sorted() {
        guard let original = Self.find(name, in: own.root) else {
          Issue.record("there is no layer \(name) at first")
          continue
        }
        let view = Self.view(of: original.model.content.kind)
        let layer = code.style == .uiKit ? view.layer : Self.layer(of: original.model.content.kind)
        if code.style == .uiKit { window.addSubview(view) } else { window.layer.addSublayer(layer) }
        layer.backing.model = original.model
        (layers[name], views[name]) = (layer, view)
      }
    }
    try putAtStart(layers, rows, trace)
    let functions = code.functions({ layers[$0] ?? CALayer() }, { views[$0] ?? UIView() })
    for call in printed.calls {
      stage.perform(at: call.time) {
        stage.perform { _ in functions[call.function]?() }
      }
    }
    // What rules, steps and fingers set, and how pressed buttons look, which the code has as comments.
    var sets: [Int: [(Leaf, AnimatableValue)]] = [:]
    var looks: [Int: [Leaf: AnimatableValue]] = [:]
    for track in trace.tracks {
      let leaf = Leaf(layer: track.layer, property: track.property)
      let isFollowing = table.rules.contains { $0.covers(track.layer, track.property.keyPath) }
      if isFollowing, said[leaf] != nil {
        for tick in trace.times.indices { sets[tick, default: []].append((leaf, track.model[tick])) }
      }
      for move in table.moves where move.layer == track.layer && move.property == track.property {
        for tick in move.ticks {
          if move.isLook {
            looks[tick, default: [:]][leaf] = track.presentation[tick]
          } else {
            sets[tick, default: []].append((leaf, track.model[tick]))
          }
        }
      }
    }
    // What an animator plays otherwise than as it was made is written as its values.
    var sampled: [Leaf: Double] = [:]
    for leg in printed.played.legs where leg.row?.summary.engine == .animator {
      let leaf = Leaf(layer: leg.layer, property: leg.property)
      sampled[leaf] = max(sampled[leaf] ?? 0, 0.005 * leg.travel)
    }
    var worst: [Leaf: (distance: Double, time: Double, text: String)] = [:]
    let compared = trace.tracks.compactMap { track in
      said[Leaf(layer: track.layer, property: track.property)].map { (track: track, end: $0) }
    }
    for (tick, time) in trace.times.enumerated() {
      for (leaf, value) in sets[tick] ?? [] {
        if let layer = layers[leaf.layer] { leaf.property.set(value, in: &layer.backing.model) }
      }
      try stage.advance(to: time)
      // The tracks of a layer lie together.
      var shown: (layer: String, properties: LayerProperties)?
      for (track, end) in compared where time < end - 1e-9 {
        let leaf = Leaf(layer: track.layer, property: track.property)
        guard let layer = layers[leaf.layer] else { continue }
        let properties = shown?.layer == leaf.layer ? shown?.properties : nil
        let presentation = properties ?? layer.backing.presentation(at: time)
        shown = (leaf.layer, presentation)
        let value = looks[tick]?[leaf] ?? track.property.value(in: presentation)
        var distance = value.distance(to: track.presentation[tick])
        // An angle of half a turn has two signs.
        if track.property.keyPath.hasPrefix("transform.rotation") { distance = min(distance, abs(distance - 2 * .pi)) }
        if distance > worst[leaf]?.distance ?? max(1e-6, sampled[leaf] ?? 0) {
          worst[leaf] = (distance, time, "\(value), but \(track.presentation[tick]) in the scene")
        }
      }
    }
    for (leaf, difference) in worst {
      Issue.record("\(code.style): \(leaf.layer).\(leaf.property.keyPath) at \(difference.time): \(difference.text)")
    }
  }

  /// Puts layers where the scene's first steps put them without an animation.
  private func putAtStart(_ layers: [String: CALayer], _ rows: [TimingRow], _ trace: Trace) throws {
    for track in trace.tracks {
      guard let layer = layers[track.layer] else { continue }
      let first = rows.first { row in
        row.layer == track.layer && row.time - row.ownDelay <= 1e-9
          && row.summary.leaves.contains { $0.property == track.property }
      }
      let leaf = first?.summary.leaves.first { $0.property == track.property }
      let startsThere: [AnimationSummary.Engine] = [.view, .transaction, .popSpring, .popBasic, .popDecay]
      let isFrom = first.map { startsThere.contains($0.summary.engine) } ?? false
      if let first, !isFrom, first.isModelSet { continue }
      guard let value = isFrom ? leaf?.from : track.model.first else { continue }
      track.property.set(value, in: &layer.backing.model)
    }
  }

  private static func find(_ path: String, in layer: Layer) -> Layer? {
    for child in [layer.mask].compactMap(\.self) + layer.sublayers {
      if child.name == path { return child }
      if path.hasPrefix(child.name + "."), let found = find(String(path.dropFirst(child.name.count + 1)), in: child) {
        return found
      }
    }
    return nil
  }

  private static func layer(of kind: LayerContent.Kind) -> CALayer {
    switch kind {
    case .plain: CALayer()
    case .shape: CAShapeLayer()
    case .text: CATextLayer()
    case .gradient: CAGradientLayer()
    case .replicator: CAReplicatorLayer()
    case .emitter: CAEmitterLayer()
    case .scroll: CAScrollLayer()
    case .transform: CATransformLayer()
    case .playback: CALayer()
    }
  }

  private final class ShapeView: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
  private final class TextView: UIView { override class var layerClass: AnyClass { CATextLayer.self } }
  private final class GradientView: UIView { override class var layerClass: AnyClass { CAGradientLayer.self } }
  private final class ReplicatorView: UIView { override class var layerClass: AnyClass { CAReplicatorLayer.self } }
  private final class EmitterView: UIView { override class var layerClass: AnyClass { CAEmitterLayer.self } }
  private final class ScrollingView: UIView { override class var layerClass: AnyClass { CAScrollLayer.self } }
  private final class TransformView: UIView { override class var layerClass: AnyClass { CATransformLayer.self } }

  private static func view(of kind: LayerContent.Kind) -> UIView {
    switch kind {
    case .plain: UIView()
    case .shape: ShapeView()
    case .text: TextView()
    case .gradient: GradientView()
    case .replicator: ReplicatorView()
    case .emitter: EmitterView()
    case .scroll: ScrollingView()
    case .transform: TransformView()
    case .playback: UIView()
    }
  }
}

extension Double {
  /// Takes on a number that is less.
  fileprivate mutating func lower(to other: Double) { self = min(self, other) }
}
