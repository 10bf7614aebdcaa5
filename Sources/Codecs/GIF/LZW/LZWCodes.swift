/// The LZW codes of an image; they can be renumbered for another color table without searching for strings again.
///
/// The first occurrence of a symbol is always coded on its own, and strings are numbered in the order they were added,
/// independent of the symbols' values.
struct LZWCodes {
  /// The codes, beginning with a clear code.
  let bytes: [UInt8]
  /// The number of bits of a symbol.
  let symbolBits: Int

  /// The code width of a decoder, updated with each code.
  private struct Width {
    private let start: (width: Int, next: Int)
    private(set) var width: Int
    private var next: Int
    private var isFirst = true

    init(symbolBits: Int) {
      start = (symbolBits + 1, 1 << symbolBits + 2)
      (width, next) = start
    }

    @inline(__always)
    mutating func clear() {
      (width, next) = start
      isFirst = true
    }

    /// Counts the string that the decoder adds after each code but the first.
    @inline(__always)
    mutating func learn() {
      if isFirst {
        isFirst = false
      } else if next < LZWDictionary.capacity {
        next &+= 1
        if next == 1 << width, width < 12 { width &+= 1 }
      }
    }
  }

  /// Calls a closure with each code except the end code.
  @inline(__always)
  private func forEach(_ body: (Int) -> Bool) {
    unsafe bytes.withUnsafeBytes { bytes in
      var width = Width(symbolBits: symbolBits)
      let clearCode = 1 << symbolBits
      var (pending, pendingBits) = (UInt64(0), 0)
      var index = 0
      while true {
        if pendingBits < width.width {
          // Sound: four bytes are available. Four at a time, since a branch for each byte would often be mispredicted.
          if index &+ 4 <= bytes.count {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
            pending |= UInt64(UInt32(littleEndian: word)) &<< UInt64(pendingBits)
            (pendingBits, index) = (pendingBits &+ 32, index &+ 4)
          } else {
            guard index < bytes.count else { return }
            pending |= unsafe UInt64(bytes[index]) &<< UInt64(pendingBits)
            (pendingBits, index) = (pendingBits &+ 8, index &+ 1)
            continue
          }
        }
        let code = Int(pending & (1 &<< UInt64(width.width) &- 1))
        pending &>>= UInt64(width.width)
        pendingBits &-= width.width
        if code == clearCode + 1 || !body(code) { return }
        if code == clearCode { width.clear() } else { width.learn() }
      }
    }
  }

  /// For each of 256 symbols, whether the image uses it; and the number of codes.
  var usedSymbols: (isUsed: [Bool], codeCount: Int) {
    var isUsed = [Bool](repeating: false, count: 256)
    var codeCount = 0
    let clearCode = 1 << symbolBits
    forEach { code in
      if code < clearCode { isUsed[code] = true }
      codeCount &+= 1
      return true
    }
    return (isUsed, codeCount)
  }

  /// Returns the codes with renumbered symbols.
  ///
  /// - Parameters:
  ///   - map: The new symbol for each old one.
  ///   - bits: The number of bits of a new symbol.
  /// - Returns: The codes; nil if they use more strings than the dictionary has room for with symbols of this size.
  func renumbered(by map: [UInt8], symbolBits bits: Int) -> [UInt8]? {
    var stream = CodeStream()
    stream.reserve(bytes.count + bytes.count / 8 + 16)
    var width = Width(symbolBits: bits)
    let (oldClear, newClear) = (1 << symbolBits, 1 << bits)
    var fits = true
    forEach { code in
      if code == oldClear {
        stream.append(newClear, width: width.width)
        width.clear()
        return true
      }
      let new = code < oldClear ? Int(map[code]) : code - oldClear + newClear
      fits = new < LZWDictionary.capacity
      stream.append(new, width: width.width)
      width.learn()
      return fits
    }
    guard fits else { return nil }
    stream.append(newClear + 1, width: width.width)
    stream.finish()
    return stream.bytes
  }
}
