import Geometry

/// A cache of outlines that are expensive to resolve, kept for the current and the previous frame, with their
/// boundaries.
///
/// An outline that does not move has the same edges in every frame.
struct ResolvedOutlines {
  private struct Entry {
    var sides: [Edge]
    var rule: FillRule
    /// The boundary; nil if resolving the outline takes too much work.
    var boundary: [Edge]?
    var frame: Int
  }

  private var entries: [UInt64: Entry] = [:]
  private var frame = 0
  /// The total number of edges in all entries.
  private var sideCount = 0

  /// The maximum number of edges in the cache, which take 8 MiB.
  private static let maximumSideCount = 1 << 19

  /// Begins a frame, and removes outlines that were not used in the previous one.
  mutating func beginFrame() {
    guard !entries.isEmpty else { return }
    frame += 1
    let oldest = frame - 1
    for (key, entry) in entries where entry.frame < oldest { remove(key) }
  }

  /// Returns the cached boundary of an outline; the inner optional is nil for an outline that is too complex to
  /// resolve.
  mutating func boundary(of sides: ArraySlice<Edge>, rule: FillRule) -> [Edge]?? {
    guard !entries.isEmpty else { return nil }
    let key = Self.key(of: sides)
    guard let entry = entries[key], entry.rule == rule, entry.sides[...] == sides else { return nil }
    entries[key]?.frame = frame
    return .some(entry.boundary)
  }

  /// Caches the resolved boundary of an outline.
  mutating func keep(_ boundary: [Edge]?, of sides: ArraySlice<Edge>, rule: FillRule) {
    let count = sides.count + (boundary?.count ?? 0)
    guard sideCount + count <= Self.maximumSideCount else { return }
    let key = Self.key(of: sides)
    remove(key)
    entries[key] = Entry(sides: Array(sides), rule: rule, boundary: boundary, frame: frame)
    sideCount += count
  }

  private mutating func remove(_ key: UInt64) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    sideCount -= entry.sides.count + (entry.boundary?.count ?? 0)
  }

  private static func key(of sides: ArraySlice<Edge>) -> UInt64 {
    func word(_ first: Int32, _ second: Int32) -> UInt64 {
      UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    }
    var key = UInt64(sides.count)
    for side in sides {
      // Knuth's multiplier; the high bits of the product are then mixed into the low ones.
      key = (key ^ word(side.x0, side.y0)) &* 6_364_136_223_846_793_005
      key = (key ^ (key >> 29) ^ word(side.x1, side.y1)) &* 6_364_136_223_846_793_005
      key ^= key >> 32
    }
    return key
  }
}
