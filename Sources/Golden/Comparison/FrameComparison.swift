package import Pixels

/// A moment of two recordings beside each other.
package struct FrameComparison: Sendable {
  /// What came of it.
  package enum Finding: Hashable, Sendable {
    /// All pixels are equal.
    case equal
    /// Pixels differ, by less than is allowed.
    case allowed(PictureDifference)
    /// Pixels differ.
    case different(PictureDifference)
    /// The pictures have another size.
    case otherSize
    /// Only the reference has the frame.
    case missing
    /// Only the actual recording has the frame.
    case extra
  }

  /// The number of the frame in the reference, or in the actual recording if it is an extra one.
  package let index: Int
  /// When it is shown, in seconds.
  package let time: Double
  /// What it should show; nil for an extra frame.
  package let reference: Bitmap?
  /// What it shows; nil for a missing frame.
  package let actual: Bitmap?
  /// What came of it.
  package let finding: Finding

  /// Whether it is as it should be.
  package var passes: Bool {
    switch finding {
    case .equal, .allowed: true
    case .different, .otherSize, .missing, .extra: false
    }
  }

  /// What is wrong, in words; nil if nothing is.
  package var problem: String? {
    switch finding {
    case .equal, .allowed: return nil
    case .different(let difference): return difference.description
    case .missing: return "it is missing"
    case .extra: return "there was no such frame"
    case .otherSize:
      func size(_ bitmap: Bitmap?) -> String { bitmap.map { "\($0.width) × \($0.height)" } ?? "nothing" }
      return "it has \(size(actual)) pixels instead of \(size(reference))"
    }
  }
}
