import CodeNotation
import Flipbook
import Foundation
import LayerTree
import Motion
import SceneProgram
import TestSupport
import Testing

@testable import CodeWriting
@testable import Review

/// Nothing that moves is left out of what is handed over.
@Suite struct CompleteTests {
  /// The lines of a text without what makes them comments.
  private struct Remarks {
    private let lines: Set<Substring>
    private let subjects: Set<Substring>

    init(_ text: String) {
      lines = Set(
        text.split(separator: "\n").map { line in
          let body = line.drop { " /*".contains($0) }
          return body.hasSuffix(" */") ? body.dropLast(3) : body
        })
      subjects = Set(lines.map { $0.prefix { $0 != "," && $0 != " " } })
    }

    func has(_ line: String) -> Bool { lines.contains(line[...]) }
    func speaks(of subject: String) -> Bool { subjects.contains(subject.prefix { $0 != "," && $0 != " " }) }
  }

  private func expectComplete(_ scene: Scene, _ trace: Trace) throws {
    let table = TimingTable(title: "", trace: trace, rules: scene.followRules, listsEvery: true)
    let played = try PlayedMotion(of: scene.makeStage, trace, table)
    for style in CodeAPI.allCases {
      let text = MotionCode(table, played, in: style).text
      let remarks = Remarks(text)
      if [.css, .swiftUI].contains(style) {
        for leg in played.legs where leg.property.keyPath != "transform.scale.z" {
          #expect(text.contains(MotionText.comment(leg.layer)), "\(style): \(leg.name)")
          #expect(text.contains(leg.property.keyPath) || text.contains("transform.scale"), "\(style): \(leg.name)")
        }
      } else {
        for row in table.rows { #expect(remarks.speaks(of: row.name), "\(style): \(row.name)") }
      }
      for move in table.moves { #expect(remarks.speaks(of: move.name), "\(style): \(move.name)") }
      for rule in table.rules { #expect(remarks.speaks(of: rule.target), "\(style): \(rule.target)") }
      // A motion whose code is empty would go by without a word.
      #expect(!text.contains(") {\n}\n") && !text.contains("{\n    content\n  }"), "\(style)")
    }
    for track in trace.tracks where PlotSeries.isMoving(track) {
      let keyPath = track.property.keyPath
      let isAnimated = table.rows.contains { row in
        row.layer == track.layer
          && (row.summary.subject == keyPath || row.summary.leaves.contains { $0.property == track.property })
      }
      let isFollowing = table.rules.contains { $0.covers(track.layer, keyPath) }
      let isMoved = table.moves.contains { $0.layer == track.layer && $0.property == track.property }
      #expect(isAnimated || isFollowing || isMoved, "\(track.layer).\(keyPath)")
    }
  }

  @Test("Every motion of every scene has code or a comment, in every API", arguments: PlayedScenes.paths)
  func scenes(path: String) async throws {
    let played = try await PlayedScenes.shared.scene(path)
    try expectComplete(played.scene, played.trace)
  }

  @Test("Every motion of every feature has code or a comment, in every API", arguments: TestScene.features)
  func features(text: String) throws {
    let scene = try TestScene.scene(text)
    let trace = try scene.trace()
    let table = TimingTable(title: "", trace: trace, rules: scene.followRules)
    #expect(!table.rows.isEmpty)
    try expectComplete(scene, trace)
  }

  @Test("What a Pop animation is given is in its code")
  func popSettings() throws {
    let scene = try TestScene.scene(TestScene.popSettings)
    let code = try scene.code(in: .pop)
    for line in [
      "animation.dynamicsMass = 2.0", "animation.roundingFactor = 0.5", "animation.clampMode = 2",
      "animation.removedOnCompletion = false", "animation.repeatCount = 2", "animation.autoreverses = true",
      "animation.isAdditive = true", "animation.deceleration = 0.997",
      "animation.beginTime = CACurrentMediaTime() + 0.3",
    ] { #expect(code.contains(line), "\(line)") }
    let layers = try scene.code(in: .coreAnimation)
    #expect(layers.contains("rounded to multiples of 0.5") && layers.contains("clamped at its end"))
    #expect(layers.contains("// One of several runs: 2 times."))
  }

  @Test("What only views have is moved by the views of layers; what both have, by the layers")
  func viewProperties() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [200, 200]}
      duration: 2
      layers:
        - {layer: a, frame: [0, 0, 20, 20], backgroundColor: red}
      start:
        - {pop: a.alpha, to: 0.5}
        - {pop: a.tintColor, to: blue}
        - {pop: a.kPOPViewFrame, to: [10, 10, 40, 40], after: 0.5}
      """)
    try expectComplete(scene, try scene.trace())
    let code = try scene.code(in: .pop)
    #expect(code.contains("POPSpringAnimation(propertyNamed: kPOPLayerOpacity)") && !code.contains("kPOPViewAlpha"))
    #expect(code.contains("layer.pop_add(animation, forKey: \"view.alpha\")"))
    for constant in ["kPOPViewTintColor", "kPOPViewFrame"] {
      let make = try #require(code.range(of: "POPSpringAnimation(propertyNamed: \(constant))"), "\(constant)")
      let before = code[..<make.lowerBound].suffix(80)
      #expect(before.contains("guard let view = layer.delegate as? UIView else { return }"), "\(constant)")
      #expect(code[make.upperBound...].contains("  view.pop_add(animation, forKey: "), "\(constant)")
    }
    let layers = try scene.code(in: .coreAnimation)
    #expect(layers.contains("// Only views have a tintColor: from #00000000 to #0000ff"), "\(layers)")
  }

  @Test("A spring that is sent elsewhere with other constants and a velocity says so")
  func retargets() throws {
    let scene = try TestScene.scene(TestScene.interruptions)
    let table = TimingTable(title: "", trace: try scene.trace())
    let row = try #require(table.rows.first { $0.name == "key.scaleXY" && $0.isRetarget })
    #expect(row.pace == "bounciness 14, speed 14, velocity 3/s")
    let code = try scene.code(in: .pop)
    let velocity = try #require(
      code.range(of: "    animation.velocity = NSValue(cgPoint: CGPoint(x: 3.0, y: 3.0))\n"))
    #expect(code[velocity.upperBound...].hasPrefix("    animation.toValue = NSValue(cgPoint: CGPoint(x: 1.0, y: 1.0))"))
  }

  @Test("The look of a pressed button is a comment, with its time")
  func looks() throws {
    let scene = try TestScene.scene(TestScene.interruptions)
    let table = TimingTable(title: "", trace: try scene.trace())
    let move = try #require(table.moves.first { $0.isLook })
    #expect(move.name == "key.backgroundColor" && move.from.text(in: .none) != move.to.text(in: .none))
    #expect(abs(move.time.lowerBound - 0.5) < 1e-9)
    for style in CodeAPI.allCases {
      #expect(try scene.code(in: style).contains("the appearance of a control's state"), "\(style)")
    }
  }

  @Test("Settled means the same in the table, in plots and in the events of a trace", arguments: PlayedScenes.paths)
  func settling(path: String) async throws {
    let played = try await PlayedScenes.shared.scene(path)
    let (scene, trace) = (played.scene, played.trace)
    let table = TimingTable(title: "", trace: trace, listsEvery: true)
    let events = table.settlings
    let all = Dictionary(grouping: PlotSeries.all(of: PlotSource(trace: trace))) { "\($0.layer).\($0.property)" }
    var counts: [String: Int] = [:]
    for row in table.rows {
      for leaf in row.summary.leaves { counts["\(row.layer).\(leaf.property.keyPath)", default: 0] += 1 }
    }
    for row in table.rows where row.interruption == nil {
      guard let settles = row.settles, settles > 0, row.time + settles < scene.duration - 0.2,
        let leaf = row.summary.leaves.first, case .number = leaf.from, row.summary.leaves.count == 1, row.isModelSet,
        counts["\(row.layer).\(leaf.property.keyPath)"] == 1
      else { continue }
      #expect(events.contains { abs($0.time - row.time - settles) < 1e-9 && $0.subject == row.summary.subject })
      let found = (all["\(row.layer).\(leaf.property.keyPath)"] ?? []).flatMap { series in
        series.movements.compactMap(series.settling)
      }
      #expect(found.contains { abs($0 - settles) < 1e-6 }, "\(row.name): \(settles) in the table, \(found) in the plot")
    }
  }

  @Test("SwiftUI's code of every scene and feature compiles; the other APIs' code runs in SceneCodeTests")
  func compiled() async throws {
    var codes = try TestScene.features.map { try TestScene.scene($0).code(in: .swiftUI) }
    for path in PlayedScenes.paths { codes.append(try await PlayedScenes.shared.scene(path).scene.code(in: .swiftUI)) }
    let folder = try TemporaryFolder()
    try SwiftCompiler.makeSwiftUI(in: folder)
    // One run of the compiler for all: a scene's code is in a namespace of its own.
    let source = codes.enumerated().map { index, code in
      let lines = code.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      return "enum Scene\(index) {\n\(lines.joined(separator: "\n"))\n}\n"
    }
    try Data(("import SwiftUI\n" + source.joined()).utf8).write(to: URL(filePath: folder / "scenes.swift"))
    let result = try SwiftCompiler.run([
      "-typecheck", "-swift-version", "5", "-I", folder.path, folder / "scenes.swift",
    ])
    #expect(result.status == 0, "\(result.output)")
    // The stub does not take everything.
    try Data("import SwiftUI\nlet a = Animation.spring(bounciness: 3)\n".utf8)
      .write(to: URL(filePath: folder / "wrong.swift"))
    #expect(try SwiftCompiler.run(["-typecheck", "-I", folder.path, folder / "wrong.swift"]).status != 0)
  }
}
