import LayerTree

/// The rules whose values depend on values from the last tick: on their own value, or on values that later rules and
/// layouts write.
///
/// They accumulate from tick to tick. Between two ticks, such a value is interpolated between its values at the last
/// tick and at the next one.
struct RuleHistory {
  /// The origin of a value from the last tick.
  enum Source {
    /// The rule's own property.
    case itself
    /// A property that a later rule or a layout writes, directly or through a name.
    case below
  }

  private let sources: [Int: Source]

  /// True if no rule depends on the last tick.
  var isEmpty: Bool { sources.isEmpty }

  /// Finds the rules of a program that depend on the last tick.
  init(_ program: Program) {
    var writers: [Int: [(rule: Int, property: AnimatableProperty)]] = [:]
    for (index, rule) in program.rules.enumerated() {
      if let (layer, property) = rule.target { writers[layer, default: []].append((index, property)) }
    }
    let placed = Set(program.placement.rules.flatMap { $0.placedLayers(in: program.directory) })
    let geometry = ["position", "bounds.size"].compactMap(AnimatableProperty.init(keyPath:))
    /// Returns the origin of a reading's value if it is from the last tick; nil otherwise.
    func source(of reading: Reading, in rule: Int) -> Source? {
      guard case .property(let layer, let property, _) = reading else { return nil }
      let later = writers[layer, default: []].filter { $0.rule >= rule && property.reads($0.property) }
      if later.contains(where: { $0.rule > rule }) { return .below }
      if placed.contains(layer), geometry.contains(where: property.reads) { return .below }
      return later.isEmpty ? nil : .itself
    }
    var sources: [Int: Source] = [:]
    var names: [Int: [Reading]] = [:]
    for (index, rule) in program.rules.enumerated() {
      var named: [Reading] = []
      for case .named(let slot, _) in rule.readings { named += names[slot, default: []] }
      if case .name(_, let slot, _) = rule.kind { names[slot] = rule.readings + named }
      guard rule.target != nil else { continue }
      if named.contains(where: { source(of: $0, in: index) != nil }) {
        sources[index] = .below
      } else {
        let own = rule.readings.compactMap { source(of: $0, in: index) }
        sources[index] = own.contains { $0 == .below } ? .below : own.first
      }
    }
    self.sources = sources
  }

  /// The origin of a rule's values from the last tick; nil if it reads none.
  subscript(rule: Int) -> Source? { sources[rule] }
}

extension LayoutRule {
  /// Returns the layers that the rule positions.
  fileprivate func placedLayers(in directory: LayerDirectory) -> [Int] {
    if case .stack = kind { directory.stacked(in: layer) } else { [layer] }
  }
}
