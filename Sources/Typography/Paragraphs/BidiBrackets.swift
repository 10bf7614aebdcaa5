import CHarfBuzz

/// The brackets of a paragraph that belong together, and their direction: rule N0 of Unicode's annex 9.
enum BidiBrackets {
  private struct Pair {
    var opening: Int
    var closing: Int
  }

  /// How many brackets may be open at once; the annex's limit.
  private static let mostOpen = 63

  /// Gives both brackets of a pair one direction: the paragraph's if anything inside has it, else that of what is inside if
  /// what comes before has it, too.
  static func resolve(_ classes: inout [BidiClass], of scalars: [Unicode.Scalar], base: UInt8) {
    let outside: BidiClass = base == 1 ? .rightToLeft : .leftToRight
    var before = outside
    var next = 0
    for pair in pairs(in: scalars, classes) {
      while next < pair.opening {
        before = strong(classes[next]) ?? before
        next += 1
      }
      let inside = classes[(pair.opening + 1)..<pair.closing].lazy.compactMap(strong)
      var direction: BidiClass?
      if inside.contains(outside) {
        direction = outside
      } else if !inside.isEmpty {
        direction = before == outside ? outside : before
      }
      guard let direction else { continue }
      classes[pair.opening] = direction
      classes[pair.closing] = direction
    }
  }

  /// The direction that a class counts for; nil for none.
  private static func strong(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// The pairs, by where they open.
  private static func pairs(in scalars: [Unicode.Scalar], _ classes: [BidiClass]) -> [Pair] {
    let functions = unsafe hb_unicode_funcs_get_default()
    var open: [(closing: UInt32, index: Int)] = []
    var pairs: [Pair] = []
    for (index, scalar) in scalars.enumerated() where classes[index] == .neutral {
      switch scalar.properties.generalCategory {
      case .openPunctuation:
        let mirrored = unsafe hb_unicode_mirroring(functions, scalar.value)
        guard mirrored != scalar.value else { continue }
        if open.count == mostOpen { return pairs.sorted { $0.opening < $1.opening } }
        open.append((mirrored, index))
      case .closePunctuation:
        guard let match = open.lastIndex(where: { $0.closing == scalar.value }) else { continue }
        pairs.append(Pair(opening: open[match].index, closing: index))
        open.removeSubrange(match...)
      default: continue
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }
}
