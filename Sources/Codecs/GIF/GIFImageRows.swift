import Pixels

/// The rows of an image that are being made into codes: a number for each pixel, and the color that it should show.
///
/// New rows are added at the bottom, and finished ones are dropped: an image never takes more memory than some of its
/// rows.
///
/// Memory is unmanaged since it is walked pixel by pixel; rows lie in it one right after the other.
@safe struct GIFImageRows: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointers; sound because this noncopyable value is their only owner.

  /// The position of the image on the canvas.
  private(set) var rectangle = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The current rows of the canvas.
  private(set) var rows = 0..<0
  /// The numbers.
  private(set) var symbols: UnsafeMutablePointer<UInt8>
  /// The colors; they mean nothing where the image changes nothing.
  private(set) var wanted: UnsafeMutablePointer<UInt32>
  /// The weights of errors by the neighborhood of a pixel, in eighths; unused in lossless images.
  private(set) var visibility: UnsafeMutablePointer<UInt8>
  /// The other numbers that would show the same, or the numbers themselves where there is none; they mean nothing until they
  /// are noted.
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
  ///   - rectangle: Its place.
  ///   - count: The most rows that will be there at a time.
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

  /// Makes room for the rows above a row.
  mutating func append(above row: Int) {
    precondition((row - rows.lowerBound) * rectangle.width <= capacity, "rows \(rows.lowerBound) to \(row)")
    rows = rows.lowerBound..<max(rows.upperBound, row)
  }

  /// Gives up the rows above a row.
  mutating func drop(above row: Int) {
    let first = min(max(row, rows.lowerBound), rows.upperBound)
    let start = start(ofRow: first)
    let count = rectangle.width * (rows.upperBound - first)
    // Sound: the rest lies within the memory; the places may overlap.
    unsafe symbols.update(from: symbols + start, count: count)
    unsafe wanted.update(from: wanted + start, count: count)
    unsafe visibility.update(from: visibility + start, count: count)
    rows = first..<rows.upperBound
  }

  /// Keeps the numbers of a part alone.
  ///
  /// - Parameter part: A rectangle within the image's, with all of its rows available.
  mutating func crop(to part: PixelRect) {
    precondition(rectangle.contains(part) && rows == rectangle.y..<rectangle.maxY, "\(part) of \(rectangle)")
    for y in 0..<part.height {
      let source = (part.y - rectangle.y + y) * rectangle.width + part.x - rectangle.x
      let target = y * part.width
      // Sound: a row of the part lies in one of the image's; it moves to the front, and the places may overlap.
      unsafe (symbols + target).update(from: symbols + source, count: part.width)
      unsafe (alternates + target).update(from: alternates + source, count: part.width)
    }
    rectangle = part
    rows = part.y..<part.maxY
  }

  /// Makes rows that change nothing.
  ///
  /// - Parameter transparentIndex: The number for unchanged pixels.
  mutating func leaveAll(_ transparentIndex: UInt8) {
    // Budget: the rows belong to one image, whose memory is accounted for.
    unsafe symbols.update(repeating: transparentIndex, count: rectangle.width * rows.count)
  }

  /// For each number, whether a pixel has it.
  var isUsed: [Bool] {
    var isUsed = [Bool](repeating: false, count: 256)
    // Sound: the current rows lie in the memory.
    for pixel in 0..<rectangle.width * rows.count { unsafe isUsed[Int(symbols[pixel])] = true }
    return isUsed
  }

  /// Gives all pixels of a number another one.
  mutating func replace(_ symbol: UInt8, with other: UInt8) {
    if symbol == other { return }
    let count = rectangle.width * rows.count
    func replace(in numbers: UnsafeMutablePointer<UInt8>) {
      // Sound: the current rows lie in the memory. Branchless, so that many numbers are replaced together.
      for pixel in 0..<count {
        let own = unsafe numbers[pixel]
        unsafe numbers[pixel] = own == symbol ? other : own
      }
    }
    unsafe replace(in: symbols)
    unsafe replace(in: alternates)
  }

  /// The numbers of all current pixels, and their alternates.
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
      // Sound: there are as many as the rows have pixels.
      unsafe newValue.symbols.withUnsafeBufferPointer { numbers in
        if let start = numbers.baseAddress { unsafe symbols.update(from: start, count: count) }
      }
      unsafe newValue.alternates.withUnsafeBufferPointer { numbers in
        if let start = numbers.baseAddress { unsafe alternates.update(from: start, count: count) }
      }
    }
  }

  /// Compares the runs of one number if all unchanged pixels are drawn again with the runs if they use the transparent
  /// index.
  ///
  /// - Parameter transparentIndex: The number for unchanged pixels.
  /// - Returns: The ratio of their counts.
  func drawnRuns(over transparentIndex: UInt8) -> Double {
    var (left, drawn) = (0, 0)
    var (lastLeft, lastDrawn) = (-1, -1)
    // Sound: the current rows lie in the memory.
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
  /// - Parameter transparentIndex: The number that does.
  /// - Returns: True if some were drawn again.
  func leave(_ transparentIndex: UInt8) -> Bool {
    var isLeft = false
    // Sound: the current rows lie in the memory.
    for pixel in 0..<rectangle.width * rows.count where unsafe alternates[pixel] == transparentIndex {
      let symbol = unsafe symbols[pixel]
      if symbol == transparentIndex { continue }
      unsafe alternates[pixel] = symbol
      unsafe symbols[pixel] = transparentIndex
      isLeft = true
    }
    return isLeft
  }

  /// Exchanges the numbers of short stretches of pixels that stay for their alternates.
  ///
  /// - Parameters:
  ///   - transparentIndex: The number for unchanged pixels.
  ///   - limit: The length from which runs keep it.
  /// - Returns: True if there are such stretches.
  @discardableResult
  func fill(_ transparentIndex: UInt8, shorterThan limit: Int) -> Bool {
    var isFilled = false
    for y in rows {
      let start = start(ofRow: y)
      // Sound: the row lies in the memory.
      let (symbols, alternates) = unsafe (self.symbols + start, self.alternates + start)
      unsafe StillStretches(of: transparentIndex, in: symbols, count: rectangle.width).forEach(worthDrawing: limit) {
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

  /// Returns the offset of the first pixel of a row of the canvas.
  ///
  /// - Precondition: The row is there, or the next one would be.
  func start(ofRow y: Int) -> Int {
    precondition(y >= rows.lowerBound && y <= rows.upperBound, "row \(y) of \(rows)")
    return (y - rows.lowerBound) * rectangle.width
  }
}
