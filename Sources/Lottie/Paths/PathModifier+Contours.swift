import Arithmetic
import Geometry

extension PathModifier {
  /// Modifies paths at a frame; each path is a list of contours.
  func apply(to paths: inout [[BezierShape]], at frame: Double) {
    switch self {
    case .trim(let start, let end, let offset, let isIndividual, let isCoreAnimation):
      Self.trim(
        &paths, start.value(at: frame).x / 100, end.value(at: frame).x / 100, offset.value(at: frame).x / 360,
        isIndividual: isIndividual, isEven: !isCoreAnimation)
    case .roundCorners(let radius):
      let radius = radius.value(at: frame).x
      guard radius > 0 else { return }
      guard Self.draw(paths, times: 2) else { return }
      paths = paths.map { $0.map { $0.rounded(by: radius) } }
    case .pucker(let amount):
      let amount = amount.value(at: frame).x / 100
      guard amount != 0 else { return }
      paths = paths.map { $0.map { $0.puckered(by: amount) } }
    case .zigZag(let size, let ridges, let isSmooth):
      let size = size.value(at: frame).x
      let ridges = Int(saturating: max(0, min(Self.maximumRidgeCount, ridges.value(at: frame).x.rounded())))
      guard Self.draw(paths, times: ridges + 1) else { return }
      paths = paths.map { $0.map { $0.zigZagged(size, ridges: ridges, isSmooth: isSmooth) } }
    case .twist(let angle, let center):
      let (angle, center) = (angle.value(at: frame).x, center.value(at: frame).lowHalf)
      guard angle != 0 else { return }
      paths = paths.map { Self.twisted($0, angle * .pi / 180, center) }
    case .offset(let amount, let join, let limit):
      let amount = amount.value(at: frame).x
      guard amount != 0 else { return }
      let offset = PathOffset(distance: amount, join: join, miterLimit: max(1, limit.value(at: frame).x))
      guard Self.draw(paths, times: 4) else { return }
      paths = paths.map { offset.apply(to: $0) }
    case .merge: break
    }
  }

  /// Charges the memory budget for outlines that grow by a factor; returns false if the budget is exhausted.
  private static func draw(_ paths: [[BezierShape]], times factor: Int) -> Bool {
    let corners = paths.reduce(0) { $0 + $1.reduce(0) { $0 + $1.vertices.count } }
    let (product, overflows) = corners.multipliedReportingOverflow(by: factor)
    return WorkBudget.current.draw(overflows ? .max : product, .corners)
  }

  private static func trim(
    _ paths: inout [[BezierShape]], _ start: Double, _ end: Double, _ offset: Double, isIndividual: Bool,
    isEven: Bool
  ) {
    func unit(_ value: Double) -> Double { max(0, min(1, value)) }
    var (low, high) = (unit(start), unit(end))
    if low > high { swap(&low, &high) }
    if low == 0, high == 1 { return }
    guard high - low > 1e-7 else {
      paths = paths.map { _ in [] }
      return
    }
    var turn = offset.truncatingRemainder(dividingBy: 1)
    if turn < 0 { turn += 1 }
    low += turn
    high += turn
    if low >= 1 { (low, high) = (low - 1, high - 1) }
    guard isIndividual else {
      paths = paths.map { contours in
        contours.flatMap { contour in
          let measured = MeasuredShape(contour, isEven: isEven)
          return measured.part(from: low * measured.length, to: high * measured.length)
        }
      }
      return
    }
    let measured = paths.map { $0.map { MeasuredShape($0, isEven: isEven) } }
    let total = measured.reduce(0) { $0 + $1.reduce(0) { $0 + $1.length } }
    guard total > 0 else { return }
    let ranges: [(first: Double, last: Double)] = high > 1 ? [(low, 1), (0, high - 1)] : [(low, high)]
    var position = 0.0
    paths = measured.map { contours in
      contours.flatMap { contour -> [BezierShape] in
        defer { position += contour.length }
        return ranges.flatMap { range -> [BezierShape] in
          let first = max(0, range.first * total - position)
          let last = min(contour.length, range.last * total - position)
          return contour.part(from: first, to: last)
        }
      }
    }
  }

  /// Rotates points by an angle that decreases with the distance from the center.
  private static func twisted(
    _ contours: [BezierShape], _ angle: Double, _ center: SIMD2<Double>
  ) -> [BezierShape] {
    let points = contours.flatMap { $0.vertices.map { $0.point - center } }
    let reach = points.map { ($0 * $0).sum().squareRoot() }.max() ?? 0
    guard reach > 0 else { return contours }
    func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
      let way = point - center
      let share = 1 - (way * way).sum().squareRoot() / reach
      let (s, c) = (sin(angle * share), cos(angle * share))
      return center + SIMD2(way.x * c - way.y * s, way.x * s + way.y * c)
    }
    return contours.map { contour in
      var result = contour
      result.vertices = contour.vertices.map {
        .init(turned($0.point), before: turned($0.before), after: turned($0.after))
      }
      return result
    }
  }
}

extension BezierShape {
  /// Returns the contour with its corners replaced by arcs.
  fileprivate func rounded(by radius: Double) -> BezierShape {
    guard vertices.count > 2 else { return self }
    var result = BezierShape(isClosed: isClosed)
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard vertex.isCorner, !isEnd else {
        result.vertices.append(vertex)
        continue
      }
      func place(towards other: Vertex) -> SIMD2<Double> {
        let way = other.point - vertex.point
        let length = (way * way).sum().squareRoot()
        return length > 0 ? vertex.point + way * (min(length / 2, radius) / length) : vertex.point
      }
      let first = place(towards: vertices[(index + vertices.count - 1) % vertices.count])
      let last = place(towards: vertices[(index + 1) % vertices.count])
      result.vertices.append(.init(first, after: first + (vertex.point - first) * PathSource.roundness))
      result.vertices.append(.init(last, before: last + (vertex.point - last) * PathSource.roundness))
    }
    return result
  }

  /// Returns the contour with its vertices pulled toward the center of its bounds and its control points pushed away
  /// from it, or the reverse.
  fileprivate func puckered(by amount: Double) -> BezierShape {
    guard let bounds else { return self }
    let middle = SIMD2(bounds.midX, bounds.midY)
    var result = self
    result.vertices = vertices.map {
      .init(
        $0.point + (middle - $0.point) * amount, before: $0.before - (middle - $0.before) * amount,
        after: $0.after - (middle - $0.after) * amount)
    }
    return result
  }

  /// Returns the contour with zigzags or waves along it.
  fileprivate func zigZagged(_ size: Double, ridges: Int, isSmooth: Bool) -> BezierShape {
    let segments = segments
    guard !segments.isEmpty else { return self }
    var result = BezierShape(isClosed: isClosed)
    // In a clockwise contour, the first vertex moves inward.
    var sign = -1.0
    func add(_ point: Point, _ direction: Point, before: Double, after: Double) {
      let along = direction.normalized.vector
      let moved = point.vector + SIMD2(along.y, -along.x) * (size * sign)
      result.vertices.append(
        isSmooth ? .init(moved, before: moved - along * before, after: moved + along * after) : .init(moved))
      sign = -sign
    }
    // Each tangent is half as long as the distance along the path to the next vertex.
    let reaches = segments.map { ($0.lengths().last ?? 0) / Double(ridges + 1) / 2 }
    for (index, segment) in segments.enumerated() {
      let reach = reaches[index]
      let last = index > 0 ? index - 1 : segments.count - 1
      if index == 0, !isClosed {
        add(segment.start, segment.direction(at: 0), before: 0, after: reach)
      } else {
        add(
          segment.start, segment.direction(at: 0).normalized + segments[last].direction(at: 1).normalized,
          before: reaches[last], after: reach)
      }
      for ridge in 0..<ridges {
        let t = Double(ridge + 1) / Double(ridges + 1)
        let point = segment.isLine ? segment.start + (segment.end - segment.start) * t : segment.point(at: t)
        add(point, segment.direction(at: t), before: reach, after: reach)
      }
    }
    if !isClosed, let last = segments.last {
      add(last.end, last.direction(at: 1), before: reaches.last ?? 0, after: 0)
    }
    return result
  }
}
