import Arithmetic

/// The blur of an image along one axis.
///
/// If the standard deviation is large, pixels are first combined into cells of h pixels, a power of two. The cells are
/// weighted by a Gaussian, and pixels are then interpolated from them by a quadratic B-spline. Combining adds (h² − 1)
/// / 12 to the variance, and the spline h² / 4, so the Gaussian is narrower by their sum.
struct BlurAxis {
  /// The binary logarithm of the number of pixels per cell.
  let shift: Int
  /// The weights, in 65,536ths, of the cell itself and of the cells at distances of 1, 2, … on either side.
  let weights: [UInt16]

  /// Cells are at most 128 pixels wide, so their sums fit in 16 bits.
  private static let maximumShift = 7

  /// - Parameter sigma: The standard deviation in pixels; nothing is blurred unless it is positive.
  init(sigma: Double) {
    let sigma = min(sigma > 0 ? sigma : 0, GaussianBlur.maximumSigma)
    var shift = 0
    // Rotations leave rounding errors in a deviation; they must not change the cell size from frame to frame.
    while shift < BlurAxis.maximumShift, Double(6 << shift) <= sigma * (1 + 1e-7) { shift += 1 }
    self.shift = shift
    let size = Double(1 << shift)
    let added = shift == 0 ? 0 : 1.0 / 3 - 1 / (12 * size * size)
    weights = BlurAxis.weights(variance: sigma / size * (sigma / size) - added)
  }

  /// The number of cells on either side that contribute to a cell.
  var radius: Int { weights.count - 1 }

  /// The number of cells beyond each end that the spline needs.
  var lead: Int { shift == 0 ? 0 : 1 }

  /// Returns the number of cells that contain `extent` pixels.
  func sourceCells(for extent: Int) -> Int { (extent + (1 << shift) - 1) >> shift }

  /// Returns the number of cells in the blurred image.
  func cells(for extent: Int) -> Int { sourceCells(for: extent) + 2 * lead }

  /// Returns the weights of the previous cell, the pixel's own, and the next, in 65,536ths, for the pixel at index
  /// `place` in its cell.
  func splineWeights(_ place: Int) -> (UInt16, UInt16, UInt16) {
    // Both are in half pixels.
    let (size, position) = (2 << shift, 2 * place + 1)
    let before = ((size - position) * (size - position) << 15) >> (2 * shift + 2)
    let after = (position * position << 15) >> (2 * shift + 2)
    return (UInt16(before), UInt16(65536 - before - after), UInt16(after))
  }

  private static func weights(variance: Double) -> [UInt16] {
    let count = Int(saturating: (3 * variance.squareRoot() * (1 - 1e-7)).rounded(.up))
    guard count > 0 else { return [.max] }
    // Each value is its predecessor times an odd power of the first ratio.
    let ratio = exp(-1 / (2 * variance))
    var (value, factor) = (1.0, ratio)
    var values = [1.0]
    for _ in 0..<count {
      value *= factor
      factor *= ratio * ratio
      values.append(value)
    }
    let sum = 2 * values.reduce(0, +) - 1
    // In range: the weight of one side is less than half of the sum, which counts it twice.
    let sides = values.dropFirst().map { UInt16($0 / sum * 65536 + 0.5) }
    // The rounding error is added to the center; 65,535 / 65,536 replaces a weight of 1.
    let middle = 65536 - 2 * sides.reduce(0) { $0 + Int($1) }
    return [UInt16(min(max(middle, 0), 65535))] + sides
  }
}
