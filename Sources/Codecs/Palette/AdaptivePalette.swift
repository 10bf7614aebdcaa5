/// Chooses the colors that represent more colors than a table can hold.
///
/// Boxes of colors are cut where that lowers the squared error most (X. Wu, "Efficient statistical computations for
/// optimal color quantization", Graphics Gems II, 1991), then a few rounds of k-means move each color to the mean of
/// the pixels it represents.
enum AdaptivePalette {
  /// The number of k-means iterations after the cuts; more gain next to nothing.
  private static let refinements = 4

  /// As few colors as show others with a mean squared error of at most `error`, and never more than `count`.
  ///
  /// - Parameters:
  ///   - colors: The colors to show.
  ///   - count: The most colors.
  ///   - error: The error that is good enough.
  ///   - sizes: The numbers of colors that are tried, rising; `count` is, too.
  ///   - halvingError: The additional error that makes a table of half the size worthwhile, as long as the total is at
  ///     most twice `error`.
  /// - Precondition: There is a color, and `count` is from 1 to 256.
  /// - Returns: The colors, all different, and the error they make.
  static func colors(
    for colors: CountedColors, count: Int, error: Double, sizes: [Int] = sizes, halvingError: Double = 0
  ) -> (colors: [OpaqueColor], error: Double) {
    var cut = VarianceCut(colors)
    let sizes = sizes.filter { $0 < count } + [count]
    // The boxes of each size requested so far.
    var known: [VarianceCut.Boxes] = []
    func boxes(_ index: Int) -> VarianceCut.Boxes {
      while known.count <= index { known.append(cut.boxes(count: sizes[known.count])) }
      return known[index]
    }
    // The part of a cut's error that the rounds of k-means leave, as far as is known.
    var gain = usualGain
    var evaluated: [Int: (colors: [OpaqueColor], error: Double)] = [:]
    func evaluate(_ index: Int) -> (colors: [OpaqueColor], error: Double) {
      if let evaluated = evaluated[index] { return evaluated }
      let boxes = boxes(index)
      var numbers = cut.numbers(of: boxes)
      let palette = refine(boxes.sums, for: colors, &numbers, count: sizes[index])
      let result = (colors: palette, error: colors.error(of: palette, numbers))
      evaluated[index] = result
      let cutError = cut.error(of: boxes)
      if cutError > 0 { gain = result.error / cutError }
      return result
    }
    /// Returns the colors of a smaller size if their error is not above a limit.
    func candidate(_ index: Int, limit: Double) -> (colors: [OpaqueColor], error: Double)? {
      if cut.error(of: boxes(index)) * gain * largestDrop > limit { return nil }
      let result = evaluate(index)
      return result.error > limit ? nil : result
    }
    // The rounds lower the errors of similar sizes by similar amounts, so the first guess is mostly right.
    let last = sizes.count - 1
    func guess() -> Int { sizes.indices.first { cut.error(of: boxes($0)) * gain <= error } ?? last }
    _ = evaluate(guess())
    var index = guess()
    var best = evaluate(index)
    if best.error <= error {
      while index > 0, let smaller = candidate(index - 1, limit: error) {
        best = smaller
        index -= 1
      }
    } else {
      while best.error > error, index < last {
        index += 1
        best = evaluate(index)
      }
    }
    while halvingError > 0, let index = sizes.lastIndex(where: { $0 < half(of: best.colors.count) }),
      let half = candidate(index, limit: min(best.error + halvingError, 2 * error))
    {
      best = half
    }
    return best
  }

  /// The part of a cut's error that the rounds of k-means mostly leave.
  private static let usualGain = 0.8
  /// A smaller size leaves at least this much of that part.
  private static let largestDrop = 0.75

  /// Half the size of the smallest table for the colors and a transparent index.
  private static func half(of count: Int) -> Int {
    var half = 1
    while 2 * half < count + 1 { half *= 2 }
    return half
  }

  /// The numbers of colors tried for a GIF: some leave a number free below a power of two, and the values in between
  /// keep the steps from one quality to the next small.
  static let sizes = [7, 15, 23, 31, 47, 63, 95, 127, 159, 191, 223]

  /// More of them, each a twelfth more than the one before, where none is better than its neighbors.
  static let fineSizes = Array(sequence(first: 7) { $0 < 240 ? $0 + max(1, $0 / 12) : nil })

  /// The colors for boxes, at most `count` of them and all different.
  ///
  /// - Parameters:
  ///   - boxes: The sums of the boxes.
  ///   - colors: The colors that are in them.
  ///   - numbers: For each color its box, and then one that is mostly nearest.
  ///   - count: The most colors.
  /// - Returns: The colors.
  private static func refine(
    _ boxes: [ColorHistogram.Entry], for colors: CountedColors, _ numbers: inout [UInt8], count: Int
  ) -> [OpaqueColor] {
    var boxes = boxes
    for _ in 0..<refinements {
      // The results of the last round are good guesses for the next.
      let sums = colors.sums(nearestTo: boxes.map(\.mean), &numbers)
      // A color without pixels keeps its place, and may get some in the next round.
      for index in boxes.indices where sums[index].count > 0 { boxes[index] = sums[index] }
    }
    var table = ColorTable()
    for box in boxes { _ = table.number(adding: box.mean, limit: count) }
    return table.colors
  }
}
