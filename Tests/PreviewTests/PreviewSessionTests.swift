import Flipbook
import Foundation
import Locks
import TestSupport
import Testing

@testable import Preview

/// A session that follows a file.
@Suite struct PreviewSessionTests {
  private let folder: TemporaryFolder
  private let session: PreviewSession

  private struct State: Decodable {
    struct Variable: Decodable {
      let name, label, kind, value: String
      let range: [Double]?
      let step: Double?
      let choices: [String]
    }
    struct Scene: Decodable {
      let title: String
      let variables: [Variable]
    }
    struct Problem: Decodable {
      let place, message, line: String
      let column: Int
      let hint: String?
    }
    let revision, generation: Int
    let scene: Scene?
    let tuned: [String: String]
    let problems: [Problem]
  }

  private static let good = """
    canvas: {size: [20, 20], background: white}
    duration: 0.5
    variables:
      way: {value: 5, range: [0, 10], step: 0.5, label: How far}
      wait: 0.1s
      tint: '#FF0000'
      pace: {value: calm, choices: [calm, mad]}
    layers:
      - {layer: dot, frame: [0, 0, 4, 4], backgroundColor: tint}
    start:
      - {basic: dot.position.x, from: 0, to: way, duration: 0.3, after: wait}
    """

  init() throws {
    folder = try TemporaryFolder()
    session = PreviewSession(
      path: folder / "scene.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions())
  }

  private func save(_ text: String) throws { try folder.write(Array(text.utf8), to: "scene.yaml") }

  /// Follows the file while `body` runs.
  private func following(_ body: () async throws -> Void) async throws {
    let task = Task { try await session.run() }
    do { try await body() } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private func state(after revision: Int) async throws -> State {
    try JSONDecoder().decode(State.self, from: Data(await session.state(after: revision).utf8))
  }

  /// The first state that is as is wanted.
  private func state(where isWanted: (State) -> Bool) async throws -> State {
    var state = try await state(after: 0)
    for _ in 0..<20 where !isWanted(state) { state = try await self.state(after: state.revision) }
    try #require(isWanted(state), "\(state)")
    return state
  }

  @Test("What is saved is shown; what is broken leaves what was there")
  func saves() async throws {
    try save(Self.good)
    try await following {
      let first = try await state { $0.generation == 1 }
      #expect(first.problems.isEmpty && first.scene?.title == "scene")
      try save(Self.good.replacing("backgroundColor: tint", with: "backgroundColour: tint"))
      let broken = try await state { !$0.problems.isEmpty }
      #expect(broken.generation == 1 && broken.scene != nil)
      let problem = try #require(broken.problems.first)
      #expect(problem.place.hasSuffix("scene.yaml:9:39") && problem.column == 39)
      #expect(problem.hint == "did you mean backgroundColor?" && problem.line.contains("backgroundColour"))
      #expect(await session.film(of: 1, fromFrame: 0, picture: 0) != nil)
      try FileManager.default.removeItem(atPath: folder / "scene.yaml")
      _ = try await state { $0.problems.first?.message.contains("No such file") == true }
      try save(Self.good.replacing("'#FF0000'", with: "'#00FF00'"))
      let last = try await state { $0.generation == 2 && $0.problems.isEmpty }
      #expect(last.scene?.variables.first { $0.name == "tint" }?.value == "#00FF00")
      #expect(await session.film(of: 1, fromFrame: 0, picture: 0) == nil)
      #expect(await session.still(of: 1, at: 0) == nil)
      #expect(await session.still(of: 2, at: 99)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
      #expect(await session.trace(of: 2)?.contains("position.x") == true)
    }
  }

  @Test("The film waits while something is touched, and goes on a second later")
  func filmWaits() async throws {
    try save(Self.good)
    session.noteTouch()
    let touch = ContinuousClock.now
    try await following {
      _ = try await state { $0.generation == 1 }
      #expect(await session.film(of: 1, fromFrame: 0, picture: 0) != nil)
      #expect(touch.duration(to: .now) > .seconds(0.9))
    }
  }

  @Test("The frame in view comes with the news, and the numbers when they are known")
  func firstPicture() async throws {
    try save(Self.good)
    try await following {
      _ = try await state { $0.generation == 1 }
      let red = try #require(await session.still(of: 1, at: 0.2))
      try save(Self.good.replacing("'#FF0000'", with: "'#00FF00'"))
      _ = try await state { $0.generation == 2 }
      #expect(await session.still(of: 1, at: 0.2) == nil)
      let green = try #require(await session.still(of: 2, at: 0.2))
      #expect(green != red)
      #expect(await session.still(of: 2, at: 0.2) == green)
      // The values reported at once are those painted after another frame was in view.
      _ = await session.still(of: 2, at: 0.4)
      try save(Self.good.replacing("'#FF0000'", with: "'#00FF00'") + "\n")
      _ = try await state { $0.generation == 3 }
      #expect(await session.still(of: 3, at: 0.2) == green)
      #expect(await session.trace(of: 2) == nil)
      #expect(await session.trace(of: 3)?.contains("position.x") == true)
    }
  }

  @Test("Variables are reported with everything that is said of them")
  func variables() async throws {
    try save(Self.good)
    try await following {
      let variables = try #require(try await state { $0.generation == 1 }.scene).variables
      #expect(variables.map(\.name) == ["way", "wait", "tint", "pace"])
      #expect(variables.map(\.kind) == ["number", "time", "color", "choice"])
      #expect(variables.map(\.value) == ["5", "0.1", "#FF0000", "calm"])
      #expect(variables[0].label == "How far" && variables[0].range == [0, 10] && variables[0].step == 0.5)
      #expect(variables[3].choices == ["calm", "mad"] && variables[1].range == nil && variables[1].label == "wait")
    }
  }

  @Test("Values that were chosen stay, until their variable goes")
  func tuning() async throws {
    try save(Self.good)
    try await following {
      _ = try await state { $0.generation == 1 }
      await session.tune(["way": "2", "tint": "#0000FF", "unknown": "1"])
      let tuned = try await state { $0.generation == 2 }
      #expect(tuned.tuned == ["way": "2", "tint": "#0000FF"])
      #expect(tuned.scene?.variables.first?.value == "5", "the file's value is not reported any more")
      await session.tune(["way": "11"])
      let wrong = try await state { !$0.problems.isEmpty }
      #expect(wrong.generation == 2 && wrong.problems[0].message == "11 is out of range")
      await session.tune(["way": "3"])
      _ = try await state { $0.generation == 3 && $0.problems.isEmpty }
      try save(
        Self.good.replacing("  way: {value: 5, range: [0, 10], step: 0.5, label: How far}\n", with: "")
          .replacing("to: way", with: "to: 5"))
      let gone = try await state { $0.generation == 4 }
      #expect(gone.tuned.isEmpty && gone.problems.isEmpty)
    }
  }

  @Test("What is at work goes on while something broken is read, and is cancelled by what is better")
  func follower() async throws {
    try save("1")
    let path = folder / "scene.yaml"
    let log = Locked<[String]>([])
    @Sendable func note(_ text: String) { log.withLock { $0.append(text) } }
    struct Broken: Error {}
    let follower = FileFollower<String>(
      read: { files in
        files.add(path)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        if text == "x" { throw Broken() }
        return text
      }, report: { _ in note("broken") },
      work: { text in
        note("begin \(text)")
        try? await Task.sleep(for: .seconds(60))
        note("end \(text)")
      })
    let task = Task { try await follower.run() }
    func wait(for text: String) async throws {
      for _ in 0..<500 where log.withLock({ $0.last }) != text { try await Task.sleep(for: .milliseconds(10)) }
      try #require(log.withLock { $0.last } == text)
    }
    try await wait(for: "begin 1")
    try save("x")
    try await wait(for: "broken")
    try save("22")
    try await wait(for: "begin 22")
    // As editors save that write beside the file and rename.
    try folder.write(Array("33".utf8), to: "new")
    let isRenamed = unsafe rename(folder / "new", path) == 0
    #expect(isRenamed)
    try await wait(for: "begin 33")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.withLock(\.self) == ["begin 1", "broken", "end 1", "begin 22", "end 22", "begin 33", "end 33"])
  }
}
