import CodeWriting
import Flipbook
import Foundation
import LayerTree
import SceneCompiler
import SceneLanguage
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
    var settings = SceneSettings()
    settings.keepsOutline = true
    return try Scene.load(
      package.appending(path: "Scenes/\(path)").path, images: ImageLibrary(), settings: settings)
  }

  private func code(_ scene: Scene, _ title: String) throws -> CodeWriting.SceneCode {
    CodeWriting.SceneCode(
      try #require(scene.outline), title: title, origin: "scene.yaml", canvas: scene.canvasSize,
      background: scene.background, style: .swiftUI)
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
    var settings = SceneSettings()
    settings.keepsOutline = true
    let scene = try Scene(text: text, file: "s.yaml", settings: settings) { _ in
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
    "The code of scenes moves what their traces move, by the published formulas",
    arguments: [
      ("drawings/wave.yaml", 1, 0), ("gesture-driven/fade.yaml", 0, 1), ("motion-guide/alerts.yaml", 2, 2),
      ("motion-guide/jnw-springs.yaml", 15, 0), ("motion-guide/map.yaml", 0, 2),
      ("motion-guide/model-and-presentation.yaml", 0, 1), ("motion-guide/stories.yaml", 0, 6),
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
    let code = try box("  - {jnw: box.position.x, from: 0, to: 1}\n  - {basic: box.opacity, from: 1, to: 0}").code
    #expect(code.omissions.contains("copies: its copies"))
    #expect(code.omissions.contains("line 7, jnw: an animation whose layer snaps back"), "\(code.omissions)")
    #expect(code.omissions.contains("line 8, basic: an animation whose layer snaps back"))
    #expect(code.text.contains("// Not exported, line 7, jnw"))
    #expect(code.text.contains("// What the scene does besides:\n// - "))
    let player = try Self.scene("motion-guide/music-player.yaml")
    #expect(try self.code(player, "Player").omissions.contains { $0.contains("a spring of iOS 7") })
  }
}
