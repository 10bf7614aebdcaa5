import Pixels

/// Chooses the tables that images are written with, once their codes are known.
///
/// Images are coded with the table that shows them best. Many need only some of its colors: a table with these alone is
/// smaller, makes shorter codes, and fits more images into the file's global table, written only once.
struct GIFTableFitting {
  /// An image in its written form.
  struct Image: Sendable {
    let codes: GIFCodes
    /// The colors of its own table; nil if it has the global one.
    let colors: [OpaqueColor]?
  }

  /// An image's needs.
  struct Needs: Sendable {
    /// The symbols of colors that occur.
    let symbols: [UInt8]
    /// The colors of these symbols.
    let colors: [OpaqueColor]
    /// True for the transparent index.
    let isTransparent: Bool

    init(_ image: GIFCodedImage) {
      let codes = image.codes
      let (isUsed, codeCount) = LZWCodes(bytes: codes.bytes, symbolBits: codes.symbols.bits).usedSymbols
      self.codeCount = codeCount
      let transparent = codes.symbols.transparentIndex
      let count = image.table.colors.count
      symbols = (0..<count).map(UInt8.init(truncatingIfNeeded:)).filter { isUsed[Int($0)] && $0 != transparent }
      colors = symbols.map { image.table.colors[Int($0)] }
      isTransparent = image.hasClear || transparent.map { isUsed[Int($0)] } ?? false
    }

    /// The number of symbols.
    var count: Int { colors.count + (isTransparent ? 1 : 0) }
    /// The number of codes.
    let codeCount: Int
    /// The bytes of a table of its own.
    var tableByteCount: Int { 3 << GIFTableFitting.bits(for: count) }

    /// The number of bits of a symbol in a table of its own.
    var symbolBits: Int { max(2, GIFTableFitting.bits(for: count)) }

    /// The bits of the codes at a given symbol width, ignoring a full dictionary.
    func bitCount(symbolBits: Int) -> Int {
      var (bits, rest, width, room) = (0, codeCount, symbolBits + 1, 1 << symbolBits - 2)
      while rest > 0 {
        let count = width == 12 ? rest : min(rest, room)
        bits += count * width
        rest -= count
        (width, room) = (min(12, width + 1), 1 << width)
      }
      return bits
    }
  }

  /// The colors of the file's global table.
  let global: [OpaqueColor]
  /// The number of bits of a number in the global table.
  let globalBits: Int
  /// The images.
  let images: [Image]

  /// Codes of more bytes are not made again for a smaller table where the global one suits.
  private static let manyBytes = 1 << 13

  /// Chooses the tables of images.
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - global: The global table and its bits; nil if it is to be chosen now.
  ///   - colors: The colors that the global table must have, if it is chosen now.
  ///   - jobs: The number of threads; it doesn't affect the tables.
  init(
    _ images: [GIFCodedImage], global: (colors: [OpaqueColor], bits: Int)?, with colors: [OpaqueColor], jobs: Int
  ) {
    let needs = images.concurrentMap(jobs: jobs) { Needs($0) }
    if let global {
      (self.global, globalBits) = global
    } else {
      let chosen = GIFGlobalTable(for: needs, with: colors, jobs: jobs)
      (self.global, globalBits) = (chosen.colors, chosen.bits)
    }
    let table = ColorTable(self.global)
    let bits = globalBits
    self.images = images.indices.concurrentMap(jobs: jobs) { index in
      GIFTableFitting.image(images[index].codes, needs[index], table, globalBits: bits)
    }
  }

  /// Returns the number of bits of a table of that many symbols.
  static func bits(for count: Int) -> Int {
    var bits = 1
    while 1 << bits < count { bits += 1 }
    return bits
  }

  /// Writes an image with the global table or one of its own, whichever takes fewer bytes.
  private static func image(_ codes: GIFCodes, _ needs: Needs, _ table: ColorTable, globalBits: Int) -> Image {
    let numbers = needs.colors.map { table.number(of: $0) }
    var best: (image: Image, byteCount: Int)?
    if let numbers = numbers.allPresent,
      let renumbered = renumbered(codes, needs, numbers, maximumBitCount: globalBits)
    {
      best = (Image(codes: renumbered, colors: nil), renumbered.bytes.count)
      if renumbered.bytes.count > manyBytes || renumbered.symbols.bits <= max(2, bits(for: needs.count)) {
        return Image(codes: renumbered, colors: nil)
      }
    }
    let own = needs.colors.indices.map(UInt8.init(truncatingIfNeeded:))
    // With as few symbols as the image has, the codes have room for as many strings as before, or more.
    guard let renumbered = renumbered(codes, needs, own, maximumBitCount: bits(for: needs.count)) else {
      return best?.image ?? Image(codes: codes, colors: needs.colors)
    }
    if let best, best.byteCount <= renumbered.bytes.count + needs.tableByteCount { return best.image }
    return Image(codes: renumbered, colors: needs.colors)
  }

  /// Renumbers codes; nil if there is no room for their strings, or no free number for the transparent index.
  private static func renumbered(_ codes: GIFCodes, _ needs: Needs, _ numbers: [UInt8], maximumBitCount: Int)
    -> GIFCodes?
  {
    var map = [UInt8](repeating: 0, count: 256)
    var isTaken = [Bool](repeating: false, count: 257)
    for (symbol, number) in zip(needs.symbols, numbers) {
      map[Int(symbol)] = number
      isTaken[Int(number)] = true
    }
    var transparentIndex: UInt8?
    if needs.isTransparent {
      guard let free = isTaken.indices.first(where: { !isTaken[$0] }), free < 1 << maximumBitCount else { return nil }
      isTaken[free] = true
      if let old = codes.symbols.transparentIndex { map[Int(old)] = UInt8(free) }
      transparentIndex = UInt8(free)
    }
    let symbolBits = max(2, bits(for: (isTaken.indices.last { isTaken[$0] } ?? 0) + 1))
    let symbols = GIFSymbols(transparentIndex: transparentIndex, bits: symbolBits)
    let isSame =
      symbolBits == codes.symbols.bits && transparentIndex == codes.symbols.transparentIndex
      && needs.symbols == numbers
    if isSame { return codes }
    return LZWCodes(bytes: codes.bytes, symbolBits: codes.symbols.bits).renumbered(by: map, symbolBits: symbolBits)
      .map { GIFCodes(bytes: $0, symbols: symbols, rectangle: codes.rectangle) }
  }
}

extension Array where Element == UInt8? {
  /// The elements if none is nil.
  fileprivate var allPresent: [UInt8]? {
    let present = compactMap { $0 }
    return present.count == count ? present : nil
  }
}
