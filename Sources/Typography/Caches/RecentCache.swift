/// A cache of recently used values, bounded by their total cost.
///
/// There are two generations. When the young one has used up half of the capacity, it becomes the old one, and unused
/// values of the old one are dropped. So frequently used values are kept, at the price of a second lookup.
package struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let capacity: Int

  /// Creates an empty cache.
  ///
  /// - Parameter capacity: The maximum total cost of the values, in any unit.
  package init(capacity: Int) { self.capacity = capacity }

  /// Returns the value for a key, which is created if it is missing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - make: Returns the value and its cost; a value that costs more than half of the capacity isn't cached.
  /// - Returns: The value.
  /// - Throws: The error of `make`.
  package mutating func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> (value: Value, cost: Int)
  ) throws(Failure) -> Value {
    if let known = young[key] { return known.value }
    let entry: (value: Value, cost: Int)
    if let known = old.removeValue(forKey: key) { entry = known } else { entry = try make() }
    insert(entry, for: key)
    return entry.value
  }

  /// Returns the value for a key; nil if there is none.
  package mutating func value(for key: Key) -> Value? {
    if let known = young[key] { return known.value }
    guard let known = old.removeValue(forKey: key) else { return nil }
    insert(known, for: key)
    return known.value
  }

  /// Adds a value, unless it costs more than half of the capacity.
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
