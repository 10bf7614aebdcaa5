import Pixels

extension CommandList {
  /// The largest number of surfaces as large as the painted box; more are split into bands.
  private static let mostSurfaces = 4

  /// Parts of `box`, one below the other, that are painted separately, which limits the memory of nested groups to a
  /// few frames.
  ///
  /// The pixels don't depend on the division, except for backdrops, which must be complete.
  func bands(of box: PixelRect) -> [PixelRect] {
    let depth = nesting
    guard depth > CommandList.mostSurfaces, backdrops.isEmpty else { return [box] }
    let height = max(16, (box.maxY - box.minY) * CommandList.mostSurfaces / depth)
    return stride(from: box.minY, to: box.maxY, by: height).map { y in
      PixelRect(minX: box.minX, minY: y, maxX: box.maxX, maxY: min(box.maxY, y + height))
    }
  }

  /// The largest number of surfaces at once.
  private var nesting: Int {
    var (depth, deepest) = (0, 0)
    for command in commands {
      depth += command.surfaces
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
