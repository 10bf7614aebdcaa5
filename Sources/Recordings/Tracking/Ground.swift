/// The background behind all moving parts, reconstructed from the frames of a recording.
///
/// For a pixel that changes, the background is the color, among the pixel's colors, that best matches its surroundings.
/// A part that moves only slightly covers some pixels in every frame; these are recognized by the edge around them, and
/// filled with the color of their surroundings.
package struct Ground: Sendable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The color of every pixel.
  let colors: [SIMD4<Int16>]
  /// True for pixels that a moving part can cover.
  let isCovered: [Bool]
  /// The column range of each row, from its first covered pixel through its last.
  let coveredColumns: [Range<Int>]

  /// The fraction of pixels that change.
  package let changingFraction: Double

  /// The minimum change of a color component that counts as a change.
  private static let change: Int16 = 16
  /// The minimum difference of a color component between adjacent pixels that counts as an edge.
  private static let step: Int16 = 10
  /// The maximum difference between two colors of a pixel that count as equal.
  private static let sameness: Int16 = 14

  /// The distance on each side of a pixel at which a narrow strip that is always covered has ended, in pixels.
  private static let stripReach = 4

  /// A kind of pixel.
  private enum Kind: UInt8 {
    /// The pixel always shows the background.
    case known
    /// The color of the pixel changes.
    case changing
    /// The color is constant, but may belong to a part.
    case hidden
  }

  /// Reconstructs the background.
  package init(_ survey: RecordingSurvey) {
    (width, height) = (survey.width, survey.height)
    let frames = survey.samples + [survey.last].compactMap(\.self)
    let kinds = Ground.withoutPermanentParts(Ground.kinds(survey), width: survey.width, height: survey.height, frames)
    var colors = frames.first?.colors ?? []
    var isDone = kinds.map { $0 == .known }
    let (width, height) = (width, height)
    /// Returns the neighbors of a pixel.
    func neighbors(_ index: Int) -> [Int] {
      let (x, y) = (index % width, index / width)
      var all: [Int] = []
      if x > 0 { all.append(index - 1) }
      if x + 1 < width { all.append(index + 1) }
      if y > 0 { all.append(index - width) }
      if y + 1 < height { all.append(index + width) }
      return all
    }
    func isBesideHidden(_ index: Int) -> Bool {
      let (x, y) = (index % width, index / width)
      for row in max(0, y - 3)...min(height - 1, y + 3) {
        for column in max(0, x - 3)...min(width - 1, x + 3) where kinds[row * width + column] == .hidden { return true }
      }
      return false
    }
    /// Returns whether a narrow strip around a pixel is covered in all frames: on one axis, the background is visible on
    /// both sides of it, but never at the same time. A part that moves by a little less than its own length does this.
    func isAlwaysCovered(_ index: Int, _ around: SIMD4<Int16>) -> Bool {
      let (x, y) = (index % width, index / width)
      let reach = Ground.stripReach
      let axes = [(reach, 0), (0, reach)]
      return axes.contains { dx, dy in
        guard x >= dx, y >= dy, x + dx < width, y + dy < height else { return false }
        let (before, after) = ((y - dy) * width + x - dx, (y + dy) * width + x + dx)
        func isOpen(_ frame: WorkingFrame, _ index: Int) -> Bool {
          WorkingFrame.difference(frame.colors[index], around) <= Ground.sameness
        }
        return kinds[before] == .changing && kinds[after] == .changing
          && frames.contains { isOpen($0, before) } && frames.contains { isOpen($0, after) }
          && !frames.contains { isOpen($0, before) && isOpen($0, after) }
      }
    }
    // Fills the unknown pixels from the known ones inward, one layer of pixels at a time.
    var front = isDone.indices.filter { !isDone[$0] && neighbors($0).contains { isDone[$0] } }
    while !front.isEmpty {
      var found: [(index: Int, color: SIMD4<Int16>)] = []
      found.reserveCapacity(front.count)
      for index in front {
        var (sum, count) = (SIMD4<Int32>.zero, Int32(0))
        for y in max(0, index / width - 2)...min(height - 1, index / width + 2) {
          for x in max(0, index % width - 2)...min(width - 1, index % width + 2) where isDone[y * width + x] {
            sum &+= SIMD4(truncatingIfNeeded: colors[y * width + x])
            count += 1
          }
        }
        let around = SIMD4<Int16>(truncatingIfNeeded: sum / SIMD4(repeating: max(1, count)))
        var color = around
        if kinds[index] != .hidden {
          color = Ground.color(of: index, in: frames, survey, near: around)
          // Next to hidden pixels, the edge of a part may never have uncovered the background completely.
          if WorkingFrame.difference(color, around) > Ground.step,
            isBesideHidden(index) || isAlwaysCovered(index, around)
          {
            color = around
          }
        }
        found.append((index, color))
      }
      for (index, color) in found {
        colors[index] = color
        isDone[index] = true
      }
      var next: Set<Int> = []
      for index in front { for neighbor in neighbors(index) where !isDone[neighbor] { next.insert(neighbor) } }
      front = next.sorted()
    }
    self.colors = colors
    changingFraction = Double(kinds.count { $0 == .changing }) / Double(max(1, kinds.count))
    let covered = kinds.map { $0 != .known }
    isCovered = covered
    coveredColumns = (0..<height).map { y in
      let row = covered[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else { return 0..<0 }
      return first - y * width..<last + 1 - y * width
    }
  }

  /// Returns the background color of a pixel: the mean of the cluster of its colors that is most similar to the
  /// surroundings and most frequent.
  private static func color(
    of index: Int, in frames: [WorkingFrame], _ survey: RecordingSurvey, near around: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    var clusters: [(color: SIMD4<Int16>, sum: SIMD4<Int32>, count: Int32)] = []
    for frame in frames {
      let color = frame.colors[index]
      if let known = clusters.firstIndex(where: { WorkingFrame.difference($0.color, color) <= sameness }) {
        clusters[known].sum &+= SIMD4(truncatingIfNeeded: color)
        clusters[known].count += 1
      } else {
        clusters.append((color, SIMD4(truncatingIfNeeded: color), 1))
      }
    }
    // A part that overshoots its end may uncover the background for a single frame.
    for color in [survey.darkest[index], survey.brightest[index]]
    where clusters.allSatisfy({ WorkingFrame.difference($0.color, color) > sameness }) {
      clusters.append((color, SIMD4(truncatingIfNeeded: color), 1))
    }
    let best = clusters.min { a, b in
      func cost(_ cluster: (color: SIMD4<Int16>, sum: SIMD4<Int32>, count: Int32)) -> Double {
        Double(WorkingFrame.difference(cluster.color, around))
          + 12 * (1 - Double(cluster.count) / Double(frames.count))
      }
      return cost(a) < cost(b)
    }
    guard let best else { return around }
    return SIMD4(truncatingIfNeeded: best.sum / SIMD4(repeating: best.count))
  }

  private static func kinds(_ survey: RecordingSurvey) -> [Kind] {
    let (width, height) = (survey.width, survey.height)
    guard width > 0, let first = survey.samples.first else { return [] }
    var kinds = survey.lowest.indices.map { index -> Kind in
      WorkingFrame.difference(survey.highest[index], survey.lowest[index]) > change ? .changing : .hidden
    }
    // The known background extends from the border to changing pixels and edges.
    var stack: [Int] = []
    func visit(_ index: Int) {
      if kinds[index] == .hidden {
        kinds[index] = .known
        stack.append(index)
      }
    }
    for x in 0..<width {
      visit(x)
      visit((height - 1) * width + x)
    }
    for y in 0..<height {
      visit(y * width)
      visit(y * width + width - 1)
    }
    while let index = stack.popLast() {
      let (x, y) = (index % width, index / width)
      for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
        let (column, row) = (x + dx, y + dy)
        guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
        let next = row * width + column
        if WorkingFrame.difference(first.colors[index], first.colors[next]) <= step { visit(next) }
      }
    }
    // In a textured background, edges are everywhere and don't indicate parts.
    let hidden = kinds.count { $0 == .hidden }
    if 3 * hidden > kinds.count { return kinds.map { $0 == .hidden ? .known : $0 } }
    return withoutDistantPockets(kinds, width: width, height: height)
  }

  /// The maximum difference between a pixel that may show the background and its surroundings.
  private static let likeness: Int16 = 40
  /// The minimum fraction of a changing region's pixels that show the background at some time.
  private static let minimumVisibleFraction = 0.25

  /// Marks changing regions that never resemble their surroundings as hidden: they belong to a stationary part that
  /// changes its color, and the background behind it is never visible.
  private static func withoutPermanentParts(
    _ kinds: [Kind], width: Int, height: Int, _ frames: [WorkingFrame]
  ) -> [Kind] {
    guard let first = frames.first else { return kinds }
    var kinds = kinds
    var seen = [Bool](repeating: false, count: kinds.count)
    for start in kinds.indices where kinds[start] == .changing && !seen[start] {
      var (region, stack) = ([Int](), [start])
      // The known colors around the region.
      var (sum, count) = (SIMD4<Int32>.zero, Int32(0))
      seen[start] = true
      while let index = stack.popLast() {
        region.append(index)
        let (x, y) = (index % width, index / width)
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let (column, row) = (x + dx, y + dy)
          guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
          let next = row * width + column
          if kinds[next] == .known {
            sum &+= SIMD4(truncatingIfNeeded: first.colors[next])
            count += 1
          }
          if kinds[next] != .known, !seen[next] {
            seen[next] = true
            stack.append(next)
          }
        }
      }
      guard count > 0, region.count >= 40 else { continue }
      let around = SIMD4<Int16>(truncatingIfNeeded: sum / SIMD4(repeating: count))
      let groundCount = region.count { index in
        frames.contains { WorkingFrame.difference($0.colors[index], around) <= likeness }
      }
      if Double(groundCount) < minimumVisibleFraction * Double(region.count) {
        for index in region { kinds[index] = .hidden }
      }
    }
    return kinds
  }

  /// Marks hidden regions as background unless they touch changing pixels and aren't much larger than the changing
  /// area.
  private static func withoutDistantPockets(_ kinds: [Kind], width: Int, height: Int) -> [Kind] {
    var kinds = kinds
    var seen = [Bool](repeating: false, count: kinds.count)
    for start in kinds.indices where kinds[start] == .hidden && !seen[start] {
      var (pocket, stack, touching) = ([Int](), [start], Set<Int>())
      seen[start] = true
      while let index = stack.popLast() {
        pocket.append(index)
        let (x, y) = (index % width, index / width)
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let (column, row) = (x + dx, y + dy)
          guard (0..<width).contains(column), (0..<height).contains(row) else { continue }
          let next = row * width + column
          if kinds[next] == .changing { touching.insert(next) }
          if kinds[next] == .hidden, !seen[next] {
            seen[next] = true
            stack.append(next)
          }
        }
      }
      // The limit allows for a square that moves by one pixel, where only two of its sides change.
      if touching.isEmpty || pocket.count > 40 * touching.count * max(1, touching.count / 8) {
        for index in pocket { kinds[index] = .known }
      }
    }
    return kinds
  }
}
