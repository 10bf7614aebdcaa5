import Arithmetic
import Geometry

/// Offsets outlines by a distance.
///
/// Closed contours grow, or shrink if the distance is negative. As in After Effects, an open contour becomes a band
/// that extends to both sides of it; the ends of the band are flat, or semicircles if joins are round.
struct PathOffset {
  /// An offset curve, with the unit directions at its ends.
  private struct OffsetCurve {
    var curve: CubicBezier
    var first: Point
    var last: Point
    /// The original point at the start of the curve: the center of the corner.
    var corner: Point
  }

  /// The largest turn of a curve that is not subdivided, in radians.
  private static let widestTurn = Double.pi / 8

  var distance: Double
  var join: LineJoin
  /// The maximum length of a miter, as a multiple of the distance.
  var miterLimit: Double

  /// Returns the offset outlines of contours.
  func apply(to contours: [BezierShape]) -> [BezierShape] {
    guard distance != 0 else { return contours }
    var path = Path()
    let area = contours.reduce(0) { $0 + ($1.isClosed ? $1.area : 0) }
    for contour in contours {
      if contour.isClosed {
        // Along a clockwise contour, the outside is on the left.
        closed(area < 0 ? contour.reversed : contour).append(to: &path)
      } else {
        band(along: contour).append(to: &path)
      }
    }
    // Curves that are offset too far inward enclose the remaining area in the opposite direction, and the clockwise
    // fill rule removes them.
    return Path.combining([path], by: .clockwise).map(BezierShape.contours(of:)) ?? BezierShape.contours(of: path)
  }

  private func closed(_ contour: BezierShape) -> BezierShape {
    let pieces = pieces(along: contour, at: distance)
    return joined(pieces, isJoined: pieces.indices.map { _ in true }, distance)
  }

  private func band(along contour: BezierShape) -> BezierShape {
    let width = abs(distance)
    let there = pieces(along: contour, at: width)
    let back = pieces(along: contour.reversed, at: width)
    let isJoined = [there, back].flatMap { side in side.indices.map { $0 > 0 || join == .round } }
    return joined(there + back, isJoined: isJoined, width)
  }

  /// Returns the offset curves of a contour, on the left of its direction.
  private func pieces(along contour: BezierShape, at distance: Double) -> [OffsetCurve] {
    contour.segments.flatMap { segment -> [OffsetCurve] in
      let count = segment.isLine ? 1 : max(1, min(16, Int(saturating: (segment.turn / Self.widestTurn).rounded(.up))))
      return (0..<count).compactMap { index in
        let part = segment.part(from: Double(index) / Double(count), to: Double(index + 1) / Double(count))
        let (first, last) = (part.direction(at: 0).normalized, part.direction(at: 1).normalized)
        guard first != .zero, last != .zero else { return nil }
        let (start, end) = (part.start + Self.left(first) * distance, part.end + Self.left(last) * distance)
        // The offset of an arc is another arc, with its tangents scaled in proportion.
        let (before, after) = (part.end - part.start, end - start)
        let size = Self.dot(before, before)
        let factor = size > 0 ? Self.dot(before, after) / size : 1
        let curve =
          part.isLine
          ? CubicBezier(lineFrom: start, to: end)
          : CubicBezier(
            from: start, control1: start + (part.control1 - part.start) * factor,
            control2: end + (part.control2 - part.end) * factor, to: end)
        return OffsetCurve(curve: curve, first: first, last: last, corner: part.start)
      }
    }
  }

  private func joined(_ pieces: [OffsetCurve], isJoined: [Bool], _ distance: Double) -> BezierShape {
    var result = BezierShape(isClosed: true)
    for (index, piece) in pieces.enumerated() {
      let before = pieces[(index + pieces.count - 1) % pieces.count]
      let gap = piece.curve.start - before.curve.end
      if Self.dot(gap, gap) < 1e-12 {
        result.vertices.append(
          .init(
            piece.curve.start.vector, before: before.curve.control2.vector, after: piece.curve.control1.vector))
        continue
      }
      result.vertices.append(.init(before.curve.end.vector, before: before.curve.control2.vector))
      if isJoined[index] { addCorner(from: before, to: piece, distance, to: &result) }
      // A round corner already ends with this point.
      if result.vertices.last?.point != piece.curve.start.vector {
        result.vertices.append(.init(piece.curve.start.vector))
      }
      result.vertices[result.vertices.count - 1].after = piece.curve.control1.vector
    }
    return result
  }

  /// Appends the corner between the ends of two curves.
  private func addCorner(
    from before: OffsetCurve, to piece: OffsetCurve, _ distance: Double, to result: inout BezierShape
  ) {
    let (u, v) = (before.last, piece.first)
    let (dot, cross) = (Self.dot(u, v), u.x * v.y - u.y * v.x)
    guard cross * distance > 0 || dot < -1 + 1e-9 else {
      // On the inner side of a corner, the outline passes through the original corner, so that it never encloses area
      // outside.
      result.vertices.append(.init(piece.corner.vector))
      return
    }
    switch join {
    case .bevel: break
    case .round: addArc(from: u, turning: atan2(abs(cross), dot), about: piece, distance, to: &result)
    case .miter:
      // The length of a miter is the distance divided by the cosine of half the turn.
      let share = (1 + dot) / 2
      guard share > 0, 1 / share <= miterLimit * miterLimit else { return }
      let corner = piece.corner + (Self.left(u) + Self.left(v)) * (distance / (2 * share))
      result.vertices.append(.init(corner.vector))
    }
  }

  /// Appends an arc around a corner that ends at the start of a curve.
  private func addArc(
    from start: Point, turning turn: Double, about piece: OffsetCurve, _ distance: Double,
    to result: inout BezierShape
  ) {
    let count = max(1, Int(saturating: (turn / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(count) * (distance < 0 ? -1 : 1)
    let (s, c) = (sin(step), cos(step))
    let reach = 4 / 3 * tan(step / 4) * distance
    var direction = start
    for index in 0...count {
      let point = index < count ? piece.corner + Self.left(direction) * distance : piece.curve.start
      let (before, after) = (point - direction * reach, point + direction * reach)
      if index == 0 {
        result.vertices[result.vertices.count - 1].after = after.vector
      } else {
        let next = index < count ? after : point
        result.vertices.append(.init(point.vector, before: before.vector, after: next.vector))
      }
      direction = Point(direction.x * c - direction.y * s, direction.x * s + direction.y * c)
    }
  }

  private static func left(_ direction: Point) -> Point { Point(direction.y, -direction.x) }

  private static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }
}
