import Flipbook
import TestSupport
import Testing

@testable import Golden

/// Small changes to a small scene are found, and reported with the very layers and properties that were changed.
///
/// `scripts/goldens --mutate` does the same to every scene of the project.
@Suite struct MutationTests {
  /// A place of the scene, what stands there instead, which properties that changes, and a line that reports it.
  struct Mutation: CustomTestStringConvertible {
    let testDescription: String
    let place: String
    let replacement: String
    let properties: [String]
    let line: String
  }

  private static let layers = """
      - {layer: back, frame: [5, 5, 30, 30], backgroundColor: '#E56B6F'}
      - {layer: front, frame: [20, 10, 20, 20], backgroundColor: blue}
    """

  static let mutations = [
    Mutation(
      testDescription: "a colour by 2 of 255", place: "#E56B6F", replacement: "#E56D6F",
      properties: ["back.backgroundColor"], line: "0.89804/0.42745/0.43529/1 instead of 0.89804/0.41961/0.43529/1"),
    Mutation(
      testDescription: "a layer by half a point", place: "frame: [5, 5", replacement: "frame: [5, 5.5",
      properties: ["back.position.y"], line: "back.position.y differs from the start: 20.5 instead of 20"),
    Mutation(
      testDescription: "a damping by 5 %", place: "damping: 20", replacement: "damping: 21",
      properties: ["front.position.x"], line: "front.position.x differs from 0.11667 s on"),
    Mutation(
      testDescription: "a delay by a frame", place: "after: 0.1", replacement: "after: 0.1 + 1 / 60",
      properties: ["front.position.x"], line: "begin front.position.x at 0.11667 s instead of 0.1 s"),
    Mutation(
      testDescription: "two layers in another order", place: layers,
      replacement: layers.split(separator: "\n").reversed().joined(separator: "\n"), properties: ["canvas.sublayers"],
      line: "canvas: different order, front is below back from the start"),
    Mutation(
      testDescription: "a frame less", place: "duration: 1", replacement: "duration: 59 / 60", properties: [],
      line: "it plays 0.98333 s instead of 1 s, 1 tick less"),
  ]

  private func record(_ text: String = TwoSquares.text) async throws -> Recording {
    let scene = try Scene(text: text, file: "small.yaml") { _ in .failure(ImageNotFound(message: "no pictures")) }
    return try await Recorder(choice: .every(6)).record(scene, images: ImageLibrary())
  }

  @Test("A small change is found, and nothing else is reported", arguments: mutations)
  func change(_ mutation: Mutation) async throws {
    let text = TwoSquares.text.replacing(mutation.place, with: mutation.replacement)
    try #require(text != TwoSquares.text)
    let comparison = try Comparison(try await record(), try await record(text))
    #expect(!comparison.passes)
    #expect(comparison.changes.map { "\($0.layer).\($0.property)" } == mutation.properties)
    #expect(comparison.lines.contains { $0.contains(mutation.line) }, "\(comparison.lines)")
  }

  @Test("A dropped frame is found, by the times of frames and by what they show")
  func droppedFrame() async throws {
    let reference = try await record()
    var dropped = reference
    let frame = dropped.frames.remove(at: 2)
    let byTime = try Comparison(reference, dropped)
    #expect(byTime.frames.filter { !$0.passes }.map(\.index) == [2])
    #expect(byTime.firstBadFrame?.finding == .missing)
    let byPicture = try Comparison(reference, dropped, matching: .pictures)
    #expect(byPicture.frames.filter { !$0.passes }.map(\.finding) == [.missing])
    #expect(try byPicture.firstBadFrame?.reference?.bitmap() == frame.picture.bitmap())
  }

  @Test("What differs only between the frames is found, too")
  func betweenFrames() async throws {
    let blink = "  - {set: {back.opacity: 0.5}, after: 0.55}\n  - {set: {back.opacity: 1}, after: 0.58}\n"
    let text = TwoSquares.text.replacing("variants:", with: blink + "variants:")
    let comparison = try Comparison(try await record(), try await record(text))
    #expect(comparison.firstBadFrame == nil)
    #expect(comparison.lines.first == "the frames are equal, but the values of layers between or behind them differ")
    #expect(comparison.lines.last == "back.opacity differs from 0.55 s on: 0.5 instead of 1")
  }
}
