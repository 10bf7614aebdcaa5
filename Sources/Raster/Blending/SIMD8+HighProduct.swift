import CKernels

extension SIMD8<UInt16> {
  /// Returns the upper halves of the products.
  @inline(__always)
  func highProduct(_ other: SIMD8<UInt16>) -> SIMD8<UInt16> {
    ckernels_high_product(self, other)
  }
}
