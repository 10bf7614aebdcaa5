import Arithmetic
package import Geometry
import Review

/// A comparison of a scene with a recording of it: matches their parts, and finds the differences in their motions.
package struct MotionComparison: Sendable {
  /// The alignment of the scene with the recording, in space and time.
  package let alignment: RecordingAlignment
  /// The differences, sorted by time.
  package let differences: [MotionDifference]
  /// The number of motions in the scene.
  package let motionCount: Int
  /// The number of motions in the scene that the recording matches.
  package let sameCount: Int
  /// The results for the moving layers of the scene, in layer order, followed by parts that only the recording has.
  package let layers: [LayerOutcome]
  /// The matched parts, followed by the parts without a match.
  package let parts: [ComparedPart]
  /// True if no part of the recording matches a layer of the scene.
  package let isUnrelated: Bool
  /// The number of frames that are missing from the recording during motion.
  package let droppedFrameCount: Int
  /// The touches that the recording shows as gray dots and the scene doesn't have, sorted by time.
  package let touches: [RecordedTouch]

  /// The known facts about the alignment of the scene with the recording.
  package struct Hints: Sendable {
    /// The likely scales and origins of the scene's canvas in the recording, the most likely first.
    package var places: [(scale: Double, origin: Point)]
    /// True if only `places` are tried.
    package var isPlacementGiven: Bool
    /// The begin time of the scene in the recording, in seconds; nil to detect it.
    package var start: Double?
    /// The size of the scene's canvas, in points; nil if it is unknown.
    ///
    /// Parts outside the canvas, such as a status bar, are not compared.
    package var canvas: Size?

    /// Creates hints.
    package init(
      places: [(scale: Double, origin: Point)], isPlacementGiven: Bool, start: Double?, canvas: Size? = nil
    ) {
      (self.places, self.isPlacementGiven, self.start, self.canvas) = (places, isPlacementGiven, start, canvas)
    }
  }

  /// Compares a scene with a recording.
  ///
  /// - Parameters:
  ///   - scene: The measurement of the scene, in points.
  ///   - names: The layer names, by the numbers of the scene's parts.
  ///   - recording: The measurement of the recording, in pixels.
  ///   - hints: The known facts about the alignment.
  ///   - tolerance: The accepted differences.
  package init(
    scene: RecordingMeasurement, names: [Int: String], recording: RecordingMeasurement, hints: Hints,
    tolerance: MotionTolerance = MotionTolerance()
  ) {
    let aligner = RecordingAligner(scene: scene.parts, recording: recording.parts)
    alignment = aligner.alignment(places: hints.places, isPlacementGiven: hints.isPlacementGiven, start: hints.start)
    let alignment = alignment
    var tolerance = tolerance
    // The time of a motion that begins between two frames is uncertain by a fraction of the frame interval.
    let gaps = zip(recording.times, recording.times.dropFirst()).map { $1 - $0 }.sorted()
    if !gaps.isEmpty { tolerance.time = max(tolerance.time, 0.75 * gaps[gaps.count / 2]) }
    let parts = recording.parts.map { alignment.part($0) }
    // A motion that begins with the recording can be fitted to begin a little earlier.
    let earliest = -alignment.start - tolerance.time
    /// The time range of the scene that the recording covers.
    let covered = earliest...max(earliest, recording.duration - alignment.start)
    let pairs = Self.pairs(scene.parts, parts)
    var differences: [MotionDifference] = []
    var (motionCount, sameCount) = (0, 0)
    var names = names
    for part in scene.parts where names[part.number] == nil { names[part.number] = "part \(part.number)" }
    for (index, own) in scene.parts.enumerated() {
      let name = names[own.number] ?? ""
      let motions = own.motions.filter { covered.contains($0.motion.begin) }
      motionCount += motions.count
      guard let match = pairs[index] else {
        guard let first = motions.first, !Self.isPiece(own, of: scene.parts) else { continue }
        let frame = own.frame
        differences.append(
          MotionDifference(
            kind: .missing, layer: name, aspect: nil, expected: nil, found: nil, time: first.motion.begin,
            text:
              "is missing: \(frame.width.text(decimals: 0)) × \(frame.height.text(decimals: 0)) pt at \(frame.midX.text(decimals: 0)), \(frame.midY.text(decimals: 0))"
          ))
        continue
      }
      for aspect in PartAspect.allCases {
        let (found, same) = Self.differences(own, parts[match], aspect, name, covered, tolerance)
        differences += found
        sameCount += same
      }
    }
    let matched = Set(pairs.values)
    self.parts =
      scene.parts.enumerated().map { index, own in
        ComparedPart(name: names[own.number] ?? "", scene: own, recording: pairs[index].map { parts[$0] })
      }
      + parts.enumerated().filter { !matched.contains($0.offset) }.map { _, part in
        ComparedPart(name: "part \(part.number) of the recording", scene: nil, recording: part)
      }
    var touches: [RecordedTouch] = []
    for (index, part) in parts.enumerated() where !matched.contains(index) {
      if let canvas = hints.canvas, !part.isOnCanvas(canvas) { continue }
      if let touch = RecordedTouch(part) {
        touches.append(touch)
        continue
      }
      guard let first = part.path.times.first, let last = part.path.times.last, last - first > 0.1,
        max(part.frame.width, part.frame.height) > 4, !Self.isPiece(part, of: parts)
      else { continue }
      let frame = part.frame
      differences.append(
        MotionDifference(
          kind: .extra, layer: "part \(part.number) of the recording", aspect: nil, expected: nil, found: nil,
          time: first,
          text:
            "is not in the scene: \(frame.width.text(decimals: 0)) × \(frame.height.text(decimals: 0)) pt at \(frame.midX.text(decimals: 0)), \(frame.midY.text(decimals: 0)) from \(first.text(decimals: 2)) s on"
        ))
    }
    let sorted = differences.sorted { $0.time < $1.time }
    self.differences = sorted
    self.touches = touches.sorted { $0.time < $1.time }
    isUnrelated = pairs.isEmpty
    var known: Set<String> = []
    let moving = scene.parts.compactMap { names[$0.number] }.filter { known.insert($0).inserted }
    let others = sorted.map(\.layer).filter { known.insert($0).inserted }
    layers = (moving + others).map { name in
      LayerOutcome(layer: name, differences: sorted.filter { $0.layer == name })
    }
    (self.motionCount, self.sameCount) = (motionCount, sameCount)
    droppedFrameCount = Self.droppedFrames(
      recording.times.map { $0 - alignment.start }, scene.parts, 2 * tolerance.distance)
  }

  /// Returns the differences in an aspect of a part, and the number of motions without a difference.
  private static func differences(
    _ own: MeasuredPart, _ other: MeasuredPart, _ aspect: PartAspect, _ name: String,
    _ covered: ClosedRange<Double>, _ tolerance: MotionTolerance
  ) -> (differences: [MotionDifference], same: Int) {
    guard let (mine, theirs) = Self.series(own, other, aspect) else { return ([], 0) }
    func motions(_ part: MeasuredPart) -> [FittedMotion] {
      part.motions.filter { PartAspect($0.property) == aspect }.map(\.motion).filter { covered.contains($0.begin) }
        .filter { $0.begin < (mine.times.last ?? 0) }.sorted { $0.begin < $1.begin }
    }
    var motions = (mine: motions(own), theirs: motions(other))
    let limit = tolerance.value(of: aspect, own)
    let seen = mine.times.last ?? 0
    var (found, same) = ([MotionDifference](), 0)
    for (index, motion) in motions.mine.enumerated() {
      let begin = motion.begin
      let next = index + 1 < motions.mine.count ? motions.mine[index + 1].begin - 1 / 60 : seen
      // Components that begin together count as one motion of the aspect.
      if index > 0, begin - motions.mine[index - 1].begin < 0.03 { continue }
      var partner: FittedMotion?
      if let nearest = motions.theirs.indices.min(by: {
        abs(motions.theirs[$0].begin - begin) < abs(motions.theirs[$1].begin - begin)
      }), abs(motions.theirs[nearest].begin - begin) < 0.6 {
        partner = motions.theirs.remove(at: nearest)
      }
      guard next > begin else { continue }
      let pair = MotionPair(
        layer: name, aspect: aspect, own: mine, other: theirs, motion: motion, partner: partner, end: next,
        isFirst: index == 0, tolerance: limit, timeTolerance: tolerance.time(of: aspect))
      let differences = pair.differences
      if differences.isEmpty { same += 1 }
      found += differences
    }
    if motions.mine.isEmpty, motions.theirs.isEmpty, let difference = Self.standing(mine, theirs, aspect, name, limit) {
      found.append(difference)
    }
    // A motion that only the recording has.
    if motions.mine.isEmpty, let extra = motions.theirs.first?.begin {
      let values = theirs.components.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      let reference = mine.components.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      if zip(values, reference).contains(where: { $0 - $1 > 2 * limit }) {
        found.append(
          MotionDifference(
            kind: .extra, layer: name, aspect: aspect, expected: nil, found: nil, time: extra,
            text: "changes from \(extra.text(decimals: 2)) s on, but not in the scene"))
      }
    }
    return (found, same)
  }

  /// Returns the difference of an aspect that moves in neither, such as the size of a part that only changes its
  /// position; nil if there is none, and for colors, which movies change.
  private static func standing(
    _ mine: MotionSeries, _ theirs: MotionSeries, _ aspect: PartAspect, _ name: String, _ limit: Double
  ) -> MotionDifference? {
    guard aspect == .position || aspect == .size, let time = mine.times.first else { return nil }
    func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    for (index, (own, other)) in zip(mine.components, theirs.components).enumerated() {
      let (expected, found) = (middle(own), middle(other))
      let change = found - expected
      guard abs(change) > max(1.5 * limit, aspect == .size ? 0.04 * expected : 0) else { continue }
      let amount = abs(change).text(decimals: 1)
      let text =
        switch (aspect, index) {
        case (.position, 0): "is \(amount) pt too far \(change > 0 ? "right" : "left")"
        case (.position, _): "is \(amount) pt too \(change > 0 ? "low" : "high")"
        case (_, 0): "is \(found.text(decimals: 1)) pt wide, not \(expected.text(decimals: 1))"
        case (_, _): "is \(found.text(decimals: 1)) pt tall, not \(expected.text(decimals: 1))"
        }
      return MotionDifference(
        kind: .starts, layer: name, aspect: aspect, expected: expected, found: found, time: time, text: text)
    }
    return nil
  }

  /// Returns the values of an aspect of a part in the scene and in the recording, at the recording's frames that show
  /// both clearly.
  ///
  /// The scene isn't sampled between two frames of the recording, where the recording is unknown.
  private static func series(
    _ own: MeasuredPart, _ other: MeasuredPart, _ aspect: PartAspect
  ) -> (own: MotionSeries, other: MotionSeries)? {
    guard var mine = own.series(of: aspect), var theirs = other.series(of: aspect),
      let first = mine.times.first, let last = mine.times.last
    else { return nil }
    if aspect == .color, own.motions.contains(where: { $0.property == .opacity }) {
      // A fade is compared by its contrast, because the color of a faint part is uncertain.
      (mine, theirs) = (own.fade, other.fade)
    }
    if aspect == .rotation, let angle = theirs.components.first?.first {
      // The direction of an axis is ambiguous by half a turn.
      let turn = ((angle - mine.values(at: theirs.times[0])[0]) / 180).rounded() * 180
      theirs = MotionSeries(times: theirs.times, components: theirs.components.map { $0.map { $0 - turn } })
    }
    let contrasts = [own, other].map { part in part.shade.components.last?.max() ?? 0 }
    let kept = theirs.times.indices.filter { index in
      let time = theirs.times[index]
      guard first - 1e-6 <= time, time <= last + 1e-6 else { return false }
      // The position and the shape of a faint part are lost in the noise.
      return aspect == .color
        || zip([own, other], contrasts).allSatisfy { ($0.shade.values(at: time).last ?? 0) >= PartTrack.faint * $1 }
    }
    guard kept.count >= 4 else { return nil }
    let times = kept.map { theirs.times[$0] }
    let values = times.map { mine.values(at: $0) }
    return (
      MotionSeries(times: times, components: mine.components.indices.map { index in values.map { $0[index] } }),
      MotionSeries(times: times, components: theirs.components.map { component in kept.map { component[$0] } })
    )
  }

  /// Returns whether a part is a fragment of another one, as left over by fades: it is inside the area that the other
  /// part covers over time.
  private static func isPiece(_ part: MeasuredPart, of parts: [MeasuredPart]) -> Bool {
    parts.contains { other in
      guard other.number != part.number, other.frame.width * other.frame.height > part.frame.width * part.frame.height
      else { return false }
      let reach = 4.0
      let (xs, ys) = (other.path.components[0], other.path.components[1])
      let (width, height) = (other.extent.components[0].max() ?? 0, other.extent.components[1].max() ?? 0)
      return (xs.min() ?? 0) - width / 2 - reach <= part.frame.minX
        && part.frame.maxX <= (xs.max() ?? 0) + width / 2 + reach
        && (ys.min() ?? 0) - height / 2 - reach <= part.frame.minY
        && part.frame.maxY <= (ys.max() ?? 0) + height / 2 + reach
    }
  }

  /// Returns the number of missing frames, at the usual frame interval, during which parts of the scene move.
  private static func droppedFrames(_ times: [Double], _ parts: [MeasuredPart], _ distance: Double) -> Int {
    let gaps = zip(times, times.dropFirst()).map { (from: $0, to: $1) }
    guard !gaps.isEmpty else { return 0 }
    let usual = gaps.map { $0.to - $0.from }.sorted()[gaps.count / 2]
    guard usual > 0 else { return 0 }
    return gaps.filter { gap in
      gap.to - gap.from > 1.6 * usual
        && parts.contains { part in
          zip(part.path.values(at: gap.from), part.path.values(at: gap.to - usual)).contains { abs($0 - $1) > distance }
        }
    }.reduce(0) { $0 + Int(saturating: (($1.to - $1.from) / usual).rounded()) - 1 }
  }

  /// Matches the parts of the scene to parts of the recording, the nearest pairs first; returns the indices in the
  /// recording by the indices in the scene.
  private static func pairs(_ scene: [MeasuredPart], _ recording: [MeasuredPart]) -> [Int: Int] {
    var candidates: [(distance: Double, own: Int, other: Int)] = []
    for (index, own) in scene.enumerated() {
      for (other, part) in recording.enumerated() {
        let distance = distance(own, part, step: 1 / 60)
        let reach = 40 + (own.frame.width + own.frame.height) / 2
        if distance < reach { candidates.append((distance, index, other)) }
      }
    }
    candidates.sort { ($0.distance, $0.own, $0.other) < ($1.distance, $1.own, $1.other) }
    var pairs: [Int: Int] = [:]
    var used: Set<Int> = []
    for candidate in candidates where pairs[candidate.own] == nil && !used.contains(candidate.other) {
      pairs[candidate.own] = candidate.other
      used.insert(candidate.other)
    }
    return pairs
  }

  /// Returns whether the colors of two parts are similar enough to match: movies change colors a little, and fades
  /// change them a lot.
  ///
  /// They are compared at maximum contrast, and, since a part that changes its color may have the same contrast in both
  /// colors, in the first and the last frame with a clear view.
  static func haveOneColor(_ one: MeasuredPart, _ other: MeasuredPart) -> Bool {
    func colors(_ part: MeasuredPart) -> [[Double]] {
      let contrast = part.shade.components.last ?? []
      let greatest = contrast.max() ?? 0
      let clear = contrast.indices.filter { contrast[$0] >= 0.8 * greatest }
      guard let strongest = contrast.firstIndex(of: greatest), let first = clear.first, let last = clear.last else {
        return Array(repeating: part.color, count: 3)
      }
      return [strongest, first, last].map { index in part.shade.components.prefix(3).map { $0[index] } }
    }
    return zip(colors(one), colors(other)).contains { mine, theirs in
      zip(mine, theirs).allSatisfy { abs($0 - $1) < 60 }
    }
  }

  /// Returns the mean distance of two parts, in points, over the time in which both are visible; a very large value if
  /// that time is short.
  static func distance(_ one: MeasuredPart, _ other: MeasuredPart, step: Double) -> Double {
    let apart = 1e6
    guard haveOneColor(one, other), let first = one.path.times.first, let last = one.path.times.last,
      let otherFirst = other.path.times.first, let otherLast = other.path.times.last
    else { return apart }
    let (begin, end) = (max(first, otherFirst), min(last, otherLast))
    guard end - begin >= 0.3 * min(last - first, otherLast - otherFirst), end > begin else { return apart }
    var (sum, count) = (0.0, 0.0)
    var time = begin
    while time <= end {
      func difference(_ mine: MotionSeries, _ theirs: MotionSeries) -> Double {
        mine.values(at: time).distance(to: theirs.values(at: time))
      }
      sum += difference(one.path, other.path) + 0.5 * difference(one.extent, other.extent)
      count += 1
      time += max(step, (end - begin) / 400)
    }
    // Parts that are visible at different times are less likely to match.
    let alone = max(last, otherLast) - min(first, otherFirst) - (end - begin)
    return sum / max(1, count) + 5 * alone
  }
}
