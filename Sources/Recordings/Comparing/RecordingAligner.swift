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
  /// The maximum distance of parts that are used to refine an alignment, in points.
  private static let nearness = 16.0
  /// The minimum variance of the locations that determine a scale, in square points.
  private static let minimumSpread = 400.0
  /// The number of refinement steps.
  private static let refinementCount = 8

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
    var best = (cost: Double.infinity, alignment: fallback, isExpected: true)
    let starts = start.map { [$0] } ?? starts()
    for (index, place) in (places + (isPlacementGiven ? [] : foundPlacements())).enumerated() {
      for start in starts {
        let alignment = RecordingAlignment(scale: place.scale, origin: place.origin, start: start)
        // A detected placement must be better than an expected one, because it may be a coincidence.
        let cost = cost(of: alignment, doubt: index < places.count ? 1 : 1.25) + (start == 0 ? 0 : 0.5)
        if cost < best.cost { best = (cost, alignment, index < places.count) }
      }
    }
    // An expected placement is exact.
    guard !best.isExpected else { return best.alignment }
    let refined = refined(best.alignment)
    return cost(of: refined) <= cost(of: best.alignment) ? refined : best.alignment
  }

  /// Returns an alignment with the scale and the origin that bring matching parts closest together.
  ///
  /// The sum of the distances is minimized by reweighted least squares, so that a few parts in other places, such as the
  /// part that a recording has moved, don't move the canvas.
  private func refined(_ alignment: RecordingAlignment) -> RecordingAlignment {
    var alignment = alignment
    for _ in 0..<Self.refinementCount {
      let parts = recording.map { alignment.part($0) }
      // The points of the scene with their pixels, one pair of each part in intervals of time.
      var pairs: [(point: [Double], pixel: [Double], weight: Double)] = []
      var nearCount = 0
      for own in scene {
        guard
          let (index, distance) = parts.indices.map({ ($0, MotionComparison.distance(own, parts[$0], step: 0.05)) })
            .min(by: { $0.1 < $1.1 }), distance < Self.nearness, let first = own.path.times.first,
          let last = own.path.times.last
        else { continue }
        nearCount += 1
        let path = parts[index].path
        let (begin, end) = (max(first, path.times.first ?? first), min(last, path.times.last ?? last))
        for time in stride(from: begin, through: end, by: max(0.05, (end - begin) / 40)) {
          let (mine, theirs) = (own.path.values(at: time), path.values(at: time))
          let (dx, dy): (Double, Double) = (mine[0] - theirs[0], mine[1] - theirs[1])
          let away: Double = (dx * dx + dy * dy).squareRoot()
          let pixel: [Double] = [
            theirs[0] * alignment.scale + alignment.origin.x, theirs[1] * alignment.scale + alignment.origin.y,
          ]
          pairs.append((mine, pixel, 1 / max(0.2, away)))
        }
      }
      let total = pairs.reduce(0) { $0 + $1.weight }
      // A single part may have been moved itself.
      guard total > 0, nearCount >= 2 else { return alignment }
      func mean(_ value: (_ pair: (point: [Double], pixel: [Double], weight: Double)) -> Double) -> Double {
        pairs.reduce(0) { $0 + $1.weight * value($1) } / total
      }
      let (x, y) = (mean { $0.point[0] }, mean { $0.point[1] })
      let (column, row) = (mean { $0.pixel[0] }, mean { $0.pixel[1] })
      let spread = mean { pair in
        let (dx, dy): (Double, Double) = (pair.point[0] - x, pair.point[1] - y)
        return dx * dx + dy * dy
      }
      // Two parts, or parts in one place, don't determine a scale if one of them may have been moved.
      if nearCount >= 3, spread > Self.minimumSpread {
        let common = mean { pair in
          let across: Double = (pair.point[0] - x) * (pair.pixel[0] - column)
          let down: Double = (pair.point[1] - y) * (pair.pixel[1] - row)
          return across + down
        }
        alignment.scale = common / spread
      }
      alignment.origin = Point(column - alignment.scale * x, row - alignment.scale * y)
    }
    return alignment
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
  ///
  /// - Parameters:
  ///   - alignment: The alignment.
  ///   - doubt: A factor for the distances of matching parts. Parts without a match cost the same in all alignments.
  /// - Returns: The cost.
  private func cost(of alignment: RecordingAlignment, doubt: Double = 1) -> Double {
    let parts = recording.map { alignment.part($0) }
    return scene.map { own in
      let distance = parts.map { MotionComparison.distance(own, $0, step: 0.05) }.min() ?? Self.reach
      return min(distance * doubt, Self.reach)
    }.reduce(0, +)
  }
}
