/// Chooses the colours that stand for more colours than a table can hold.
///
/// Boxes of colours are cut where that lowers the squared error most (X. Wu, "Efficient statistical computations for
/// optimal color quantization", Graphics Gems II, 1991), then a few rounds of k-means move each colour to the mean of
/// the pixels it stands for.
enum AdaptivePalette {
  /// How many rounds of k-means follow the cuts; more gain next to nothing.
  private static let refinements = 3

  /// The colours for a histogram, at most `count` of them and all different.
  ///
  /// - Precondition: The histogram is not empty, and `count` is from 1 to 256.
  static func colors(for histogram: ColorHistogram, count: Int) -> [OpaqueColor] {
    var cut = VarianceCut(histogram.entries)
    var boxes = cut.boxes(count: count)
    for _ in 0..<refinements {
      let nearest = NearestColor(palette: boxes.map(\.mean))
      var sums = [ColorHistogram.Entry](repeating: ColorHistogram.Entry(), count: boxes.count)
      for entry in histogram.entries { sums[Int(nearest.number(nearestTo: entry.mean))].add(entry) }
      // A colour that stands for nothing any more stays away.
      boxes = sums.filter { $0.count > 0 }
    }
    var table = ColorTable()
    for box in boxes { _ = table.number(adding: box.mean, limit: count) }
    return table.colors
  }
}
