import Geometry

/// Cuts parts out of a line, one after the other.
struct StrokeCutter {
  private let contour: StrokeContour
  /// Parts that begin or end this close to a vertex snap to it, to avoid an extra corner.
  private let tolerance: Double
  /// The segment where the last part began, its start along the line, and its length.
  private var segment = 0
  private var offset = 0.0
  private var length: Double

  /// - Precondition: `contour` has segments.
  init(_ contour: StrokeContour, length: Double) {
    self.contour = contour
    tolerance = 1e-9 * length
    self.length = contour.length(ofSegment: 0)
  }

  /// The part of the line in a range of its length; ranges must be requested in ascending order.
  ///
  /// The end of a closed line may lie beyond its length.
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

  /// The point of the segment at a position along the line, with the direction of a curve there.
  private func vertex(at position: Double) -> StrokeVertex {
    let (a, b) = (contour.vertices[segment], contour.vertex(after: segment))
    let fraction = length > 0 ? ((position - offset) / length).clampedToUnit : 0
    let direction = (a.leaving * (1 - fraction) + b.arriving * fraction).normalized
    return StrokeVertex(point: a.point + (b.point - a.point) * fraction, arriving: direction, leaving: direction)
  }
}
