import Geometry
import Motion

extension NodeBuilder {
  /// Appends the particles of an emitter that are alive at `time` in its layer's clock: cell by cell, the oldest first,
  /// each followed by the particles it emitted.
  mutating func append(_ history: EmissionHistory, at time: Double, of name: String, in space: LayerSpace) {
    for (index, span) in history.spans.enumerated() where span.start < time {
      let end = index + 1 < history.spans.count ? min(time, history.spans[index + 1].start) : time
      let random = ParticleRandom(seed: span.content.emitterSeed)
      for kind in span.kinds {
        let births = span.births(of: kind)
        append(kind, births, until: end, at: time) { index, birth in
          let random = random.ofParticle(index, ofCell: kind.index)
          return Particle(
            kind, random, birth: birth, at: span.content.birthplace(random), heading: span.content.heading(of: random),
            by: span.content)
        } show: { builder, particle in
          builder.append(particle, by: span.content, at: time, of: name, in: space)
        }
      }
    }
  }

  /// Appends a particle, if it is alive, and the particles it has emitted.
  private mutating func append(
    _ particle: Particle, by content: EmitterContent, at time: Double, of name: String, in space: LayerSpace
  ) {
    let color = particle.color(at: time)
    if color.alpha > 0, let transform = particle.transform(at: time) {
      let tint = color == .white ? space.tint : space.tint.map(color.multiplied(by:)) ?? color
      nodes.append(
        Snapshot.Node(
          name: name, properties: particle.kind.look, transform: space.projection(of: transform), end: nodes.count + 1,
          tint: tint, particle: particle.random.key))
    }
    for kind in particle.kind.kinds {
      let start = particle.birth + kind.cell.beginTime
      let births = BirthSchedule(
        rate: kind.cell.rate, start: start,
        end: min(particle.birth + particle.lifetime, start + kind.cell.duration),
        countBefore: 0)
      append(kind, births, until: time, at: time) { index, birth in
        Particle(
          kind, particle.random.ofParticle(index, ofCell: kind.index), birth: birth, at: particle.position(at: birth),
          heading: 0, by: content)
      } show: { builder, child in
        builder.append(child, by: content, at: time, of: name, in: space)
      }
    }
  }

  /// Appends the particles born up to `end` that may still be visible at `time`; only the youngest ones if there are
  /// too many.
  private mutating func append(
    _ kind: ParticleKind, _ births: BirthSchedule, until end: Double, at time: Double,
    make: (_ index: Int, _ birth: Double) -> Particle, show: (inout NodeBuilder, Particle) -> Void
  ) {
    var indices = births.indices(after: max(births.start, time - kind.longestTrace), through: end)
    if indices.count > Snapshot.maximumCopyCount {
      isCut = true
      indices = indices.suffix(Snapshot.maximumCopyCount)
    }
    for index in indices {
      guard takeCopy() else { return }
      show(&self, make(index, births.time(of: index)))
    }
  }
}

extension Layer {
  /// Returns the emission history of the layer as recorded by the stage, or one derived from `content` alone.
  func emissions(of content: EmitterContent) -> EmissionHistory {
    guard emissionHistory.spans.isEmpty else { return emissionHistory }
    var history = EmissionHistory()
    history.note(content, at: 0)
    return history
  }
}
