/// An isolating run sequence for rules W1 to I2 of Unicode Standard Annex 9.
struct BidiRunSequence {
  /// The indices of the characters, except for characters that rule X9 removes.
  var indices: [Int]
  var level: UInt8
  /// The directions at the start and the end of the sequence (X10).
  var start: BidiClass
  var end: BidiClass

  /// The maximum number of open brackets (BD16).
  private static let maximumOpenCount = 63

  /// Assigns the characters their levels.
  func resolve(
    _ embeddings: inout BidiEmbeddings, original: [BidiClass], _ bracket: (Int) -> BidiBracket?
  ) {
    var classes = indices.map { embeddings.classes[$0] }
    resolveWeak(&classes)
    resolveBrackets(&classes, original, bracket)
    resolveNeutral(&classes)
    for (index, type) in zip(indices, classes) {
      switch type {
      // Rules I1 and I2.
      case .leftToRight: embeddings.levels[index] = level + (level & 1)
      case .rightToLeft: embeddings.levels[index] = level | 1
      default: embeddings.levels[index] = (level + 2) & ~1
      }
    }
  }

  /// Resolves marks, numbers, and adjacent signs (W1 to W7).
  private func resolveWeak(_ classes: inout [BidiClass]) {
    var before = start
    var strong = start
    // Rules W1 and W2.
    for index in classes.indices {
      if classes[index] == .nonspacingMark {
        classes[index] = before.isIsolateInitiator || before == .popIsolate ? .otherNeutral : before
      }
      before = classes[index]
      switch before {
      case .leftToRight, .rightToLeft, .arabicLetter: strong = before
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    // Rules W3 and W4.
    for index in classes.indices {
      if classes[index] == .arabicLetter { classes[index] = .rightToLeft }
      guard index > 0, index + 1 < classes.count else { continue }
      let (left, right) = (classes[index - 1], classes[index + 1])
      let isBetweenNumbers = left == right && (left == .europeanNumber || left == .arabicNumber)
      if classes[index] == .commonSeparator, isBetweenNumbers { classes[index] = left }
      if classes[index] == .europeanSeparator, isBetweenNumbers, left == .europeanNumber { classes[index] = left }
    }
    // Rules W5 and W6.
    var first = 0
    while first < classes.count {
      let end = classes[first...].firstIndex { $0 != .europeanTerminator } ?? classes.count
      let touchesNumber =
        first > 0 && classes[first - 1] == .europeanNumber || end < classes.count && classes[end] == .europeanNumber
      for index in first..<end { classes[index] = touchesNumber ? .europeanNumber : .otherNeutral }
      if end == first, classes[first] == .europeanSeparator || classes[first] == .commonSeparator {
        classes[first] = .otherNeutral
      }
      first = max(end, first + 1)
    }
    // Rule W7.
    strong = start
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }

  /// Assigns both brackets of a pair one direction (N0): the embedding's if anything inside has it, otherwise the
  /// opposite if both the content and the preceding context have it.
  private func resolveBrackets(
    _ classes: inout [BidiClass], _ original: [BidiClass], _ bracket: (Int) -> BidiBracket?
  ) {
    let outside = BidiClass(ofLevel: level)
    var before = start
    var next = 0
    for (opening, closing) in pairs(classes, bracket) {
      while next < opening {
        before = classes[next].strong ?? before
        next += 1
      }
      let inside = classes[(opening + 1)..<closing].lazy.compactMap(\.strong)
      var direction: BidiClass?
      if inside.contains(outside) {
        direction = outside
      } else if !inside.isEmpty {
        direction = before == outside ? outside : before
      }
      guard let direction else { continue }
      for place in [opening, closing] {
        classes[place] = direction
        // Marks that follow a bracket get its direction.
        var mark = place + 1
        while mark < classes.count, original[indices[mark]] == .nonspacingMark {
          classes[mark] = direction
          mark += 1
        }
      }
    }
  }

  /// Returns the pairs of brackets, sorted by the opening bracket (BD16).
  private func pairs(_ classes: [BidiClass], _ bracket: (Int) -> BidiBracket?) -> [(opening: Int, closing: Int)] {
    var open: [(pair: UInt32, place: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for (place, index) in indices.enumerated() where classes[place] == .otherNeutral {
      guard let bracket = bracket(index) else { continue }
      if bracket.opens {
        if open.count == Self.maximumOpenCount { return [] }
        open.append((bracket.pair, place))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Assigns neutral characters the direction of both neighbors, or else the embedding's (N1, N2).
  private func resolveNeutral(_ classes: inout [BidiClass]) {
    var first = 0
    while first < classes.count {
      guard classes[first].isNeutral else {
        first += 1
        continue
      }
      let end = classes[first...].firstIndex { !$0.isNeutral } ?? classes.count
      let left = first > 0 ? classes[first - 1].strong ?? start : start
      let right = end < classes.count ? classes[end].strong ?? self.end : self.end
      for index in first..<end { classes[index] = left == right ? left : BidiClass(ofLevel: level) }
      first = end
    }
  }
}
