package import Geometry
package import LayerTree

/// The paths of layers' centers on the canvas, recorded at each tick.
package struct MotionPaths: Sendable {
  private let layers: Set<String>
  /// The times of the recorded positions, in seconds.
  package private(set) var times: [Double] = []
  private var ways: [String: [Point?]] = [:]

  /// The maximum number of paths to draw; more would be confusing.
  package static let maximumPathCount = 24
  /// The minimum length of a path, in points.
  private static let minimumLength = 1.0

  /// Creates an empty recording of the paths of some layers.
  package init(of layers: Set<String>) { self.layers = layers }

  /// Records the current positions of the layers.
  package mutating func note(_ snapshot: Snapshot) {
    for (path, node) in snapshot.paths(where: layers.contains) {
      let bounds = node.properties.bounds
      let middle = node.transform.apply(Point(bounds.midX, bounds.midY))
      guard middle.x.isFinite, middle.y.isFinite else { continue }
      var way = ways[path] ?? []
      // Of several copies of a layer, only the first one counts.
      guard way.count <= times.count else { continue }
      way += Array(repeating: nil, count: times.count - way.count)
      way.append(middle)
      ways[path] = way
    }
    times.append(snapshot.time)
  }

  /// The paths with a visible length, the longest first; a point is nil where the layer isn't visible.
  package var all: [(layer: String, points: [Point?])] {
    let measured = ways.map { layer, points in
      (layer: layer, points: points, length: Self.length(of: points))
    }
    return measured.filter { $0.length >= Self.minimumLength }
      .sorted { ($1.length, $0.layer) < ($0.length, $1.layer) }
      .map { ($0.layer, $0.points) }
  }

  private static func length(of points: [Point?]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { length, pair in
      guard let from = pair.0, let to = pair.1 else { return length }
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      return length + (dx * dx + dy * dy).squareRoot()
    }
  }
}

extension Snapshot {
  /// Returns the nodes of the wanted layers, with their layer paths.
  fileprivate func paths(where isWanted: (String) -> Bool) -> [(path: String, node: Node)] {
    var found: [(String, Node)] = []
    /// The ancestors of the current node, with the end index of each subtree.
    var around: [(path: String, end: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let last = around.last, last.end <= index { around.removeLast() }
      let outer = around.last?.path ?? ""
      let path = index == 0 ? "" : outer.isEmpty ? node.name : outer + "." + node.name
      if isWanted(path) { found.append((path, node)) }
      around.append((path, node.end))
    }
    return found
  }
}
