import Pixels
import Testing

@testable import Codecs

/// The mean colors of blocks of video frames, compared with the frame's bitmap.
@Suite struct MeanColorsTests {
  /// A frame of 24 × 16 pixels whose colors change slowly.
  private func planes(_ header: Y4MHeader) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<16 { for x in 0..<24 { bytes.append(UInt8(60 + 4 * x + 3 * y)) } }
    let (width, height) = (header.chroma.width, header.chroma.height)
    for base in [90, 150] {
      for y in 0..<height { for x in 0..<width { bytes.append(UInt8(base + x + y)) } }
    }
    return bytes
  }

  @Test(
    "Means of blocks are those of the bitmap, in any part of the frame",
    arguments: ["420jpeg", "420mpeg2", "444"], [1, 2, 3, 4])
  func means(chroma: String, side: Int) throws {
    let header = try Y4MHeader("YUV4MPEG2 W24 H16 F60:1 Ip C\(chroma)")
    let bytes = planes(header)
    let bitmap = header.picture(bytes)
    for part in [PixelRect(x: 0, y: 0, width: 24, height: 16), PixelRect(x: 3, y: 5, width: 17, height: 9)] {
      let colors = header.meanColors(of: bytes, in: part, side: side)
      let (columns, rows) = (part.width / side, part.height / side)
      #expect(colors.count == columns * rows)
      for (index, color) in colors.enumerated() {
        var sums = (0.0, 0.0, 0.0)
        for y in 0..<side {
          for x in 0..<side {
            let pixel = bitmap[part.x + index % columns * side + x, part.y + index / columns * side + y]
            sums.0 += Double(pixel.red)
            sums.1 += Double(pixel.green)
            sums.2 += Double(pixel.blue)
          }
        }
        let area = Double(side * side)
        // The bitmap repeats chroma samples, and the means interpolate them.
        #expect(abs(Double(color.x) - sums.0 / area) <= 2.5 && abs(Double(color.y) - sums.1 / area) <= 2.5)
        #expect(abs(Double(color.z) - sums.2 / area) <= 2.5)
      }
    }
  }

  @Test("A gray frame is gray, whatever the range and the matrix", arguments: [true, false])
  func gray(isHighDefinition: Bool) throws {
    let header = try Y4MHeader("YUV4MPEG2 W4 H4 F60:1 C420jpeg", isHighDefinition: isHighDefinition)
    let bytes = [UInt8](repeating: 126, count: 16) + [UInt8](repeating: 128, count: 8)
    let colors = header.meanColors(of: bytes, in: PixelRect(x: 0, y: 0, width: 4, height: 4), side: 2)
    #expect(colors == Array(repeating: SIMD4(128, 128, 128, 0), count: 4))
  }
}
