/// Explicit directional formatting: rules X1 to X10 of Unicode Standard Annex 9.
struct BidiEmbeddings {
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// The maximum level (BD2).
  private static let maximumDepth: UInt8 = 125

  /// The level of each character.
  var levels: [UInt8]
  /// The class of each character, after overrides.
  var classes: [BidiClass]
  let base: UInt8

  /// - Parameters:
  ///   - original: The bidirectional classes of a paragraph.
  ///   - isolates: The result of ``matchingIsolates(_:)``.
  ///   - base: The paragraph's embedding level.
  init(_ original: [BidiClass], _ isolates: [Int?], base: UInt8) {
    self.base = base
    levels = [UInt8](repeating: base, count: original.count)
    classes = original
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    for (index, type) in original.enumerated() {
      let current = stack[stack.count - 1]
      /// Opens an embedding or isolate with a direction, unless it is nested too deeply.
      func open(_ isLeftwards: Bool, override: BidiClass? = nil, isIsolate: Bool = false) {
        let level = isLeftwards ? (current.level + 1) | 1 : (current.level + 2) & ~1
        guard level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
          if isIsolate { overflowIsolates += 1 } else if overflowIsolates == 0 { overflowEmbeddings += 1 }
          return
        }
        if isIsolate { validIsolates += 1 }
        stack.append(Status(level: level, override: override, isIsolate: isIsolate))
      }
      switch type {
      case .rightToLeftEmbedding: open(true)
      case .leftToRightEmbedding: open(false)
      case .rightToLeftOverride: open(true, override: .rightToLeft)
      case .leftToRightOverride: open(false, override: .leftToRight)
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        set(index, current)
        let inside = (index + 1)..<(isolates[index] ?? original.count)
        let isLeftwards =
          type == .firstStrongIsolate
          ? Self.firstStrongLevel(original, in: inside, isolates) == 1 : type == .rightToLeftIsolate
        open(isLeftwards, isIsolate: true)
      case .popIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        set(index, stack[stack.count - 1])
      case .popFormat:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !current.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .paragraphSeparator:
        stack.removeSubrange(1...)
        (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
      case .boundaryNeutral: break
      default: set(index, current)
      }
    }
  }

  private mutating func set(_ index: Int, _ status: Status) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  /// True if any character runs from right to left, or has a nonzero level.
  var hasRightToLeft: Bool {
    levels.contains { $0 > 0 }
      || classes.contains { $0 == .rightToLeft || $0 == .arabicLetter || $0 == .arabicNumber }
  }

  /// Returns the index of the matching PDI for each isolate initiator, and the reverse (BD9).
  static func matchingIsolates(_ classes: [BidiClass]) -> [Int?] {
    var result = [Int?](repeating: nil, count: classes.count)
    var open: [Int] = []
    for (index, type) in classes.enumerated() {
      if type.isIsolateInitiator { open.append(index) }
      if type == .paragraphSeparator { open.removeAll() }
      if type == .popIsolate, let start = open.popLast() { (result[start], result[index]) = (index, start) }
    }
    return result
  }

  /// Returns the level of the first strong character outside of isolates (P2, P3); nil if there is none.
  static func firstStrongLevel(_ classes: [BidiClass], in range: Range<Int>, _ isolates: [Int?]) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabicLetter: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        guard let end = isolates[index] else { return nil }
        index = end
      case .paragraphSeparator: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the runs of one level, joined across isolates (BD13), without the characters that rule X9 removes.
  func isolatingRunSequences(of original: [BidiClass], _ isolates: [Int?]) -> [BidiRunSequence] {
    var runs: [[Int]] = []
    for index in levels.indices where !original[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    // A run that begins with a PDI continues the run of its isolate initiator.
    var continued: [Int: Int] = [:]
    for (number, run) in runs.enumerated() {
      if let first = run.first, original[first] == .popIsolate, isolates[first] != nil { continued[first] = number }
    }
    var sequences: [BidiRunSequence] = []
    for (number, run) in runs.enumerated() {
      guard let first = run.first, continued[first] == nil else { continue }
      var indices = run
      var last = number
      while let end = indices.last, original[end].isIsolateInitiator, let match = isolates[end],
        let next = continued[match]
      {
        indices += runs[next]
        last = next
      }
      let level = levels[first]
      let before = number > 0 ? levels[runs[number - 1][0]] : base
      let isOpen = indices.last.map { original[$0].isIsolateInitiator && isolates[$0] == nil } ?? false
      let after = isOpen || last + 1 >= runs.count ? base : levels[runs[last + 1][0]]
      sequences.append(
        BidiRunSequence(
          indices: indices, level: level, start: BidiClass(ofLevel: max(level, before)),
          end: BidiClass(ofLevel: max(level, after))))
    }
    return sequences
  }
}
