/// The global color table of a file, chosen to save the most bytes.
///
/// Images are added one by one, each time the one that saves the most bytes per missing color. The first choice matters
/// most, so several are tried.
struct GIFGlobalTable {
  /// The colors, sorted by the number of images that use them.
  let colors: [OpaqueColor]
  /// The number of bits of a color index.
  let bits: Int

  /// Images that have the same colors.
  private struct Group: Sendable {
    let colors: [Int]
    var images: [GIFTableFitting.Needs]
    /// The total size of the images' local color tables, in bytes.
    var tableByteCount = 0
    /// The minimum savings of an 8-bit global table, in bytes; its codes are longer than a smaller table's.
    var minimumGain = 0

    mutating func add(_ image: GIFTableFitting.Needs) {
      images.append(image)
      tableByteCount += image.tableByteCount
      let longer = image.bitCount(symbolBits: 8) - image.bitCount(symbolBits: image.symbolBits)
      minimumGain += max(0, image.tableByteCount - longer / 8)
    }
  }

  /// A set of chosen colors, by index.
  private struct Choice: Sendable {
    var isChosen: [Bool]
    var count = 0

    mutating func add(_ colors: [Int]) {
      for color in colors where !isChosen[color] {
        isChosen[color] = true
        count += 1
      }
    }

    func missing(_ colors: [Int]) -> Int { colors.count { !isChosen[$0] } }
  }

  /// The number of images with the largest tables that are tried as the first choice; the same number of evenly spaced
  /// ones is tried as well.
  private static let seedCount = 8

  /// Chooses a table.
  ///
  /// - Parameters:
  ///   - needs: The needs of the images.
  ///   - base: The colors that the table must contain, at most 256.
  ///   - jobs: The number of threads; it doesn't affect the table.
  init(for needs: [GIFTableFitting.Needs], with base: [OpaqueColor], jobs: Int) {
    var numbers: [OpaqueColor: Int] = [:]
    var all: [OpaqueColor] = []
    func number(_ color: OpaqueColor) -> Int {
      if let number = numbers[color] { return number }
      numbers[color] = all.count
      all.append(color)
      return all.count - 1
    }
    let basis = base.map(number)
    var indices: [[Int]: Int] = [:]
    var groups: [Group] = []
    for image in needs {
      let colors = image.colors.map(number).sorted()
      if indices[colors] == nil {
        indices[colors] = groups.count
        groups.append(Group(colors: colors, images: []))
      }
      if let index = indices[colors] { groups[index].add(image) }
    }
    var start = Choice(isChosen: [Bool](repeating: false, count: all.count))
    start.add(basis)
    if all.count <= ColorTable.capacity { start.add(Array(all.indices)) }
    var (choice, best) = (start, GIFGlobalTable.ordered(start, groups))
    if all.count > ColorTable.capacity {
      let (start, groups) = (start, groups)
      let gains = [groups.map(\.tableByteCount), groups.map(\.minimumGain)]
      var owners = [[Int]](repeating: [], count: all.count)
      for (index, group) in groups.enumerated() { for color in group.colors { owners[color].append(index) } }
      let groupsOfColors = owners
      let seeds = [nil] + GIFGlobalTable.seeds(groups).map(Optional.some)
      let tried = seeds.concurrentMap(jobs: jobs) { seed -> [(choice: Choice, order: Order)] in
        var seeded = start
        if let seed {
          if seeded.count + seeded.missing(groups[seed].colors) > ColorTable.capacity { return [] }
          seeded.add(groups[seed].colors)
        }
        return gains.map { gains in
          let filled = GIFGlobalTable.filled(seeded, groups, of: groupsOfColors, gains)
          return (filled, GIFGlobalTable.ordered(filled, groups))
        }
      }
      for other in tried.joined() where other.order.byteCount < best.byteCount { (choice, best) = other }
    }
    let nested = GIFGlobalTable.nested(best, choice, groups)
    if nested.byteCount < best.byteCount { best = nested }
    colors = best.colors.map { all[$0] }
    bits = best.bits
  }

  /// Returns the groups that are tried as the first choice, in the order that breaks ties.
  private static func seeds(_ groups: [Group]) -> [Int] {
    let largest = groups.indices.sorted { (-groups[$0].tableByteCount, $0) < (-groups[$1].tableByteCount, $1) }
    let step = max(1, groups.count / seedCount)
    return Set(largest.prefix(seedCount) + stride(from: 0, to: groups.count, by: step)).sorted()
  }

  /// Adds the colors of groups to a choice as long as they fit.
  ///
  /// - Parameters:
  ///   - choice: The initial choice.
  ///   - groups: The groups.
  ///   - owners: The indices of the groups that contain each color.
  ///   - gains: The bytes that each group saves once all of its colors are chosen.
  /// - Returns: The choice with the added colors.
  private static func filled(_ choice: Choice, _ groups: [Group], of owners: [[Int]], _ gains: [Int]) -> Choice {
    var choice = choice
    var missing = groups.map { choice.missing($0.colors) }
    var rest = groups.indices.filter { gains[$0] > 0 }
    while true {
      var next: (index: Int, ratio: Double)?
      rest.removeAll { index in
        if missing[index] == 0 { return true }
        let ratio = Double(gains[index]) / Double(missing[index])
        if choice.count + missing[index] <= ColorTable.capacity, ratio > next?.ratio ?? 0 { next = (index, ratio) }
        return false
      }
      guard let next else { return choice }
      for color in groups[next.index].colors where !choice.isChosen[color] {
        choice.add([color])
        for owner in owners[color] { missing[owner] -= 1 }
      }
    }
  }

  /// Sorts the chosen colors by the number of images that use them, and estimates the size of all images.
  private static func ordered(_ choice: Choice, _ groups: [Group]) -> Order {
    var uses = [Int](repeating: 0, count: choice.isChosen.count)
    for group in groups where choice.missing(group.colors) == 0 {
      for color in group.colors { uses[color] += group.images.count }
    }
    let colors = choice.isChosen.indices.filter { choice.isChosen[$0] }.sorted { (-uses[$0], $0) < (-uses[$1], $1) }
    return Order(colors, choice, groups)
  }

  /// Sorts the chosen colors so that the images with the fewest colors come first: they get the indices with the fewest
  /// bits.
  private static func nested(_ order: Order, _ choice: Choice, _ groups: [Group]) -> Order {
    var placed = Choice(isChosen: [Bool](repeating: false, count: choice.isChosen.count))
    var colors: [Int] = []
    var rest = groups.indices.filter { choice.missing(groups[$0].colors) == 0 }
    // In the upper half of the table, all indices have the same number of bits.
    while colors.count <= ColorTable.capacity / 2, !rest.isEmpty {
      let missing = rest.map { placed.missing(groups[$0].colors) }
      guard let next = missing.indices.min(by: { missing[$0] < missing[$1] }) else { break }
      let own = Set(groups[rest[next]].colors)
      colors += order.colors.filter { own.contains($0) && !placed.isChosen[$0] }
      placed.add(groups[rest[next]].colors)
      rest.remove(at: next)
    }
    return Order(colors + order.colors.filter { !placed.isChosen[$0] }, choice, groups)
  }

  /// The chosen colors in a certain order.
  private struct Order: Sendable {
    let colors: [Int]
    let bits: Int
    /// The estimated size of all images, in bytes.
    let byteCount: Int

    init(_ colors: [Int], _ choice: Choice, _ groups: [Group]) {
      var ranks = [Int](repeating: 0, count: choice.isChosen.count)
      for (rank, color) in colors.enumerated() { ranks[color] = rank }
      let isCovered = groups.map { choice.missing($0.colors) == 0 }
      var maximumSymbolCount = 1
      for (group, isCovered) in zip(groups, isCovered) where isCovered {
        for image in group.images { maximumSymbolCount = max(maximumSymbolCount, image.count) }
      }
      let bits = min(8, GIFTableFitting.bits(for: max(colors.count, maximumSymbolCount)))
      var byteCount = 3 << bits
      for (group, isCovered) in zip(groups, isCovered) {
        let highest = group.colors.reduce(0) { max($0, ranks[$1]) }
        let symbolBits = max(2, GIFTableFitting.bits(for: highest + 1))
        for image in group.images {
          let own = image.tableByteCount + image.bitCount(symbolBits: image.symbolBits) / 8
          byteCount += isCovered ? min(own, image.bitCount(symbolBits: symbolBits) / 8) : own
        }
      }
      (self.colors, self.bits, self.byteCount) = (colors, bits, byteCount)
    }
  }
}
