import FlipbookUIKit
import TestSupport
import Testing

@testable import FlipbookTesting

/// Goldens of code in UIKit's words: of a view, and of the stage that it runs on.
@Suite struct UIKitGoldenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A disc that shrinks in a tenth of a second.
  private static func disc(_ color: UIColor = .red) -> UIView {
    let disc = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    disc.accessibilityIdentifier = "disc"
    disc.backgroundColor = color
    disc.layer.cornerRadius = 8
    return disc
  }

  private static func stage(shrinkingTo scale: CGFloat) -> Stage {
    Stage.run(size: CGSize(width: 16, height: 16), duration: 0.2) { window in
      let disc = Self.disc()
      window.addSubview(disc)
      UIView.animate(withDuration: 0.1) { disc.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
  }

  private func expectIssue(_ text: String, _ body: () async -> Void) async {
    await withKnownIssue {
      await body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  /// Runs expectations whose goldens lie in the test's own folder, and are recorded where there are none.
  private func recording(_ body: () async -> Void) async {
    var settings = GoldenSettings()
    settings.folder = folder.path
    settings.record = .missing
    settings.isContinuousIntegration = false
    await GoldenSettings.$current.withValue(settings) { await body() }
  }

  @Test("A view that is on no stage is held to a golden of its own size")
  func view() async {
    await recording {
      await expectIssue("recorded in") { await expectGolden(of: Self.disc()) }
      await expectGolden(of: Self.disc())
      await expectIssue("different from its golden") { await expectGolden(of: Self.disc(.blue)) }
    }
  }

  @Test("A stage is held to a golden, its motion included")
  func stage() async {
    await recording {
      await expectIssue("recorded in") { await expectGolden(Self.stage(shrinkingTo: 0.5)) }
      await expectGolden(Self.stage(shrinkingTo: 0.5))
      await expectIssue("different from its golden") { await expectGolden(Self.stage(shrinkingTo: 0.6)) }
    }
  }

  @Test("A scene is found beside the test's file or in the package, and both places are named when it is not there")
  func places() async {
    await expectIssue("FlipbookUIKitTests/Scenes/no-such.yaml or ") {
      await expectGolden(scene: "Scenes/no-such.yaml")
    }
    await expectGolden(scene: "Scenes/pop/red-ball.yaml")
  }
}
