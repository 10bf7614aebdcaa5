import Arithmetic
package import Pixels

/// The structural similarity of two images (SSIM), which compares averages, contrasts, and structures in a window
/// around each pixel.
///
/// Source: Wang, Bovik, Sheikh, and Simoncelli, "Image Quality Assessment: From Error Visibility to Structural
/// Similarity" (2004), with a Gaussian window of 11 × 11 pixels (σ = 1.5), K₁ = 0.01, and K₂ = 0.03. The result is the
/// mean over red, green, and blue composited over white, or the similarity of alpha if that is smaller. Only windows
/// within the images count; in smaller images, the window is the largest odd one that fits.
package enum StructuralSimilarity {
  private typealias Components = SIMD4<Double>

  /// The horizontally weighted sums around each pixel of a row, for the components of both images, their squares, and
  /// their product.
  private struct Row {
    var sums: [(a: Components, b: Components, aa: Components, bb: Components, ab: Components)]
  }

  private static let radius = 5
  private static let sigma = 1.5
  /// (K₁ · 255)² and (K₂ · 255)².
  private static let (c1, c2) = (6.5025, 58.5225)

  /// Returns the mean similarity of two images, from -1 to 1: 1 for equal images, and -1 for images of different sizes.
  package static func mean(_ a: Bitmap, _ b: Bitmap) -> Double {
    guard a.width == b.width, a.height == b.height else { return -1 }
    let radius = min(radius, (min(a.width, a.height) - 1) / 2)
    let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw.reduce(0, +)
    let weights = raw.map { $0 / total }
    let columns = a.width - 2 * radius
    // The rows of the current window.
    var rows: [Row] = []
    var sum = Components(repeating: 0)
    for y in 0..<a.height {
      // The result of a canceled task is unused.
      if Task.isCancelled { return 0 }
      if rows.count == weights.count { rows.removeFirst() }
      rows.append(row(y, a, b, weights, columns))
      guard rows.count == weights.count else { continue }
      for x in 0..<columns { sum += similarity(at: x, rows, weights) }
    }
    let mean = sum / Double(columns * (a.height - 2 * radius))
    return min((mean.x + mean.y + mean.z) / 3, mean.w)
  }

  private static func row(_ y: Int, _ a: Bitmap, _ b: Bitmap, _ weights: [Double], _ columns: Int) -> Row {
    let (old, new) = (components(ofRow: y, a), components(ofRow: y, b))
    var row = Row(sums: [])
    row.sums.reserveCapacity(columns)
    for x in 0..<columns {
      var (sa, sb) = (Components(repeating: 0), Components(repeating: 0))
      var (saa, sbb, sab) = (sa, sa, sa)
      for (offset, weight) in weights.enumerated() {
        let (p, q) = (old[x + offset], new[x + offset])
        let (wp, wq) = (p * weight, q * weight)
        sa += wp
        sb += wq
        saa += wp * p
        sbb += wq * q
        sab += wp * q
      }
      row.sums.append((sa, sb, saa, sbb, sab))
    }
    return row
  }

  /// Returns red, green, and blue composited over white, and alpha.
  private static func components(ofRow y: Int, _ bitmap: Bitmap) -> [Components] {
    bitmap.withWords(ofRow: y) { words in
      (0..<bitmap.width).map { x in
        let word = words[x]
        let alpha = Double(word >> 24)
        let rest = 255 - alpha
        return Components(
          Double(word & 255) + rest, Double((word >> 8) & 255) + rest, Double((word >> 16) & 255) + rest, alpha)
      }
    }
  }

  private static func similarity(at x: Int, _ rows: [Row], _ weights: [Double]) -> Components {
    var (ma, mb) = (Components(repeating: 0), Components(repeating: 0))
    var (aa, bb, ab) = (ma, ma, ma)
    for (row, weight) in zip(rows, weights) {
      let sums = row.sums[x]
      ma += sums.a * weight
      mb += sums.b * weight
      aa += sums.aa * weight
      bb += sums.bb * weight
      ab += sums.ab * weight
    }
    let (varianceA, varianceB, covariance) = (aa - ma * ma, bb - mb * mb, ab - ma * mb)
    let likeness = (2 * ma * mb + c1) * (2 * covariance + c2)
    return likeness / ((ma * ma + mb * mb + c1) * (varianceA + varianceB + c2))
  }
}
