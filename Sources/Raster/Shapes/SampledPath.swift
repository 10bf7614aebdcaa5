package import Geometry

/// A path as a key: hashed by a few of its elements, and compared by all.
///
/// Paths of a million elements are looked up in every frame. The same array in memory compares equal at once; otherwise
/// comparing stops at the first difference.
package struct SampledPath: Hashable {
  package let path: Path

  private static let samples = 8

  package init(_ path: Path) { self.path = path }

  package func hash(into hasher: inout Hasher) {
    let elements = path.elements
    hasher.combine(elements.count)
    let step = max(1, elements.count / SampledPath.samples)
    for index in stride(from: elements.count - 1, through: 0, by: -step) { hasher.combine(elements[index]) }
  }
}
