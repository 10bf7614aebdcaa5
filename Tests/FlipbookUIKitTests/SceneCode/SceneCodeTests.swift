import Flipbook
import FlipbookUIKit
import LayerTree
import Motion
import SceneFile
import Testing

@testable import Review

/// The proof that `timing --code` says what a scene does: its code is compiled and run, and moves layers as the scene does.
@Suite struct SceneCodeTests {
  /// The scenes that are shown; what lies among assets is a part of scenes.
  private static let scenes: [String] = {
    let files = FileManager.default.enumerator(atPath: SceneCode.scenes.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.map { String($0.dropLast(5)) }.sorted()
  }()
  /// The scene whose code does not yet do what the scene does: the moon's button, which shows another color while it is
  /// pressed and springs back with another spring than the one that it was pressed with.
  private static let unsaid: Set = ["onboarding/moon"]
  private static let isRecording = ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_GOLDENS"] == "1"

  @Test("The code of every scene runs, and moves what the scene moves", arguments: Self.scenes)
  func runs(name: String) throws {
    let scene = try Scene.load(SceneCode.scenes.appending(path: name + ".yaml").path, images: ImageLibrary())
    let trace = try scene.trace()
    let table = TimingTable(title: scene.title, trace: trace, rules: scene.followRules)
    let file = SceneCode.folder.appending(path: "\(SceneCode.identifier(name)).swift")
    let source = SceneCode.source(of: table, for: name)
    if Self.isRecording {
      try source.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == source, "\(file.path) is not up to date")
    let codes = SceneCode.all.filter { $0.scene == name }
    #expect(codes.map(\.style) == SceneCode.styles)
    for code in codes { try expectSame(code, table, trace, scene) }
  }

  @Test("The list of scenes has every scene")
  func list() throws {
    let lines = Self.scenes.map { name in
      let identifier = SceneCode.identifier(name)
      return "    \(identifier.prefix(1).lowercased() + identifier.dropFirst()),\n"
    }
    let source = """
      // The scenes whose code is compiled. The test of the suite SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
      // swift-format-ignore-file
      import FlipbookUIKit

      extension SceneCode {
        static let all: [SceneCode] = [
      \(lines.joined())  ].flatMap(\\.self)
      }

      // What the code of several scenes calls.

      \(CodeHelper.allCases.map(\.text).joined(separator: "\n"))
      """
    let file = SceneCode.folder.appending(path: "SceneCode+All.swift")
    if Self.isRecording { return try source.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  /// A property of a layer.
  private struct Leaf: Hashable {
    let layer: String
    let property: AnimatableProperty
  }

  /// Runs the code on a stage of its own, and compares what moves with the scene's trace.
  private func expectSame(_ code: SceneCode, _ table: TimingTable, _ trace: Trace, _ scene: Scene) throws {
    let remarked = Set(table.remarked(in: code.style).flatMap(\.self))
    let rows = table.rows.filter { !$0.layer.isEmpty }
    var said: Set<Leaf> = []
    for row in rows { said.formUnion(row.summary.leaves.map { Leaf(layer: row.layer, property: $0.property) }) }
    for row in rows where remarked.contains(row) || row.summary.isDriven {
      said.subtract(row.summary.leaves.map { Leaf(layer: row.layer, property: $0.property) })
    }
    // Core Animation's scale has a depth, of which nothing is seen.
    said = said.filter { $0.property.keyPath != "transform.scale.z" }
    said = said.filter { leaf in !table.rules.contains { $0.covers(leaf.layer, leaf.property.keyPath) } }

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
        layer.backing.timing = original.timing
        (layers[name], views[name]) = (layer, view)
      }
    }
    try putAtStart(layers, rows, trace)
    let functions = code.functions({ layers[$0] ?? CALayer() }, { views[$0] ?? UIView() })
    for call in table.calls(in: code.style) {
      stage.perform(at: call.time) {
        stage.perform { _ in functions[call.function]?() }
      }
    }
    // What steps and fingers set, which the code has as comments.
    var sets: [Int: [(Leaf, AnimatableValue)]] = [:]
    for move in table.moves {
      guard let track = trace.tracks.first(where: { $0.layer == move.layer && $0.property == move.property }) else {
        continue
      }
      for tick in move.ticks {
        sets[tick, default: []].append((Leaf(layer: move.layer, property: move.property), track.model[tick]))
      }
    }
    var worst: [Leaf: (distance: Double, time: Double, text: String)] = [:]
    let compared = trace.tracks.filter { said.contains(Leaf(layer: $0.layer, property: $0.property)) }
    for (tick, time) in trace.times.enumerated() {
      for (leaf, value) in sets[tick] ?? [] {
        if let layer = layers[leaf.layer] { leaf.property.set(value, in: &layer.backing.model) }
      }
      try stage.advance(to: time)
      // The tracks of a layer lie together.
      var shown: (layer: String, properties: LayerProperties)?
      for track in compared {
        let leaf = Leaf(layer: track.layer, property: track.property)
        guard let layer = layers[leaf.layer] else { continue }
        let properties = shown?.layer == leaf.layer ? shown?.properties : nil
        let presentation = properties ?? layer.backing.presentation(at: time)
        shown = (leaf.layer, presentation)
        let value = track.property.value(in: presentation)
        var distance = value.distance(to: track.presentation[tick])
        // An angle of half a turn has two signs.
        if track.property.keyPath.hasPrefix("transform.rotation") { distance = min(distance, abs(distance - 2 * .pi)) }
        if distance > worst[leaf]?.distance ?? 1e-6 {
          worst[leaf] = (distance, time, "\(value), but \(track.presentation[tick]) in the scene")
        }
      }
    }
    for (leaf, difference) in worst {
      let text = "\(code.style): \(leaf.layer).\(leaf.property.keyPath) at \(difference.time): \(difference.text)"
      if Self.unsaid.contains(code.scene) {
        withKnownIssue { _ = Issue.record("\(text)") }
      } else {
        Issue.record("\(text)")
      }
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
