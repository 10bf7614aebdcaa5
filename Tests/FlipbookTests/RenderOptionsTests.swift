import Flipbook
import Testing

@Suite struct RenderOptionsTests {
  @Test("Options out of their range are named", arguments: [0.0, -1, .nan, .infinity, 1e9])
  func speed(speed: Double) async throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.speed = speed
    let error = try await #require(throws: RenderError.self) { try await renderer.forEachFrame { _ in } }
    #expect(error.description == "the speed must be between 0.001 and 1000, but is \(speed)")
  }

  @Test(
    "Selections that are none are refused",
    arguments: [
      FrameSelection.times(from: -1, to: nil), .times(from: .nan, to: nil), .times(from: 1, to: 1),
      .times(from: 0, to: .infinity), .frames(from: -1, through: nil), .frames(from: 5, through: 4),
    ])
  func selections(selection: FrameSelection) async throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.selection = selection
    await #expect(throws: RenderError.self) { try await renderer.forEachFrame { _ in } }
  }

  @Test("Counts out of their range are refused")
  func counts() async throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.jobs = 0
    await #expect(throws: RenderError.self) { try await renderer.forEachFrame { _ in } }
    renderer.options.jobs = 1
    renderer.options.loopCount = -1
    await #expect(throws: RenderError.self) { try await renderer.forEachFrame { _ in } }
    for time in [-1, Double.nan, .infinity] {
      #expect(throws: RenderError.self) { try Renderer(TestStage.make()).still(at: time) }
    }
  }
}
