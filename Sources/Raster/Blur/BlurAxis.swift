import Arithmetic

/// A blur of an image along one axis.
///
/// Where the deviation is large, pixels are first combined into cells of h pixels, a power of two. The cells are
/// weighted by a Gaussian, and pixels are then taken from the quadratic B-spline through the cells. Combining adds (h²
/// − 1) / 12 to the variance, and the spline h² / 4, so the Gaussian is narrower by their sum.
struct BlurAxis {
  /// The binary logarithm of the number of pixels to a cell.
  let shift: Int
  /// The weights, in 65,536ths, of the cell itself and of the cells at distances of 1, 2, … to either side.
  let weights: [UInt16]

  /// Cells are 128 pixels wide at most, so their sums fit in 16 bits.
  private static let largestShift = 7

  /// - Parameter sigma: The standard deviation in pixels; nothing is blurred unless it is positive.
  init(sigma: Double) {
    let sigma = min(sigma > 0 ? sigma : 0, GaussianBlur.largestSigma)
    var shift = 0
    // Rotation leaves rounding errors in a deviation; they must not change the cells from frame to frame.
    while shift < BlurAxis.largestShift, Double(6 << shift) <= sigma * (1 + 1e-7) { shift += 1 }
    self.shift = shift
    let size = Double(1 << shift)
    let added = shift == 0 ? 0 : 1.0 / 3 - 1 / (12 * size * size)
    weights = BlurAxis.weights(variance: sigma / size * (sigma / size) - added)
  }

  /// The number of cells that count to each side.
  var radius: Int { weights.count - 1 }

  /// Cells beyond each end that the spline needs.
  var lead: Int { shift == 0 ? 0 : 1 }

  /// The cells that hold `extent` pixels.
  func sourceCells(for extent: Int) -> Int { (extent + (1 << shift) - 1) >> shift }

  /// The number of cells in the blurred image.
  func cells(for extent: Int) -> Int { sourceCells(for: extent) + 2 * lead }

  /// Returns the weights of the cell before, the pixel's own, and the next for the pixel at `place` in its cell, in
  /// 65,536ths.
  func splineWeights(_ place: Int) -> (UInt16, UInt16, UInt16) {
    // In half pixels.
    let (size, position) = (2 << shift, 2 * place + 1)
    let before = ((size - position) * (size - position) << 15) >> (2 * shift + 2)
    let after = (position * position << 15) >> (2 * shift + 2)
    return (UInt16(before), UInt16(65536 - before - after), UInt16(after))
  }

  private static func weights(variance: Double) -> [UInt16] {
    let count = Int(saturating: (3 * variance.squareRoot() * (1 - 1e-7)).rounded(.up))
    guard count > 0 else { return [.max] }
    // Each is the one before times an odd power of the first.
    let ratio = exp(-1 / (2 * variance))
    var (value, factor) = (1.0, ratio)
    var values = [1.0]
    for _ in 0..<count {
      value *= factor
      factor *= ratio * ratio
      values.append(value)
    }
    let sum = 2 * values.reduce(0, +) - 1
    // In range: a side is less than half of the sum, since the sum counts it twice.
    let sides = values.dropFirst().map { UInt16($0 / sum * 65536 + 0.5) }
    // The rounding error is added to the center; 65,535 / 65,536 replaces a weight of 1.
    let middle = 65536 - 2 * sides.reduce(0) { $0 + Int($1) }
    return [UInt16(min(max(middle, 0), 65535))] + sides
  }
}
