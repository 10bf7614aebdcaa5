/// Chooses the colours that stand for more colours than a table can hold.
///
/// Boxes of colours are cut where that lowers the squared error most (X. Wu, "Efficient statistical computations for
/// optimal color quantization", Graphics Gems II, 1991), then a few rounds of k-means move each colour to the mean of
/// the pixels it stands for.
enum AdaptivePalette {
  /// How many rounds of k-means follow the cuts; more gain next to nothing.
  private static let refinements = 4

  /// As few colours as show a histogram with a mean squared error of at most `error`, and never more than `count`.
  ///
  /// - Precondition: The histogram is not empty, and `count` is from 1 to 256.
  /// - Returns: The colours, all different, and the error they make.
  static func colors(
    for histogram: ColorHistogram, count: Int, error: Double
  ) -> (colors: [OpaqueColor], error: Double) {
    let entries = histogram.entries
    var cut = VarianceCut(entries)
    let sizes = sizes.filter { $0 < count } + [count]
    let boxes = cut.boxes(counts: sizes)
    func evaluate(_ index: Int) -> (colors: [OpaqueColor], error: Double) {
      let colors = refine(boxes[index], for: entries, count: sizes[index])
      return (colors, Self.error(of: colors, for: entries))
    }
    var best = evaluate(sizes.count - 1)
    if best.error > error { return best }
    // The rounds of k-means lower all errors of the cuts about alike, so that the right number is mostly guessed at once.
    let cutErrors = boxes.map { cut.error(of: $0) }
    let gain = cutErrors[sizes.count - 1] > 0 ? best.error / cutErrors[sizes.count - 1] : 1
    var index = cutErrors.firstIndex { $0 * gain <= error } ?? sizes.count - 1
    var isEnough = false
    while index >= 0, index < sizes.count - 1 {
      let candidate = evaluate(index)
      if candidate.error <= error {
        (best, isEnough) = (candidate, true)
        index -= 1
      } else {
        if isEnough { break }
        index += 1
      }
    }
    return best
  }

  /// The numbers of colours that are tried: most leave a number free below a power of two.
  private static let sizes = [7, 15, 31, 63, 95, 127, 159, 191, 223]

  /// The colours for boxes of a histogram's entries, at most `count` of them and all different.
  private static func refine(
    _ boxes: [ColorHistogram.Entry], for entries: [ColorHistogram.Entry], count: Int
  ) -> [OpaqueColor] {
    var boxes = boxes
    let means = entries.map(\.mean)
    // What stood for each entry in the last round is a good guess for the next.
    var numbers = [UInt8](repeating: 0, count: means.count)
    for _ in 0..<refinements {
      let nearest = NearestColor(palette: boxes.map(\.mean))
      var sums = [ColorHistogram.Entry](repeating: ColorHistogram.Entry(), count: boxes.count)
      for index in means.indices {
        numbers[index] = nearest.number(nearestTo: means[index], guess: numbers[index])
        sums[Int(numbers[index])].add(entries[index])
      }
      // A colour that stands for nothing keeps its place, and may stand for something in the next round.
      for index in boxes.indices where sums[index].count > 0 { boxes[index] = sums[index] }
    }
    var table = ColorTable()
    for box in boxes { _ = table.number(adding: box.mean, limit: count) }
    return table.colors
  }

  /// The mean squared error, over all three components, of showing a histogram's colours by the nearest of a palette.
  static func error(of palette: [OpaqueColor], for histogram: ColorHistogram) -> Double {
    error(of: palette, for: histogram.entries)
  }

  private static func error(of palette: [OpaqueColor], for entries: [ColorHistogram.Entry]) -> Double {
    guard !palette.isEmpty else { return .infinity }
    let nearest = NearestColor(palette: palette)
    var (sum, count) = (0.0, 0.0)
    var number: UInt8 = 0
    for entry in entries {
      let mean = entry.mean
      number = nearest.number(nearestTo: mean, guess: number)
      sum += Double(mean.squaredDistance(to: palette[Int(number)]) * entry.count)
      count += Double(entry.count)
    }
    return count > 0 ? sum / count : 0
  }
}
