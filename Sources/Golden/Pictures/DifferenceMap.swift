package import Pixels

/// The per-pixel difference of two images.
package struct DifferenceMap: Sendable {
  /// The bounding rectangle of the differing pixels.
  package let rectangle: PixelRect
  /// The largest component difference of each pixel in the rectangle, 0 to 255, in row order; 0 for pixels that the
  /// measure ignores.
  let values: [UInt8]

  /// Compares two images; nil if there is no difference.
  ///
  /// - Precondition: The images have the same size.
  package init?(_ reference: Bitmap, _ actual: Bitmap, by measure: Tolerance.Measure) {
    guard let rectangle = actual.changedRectangle(from: reference) else { return nil }
    var values = [UInt8](repeating: 0, count: rectangle.area)
    var index = 0
    for y in rectangle.y..<rectangle.maxY {
      // The result of a canceled task is unused.
      if Task.isCancelled { break }
      reference.withWords(ofRow: y) { old in
        actual.withWords(ofRow: y) { new in
          for x in rectangle.x..<rectangle.maxX {
            if old[x] != new[x] { values[index] = Self.difference(old[x], new[x]) }
            index += 1
          }
        }
      }
    }
    if case .perceptual(let threshold) = measure {
      let judge = PerceptualJudge(reference, actual, threshold: threshold)
      for index in values.indices where values[index] > 0 {
        if index.isMultiple(of: 4096), Task.isCancelled { break }
        let (y, x) = index.quotientAndRemainder(dividingBy: rectangle.width)
        if !judge.counts(x: rectangle.x + x, y: rectangle.y + y) { values[index] = 0 }
      }
      guard values.contains(where: { $0 > 0 }) else { return nil }
    }
    self.rectangle = rectangle
    self.values = values
  }

  /// Returns the difference at a pixel of the images; 0 outside the rectangle.
  func value(x: Int, y: Int) -> Int {
    guard (rectangle.x..<rectangle.maxX).contains(x), (rectangle.y..<rectangle.maxY).contains(y) else { return 0 }
    return Int(values[(y - rectangle.y) * rectangle.width + x - rectangle.x])
  }

  /// Returns the largest difference among the four components of two pixels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> UInt8 {
    var largest: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (x, y) = ((a >> shift) & 255, (b >> shift) & 255)
      largest = max(largest, x > y ? x - y : y - x)
    }
    return UInt8(truncatingIfNeeded: largest)
  }
}
