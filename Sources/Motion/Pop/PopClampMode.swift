/// The ends that a Pop animation may not pass.
public struct PopClampMode: OptionSet, Hashable, Sendable {
  /// The bits, as in Pop's `POPAnimationClampFlags`.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The value may not go back beyond the start.
  public static let start = PopClampMode(rawValue: 1)
  /// The value may not go beyond the target.
  public static let end = PopClampMode(rawValue: 2)
  /// Neither.
  public static let both: PopClampMode = [.start, .end]
}
