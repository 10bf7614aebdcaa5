/// The embedding levels of the bidirectional algorithm (Unicode Standard Annex 9): even for left to right, odd for
/// right to left.
struct BidiLevels {
  /// The paragraph's embedding level, from its first strong character; 0 if it has none.
  let base: UInt8
  /// The level of each scalar; empty if all are 0.
  let levels: [UInt8]

  /// - Parameters:
  ///   - scalars: The scalars of a paragraph.
  ///   - base: The paragraph's embedding level; nil to determine it from the first strong character.
  init(_ scalars: [Unicode.Scalar], base: UInt8? = nil) {
    // Most text has no right-to-left characters and no explicit formatting; all of these have higher code points.
    guard base == 1 || scalars.contains(where: { $0.value >= 0x590 }) else {
      self.init(base: 0, levels: [])
      return
    }
    self.init(
      scalars.map { BidiClass($0) },
      brackets: {
        scalars[$0].value < 0x80 || scalars[$0].value > 0xf00 ? UnicodeTables.bracket(scalars[$0].value) : nil
      },
      base: base)
  }

  /// - Parameters:
  ///   - classes: The bidirectional classes of a paragraph.
  ///   - bracket: Returns the bracket at an index; nil if there is none.
  ///   - base: The paragraph's embedding level; nil to determine it from the first strong character.
  init(_ classes: [BidiClass], brackets bracket: (Int) -> BidiBracket?, base: UInt8? = nil) {
    let isolates = BidiEmbeddings.matchingIsolates(classes)
    self.base = base ?? BidiEmbeddings.firstStrongLevel(classes, in: 0..<classes.count, isolates) ?? 0
    var embeddings = BidiEmbeddings(classes, isolates, base: self.base)
    guard self.base > 0 || embeddings.hasRightToLeft else {
      levels = []
      return
    }
    for sequence in embeddings.isolatingRunSequences(of: classes, isolates) {
      sequence.resolve(&embeddings, original: classes, bracket)
    }
    levels = BidiLevels.withResetWhitespace(embeddings.levels, classes, base: self.base)
  }

  private init(base: UInt8, levels: [UInt8]) { (self.base, self.levels) = (base, levels) }

  subscript(index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Applies rule L1 to a paragraph of one line; a character that rule X9 removes gets the level of its predecessor.
  private static func withResetWhitespace(_ levels: [UInt8], _ classes: [BidiClass], base: UInt8) -> [UInt8] {
    var levels = levels
    var isAtEnd = true
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .segmentSeparator, .paragraphSeparator:
        levels[index] = base
        isAtEnd = true
      case .whitespace, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popIsolate:
        if isAtEnd { levels[index] = base }
      case let type where type.isRemoved: break
      default: isAtEnd = false
      }
    }
    for index in classes.indices where classes[index].isRemoved { levels[index] = index > 0 ? levels[index - 1] : base }
    return levels
  }

  /// Returns the visual order, from left to right, of runs with these levels in a line (L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
