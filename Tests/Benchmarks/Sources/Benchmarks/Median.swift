/// The middle one of several measurements.
enum Median {
  /// How often everything is measured.
  static let runs = 5

  /// The median time that `body` takes, in seconds.
  static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try await body()
      times.append(start.duration(to: .now) / .seconds(1))
    }
    return times.sorted()[runs / 2]
  }
}
