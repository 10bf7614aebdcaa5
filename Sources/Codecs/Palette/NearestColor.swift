/// Finds the colour of a palette that is nearest to a given one, by the sum of squared differences.
///
/// The search is exact. Colours are sorted by the sum s of their components: two colours whose sums differ by Δs are at
/// least Δs²/3 apart, so looking outwards from the given colour's sum can stop early. Of equally near ones, always the
/// same is found.
struct NearestColor: Sendable {
  private struct Candidate: Sendable {
    let sum: Int
    let red: Int
    let green: Int
    let blue: Int
    let number: UInt8
  }

  private let candidates: [Candidate]
  /// For each sum, the first candidate whose sum is not below it.
  private let starts: [Int32]

  private static let largestSum = 3 * 255

  /// - Precondition: The palette has 1 to 256 colours.
  init(palette: [OpaqueColor]) {
    precondition((1...256).contains(palette.count), "a palette of \(palette.count) colours")
    let sorted = palette.indices.map { number in
      let color = palette[number]
      let sum = color.red + color.green + color.blue
      return Candidate(
        sum: sum, red: color.red, green: color.green, blue: color.blue, number: UInt8(number))
    }.sorted { ($0.sum, $0.number) < ($1.sum, $1.number) }
    var starts: [Int32] = []
    var next = 0
    for sum in 0...NearestColor.largestSum {
      while next < sorted.count, sorted[next].sum < sum { next += 1 }
      starts.append(Int32(next))
    }
    candidates = sorted
    self.starts = starts
  }

  /// The number of the nearest colour.
  func number(nearestTo color: OpaqueColor) -> UInt8 {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let sum = red + green + blue
    let candidates = candidates.span
    var up = Int(starts[sum])
    var down = up - 1
    var best = Int.max
    var found: UInt8 = 0
    // Three times the distance is compared, so that all stays whole.
    while up < candidates.count || down >= 0 {
      if up < candidates.count {
        let candidate = candidates[up]
        let difference = candidate.sum - sum
        if difference * difference >= best {
          up = candidates.count
        } else {
          consider(candidate)
          up += 1
        }
      }
      if down >= 0 {
        let candidate = candidates[down]
        let difference = candidate.sum - sum
        if difference * difference >= best {
          down = -1
        } else {
          consider(candidate)
          down -= 1
        }
      }
    }
    return found

    @inline(__always)
    func consider(_ candidate: Candidate) {
      let (r, g, b) = (candidate.red - red, candidate.green - green, candidate.blue - blue)
      let distance = 3 * (r * r + g * g + b * b)
      if distance < best {
        best = distance
        found = candidate.number
      }
    }
  }
}
