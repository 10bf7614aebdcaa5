import Arithmetic
package import Geometry
import Review

/// A scene and a recording of it: the parts that belong together, and the differences of their motions.
package struct MotionComparison: Sendable {
  /// The place and the beginning of the scene in the recording.
  package let alignment: RecordingAlignment
  /// The differences, in the order of their times.
  package let differences: [MotionDifference]
  /// The number of motions in the scene.
  package let motionCount: Int
  /// The number of them that the recording shows as they are.
  package let sameCount: Int
  /// The outcome for every layer of the scene that moves, in the order of the layers.
  package let layers: [LayerOutcome]
  /// True if no part of the recording is a layer of the scene.
  package let isUnrelated: Bool
  /// The number of frames that the recording lacks while something moves.
  package let droppedFrameCount: Int

  /// The known place and beginning of the scene in the recording.
  package struct Hints: Sendable {
    /// The places that are likely, the likeliest first.
    package var places: [(scale: Double, origin: Point)]
    /// True if no other place may be found.
    package var isPlaceGiven: Bool
    /// The beginning of the scene in the recording, in seconds; nil to find it.
    package var start: Double?

    /// Makes hints.
    package init(places: [(scale: Double, origin: Point)], isPlaceGiven: Bool, start: Double?) {
      (self.places, self.isPlaceGiven, self.start) = (places, isPlaceGiven, start)
    }
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - scene: The frames of the scene, measured in points.
  ///   - names: The layers, by the numbers of the scene's parts.
  ///   - recording: The recording, measured in pixels.
  ///   - hints: The known place and beginning of the scene in the recording.
  ///   - tolerance: The accepted differences.
  package init(
    scene: RecordingMeasurement, names: [Int: String], recording: RecordingMeasurement, hints: Hints,
    tolerance: MotionTolerance = MotionTolerance()
  ) {
    let aligner = RecordingAligner(scene: scene.parts, recording: recording.parts)
    alignment = aligner.alignment(places: hints.places, isPlaceGiven: hints.isPlaceGiven, start: hints.start)
    let alignment = alignment
    var tolerance = tolerance
    // A beginning between two frames is known to some part of the time between them.
    let gaps = zip(recording.times, recording.times.dropFirst()).map { $1 - $0 }.sorted()
    if !gaps.isEmpty { tolerance.time = max(tolerance.time, 0.75 * gaps[gaps.count / 2]) }
    let parts = recording.parts.map { alignment.part($0) }
    /// The times of the scene that the recording covers.
    let covered = -alignment.start...max(-alignment.start, recording.duration - alignment.start)
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
    for (index, part) in parts.enumerated() where !matched.contains(index) {
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

  /// The differences of an aspect of a part, and the number of motions without one.
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
      // Components that begin together are one motion of the aspect.
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
    // A motion of the recording alone.
    if motions.mine.isEmpty, let extra = motions.theirs.first?.begin {
      let values = theirs.components.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      let reference = mine.components.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
      if zip(values, reference).contains(where: { $0 - $1 > 2 * limit }) {
        found.append(
          MotionDifference(
            kind: .extra, layer: name, aspect: aspect, expected: nil, found: nil, time: extra,
            text: "changes from \(extra.text(decimals: 2)) s on, and does not in the scene"))
      }
    }
    return (found, same)
  }

  /// An aspect of a part of the scene and of the recording, at the recording's frames with a clear view of both.
  ///
  /// The scene between two frames of the recording counts as unknown, like the recording.
  private static func series(
    _ own: MeasuredPart, _ other: MeasuredPart, _ aspect: PartAspect
  ) -> (own: MotionSeries, other: MotionSeries)? {
    guard var mine = own.series(of: aspect), var theirs = other.series(of: aspect),
      let first = mine.times.first, let last = mine.times.last
    else { return nil }
    if aspect == .color, own.motions.contains(where: { $0.property == .opacity }) {
      // A fade is a change of contrast; the color of a faint part is uncertain.
      (mine, theirs) = (own.fade, other.fade)
    }
    if aspect == .rotation, let angle = theirs.components.first?.first {
      // An axis has two ends.
      let turn = ((angle - mine.values(at: theirs.times[0])[0]) / 180).rounded() * 180
      theirs = MotionSeries(times: theirs.times, components: theirs.components.map { $0.map { $0 - turn } })
    }
    let contrasts = [own, other].map { part in part.shade.components.last?.max() ?? 0 }
    let kept = theirs.times.indices.filter { index in
      let time = theirs.times[index]
      guard first - 1e-6 <= time, time <= last + 1e-6 else { return false }
      // The place and the shape of what is faint are lost in the noise.
      return aspect == .color
        || zip([own, other], contrasts).allSatisfy { ($0.shade.values(at: time).last ?? 0) >= faint * $1 }
    }
    guard kept.count >= 4 else { return nil }
    let times = kept.map { theirs.times[$0] }
    let values = times.map { mine.values(at: $0) }
    return (
      MotionSeries(times: times, components: mine.components.indices.map { index in values.map { $0[index] } }),
      MotionSeries(times: times, components: theirs.components.map { component in kept.map { component[$0] } })
    )
  }

  /// The least share of its greatest contrast for a clear view of a part.
  private static let faint = 0.35

  /// Returns whether a part is a piece of another one, as fades leave them: it lies in the box that the other one covers.
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

  /// The number of frames that are missing between others at the usual distance while parts of the scene move on.
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

  /// The parts of the recording that the parts of the scene are, by their indices: the nearest pairs first.
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

  /// Returns whether two parts may be the same by their colors: movies change them a little, fades a lot.
  static func haveOneColor(_ one: MeasuredPart, _ other: MeasuredPart) -> Bool {
    func strongest(_ part: MeasuredPart) -> [Double] {
      let contrast = part.shade.components.last ?? []
      guard let index = contrast.indices.max(by: { contrast[$0] < contrast[$1] }) else { return part.color }
      return part.shade.components.prefix(3).map { $0[index] }
    }
    return zip(strongest(one), strongest(other)).allSatisfy { abs($0 - $1) < 60 }
  }

  /// The mean distance of two parts over the time that both are seen, in points; without much of it, a large one.
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
        zip(mine.values(at: time), theirs.values(at: time)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
      }
      sum += difference(one.path, other.path) + 0.5 * difference(one.extent, other.extent)
      count += 1
      time += max(step, (end - begin) / 400)
    }
    // Parts that are seen at other times are the same less likely.
    let alone = max(last, otherLast) - min(first, otherFirst) - (end - begin)
    return sum / max(1, count) + 5 * alone
  }
}
