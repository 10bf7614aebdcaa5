extension SpatialDecomposition {
  /// Returns all components as one vector, with the sign of the quaternion chosen to be nearer to the one in `other`.
  func vector(near other: SIMD32<Double>?) -> SIMD32<Double> {
    var quaternion = Quaternion(axes)
    if let other { quaternion = quaternion.aligned(with: Quaternion(vector: other.lowHalf.highHalf.lowHalf)) }
    let low = SIMD8(lowHalf: SIMD4(translation, 0), highHalf: SIMD4(scale, 0))
    let middle = SIMD8(lowHalf: quaternion.vector, highHalf: SIMD4(skew, 0))
    let high = SIMD8(lowHalf: perspective, highHalf: .zero)
    return SIMD32(lowHalf: SIMD16(lowHalf: low, highHalf: middle), highHalf: SIMD16(lowHalf: high, highHalf: .zero))
  }

  /// Creates a decomposition from a vector, whose quaternion may have any nonzero length.
  init(vector: SIMD32<Double>) {
    let low = vector.lowHalf.lowHalf
    let middle = vector.lowHalf.highHalf
    translation = SIMD3(low.lowHalf.x, low.lowHalf.y, low.lowHalf.z)
    scale = SIMD3(low.highHalf.x, low.highHalf.y, low.highHalf.z)
    let squaredLength = (middle.lowHalf * middle.lowHalf).sum()
    axes = Quaternion(vector: middle.lowHalf / squaredLength.squareRoot()).axes
    skew = SIMD3(middle.highHalf.x, middle.highHalf.y, middle.highHalf.z)
    perspective = vector.highHalf.lowHalf.lowHalf
  }
}
