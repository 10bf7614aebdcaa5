import Geometry
package import LayerTree

/// The parts of an onion skin, back to front: groups of still layers, and moving layers.
///
/// The parts keep the order of the scene's layers. Therefore a layer in front of a motion also covers its ghosts, and
/// the ghosts of a layer that moves inside another layer are above that layer.
package struct OnionLayering: Sendable {
  /// Consecutive layers that are drawn together.
  package struct Part: Sendable {
    /// The layer paths.
    package let paths: Set<String>
    /// True if the layers have ghosts.
    package let isMoving: Bool
  }

  /// The parts, back to front.
  package let parts: [Part]

  /// The maximum number of parts; more take too long to paint, and are confusing.
  private static let maximumPartCount = 24

  /// A layer, with the moving layers that it belongs to.
  private struct Entry {
    let path: String
    /// The innermost moving layer: the layer itself or its nearest moving ancestor.
    let nearest: String?
    /// The outermost moving layer.
    let outermost: String?
  }

  /// Groups consecutive layers that move together.
  ///
  /// - Parameters:
  ///   - ghosts: The snapshots at several times, in order.
  ///   - layers: The paths of the moving layers.
  package init(of ghosts: [Snapshot], moving layers: Set<String>) {
    let entries = Self.entries(of: ghosts, layers)
    // If there are too many parts, a coarser grouping is tried.
    let ways: [(Entry) -> String?] = [
      \.nearest, \.outermost, { $0.nearest == nil ? nil : "" },
    ]
    for way in ways {
      let parts = Self.parts(of: entries, by: way)
      if parts.count <= Self.maximumPartCount {
        self.parts = parts
        return
      }
    }
    let (still, moving) = (entries.filter { $0.nearest == nil }, entries.filter { $0.nearest != nil })
    parts = Self.parts(of: still + moving) { $0.nearest == nil ? nil : "" }
  }

  /// Groups adjacent entries with the same owner.
  private static func parts(of entries: [Entry], by owner: (Entry) -> String?) -> [Part] {
    var parts: [(owner: String?, paths: Set<String>)] = []
    for entry in entries {
      if let last = parts.last, last.owner == owner(entry) {
        parts[parts.count - 1].paths.insert(entry.path)
      } else {
        parts.append((owner(entry), [entry.path]))
      }
    }
    return parts.map { Part(paths: $0.paths, isMoving: $0.owner != nil) }
  }

  /// Returns the visible layers, back to front: the layers of the last snapshot, and moving layers of earlier
  /// snapshots.
  private static func entries(of ghosts: [Snapshot], _ layers: Set<String>) -> [Entry] {
    guard let last = ghosts.last else { return [] }
    var known: Set<String> = []
    /// The entries to insert after each layer.
    var following: [String: [Entry]] = [:]
    let order = entries(of: last, layers).filter { known.insert($0.path).inserted }
    for ghost in ghosts.dropLast().reversed() {
      var before = ""
      for entry in entries(of: ghost, layers) {
        if known.contains(entry.path) {
          before = entry.path
        } else if entry.nearest != nil {
          known.insert(entry.path)
          following[before, default: []].append(entry)
          before = entry.path
        }
      }
    }
    guard !following.isEmpty else { return order }
    var result: [Entry] = []
    func append(_ entry: Entry) {
      result.append(entry)
      for entry in following[entry.path] ?? [] { append(entry) }
    }
    for entry in order { append(entry) }
    return result
  }

  private static func entries(of snapshot: Snapshot, _ layers: Set<String>) -> [Entry] {
    var entries: [Entry] = []
    func visit(_ index: Int, path: String, nearest: String?, outermost: String?) {
      let node = snapshot.nodes[index]
      let mask = (index + 1)..<(node.maskEnd ?? index + 1)
      // A moving mask counts as motion of the layer that it masks.
      let moves = layers.contains(path) || mask.contains { layers.contains(join(path, snapshot.nodes[$0].name)) }
      let nearest = moves ? path : nearest
      let outermost = outermost ?? nearest
      if index == 0 || node.showsItself {
        entries.append(Entry(path: path, nearest: nearest, outermost: outermost))
      }
      // A cross-fade of two images can't be split into parts.
      guard node.crossFade == nil else { return }
      var next = mask.upperBound
      while next < node.end {
        visit(next, path: join(path, snapshot.nodes[next].name), nearest: nearest, outermost: outermost)
        next = snapshot.nodes[next].end
      }
    }
    if !snapshot.nodes.isEmpty { visit(0, path: "", nearest: nil, outermost: nil) }
    return entries
  }

  private static func join(_ path: String, _ name: String) -> String { path.isEmpty ? name : path + "." + name }
}

extension Snapshot.Node {
  /// True if the layer itself is visible, in addition to its sublayers.
  fileprivate var showsItself: Bool {
    let background = properties.backgroundColor.map { $0.alpha > 0 } ?? false
    return background || properties.borderWidth > 0 || properties.contents != nil || crossFade != nil
      || properties.content.kind != LayerProperties().content.kind || properties.effects != .none
  }
}
