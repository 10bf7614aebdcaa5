import Arithmetic

/// The frames of a scene that a golden holds.
public enum FrameChoice: Hashable, Sendable {
  /// Every n-th tick of the display from the first on, and the last.
  case every(Int)
  /// These times, in seconds.
  case times([Double])

  /// Ten frames a second at 60 ticks, and the last.
  public static let standard = FrameChoice.every(6)

  /// The times, in seconds, in ascending order, each once; a listed time beyond the end becomes the time of the last
  /// tick.
  ///
  /// - Parameters:
  ///   - duration: The scene's duration, in seconds.
  ///   - displayRate: Ticks a second.
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
