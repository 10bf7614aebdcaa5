import Arithmetic
import Geometry

extension PathModifier {
  /// Changes paths, each of them some contours, at a frame.
  func apply(to paths: inout [[BezierShape]], at frame: Double) {
    switch self {
    case .trim(let start, let end, let offset, let isIndividual):
      Self.trim(
        &paths, start.value(at: frame).x / 100, end.value(at: frame).x / 100, offset.value(at: frame).x / 360,
        isIndividual: isIndividual)
    case .roundCorners(let radius):
      let radius = radius.value(at: frame).x
      guard radius > 0 else { return }
      paths = paths.map { $0.map { $0.rounded(by: radius) } }
    case .pucker(let amount):
      let amount = amount.value(at: frame).x / 100
      guard amount != 0 else { return }
      paths = paths.map { $0.map { $0.puckered(by: amount) } }
    case .zigZag(let size, let ridges, let isSmooth):
      let (size, ridges) = (size.value(at: frame).x, ridges.value(at: frame).x)
      paths = paths.map { $0.map { $0.zigZagged(size, ridges: Int(max(0, min(1000, ridges))), isSmooth: isSmooth) } }
    case .twist(let angle, let center):
      let (angle, center) = (angle.value(at: frame).x, center.value(at: frame).lowHalf)
      guard angle != 0 else { return }
      paths = paths.map { Self.twisted($0, angle * .pi / 180, center) }
    case .offset(let amount, let join, let limit):
      let amount = amount.value(at: frame).x
      guard amount != 0 else { return }
      let limit = limit.value(at: frame).x
      paths = paths.map { $0.map { $0.offset(by: amount, join: join, miterLimit: limit) } }
    case .merge: break
    }
  }

  private static func trim(
    _ paths: inout [[BezierShape]], _ start: Double, _ end: Double, _ offset: Double, isIndividual: Bool
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
          let measured = MeasuredShape(contour)
          return measured.part(from: low * measured.length, to: high * measured.length)
        }
      }
      return
    }
    let measured = paths.map { $0.map(MeasuredShape.init) }
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

  /// Twists points near the center more than distant ones.
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
  /// The contour with its corners replaced by arcs.
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

  /// The contour with its vertices pulled to the center and its curves pushed away from it, or the reverse.
  fileprivate func puckered(by amount: Double) -> BezierShape {
    guard !vertices.isEmpty else { return self }
    let middle = vertices.reduce(SIMD2<Double>.zero) { $0 + $1.point } / Double(vertices.count)
    var result = self
    result.vertices = vertices.map {
      .init(
        $0.point + (middle - $0.point) * amount, before: $0.before - (middle - $0.before) * amount,
        after: $0.after - (middle - $0.after) * amount)
    }
    return result
  }

  /// The contour with waves along it.
  fileprivate func zigZagged(_ size: Double, ridges: Int, isSmooth: Bool) -> BezierShape {
    let segments = segments
    guard !segments.isEmpty else { return self }
    var result = BezierShape(isClosed: isClosed)
    var sign = 1.0
    func add(_ point: SIMD2<Double>, _ direction: SIMD2<Double>, reach: Double) {
      let length = (direction * direction).sum().squareRoot()
      let unit = length > 0 ? direction / length : .zero
      let moved = point + SIMD2(unit.y, -unit.x) * (size * sign)
      let along = isSmooth ? unit * reach : .zero
      result.vertices.append(.init(moved, before: moved - along, after: moved + along))
      sign = -sign
    }
    for (index, segment) in segments.enumerated() {
      let reach = (segment.lengths().last ?? 0) / Double(ridges + 1) / 2
      let isFirst = index == 0 && !isClosed
      let before = isFirst ? segment : segments[(index + segments.count - 1) % segments.count]
      add(
        segment.start, isFirst ? segment.direction(at: 0) : segment.direction(at: 0) + before.direction(at: 1),
        reach: reach)
      for ridge in 0..<ridges {
        let t = Double(ridge + 1) / Double(ridges + 1)
        add(segment.point(at: t), segment.direction(at: t), reach: reach)
      }
    }
    if !isClosed, let last = segments.last { add(last.end, last.direction(at: 1), reach: 0) }
    return result
  }

  /// The contour moved outwards by an amount, or inwards where that is negative.
  fileprivate func offset(by amount: Double, join: LineJoin, miterLimit: Double) -> BezierShape {
    var pieces: [CubicCurve] = []
    for segment in segments {
      // Parts so short that the curve beside them has the same form.
      guard !segment.isLine else {
        pieces.append(segment)
        continue
      }
      for step in 0..<4 { pieces.append(segment.part(from: Double(step) / 4, to: Double(step + 1) / 4)) }
    }
    let area = pieces.reduce(0) { $0 + $1.start.x * $1.end.y - $1.start.y * $1.end.x }
    let distance = area < 0 ? -amount : amount
    func normal(_ direction: SIMD2<Double>) -> SIMD2<Double> {
      let length = (direction * direction).sum().squareRoot()
      return length > 0 ? SIMD2(direction.y, -direction.x) / length : .zero
    }
    let moved = pieces.compactMap { piece -> CubicCurve? in
      let (a, b) = (normal(piece.direction(at: 0)), normal(piece.direction(at: 1)))
      if a == .zero, b == .zero { return nil }
      if piece.isLine {
        return CubicCurve(
          piece.start + a * distance, piece.start + a * distance, piece.end + a * distance, piece.end + a * distance)
      }
      return CubicCurve(
        piece.start + a * distance, piece.control1 + a * distance, piece.control2 + b * distance,
        piece.end + b * distance)
    }
    var result = BezierShape(isClosed: isClosed)
    for (index, piece) in moved.enumerated() {
      let isFirst = index == 0 && !isClosed
      let before = moved[(index + moved.count - 1) % moved.count]
      let way = piece.start - before.end
      if isFirst || (way * way).sum() < 1e-6 {
        result.vertices.append(
          .init(piece.start, before: isFirst ? piece.start : before.control2, after: piece.control1))
        continue
      }
      result.vertices.append(.init(before.end, before: before.control2))
      // The tangents of both pieces meet in the corner.
      let (u, v) = (before.direction(at: 1), piece.direction(at: 0))
      let cross = u.x * v.y - u.y * v.x
      if join == .miter, abs(cross) > 1e-9 {
        let t = (way.x * v.y - way.y * v.x) / cross
        let corner = before.end + u * t
        let reach = corner - before.end
        if (reach * reach).sum().squareRoot() <= abs(distance) * max(1, miterLimit) {
          result.vertices.append(.init(corner))
        }
      }
      result.vertices.append(.init(piece.start, after: piece.control1))
    }
    if !isClosed, let last = moved.last { result.vertices.append(.init(last.end, before: last.control2)) }
    return result
  }
}
