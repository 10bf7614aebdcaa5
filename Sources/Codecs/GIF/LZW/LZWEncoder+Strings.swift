import Pixels

extension LZWEncoder {
  /// Finds the string to write: the longest one of the dictionary, or the best one on the path with the smallest error
  /// at each pixel, whose changes are stored in ``changes``.
  ///
  /// - Parameters:
  ///   - first: The first pixel of the string.
  ///   - start: The end of the initial string: the first pixel's own symbol, or a run of transparent pixels.
  ///   - cursor: The canvas position of the first pixel.
  ///   - codeWidth: The number of bits in a code.
  ///   - pass: The constants of the current rows.
  ///   - rows: The current rows.
  ///   - canvas: The canvas before the image.
  ///   - _: The strategy.
  /// - Returns: The end of the string.
  @inline(__always)
  mutating func string<Search: StringMatcher>(
    from first: Int, _ start: End, _ cursor: Cursor, _ codeWidth: Int, _ pass: Pass, _ rows: borrowing GIFImageRows,
    _ canvas: GIFCanvas, by _: Search.Type
  ) -> End {
    var (end, best, cursor) = (start, start, cursor)
    var bestScore = -Float.infinity
    let bitsPerPixel = runningBits / runningPixels
    // Sound: pixels stay below the end of the rows.
    while end.pixel < pass.lastPixel {
      let symbol = unsafe pass.symbols[end.pixel]
      let child = dictionary.child(of: end.node, by: symbol)
      if child >= 0 {
        end.node = child
      } else if Search.usesAlternates {
        let other = unsafe dictionary.child(of: end.node, by: pass.alternates[end.pixel])
        if other < 0 { break }
        end.node = other
      } else {
        if !Search.isLossy { break }
        let score = Float(end.pixel &- first) * bitsPerPixel - Float(end.error) * pass.bitsPerError
        if score > bestScore {
          bestScore = score
          best = end
        }
        if dictionary.newestChild(of: end.node) < 0 { break }
        let other = unsafe alternative(
          to: symbol, pass.wanted[end.pixel], at: cursor.next(end.pixel), after: end.node, pass.transparentIndex,
          canvas,
          visibility: pass.usesVisibility ? Int(rows.visibility[end.pixel]) : LZWEncoder.usualVisibility)
        if other.child < 0 { break }
        end.error &+= other.excess
        let saving = Float(end.pixel &- first &+ 1) * bitsPerPixel + Float(codeWidth)
        if Float(end.error) * pass.bitsPerError > saving { break }
        changes[changeCount] = (end.pixel, dictionary.lastSymbol(of: other.child))
        changeCount &+= 1
        end.changeCount = changeCount
        end.node = other.child
      }
      end.pixel &+= 1
    }
    let score = Float(end.pixel &- first) * bitsPerPixel - Float(end.error) * pass.bitsPerError
    return !Search.isLossy || score >= bestScore ? end : best
  }

  /// Extends a string over transparent pixels, as far as the dictionary has a run of them.
  @inline(__always)
  func extendTransparentRun(_ end: inout End, from start: Int, _ transparentIndex: UInt8, _ pass: Pass) {
    let runs = UInt64(transparentIndex) &* 0x0101_0101_0101_0101
    let limit = min(pass.lastPixel, start + dictionary.longestRun)
    var pixel = end.pixel
    // Sound: all pixels up to the limit are in the current rows.
    while pixel &+ 8 <= limit, unsafe UnsafeRawPointer(pass.symbols + pixel).loadUnaligned(as: UInt64.self) == runs {
      pixel &+= 8
    }
    while pixel < limit, unsafe pass.symbols[pixel] == transparentIndex { pixel &+= 1 }
    end.pixel = pixel
    end.node = dictionary.transparentRun(pixel - start)
  }

  /// Returns the child of a node with the smallest additional error at a pixel whose own symbol none of the children
  /// has, or ``LZWDictionary/none``.
  @inline(__always)
  private func alternative(
    to symbol: UInt8, _ wanted: UInt32, at place: Int, after node: Int, _ transparentIndex: Int, _ canvas: GIFCanvas,
    visibility: Int
  ) -> (child: Int, excess: Int) {
    let none = (LZWDictionary.none, 0)
    let shown = unsafe canvas.shown[place]
    let weight = weights.weight(unsafe canvas.changeMask[place], visibility: visibility)
    if weight == 0 {
      // An unchanged pixel may use the transparent index, or be drawn again in its exact color.
      let other =
        Int(symbol) == transparentIndex ? unsafe canvas.numbers[place] : UInt8(truncatingIfNeeded: transparentIndex)
      if Int(symbol) == transparentIndex {
        if shown == 0 || palette[Int(other)] != shown { return none }
      } else if transparentIndex < 0 {
        return none
      }
      return (dictionary.child(of: node, by: other), 0)
    }
    let (child, least) = dictionary.nearestChild(of: node, to: wanted, shown: shown)
    if child < 0 { return none }
    let own = LZWEncoder.distance(Int(symbol) == transparentIndex ? shown : palette[Int(symbol)], wanted)
    return (child, (LZWEncoder.cost(least) &- LZWEncoder.cost(own)) &* weight)
  }

  /// Returns the cost of an error: a large one costs more than several small ones of the same sum, since a missing
  /// highlight is visible in any surroundings.
  @inline(__always)
  static func cost(_ error: Int) -> Int { error &+ (error &* error) >> 11 }

  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    OpaqueColor(word: a).squaredDistance(to: OpaqueColor(word: b))
  }
}
