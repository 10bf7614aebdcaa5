import Flipbook
import Foundation
import TestSupport
import Testing

#if canImport(AppKit)
  import AppKit

  @MainActor func show(_ scene: Flipbook.Scene, at time: Double, in view: NSImageView) throws {
    let frame = try Renderer(scene, options: RenderOptions(scale: 2)).still(at: time)
    if let image = frame.cgImage {
      view.image = NSImage(cgImage: image, size: NSSize(width: frame.width / 2, height: frame.height / 2))
    }
  }
#endif

/// Creates and renders a stage in one function, so that it never leaves the task.
func renderBadge(to path: String) async throws {
  let stage = Stage(size: Size(100, 100))
  let badge = Layer(frame: Rect(20, 20, 60, 60))
  badge.backgroundColor = .systemRed
  stage.root.addSublayer(badge)
  stage.animate(duration: 0.3, options: .curveEaseOut) { badge.opacity = 0 }
  stage.touches.tap(badge, at: 0.1)
  try await Renderer(stage).gif(to: path)
}

/// Renders several stages at once, each in a child task of its own.
func renderBadges() async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for index in 0..<4 { group.addTask { try await renderBadge(to: "badge\(index).gif") } }
    try await group.waitForAll()
  }
}

@Suite struct EmbeddingExamples {
  @Test func theBadgeIsRendered() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "badge-\(UUID().uuidString).gif").path
    try await renderBadge(to: path)
    #expect(FileManager.default.fileExists(atPath: path))
    try FileManager.default.removeItem(atPath: path)
  }

  /// The page on embedding tells how to name these in a file that imports SwiftUI, too.
  @Test func namesAreQualified() {
    let color: Flipbook.Color = .systemBlue
    let (path, insets, size): (Flipbook.Path?, Flipbook.EdgeInsets?, Flipbook.Size?) = (nil, nil, nil)
    #expect(color.alpha == 1 && path == nil && insets == nil && size == nil)
  }
}
