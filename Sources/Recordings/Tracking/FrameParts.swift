import Arithmetic

/// Finds the parts of a frame: connected pixels that differ from the background.
struct FrameParts {
  let ground: Ground

  /// The maximum difference from the background that counts as noise, from 0 to 255.
  private static let noise: Int16 = 12
  /// The maximum gap within a part, in pixels, such as between the letters of a word.
  private static let reach = 2
  /// The minimum number of pixels in a part.
  private static let minimumPixelCount = 10.0

  /// A run of pixels of a row that differ from the background, with gaps of at most `reach`.
  private struct Run {
    let row: Int
    let columns: ClosedRange<Int>
  }

  /// Returns the parts of a frame, from top to bottom.
  func parts(of frame: WorkingFrame) -> [PartMoments] {
    let width = ground.width
    var weights = [Int16](repeating: 0, count: ground.colors.count)
    var runs: [Run] = []
    for (row, columns) in ground.coveredColumns.enumerated() where !columns.isEmpty {
      var (begin, last) = (-1, 0)
      for x in columns {
        let index = row * width + x
        guard ground.isCovered[index] else { continue }
        let difference = WorkingFrame.difference(frame.colors[index], ground.colors[index]) &- Self.noise
        guard difference > 0 else { continue }
        weights[index] = difference
        if begin >= 0, x - last > Self.reach {
          runs.append(Run(row: row, columns: begin...last))
          begin = x
        } else if begin < 0 {
          begin = x
        }
        last = x
      }
      if begin >= 0 { runs.append(Run(row: row, columns: begin...last)) }
    }
    var groups = RunGroups(count: runs.count)
    // The index of the first run of each row, for finding the runs in the rows above.
    var rowStarts = [Int](repeating: runs.count, count: ground.height + 1)
    for index in runs.indices.reversed() { rowStarts[runs[index].row] = index }
    for row in rowStarts.indices.reversed().dropFirst() { rowStarts[row] = min(rowStarts[row], rowStarts[row + 1]) }
    for (index, run) in runs.enumerated() {
      for above in max(0, run.row - Self.reach)..<run.row {
        for other in rowStarts[above]..<rowStarts[above + 1] {
          let columns = runs[other].columns
          if columns.lowerBound - Self.reach > run.columns.upperBound { break }
          if columns.upperBound + Self.reach >= run.columns.lowerBound { groups.join(index, other) }
        }
      }
    }
    var members: [[Int]] = Array(repeating: [], count: runs.count)
    for index in runs.indices { members[groups.first(of: index)].append(index) }
    return members.compactMap { members -> PartMoments? in
      let pixels = members.flatMap { member -> [Int] in
        let run = runs[member]
        return run.columns.map { run.row * width + $0 }.filter { weights[$0] > 0 }
      }
      return Double(pixels.count) >= Self.minimumPixelCount ? moments(pixels, weights, frame) : nil
    }
  }

  private func moments(_ pixels: [Int], _ weights: [Int16], _ frame: WorkingFrame) -> PartMoments {
    // The contrast of the interior is the upper quartile of the pixels' contrasts; edges have less.
    var counts = [Int](repeating: 0, count: 256)
    for index in pixels { counts[Int(max(0, min(255, weights[index])))] += 1 }
    let contrast = Self.value(at: 0.75, of: counts)
    var part = PartMoments()
    part.pixelCount = Double(pixels.count)
    for index in 0..<8 {
      part.differences[index] = Self.value(at: (Double(index) + 0.5) / 8, of: counts) + Double(Self.noise)
    }
    var inside = 0.0
    for index in pixels {
      // The weight is limited, so that noise and ringing don't make a pixel count more.
      let weight = min(Double(weights[index]), contrast)
      let (column, row) = (index % ground.width, index / ground.width)
      if column == 0 || row == 0 || column == ground.width - 1 || row == ground.height - 1 { part.isCut = true }
      let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
      part.mass += weight
      part.x += weight * x
      part.y += weight * y
      part.xx += weight * x * x
      part.yy += weight * y * y
      part.xy += weight * x * y
      // Pixels at the edge are blended with the background, so they don't count for the color.
      if weight >= 0.9 * contrast {
        part.color += SIMD4<Double>(frame.colors[index])
        part.ground += SIMD4<Double>(ground.colors[index])
        inside += 1
      }
    }
    part.x /= part.mass
    part.y /= part.mass
    part.xx = part.xx / part.mass - part.x * part.x
    part.yy = part.yy / part.mass - part.y * part.y
    part.xy = part.xy / part.mass - part.x * part.y
    part.color /= inside
    part.ground /= inside
    part.area = part.mass / max(1, contrast)
    part.contrast = contrast + Double(Self.noise)
    return part
  }

  /// Returns the value from 0 to 255 that is greater than a fraction of all values.
  private static func value(at fraction: Double, of counts: [Int]) -> Double {
    var rest = Int(saturating: Double(counts.reduce(0, +)) * fraction)
    for (value, count) in counts.enumerated() {
      if rest < count { return Double(value) }
      rest -= count
    }
    return 255
  }
}
