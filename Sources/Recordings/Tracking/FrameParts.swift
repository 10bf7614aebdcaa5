import Arithmetic

/// Finds the parts of a frame: connected pixels that differ from the ground.
struct FrameParts {
  let ground: Ground

  /// The difference from the ground that is taken for noise.
  private static let noise: Int16 = 12
  /// The largest gap, in pixels, within one part, such as between the letters of a word.
  private static let reach = 2
  /// The smallest number of pixels of a part.
  private static let smallest = 10.0

  /// Returns the parts of a frame, from the top left on.
  func parts(of frame: WorkingFrame) -> [PartMoments] {
    let (width, height) = (ground.width, ground.height)
    var weights = [Float](repeating: 0, count: ground.colors.count)
    for index in weights.indices where ground.isCovered[index] {
      let difference = WorkingFrame.difference(frame.colors[index], ground.colors[index])
      weights[index] = Float(max(0, difference - Self.noise))
    }
    var isSeen = [Bool](repeating: false, count: weights.count)
    var parts: [PartMoments] = []
    for start in weights.indices where weights[start] > 0 && !isSeen[start] {
      var (pixels, stack) = ([Int](), [start])
      isSeen[start] = true
      while let index = stack.popLast() {
        pixels.append(index)
        let (x, y) = (index % width, index / width)
        for row in max(0, y - Self.reach)...min(height - 1, y + Self.reach) {
          for column in max(0, x - Self.reach)...min(width - 1, x + Self.reach) {
            let next = row * width + column
            if weights[next] > 0, !isSeen[next] {
              isSeen[next] = true
              stack.append(next)
            }
          }
        }
      }
      if Double(pixels.count) >= Self.smallest { parts.append(moments(pixels.sorted(), weights, frame)) }
    }
    return parts
  }

  private func moments(_ pixels: [Int], _ weights: [Float], _ frame: WorkingFrame) -> PartMoments {
    // The inside has the contrast that three quarters of the pixels do not exceed; edges have less.
    let sorted = pixels.map { weights[$0] }.sorted()
    let contrast = Double(sorted[sorted.count * 3 / 4])
    var part = PartMoments()
    var inside = 0.0
    for index in pixels {
      // A pixel counts once; noise and ringing do not make it count more.
      let weight = min(Double(weights[index]), contrast)
      let (x, y) = (Double(index % ground.width) + 0.5, Double(index / ground.width) + 0.5)
      part.mass += weight
      part.x += weight * x
      part.y += weight * y
      part.xx += weight * x * x
      part.yy += weight * y * y
      part.xy += weight * x * y
      // Pixels at the edge have a part of the ground's color.
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
}
