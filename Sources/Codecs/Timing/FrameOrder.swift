/// The order of an animation's frames, with the frames that are held.
///
/// Holds are counted in frames of the output's rate, so that they are equally long in every format.
public struct FrameOrder: Hashable, Sendable {
  /// The number of additional frames to hold the first frame.
  public var holdFirst = 0
  /// The number of additional frames to hold the last frame; with ``bounces``, at the turning point.
  public var holdLast = 0
  /// True if the animation then plays backward to the second frame, so that it loops smoothly.
  public var bounces = false

  /// Each frame once, from the first to the last.
  public static let plain = FrameOrder()

  /// Creates an order.
  public init(holdFirst: Int = 0, holdLast: Int = 0, bounces: Bool = false) {
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    self.bounces = bounces
  }

  /// Returns the indices of the frames in order of presentation, with their durations in frames of the rate.
  ///
  /// - Parameter count: The number of frames in the animation.
  /// - Returns: The frames in order of presentation.
  func entries(of count: Int) -> [(frame: Int, length: Int)] {
    var entries = (0..<max(0, count)).map { (frame: $0, length: 1) }
    guard !entries.isEmpty else { return [] }
    entries[0].length += holdFirst
    entries[count - 1].length += holdLast
    if bounces, count > 2 { entries += (1..<count - 1).reversed().map { ($0, 1) } }
    return entries
  }
}
