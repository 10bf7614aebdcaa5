/// Compares rows of two frames: the kernel of ``FrameChanges``.
struct RowComparison {
  private let matte: Matte
  /// The runs of all rows so far, with spare capacity.
  private var stretches: [Stretch] = []
  private var width = 0
  private var nothing: [UInt32] = []

  /// The number of runs in all rows so far.
  private(set) var stretchCount = 0
  /// The columns from the first to the last pixel of the row that changes color.
  private(set) var drawn: Range<Int>?
  /// The columns from the first to the last pixel of the row that becomes transparent.
  private(set) var cleared: Range<Int>?
  /// The columns of the row's edge pixels that may keep an earlier color.
  private(set) var softened: [Int32] = []
  /// The number of pixels that changed color, in all rows so far.
  private(set) var pixelCount = 0

  /// The maximum capacity, in runs, that is kept between frames.
  private static let keptRoom = 1 << 17

  init(matte: Matte) { self.matte = matte }

  /// Begins a frame.
  mutating func begin(width: Int) {
    self.width = width
    (stretchCount, pixelCount) = (0, 0)
    if stretches.count > RowComparison.keptRoom { stretches = [] }
  }

  /// Counts the colors of all runs from an index on.
  func count(from first: Int, in counts: inout ColorCounts) {
    if first < stretchCount { counts.add(stretches.span.extracting(first..<stretchCount)) }
  }

  /// Ends the frame.
  ///
  /// - Returns: Its runs, in an array without spare capacity, since many frames are held.
  func takeStretches() -> [Stretch] {
    // Sound: the elements are copied.
    unsafe stretches.withUnsafeBufferPointer { unsafe Array($0[..<stretchCount]) }
  }

  /// Compares a row with an empty one.
  mutating func compareWithNothing(_ new: Span<UInt32>) {
    if nothing.count != new.count { nothing = [UInt32](repeating: 0, count: new.count) }
    let nothing = nothing
    compare(nothing.span, new)
  }

  /// Compares two rows.
  mutating func compare(_ old: Span<UInt32>, _ new: Span<UInt32>) {
    let width = width
    precondition(old.count == width && new.count == width, "a row of \(new.count)")
    makeRoom()
    // Translucent pixels usually come in runs, too, and converting them to opaque colors is slow.
    var (newColor, oldColor) = (VisibleColor(matte), VisibleColor(matte))
    var (first, end) = (-1, 0)
    var (firstCleared, endCleared) = (-1, 0)
    var count = stretchCount
    var changed = 0
    var softened: [Int32] = []
    unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        unsafe stretches.withUnsafeMutableBufferPointer { output in
          // Sound: `x` stays within both rows, and there is room for two runs per column.
          var x = 0
          while x < width {
            if unsafe old[x] == new[x] {
              x += 1
              while x + 8 <= width, unsafe RowComparison.areEqual(old, new, at: x) { x += 8 }
              continue
            }
            let color = unsafe newColor.of(new[x])
            let before = unsafe oldColor.of(old[x])
            if color == before {
              x += 1
            } else if color.isClear, unsafe matte.keeps(new[x], as: before) {
              softened.append(Int32(x))
              x += 1
            } else if color.isClear {
              if firstCleared < 0 { firstCleared = x }
              x += 1
              endCleared = x
            } else {
              let start = x
              let word = unsafe new[x]
              x += 1
              while x < width, unsafe new[x] == word, unsafe old[x] != word,
                unsafe word >= 0xFF00_0000 || oldColor.of(old[x]) != color, x - start < Stretch.maximumLength
              { x += 1 }
              if start > end {
                unsafe output[count] = Stretch(staying: start - end)
                count += 1
              }
              unsafe output[count] = Stretch(of: color, count: x - start)
              count += 1
              changed += x - start
              if first < 0 { first = start }
              end = x
            }
          }
        }
      }
    }
    stretchCount = count
    pixelCount += changed
    self.softened = softened
    drawn = first < 0 ? nil : first..<end
    cleared = firstCleared < 0 ? nil : firstCleared..<endCleared
  }

  /// Adds the contents of some cleared columns of a row to the row's changes.
  ///
  /// - Parameters:
  ///   - columns: The cleared columns.
  ///   - new: The pixels of the new row.
  ///   - others: The changes of the row, from the left edge of the image; the ones within the columns are replaced.
  mutating func redraw(_ columns: Range<Int>, of new: Span<UInt32>, among others: Span<Stretch>) {
    precondition(
      columns.isEmpty || columns.upperBound <= new.count,
      "columns \(columns) are out of range: the row has \(new.count)")
    makeRoom()
    var (first, end) = (-1, 0)
    func put(_ color: OpaqueColor, _ pixels: Range<Int>, _ comparison: inout RowComparison) {
      guard !pixels.isEmpty else { return }
      if pixels.lowerBound > end { comparison.append(Stretch(staying: pixels.lowerBound - end)) }
      comparison.append(Stretch(of: color, count: pixels.count))
      comparison.pixelCount += pixels.count
      if first < 0 { first = pixels.lowerBound }
      end = pixels.upperBound
    }
    /// Adds the changes within some columns.
    func putOthers(within part: Range<Int>, _ comparison: inout RowComparison) {
      var x = 0
      for index in others.indices {
        let stretch = others[index]
        if !stretch.stays { put(stretch.color, (x..<x + stretch.count).clamped(to: part), &comparison) }
        x += stretch.count
      }
    }
    if columns.isEmpty {
      putOthers(within: 0..<width, &self)
    } else {
      putOthers(within: 0..<columns.lowerBound, &self)
      unsafe new.withUnsafeBufferPointer { new in
        // Sound: `x` stays within the columns, which are a range of the row.
        var x = columns.lowerBound
        while x < columns.upperBound {
          let start = x
          let word = unsafe new[x]
          x += 1
          let end = word == 0 ? columns.upperBound : min(columns.upperBound, start + Stretch.maximumLength)
          while x + 8 <= end, unsafe RowComparison.isEight(word, new, at: x) { x += 8 }
          while x < end, unsafe new[x] == word { x += 1 }
          let color = matte.visible(word)
          if !color.isClear { put(color, start..<x, &self) }
        }
      }
      putOthers(within: columns.upperBound..<max(width, columns.upperBound), &self)
    }
    drawn = first < 0 ? nil : first..<end
    cleared = nil
    softened = []
  }

  /// Clears the softened pixels that are not at an edge.
  ///
  /// - Parameter isEdge: Returns whether the pixel in a column is at an edge.
  mutating func clearSoftened(unless isEdge: (Int) -> Bool) {
    var (columns, cleared) = (softened, cleared)
    columns.removeAll { column in
      let x = Int(column)
      if isEdge(x) { return false }
      cleared = cleared.map { min($0.lowerBound, x)..<max($0.upperBound, x + 1) } ?? x..<x + 1
      return true
    }
    (softened, self.cleared) = (columns, cleared)
  }

  private mutating func append(_ stretch: Stretch) {
    stretches[stretchCount] = stretch
    stretchCount += 1
  }

  /// Reserves capacity for the runs of a row.
  private mutating func makeRoom() {
    // Each column adds at most two runs: one of a color, and one of unchanged pixels before it.
    guard stretches.count < stretchCount + 2 * width else { return }
    let room = max(2 * width, stretches.count)
    stretches.append(contentsOf: repeatElement(Stretch(staying: 0), count: room))
  }

  /// Returns whether the next eight pixels of both rows are equal.
  @inline(__always)
  private static func areEqual(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, at x: Int
  ) -> Bool {
    guard let a = old.baseAddress, let b = new.baseAddress else { return false }
    // Sound: the caller has checked that eight pixels remain in both rows.
    let one = unsafe UnsafeRawPointer(a + x).loadUnaligned(as: SIMD4<UInt64>.self)
    let other = unsafe UnsafeRawPointer(b + x).loadUnaligned(as: SIMD4<UInt64>.self)
    let difference = one ^ other
    return difference.x | difference.y | difference.z | difference.w == 0
  }

  /// Returns whether the next eight pixels are `word`.
  @inline(__always)
  private static func isEight(_ word: UInt32, _ row: UnsafeBufferPointer<UInt32>, at x: Int) -> Bool {
    guard let row = row.baseAddress else { return false }
    // Sound: the caller has checked that eight pixels remain in the row.
    let eight = unsafe UnsafeRawPointer(row + x).loadUnaligned(as: SIMD4<UInt64>.self)
    let difference = eight ^ SIMD4(repeating: UInt64(word) << 32 | UInt64(word))
    return difference.x | difference.y | difference.z | difference.w == 0
  }
}
