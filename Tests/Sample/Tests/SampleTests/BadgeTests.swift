import FlipbookTesting
import Testing

/// Motion held to goldens with Swift Testing.
@Suite struct BadgeTests {
  private func badge(damping: Double = 12) throws -> Stage {
    let stage = Stage(size: Size(80, 80), background: .white, duration: 0.8)
    let badge = Layer(name: "badge", frame: Rect(20, 20, 40, 40))
    badge.backgroundColor = Color(hex: 0xE56B6F)
    badge.cornerRadius = 20
    stage.root.addSublayer(badge)
    let spring = try SpringCurve(stiffness: 200, damping: damping)
    badge.add(SpringAnimation(.positionX, from: 20, to: 40, curve: spring))
    return stage
  }

  @Test func sceneOfTheDesigner() async {
    await expectGolden(scene: "Scenes/badge.yaml")
  }

  @Test func stageFromCode() async throws {
    await expectGolden(try badge(), frames: .times([0, 0.1, 0.2, 0.5]))
  }

  @Test func frame() async throws {
    await expectImage(try Renderer(badge()).still(at: 0.1))
  }

  @Test(arguments: [2.0, 40]) func stages(damping: Double) async throws {
    await expectGolden(try badge(damping: damping), named: "damping \(damping)")
  }

  @Test func changedMotionIsReported() async throws {
    let stiffer = try badge(damping: 12.6)
    await withKnownIssue {
      await expectGolden(stiffer, frames: .times([0, 0.1, 0.2, 0.5]), record: .never, function: "stageFromCode()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("badge.position.x differs from ") }
    }
  }
}
