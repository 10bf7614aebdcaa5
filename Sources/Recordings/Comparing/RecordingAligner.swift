import Geometry

/// Aligns a scene with a recording, in space and time.
struct RecordingAligner {
  /// The parts of the scene, in points.
  let scene: [MeasuredPart]
  /// The parts of the recording, in pixels.
  let recording: [MeasuredPart]

  /// The maximum number of parts to try as pairs, taken from the parts that are visible longest.
  private static let maximumCandidateCount = 8
  /// The maximum cost of a part, in points; parts that are farther apart don't match.
  private static let reach = 60.0

  /// Returns the alignment with the best match between parts.
  ///
  /// - Parameters:
  ///   - places: The scales and origins to try first.
  ///   - isPlacementGiven: True if only `places` are tried.
  ///   - start: The begin time of the scene in the recording, in seconds; nil to detect it.
  /// - Returns: The alignment.
  func alignment(places: [(scale: Double, origin: Point)], isPlacementGiven: Bool, start: Double?) -> RecordingAlignment
  {
    let fallback = RecordingAlignment(
      scale: places.first?.scale ?? 1, origin: places.first?.origin ?? .zero, start: start ?? 0)
    var best = (cost: Double.infinity, alignment: fallback)
    let starts = start.map { [$0] } ?? starts()
    for (index, place) in (places + (isPlacementGiven ? [] : foundPlacements())).enumerated() {
      for start in starts {
        let alignment = RecordingAlignment(scale: place.scale, origin: place.origin, start: start)
        // A detected placement must be better than an expected one, because it may be a coincidence.
        let cost = cost(of: alignment) * (index < places.count ? 1 : 1.25) + (start == 0 ? 0 : 0.5)
        if cost < best.cost { best = (cost, alignment) }
      }
    }
    return best.alignment
  }

  private func largest(_ parts: [MeasuredPart]) -> [MeasuredPart] {
    Array(parts.sorted { $0.path.times.count > $1.path.times.count }.prefix(Self.maximumCandidateCount))
  }

  /// Returns the start times for which a motion in the scene and a motion in the recording begin together.
  private func starts() -> [Double] {
    var starts = [0.0]
    for own in largest(scene) {
      for other in largest(recording) where MotionComparison.haveOneColor(own, other) {
        for motion in own.motions {
          starts += other.motions.filter { PartAspect($0.property) == PartAspect(motion.property) }
            .map { $0.motion.begin - motion.motion.begin }
        }
      }
    }
    return Array(Set(starts)).sorted { abs($0) < abs($1) }.prefix(200).map(\.self)
  }

  /// Returns the placements that map parts to parts with a similar color: by the size of one part, and by the distance
  /// between two parts.
  private func foundPlacements() -> [(scale: Double, origin: Point)] {
    var pairs: [(scene: MeasuredPart, other: MeasuredPart)] = []
    for own in largest(scene) {
      for other in largest(recording) where MotionComparison.haveOneColor(own, other) { pairs.append((own, other)) }
    }
    var places: [(scale: Double, origin: Point)] = []
    func add(_ scale: Double, _ pair: (scene: MeasuredPart, other: MeasuredPart)) {
      guard (0.1...10).contains(scale) else { return }
      let (own, other) = (pair.scene.frame, pair.other.frame)
      places.append((scale, Point(other.midX - scale * own.midX, other.midY - scale * own.midY)))
    }
    for (index, pair) in pairs.enumerated() {
      let (own, other) = (pair.scene.frame, pair.other.frame)
      if own.width > 0, own.height > 0 {
        add((other.width / own.width * other.height / own.height).squareRoot(), pair)
      }
      for second in pairs[(index + 1)...] where places.count < 400 {
        let near = (own.midX - second.scene.frame.midX, own.midY - second.scene.frame.midY)
        let far = (other.midX - second.other.frame.midX, other.midY - second.other.frame.midY)
        let length = (near.0 * near.0 + near.1 * near.1).squareRoot()
        guard length > 4 else { continue }
        add((far.0 * far.0 + far.1 * far.1).squareRoot() / length, pair)
      }
    }
    return places
  }

  /// Returns the sum of the distances between the parts of the scene and the nearest parts of the recording, in points.
  private func cost(of alignment: RecordingAlignment) -> Double {
    let parts = recording.map { alignment.part($0) }
    return scene.map { own in
      parts.map { MotionComparison.distance(own, $0, step: 0.05) }.min().map { min($0, Self.reach) } ?? Self.reach
    }.reduce(0, +)
  }
}
