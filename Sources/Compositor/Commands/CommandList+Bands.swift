import Pixels
import Raster

extension CommandList {
  /// The maximum number of surfaces with the size of the painted box; if there are more, the box is split into bands.
  private static let maximumSurfaceCount = 4
  /// The maximum size of one band's surfaces, in bytes; larger bands are split.
  private static let bandBytes = 64 << 20

  /// Splits `box` into horizontal bands that are painted separately, to limit the memory use of nested groups to a few
  /// frames.
  ///
  /// The pixels do not depend on the division, except for backdrops, which must be complete.
  func bands(of box: PixelRect) -> [PixelRect] {
    let (depth, bytes) = (nesting, surfaceBytes(painting: box, countsWhole: false))
    guard depth > CommandList.maximumSurfaceCount || bytes > CommandList.bandBytes, backdrops.isEmpty else {
      return [box]
    }
    let rows = box.maxY - box.minY
    var height = rows
    if depth > CommandList.maximumSurfaceCount { height = rows * CommandList.maximumSurfaceCount / depth }
    if bytes > CommandList.bandBytes { height = min(height, rows / (bytes / CommandList.bandBytes + 1)) }
    height = max(16, height)
    return stride(from: box.minY, to: box.maxY, by: height).map { y in
      PixelRect(minX: box.minX, minY: y, maxX: box.maxX, maxY: min(box.maxY, y + height))
    }
  }

  /// Returns the peak memory use of surfaces, in bytes.
  ///
  /// - Parameters:
  ///   - box: The pixels that are painted.
  ///   - countsWhole: True to include surfaces that have the same size for any part of the box.
  /// - Returns: The number of bytes.
  func surfaceBytes(painting box: PixelRect, countsWhole: Bool = true) -> Int {
    var boxes = [box]
    var bytes: [Int] = []
    var (sum, maximum) = (0, 0)
    func begin(_ surface: PixelRect, isWhole: Bool = false) {
      let outer = boxes.last ?? box
      let inner = isWhole ? surface : surface.intersection(outer)
      boxes.append(inner)
      bytes.append(isWhole && !countsWhole ? 0 : inner.area * MemoryLayout<UInt32>.size)
      sum += bytes.last ?? 0
      maximum = max(maximum, sum)
    }
    for command in commands {
      switch command {
      case .beginGroup(let group): begin(group.box, isWhole: group.isWhole)
      case .beginMask, .beginClip, .beginFade: begin(command.box)
      case .backdrop(let command):
        maximum = max(maximum, sum + backdrops[command.backdrop].reach.area * MemoryLayout<UInt32>.size)
      case .filter(let command) where countsWhole:
        maximum = max(maximum, sum + (boxes.last ?? box).area * filters[command.filter].bytesPerPixel)
      default: break
      }
      if command.surfaces < 0, boxes.count > 1 {
        boxes.removeLast()
        sum -= bytes.popLast() ?? 0
      }
    }
    return maximum
  }

  /// The maximum number of simultaneous surfaces.
  private var nesting: Int {
    var (depth, deepest) = (0, 0)
    for command in commands {
      depth += command.surfaces
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
