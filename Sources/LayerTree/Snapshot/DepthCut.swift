import Geometry

/// The part of the canvas that a piece of a layer may cover after intersecting planes have cut the layer.
struct DepthCut {
  /// A facet, or a piece of one.
  struct Fragment {
    /// The index of the facet.
    let index: Int
    var facet: Facet
    var cut: DepthCut?
  }

  /// The maximum number of pieces of all facets; once it is reached, nothing is cut anymore.
  private static let maximumPieceCount = 256
  /// The overlap of a piece with the one in front of it, in points, which prevents a gap between them.
  private static let overlap = 1.0

  private let corners: [Point]

  /// Cuts intersecting facets, the later of two by the plane of the earlier.
  ///
  /// - Parameters:
  ///   - facets: The facets.
  ///   - crossings: The pairs that intersect.
  ///   - projections: The projection from the plane of each facet to the canvas.
  ///   - mayCut: Called before each cut; returns false to prevent it.
  /// - Returns: The facets or their pieces, in the order of the facets.
  static func pieces(
    of facets: [Facet], crossing crossings: [(Int, Int)], through projections: [Projection], mayCut: () -> Bool
  ) -> [Fragment] {
    var pieces = facets.enumerated().map { [Fragment(index: $0, facet: $1)] }
    var count = facets.count
    for (first, second) in crossings {
      var parts: [Fragment] = []
      for piece in pieces[second] {
        guard count < maximumPieceCount + facets.count,
          let (behind, inFront, line) = piece.facet.cut(by: facets[first]),
          mayCut()
        else {
          parts.append(piece)
          continue
        }
        let whole = piece.cut ?? DepthCut(around: facets[second].box, through: projections[second])
        count += 1
        parts.append(
          Fragment(index: second, facet: behind, cut: whole.part(leftOf: (line.1, line.0), within: overlap)))
        parts.append(Fragment(index: second, facet: inFront, cut: whole.part(leftOf: line, within: 0)))
      }
      pieces[second] = parts
    }
    return pieces.flatMap(\.self)
  }

  private init(_ corners: [Point]) { self.corners = corners }

  /// Creates the uncut region around a layer: everything in front of the viewer, since sublayers may extend beyond the
  /// layer's bounds.
  private init(around box: Rect, through projection: Projection) {
    func around(_ reach: Double) -> [Point] {
      Rect(box.minX - reach, box.minY - reach, box.width + 2 * reach, box.height + 2 * reach).corners
    }
    let reaches = [4 * (box.width + box.height) + 4096, box.width + box.height, 1]
    corners = reaches.lazy.map(around).first { $0.allSatisfy { projection.divisor(at: $0) > 1e-3 } } ?? around(0)
  }

  /// Returns the part to the left of a line, and within a distance to its right.
  private func part(leftOf line: (Point, Point), within distance: Double) -> DepthCut {
    let way = line.1 - line.0
    let length = way.length
    guard length > 0 else { return self }
    /// Returns the distance from the line, positive to its left, with y pointing down.
    func height(_ point: Point) -> Double {
      (way.y * (point.x - line.0.x) - way.x * (point.y - line.0.y)) / length + distance
    }
    var result: [Point] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (height(corner), height(next))
      if here >= 0 { result.append(corner) }
      if here > 0 && there < 0 || here < 0 && there > 0 {
        let share = here / (here - there)
        result.append(Point(corner.x + (next.x - corner.x) * share, corner.y + (next.y - corner.y) * share))
      }
    }
    return DepthCut(result)
  }

  /// Returns the corners on the canvas.
  func corners(through projection: Projection) -> [Point] { corners.map { projection.apply($0) } }
}
