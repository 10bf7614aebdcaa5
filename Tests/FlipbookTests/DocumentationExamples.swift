import Flipbook
import FlipbookTesting
import TestSupport
import Testing

/// The Swift examples of the documentation, word for word, so that they compile.
///
/// ``DocumentationTests`` finds each example of a page in one of the test sources, line by line.
@Suite struct DocumentationExamples {
  @Test("The first library use renders what the page says")
  func firstUse() async throws {
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

  /// Compiled, and never run: it writes to the current folder.
  private func firstUseAsWritten() async throws {
    let stage = Stage(size: Size(300, 300), background: .white)

    let square = Layer(frame: Rect(120, 120, 60, 60))
    square.backgroundColor = Color(hex: 0xE56B6F)
    square.cornerRadius = 12
    stage.root.addSublayer(square)
    square.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 0.2))

    try await Renderer(stage).gif(to: "fade.gif")
  }

  @Test("A spring of SwiftUI's is on its way after a tenth of a second") func swiftUI() throws {
    let stage = Stage(size: Size(320, 240))
    let card = Layer(name: "card", frame: Rect(100, 20, 120, 80))
    stage.root.addSublayer(card)
    let snappy = SwiftUIAnimation(try .preset(.snappy, duration: 0.4))
    stage.perform(at: 0.5) { stage.withAnimation(snappy) { card.position.y = 180 } }
    try stage.advance(to: 0.6)
    #expect(card.presentation(at: 0.6).position.y > 70 && card.presentation(at: 0.6).position.y < 180)
  }

  private func drawing(_ stage: Stage, _ images: ImageLibrary) throws {
    let drawing = try Drawing.load("person.svg", images: images)
    stage.root.addSublayer(drawing.root.makeLayer())
  }
}

private func makeStage() throws -> Stage { Stage(size: Size(10, 10)) }

private enum Goldens {
  // Compiled, and never run: the scene is the reader's.
  struct MenuTests {
    func opens() async { await expectGolden(scene: "Scenes/menu.yaml") }

    func bounces() async throws {
      await expectGolden(try makeStage(), frames: .times([0, 0.1, 0.5]))
      await expectImage(try Renderer(try makeStage()).still(at: 0.2), named: "still")
    }
  }
}
