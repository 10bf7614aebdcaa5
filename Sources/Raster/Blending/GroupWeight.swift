/// The opacity of a group that a single thing is painted without, from 0 to 255.
///
/// The thing comes out as if it were painted on a clear surface, which is then painted with the opacity: multiplied by
/// coverage it is rounded, and multiplied by the opacity it is rounded once more. So it never shows whether a group took
/// a surface.
package struct GroupWeight: Equatable {
  /// The opacity in both lanes of every pixel.
  let lanes: SIMD8<UInt16>

  /// - Parameter opacity: From 0 to 1.
  // In range: what is clamped to 0 … 1 comes to 0 … 255.
  package init(_ opacity: Double) { lanes = SIMD8(repeating: UInt16(opacity.clampedToUnit * 255 + 0.5)) }

  /// From 0 to 255.
  var value: UInt16 { lanes[0] }
  /// True if nothing is lost.
  var isWhole: Bool { value == 255 }
}
