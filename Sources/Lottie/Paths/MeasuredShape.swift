import Geometry

/// A contour with the lengths of its segments, used to cut out parts.
struct MeasuredShape {
  private let segments: [CubicBezier]
  private let lengths: [[Double]]
  let isClosed: Bool
  /// The total length.
  let length: Double

  /// Measures a contour.
  ///
  /// - Parameters:
  ///   - shape: The contour.
  ///   - isEven: True if segments are cut by arc length, false if they are cut by curve parameter.
  init(_ shape: BezierShape, isEven: Bool = true) {
    segments = shape.segments
    isClosed = shape.isClosed
    lengths = segments.map { segment in
      if segment.isLine {
        return [0, (segment.end - segment.start).length]
      }
      let lengths = segment.lengths()
      return isEven ? lengths : [0, lengths.last ?? 0]
    }
    length = lengths.reduce(0) { $0 + ($1.last ?? 0) }
  }

  /// Returns the part between two distances from the start; the second may be beyond the end of the contour, where it
  /// wraps around.
  func part(from start: Double, to end: Double) -> [BezierShape] {
    guard end > start, length > 0 else { return [] }
    var runs: [[CubicBezier]] = []
    if end <= length {
      runs = [curves(from: start, to: end)]
    } else if isClosed {
      runs = [curves(from: start, to: length) + curves(from: 0, to: end - length)]
    } else {
      runs = [curves(from: start, to: length), curves(from: 0, to: end - length)]
    }
    return runs.compactMap { run in
      guard let first = run.first else { return nil }
      var shape = BezierShape(vertices: [.init(first.start.vector, after: first.control1.vector)])
      for (index, curve) in run.enumerated() {
        let next = index + 1 < run.count ? run[index + 1].control1 : curve.end
        shape.vertices.append(.init(curve.end.vector, before: curve.control2.vector, after: next.vector))
      }
      return shape
    }
  }

  /// Returns the point at a distance from the start, and a vector along the contour there; nil if the contour has no
  /// length.
  ///
  /// A closed contour wraps around; an open one is extended in straight lines beyond both ends.
  func location(at distance: Double) -> (point: Point, direction: Point)? {
    guard let first = segments.first, let last = segments.last, length > 0 else { return nil }
    var distance = distance
    if isClosed {
      distance = distance.truncatingRemainder(dividingBy: length)
      if distance < 0 { distance += length }
    } else if distance < 0 || distance > length {
      let direction = distance < 0 ? first.direction(at: 0) : last.direction(at: 1)
      let size = direction.length
      let rest = distance < 0 ? distance : distance - length
      return ((distance < 0 ? first.start : last.end) + (size > 0 ? direction * (rest / size) : .zero), direction)
    }
    var position = 0.0
    for (segment, lengths) in zip(segments, lengths) {
      let own = lengths.last ?? 0
      if own > 0, distance <= position + own {
        let parameter = Self.parameter(at: distance - position, lengths)
        if segment.isLine {
          // The point of a line is linear in this parameter, unlike the point of a cubic curve with its control points
          // at the ends.
          let way = segment.end - segment.start
          return (segment.start + way * parameter, way)
        }
        return (segment.point(at: parameter), segment.direction(at: parameter))
      }
      position += own
    }
    return (last.end, last.direction(at: 1))
  }

  private func curves(from start: Double, to end: Double) -> [CubicBezier] {
    var result: [CubicBezier] = []
    var position = 0.0
    for (segment, lengths) in zip(segments, lengths) {
      let own = lengths.last ?? 0
      defer { position += own }
      guard own > 0, position < end, position + own > start else { continue }
      let first = Self.parameter(at: start - position, lengths)
      let last = Self.parameter(at: end - position, lengths)
      guard last > first else { continue }
      result.append(first > 0 || last < 1 ? segment.part(from: first, to: last) : segment)
    }
    return result
  }

  /// Returns the curve parameter at a distance from the start of a segment.
  private static func parameter(at distance: Double, _ lengths: [Double]) -> Double {
    guard distance > 0 else { return 0 }
    guard let total = lengths.last, distance < total else { return 1 }
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= distance { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    return (Double(low) + (step > 0 ? (distance - lengths[low]) / step : 0)) / Double(lengths.count - 1)
  }
}
