/// A node whose children come and go: of `if`, `ForEach`, `id`, and `AnyView`.
final class DynamicNode: ViewNode, TickingNode {
  /// A child's key, and the function that makes or updates its node.
  typealias Item = (key: AnyHashable, make: (ViewNode?, ViewContext) -> ViewNode)

  private final class Entry {
    let key: AnyHashable
    var node: ViewNode
    /// The transitions of the child's elements, by element.
    var transitions: [ObjectIdentifier: TransitionNode] = [:]
    /// The times when the elements of a leaving child disappear; nil if it isn't leaving.
    var ends: [ObjectIdentifier: Double]?
    /// The time when a leaving child is removed; nil if it isn't leaving.
    var end: Double? { ends?.values.max() }

    init(_ key: AnyHashable, _ node: ViewNode) { (self.key, self.node) = (key, node) }

    /// The elements with their transitions.
    func wrapped(_ elements: [Element]) -> [Element] {
      elements.flatMap { transitions[ObjectIdentifier($0)]?.elements ?? [$0] }
    }

    /// The elements with their transitions that are painted at a time.
    func shownElements(at time: Double) -> [Element] {
      guard let ends else { return wrapped(node.shownElements) }
      return wrapped(node.shownElements.filter { ends[ObjectIdentifier($0)].map { $0 > time + 1e-9 } ?? true })
    }
  }

  private unowned let graph: ViewGraph
  private var entries: [Entry] = []
  private var isNew = true

  private init(_ graph: ViewGraph) { self.graph = graph }

  static func updating(_ old: ViewNode?, _ context: ViewContext, items: () -> [Item]) -> ViewNode {
    let node = old as? DynamicNode ?? DynamicNode(context.graph)
    node.update(items(), context)
    return node
  }

  override var elements: [Element] {
    entries.filter { $0.end == nil }.flatMap { $0.wrapped($0.node.elements) }
  }
  override var shownElements: [Element] { entries.flatMap { $0.shownElements(at: graph.time) } }

  private func update(_ items: [Item], _ context: ViewContext) {
    let keys = items.map(\.key)
    if graph.isFrozen {
      // Between two ticks, views neither appear nor disappear.
      for (key, make) in items {
        guard let entry = entries.first(where: { $0.key == key && $0.end == nil }) else { continue }
        entry.node = make(entry.node, context)
      }
      return
    }
    precondition(Set(keys).count == keys.count, "ForEach: the ids of views in a list must be unique")
    var known: [AnyHashable: Entry] = [:]
    for entry in entries { known[entry.key] = entry }
    var next: [Entry] = []
    for (key, make) in items {
      if let entry = known.removeValue(forKey: key) {
        let wasLeaving = entry.end != nil
        entry.ends = nil
        entry.node = make(entry.node, context)
        if wasLeaving { for node in entry.transitions.values { node.show(.identity, context) } }
        next.append(entry)
      } else {
        let entry = Entry(key, make(nil, context))
        next.append(entry)
        if !isNew { insert(entry, context) }
      }
    }
    keepLeaving(known, in: &next, context)
    entries = next
    isNew = false
    if entries.contains(where: { $0.end != nil }) { graph.add(self) }
  }

  private func insert(_ entry: Entry, _ context: ViewContext) {
    for element in entry.node.elements {
      let transition = element.traits.transition ?? graph.defaultTransition
      guard let animation = transition.animation ?? context.transaction.animation, !transition.isIdentity
      else { continue }
      var context = context
      context.transaction.animation = nil
      let node = TransitionNode(element, transition)
      node.show(.willAppear, context)
      context.transaction.animation = animation
      node.show(.identity, context)
      entry.transitions[ObjectIdentifier(element)] = node
    }
  }

  /// Keeps children that leave with a transition at their places, and removes the others.
  private func keepLeaving(_ left: [AnyHashable: Entry], in next: inout [Entry], _ context: ViewContext) {
    for (index, entry) in entries.enumerated() where left[entry.key] === entry {
      if entry.end == nil, !remove(entry, context) {
        entry.node.dispose()
        continue
      }
      let before = entries[..<index].last { old in next.contains { $0 === old } }
      let place = before.flatMap { old in next.firstIndex { $0 === old } }.map { $0 + 1 } ?? 0
      next.insert(entry, at: place)
    }
  }

  /// Begins the transition of a leaving child; returns false if it has none.
  private func remove(_ entry: Entry, _ context: ViewContext) -> Bool {
    var ends: [ObjectIdentifier: Double] = [:]
    var isAnimated = false
    for element in entry.node.elements {
      let transition = element.traits.transition ?? graph.defaultTransition
      guard let animation = transition.animation ?? context.transaction.animation, !transition.isIdentity else {
        ends[ObjectIdentifier(element)] = graph.time
        continue
      }
      isAnimated = true
      var context = context
      context.transaction.animation = nil
      let node = entry.transitions[ObjectIdentifier(element)] ?? TransitionNode(element, transition)
      entry.transitions[ObjectIdentifier(element)] = node
      node.prepareRemoval(context)
      context.transaction.animation = animation
      node.show(.didDisappear, context)
      element.leave(with: context.transaction)
      ends[ObjectIdentifier(element)] = graph.time + animation.settlingDuration
    }
    guard isAnimated else { return false }
    entry.ends = ends
    return true
  }

  // MARK: Ticks

  var isTicking: Bool { entries.contains { $0.end != nil } }

  func tick() {
    guard !graph.isFrozen else { return }
    for entry in entries where entry.end.map({ $0 <= graph.time + 1e-9 }) ?? false { entry.node.dispose() }
    entries.removeAll { $0.end.map { $0 <= graph.time + 1e-9 } ?? false }
  }

  override func dispose() {
    graph.remove(self)
    for entry in entries { entry.node.dispose() }
  }
}
