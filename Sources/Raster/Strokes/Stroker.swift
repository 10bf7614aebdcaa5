import Geometry

/// Converts lines to the outlines of strokes.
///
/// An outline consists of one side of the line, forward, and the other, backward. Each side encloses the area between
/// itself and the line, always in the same direction. Where the line turns too sharply for its width, the side goes
/// back to the line and out again. So overlapping areas are wound around several times, and never cancel.
struct Stroker {
  private let halfWidth: Double
  private let cap: LineCap
  private let join: LineJoin
  private let miterLimit: Double
  private let step: ArcStep
  /// The cosine of the largest angle between lines that needs no join.
  private let straightCosine: Double
  /// The cosine of the largest angle between lines that are merged where a curve is narrower than the stroke.
  private let joinedCosine: Double
  private var outline = Polyline()
  private var segments: [StrokeSide] = []
  /// The vertices between the segments.
  private var corners: [StrokeVertex] = []

  /// Strokes `path`.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - style: The style of the stroke.
  ///   - scale: The maximum number of pixels per unit of the path.
  /// - Returns: The outline, to be filled with the nonzero rule; empty if nothing is visible.
  static func outline(of path: Path, style: StrokeStyle, scale: Double) -> Polyline {
    guard style.width > 0, style.width.isFinite, style.start < style.end else { return Polyline() }
    var stroker = Stroker(style, scale: scale, elementCount: path.elements.count)
    var flattener = StrokeFlattener(scale: scale, step: stroker.step)
    flattener.add(path)
    let lengths = flattener.contours.map(\.length)
    let total = lengths.reduce(0, +)
    guard total.isFinite else { return Polyline() }
    let dashes = style.dashes.count(length: total) < stroker.maximumDashCount ? style.dashes : DashPattern()
    var offset = 0.0
    for (contour, length) in zip(flattener.contours, lengths) {
      let range = (style.start * total - offset, style.end * total - offset)
      offset += length
      guard let part = contour.part(from: range.0, to: range.1, length: length) else { continue }
      stroker.add(part, dashes: dashes)
    }
    return stroker.outline
  }

  private init(_ style: StrokeStyle, scale: Double, elementCount: Int) {
    halfWidth = style.width / 2
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
    step = ArcStep(radiusPixels: halfWidth * scale, arcCount: elementCount)
    // At this angle, the gap between two sides is less than a hundredth of a pixel wide.
    let angle = min(0.01 / (halfWidth * scale), 0.1)
    straightCosine = 1 - angle * angle / 2
    // At this angle, the side of a chord is nowhere farther out than the side of the arc by more than a thirtieth of a
    // pixel.
    joinedCosine = max(0.9, 1 - 8 * 0.03 / (halfWidth * scale) / 2)
  }

  /// The number of lines that are not merged at each end of a narrow part of a curve.
  private static let endingLines = 2

  /// The number of dashes at which strokes become solid: half a million, or fewer if they have round ends.
  private var maximumDashCount: Double { 4_194_304 / (8 + (cap == .round ? 2 * step.halfTurnSteps : 0)) }

  private mutating func add(_ contour: StrokeContour, dashes: DashPattern) {
    let length = contour.length
    guard length > 0, let dashes = dashes.dashes(length: length, isClosed: contour.isClosed) else {
      return add(contour)
    }
    var cutter = StrokeCutter(contour, length: length)
    for dash in dashes { add(cutter.part(dash)) }
  }

  private mutating func add(_ contour: StrokeContour) {
    if contour.isThereAndBack {
      // As a closed line, it would be stroked twice.
      return addOpen(contour.opened, cap: join == .round ? .round : .butt)
    }
    guard contour.isClosed else { return addOpen(contour, cap: cap) }
    addSide(of: contour, isForward: true)
    outline.endContour()
    addSide(of: contour.reversed, isForward: false)
    outline.endContour()
  }

  private mutating func addOpen(_ contour: StrokeContour, cap: LineCap) {
    guard let first = contour.vertices.first, let last = contour.vertices.last else { return }
    addSide(of: contour, isForward: true)
    addCap(cap, at: last.point, direction: last.arriving)
    addSide(of: contour.reversed, isForward: false)
    addCap(cap, at: first.point, direction: first.leaving * -1)
    outline.endContour()
  }

  /// Adds the cap between both sides at an end, where the line arrives in `direction`.
  private mutating func addCap(_ cap: LineCap, at point: Point, direction: Point) {
    let normal = direction.leftNormal
    switch cap {
    case .butt: break
    case .square:
      outline.append(point + (normal + direction) * halfWidth)
      outline.append(point + (direction - normal) * halfWidth)
    case .round: addArc(around: point, from: normal, to: normal * -1)
    }
  }

  /// Adds the points of an arc, clockwise, without its ends.
  private mutating func addArc(around point: Point, from first: Point, to last: Point) {
    var normal = first
    while normal.dot(last) < step.cosine - 1e-9 {
      normal = step.turned(normal)
      outline.append(point + normal * (halfWidth * step.reach))
    }
  }
}

extension Stroker {
  /// Adds the left side of `contour`.
  private mutating func addSide(of contour: StrokeContour, isForward: Bool) {
    measure(contour, isForward: isForward)
    for (index, vertex) in corners.enumerated() {
      let before = index > 0 ? segments[index - 1] : contour.isClosed ? segments.last : nil
      let after = index < segments.count ? segments[index] : nil
      addCorner(vertex, turn: turn(at: vertex, isForward: isForward), before: before, after: after)
    }
  }

  private func turn(at vertex: StrokeVertex, isForward: Bool) -> StrokeTurn {
    StrokeTurn(from: vertex.arriving, to: vertex.leaving, straightCosine: straightCosine, isForward: isForward)
  }

  /// Measures the length of each segment's left side.
  private mutating func measure(_ contour: StrokeContour, isForward: Bool) {
    segments.removeAll(keepingCapacity: true)
    for index in 0..<contour.segmentCount {
      let (a, b) = (contour.vertices[index], contour.vertex(after: index))
      let direction = (b.point - a.point).normalized
      let start = a.point + a.leaving.leftNormal * halfWidth
      let end = b.point + b.arriving.leftNormal * halfWidth
      let room = (end - start).dot(direction)
      let needed =
        (turn(at: a, isForward: isForward).innerLength + turn(at: b, isForward: isForward).innerLength) * halfWidth
      segments.append(StrokeSide(direction: direction, isInverted: room < 0, isTight: room < needed))
    }
    corners = contour.vertices
    if segments.contains(where: \.isInverted) { joinInvertedSides() }
  }

  /// Merges lines where a curve is narrower than the stroke, except at the ends of such a part.
  ///
  /// Otherwise, the side of each line would extend across the curve's center, and cross all others there.
  private mutating func joinInvertedSides() {
    let (sides, vertices) = (segments, corners)
    segments.removeAll(keepingCapacity: true)
    corners.removeAll(keepingCapacity: true)
    // The end of the lines, beginning with the current one, whose sides run backward within the same curve.
    var end = 0
    var (first, start) = (0, 0)
    for index in sides.indices {
      if index >= end {
        (start, end) = (index, index + 1)
        if sides[index].isInverted {
          while end < sides.count, sides[end].isInverted, vertices[end].isSmooth { end += 1 }
        }
      }
      let isInside = index > start + Self.endingLines && index < end - Self.endingLines
      if isInside, sides[first].direction.dot(sides[index].direction) > joinedCosine {
        let next = vertices[index + 1 < vertices.count ? index + 1 : 0].point
        segments[segments.count - 1].direction = (next - vertices[first].point).normalized
        segments[segments.count - 1].isTight = segments[segments.count - 1].isTight || sides[index].isTight
      } else {
        first = index
        segments.append(sides[index])
        corners.append(vertices[index])
      }
    }
    // This is the end of an open line.
    if vertices.count > sides.count, let last = vertices.last { corners.append(last) }
  }

  /// Adds the left side at a vertex, from the end of the previous segment to the beginning of the next one.
  private mutating func addCorner(_ vertex: StrokeVertex, turn: StrokeTurn, before: StrokeSide?, after: StrokeSide?) {
    let point = vertex.point
    let isInvertedBefore = before?.isInverted ?? false
    let isInvertedAfter = after?.isInverted ?? false
    if isInvertedBefore, let before {
      outline.append(point + before.direction.leftNormal * halfWidth)
      outline.append(point)
    }
    let (arriving, leaving) = (vertex.arriving.leftNormal, vertex.leaving.leftNormal)
    switch turn {
    case .straight where isInvertedBefore && isInvertedAfter: break
    case .straight:
      outline.append(point + leaving * (halfWidth * vertex.reach))
    case .outer(let cosine):
      addJoin(vertex.isCorner ? join : .round, around: point, from: arriving, to: leaving, cosine: cosine)
    case .inner(let cosine, _):
      if isInvertedBefore || isInvertedAfter || before?.isTight ?? false || after?.isTight ?? false {
        if !isInvertedBefore { outline.append(point + arriving * halfWidth) }
        outline.append(point)
        if !isInvertedAfter { outline.append(point + leaving * halfWidth) }
      } else {
        outline.append(point + (arriving + leaving) * (halfWidth / (1 + cosine)))
      }
    }
    if isInvertedAfter, let after {
      outline.append(point)
      outline.append(point + after.direction.leftNormal * halfWidth)
    }
  }

  private mutating func addJoin(
    _ join: LineJoin, around point: Point, from first: Point, to last: Point, cosine: Double
  ) {
    // The miter is 1 / cos(θ/2) times as long as the line is wide.
    if join == .miter, 2 <= miterLimit * miterLimit * (1 + cosine), cosine > -0.999_999 {
      outline.append(point + (first + last) * (halfWidth / (1 + cosine)))
      return
    }
    outline.append(point + first * halfWidth)
    if join == .round { addArc(around: point, from: first, to: last) }
    outline.append(point + last * halfWidth)
  }
}

/// The left side of a stroke along one straight segment.
struct StrokeSide {
  /// The direction of the segment.
  var direction: Point
  /// True if the side would run backward, as it does within curves that are narrower than the stroke.
  var isInverted: Bool
  /// True if the side is too short to meet its neighbors' ends.
  var isTight: Bool
}
