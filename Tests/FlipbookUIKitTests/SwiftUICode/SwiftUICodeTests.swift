import CodeWriting
import Flipbook
import Foundation
import LayerTree
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

/// Scenes as views of SwiftUI: the code passes the compiler beside a stub with SwiftUI's own signatures, and its springs and
/// delays move what the scene moves, by the published formulas.
@Suite struct SwiftUICodeTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized
  private static let scenes: [String] = {
    let folder = package.appending(path: "Scenes").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted()
  }()

  private static func scene(_ path: String) throws -> Scene {
    try Scene.load(package.appending(path: "Scenes/\(path)").path, images: ImageLibrary())
  }

  private func code(_ scene: Scene, _ title: String) throws -> CodeWriting.SceneCode {
    CodeWriting.SceneCode(
      try #require(scene.compiledProgram), title: title, origin: "scene.yaml", style: .swiftUI)
  }

  /// A scene of one box, and its code.
  private func box(_ start: String) throws -> (scene: Scene, code: CodeWriting.SceneCode) {
    let text = """
      canvas: {size: [320, 240]}
      duration: 3
      layers:
        - {layer: box, size: [20, 20], position: [20, 40], backgroundColor: red}
        - {replicator: copies, size: [20, 20], position: [20, 40], instanceCount: 2}
      start:
      \(start)
      """
    let scene = try Scene(text: text, file: "s.yaml") { _ in
      .failure(ImageNotFound(message: "none"))
    }
    return (scene, try code(scene, "Box"))
  }

  @Test("The code of every scene passes the compiler") func compiled() throws {
    let folder = try TemporaryFolder()
    try SwiftCompiler.makeSwiftUI(in: folder)
    #expect(Self.scenes.count > 20)
    var source = "import SwiftUI\n"
    for (index, path) in Self.scenes.enumerated() {
      let scene = try Self.scene(path)
      let lines = try code(scene, scene.title).text.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      source += "enum Scene\(index) {\n\(lines.joined(separator: "\n"))\n}\n"
    }
    try Data(source.utf8).write(to: URL(filePath: folder / "scenes.swift"))
    let result = try SwiftCompiler.run([
      "-typecheck", "-swift-version", "5", "-I", folder.path, folder / "scenes.swift",
    ])
    #expect(result.status == 0, "\(result.output.prefix(4000))")
  }

  @Test(
    "Springs in the code are those of the scene",
    arguments: [
      "{swiftui: {box.position.x: 220}, animation: bouncy, duration: 0.6}",
      "{swiftui: {box.position.x: 220}, animation: spring, duration: 0.7, bounce: 0.2}",
      "{swiftui: {box.position.x: 220}, animation: spring, duration: 0.7, bounce: -0.4, delay: 0.25, speed: 2}",
      "{swiftui: {box.position.x: 220}, animation: interpolatingSpring, stiffness: 120, damping: 9, initialVelocity: 2}",
      "{spring: box.position.x, from: 20, to: 220, stiffness: 150, damping: 12, mass: 2, updateModel: true}",
      "{animate: {box.position.x: 220}, duration: 0.9, damping: 0.6, velocity: 1}",
    ])
  func springs(step: String) throws {
    let (scene, code) = try box("  - \(step)")
    let comparison = try SwiftUIComparison(scene, code)
    #expect(comparison.springs == ["box.position.x"])
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
  }

  @Test(
    "Springs of Pop's and of JNW's are springs of SwiftUI's",
    arguments: [
      ("{pop: box.positionX, to: 220, bounciness: 12, speed: 8}", ".spring(duration: 0.3998, bounce: 0.4743)"),
      ("{pop: box.positionX, to: 220, tension: 150, friction: 30}", ".spring(duration: 0.5235, bounce: -0.1835)"),
      ("{pop: box.positionX, to: 220, stiffness: 150, damping: 30}", ".spring(duration: 0.5235, bounce: -0.1835)"),
      ("{pop: box.positionX, to: 220, response: 0.49, dampingRatio: 0.8}", ".spring(duration: 0.5, bounce: 0.2)"),
      (
        "{jnw: box.position.x, from: 20, to: 220, damping: 9, stiffness: 100, mass: 2, updateModel: true}",
        ".interpolatingSpring(mass: 2, stiffness: 100, damping: 9, initialVelocity: 2.25)"
      ),
      (
        "{jnw: box.position.x, from: 20, to: 220, damping: 15, stiffness: 15, mass: 1, updateModel: true}",
        ".interpolatingSpring(mass: 1, stiffness: 56.25, damping: 15, initialVelocity: 7.5)"
      ),
    ])
  func otherSprings(step: String, animation: String) throws {
    let (scene, code) = try box("  - \(step)")
    #expect(code.text.contains("withAnimation(\(animation)) {"), "\(code.text)")
    let comparison = try SwiftUIComparison(scene, code)
    #expect(comparison.springs == ["box.position.x"])
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
  }

  @Test("Retargeted springs keep their velocity") func retargeted() throws {
    let (scene, code) = try box(
      """
        - {swiftui: {box.position.x: 220}, animation: snappy}
        - {swiftui: {box.position.x: 90}, animation: bouncy, duration: 0.8, after: 0.15}
      """)
    let comparison = try SwiftUIComparison(scene, code)
    #expect(comparison.springs == ["box.position.x"])
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
  }

  @Test(
    "Pop springs that may be retargeted have a comment",
    arguments: [
      ("{pop: box.positionX, to: 220, bounciness: 12}", "{pop: box.positionX, to: 90, after: 0.15}", 1),
      ("{pop: box.positionY, to: 220}", "{pop: box.positionX, to: 90, after: 0.15}", 0),
      ("{pop: box.positionX, to: 220, after: 0.3}", "{pop: box.positionX, to: 90, after: 0.15}", 1),
      ("{every: 0.2, count: 3, do: {pop: box.positionX, to: 220}}", "{set: {box.opacity: 0.5}}", 1),
      ("{pop: box.positionX, to: 220}", "{pop: box.positionX, to: 90, after: 0.15, whenRunning: replace}", 0),
      ("{pop: box.positionX, to: 220}", "{pop: box.opacity, to: 0.5, after: 0.15}", 0),
    ])
  func retargetedPop(first: String, second: String, count: Int) throws {
    let code = try box("  - \(first)\n  - \(second)").code.text
    let remark = "// A spring that still runs turns one frame earlier with Pop.\n"
    #expect(code.components(separatedBy: remark).count - 1 == count, "\(code)")
  }

  @Test("Successive Pop springs share the comment on retargeting") func retargetedPops() throws {
    let scene = try Self.scene("pop/hamburger.yaml")
    let code = try code(scene, scene.title).text
    let remark = "// A spring that still runs turns one frame earlier with Pop."
    // When the button is touched, and released; and in both branches of its tap.
    #expect(code.components(separatedBy: remark).count - 1 == 4, "\(code)")
    #expect(code.contains("\(remark)\n      withAnimation(.spring(duration: 0.2959, bounce: 0.0024)) {"))
  }

  @Test(
    "The code of scenes moves what their traces move, by the published formulas",
    arguments: [
      ("drawings/wave.yaml", 1, 0), ("gesture-driven/fade.yaml", 0, 1), ("motion-guide/alerts.yaml", 2, 2),
      ("motion-guide/jnw-springs.yaml", 15, 0), ("motion-guide/map.yaml", 0, 2),
      ("motion-guide/model-and-presentation.yaml", 0, 2), ("motion-guide/stories.yaml", 0, 6),
      ("onboarding/living-room.yaml", 0, 7), ("onboarding/moon.yaml", 6, 32), ("onboarding/outdoors.yaml", 0, 27),
      ("pop/gear.yaml", 2, 0), ("pop/hamburger.yaml", 6, 1), ("pop/orange-square.yaml", 4, 0),
      ("pop/pop-and-core-animation.yaml", 1, 0), ("pop/red-ball.yaml", 2, 0), ("pop/three-balls.yaml", 6, 0),
      ("swiftui/springs-by-name.yaml", 6, 0), ("tables/songs.yaml", 28, 0),
    ])
  func sameMotion(path: String, springs: Int, others: Int) throws {
    let scene = try Self.scene(path)
    let comparison = try SwiftUIComparison(scene, code(scene, scene.title))
    #expect(comparison.differences.isEmpty, "\(comparison.differences.joined(separator: "\n"))")
    #expect(comparison.springs.count == springs, "\(comparison.springs)")
    #expect(comparison.others.count == others, "\(comparison.others)")
  }

  /// A scene and its code.
  private func code(of text: String) throws -> (scene: Scene, code: CodeWriting.SceneCode) {
    let scene = try Scene(text: text, file: "s.yaml") { _ in
      .failure(ImageNotFound(message: "none"))
    }
    return (scene, try code(scene, "Sample"))
  }

  /// The errors of the compiler in code.
  private func errors(in code: CodeWriting.SceneCode) throws -> String {
    let folder = try TemporaryFolder()
    try SwiftCompiler.makeSwiftUI(in: folder)
    try Data(code.text.utf8).write(to: URL(filePath: folder / "code.swift"))
    return try SwiftCompiler.run(["-typecheck", "-swift-version", "5", "-I", folder.path, folder / "code.swift"]).output
  }

  @Test("Rules are properties that are worked out from states, and say what the scene shows") func rules() throws {
    let (scene, code) = try self.code(
      of: """
        canvas: {size: [200, 100]}
        duration: 3
        state: {n: 0}
        layers:
          - {layer: bar, frame: [10, 20, 10 + 20 * n, 10], backgroundColor: if n > 1 then red else blue}
          - {label: count, position: [100, 80], text: \\(n) of 3}
          - {layer: dot, size: [10, 10], position: [0, 60], backgroundColor: green}
          - {layer: lost, size: [10, 10], position: [0, 90], backgroundColor: green}
          - {layer: box, size: [20, 20], position: [20, 40], backgroundColor: red}
        always:
          middle: bar.bounds.width / 2
          dot.position.x: 10 + middle
          dot.transform: {rotate: 30 * n}
          lost.position.x: box.position.x
        start:
          - {every: 0.5, count: 2, do: {set: {n: n + 1}}}
          - {animate: {box.position.x: 90}, duration: 1}
        """)
    #expect(
      code.omissions == [
        "always: lost.position.x: box.position.x: a value that changes at once, where SwiftUI would animate it"
      ])
    #expect(code.text.contains("private var middle: CGFloat { barSize.width / 2 }"), "\(code.text)")
    #expect(code.text.contains(#"private var countText: String { "\(numberText(n)) of 3" }"#), "\(code.text)")
    #expect(try errors(in: code) == "")
    let comparison = try SwiftUIComparison(scene, code)
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
    #expect(
      comparison.compared.isSuperset(of: [
        "bar.position.x", "bar.bounds.size.width", "dot.position.x", "dot.transform.rotation",
      ]))
  }

  @Test("Keyframes are keyframe animators, and what snaps back is set back") func keyframes() throws {
    let (scene, code) = try self.code(
      of: """
        canvas: {size: [200, 200]}
        duration: 3
        layers:
          - {layer: card, frame: [50, 50, 80, 80], backgroundColor: red}
          - {layer: dot, frame: [150, 150, 20, 20], backgroundColor: blue, transform: {scale: 2}}
        when:
          card.tap:
            - {keyframes: card.position.x, values: [0, 10, -10, 6, 0], additive: true, duration: 0.4}
            - keyframes: card.transform.scale
              values: [1, 0.6, 1.2, 1]
              keyTimes: [0, 0.25, 0.6, 1]
              timingFunctions: [easeIn, default, linear]
              duration: 0.6
              completion: {set: {dot.hidden: true}}
            - {basic: card.opacity, from: 0.2, to: 0.5, duration: 0.5}
            - {basic: card.cornerRadius, to: 20, duration: 0.25, autoreverses: true, repeatCount: 2}
        start:
          - {keyframes: dot.opacity, values: [1, 0.2, 1], duration: 1, repeatCount: infinity}
          - {keyframes: dot.position.y, values: [140, 150, 160], calculationMode: discrete, keyTimes: [0, 0.25, 0.6, 1], duration: 0.55, after: 0.5}
          - {keyframes: dot.transform.scale.x, values: [2, 1, 2], duration: 0.3, repeatCount: 2, after: 1}
          - {keyframes: dot.transform.rotation, values: [0, 90, 45], duration: 0.5, after: 1.5}
        script: [{tap: card, at: 0.5}]
        """)
    #expect(code.omissions == [])
    #expect(try errors(in: code) == "")
    let comparison = try SwiftUIComparison(scene, code)
    #expect(comparison.differences.isEmpty, "\(comparison.differences)")
    #expect(
      comparison.compared.isSuperset(of: [
        "card.position.x", "card.transform.scale.x", "card.transform.scale.y", "card.opacity", "card.cornerRadius",
        "dot.opacity", "dot.position.y", "dot.transform.scale.x", "dot.transform.rotation",
      ]), "\(comparison.compared)")
  }

  @Test("Gestures call methods with their values") func gestures() throws {
    let (_, code) = try self.code(
      of: """
        canvas: {size: [200, 200]}
        state: {begun: 0}
        layers: [{layer: card, frame: [50, 50, 80, 80], backgroundColor: red}]
        when:
          card.panBegan: {set: {begun: card.position.x}}
          card.panChanged: {set: {card.position.x: begun + gesture.translation.x, card.opacity: gesture.location.y / 200}}
          card.panEnded: {animate: {card.position.x: 90}, duration: 0.5, damping: 0.7, velocity: gesture.velocity.x / 100}
          card.pinchChanged: {set: {card.transform.scale: gesture.scale}}
          card.rotationEnded: {set: {card.transform.rotation: gesture.rotation}}
          card.doubleTap: {set: {begun: 0}}
          card.longPressBegan: {set: {begun: 1}}
          card.swipeLeft: {set: {begun: 2}}
        """)
    #expect(
      code.omissions == [
        "line 7, animate: the initial velocity", "card.swipeLeft: no recognizer calls cardSwipeLeft()",
      ])
    for line in [
      "(cardPosition.x, cardOpacity) = (begun + drag.translation.width, drag.location.y / 200)",
      "cardScale = CGSize(width: pinch.magnification, height: pinch.magnification)",
      "cardRotation = turn.rotation.degrees", ".onTapGesture(count: 2) { cardDoubleTap() }",
      ".simultaneousGesture(", "if !cardPanGoes {",
    ] {
      #expect(
        code.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ").contains(line),
        "\(line) in \(code.text)")
    }
    #expect(try errors(in: code) == "")
  }

  @Test("Delays, repetitions, and completions are there") func timing() throws {
    let code = try box(
      """
        - swiftui: {box.opacity: 0}
          animation: easeIn
          duration: 0.4
          delay: 0.2
          speed: 2
          repeatCount: 3
          autoreverses: false
          after: 0.5
          completion: {set: {box.hidden: true}}
      """
    ).code.text
    #expect(
      code.contains(
        "withAnimation(.easeIn(duration: 0.4).repeatCount(3, autoreverses: false).speed(2).delay(0.2)) {"), "\(code)")
    #expect(code.contains("after(0.5) {") && code.contains("} completion: {"))
    #expect(code.contains("boxHidden = true") && code.contains(".opacity(boxHidden ? 0 : boxOpacity)"))
  }

  @Test("What SwiftUI has no words for is named, with its place") func omissions() throws {
    let code = try box("  - {jnw: box.position.x, from: 0, to: 1}").code
    #expect(code.omissions.contains("copies: its copies"))
    #expect(code.omissions.contains("line 7, jnw: an animation whose layer snaps back"), "\(code.omissions)")
    #expect(code.text.contains("// Not exported, line 7, jnw"))
    #expect(code.text.contains("// Not exported from the scene:\n// - "))
    let player = try Self.scene("motion-guide/music-player.yaml")
    #expect(try self.code(player, "Player").omissions.contains { $0.contains("an iOS 7 spring") })
  }
}
