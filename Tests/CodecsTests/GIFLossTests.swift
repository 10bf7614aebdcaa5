import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("What GIFs lose")
struct GIFLossTests {
  /// The four pixels of a spark in a frame.
  private func spark(_ index: Int, at step: Int) -> [(x: Int, y: Int)] {
    let x = (37 * index + 3 * step * (index % 2 == 0 ? -1 : 1)) % 196
    let y = (53 * index - 4 * step) % 180
    let (left, top) = (x < 0 ? x + 196 : x, y < 0 ? y + 180 : y)
    return [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)]
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
      for (x, y) in (0..<24).flatMap({ spark($0, at: step) }) {
        let under = picture[x, y]
        func lit(_ component: UInt8) -> UInt8 { UInt8(min(255, Int(component) + 60)) }
        picture[x, y] = Pixel(red: lit(under.red), green: lit(under.green), blue: lit(under.blue))
      }
      return picture
    }
    let shown = try GIFAnimation(decoding: try GIFAnimation.encode(pictures)).pictures
    try #require(shown.count == pictures.count)
    for (step, (shown, wanted)) in zip(shown, pictures).enumerated() {
      for (x, y) in (0..<24).flatMap({ spark($0, at: step) }) {
        func light(_ pixel: Pixel) -> Int { Int(pixel.red) + Int(pixel.green) + Int(pixel.blue) }
        #expect(light(shown[x, y]) > light(wanted[x, y]) - 90, "\(x), \(y) of frame \(step)")
      }
    }
  }
}
