/// Chooses a palette for more colors than a table can hold.
///
/// Boxes of colors are cut where that lowers the squared error most (X. Wu, "Efficient statistical computations for
/// optimal color quantization", Graphics Gems II, 1991), then a few rounds of k-means move each color to the mean of
/// the pixels it represents.
enum AdaptivePalette {
  /// The number of k-means iterations after the cuts; more improve the result very little.
  private static let refinements = 4

  /// Returns the smallest palette with a mean squared error of at most `error`, but no more than `count` colors.
  ///
  /// - Parameters:
  ///   - colors: The colors to represent.
  ///   - count: The maximum number of colors.
  ///   - error: The accepted mean squared error.
  ///   - sizes: The palette sizes to try, in ascending order; `count` is tried as well.
  ///   - halvingError: The additional error that makes a table of half the size worthwhile, as long as the total is at
  ///     most twice `error`.
  /// - Precondition: `colors` is not empty, and `count` is from 1 to 256.
  /// - Returns: The palette, without duplicates, and its error.
  static func colors(
    for colors: CountedColors, count: Int, error: Double, sizes: [Int] = sizes, halvingError: Double = 0
  ) -> (colors: [OpaqueColor], error: Double) {
    var cut = VarianceCut(colors)
    let sizes = sizes.filter { $0 < count } + [count]
    // The boxes of each size that was requested so far.
    var known: [VarianceCut.Boxes] = []
    func boxes(_ index: Int) -> VarianceCut.Boxes {
      while known.count <= index { known.append(cut.boxes(count: sizes[known.count])) }
      return known[index]
    }
    // The estimated fraction of a cut's error that remains after the rounds of k-means.
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
    /// Returns the palette of a smaller size if its error is within a limit.
    func candidate(_ index: Int, limit: Double) -> (colors: [OpaqueColor], error: Double)? {
      if cut.error(of: boxes(index)) * gain * minimumRatio > limit { return nil }
      let result = evaluate(index)
      return result.error > limit ? nil : result
    }
    // The rounds lower the errors of similar sizes by similar amounts, so the first guess is usually right.
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

  /// The fraction of a cut's error that usually remains after the rounds of k-means.
  private static let usualGain = 0.8
  /// The lowest fraction for a smaller size, relative to the current estimate.
  private static let minimumRatio = 0.75

  /// Returns half the size of the smallest table for a number of colors and a transparent index.
  private static func half(of count: Int) -> Int {
    var half = 1
    while 2 * half < count + 1 { half *= 2 }
    return half
  }

  /// The palette sizes tried for a GIF.
  ///
  /// Most are one below a power of two, to leave an index for transparent pixels, and the others keep the steps between
  /// qualities small.
  static let sizes = [7, 15, 23, 31, 47, 63, 95, 127, 159, 191, 223]

  /// More palette sizes, each about 8 % larger than the one before, for the highest efforts.
  static let fineSizes = Array(sequence(first: 7) { $0 < 240 ? $0 + max(1, $0 / 12) : nil })

  /// Returns a palette for boxes, of at most `count` colors and without duplicates.
  ///
  /// - Parameters:
  ///   - boxes: The sums of the boxes.
  ///   - colors: The colors in the boxes.
  ///   - numbers: For each color the index of its box, replaced by the index of a color that is usually the nearest.
  ///   - count: The maximum number of colors.
  /// - Returns: The palette.
  private static func refine(
    _ boxes: [ColorHistogram.Entry], for colors: CountedColors, _ numbers: inout [UInt8], count: Int
  ) -> [OpaqueColor] {
    var boxes = boxes
    for _ in 0..<refinements {
      // The results of the last round are good guesses for the next.
      let sums = colors.sums(nearestTo: boxes.map(\.mean), &numbers)
      // A color without pixels is kept, since it may get some in the next round.
      for index in boxes.indices where sums[index].count > 0 { boxes[index] = sums[index] }
    }
    var table = ColorTable()
    for box in boxes { _ = table.number(adding: box.mean, limit: count) }
    return table.colors
  }
}
