import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("LZW codes")
struct LZWEncoderTests {
  @Test(
    "Codes mean the symbols that the image is left with, whatever was lost", arguments: [1, 4, 8],
    [0, GIFLoss.noErrorPerBit, 20, 500])
  func symbols(beamWidth: Int, errorPerBit: Double) {
    for seed in 0..<12 {
      var numbers = SeededRandom(seed: UInt64(seed))
      // The last ones fill the dictionary.
      let side = seed < 10 ? 48 : 160
      let colors = (0..<7).map { OpaqueColor(red: 20 * $0, green: 100 + 2 * $0, blue: 90) }
      let transparentIndex = UInt8(colors.count)
      let canvas = GIFCanvas(width: side, height: side)
      let rectangle = PixelRect(x: 0, y: 0, width: side, height: side)
      var rows = GIFImageRows()
      rows.begin(rectangle, rowCount: side)
      rows.append(above: side)
      var symbols: [UInt8] = []
      var alternates: [UInt8] = []
      while symbols.count < side * side {
        let number = UInt8.random(in: 1..<transparentIndex, using: &numbers)
        let color = colors[Int(number)].word
        let stays = Bool.random(using: &numbers)
        let wanted = OpaqueColor(word: color &+ UInt32.random(in: 0...9, using: &numbers)).word
        for pixel in symbols.count..<min(side * side, symbols.count + Int.random(in: 1...9, using: &numbers)) {
          // Sound: both have a place for each pixel.
          unsafe rows.wanted[pixel] = wanted
          unsafe canvas.shown[pixel] = stays ? color : colors[0].word
          unsafe canvas.numbers[pixel] = stays ? number : 0
          unsafe canvas.changeMask[pixel] = stays ? 0 : 1
          symbols.append(stays ? transparentIndex : number)
          alternates.append(number)
        }
      }
      var encoder = LZWEncoder(beamWidth: beamWidth)
      for usesAlternates in [false, true] {
        rows.numbers = (symbols, alternates)
        var image = LZWEncoder.Image(
          rectangle: rectangle, colors: colors, transparentIndex: transparentIndex, symbolBits: 3,
          errorPerBit: errorPerBit)
        image.usesAlternates = usesAlternates
        encoder.begin(image, weights: PixelWeights(at: 0, lastingWeight: 2))
        for row in stride(from: 16, through: side, by: 16) { encoder.encode(above: row, of: rows, on: canvas) }
        let written = decode(encoder.bytes, symbolBits: 3)
        // Where numbers are merely exchanged for their alternates, which shows the same, none is noted.
        if !usesAlternates { #expect(written == rows.numbers.symbols) }
        #expect(written.count == symbols.count)
        let isLossless = errorPerBit <= GIFLoss.noErrorPerBit || usesAlternates
        let isWrong = written.indices.contains { pixel in
          if written[pixel] == symbols[pixel] { return false }
          // What stays may be left or drawn again; nothing else may change unless something may be lost.
          return symbols[pixel] == transparentIndex ? written[pixel] != alternates[pixel] : isLossless
        }
        #expect(!isWrong)
        if errorPerBit == 500, !usesAlternates { #expect(written != symbols) }
      }
    }
  }

  /// Reads codes by the book: the appendix on variable-length-code LZW compression of the GIF89a specification.
  private func decode(_ bytes: [UInt8], symbolBits: Int) -> [UInt8] {
    let clear = 1 << symbolBits
    var strings: [[UInt8]] = []
    func begin() { strings = (0..<clear + 2).map { [UInt8(truncatingIfNeeded: $0)] } }
    begin()
    var (result, last) = ([UInt8](), [UInt8]())
    var (pending, bits, width) = (0, 0, symbolBits + 1)
    for byte in bytes {
      pending |= Int(byte) << bits
      bits += 8
      while bits >= width {
        let code = pending & (1 << width - 1)
        pending >>= width
        bits -= width
        if code == clear {
          begin()
          (last, width) = ([], symbolBits + 1)
          continue
        }
        if code == clear + 1 { return result }
        guard code < strings.count || code == strings.count && !last.isEmpty else { return [] }
        let string = code < strings.count ? strings[code] : last + last.prefix(1)
        result += string
        if !last.isEmpty, strings.count < 4096 { strings.append(last + string.prefix(1)) }
        if strings.count == 1 << width, width < 12 { width += 1 }
        last = string
      }
    }
    return []
  }
}
