/// The frames of two recordings at the same time.
package struct FrameComparison: Sendable {
  /// The result of the comparison.
  package enum Finding: Hashable, Sendable {
    /// All pixels are equal.
    case equal
    /// Pixels differ, by less than is allowed.
    case allowed(PictureDifference)
    /// Pixels differ.
    case different(PictureDifference)
    /// The pictures have different sizes.
    case otherSize
    /// Only the reference has the frame.
    case missing
    /// Only the actual recording has the frame.
    case extra
  }

  /// The number of the frame in the reference, or in the actual recording if it is an extra one.
  package let index: Int
  /// The presentation time of the frame, in seconds.
  package let time: Double
  /// The expected picture; nil for an extra frame.
  package let reference: FramePicture?
  /// The actual picture; nil for a missing frame.
  package let actual: FramePicture?
  /// The result of the comparison.
  package let finding: Finding

  /// True if the frame passes.
  package var passes: Bool {
    switch finding {
    case .equal, .allowed: true
    case .different, .otherSize, .missing, .extra: false
    }
  }

  /// A number that is larger the more the frame differs; without two pictures of one size to show, the least.
  var badness: Double {
    switch finding {
    case .different(let difference): 1 + difference.worstWindow + Double(difference.largest) / 1e3
    case .equal, .allowed: 0
    case .otherSize, .missing, .extra: 1
    }
  }

  /// The problem in words; nil if there is none.
  package var problem: String? {
    switch finding {
    case .equal, .allowed: return nil
    case .different(let difference): return difference.description
    case .missing: return "it is missing"
    case .extra: return "there was no such frame"
    case .otherSize:
      func size(_ bitmap: FramePicture?) -> String { bitmap.map { "\($0.width) × \($0.height)" } ?? "nothing" }
      return "it has \(size(actual)) pixels instead of \(size(reference))"
    }
  }
}
