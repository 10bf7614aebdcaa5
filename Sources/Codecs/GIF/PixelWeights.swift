/// The number of frames that show changed pixels: the weight of their errors.
///
/// The next images that change a pixel are stored as a bit for each image, by its number modulo eight.
struct PixelWeights: Sendable {
  /// The number of following images that are examined.
  static let foresight = 7
  /// The largest lifetime, in frames, for pixels that change again within the known images.
  private static let longest = 4

  /// The weight for all combinations of bits; 0 where the pixel does not change now.
  private var weights = [UInt8](repeating: 0, count: 256)

  /// The bit of an image.
  static func bit(of image: Int) -> UInt8 { 1 << UInt8(truncatingIfNeeded: image & 7) }

  /// - Parameters:
  ///   - image: The number of the image being made.
  ///   - lastingWeight: The weight of an error in pixels that last beyond the known images.
  init(at image: Int, lastingWeight: UInt8) {
    let bit = PixelWeights.bit(of: image)
    for changeMask in 0..<256 where UInt8(changeMask) & bit != 0 {
      let later = (changeMask | changeMask << 8) >> (image & 7 + 1) & 0x7F
      weights[changeMask] =
        later == 0 ? lastingWeight : UInt8(min(PixelWeights.longest, later.trailingZeroBitCount + 1))
    }
  }

  /// Returns the weight of an error in a pixel, by its lifetime and its neighborhood.
  ///
  /// Texture hides short-lived errors, but not lasting ones.
  @inline(__always)
  func weight(_ changeMask: UInt8, visibility: Int) -> Int {
    let weight = weight(changeMask)
    return weight &* (weight > PixelWeights.longest ? max(visibility, LZWEncoder.usualVisibility) : visibility)
  }

  /// Returns the weight of an error in a pixel.
  @inline(__always)
  func weight(_ changeMask: UInt8) -> Int { Int(weights[Int(changeMask)]) }
}
