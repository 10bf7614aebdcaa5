/// A QR code of a short text (ISO/IEC 18004, versions 1 to 5, byte mode, error correction level L).
package struct QRCode: Hashable, Sendable {
  /// The number of modules on a side, without the quiet zone.
  package private(set) var size: Int
  /// True for each dark module, in row order.
  private var isDark: [Bool]
  /// True for each module of a function pattern, in row order.
  private var isFixed: [Bool]

  /// The numbers of data and error correction codewords of each version, in one block each (tables 7 and 9).
  private static let capacities = [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]

  /// Creates the code for a text; nil if the text has more than 106 bytes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let index = Self.capacities.firstIndex(where: { bytes.count + 2 <= $0.0 }) else { return nil }
    let (dataCount, checkCount) = Self.capacities[index]
    size = 21 + 4 * index
    isDark = Array(repeating: false, count: (21 + 4 * index) * (21 + 4 * index))
    isFixed = isDark
    drawPatterns(version: index + 1)
    let data = Self.codewords(bytes, count: dataCount)
    place(data + Self.checkwords(of: data, count: checkCount))
    let masked = (0..<8).map(applying)
    let penalties = masked.map(\.penalty)
    if let best = penalties.indices.min(by: { penalties[$0] < penalties[$1] }) { self = masked[best] }
  }

  /// Returns whether a module is dark; modules outside the code are light.
  package func isDark(_ x: Int, _ y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && isDark[y * size + x]
  }

  /// The code with its quiet zone, as text lines for a terminal with light text on a dark background: each line has two
  /// rows of modules, and light modules are drawn.
  package var terminalLines: [String] {
    let range = -4..<(size + 4)
    return stride(from: -4, to: size + 4, by: 2).map { y in
      range.map { x in
        switch (isDark(x, y), isDark(x, y + 1) || y + 1 >= size + 4) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
    }
  }

  // MARK: Codewords

  private static func codewords(_ bytes: [UInt8], count: Int) -> [UInt8] {
    // Four bits for byte mode, eight for the count, and four for the terminator.
    var nibbles: [UInt8] = [4, UInt8(bytes.count >> 4), UInt8(bytes.count & 15)]
    for byte in bytes { nibbles += [byte >> 4, byte & 15] }
    nibbles.append(0)
    var words = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    while words.count < count { words.append((words.count - bytes.count) % 2 == 0 ? 0xEC : 0x11) }
    return words
  }

  /// Returns the error correction codewords: the remainder of the data divided by the generator polynomial over GF(2⁸)
  /// (annex A).
  private static func checkwords(of data: [UInt8], count: Int) -> [UInt8] {
    var generator: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      var next = generator + [0]
      for index in generator.indices { next[index + 1] ^= product(generator[index], root) }
      generator = next
      root = product(root, 2)
    }
    var rest = data + Array(repeating: 0, count: count)
    for index in data.indices {
      let factor = rest[index]
      for (place, term) in generator.enumerated() { rest[index + place] ^= product(term, factor) }
    }
    return Array(rest.suffix(count))
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var (result, a, b) = (UInt8(0), a, b)
    while b > 0 {
      if b & 1 == 1 { result ^= a }
      a = a & 0x80 == 0 ? a << 1 : a << 1 ^ 0x1D
      b >>= 1
    }
    return result
  }

  // MARK: Modules

  private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    isDark[y * size + x] = dark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns(version: Int) {
    for index in 0..<size {
      fix(index, 6, index % 2 == 0)
      fix(6, index, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 { for dx in -4...4 { fix(x + dx, y + dy, ![2, 4].contains(max(abs(dx), abs(dy)))) } }
    }
    if version > 1 {
      let middle = size - 7
      for dy in -2...2 { for dx in -2...2 { fix(middle + dx, middle + dy, max(abs(dx), abs(dy)) != 1) } }
    }
    drawFormat(mask: 0)
  }

  /// Draws the format information: error correction level and mask (section 7.9).
  private mutating func drawFormat(mask: Int) {
    let data = 1 << 3 | mask
    var rest = data << 10
    for bit in (10..<15).reversed() where rest >> bit & 1 == 1 { rest ^= 0x537 << (bit - 10) }
    let bits = (data << 10 | rest) ^ 0x5412
    for bit in 0..<15 {
      let dark = bits >> bit & 1 == 1
      let near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit
      if bit < 8 { fix(8, near, dark) } else { fix(bit == 8 ? 7 : near, 8, dark) }
      if bit < 8 { fix(size - 1 - bit, 8, dark) } else { fix(8, size - 15 + bit, dark) }
    }
    fix(8, size - 8, true)
  }

  /// Places the bits in columns of two modules from the right, alternating between upward and downward.
  private mutating func place(_ words: [UInt8]) {
    var bit = 0
    // The column of the timing pattern is skipped.
    let columns: [Int] = Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]
    for (turn, right) in columns.enumerated() {
      for step in 0..<size {
        let y = turn % 2 == 0 ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] {
          if bit < words.count * 8 { isDark[y * size + x] = words[bit / 8] >> (7 - bit % 8) & 1 == 1 }
          bit += 1
        }
      }
    }
  }

  /// Returns the code with a mask applied to its data.
  private func applying(mask: Int) -> QRCode {
    var code = self
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] {
        let product = x * y
        let flips =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (y / 2 + x / 3) % 2 == 0
          case 5: product % 2 + product % 3 == 0
          case 6: (product % 2 + product % 3) % 2 == 0
          default: ((x + y) % 2 + product % 3) % 2 == 0
          }
        if flips { code.isDark[y * size + x].toggle() }
      }
    }
    code.drawFormat(mask: mask)
    return code
  }

  /// The penalty score of the mask, for long runs, blocks, patterns that resemble a finder, and an unbalanced number of
  /// dark modules (section 7.8.3).
  private var penalty: Int {
    var penalty = 0
    let finder = [true, false, true, true, true, false, true, false, false, false, false]
    let finders: [[Bool]] = [finder, finder.reversed()]
    for isRow in [true, false] {
      for index in 0..<size {
        let line = (0..<size).map { isRow ? isDark($0, index) : isDark(index, $0) }
        var run = 1
        for place in 1...size {
          if place < size, line[place] == line[place - 1] {
            run += 1
          } else {
            if run >= 5 { penalty += run - 2 }
            run = 1
          }
        }
        for start in 0...(size - 11) where finders.contains(Array(line[start..<start + 11])) { penalty += 40 }
      }
    }
    for y in 1..<size {
      for x in 1..<size {
        let same = [isDark(x - 1, y), isDark(x, y - 1), isDark(x - 1, y - 1)].allSatisfy { $0 == isDark(x, y) }
        if same { penalty += 3 }
      }
    }
    let share = isDark.count(where: \.self) * 100 / isDark.count
    return penalty + abs(share - 50) / 5 * 10
  }
}
