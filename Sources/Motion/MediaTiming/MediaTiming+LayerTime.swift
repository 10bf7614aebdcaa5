extension MediaTiming {
  /// A layer's own time when its parent's is `parentTime`: `(parentTime − beginTime) · speed + timeOffset`.
  public func localTime(fromParent parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// Converts the layer's `localTime` to its parent's time; nil if the layer's time stands still.
  public func parentTime(fromLocal localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }

  /// Converts a time from the layer at the end of `ancestors` to the layer at the end of `descendants`.
  ///
  /// - Parameters:
  ///   - time: Seconds in the first space.
  ///   - ancestors: The timings from the common root down to the first space, outermost first.
  ///   - descendants: The timings from the same root down to the second space, outermost first.
  /// - Returns: Seconds in the second space; nil if a timing between the second space and the root has speed 0.
  public static func convert(
    _ time: Double, from ancestors: [MediaTiming], to descendants: [MediaTiming]
  ) -> Double? {
    var time = time
    for timing in ancestors.reversed() {
      guard let outer = timing.parentTime(fromLocal: time) else { return nil }
      time = outer
    }
    return descendants.reduce(time) { time, timing in timing.localTime(fromParent: time) }
  }
}
