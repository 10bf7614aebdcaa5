import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Preview

/// A recording of the app beside the scene of a preview.
@Suite("Recordings in previews") struct PreviewRecordingTests {
  private struct Comparison: Decodable {
    let name: String
    let generation, motions, same: Int
    let differences, proposals, unplaced: [String]
  }

  private static func scene(delay: Double, damping: Double) -> String {
    """
    canvas: {size: [240, 160], background: white}
    duration: 1.8
    layers:
      - {layer: card, frame: [20, 30, 40, 40], backgroundColor: '#E04020'}
      - {layer: bar, frame: [20, 100, 40, 20], backgroundColor: '#2060E0'}
    start:
      - {animate: {card.position.x: 180}, duration: 0.5, damping: \(damping), delay: \(delay)}
      - {animate: {bar.position.x: 160}, duration: 0.4, delay: 0.3}
    """
  }

  @Test("The page has the differences and the proposed numbers, and follows the scene")
  func comparison() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.scene(delay: 0.35, damping: 0.6).utf8), to: "app.yaml")
    var options = RenderOptions()
    options.size = .scale(2)
    let app = try Scene.load(folder / "app.yaml", images: ImageLibrary())
    _ = try await Renderer(app, images: ImageLibrary(), options: options).video(to: folder / "app.y4m", as: .y4m)
    try folder.write(Array(Self.scene(delay: 0.25, damping: 0.6).utf8), to: "scene.yaml")
    let session = PreviewSession(
      path: folder / "scene.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions())
    let recording = PreviewRecording(.animation(path: folder / "app.y4m"), name: "app.y4m")
    #expect(try await recording.json(for: session) == nil)
    let routes = PreviewRoutes(
      session: session, title: "scene", gate: PreviewAccess(port: 8417, key: "own"), recording: recording)
    let following = Task { try await session.run() }
    defer { following.cancel() }
    let first = try #require(await session.scene(after: 0))
    func answer(_ path: String) async -> PreviewAnswer {
      await routes.answer(
        PreviewRoutes.Request(method: "GET", path: path, host: "127.0.0.1:8417", cookies: "flipbook-8417=own"))
    }
    func comparison() async throws -> Comparison {
      let answer = await answer("/recording.json")
      try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
      return try JSONDecoder().decode(Comparison.self, from: Data(answer.body))
    }
    let late = try await comparison()
    #expect(late.motions == 2 && late.same == 1 && late.name == "app.y4m", "\(late)")
    #expect(late.differences.count == 1 && late.differences[0].contains("card position: begins"), "\(late)")
    #expect(late.proposals == ["line 7: card position: delay: 0.25 → 0.35"], "\(late)")
    let page = await answer("/recording")
    #expect(page.status == 200 && page.type.hasPrefix("text/html"))
    #expect(String(decoding: page.body, as: UTF8.self).contains("app.y4m"))
    // The scene as it is saved next is the app's.
    try folder.write(Array(Self.scene(delay: 0.35, damping: 0.6).utf8), to: "scene.yaml")
    _ = try #require(await session.scene(after: first.generation))
    let same = try await comparison()
    #expect(same.same == 2 && same.differences.isEmpty && same.proposals.isEmpty, "\(same)")
    #expect(same.generation > late.generation)
  }

  @Test("A recording of something else is a problem of the answer")
  func unrelated() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.scene(delay: 0.25, damping: 0.6).utf8), to: "scene.yaml")
    try folder.write(Array("nothing".utf8), to: "app.mov")
    let session = PreviewSession(
      path: folder / "scene.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions())
    let following = Task { try await session.run() }
    defer { following.cancel() }
    _ = try #require(await session.scene(after: 0))
    let routes = PreviewRoutes(
      session: session, title: "scene", gate: PreviewAccess(port: 8417, key: "own"),
      recording: PreviewRecording(.animation(path: folder / "app.mov"), name: "app.mov"))
    let answer = await routes.answer(
      PreviewRoutes.Request(
        method: "GET", path: "/recording.json", host: "127.0.0.1:8417", cookies: "flipbook-8417=own"))
    #expect(answer.status == 422 && String(decoding: answer.body, as: UTF8.self).contains("app.mov"))
  }
}
