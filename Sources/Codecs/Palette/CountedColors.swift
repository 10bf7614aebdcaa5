/// The colors that a palette is chosen for, with cached means, since they are expensive to compute.
struct CountedColors: Sendable {
  /// The colors.
  let entries: [ColorHistogram.Entry]
  /// Their means.
  let means: [OpaqueColor]
  /// The number of parts processed concurrently.
  private let jobs: Int

  /// The number of colors in a part; partial sums are added in order, so the result does not depend on the number of
  /// jobs.
  private static let partCount = 1024

  /// - Parameters:
  ///   - histogram: The colors.
  ///   - jobs: The number of threads.
  init(_ histogram: ColorHistogram, jobs: Int) {
    entries = histogram.entries
    means = histogram.entries.map(\.mean)
    self.jobs = jobs
  }

  /// The number of pixels of the colors, times the frames that they last.
  var pixelCount: Double { entries.reduce(0) { $0 + Double($1.count) } }

  /// Finds the nearest colors of a palette.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - numbers: For each color, the index of one that may be near; replaced by the index of the nearest one.
  /// - Returns: For each number, the sum of the colors that it is nearest to.
  func sums(nearestTo palette: [OpaqueColor], _ numbers: inout [UInt8]) -> [ColorHistogram.Entry] {
    let nearest = NearestColor(palette: palette)
    let parts = inParts(&numbers) { range, numbers in
      var sums = [ColorHistogram.Entry](repeating: ColorHistogram.Entry(), count: palette.count)
      for (place, index) in range.enumerated() {
        let number = nearest.number(nearestTo: means[index], guess: numbers[place])
        numbers[place] = number
        sums[Int(number)].add(entries[index])
      }
      return sums
    }
    var sums = parts[0]
    for part in parts.dropFirst() { for number in sums.indices { sums[number].add(part[number]) } }
    return sums
  }

  /// The mean squared error, over all three components, of showing the colors by the nearest of a palette.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - guesses: For each color a number that may be near.
  /// - Returns: The error; infinite without a color in the palette.
  func error(of palette: [OpaqueColor], _ guesses: [UInt8]) -> Double {
    guard !palette.isEmpty else { return .infinity }
    let nearest = NearestColor(palette: palette)
    let last = UInt8(palette.count - 1)
    var numbers = guesses
    let parts = inParts(&numbers) { range, numbers in
      var (sum, count) = (0.0, 0.0)
      for (place, index) in range.enumerated() {
        let number = nearest.number(nearestTo: means[index], guess: min(numbers[place], last))
        sum += Double(means[index].squaredDistance(to: palette[Int(number)]) * entries[index].count)
        count += Double(entries[index].count)
      }
      return (sum: sum, count: count)
    }
    let (sum, count) = parts.reduce((0.0, 0.0)) { ($0.0 + $1.sum, $0.1 + $1.count) }
    return count > 0 ? sum / count : 0
  }

  /// Visits every part of the colors concurrently, each with its part of some numbers.
  private func inParts<Part: Sendable>(
    _ numbers: inout [UInt8], _ body: @Sendable (Range<Int>, inout [UInt8]) -> Part
  ) -> [Part] {
    let step = CountedColors.partCount
    let count = max(1, (entries.count + step - 1) / step)
    let guesses = numbers
    let parts = (0..<count).concurrentMap(jobs: jobs) { index in
      let range = index * step..<min(entries.count, (index + 1) * step)
      var own = Array(guesses[range])
      let part = body(range, &own)
      return (numbers: own, part: part)
    }
    numbers = parts.flatMap(\.numbers)
    return parts.map(\.part)
  }
}
