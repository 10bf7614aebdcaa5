import Arithmetic
import Pixels

/// The pixels beyond the edges of a blurred image.
package enum BlurBorder {
  /// Nothing.
  case clear
  /// The pixels at the edge, repeated.
  case extended
}

/// Blurs images by a Gaussian, along x and y.
///
/// Values are computed with seven fractional bits, alike for all channels of a pixel, so no color exceeds its alpha.
/// The result is within a level or two of the sampled Gaussian, whose tails end at three deviations.
struct GaussianBlur {
  private let x: BlurAxis
  private let y: BlurAxis

  /// The largest standard deviation; larger ones are clamped to it.
  static let largestSigma = 16_384.0

  /// A blur, or nil when there is nothing to do.
  ///
  /// - Parameters:
  ///   - sigmaX: The standard deviation along rows, in pixels; no blur along rows unless it is positive.
  ///   - sigmaY: The standard deviation along columns.
  init?(sigmaX: Double, sigmaY: Double) {
    guard sigmaX > 0 || sigmaY > 0 else { return nil }
    x = BlurAxis(sigma: sigmaX)
    y = BlurAxis(sigma: sigmaY)
  }

  /// Returns the distance that the color of a pixel spreads, in pixels: three standard deviations.
  ///
  /// A whole number is unaffected by the rounding errors of a rotation.
  static func margin(_ sigma: Double) -> Int {
    sigma > 0 ? Int(saturating: (3 * min(sigma, largestSigma) * (1 - 1e-7)).rounded(.up)) : 0
  }

  /// Blurs the pixels of `canvas`.
  ///
  /// - Parameters:
  ///   - canvas: The pixels, premultiplied.
  ///   - border: The pixels beyond them.
  ///   - memory: Memory to work in.
  func apply(to canvas: Canvas, border: BlurBorder, memory: ScratchMemory) {
    guard !canvas.box.isEmpty else { return }
    // Sound: the plane is the canvas' own memory, used only during this call.
    unsafe apply(
      to: BytePlane(
        bytes: canvas.pixel(x: canvas.box.minX, y: canvas.box.minY), bytesPerRow: canvas.bytesPerRow,
        width: canvas.box.maxX - canvas.box.minX, height: canvas.box.maxY - canvas.box.minY, channels: 4),
      border: border, memory: memory)
  }

  /// Blurs all channels of `plane`.
  ///
  /// - Complexity: O(1) for every pixel, for any deviation, plus O(*r*) for every cell, where *r* is the radius in
  ///   cells.
  func apply(to plane: BytePlane, border: BlurBorder, memory: ScratchMemory) {
    guard plane.width > 0, plane.height > 0 else { return }
    let rows = BlurRows(x: x, y: y, plane: plane, border: border, memory: memory)
    for row in 0..<y.sourceCells(for: plane.height) { rows.gather(row) }
    rows.extend()
    rows.spread()
  }
}
