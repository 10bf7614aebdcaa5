import Arithmetic

/// The frames of a scene that a golden contains.
public enum FrameChoice: Hashable, Sendable {
  /// Every n-th tick of the display, beginning with the first, and the last tick.
  case every(Int)
  /// The given times, in seconds.
  case times([Double])

  /// Every sixth tick, ten frames per second at 60 ticks per second, and the last tick.
  public static let standard = FrameChoice.every(6)

  /// Returns the times of the frames, in seconds, ascending and unique; a listed time after the end becomes the time of
  /// the last tick.
  ///
  /// - Parameters:
  ///   - duration: The scene's duration, in seconds.
  ///   - displayRate: Ticks per second.
  /// - Returns: The times.
  func times(of duration: Double, displayRate: Double) -> [Double] {
    let last = max(0, Int(saturating: (duration * displayRate - 1e-6).rounded(.up)) - 1)
    switch self {
    case .every(let step):
      let ticks = Array(stride(from: 0, through: last, by: max(1, step)))
      return (ticks.last == last ? ticks : ticks + [last]).map { Double($0) / displayRate }
    case .times(let times):
      var result: [Double] = []
      for time in times.map({ min($0, Double(last) / displayRate) }).sorted() where time != result.last {
        result.append(time)
      }
      return result
    }
  }
}
