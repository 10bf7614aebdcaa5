import Arithmetic
import Pixels

/// The pixels beyond the edges of a blurred image.
package enum BlurBorder {
  /// Transparent pixels.
  case clear
  /// Repetitions of the pixels at the edge.
  case extended
}

/// Blurs images with a Gaussian, along x and y.
///
/// Values have seven fractional bits, and all channels of a pixel are treated alike, so no color exceeds its alpha. The
/// result is within one or two levels of the sampled Gaussian, whose tails are cut at three standard deviations.
struct GaussianBlur {
  private let x: BlurAxis
  private let y: BlurAxis

  /// The largest standard deviation; larger ones are clamped to it.
  static let maximumSigma = 16_384.0

  /// Creates a blur; nil if it would change nothing.
  ///
  /// - Parameters:
  ///   - sigmaX: The standard deviation along rows, in pixels; no blur along rows unless it is positive.
  ///   - sigmaY: The standard deviation along columns, in pixels; no blur along columns unless it is positive.
  init?(sigmaX: Double, sigmaY: Double) {
    guard sigmaX > 0 || sigmaY > 0 else { return nil }
    x = BlurAxis(sigma: sigmaX)
    y = BlurAxis(sigma: sigmaY)
  }

  /// Returns the distance that the color of a pixel spreads, in pixels: three standard deviations.
  ///
  /// A whole number is not affected by the rounding errors of a rotation.
  static func margin(_ sigma: Double) -> Int {
    sigma > 0 ? Int(saturating: (3 * min(sigma, maximumSigma) * (1 - 1e-7)).rounded(.up)) : 0
  }

  /// Blurs the pixels of `canvas`.
  ///
  /// - Parameters:
  ///   - canvas: The pixels, premultiplied.
  ///   - border: The pixels beyond the edges.
  ///   - memory: The working memory.
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
  /// - Complexity: O(1) per pixel, for any deviation, plus O(*r*) per cell, where *r* is the radius in cells.
  func apply(to plane: BytePlane, border: BlurBorder, memory: ScratchMemory) {
    guard plane.width > 0, plane.height > 0 else { return }
    let rows = BlurRows(x: x, y: y, plane: plane, border: border, memory: memory)
    for row in 0..<y.sourceCells(for: plane.height) { rows.gather(row) }
    rows.extend()
    rows.spread()
  }
}
