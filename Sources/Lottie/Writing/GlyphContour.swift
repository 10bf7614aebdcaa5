import Encodings

/// A contour of a text's letters that is written once, and moved when the text changes.
struct GlyphContour {
  /// The contour, translated so that its first vertex is at the origin.
  let shape: BezierShape
  /// The position of the first vertex in each frame; nil in frames without the contour.
  private(set) var places: [SIMD2<Double>?]

  /// The distance in points within which contours and positions are considered equal.
  private static let tolerance = 0.004

  init(_ shape: BezierShape) { (self.shape, places) = (shape, []) }

  /// Returns the contours of a text over time.
  ///
  /// A frame without text is nil.
  static func contours(of frames: [[BezierShape]?]) -> [GlyphContour] {
    var result: [GlyphContour] = []
    for (frame, shapes) in frames.enumerated() {
      if frame > 0, shapes == frames[frame - 1] {
        for index in result.indices { result[index].places.append(result[index].places[frame - 1]) }
        continue
      }
      var placed = (shapes ?? []).compactMap { shape in
        shape.vertices.first.map { (shape: shape.moved(by: -$0.point), place: $0.point) }
      }
      // Contours that do not move are matched first, then moving ones in order.
      for stays in [true, false] {
        for index in result.indices where result[index].places.count == frame {
          let found = placed.firstIndex {
            (!stays || result[index].isLast(at: $0.place)) && result[index].shape.isNear($0.shape, tolerance)
          }
          if let found { result[index].places.append(placed.remove(at: found).place) }
        }
      }
      for index in result.indices where result[index].places.count == frame { result[index].places.append(nil) }
      for (shape, place) in placed {
        var contour = GlyphContour(shape)
        contour.places = Array(repeating: nil, count: frame) + [place]
        result.append(contour)
      }
    }
    return result
  }

  private func isLast(at place: SIMD2<Double>) -> Bool {
    guard case let last?? = places.last else { return false }
    return last.isNear(place, Self.tolerance)
  }

  /// The transform of the contour's group: its positions, and a scale of zero in frames without it.
  var transform: JSONValue {
    ["p": Self.held(places), "s": Self.held(places.map { $0 == nil ? .zero : [100, 100] })]
  }

  /// Returns a property with hold keyframes for values that are not nil.
  static func held(_ values: [SIMD2<Double>?]) -> JSONValue {
    func json(_ value: SIMD2<Double>) -> JSONValue {
      [JSONValue(value.x, decimals: 3), JSONValue(value.y, decimals: 3)]
    }
    var keyframes: [JSONValue] = []
    var last: SIMD2<Double>?
    for case (let frame, let value?) in values.enumerated() where last.map({ !$0.isNear(value, tolerance) }) ?? true {
      keyframes.append(["t": .number(Double(frame)), "s": json(value), "h": 1])
      last = value
    }
    let only = values.lazy.compactMap { $0 }.first ?? .zero
    return keyframes.count > 1 ? ["a": 1, "k": .array(keyframes)] : ["a": 0, "k": json(only)]
  }
}

extension SIMD2<Double> {
  fileprivate func isNear(_ other: SIMD2<Double>, _ tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension BezierShape {
  func moved(by way: SIMD2<Double>) -> BezierShape {
    var result = self
    result.vertices = vertices.map { Vertex($0.point + way, before: $0.before + way, after: $0.after + way) }
    return result
  }

  fileprivate func isNear(_ other: BezierShape, _ tolerance: Double) -> Bool {
    isClosed == other.isClosed && vertices.count == other.vertices.count
      && zip(vertices, other.vertices).allSatisfy {
        $0.point.isNear($1.point, tolerance) && $0.before.isNear($1.before, tolerance)
          && $0.after.isNear($1.after, tolerance)
      }
  }
}
