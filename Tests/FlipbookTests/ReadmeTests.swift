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
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(Self.example))
  }
}
