import Pixels

/// The rows of an image that are being encoded: the color index of each pixel, and the color that it should show.
///
/// New rows are added at the bottom, and finished ones are dropped, so a large image never takes more memory than some
/// of its rows.
///
/// Memory is unmanaged for fast access pixel by pixel; rows are stored without padding.
@safe struct GIFImageRows: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointers; sound because this noncopyable value is their only owner.

  /// The canvas rectangle that the image covers.
  private(set) var rectangle = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The canvas rows that are in memory.
  private(set) var rows = 0..<0
  /// The color indices.
  private(set) var symbols: UnsafeMutablePointer<UInt8>
  /// The wanted colors; undefined where the image changes nothing.
  private(set) var wanted: UnsafeMutablePointer<UInt32>
  /// The weight of an error at each pixel, in eighths, derived from its neighborhood; unused in lossless images.
  private(set) var visibility: UnsafeMutablePointer<UInt8>
  /// An alternate color index for each pixel that shows the same color, or the color index itself if there is none;
  /// undefined until the alternates have been found.
  private(set) var alternates: UnsafeMutablePointer<UInt8>
  private var capacity = 0

  init() {
    unsafe symbols = .zeroed(capacity: 0)
    unsafe wanted = .zeroed(capacity: 0)
    unsafe visibility = .zeroed(capacity: 0)
    unsafe alternates = .zeroed(capacity: 0)
  }

  deinit {
    unsafe symbols.free()
    unsafe wanted.free()
    unsafe visibility.free()
    unsafe alternates.free()
  }

  /// Begins an image, with no rows yet.
  ///
  /// - Parameters:
  ///   - rectangle: The canvas rectangle that the image covers.
  ///   - count: The maximum number of rows in memory.
  mutating func begin(_ rectangle: PixelRect, rowCount count: Int) {
    self.rectangle = rectangle
    rows = rectangle.y..<rectangle.y
    let needed = rectangle.width * min(count, rectangle.height)
    guard needed > capacity else { return }
    unsafe symbols.free()
    unsafe wanted.free()
    unsafe visibility.free()
    unsafe alternates.free()
    unsafe symbols = .zeroed(capacity: needed)
    unsafe wanted = .zeroed(capacity: needed)
    unsafe visibility = .zeroed(capacity: needed)
    unsafe alternates = .zeroed(capacity: needed)
    capacity = needed
  }

  /// Appends rows, up to the given one.
  mutating func append(above row: Int) {
    precondition(
      (row - rows.lowerBound) * rectangle.width <= capacity, "rows \(rows.lowerBound) to \(row) exceed the capacity")
    rows = rows.lowerBound..<max(rows.upperBound, row)
  }

  /// Removes the rows above the given one.
  mutating func drop(above row: Int) {
    let first = min(max(row, rows.lowerBound), rows.upperBound)
    let start = start(ofRow: first)
    let count = rectangle.width * (rows.upperBound - first)
    // Sound: the remaining rows are within the allocation, and `update(from:count:)` permits overlapping ranges.
    unsafe symbols.update(from: symbols + start, count: count)
    unsafe wanted.update(from: wanted + start, count: count)
    unsafe visibility.update(from: visibility + start, count: count)
    rows = first..<rows.upperBound
  }

  /// Keeps only the color indices of a part of the image.
  ///
  /// - Parameter part: A rectangle within the image's, with all of its rows available.
  mutating func crop(to part: PixelRect) {
    precondition(rectangle.contains(part) && rows == rectangle.y..<rectangle.maxY, "\(part) of \(rectangle)")
    for y in 0..<part.height {
      let source = (part.y - rectangle.y + y) * rectangle.width + part.x - rectangle.x
      let target = y * part.width
      // Sound: a row of the part is within a row of the image; it moves to the front, and the ranges may overlap.
      unsafe (symbols + target).update(from: symbols + source, count: part.width)
      unsafe (alternates + target).update(from: alternates + source, count: part.width)
    }
    rectangle = part
    rows = part.y..<part.maxY
  }

  /// Sets all pixels to the transparent index, so that they change nothing.
  ///
  /// - Parameter transparentIndex: The transparent index.
  mutating func leaveAll(_ transparentIndex: UInt8) {
    // Budget: the rows belong to one image, whose memory is accounted for.
    unsafe symbols.update(repeating: transparentIndex, count: rectangle.width * rows.count)
  }

  /// True for each color index that occurs.
  var isUsed: [Bool] {
    var isUsed = [Bool](repeating: false, count: 256)
    // Sound: the current rows are within the allocation.
    for pixel in 0..<rectangle.width * rows.count { unsafe isUsed[Int(symbols[pixel])] = true }
    return isUsed
  }

  /// Replaces a color index with another one in all pixels.
  mutating func replace(_ symbol: UInt8, with other: UInt8) {
    if symbol == other { return }
    let count = rectangle.width * rows.count
    func replace(in numbers: UnsafeMutablePointer<UInt8>) {
      // Sound: the current rows are within the allocation. Branchless, so that the loop can be vectorized.
      for pixel in 0..<count {
        let own = unsafe numbers[pixel]
        unsafe numbers[pixel] = own == symbol ? other : own
      }
    }
    unsafe replace(in: symbols)
    unsafe replace(in: alternates)
  }

  /// The color indices of all current pixels, and their alternates.
  var numbers: (symbols: [UInt8], alternates: [UInt8]) {
    get {
      let count = rectangle.width * rows.count
      return unsafe (
        Array(UnsafeBufferPointer(start: symbols, count: count)),
        Array(UnsafeBufferPointer(start: alternates, count: count))
      )
    }
    set {
      let count = rectangle.width * rows.count
      precondition(newValue.symbols.count == count && newValue.alternates.count == count, "\(count) pixels")
      // Sound: the precondition checked that there is one element per pixel of the rows.
      unsafe newValue.symbols.withUnsafeBufferPointer { numbers in
        if let start = numbers.baseAddress { unsafe symbols.update(from: start, count: count) }
      }
      unsafe newValue.alternates.withUnsafeBufferPointer { numbers in
        if let start = numbers.baseAddress { unsafe alternates.update(from: start, count: count) }
      }
    }
  }

  /// Counts the runs of equal color indices with all unchanged pixels drawn in their colors, relative to the runs with
  /// the transparent index for all of them.
  ///
  /// - Parameter transparentIndex: The transparent index.
  /// - Returns: The ratio of the two numbers of runs.
  func drawnRuns(over transparentIndex: UInt8) -> Double {
    var (left, drawn) = (0, 0)
    var (lastLeft, lastDrawn) = (-1, -1)
    // Sound: the current rows are within the allocation.
    for pixel in 0..<rectangle.width * rows.count {
      let (symbol, other) = unsafe (symbols[pixel], alternates[pixel])
      let (ifLeft, ifDrawn) =
        symbol == transparentIndex ? (symbol, other) : (other == transparentIndex ? other : symbol, symbol)
      if Int(ifLeft) != lastLeft { left &+= 1 }
      if Int(ifDrawn) != lastDrawn { drawn &+= 1 }
      (lastLeft, lastDrawn) = (Int(ifLeft), Int(ifDrawn))
    }
    return Double(drawn) / Double(left)
  }

  /// Sets all unchanged pixels to the transparent index.
  ///
  /// - Parameter transparentIndex: The transparent index.
  /// - Returns: True if any of them had a color before.
  func leave(_ transparentIndex: UInt8) -> Bool {
    var isLeft = false
    // Sound: the current rows are within the allocation.
    for pixel in 0..<rectangle.width * rows.count where unsafe alternates[pixel] == transparentIndex {
      let symbol = unsafe symbols[pixel]
      if symbol == transparentIndex { continue }
      unsafe alternates[pixel] = symbol
      unsafe symbols[pixel] = transparentIndex
      isLeft = true
    }
    return isLeft
  }

  /// Replaces the transparent index in short runs of unchanged pixels with their colors.
  ///
  /// - Parameters:
  ///   - transparentIndex: The transparent index.
  ///   - limit: The minimum length of runs that keep the transparent index.
  /// - Returns: True if there are shorter runs.
  @discardableResult
  func fill(_ transparentIndex: UInt8, shorterThan limit: Int) -> Bool {
    var isFilled = false
    for y in rows {
      let start = start(ofRow: y)
      // Sound: the row is within the allocation.
      let (symbols, alternates) = unsafe (self.symbols + start, self.alternates + start)
      unsafe TransparentRuns(of: transparentIndex, in: symbols, count: rectangle.width).forEach(worthDrawing: limit) {
        unsafe alternates[$0] == transparentIndex ? nil : alternates[$0]
      } body: { pixels in
        isFilled = true
        for pixel in pixels {
          unsafe symbols[pixel] = alternates[pixel]
          unsafe alternates[pixel] = transparentIndex
        }
      }
    }
    return isFilled
  }

  /// Returns the offset of the first pixel of a canvas row.
  ///
  /// - Precondition: The row is in memory, or is the one after the last.
  func start(ofRow y: Int) -> Int {
    precondition(y >= rows.lowerBound && y <= rows.upperBound, "row \(y) of \(rows)")
    return (y - rows.lowerBound) * rectangle.width
  }
}
