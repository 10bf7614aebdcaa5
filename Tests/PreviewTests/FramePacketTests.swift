import Pixels
import TestSupport
import Testing

@testable import Preview

extension FramePacket {
  /// Makes a packet of one part.
  fileprivate init(of bitmap: Bitmap, over before: Bitmap?, damage: [PixelRect], number: UInt32) {
    self.init(
      [Part(of: bitmap, over: before, damage: damage)], width: bitmap.width, height: bitmap.height, number: number)
  }
}

/// Pictures as they go to the page.
@Suite struct FramePacketTests {
  /// Draws packets as the page does.
  private struct Page {
    var pixels: [UInt32]
    let width: Int

    mutating func draw(_ words: [UInt32]) throws {
      try #require(Int(words[2]) == width && words[2] * words[3] == pixels.count)
      var place = 5
      for _ in 0..<words[4] {
        let part = words[place..<place + 5].map { Int($0) }
        place += 5
        let end = place + part[4]
        // The places of the rectangle's pixels, row after row.
        let places = (0..<part[2] * part[3]).map { (part[1] + $0 / part[2]) * width + part[0] + $0 % part[2] }
        var index = 0
        while place < end {
          let count = Int(words[place] & 0x3FFF_FFFF)
          let kind = words[place] >> 30
          place += 1
          for offset in 0..<(kind == 2 ? count * part[2] : count) {
            switch kind {
            case 0: pixels[places[index]] = words[place + offset]
            case 1: pixels[places[index]] = words[place]
            case 2: pixels[places[index]] = pixels[places[index] - width]
            default: break
            }
            index += 1
          }
          place += kind == 0 ? count : kind == 1 ? 1 : 0
        }
        try #require(index == places.count)
      }
      #expect(place == words.count)
    }
  }

  @Test("A page sees what was painted, in whole pictures and in parts", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...30, using: &random))
    var bitmap = Bitmap(width: width, height: height)
    let colors = (0..<3).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &random) | 0xFF00_0000 }
    var page = Page(pixels: Array(repeating: 0, count: width * height), width: width)
    var parts = [PixelRect(x: 0, y: 0, width: width, height: height)]
    for number in 0..<6 as Range<UInt32> {
      let rows = (0..<height).map { _ in
        (0..<width).map { $0 / 5 % 2 == 0 ? colors[0] : colors[Int.random(in: 0..<3, using: &random)] }
      }
      let isStriped = Bool.random(using: &random)
      var next = bitmap
      let before = bitmap
      next.replaceWords { x, y in
        guard parts.contains(where: { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }) else {
          return before.withWords(ofRow: y) { $0[x] }
        }
        return rows[isStriped ? 0 : y][x]
      }
      bitmap = next
      let packet = FramePacket(of: bitmap, over: number == 0 ? nil : before, damage: parts, number: number)
      #expect(packet.words[0] == number)
      try page.draw(packet.words)
      for y in 0..<height {
        let isSame = bitmap.withWords(ofRow: y) { row in
          for x in 0..<width where row[x] != page.pixels[y * width + x] { return false }
          return true
        }
        #expect(isSame, "seed \(seed), row \(y)")
      }
      let (x, y) = (Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random))
      parts = [
        PixelRect(
          x: x, y: y, width: Int.random(in: 1...(width - x), using: &random),
          height: Int.random(in: 1...(height - y), using: &random))
      ]
    }
  }

  @Test("Flat pictures are small, and colors go straight")
  func size() {
    var bitmap = Bitmap(width: 300, height: 200)
    bitmap.replaceWords { _, _ in 0x80_40_20_10 }
    let packet = FramePacket(of: bitmap, over: nil, damage: [PixelRect(x: 0, y: 0, width: 300, height: 200)], number: 7)
    #expect(packet.words.count == 13)
    #expect(packet.words[11] == 0x80_80_40_20)
    #expect(packet.words[12] == 2 << 30 | 199)
  }

  @Test("What has not changed is not sent again")
  func difference() {
    var before = Bitmap(width: 300, height: 200)
    before.replaceWords { x, y in 0xFF00_0000 | UInt32(x * 200 + y) }
    var bitmap = before
    bitmap.replaceWords { x, y in x == 150 && y == 100 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x * 200 + y) }
    let damage = [PixelRect(x: 0, y: 0, width: 300, height: 200)]
    let packet = FramePacket(of: bitmap, over: before, damage: damage, number: 8)
    // A word for each row, and three more where a pixel is another one.
    #expect(packet.words.count == 10 + 200 + 3)
    let words: [UInt32] = [3 << 30 | 150, 1, 0xFFFF_FFFF, 3 << 30 | 149]
    #expect(Array(packet.words[110...113]) == words)
  }
}
