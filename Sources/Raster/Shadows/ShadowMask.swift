import Arithmetic
import Geometry
import Pixels

/// The darkness of a shadow in cells of a quarter of its standard deviation, which are fine enough for the blur.
///
/// The deviation accounts for the size of the cells and for the linear interpolation between them.
package struct ShadowMask {
  let columns: Int
  let rows: Int
  /// The darkness of each cell, from 0 to 255, row by row.
  package let values: [UInt8]

  /// The number of cells per standard deviation.
  static let cellsPerSigma = 4.0
  /// The number of cells around the outline: three standard deviations, and a few empty ones.
  static let margin = 15
  /// The maximum number of cells.
  static let maximumCellCount = 1 << 18

  /// Returns the number of cells across `extent`, given in units of the deviation, including the margin; nil if there
  /// are too many.
  static func cells(across extent: Double) -> Int? {
    let cells = (extent * cellsPerSigma).rounded(.up)
    return cells >= 0 && cells <= 1024 ? Int(saturating: cells) + 2 * margin : nil
  }

  /// Renders and blurs the shadow that `key` describes.
  init(_ key: ShadowKey, cells: inout CoverageCells, surface: Surface, memory: ScratchMemory) {
    let extent = key.source.extent
    columns = ShadowMask.cells(across: extent.width / key.radius) ?? 1
    rows = ShadowMask.cells(across: extent.height / key.radius) ?? 1
    let scale = ShadowMask.cellsPerSigma / key.radius
    let box = PixelRect(minX: 0, minY: 0, maxX: columns, maxY: rows)
    let canvas = surface.canvas(for: box)
    let margin = Double(ShadowMask.margin)
    let transform = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: margin - extent.minX * scale, ty: margin - extent.minY * scale)
    var edges = EdgeList()
    let outline = edges.append(
      key.source.flattened(for: FlatteningScale(magnification: scale)), through: transform, within: box)
    if let outline {
      var paint = SolidPaint(PremultipliedColor(.black, opacity: 1))
      cells.fill(
        edges.edges.span.extracting(outline.edges), rule: .nonZero, box: outline.box, with: &paint, onto: canvas)
    }
    let sigma = (ShadowMask.cellsPerSigma * ShadowMask.cellsPerSigma - 0.25).squareRoot()
    GaussianBlur(sigmaX: sigma, sigmaY: sigma)?.apply(to: canvas, border: .clear, memory: memory)
    var values: [UInt8] = []
    // Budget: `maximumCellCount`.
    values.reserveCapacity(columns * rows)
    for y in 0..<rows {
      // Sound: the canvas contains all these pixels; alpha is the last of four bytes.
      for x in 0..<columns { unsafe values.append(canvas.pixel(x: x, y: y).load(fromByteOffset: 3, as: UInt8.self)) }
    }
    self.values = values
  }
}

/// The key of a shadow, independent of its position and color.
package struct ShadowKey: Hashable {
  /// The outline that casts the shadow.
  package var source: OutlineSource
  /// The standard deviation of the blur, in units of the outline.
  package var radius: Double
}
