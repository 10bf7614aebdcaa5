package import Geometry
package import Pixels

/// The filters of a rendered image, in pixels.
package struct ImageFilter: Hashable {
  /// The standard deviation of the blur along rows, in pixels.
  package let sigmaX: Double
  /// The standard deviation of the blur along columns, in pixels.
  package let sigmaY: Double
  private let adjustment: ColorAdjustment?
  /// The filter graph, which is applied first.
  private let graph: PlacedFilterGraph?

  /// Creates the filters of a transformed image; nil if they change nothing.
  ///
  /// - Parameters:
  ///   - blurRadius: The standard deviation of a Gaussian blur, in the image's units.
  ///   - adjustment: The color adjustment after the blur; nil for none.
  ///   - graph: The filter graph that is applied first; nil for none.
  ///   - transform: The transform from the image to pixels.
  ///   - center: The point of the image at which the scale is measured.
  package init?(
    blurRadius: Double, adjustment: ColorAdjustment? = nil, after graph: FilterGraph? = nil,
    through transform: Projection, at center: Point
  ) {
    let scale = transform.scale(at: center)
    sigmaX = blurRadius > 0 && scale.width > 0 ? blurRadius * scale.width : 0
    sigmaY = blurRadius > 0 && scale.height > 0 ? blurRadius * scale.height : 0
    self.adjustment = adjustment
    self.graph = graph.map { PlacedFilterGraph($0, through: transform, at: center) }
    guard sigmaX > 0 || sigmaY > 0 || graph != nil || adjustment != nil else { return nil }
  }

  /// The distance in pixels that a pixel's color can spread.
  package var margin: (x: Int, y: Int) {
    let margin = graph?.margin ?? (x: 0, y: 0)
    return (margin.x + GaussianBlur.margin(sigmaX), margin.y + GaussianBlur.margin(sigmaY))
  }

  /// The rectangle that may be painted even if the image is transparent there; nil if there is none.
  package var floodedBox: PixelRect? { graph?.floodedBox }

  /// True if another image is an input.
  package var usesSecondImage: Bool { graph?.usesSecondImage ?? false }

  /// The memory use in addition to the image, in bytes per pixel.
  package var bytesPerPixel: Int { graph?.bytesPerPixel ?? 0 }

  /// Filters all pixels of `canvas`, with another image of the same box if one is an input.
  func apply(
    to canvas: Canvas, with picture: Canvas?, border: BlurBorder, memory: ScratchMemory, surfaces: SurfacePool
  ) {
    graph?.apply(to: canvas, with: picture, memory: memory, surfaces: surfaces)
    GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)?.apply(to: canvas, border: border, memory: memory)
    adjustment?.apply(to: canvas)
  }
}
