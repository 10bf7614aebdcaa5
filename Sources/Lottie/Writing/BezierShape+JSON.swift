import Encodings

extension BezierShape {
  /// The contour in Lottie's notation, with handles relative to their vertices.
  var json: JSONValue {
    func pair(_ value: SIMD2<Double>) -> JSONValue {
      [JSONValue(value.x, decimals: 3), JSONValue(value.y, decimals: 3)]
    }
    return [
      "c": .boolean(isClosed), "v": .array(vertices.map { pair($0.point) }),
      "i": .array(vertices.map { pair($0.before - $0.point) }), "o": .array(vertices.map { pair($0.after - $0.point) }),
    ]
  }
}
