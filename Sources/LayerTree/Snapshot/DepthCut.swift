import Geometry

/// The part of the image that a piece of a layer may cover, where planes that pass through each other cut the layer.
struct DepthCut {
  /// A facet, or a piece of one.
  struct Fragment {
    /// The index of the facet.
    let index: Int
    var facet: Facet
    var cut: DepthCut?
  }

  /// The most pieces of all facets; beyond it none is cut.
  private static let maximumPieceCount = 256
  /// The depth of the overlap of a piece with the one in front of it, in points, without a gap between them.
  private static let overlap = 1.0

  private let corners: [Point]

  /// Cuts facets where they pass through each other, the later of two by the plane of the earlier.
  ///
  /// - Parameters:
  ///   - facets: The facets.
  ///   - crossings: The pairs that pass through each other.
  ///   - projections: From the image of each facet to the canvas.
  ///   - mayCut: Asked before each cut.
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

  /// Makes the uncut part around a layer: everything in front of the eye, since sublayers may extend beyond its bounds.
  private init(around box: Rect, through projection: Projection) {
    func around(_ reach: Double) -> [Point] {
      Rect(box.minX - reach, box.minY - reach, box.width + 2 * reach, box.height + 2 * reach).corners
    }
    let reaches = [4 * (box.width + box.height) + 4096, box.width + box.height, 1]
    corners = reaches.lazy.map(around).first { $0.allSatisfy { projection.divisor(at: $0) > 1e-3 } } ?? around(0)
  }

  /// The part at the left of a line, and within a distance at its right.
  private func part(leftOf line: (Point, Point), within distance: Double) -> DepthCut {
    let way = line.1 - line.0
    let length = way.length
    guard length > 0 else { return self }
    /// The distance from the line, positive on its left, with y pointing down.
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

  /// The corners on the canvas.
  func corners(through projection: Projection) -> [Point] { corners.map { projection.apply($0) } }
}
