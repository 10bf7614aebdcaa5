import Flipbook
import TestSupport
import Testing

@Suite struct ShardTests {
  @Test("Shares together have everything once, in order, and differ by at most one")
  func ranges() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let (total, count) = (Int.random(in: 0...1_000_000, using: &random), Int.random(in: 1...300, using: &random))
      var end = 0
      var sizes: Set<Int> = []
      for index in 1...count {
        let range = try #require(Shard(index, of: count)).range(of: total)
        #expect(range.lowerBound == end, "share \(index)/\(count) of \(total)")
        end = range.upperBound
        sizes.insert(range.count)
      }
      #expect(end == total)
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "\(count) shares of \(total)")
    }
  }

  @Test(
    "There is no share that is not one of as many",
    arguments: [(0, 1), (2, 1), (-1, 4), (1, 0), (1, Shard.maximumShardCount + 1), (.max, .max)])
  func impossible(index: Int, count: Int) { #expect(Shard(index, of: count) == nil) }
}
