/// Pairs the corresponding frames of two recordings.
struct FrameMatching {
  /// The index of a frame in the reference, in the actual recording, or in both.
  struct Pair: Hashable {
    var reference: Int?
    var actual: Int?
  }

  let pairs: [Pair]

  /// Pairs the frames of two recordings.
  ///
  /// - Throws: ``GoldenError`` when an image cannot be read, or the task is canceled.
  init(_ reference: Recording, _ actual: Recording, _ matching: Comparison.Matching) throws(GoldenError) {
    switch matching {
    case .times: self.init(times: reference.frames.map(\.time), actual.frames.map(\.time))
    case .pictures: self.init(fingerprints: try reference.fingerprints(), try actual.fingerprints())
    case .moments where reference.frames.count == actual.frames.count:
      self.init(pairs: reference.frames.indices.map { Pair(reference: $0, actual: $0) })
    case .moments: self.init(moments: reference, actual)
    case .names: self.init(names: reference.frames.map { $0.name ?? "" }, actual.frames.map { $0.name ?? "" })
    }
  }

  private init(pairs: [Pair]) { self.pairs = pairs }

  /// Pairs each frame of the reference with the actual frame shown at the midpoint of its interval.
  private init(moments reference: Recording, _ actual: Recording) {
    let starts = actual.frames.map(\.time)
    pairs = reference.frames.indices.map { index in
      let end = index + 1 < reference.frames.count ? reference.frames[index + 1].time : reference.duration
      let middle = (reference.frames[index].time + max(end, reference.frames[index].time)) / 2
      return Pair(reference: index, actual: starts.lastIndex { $0 <= middle })
    }
  }

  /// Pairs frames by name, in the order of the reference; frames that only the actual recording has come last.
  private init(names reference: [String], _ actual: [String]) {
    let places = Dictionary(actual.enumerated().map { ($1, $0) }) { first, _ in first }
    let known = Set(reference)
    pairs =
      reference.enumerated().map { Pair(reference: $0, actual: places[$1]) }
      + actual.indices.filter { !known.contains(actual[$0]) }.map { Pair(reference: nil, actual: $0) }
  }

  /// Pairs frames by time, for scenes.
  init(times reference: [Double], _ actual: [Double]) {
    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    while i < reference.count || j < actual.count {
      let (a, b) = (
        i < reference.count ? reference[i] : .infinity, j < actual.count ? actual[j] : .infinity
      )
      let isSame = abs(a - b) < Recording.Frame.instant
      pairs.append(Pair(reference: isSame || a < b ? i : nil, actual: isSame || b < a ? j : nil))
      if isSame || a < b { i += 1 }
      if isSame || b < a { j += 1 }
    }
    self.pairs = pairs
  }

  /// Pairs frames by the fingerprints of their images, in order, because a dropped frame in a file shifts all later
  /// ones.
  ///
  /// Unmatched frames between two matches are paired in order as changed frames; the rest are missing or extra.
  init(fingerprints a: [UInt64], _ b: [UInt64]) {
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    var common = (0..<start).map { ($0, $0) }
    common += Self.longestCommon(Array(a[start..<a.count - end]), Array(b[start..<b.count - end])).map {
      ($0.0 + start, $0.1 + start)
    }
    common += (0..<end).map { (a.count - end + $0, b.count - end + $0) }

    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    for (x, y) in common + [(a.count, b.count)] {
      while i < x || j < y {
        pairs.append(Pair(reference: i < x ? i : nil, actual: j < y ? j : nil))
        (i, j) = (min(i + 1, x), min(j + 1, y))
      }
      if x < a.count || y < b.count {
        pairs.append(Pair(reference: x, actual: y))
        (i, j) = (x + 1, y + 1)
      }
    }
    self.pairs = pairs
  }

  /// Returns the longest common subsequence, by dynamic programming; empty for lists that are too long.
  private static func longestCommon(_ a: [UInt64], _ b: [UInt64]) -> [(Int, Int)] {
    guard a.count * b.count <= 16_000_000 else { return [] }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      // The result of a canceled task is unused.
      if Task.isCancelled { break }
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
