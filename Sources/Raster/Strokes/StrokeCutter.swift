import Geometry

/// Cuts consecutive parts out of a line.
struct StrokeCutter {
  private let contour: StrokeContour
  /// The distance within which the ends of parts snap to a vertex, to avoid an additional corner.
  private let tolerance: Double
  /// The segment in which the last part began, with its start along the line, and its length.
  private var segment = 0
  private var offset = 0.0
  private var length: Double

  /// - Precondition: `contour` has segments.
  init(_ contour: StrokeContour, length: Double) {
    self.contour = contour
    tolerance = 1e-9 * length
    self.length = contour.length(ofSegment: 0)
  }

  /// Returns the part of the line in a range of its length; ranges must be requested in ascending order.
  ///
  /// A range of a closed line may extend beyond its length.
  mutating func part(_ range: ClosedRange<Double>) -> StrokeContour {
    while range.lowerBound > offset + length - tolerance, segment + 1 < contour.segmentCount { advance() }
    var cutter = self
    var vertices = [cutter.vertex(at: range.lowerBound)]
    while range.upperBound > cutter.offset + cutter.length + tolerance,
      contour.isClosed || cutter.segment + 1 < contour.segmentCount
    {
      vertices.append(contour.vertex(after: cutter.segment))
      cutter.advance()
    }
    if range.upperBound > range.lowerBound { vertices.append(cutter.vertex(at: range.upperBound)) }
    return StrokeContour(vertices: vertices, isClosed: false)
  }

  private mutating func advance() {
    offset += length
    segment = segment + 1 < contour.segmentCount ? segment + 1 : 0
    length = contour.length(ofSegment: segment)
  }

  /// Returns the point of the segment at a position along the line, with the direction of the curve there.
  private func vertex(at position: Double) -> StrokeVertex {
    let (a, b) = (contour.vertices[segment], contour.vertex(after: segment))
    let fraction = length > 0 ? ((position - offset) / length).clampedToUnit : 0
    let direction = (a.leaving * (1 - fraction) + b.arriving * fraction).normalized
    return StrokeVertex(point: a.point + (b.point - a.point) * fraction, arriving: direction, leaving: direction)
  }
}
