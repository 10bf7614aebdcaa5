/// Values that were asked for lately, bounded by what they cost together.
///
/// There are two generations. When the young one has used up half of what is allowed, it becomes the old one, and what was
/// in that is forgotten unless it was asked for meanwhile. So whatever is asked for more often than everything else
/// together stays, at the price of a look-up.
package struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let capacity: Int

  /// Makes an empty cache.
  ///
  /// - Parameter capacity: What the values may cost together, in whatever unit.
  package init(capacity: Int) { self.capacity = capacity }

  /// The value for a key, made if it isn't known.
  ///
  /// - Parameters:
  ///   - key: What it is known by.
  ///   - make: The value, and what it costs to keep; one that costs more than half of the capacity isn't kept.
  /// - Returns: The value.
  /// - Throws: What `make` throws.
  package mutating func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> (value: Value, cost: Int)
  ) throws(Failure) -> Value {
    if let known = young[key] { return known.value }
    let entry: (value: Value, cost: Int)
    if let known = old.removeValue(forKey: key) { entry = known } else { entry = try make() }
    insert(entry, for: key)
    return entry.value
  }

  /// The value for a key, if it is known.
  package mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known, for: key)
    return known.value
  }

  /// Keeps a value.
  package mutating func insert(_ value: Value, cost: Int, for key: Key) { insert((value, cost), for: key) }

  private mutating func insert(_ entry: (value: Value, cost: Int), for key: Key) {
    guard entry.cost <= capacity / 2 else { return }
    if youngCost + entry.cost > capacity / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
    youngCost += entry.cost
  }
}
