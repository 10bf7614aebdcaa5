import Pixels

/// Chooses the color table of each image once its codes are known.
///
/// Images are encoded with the table that represents them most accurately. Many use only some of its colors: a table
/// with only these is smaller, makes codes shorter, and allows more images to share the file's global table, which is
/// written only once.
struct GIFTableFitting {
  /// An image as it is written.
  struct Image: Sendable {
    let codes: GIFCodes
    /// The colors of its local color table; nil if it uses the global one.
    let colors: [OpaqueColor]?
  }

  /// The colors that an image needs, and the number of its codes.
  struct Needs: Sendable {
    /// The symbols of the colors that occur.
    let symbols: [UInt8]
    /// The colors of ``symbols``.
    let colors: [OpaqueColor]
    /// True if the transparent index occurs.
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

    /// The number of different symbols.
    var count: Int { colors.count + (isTransparent ? 1 : 0) }
    /// The number of LZW codes.
    let codeCount: Int
    /// The size of the image's local color table, in bytes.
    var tableByteCount: Int { 3 << GIFTableFitting.bits(for: count) }

    /// The number of bits of a symbol with a local color table.
    var symbolBits: Int { max(2, GIFTableFitting.bits(for: count)) }

    /// Returns the size of the codes in bits for a symbol width, ignoring that the dictionary may become full.
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
  /// The number of bits of an index of the global table.
  let globalBits: Int
  /// The images with their tables.
  let images: [Image]

  /// The size of the codes, in bytes, above which a smaller local table is not tried if the global one contains the
  /// colors.
  private static let manyBytes = 1 << 13

  /// Chooses the tables of images.
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - global: The global table and its number of bits; nil to choose it.
  ///   - colors: The colors that a newly chosen global table must contain.
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

  /// Returns the number of bits of an index of a table with the given number of symbols.
  static func bits(for count: Int) -> Int {
    var bits = 1
    while 1 << bits < count { bits += 1 }
    return bits
  }

  /// Returns an image with the global table or a local one, whichever takes fewer bytes.
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
    // The symbols of a local table have no more bits than before, so the codes have room for at least the same strings.
    guard let renumbered = renumbered(codes, needs, own, maximumBitCount: bits(for: needs.count)) else {
      return best?.image ?? Image(codes: codes, colors: needs.colors)
    }
    if let best, best.byteCount <= renumbered.bytes.count + needs.tableByteCount { return best.image }
    return Image(codes: renumbered, colors: needs.colors)
  }

  /// Renumbers the symbols of codes; nil if the dictionary lacks room for their strings, or no index is free for the
  /// transparent pixels.
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
  /// The elements if none of them is nil; otherwise nil.
  fileprivate var allPresent: [UInt8]? {
    let present = compactMap { $0 }
    return present.count == count ? present : nil
  }
}
