/// The difference between two pixels.
struct WebPDifference {
  /// The sum of the squared differences of the four components.
  let squares: Int
  /// The largest difference of a component.
  let largest: UInt8

  @inline(__always)
  init(_ a: UInt32, _ b: UInt32) {
    let (a, b) = (SIMD4<UInt8>(word: a), SIMD4<UInt8>(word: b))
    let difference = pointwiseMax(a, b) &- pointwiseMin(a, b)
    let wide = SIMD4<UInt32>(truncatingIfNeeded: difference)
    squares = Int(truncatingIfNeeded: (wide &* wide).wrappedSum())
    largest = difference.max()
  }
}

extension SIMD4<UInt8> {
  @inline(__always)
  fileprivate init(word: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8), UInt8(truncatingIfNeeded: word >> 16),
      UInt8(truncatingIfNeeded: word >> 24))
  }
}
