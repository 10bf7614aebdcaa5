import LayerTree

/// The rules that make something of their own last values, or read values that later rules and layouts write.
///
/// They accumulate from tick to tick. Between two ticks, such a value is interpolated between the last tick's and the
/// rule's next one.
struct RuleMemory {
  /// The source of the values of a rule from the last tick.
  enum Source {
    /// The rule's own property.
    case itself
    /// A property that is written further below, or a name of such a value.
    case below
  }

  private let sources: [Int: Source]

  /// True if no rule has a memory.
  var isEmpty: Bool { sources.isEmpty }

  /// Finds the rules of a program that have a memory.
  init(_ program: Program) {
    var writers: [Int: [(rule: Int, property: AnimatableProperty)]] = [:]
    for (index, rule) in program.rules.enumerated() {
      if let (layer, property) = rule.target { writers[layer, default: []].append((index, property)) }
    }
    let placed = Set(program.placement.rules.flatMap { $0.placedLayers(in: program.directory) })
    let geometry = ["position", "bounds.size"].compactMap(AnimatableProperty.init(keyPath:))
    /// Returns the source of a reading's value from the last tick; nil if it has none.
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

  /// Returns the source of the values from the last tick of a rule, by its index; nil if it has none.
  subscript(rule: Int) -> Source? { sources[rule] }
}

extension LayoutRule {
  /// The layers that the rule places.
  fileprivate func placedLayers(in directory: LayerDirectory) -> [Int] {
    if case .stack = kind { directory.stacked(in: layer) } else { [layer] }
  }
}
