import Geometry

/// Finds the place and the beginning of a scene in a recording.
struct RecordingAligner {
  /// The parts of the scene, in points.
  let scene: [MeasuredPart]
  /// The parts of the recording, in pixels.
  let recording: [MeasuredPart]

  /// The number of parts that are tried as pairs: the longest visible ones.
  private static let maximumCandidateCount = 8
  /// The largest cost of a part, in points: farther parts are not the same.
  private static let reach = 60.0

  /// Finds the alignment that lays most parts on each other.
  ///
  /// - Parameters:
  ///   - places: The places that are tried first; with ones that are found, if it is not given.
  ///   - isPlaceGiven: True if only `places` are tried.
  ///   - start: The beginning, if it is known.
  /// - Returns: The alignment.
  func alignment(places: [(scale: Double, origin: Point)], isPlaceGiven: Bool, start: Double?) -> RecordingAlignment {
    let fallback = RecordingAlignment(
      scale: places.first?.scale ?? 1, origin: places.first?.origin ?? .zero, start: start ?? 0)
    var best = (cost: Double.infinity, alignment: fallback)
    let starts = start.map { [$0] } ?? starts()
    for (index, place) in (places + (isPlaceGiven ? [] : foundPlaces())).enumerated() {
      for start in starts {
        let alignment = RecordingAlignment(scale: place.scale, origin: place.origin, start: start)
        // A place found by chance must be better than an expected one.
        let cost = cost(of: alignment) * (index < places.count ? 1 : 1.25) + (start == 0 ? 0 : 0.5)
        if cost < best.cost { best = (cost, alignment) }
      }
    }
    return best.alignment
  }

  private func largest(_ parts: [MeasuredPart]) -> [MeasuredPart] {
    Array(parts.sorted { $0.path.times.count > $1.path.times.count }.prefix(Self.maximumCandidateCount))
  }

  /// The starts that let two motions begin together.
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

  /// The places that lay parts of one color on each other at first: by their size, and in pairs by their distance.
  private func foundPlaces() -> [(scale: Double, origin: Point)] {
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

  /// The distance of all parts of the scene from the nearest ones of the recording, in points.
  private func cost(of alignment: RecordingAlignment) -> Double {
    let parts = recording.map { alignment.part($0) }
    return scene.map { own in
      parts.map { MotionComparison.distance(own, $0, step: 0.05) }.min().map { min($0, Self.reach) } ?? Self.reach
    }.reduce(0, +)
  }
}
