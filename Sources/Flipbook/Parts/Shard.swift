/// One of several nearly equal shards of the work, such as the second of four.
public struct Shard: Hashable, Sendable {
  /// The number of the shard, from 1.
  public let index: Int
  /// The number of shards.
  public let count: Int

  /// The maximum number of shards.
  public static let maximumShardCount = 100_000

  /// Creates a shard; nil unless `index` is from 1 to `count`, and `count` at most ``maximumShardCount``.
  public init?(_ index: Int, of count: Int) {
    guard count <= Shard.maximumShardCount, index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns a shard of consecutive items; shards differ by at most one in size.
  ///
  /// - Parameter total: The number of items, counted from 0.
  /// - Returns: The range of this shard; the ranges of all shards are disjoint and cover all items.
  public func range(of total: Int) -> Range<Int> {
    func start(_ shares: Int) -> Int { total / count * shares + total % count * shares / count }
    return start(index - 1)..<start(index)
  }
}

extension Shard: CustomStringConvertible {
  /// The shard as a command-line argument, such as `2/4`.
  public var description: String { "\(index)/\(count)" }
}
