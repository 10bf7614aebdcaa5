import Geometry

/// The history of an emitter's settings in its layer's time: particles keep the settings at their birth.
///
/// It is recorded at every tick of the stage, so a moving source leaves its particles behind, and a source that stops
/// doesn't remove them. Before the first record, the first state applies.
struct EmissionHistory {
  /// A span of time without changes.
  struct Span {
    /// The start time, in seconds.
    let start: Double
    let content: EmitterContent
    let kinds: [ParticleKind]
    /// The number of births of each cell before the span; it can be fractional.
    let birthCounts: [Double]
  }

  /// The maximum number of recorded changes: more than a minute of continuous motion.
  private static let maximumSpanCount = 4_096

  private(set) var spans: [Span] = []

  /// Records the state of the emitter at a time and discards later records.
  mutating func note(_ content: EmitterContent, at time: Double) {
    while let last = spans.last, last.start >= time, last.content != content || last.start > time { spans.removeLast() }
    guard spans.last?.content != content else { return }
    let last = spans.last
    let counts = content.emitterCells.indices.map { last?.birthCount(ofCell: $0, at: time) ?? 0 }
    spans.append(
      Span(
        start: last == nil ? 0 : time, content: content, kinds: ParticleKind.kinds(of: content.emitterCells, content),
        birthCounts: counts))
    if spans.count > 2 * Self.maximumSpanCount { spans.removeFirst(Self.maximumSpanCount) }
  }
}

extension EmissionHistory.Span {
  /// Returns the number of particles of a cell that were born up to a time, including the fraction.
  func birthCount(ofCell index: Int, at time: Double) -> Double {
    guard index < kinds.count else { return 0 }
    return births(of: kinds[index]).count(at: time)
  }

  /// Returns the birth times of a kind of particle, assuming that the settings of this span persist.
  func births(of kind: ParticleKind) -> BirthSchedule {
    BirthSchedule(
      rate: kind.cell.rate * content.emitterBirthRate, start: max(start, kind.cell.beginTime),
      end: kind.cell.beginTime + kind.cell.duration, countBefore: birthCounts[kind.index])
  }
}
