/// An animation whose parameters differ from the reference, which explains a difference in motion.
package struct TimingChange: Hashable, Sendable {
  /// The layer and the animated property, separated by a dot.
  package let motion: String
  /// The API that the animation belongs to.
  package let engine: String
  /// The begin time of the animation in the reference, in seconds.
  package let time: Double
  /// A parameter that differs, with both values; nil for a missing value.
  package struct Fact: Hashable, Sendable {
    /// The name, such as `damping`.
    package let name: String
    /// The reference's value.
    package let reference: String?
    /// The actual value.
    package let actual: String?
  }

  /// The parameters that differ.
  package let facts: [Fact]

  /// Returns the changes between two timing tables, in the order of the reference.
  ///
  /// The animations of a property are paired in order. An animation without a counterpart was added or removed; this is
  /// reported as a change of events.
  static func all(from reference: [TimingParameters], to actual: [TimingParameters]) -> [TimingChange] {
    struct Key: Hashable {
      let motion: String
      let engine: String
    }
    var others = Dictionary(grouping: actual) { Key(motion: $0.motion, engine: $0.engine) }.mapValues { $0[...] }
    return reference.compactMap { old in
      guard let new = others[Key(motion: old.motion, engine: old.engine)]?.popFirst() else { return nil }
      let names = TimingParameters.order.filter { old.facts[$0] != nil || new.facts[$0] != nil }
      let facts = names.compactMap { name -> Fact? in
        let (a, b) = (old.facts[name], new.facts[name])
        if a == b { return nil }
        if let a, let b, TraceCell.isEqual(a, b) { return nil }
        return Fact(name: name, reference: a, actual: b)
      }
      guard !facts.isEmpty else { return nil }
      return TimingChange(motion: old.motion, engine: old.engine, time: old.time, facts: facts)
    }
  }
}

extension TimingChange: CustomStringConvertible {
  /// A description of the change.
  package var description: String {
    let texts = facts.map { fact in
      switch (fact.reference, fact.actual) {
      case (let old?, let new?): "\(fact.name) \(new) instead of \(old)"
      case (let old?, nil): "no \(fact.name) (was \(old))"
      case (nil, let new?): "\(fact.name) \(new) (new)"
      case (nil, nil): fact.name
      }
    }
    return "\(motion), \(engine) at \(TraceCell.text(time)) s: \(texts.joined(separator: ", "))"
  }
}
