import Encodings
import TestSupport
import Testing

@testable import Lottie

@Suite struct GlyphContourTests {
  private static let letters = [3, 4, 4, 7].enumerated().map { index, count in
    BezierShape(
      vertices: (0..<count).map { .init([Double($0 * (index + 1)), Double($0 * $0)]) }, isClosed: true)
  }

  private func moved(_ shape: BezierShape, _ place: SIMD2<Double>) -> BezierShape {
    BezierShape(
      vertices: shape.vertices.map { .init($0.point + place, before: $0.before + place, after: $0.after + place) },
      isClosed: shape.isClosed)
  }

  /// Whatever a text shows in a frame, its contours are shown there, and no others.
  @Test(arguments: 0..<40 as Range<UInt64>) func showsEveryFrame(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let frames: [[BezierShape]?] = (0..<20).map { _ in
      guard Int.random(in: 0..<8, using: &random) > 0 else { return nil }
      return (0..<Int.random(in: 0...6, using: &random)).map { slot in
        moved(Self.letters[Int.random(in: 0..<4, using: &random)], [Double(slot * 10), 5])
      }
    }
    let contours = GlyphContour.contours(of: frames)
    for (number, frame) in frames.enumerated() {
      let shown = contours.compactMap { contour in contour.places[number].map { moved(contour.shape, $0) } }
      #expect(Set(shown) == Set(frame ?? []) && shown.count == (frame ?? []).count)
    }
    // Each letter is there as often as the frame that has most of it needs it.
    for letter in Self.letters {
      let maximum = frames.map { ($0 ?? []).count { moved($0, -$0.vertices[0].point) == letter } }.max() ?? 0
      #expect(contours.count { $0.shape == letter } == maximum)
    }
  }

  /// A letter has no size while it is not there, and stays where it is otherwise.
  @Test func writesJumps() throws {
    let letter = Self.letters[0]
    let frames = [[], [moved(letter, [10, 5])], [moved(letter, [10, 5])], [moved(letter, [30, 5])], nil]
    let contours = GlyphContour.contours(of: frames)
    #expect(contours.count == 1)
    #expect(
      contours[0].transform.compactText
        == #"{"p":{"a":1,"k":[{"t":1,"s":[10,5],"h":1},{"t":3,"s":[30,5],"h":1}]},"#
        + #""s":{"a":1,"k":[{"t":0,"s":[0,0],"h":1},{"t":1,"s":[100,100],"h":1},{"t":4,"s":[0,0],"h":1}]}}"#)
  }
}
