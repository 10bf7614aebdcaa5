import Flipbook
import Foundation
import Testing

/// What is left unpainted, or kept from frame to frame, never changes a byte of any scene.
@Suite struct SkippedWorkTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenes")

  private static let scenes: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted()
  }()

  private func frames(of scene: Scene, _ images: ImageLibrary, jobs: Int, cacheMemory: Int) async throws -> [Bitmap] {
    var renderer = Renderer(scene, images: images)
    renderer.options.jobs = jobs
    renderer.options.cacheMemory = cacheMemory
    renderer.options.rate = 10
    renderer.options.size = .scale(0.5)
    var frames: [Bitmap] = []
    try await renderer.forEachFrame { frames.append($0.bitmap) }
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
    let skipping = try await frames(of: scene, images, jobs: 1, cacheMemory: 64 << 20)
    #expect(skipping.count > 3)
    #expect(try await frames(of: scene, images, jobs: 3, cacheMemory: 0) == skipping)
    var renderer = Renderer(scene, images: images)
    renderer.options.cacheMemory = 0
    renderer.options.size = .scale(0.5)
    // A still plays all that comes before it, and so takes its time.
    for (index, frame) in skipping.enumerated() where index % 8 == 3 {
      #expect(try renderer.still(at: Double(index) / 10) == frame, "frame \(index)")
    }
  }
}
