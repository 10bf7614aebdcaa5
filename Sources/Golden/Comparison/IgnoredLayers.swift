import Arithmetic
import Flipbook

/// The layers that are excluded from the comparison of two recordings.
struct IgnoredLayers {
  /// The paths of the layers, each followed by a dot.
  private let paths: Set<String>

  /// Finds the layers that a tolerance ignores.
  ///
  /// - Throws: ``GoldenError`` when the tolerance names a layer that neither recording has.
  init(_ tolerance: Tolerance, of reference: Recording, _ actual: Recording) throws(GoldenError) {
    var found: Set<String> = []
    let known = Set([reference.trace, actual.trace].compactMap(\.self).flatMap { $0.tracks.map(\.layer) })
    for name in tolerance.ignoredLayers {
      let paths = known.filter { IgnoredRegion.matches($0, name: name) }
      guard !paths.isEmpty else { throw .unknownLayer(name, among: known) }
      found.formUnion(paths)
    }
    paths = found
  }

  /// Returns whether a layer is ignored.
  func contains(layer: String) -> Bool { paths.contains(layer) }

  /// Returns whether the description of an event, such as `begin menu.icon.opacity`, names an ignored layer.
  func contains(event: String) -> Bool {
    guard !paths.isEmpty, let space = event.firstIndex(of: " ") else { return false }
    return contains(motion: String(event[event.index(after: space)...]))
  }

  /// Returns whether an animation, such as `menu.icon.opacity`, belongs to an ignored layer.
  func contains(motion: String) -> Bool {
    !paths.isEmpty && paths.contains { motion.hasPrefix("\($0).") }
  }
}

extension Tolerance {
  /// Returns the rectangles to ignore, in pixels.
  func ignoredRectangles(scale: Double) -> [PixelRect] {
    ignored.compactMap { region in
      guard case .rectangle(let place) = region else { return nil }
      func pixels(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
        Int(saturating: min(max(points * scale, -1e6), 1e6).rounded(rule))
      }
      return PixelRect(
        minX: pixels(place.minX, .down), minY: pixels(place.minY, .down), maxX: pixels(place.maxX, .up),
        maxY: pixels(place.maxY, .up))
    }
  }
}
