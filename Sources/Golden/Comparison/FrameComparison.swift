package import Flipbook

/// A pair of matching frames of two recordings, with the result of their comparison.
package struct FrameComparison: Sendable {
  /// The result of the comparison.
  package enum Finding: Hashable, Sendable {
    /// All pixels are equal.
    case equal
    /// Pixels differ, within the tolerance.
    case allowed(ImageDifference)
    /// Pixels differ by more than the tolerance allows.
    case different(ImageDifference)
    /// The images have different sizes.
    case otherSize
    /// Only the reference has the frame.
    case missing
    /// Only the actual recording has the frame.
    case extra
  }

  /// Returns both images, with the reference's pixels in all ignored regions; nil unless there are two images of equal
  /// size.
  ///
  /// - Throws: ``GoldenError`` when an image cannot be read.
  package func comparedImages() throws(GoldenError) -> (reference: Bitmap, actual: Bitmap)? {
    guard let reference, let actual, reference.width == actual.width, reference.height == actual.height else {
      return nil
    }
    return try Self.comparedImages(reference, actual, ignoring: ignored)
  }

  static func comparedImages(
    _ reference: FrameImage, _ actual: FrameImage, ignoring ignored: [PixelRect]
  ) throws(GoldenError) -> (reference: Bitmap, actual: Bitmap) {
    let old = try reference.bitmap()
    var new = try actual.bitmap()
    for part in ignored { new.copy(part, from: old) }
    return (old, new)
  }

  /// The index of the frame in the reference, or, for an extra frame, in the actual recording.
  package let index: Int
  /// The presentation time of the frame, in seconds.
  package let time: Double
  /// The expected image; nil for an extra frame.
  package let reference: FrameImage?
  /// The actual image; nil for a missing frame.
  package let actual: FrameImage?
  /// The result of the comparison.
  package let finding: Finding
  /// The rectangles that were excluded from the comparison, in pixels.
  package let ignored: [PixelRect]
  /// The name of the frame's file, if frames are matched by name.
  package let name: String?

  /// True if the frame passes.
  package var passes: Bool {
    switch finding {
    case .equal, .allowed: true
    case .different, .otherSize, .missing, .extra: false
    }
  }

  /// A measure of the difference for ranking the frames that don't pass; lowest for frames without two images of equal
  /// size.
  var badness: Double {
    switch finding {
    case .different(let difference): 1 + difference.worstWindow + Double(difference.largest) / 1e3
    case .equal, .allowed: 0
    case .otherSize, .missing, .extra: 1
    }
  }

  /// A description of the problem; nil if there is none.
  package var problem: String? {
    switch finding {
    case .equal, .allowed: return nil
    case .different(let difference): return difference.description
    case .missing: return "it is missing"
    case .extra: return "the reference has no such frame"
    case .otherSize:
      func size(_ bitmap: FrameImage?) -> String { bitmap.map { "\($0.width) × \($0.height)" } ?? "nothing" }
      return "it has \(size(actual)) pixels instead of \(size(reference))"
    }
  }
}
