import Geometry
package import LayerTree

/// The image of an onion skin in parts, from back to front: still layers, and each moving layer.
///
/// The parts keep the order of the scene's layers. So a layer in front of a motion hides its ghosts, too, and a layer
/// that moves within another has its ghosts above that one.
package struct OnionLayering: Sendable {
  /// Consecutive layers that belong together.
  package struct Part: Sendable {
    /// The layers, by their names with the names around them.
    package let paths: Set<String>
    /// True if there are ghosts of them.
    package let isMoving: Bool
  }

  /// The parts, in order from bottom to top.
  package let parts: [Part]

  /// The largest number of parts; more take long to paint, and are a tangle.
  private static let maximumPartCount = 24

  /// A layer, and the layer that moves with it and everything inside.
  private struct Entry {
    let path: String
    /// The nearest layer around that moves, or the layer itself.
    let nearest: String?
    /// The outermost.
    let outermost: String?
  }

  /// Groups the layers that belong together.
  ///
  /// - Parameters:
  ///   - ghosts: The snapshots at several times, in order.
  ///   - layers: The layers that move, by their names with the names around them.
  package init(of ghosts: [Snapshot], moving layers: Set<String>) {
    let entries = Self.entries(of: ghosts, layers)
    // The more parts there are, the less they are distinguished.
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

  /// Neighbors with one owner.
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

  /// The visible layers, from back to front: the last ghost's, and earlier ones that moved.
  private static func entries(of ghosts: [Snapshot], _ layers: Set<String>) -> [Entry] {
    guard let last = ghosts.last else { return [] }
    var known: Set<String> = []
    /// The entries after each layer.
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
      // A mask moves the layer it masks.
      let moves = layers.contains(path) || mask.contains { layers.contains(join(path, snapshot.nodes[$0].name)) }
      let nearest = moves ? path : nearest
      let outermost = outermost ?? nearest
      if index == 0 || node.showsItself {
        entries.append(Entry(path: path, nearest: nearest, outermost: outermost))
      }
      // A cross-fade of two images can't be split.
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
  /// True if the layer has content of its own, in addition to its sublayers.
  fileprivate var showsItself: Bool {
    let background = properties.backgroundColor.map { $0.alpha > 0 } ?? false
    return background || properties.borderWidth > 0 || properties.contents != nil || crossFade != nil
      || properties.content.kind != LayerProperties().content.kind || properties.effects != .none
  }
}
