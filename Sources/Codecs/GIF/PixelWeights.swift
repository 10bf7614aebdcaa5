/// The weights of errors in changed pixels: the number of frames that show them.
///
/// Change masks have a bit for each upcoming image that changes a pixel, at the image's index modulo eight.
struct PixelWeights: Sendable {
  /// The number of following images whose changes are known.
  static let foresight = 7
  /// The largest weight of pixels that change again within the known images.
  private static let maximumChangingWeight = 4

  /// The weight for each change mask; 0 if the current image does not change the pixel.
  private var weights = [UInt8](repeating: 0, count: 256)

  /// Returns the bit of an image in change masks.
  static func bit(of image: Int) -> UInt8 { 1 << UInt8(truncatingIfNeeded: image & 7) }

  /// - Parameters:
  ///   - image: The index of the current image.
  ///   - lastingWeight: The weight of an error in pixels that last beyond the known images.
  init(at image: Int, lastingWeight: UInt8) {
    let bit = PixelWeights.bit(of: image)
    for changeMask in 0..<256 where UInt8(changeMask) & bit != 0 {
      let later = (changeMask | changeMask << 8) >> (image & 7 + 1) & 0x7F
      weights[changeMask] =
        later == 0 ? lastingWeight : UInt8(min(PixelWeights.maximumChangingWeight, later.trailingZeroBitCount + 1))
    }
  }

  /// Returns the weight of an error in a pixel, depending on its lifetime and its neighborhood.
  ///
  /// Texture hides short-lived errors, but not lasting ones.
  @inline(__always)
  func weight(_ changeMask: UInt8, visibility: Int) -> Int {
    let weight = weight(changeMask)
    return weight
      &* (weight > PixelWeights.maximumChangingWeight ? max(visibility, LZWEncoder.usualVisibility) : visibility)
  }

  /// Returns the weight of an error in a pixel, depending on its lifetime.
  @inline(__always)
  func weight(_ changeMask: UInt8) -> Int { Int(weights[Int(changeMask)]) }
}
