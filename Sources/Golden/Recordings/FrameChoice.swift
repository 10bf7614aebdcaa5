import Arithmetic

/// The frames of a scene that a golden holds.
public enum FrameChoice: Hashable, Sendable {
  /// Every n-th tick of the display from the first on, and the last.
  case every(Int)
  /// These times, in seconds.
  case times([Double])

  /// Ten moments a second at 60 ticks, and the last.
  public static let standard = FrameChoice.every(6)

  /// The moments, in seconds, in ascending order, each once; those of a list that lie beyond the end are its last tick.
  ///
  /// - Parameters:
  ///   - duration: How long the scene plays, in seconds.
  ///   - displayRate: Ticks a second.
  /// - Returns: The moments.
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
