import Geometry

/// The history of an emitter's settings, by the clock of its layer: particles keep the settings of their birth.
///
/// It is noted at every tick of the stage, so that a source that moves leaves its particles where they were, and one that
/// stops doesn't take them back. Before the first note it was as it was then.
struct EmissionHistory {
  /// A time in which nothing changed.
  struct Span {
    /// The time at which it begins, in seconds.
    let start: Double
    let content: EmitterContent
    let kinds: [ParticleKind]
    /// For each cell, how many particles are born before it, as a number that grows evenly.
    let birthCounts: [Double]
  }

  /// The most changes that are remembered: more than a minute of steady motion.
  private static let mostSpans = 4_096

  private(set) var spans: [Span] = []

  /// Notes what the emitter is like at a time; what was noted for later is forgotten.
  mutating func note(_ content: EmitterContent, at time: Double) {
    while let last = spans.last, last.start >= time, last.content != content || last.start > time { spans.removeLast() }
    guard spans.last?.content != content else { return }
    let last = spans.last
    let counts = content.cells.indices.map { last?.birthCount(ofCell: $0, at: time) ?? 0 }
    spans.append(
      Span(
        start: last == nil ? 0 : time, content: content, kinds: ParticleKind.kinds(of: content.cells, content),
        birthCounts: counts))
    if spans.count > 2 * Self.mostSpans { spans.removeFirst(Self.mostSpans) }
  }
}

extension EmissionHistory.Span {
  /// Returns the number of particles of a cell that are born up to a time, as a number that grows evenly.
  func birthCount(ofCell index: Int, at time: Double) -> Double {
    guard index < kinds.count else { return 0 }
    return births(of: kinds[index]).count(at: time)
  }

  /// Returns the birth times of a kind of particle, for as long as nothing changes.
  func births(of kind: ParticleKind) -> Births {
    Births(
      rate: kind.cell.birthRate * content.birthRate, start: max(start, kind.cell.beginTime),
      end: kind.cell.beginTime + kind.cell.duration, countBefore: birthCounts[kind.index])
  }
}
