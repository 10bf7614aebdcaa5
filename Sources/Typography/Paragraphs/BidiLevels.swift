/// The levels of Unicode's bidirectional algorithm (annex 9): even ones run to the right, odd ones to the left.
///
/// All its rules for what text says by itself, without explicit embeddings, overrides and isolates: W1 to W7, N0 to N2, I1,
/// I2 and L2.
struct BidiLevels {
  /// The paragraph's own: that of its first strong character, 0 if it has none.
  let base: UInt8
  /// One for each scalar; empty when all are 0.
  let levels: [UInt8]

  /// - Parameters:
  ///   - scalars: A paragraph.
  ///   - base: The paragraph's level, if it is known.
  init(_ scalars: [Unicode.Scalar], base: UInt8? = nil) {
    var classes = scalars.map { BidiClass($0) }
    let strong = classes.first { $0 == .leftToRight || $0 == .rightToLeft || $0 == .arabicLetter }
    self.base = base ?? (strong == .rightToLeft || strong == .arabicLetter ? 1 : 0)
    guard
      self.base == 1 || classes.contains(where: { $0 == .rightToLeft || $0 == .arabicLetter || $0 == .arabicNumber })
    else {
      levels = []
      return
    }
    BidiLevels.resolveWeak(&classes, base: self.base)
    BidiBrackets.resolve(&classes, of: scalars, base: self.base)
    BidiLevels.resolveNeutral(&classes, base: self.base)
    let isLeftwards = self.base == 1
    levels = classes.map { type in
      switch type {
      case .leftToRight: isLeftwards ? 2 : 0
      case .rightToLeft, .arabicLetter: 1
      default: 2
      }
    }
  }

  subscript(index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Marks, numbers and the signs beside them.
  private static func resolveWeak(_ classes: inout [BidiClass], base: UInt8) {
    let outside: BidiClass = base == 1 ? .rightToLeft : .leftToRight
    var before = outside
    var strong = outside
    // W1, W2.
    for index in classes.indices {
      if classes[index] == .mark { classes[index] = before }
      before = classes[index]
      switch before {
      case .leftToRight, .rightToLeft, .arabicLetter: strong = before
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    // W3, W4.
    for index in classes.indices {
      if classes[index] == .arabicLetter { classes[index] = .rightToLeft }
      guard index > 0, index + 1 < classes.count else { continue }
      let (left, right) = (classes[index - 1], classes[index + 1])
      let isBetweenNumbers = left == right && (left == .europeanNumber || left == .arabicNumber)
      if classes[index] == .commonSeparator, isBetweenNumbers { classes[index] = left }
      if classes[index] == .europeanSeparator, isBetweenNumbers, left == .europeanNumber { classes[index] = left }
    }
    // W5, W6.
    var start = 0
    while start < classes.count {
      let end = classes[start...].firstIndex { $0 != .europeanTerminator } ?? classes.count
      let touchesNumber =
        start > 0 && classes[start - 1] == .europeanNumber || end < classes.count && classes[end] == .europeanNumber
      for index in start..<end { classes[index] = touchesNumber ? .europeanNumber : .neutral }
      if end == start, classes[start] == .europeanSeparator || classes[start] == .commonSeparator {
        classes[start] = .neutral
      }
      start = max(end, start + 1)
    }
    // W7.
    strong = outside
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }

  /// What has no direction of its own takes that of both its neighbours, or else the paragraph's.
  private static func resolveNeutral(_ classes: inout [BidiClass], base: UInt8) {
    let outside: BidiClass = base == 1 ? .rightToLeft : .leftToRight
    func direction(_ type: BidiClass) -> BidiClass { type == .leftToRight ? .leftToRight : .rightToLeft }
    var start = 0
    while start < classes.count {
      guard classes[start] == .neutral else {
        start += 1
        continue
      }
      let end = classes[start...].firstIndex { $0 != .neutral } ?? classes.count
      let left = start > 0 ? direction(classes[start - 1]) : outside
      let right = end < classes.count ? direction(classes[end]) : outside
      for index in start..<end { classes[index] = left == right ? left : outside }
      start = end
    }
  }

  /// The order, from left to right, in which stretches of text with these levels stand in a line (L2).
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
