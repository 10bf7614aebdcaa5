import Flipbook
import Foundation
import LayerTree
import TestSupport
import Testing

@testable import CodeWriting

/// Code that is written from a compiled program keeps the scene's names, its expressions, and its order.
@Suite struct ProgramCodeTests {
  private func code(_ text: String, as style: SceneCodeStyle = .uiKit) throws -> CodeWriting.SceneCode {
    let scene = try Scene(
      text: """
        canvas: {size: [100, 100]}
        duration: 2
        layers:
          - {layer: row, for: {i: 3}, frame: [0, 30 * i, 100, 20], backgroundColor: black}
          - {label: caption, frame: [0, 90, 100, 10], text: none}

        """ + text, file: "s.yaml",
      findImage: { _ in .failure(ImageNotFound(message: "none")) })
    return CodeWriting.SceneCode(try #require(scene.compiledProgram), title: "Sample", origin: "s.yaml", style: style)
  }

  @Test(
    arguments: [
      // Calculations with names stay as they are written, and numbers alone are worked out.
      (
        "variables: {pause: 0.25}\nstart: {set: {row(0).opacity: 0.5}, after: pause * 2 + 0.1}",
        ["let pause = 0.25", "after(pause * 2 + 0.1) {"]
      ),
      ("start: {set: {row(0).opacity: 1 / 4}, after: 2 / 4}", ["after(0.5) {", "row0.opacity = 0.25"]),
      // Delays of steps inside each other add up, and what begins at one time stands in one block.
      (
        "variables: {pause: 0.25}\nstart: {after: pause, do: [{set: {row(0).opacity: 0}, after: 0.5}]}",
        ["after(pause + 0.5) {"]
      ),
      // A parameter with the name of a variable is another value.
      (
        """
        variables: {pause: 0.25}
        actions: {fade: {parameters: {pause: 1}, do: {set: {row(0).opacity: 0}, after: pause}}}
        start: [{run: fade, with: {pause: 0.75}}, {set: {row(1).opacity: 0}, after: pause}]
        """, ["after(0.75) {", "after(pause) {"]
      ),
      // An index chooses among the layers that there are.
      (
        "state: {open: 1}\nstart: {set: {row(open).opacity: row(open).position.y / 100}}",
        ["if open == 0 {", "row0.opacity = Float(row0.position.y / 100)", "} else if open == 1 {"]
      ),
      // Parentheses stand where Swift needs them, and nowhere else.
      (
        """
        state: {a: 1, b: 2}
        start:
          - {set: {row(0).position.x: "lerp(a - b, a + b, a - 1) + sin(a + b) * -2"}}
          - {set: {row(0).position.y: "(a + b) * (a - (b - 1)) mod 3 - -a"}}
          - {set: {row(1).position.x: "nearest(a - b, 0, 10) + 0 * b + 1 * a + -4"}}
          - {set: {row(1).opacity: if (a > b or b > 3) and not (a == 2) then 1 else (if a > 1 then 0.5 else 0)}}
        """,
        [
          "row0.position.x = (a - b) + (a + b - (a - b)) * (a - 1) + sin((a + b) * Double.pi / 180) * -2",
          "row0.position.y = ((a + b) * (a - (b - 1))).truncatingRemainder(dividingBy: 3) - -a",
          "row1.position.x = ([0, 10].min { abs($0 - (a - b)) < abs($1 - (a - b)) } ?? (a - b)) + a - 4",
          "(a > b || b > 3) && !(a == 2) ? 1 : a > 1 ? 0.5 : 0",
        ]
      ),
      // Cells are the texts that they hold.
      ("data: {songs: [{title: One}]}\nstart: {set: {caption.text: songs(0).title}}", ["caption.text = \"One\""]),
      (
        "state: {count: 2}\nstart: {set: {caption.text: '\\(count) of 3'}}",
        ["caption.text = \"\\(numberText(count)) of 3\""]
      ),
      // What follows a deferred step is written with it.
      (
        "state: {open: true}\nstart: {animate: {row(0).opacity: if open then 0 else 1}, duration: 0.3, completion: {set: {open: not open}}}",
        ["row0.alpha = open ? 0 : 1", "} completion: { [self] _ in", "open = !open"]
      ),
    ] as [(String, [String])])
  func written(text: String, lines: [String]) throws {
    let code = try code(text)
    for line in lines {
      #expect(code.text.contains(line), "\(line) in\n\(code.text)")
    }
    #expect(code.omissions.isEmpty, "\(code.omissions)")
  }

  @Test(
    "Blocks that run later are made on the main actor, as views are in Swift 6",
    arguments: [SceneCodeStyle.uiKit, .swiftUI])
  func mainActor(style: SceneCodeStyle) throws {
    let folder = try TemporaryFolder()
    let lines =
      ["import Foundation", "@MainActor class UIView {}", "final class Fade: UIView {", "  var step = 0"]
      + ["  func start() { after(0.5) { [self] in step += 1 } }"] + CodeHelper.after.lines(style) + ["}"]
    try lines.joined(separator: "\n").write(toFile: folder / "fade.swift", atomically: true, encoding: .utf8)
    let outcome = try SwiftCompiler.run(["-typecheck", "-swift-version", "6", folder / "fade.swift"])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("Code says that it needs iOS 17 where it does") func requiredSystem() throws {
    let spring = "start: {animate: {row(0).opacity: 0}, springDuration: 0.5, bounce: 0.2}"
    #expect(try code(spring).text.contains("\n// Needs iOS 17: UIView.animate(springDuration:bounce:).\n"))
    #expect(try !code("start: {animate: {row(0).opacity: 0}, duration: 0.5}").text.contains("iOS 17"))
    #expect(
      try code("start: {swiftui: {row(0).opacity: 0}, animation: smooth}", as: .swiftUI).text
        .contains("\n// Needs iOS 17: smooth.\n"))
  }

  @Test("Angles of SwiftUI are numbers, which keep their whole turns") func angles() throws {
    let text = """
      canvas: {size: [100, 100]}
      duration: 2
      layers: [{layer: ball, frame: [0, 0, 20, 20], backgroundColor: red, transform: {rotate: 270}}]
      start: {swiftui: {ball.transform: {rotate: 720}}, animation: linear}
      """
    let scene = try Scene(text: text, file: "s.yaml", findImage: { _ in .failure(ImageNotFound(message: "none")) })
    let program = try #require(scene.compiledProgram)
    let code = CodeWriting.SceneCode(program, title: "Sample", origin: "s.yaml", style: .swiftUI).text
    #expect(code.contains("ballRotation = 270.0") && code.contains("ballRotation = 720"), "\(code)")
  }

  @Test("What begins at one time stands in one block") func together() throws {
    let code = try code("start: {after: 0.5, do: [{set: {row(0).opacity: 0}}, {set: {row(1).opacity: 0}}]}").text
    #expect(code.components(separatedBy: "after(0.5) {").count == 2, "\(code)")
  }

  @Test("A rule that code has no words for is named by its layer and as it is written") func rules() throws {
    let omissions = try code("always: {row(1).opacity: random(time)}").omissions
    #expect(omissions.contains { $0.hasPrefix("always: row(1).opacity: random(time): ") }, "\(omissions)")
  }
}
