import Flipbook
import Testing

@testable import Golden

@Suite struct FrameMatchingTests {
  private func pairs(_ a: [UInt8], _ b: [UInt8]) -> [FrameMatching.Pair] {
    func pictures(_ values: [UInt8]) -> [Bitmap] {
      values.map { SmallScene.picture(Pixel(red: $0, green: 0, blue: 0), width: 2, height: 2) }
    }
    return FrameMatching(fingerprints: pictures(a).map(\.fingerprint), pictures(b).map(\.fingerprint)).pairs
  }

  @Test("A dropped frame is reported as such, and those that follow match")
  func dropped() {
    #expect(
      pairs([1, 2, 3, 4, 5], [1, 2, 4, 5]) == [
        .init(reference: 0, actual: 0), .init(reference: 1, actual: 1), .init(reference: 2, actual: nil),
        .init(reference: 3, actual: 2), .init(reference: 4, actual: 3),
      ])
  }

  @Test("A frame more is reported as such")
  func extra() {
    #expect(
      pairs([1, 2], [1, 9, 2]) == [
        .init(reference: 0, actual: 0), .init(reference: nil, actual: 1), .init(reference: 1, actual: 2),
      ])
  }

  @Test("A changed frame is compared with the one in its place")
  func changed() {
    #expect(pairs([1, 2, 3], [1, 9, 3]).allSatisfy { $0.reference == $0.actual })
    #expect(pairs([1, 2, 3], [7, 8, 9]).allSatisfy { $0.reference == $0.actual })
  }

  @Test("Frames of scenes match by their times")
  func times() {
    #expect(
      FrameMatching(times: [0, 0.1, 0.2], [0, 0.2, 0.3]).pairs == [
        .init(reference: 0, actual: 0), .init(reference: 1, actual: nil), .init(reference: 2, actual: 1),
        .init(reference: nil, actual: 2),
      ])
  }

  private struct ChoiceCase {
    var choice: FrameChoice
    var duration: Double
    var ticks: [Double]
  }

  private static let choices: [ChoiceCase] = [
    ChoiceCase(choice: .every(6), duration: 0.35, ticks: [0, 6, 12, 18, 20]),
    ChoiceCase(choice: .every(1), duration: 0.05, ticks: [0, 1, 2]),
    ChoiceCase(choice: .every(100), duration: 0.01, ticks: [0]),
    ChoiceCase(choice: .times([0.2, 0, 0.2]), duration: 1, ticks: [0, 12]),
    ChoiceCase(choice: .times([5]), duration: 1, ticks: [59]),
  ]

  @Test("Frames are chosen by ticks or by time", arguments: choices)
  private func choice(_ example: ChoiceCase) {
    let times = example.choice.times(of: example.duration, displayRate: 60)
    #expect(times.map { ($0 * 60 * 1e6).rounded() / 1e6 } == example.ticks)
  }
}
