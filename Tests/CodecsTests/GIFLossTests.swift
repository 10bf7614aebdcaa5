import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("What GIFs lose")
struct GIFLossTests {
  /// The place of a spark in a frame.
  private func spark(_ index: Int, at step: Int) -> (x: Int, y: Int) {
    let x = (37 * index + 3 * step * (index % 2 == 0 ? -1 : 1)) % 196
    let y = (53 * index - 4 * step) % 180
    return (x < 0 ? x + 196 : x, y < 0 ? y + 180 : y)
  }

  @Test("Sparks that fly over a flickering glow are all there")
  func sparks() throws {
    let pictures = (0..<20).map { step in
      var picture = TestPictures.make(200, 240) { x, y in
        let (across, down) = (Double(x - 100) / 90, Double(y - 200) / 80)
        let glow = exp(-across * across - down * down) * (90 + 10 * sin(1.3 * Double(step)))
        return Pixel(
          red: UInt8(Double(20 + y / 12) + glow), green: UInt8(Double(20 + y / 24) + glow / 2),
          blue: UInt8(40 + y * 5 / 24))
      }
      for index in 0..<24 {
        let (left, top) = spark(index, at: step)
        for (x, y) in [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)] {
          let under = picture[x, y]
          func lit(_ component: UInt8) -> UInt8 { UInt8(min(255, Int(component) + 60)) }
          picture[x, y] = Pixel(red: lit(under.red), green: lit(under.green), blue: lit(under.blue))
        }
      }
      return picture
    }
    let shown = try GIFAnimation(decoding: try GIFAnimation.encode(pictures)).pictures
    try #require(shown.count == pictures.count)
    var lost = 0
    for (step, (shown, wanted)) in zip(shown, pictures).enumerated() {
      for index in 0..<24 {
        let (left, top) = spark(index, at: step)
        for (x, y) in [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)] {
          let (shown, wanted) = (shown[x, y], wanted[x, y])
          let missing =
            Int(wanted.red) + Int(wanted.green) + Int(wanted.blue) - Int(shown.red) - Int(shown.green)
            - Int(shown.blue)
          if missing > 90 { lost += 1 }
        }
      }
    }
    #expect(lost == 0)
  }
}
