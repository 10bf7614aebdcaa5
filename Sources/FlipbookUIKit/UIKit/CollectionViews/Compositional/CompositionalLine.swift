import Foundation

/// The places of items in a row or a column.
struct CompositionalLine {
  /// The place of an item.
  struct Slot {
    let item: NSCollectionLayoutItem
    var frame: CGRect
  }

  /// An item with its lengths along and across the line, including its own space around it.
  private struct Part {
    let item: NSCollectionLayoutItem
    let along: CGFloat
    let across: CGFloat
    let before: NSCollectionLayoutSpacing?
    let after: NSCollectionLayoutSpacing?
    var total: CGFloat { along + (before?.spacing ?? 0) + (after?.spacing ?? 0) }
  }

  let isHorizontal: Bool
  /// The size of the group's content.
  let size: CGSize
  let spacing: NSCollectionLayoutSpacing?

  private var length: CGFloat { isHorizontal ? size.width : size.height }
  private var gap: CGFloat { spacing?.spacing ?? 0 }
  /// The most items in a line; more have no length.
  private static let maximumCount = 10_000

  /// Returns the places of items that are repeated as long as they fit; at least one item.
  func slots(repeating items: [NSCollectionLayoutItem]) -> [Slot] {
    let parts = items.map(part)
    var (chosen, used): ([Part], CGFloat) = ([], 0)
    guard parts.contains(where: { $0.total + gap > 0 }) else { return slots(parts) }
    while chosen.count < Self.maximumCount {
      let next = parts[chosen.count % parts.count]
      let needed = next.total + (chosen.isEmpty ? 0 : gap)
      guard chosen.isEmpty || used + needed <= length + 1e-6 else { break }
      used += needed
      chosen.append(next)
    }
    return slots(chosen)
  }

  /// Returns the places of a number of items of their own size.
  func slots(of item: NSCollectionLayoutItem, _ count: Int) -> [Slot] {
    slots(Array(repeating: part(item), count: count))
  }

  /// Returns the places of a number of items that divide the length equally.
  func slots(dividedBy item: NSCollectionLayoutItem, _ count: Int) -> [Slot] {
    let own = part(item)
    let around = own.total - own.along
    let along = max(0, (length - CGFloat(count - 1) * gap) / CGFloat(count) - around)
    let equal = Part(item: item, along: along, across: own.across, before: own.before, after: own.after)
    return slots(Array(repeating: equal, count: count))
  }

  private func part(_ item: NSCollectionLayoutItem) -> Part {
    let (own, edges) = (item.layoutSize.size(in: size), item.edgeSpacing)
    return isHorizontal
      ? Part(item: item, along: own.width, across: own.height, before: edges?.leading, after: edges?.trailing)
      : Part(item: item, along: own.height, across: own.width, before: edges?.top, after: edges?.bottom)
  }

  /// Returns the places of items, whose flexible spaces share the free length.
  private func slots(_ parts: [Part]) -> [Slot] {
    let used = parts.map(\.total).reduce(0, +) + gap * CGFloat(max(0, parts.count - 1))
    let edges = parts.flatMap { [$0.before, $0.after] }.filter { $0?.isFlexibleSpacing == true }.count
    let gaps = spacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0
    let share = edges + gaps == 0 ? 0 : max(0, length - used) / CGFloat(edges + gaps)
    func room(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      (spacing?.spacing ?? 0) + (spacing?.isFlexibleSpacing == true ? share : 0)
    }
    var (slots, place): ([Slot], CGFloat) = ([], 0)
    for (index, part) in parts.enumerated() {
      if index > 0 { place += room(spacing) }
      place += room(part.before)
      let side = side(of: part)
      let frame =
        isHorizontal
        ? CGRect(x: place, y: side, width: part.along, height: part.across)
        : CGRect(x: side, y: place, width: part.across, height: part.along)
      slots.append(Slot(item: part.item, frame: frame))
      place += part.along + room(part.after)
    }
    return slots
  }

  /// Returns the distance of an item from the side of the line.
  private func side(of part: Part) -> CGFloat {
    let edges = part.item.edgeSpacing
    let (first, last) = isHorizontal ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
    let own = first?.spacing ?? 0
    guard first?.isFlexibleSpacing == true else { return own }
    let free = max(0, (isHorizontal ? size.height : size.width) - part.across - own - (last?.spacing ?? 0))
    return own + (last?.isFlexibleSpacing == true ? free / 2 : free)
  }
}
