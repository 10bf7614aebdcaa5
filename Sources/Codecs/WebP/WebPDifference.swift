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

  /// Returns the sum of the squared differences between four pixels and the same pixels with the mean of their color
  /// differences, as 4:2:0 subsampling stores them.
  @inline(__always)
  static func ofChroma(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> Int {
    let colors = (chroma(a), chroma(b), chroma(c), chroma(d))
    let sum = colors.0 &+ colors.1 &+ colors.2 &+ colors.3
    let squares = colors.0 &* colors.0 &+ colors.1 &* colors.1 &+ colors.2 &* colors.2 &+ colors.3 &* colors.3
    // The variance: the sum of squares, less the square of the sum divided by the count.
    return Int(squares.wrappedSum()) - Int((sum &* sum).wrappedSum()) / 4
  }

  /// Returns the differences of the components from the luma of BT.601.
  @inline(__always)
  private static func chroma(_ pixel: UInt32) -> SIMD4<Int32> {
    let color = SIMD4<Int32>(truncatingIfNeeded: SIMD4<UInt8>(word: pixel))
    let luma = (77 &* color.x &+ 150 &* color.y &+ 29 &* color.z) >> 8
    return SIMD4(color.x &- luma, color.y &- luma, color.z &- luma, 0)
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
