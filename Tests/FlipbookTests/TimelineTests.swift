import Testing

@testable import Flipbook

@Suite struct TimelineTests {
  private func options(_ change: (inout RenderOptions) -> Void = { _ in }) -> RenderOptions {
    var options = RenderOptions()
    change(&options)
    return options
  }

  @Test(
    "A stretch takes as many frames as cover it",
    arguments: [
      (seconds: 1.0, fps: 50, speed: 1.0, frames: 50),
      (1, 60, 1, 60),
      (1, 24, 1, 24),
      (1, 50, 0.25, 200),
      (1, 50, 4, 13),
      // A part of a frame is a frame: nothing is cut off.
      (0.35, 50, 1, 18),
      (0.001, 50, 1, 1),
      // 0.1 + 0.2 is a bit more than 0.3, which must not make a frame.
      (0.1 + 0.2, 10, 1, 3),
    ])
  func coverage(seconds: Double, fps: Int, speed: Double, frames: Int) throws {
    let rate = try #require(FrameRate(fps))
    let timeline = try Timeline(options { ($0.rate, $0.speed) = (rate, speed) }, end: seconds)
    #expect(timeline.frameCount == frames)
  }

  @Test("Times follow from the frame's number, without adding up errors")
  func times() throws {
    let timeline = try Timeline(
      options {
        $0.rate = 30
        $0.speed = 0.1
        $0.selection = .times(from: 0.5, to: nil)
      }, end: 2000)
    #expect(timeline.time(ofFrame: 0) == 0.5)
    // 0.1 / 30 added 600,000 times would be off by far more than this.
    #expect(abs(timeline.time(ofFrame: 600_000) - 2000.5) < 1e-9)
  }

  @Test("A part of the frames has the times that the whole has")
  func parts() throws {
    let whole = try Timeline(options { $0.rate = 60 }, end: 2)
    let part = try Timeline(
      options {
        $0.rate = 60
        $0.selection = .frames(from: 10, through: 40)
      }, end: 2)
    #expect(part.frameCount == 31)
    for frame in 0..<31 { #expect(part.time(ofFrame: frame) == whole.time(ofFrame: frame + 10)) }
  }

  @Test("An end beyond the stage's holds the picture, and one before cuts it")
  func ends() throws {
    #expect(try Timeline(options { $0.selection = .times(from: 0, to: 3) }, end: 1).frameCount == 180)
    #expect(try Timeline(options { $0.selection = .times(from: 0, to: 0.5) }, end: 1).frameCount == 30)
    #expect(try Timeline(options { $0.selection = .frames(from: 40, through: nil) }, end: 1).frameCount == 20)
  }

  @Test(
    "Missing frames cannot be rendered",
    arguments: [
      (FrameSelection.times(from: 2, to: nil), "there is nothing to render from 2.0 s on: the scene ends at 1.0 s"),
      (.frames(from: 70, through: 80), "there are no frames 70 to 80: the scene has 60, and the last is 59"),
      (.frames(from: 10, through: 60), "there are no frames 10 to 60: the scene has 60, and the last is 59"),
    ])
  func absent(selection: FrameSelection, message: String) throws {
    let error = try #require(throws: RenderError.self) {
      try Timeline(options { $0.selection = selection }, end: 1)
    }
    #expect(error.description == message)
  }

  @Test("More frames than anybody wants are refused")
  func tooMany() {
    #expect(throws: RenderError.self) { try Timeline(options { $0.speed = 0.001 }, end: 86_400) }
  }
}
