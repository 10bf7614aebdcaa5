import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Preview

/// Texts of scenes and their names in the page of a preview and in what it asks for, where they stay text.
@Suite struct PreviewInjectionTests {
  /// The end of a script, an element, and ends of sections and comments.
  private static let evil = "</script><img src=x onerror=alert(1)>]]>--><!--<script>&'\""

  /// Does `body` with a preview of a scene in which all free texts are evil.
  private func previewing(_ scene: String = "", _ body: (PreviewRoutes) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: try JSONEncoder().encode(Self.evil), as: UTF8.self)
    let scene = """
      title: \(text)
      canvas: {size: [20, 20], background: white}
      duration: 0.2
      variables: {gap: {value: 1, label: \(text)}}
      layers:
        - {layer: ball, frame: [0, 0, 4, 4], backgroundColor: red}
        - {label: words, frame: [0, 5, 20, 10], text: \(text)}
      start:
        - {basic: ball.opacity, from: 0, to: 1, duration: 0.1, key: \(text), updateModel: true}
      \(scene)
      """
    try folder.write(Array(scene.utf8), to: "scene.yaml")
    let session = PreviewSession(
      path: folder / "scene.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions())
    let desk = PreviewRoutes(session: session, title: Self.evil, gate: PreviewAccess(port: 8417, key: "own"))
    let running = Task { try await session.run() }
    defer { running.cancel() }
    try await body(desk)
  }

  private func answer(_ desk: PreviewRoutes, _ path: String, _ query: [String: String] = [:]) async -> PreviewAnswer {
    await desk.answer(
      PreviewRoutes.Request(
        method: "GET", path: path, query: query, host: "127.0.0.1:8417", cookies: "flipbook-8417=own"))
  }

  @Test("The page's title is a text")
  func page() async throws {
    try await previewing { desk in
      let answer = await answer(desk, "/")
      let page = String(decoding: answer.body, as: UTF8.self)
      #expect(answer.status == 200 && page.contains("onerror"))
      #expect(!page.contains("<img src=x") && !page.contains("<!--<script"))
      #expect(page.components(separatedBy: "<script").count == page.components(separatedBy: "</script>").count)
    }
  }

  @Test("What the page asks for is data")
  func data() async throws {
    try await previewing { desk in
      var state = await answer(desk, "/state", ["after": "0"])
      for revision in 1..<20 where !String(decoding: state.body, as: UTF8.self).contains("onerror") {
        state = await answer(desk, "/state", ["after": "\(revision)"])
      }
      let trace = await answer(desk, "/trace", ["generation": "1"])
      for answer in [state, trace] {
        #expect(answer.status == 200 && answer.type == "application/json")
        #expect(String(decoding: answer.body, as: UTF8.self).contains("onerror"))
      }
    }
  }

  @Test("What is wrong with a scene is data, too")
  func problems() async throws {
    try await previewing("\(Self.evil): 1") { desk in
      var state = await answer(desk, "/state", ["after": "0"])
      for revision in 1..<20 where !String(decoding: state.body, as: UTF8.self).contains("onerror") {
        state = await answer(desk, "/state", ["after": "\(revision)"])
      }
      let reported = try #require(try JSONSerialization.jsonObject(with: Data(state.body)) as? [String: Any])
      #expect(state.type == "application/json")
      #expect("\(reported["problems"] ?? "")".contains("onerror"))
    }
  }
}
