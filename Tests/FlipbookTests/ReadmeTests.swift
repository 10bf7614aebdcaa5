import Flipbook
import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  /// The README's Swift example, word for word.
  private static let example = #"""
    let stage = Stage(size: Size(300, 300), background: .white)

    let square = Layer(frame: Rect(120, 120, 60, 60))
    square.backgroundColor = Color(hex: 0xE56B6F)
    square.cornerRadius = 12
    stage.root.addSublayer(square)
    square.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 0.2))

    try await Renderer(stage).gif(to: "fade.gif")
    """#

  @Test("The README's Swift example compiles and renders what it says")
  func compiles() async throws {
    let folder = try TemporaryFolder()
    let stage = Stage(size: Size(300, 300), background: .white)

    let square = Layer(frame: Rect(120, 120, 60, 60))
    square.backgroundColor = Color(hex: 0xE56B6F)
    square.cornerRadius = 12
    stage.root.addSublayer(square)
    square.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 0.2))

    let result = try await Renderer(stage).gif(to: folder / "fade.gif")
    #expect(result.width == 300 && result.height == 300)
    #expect(abs(result.duration - 0.7) < 0.03)
  }

  @Test("The example is the one in the README")
  func isInReadme() throws {
    #expect(try Self.readme().contains(Self.example))
  }

  @Test("The README's scene can be played, and has no slip in it")
  func scenesAreRight() throws {
    let scenes = try Self.readme().components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!scenes.isEmpty)
    let images = ImageLibrary()
    for text in scenes {
      let scene = try Scene(text: text, file: "README.md") { _ in
        .failure(ImageNotFound(message: "no pictures"))
      } findDrawing: { name in
        guard let drawing = try? Drawing.load(Self.root.appending(path: "Scenes/drawings/\(name)").path, images: images)
        else { return .failure(ImageNotFound(message: "no such drawing")) }
        return .success(FoundDrawing(size: drawing.size, root: drawing.root))
      }
      #expect(try scene.check().isEmpty)
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }
}
