/// Compares rows of two pictures: the kernel of ``FrameChanges``.
struct RowComparison {
  private let matte: Matte
  /// The stretches of all rows so far, and room for those of others.
  private var stretches: [Stretch] = []
  private var width = 0
  private var nothing: [UInt32] = []

  /// The number of runs in all rows so far.
  private(set) var stretchCount = 0
  /// The columns from the first to the last pixel of the row that gets another color.
  private(set) var drawn: Range<Int>?
  /// The columns from the first to the last pixel of the row that becomes clear.
  private(set) var cleared: Range<Int>?
  /// The number of pixels that changed color, in all rows so far.
  private(set) var pixelCount = 0

  /// The most stretches for which room is kept for the next picture.
  private static let keptRoom = 1 << 17

  init(matte: Matte) { self.matte = matte }

  /// Begins a picture.
  mutating func begin(width: Int) {
    self.width = width
    (stretchCount, pixelCount) = (0, 0)
    if stretches.count > RowComparison.keptRoom { stretches = [] }
  }

  /// Counts the stretches from one on to the last.
  func count(from first: Int, in counts: inout ColorCounts) {
    if first < stretchCount { counts.add(stretches.span.extracting(first..<stretchCount)) }
  }

  /// Ends the picture.
  ///
  /// - Returns: Its stretches, in no more memory than they take: those of many frames are held.
  func takeStretches() -> [Stretch] {
    // Sound: a copy.
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
    // A stretch of a color and one of staying pixels before it cover at least one column.
    if stretches.count < stretchCount + 2 * width {
      let room = max(2 * width, stretches.count)
      stretches.append(contentsOf: repeatElement(Stretch(staying: 0), count: room))
    }
    let matte = matte
    var (first, end) = (-1, 0)
    var (firstCleared, endCleared) = (-1, 0)
    var count = stretchCount
    var changed = 0
    unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        unsafe stretches.withUnsafeMutableBufferPointer { output in
          // Sound: `x` stays within both rows, and there is room for two stretches a column.
          var x = 0
          while x < width {
            if unsafe old[x] == new[x] {
              x += 1
              while x + 8 <= width, unsafe RowComparison.areEqual(old, new, at: x) { x += 8 }
              continue
            }
            let color = unsafe matte.visible(new[x])
            let before = unsafe matte.visible(old[x])
            if color == before {
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
                unsafe word >= 0xFF00_0000 || matte.visible(old[x]) != color, x - start < Stretch.longest
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
    drawn = first < 0 ? nil : first..<end
    cleared = firstCleared < 0 ? nil : firstCleared..<endCleared
  }

  /// Returns whether the next eight pixels are equal.
  @inline(__always)
  private static func areEqual(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>, at x: Int
  ) -> Bool {
    guard let a = old.baseAddress, let b = new.baseAddress else { return false }
    // Sound: the caller has seen that eight pixels are left in both rows.
    let one = unsafe UnsafeRawPointer(a + x).loadUnaligned(as: SIMD4<UInt64>.self)
    let other = unsafe UnsafeRawPointer(b + x).loadUnaligned(as: SIMD4<UInt64>.self)
    let difference = one ^ other
    return difference.x | difference.y | difference.z | difference.w == 0
  }
}
