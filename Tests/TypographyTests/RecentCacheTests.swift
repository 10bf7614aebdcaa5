import Testing
import Typography

@Suite struct RecentCacheTests {
  @Test func whatIsAskedForStays() {
    var cache = RecentCache<Int, Int>(capacity: 20)
    cache.insert(-1, cost: 1, for: 0)
    for key in 1...100 {
      cache.insert(key, cost: 1, for: key)
      #expect(cache.value(for: 0) == -1)
    }
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 100) == 100)
  }

  @Test func whatCostsTooMuchIsNotKept() {
    var cache = RecentCache<Int, Int>(capacity: 20)
    cache.insert(1, cost: 11, for: 1)
    #expect(cache.value(for: 1) == nil)
    #expect(
      (1...20).count { key in
        cache.insert(key, cost: 5, for: key)
        return (1...20).count { cache.value(for: $0) != nil } > 4
      } == 0)
  }
}
