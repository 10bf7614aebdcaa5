import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Tables of GIFs")
struct GIFTableTests {
  /// A disc that grows, with soft edges of its own color.
  private func discs(_ count: Int, red: (Int) -> UInt8) -> [Bitmap] {
    (0..<count).map { step in
      TestPictures.make(64, 64) { x, y in
        let distance = (Double((x - 32) * (x - 32) + (y - 32) * (y - 32))).squareRoot() - 8 - Double(step) / 2
        let cover = min(1, max(0, 0.5 - distance / 2))
        func mixed(_ color: UInt8) -> UInt8 { UInt8((255 - (255 - Double(color)) * cover).rounded()) }
        return Pixel(red: mixed(red(step)), green: mixed(60), blue: mixed(90))
      }
    }
  }

  @Test("What gifsicle -O3 saves without loss is at most a hundredth", arguments: [0, 2])
  func isSmallest(step: Int) throws {
    let pictures = discs(40) { UInt8(40 + step * $0) }
    let bytes = try GIFAnimation.encode(pictures)
    let folder = try TemporaryFolder()
    _ = try folder.write(bytes, to: "x.gif")
    let gifsicle = try Tool.gifsicle.run(["-O3", folder / "x.gif", "-o", folder / "y.gif"])
    #expect(gifsicle.status == 0)
    #expect(try folder.read("y.gif").count * 100 >= bytes.count * 99)
  }

  @Test("Frames have no tables of their own that take more bytes than they are worth")
  func worthlessTables() throws {
    // Few colors in a frame, and the common table comes near all of them.
    let pictures = (0..<40).map { step in
      TestPictures.make(32, 32) { x, _ in
        Pixel(red: UInt8(5 * x + step % 5), green: UInt8(100 + step / 5), blue: 90)
      }
    }
    func exactCount(_ quality: Int) throws -> Int {
      var options = GIFOptions()
      options.quality = quality
      let bytes = try GIFAnimation.encode(pictures, options: options)
      return try zip(GIFAnimation(decoding: bytes).pictures, pictures).count { $0 == $1 }
    }
    #expect(try exactCount(92) < 25)
    #expect(try exactCount(100) == 40)
  }

  @Test("Small things of pale colors keep them in the first frame, however large the page is")
  func openingDetails() throws {
    let pale = [Pixel(red: 247, green: 238, blue: 234), Pixel(red: 241, green: 244, blue: 245)]
    let pictures = (0..<6).map { step in
      TestPictures.make(600, 600) { x, y in
        // Two pale squares, and a large one of many colors that moves and changes.
        if (20..<30).contains(y), (20..<30).contains(x % 100), x < 200 { return pale[x / 100] }
        let (left, top) = (x - 80 - 8 * step, y - 120)
        guard (0..<90).contains(left), (0..<90).contains(top) else { return Pixel(red: 247, green: 244, blue: 238) }
        return Pixel(red: UInt8(100 + left / 2), green: UInt8(100 + top / 2), blue: UInt8(120 + 3 * step))
      }
    }
    let first = try #require(try GIFAnimation(decoding: try GIFAnimation.encode(pictures)).pictures.first)
    for (index, color) in pale.enumerated() {
      let shown = first[25 + 100 * index, 25]
      let distances = [(shown.red, color.red), (shown.green, color.green), (shown.blue, color.blue)].map {
        abs(Int($0) - Int($1))
      }
      #expect(distances.allSatisfy { $0 <= 2 }, "\(shown) for \(color)")
    }
  }

  /// An image of as many colors, each of which occurs once.
  private func image(ofColors colors: Range<Int>) -> GIFCodedImage {
    let bits = GIFTableFitting.bits(for: colors.count)
    var stream = CodeStream()
    stream.append(1 << bits, width: bits + 1)
    // Fewer strings are learned than would take a bit more.
    for symbol in 0..<colors.count { stream.append(symbol, width: bits + 1) }
    stream.append(1 << bits + 1, width: bits + 1)
    stream.finish()
    let table = GIFTable(colors: colors.map { OpaqueColor(red: $0 & 255, green: $0 >> 8, blue: 7) })
    return GIFCodedImage(
      table: table,
      codes: GIFCodes(
        bytes: stream.bytes, symbols: GIFSymbols(transparentIndex: nil, bits: bits),
        rectangle: PixelRect(x: 0, y: 0, width: colors.count, height: 1)),
      centiseconds: 4, disposal: .keep, hasClear: false)
  }

  @Test("Of global tables that save as much, the first one is taken, in every process")
  func equalTables() {
    // Two images of many colors come first by what a color saves, but two of the others, of which any two save as much, save more.
    let many = (0..<2).map { _ in image(ofColors: 1000..<1140) }
    let others = (0..<7).flatMap { group in (0..<3).map { _ in image(ofColors: 120 * group..<120 * group + 120) } }
    let table = GIFGlobalTable(for: (many + others).map(GIFTableFitting.Needs.init), with: [], jobs: 2)
    #expect(table.colors == (0..<240).map { OpaqueColor(red: $0 & 255, green: $0 >> 8, blue: 7) })
  }

  @Test("Codes with other symbols are those of the renumbered image")
  func renumbering() throws {
    let picture = TestPictures.interface(61, 33, step: 3)
    let bytes = try GIFAnimation.encode([picture])
    #expect(try GIFAnimation(decoding: bytes).pictures == [picture])
    // Two symbols of two bits, then what ends the image.
    var stream = CodeStream()
    for code in [4, 0, 1, 5] { stream.append(code, width: 3) }
    stream.finish()
    let codes = LZWCodes(bytes: stream.bytes, symbolBits: 2)
    #expect(codes.usedSymbols.isUsed.prefix(4) == [true, true, false, false])
    let wider = try #require(codes.renumbered(by: [9, 3] + [UInt8](repeating: 0, count: 254), symbolBits: 4))
    let again = LZWCodes(bytes: wider, symbolBits: 4)
    #expect(again.usedSymbols.isUsed.indices.filter { again.usedSymbols.isUsed[$0] } == [3, 9])
    #expect(
      again.renumbered(by: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 246), symbolBits: 2)
        == codes.bytes)
  }
}
