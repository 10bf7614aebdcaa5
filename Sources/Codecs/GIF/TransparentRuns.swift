/// The runs of unchanged pixels in a row of an image's color indices.
@safe struct TransparentRuns {
  private let transparentIndex: UInt8
  private let symbols: UnsafeMutablePointer<UInt8>
  private let count: Int

  /// The maximum length of a run of one color that is drawn between pixels of that color.
  private static let maximumFillLength = 4096
  /// The minimum length at which a run of several colors uses the transparent index.
  private static let shortOfSeveralColors = 3

  /// - Parameters:
  ///   - transparentIndex: The transparent index.
  ///   - symbols: The color indices of the row; the memory must outlive this value.
  ///   - count: The number of pixels.
  @unsafe init(of transparentIndex: UInt8, in symbols: UnsafeMutablePointer<UInt8>, count: Int) {
    self.transparentIndex = transparentIndex
    unsafe self.symbols = symbols
    self.count = count
  }

  /// Calls a closure with each run that takes fewer bytes if it is drawn again in its colors: a few more symbols cost
  /// less than switching to the transparent index and back.
  ///
  /// A run of one color between pixels of that color is always worth drawing, since it joins them to one run. A run of
  /// several colors is worth drawing only if it is very short: with the transparent index, it is a run of one symbol.
  ///
  /// - Parameters:
  ///   - limit: The minimum length at which other runs use the transparent index.
  ///   - number: Returns the index of the color that a pixel shows; nil if the table doesn't contain it.
  ///   - body: Called with the pixels of each run.
  @inline(__always)
  func forEach(worthDrawing limit: Int, number: (Int) -> UInt8?, body: (Range<Int>) -> Void) {
    let runs = UInt64(transparentIndex) &* 0x0101_0101_0101_0101
    let maximumLength = max(limit, TransparentRuns.maximumFillLength)
    let mixedLimit = limit == Int.max ? limit : min(limit, TransparentRuns.shortOfSeveralColors)
    var pixel = 0
    // Sound: all indices are checked to be pixels of the row.
    while pixel < count {
      while pixel &+ 8 <= count,
        unsafe !hasZeroByte(UnsafeRawPointer(symbols + pixel).loadUnaligned(as: UInt64.self) ^ runs)
      {
        pixel &+= 8
      }
      while pixel < count, unsafe symbols[pixel] != transparentIndex { pixel &+= 1 }
      if pixel == count { break }
      let start = pixel
      while pixel &+ 8 <= count, unsafe UnsafeRawPointer(symbols + pixel).loadUnaligned(as: UInt64.self) == runs {
        pixel &+= 8
      }
      while pixel < count, unsafe symbols[pixel] == transparentIndex { pixel &+= 1 }
      guard pixel &- start < maximumLength, let first = number(start) else { continue }
      let length = pixel &- start
      let isBetween = unsafe start > 0 && pixel < count && symbols[start - 1] == first && symbols[pixel] == first
      guard isBetween || length < limit else { continue }
      var other = start &+ 1
      while other < pixel, let color = number(other), color == first || length < mixedLimit { other &+= 1 }
      if other == pixel { body(start..<pixel) }
    }
  }

  /// Returns whether one of the bytes is 0 (Warren, Hacker's Delight, 2013, section 6-1).
  @inline(__always)
  private func hasZeroByte(_ bytes: UInt64) -> Bool {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080 != 0
  }
}
