/// Finds the color of a palette that is nearest to a given one, by the sum of squared differences.
///
/// The search is exact. Colors are sorted by the sum s of their components: two colors whose sums differ by Δs are at
/// least Δs²/3 apart, so a search outward from the given color's sum can stop early. Of equally near colors, the one
/// with the lowest index is found.
struct NearestColor: Sendable {
  private struct Candidate: Sendable {
    let sum: Int32
    let red: Int32
    let green: Int32
    let blue: Int32
    let number: Int32

    /// Creates a sentinel so far away that every search stops at it.
    init(farSum: Int32) { (sum, red, green, blue, number) = (farSum, 0, 0, 0, 0) }

    init(_ color: OpaqueColor, number: Int) {
      (red, green, blue) = (Int32(color.red), Int32(color.green), Int32(color.blue))
      sum = red + green + blue
      self.number = Int32(number)
    }

    /// Returns three times the squared distance to a color, comparable with squared differences of sums, followed by
    /// eight bits for the index.
    ///
    /// Since the result is less than 3 · 3 · 2¹⁶ · 2⁸, it cannot overflow, and is not checked.
    @inline(__always)
    func rank(from other: Candidate) -> Int32 {
      let (r, g, b) = (red &- other.red, green &- other.green, blue &- other.blue)
      return 768 &* (r &* r &+ g &* g &+ b &* b) | number
    }
  }

  private let palette: [OpaqueColor]
  /// The colors, between two sentinels that end every search.
  private let candidates: [Candidate]
  /// For each sum, the first candidate whose sum is not below it.
  private let starts: [Int32]

  /// - Precondition: The palette has 1 to 256 colors.
  init(palette: [OpaqueColor]) {
    precondition((1...256).contains(palette.count), "a palette must have 1 to 256 colors, but has \(palette.count)")
    self.palette = palette
    let sorted = palette.indices.map { Candidate(palette[$0], number: $0) }
      .sorted { ($0.sum, $0.number) < ($1.sum, $1.number) }
    var starts: [Int32] = []
    var next = 0
    for sum in 0...Int32(3 * 255) {
      while next < sorted.count, sorted[next].sum < sum { next += 1 }
      starts.append(Int32(next + 1))
    }
    candidates = [Candidate(farSum: -4096)] + sorted + [Candidate(farSum: 4096)]
    self.starts = starts
  }

  /// Returns the index of the nearest color.
  ///
  /// - Parameters:
  ///   - color: The color to find.
  ///   - guess: The index of a color that may be near, such as a neighbor's result: the nearer it is, the shorter the
  ///     search. It doesn't affect the result.
  /// - Returns: An index in the palette.
  func number(nearestTo color: OpaqueColor, guess: UInt8 = 0) -> UInt8 {
    let target = Candidate(color, number: 0)
    let start = Int(starts[Int(target.sum)])
    var best = Candidate(palette[Int(guess)], number: Int(guess)).rank(from: target)
    // Sound: a search begins between the first and the last candidate, sentinels farther away than any color.
    unsafe candidates.withUnsafeBufferPointer { candidates in
      var index = start
      while true {
        let candidate = unsafe candidates[index]
        let difference = candidate.sum &- target.sum
        if difference &* difference > best &>> 8 { break }
        best = min(best, candidate.rank(from: target))
        index &+= 1
      }
      index = start &- 1
      while true {
        let candidate = unsafe candidates[index]
        let difference = target.sum &- candidate.sum
        if difference &* difference > best &>> 8 { break }
        best = min(best, candidate.rank(from: target))
        index &-= 1
      }
    }
    return UInt8(truncatingIfNeeded: best & 255)
  }
}
