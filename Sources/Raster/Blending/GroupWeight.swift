/// The opacity, from 0 to 255, of a group whose single element is painted without a surface.
///
/// The element looks as if it were painted on a clear surface, which is then painted with the opacity: its pixels are
/// rounded after multiplication by coverage, and again after multiplication by the opacity. So the result doesn't
/// depend on whether a group took a surface.
package struct GroupWeight: Equatable {
  /// The opacity in both lanes of every pixel.
  let lanes: SIMD8<UInt16>

  /// - Parameter opacity: From 0 to 1.
  // In range: values clamped to 0 … 1 become 0 … 255.
  package init(_ opacity: Double) { lanes = SIMD8(repeating: UInt16(opacity.clampedToUnit * 255 + 0.5)) }

  /// From 0 to 255.
  var value: UInt16 { lanes[0] }
  /// True if the group is opaque.
  var isWhole: Bool { value == 255 }
}
