/// The colors that a palette is chosen for, with their cached means.
struct CountedColors: Sendable {
  /// The colors, with the number of pixels of each.
  let entries: [ColorHistogram.Entry]
  /// The mean color of each entry.
  let means: [OpaqueColor]
  /// The number of chunks processed concurrently.
  private let jobs: Int

  /// The number of colors in a chunk; partial sums are added in order, so the result does not depend on the number of
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

  /// The total number of pixels, each counted for the time it is visible.
  var pixelCount: Double { entries.reduce(0) { $0 + Double($1.count) } }

  /// Finds the nearest color of a palette for each color.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - numbers: For each color, the index of a palette color that may be near; replaced by the index of the nearest
  ///     one.
  /// - Returns: For each palette color, the sum of the colors that it is nearest to.
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

  /// Returns the mean squared error, over all three components, of representing each color by the nearest one of a
  /// palette.
  ///
  /// - Parameters:
  ///   - palette: The palette.
  ///   - guesses: For each color, the index of a palette color that may be near.
  /// - Returns: The error; infinite if the palette is empty.
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

  /// Processes chunks of the colors concurrently, each with the corresponding indices.
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
