import Compositor
import Foundation
import Testing

@testable import Flipbook

/// What is left unpainted, or kept from frame to frame, never changes a byte of any scene.
@Suite struct SkippedWorkTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenes")

  private static let scenes: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted()
  }()

  /// What a scene shows six times a second until it ends or rests; it is played once for all paintings.
  private func snapshots(of scene: Scene) throws -> [Snapshot] {
    let stage = scene.makeStage()
    var snapshots: [Snapshot] = []
    while true {
      let time = Double(snapshots.count) / 6
      if let end = stage.duration, time >= end { return snapshots }
      try stage.advance(to: time)
      snapshots.append(stage.snapshot())
      if stage.duration == nil, stage.isAtRest { return snapshots }
    }
  }

  private func paint(_ snapshots: [Snapshot], by renderer: Renderer, jobs: Int, cacheMemory: Int) async throws
    -> [Bitmap]
  {
    var renderer = renderer
    renderer.options.jobs = jobs
    renderer.options.cacheMemory = cacheMemory
    var frames: [Bitmap] = []
    try await renderer.paint(snapshots) { frames.append($0) }
    return frames
  }

  @Test("There are scenes to look at")
  func thereAreScenes() {
    #expect(Self.scenes.count > 5)
  }

  @Test("Frames are as if each were painted by itself, in whole and for the first time", arguments: scenes)
  func framesAreTheSame(path: String) async throws {
    let images = ImageLibrary()
    let scene = try Scene.load(Self.folder.appending(path: path).path, images: images)
    var renderer = Renderer(scene, images: images)
    renderer.options.size = .scale(0.4)
    let snapshots = try snapshots(of: scene)
    let skipping = try await paint(snapshots, by: renderer, jobs: 1, cacheMemory: 64 << 20)
    #expect(skipping.count > 3)
    #expect(try await paint(snapshots, by: renderer, jobs: 3, cacheMemory: 0) == skipping)
    let viewport = try renderer.options.size.viewport(for: scene.canvasSize)
    for (index, snapshot) in snapshots.enumerated() where index % 4 == 3 {
      let alone = Compositor(viewport: viewport, images: images, fonts: renderer.fonts).paint(snapshot)
      #expect(alone == skipping[index], "frame \(index)")
    }
  }
}
