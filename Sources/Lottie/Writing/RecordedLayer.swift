package import Geometry
package import LayerTree

/// A layer's presentation over time.
package final class RecordedLayer {
  /// The presentation of the layer in one frame.
  package struct Sample {
    package var properties: LayerProperties
    /// The transform from the space of the layer's bounds to its superlayer's; nil if the superlayer's transform is not
    /// invertible.
    package var place: AffineTransform?
    var tint: Color?

    /// The color that the layer's image is filled with or multiplied by; nil for neither.
    var pictureTint: Color? {
      guard let template = properties.tintColor else { return tint }
      return template.tinted(tint)
    }
  }

  /// The identity of a layer among its siblings; the copies of a replicator share one.
  private struct Identity: Hashable {
    var name = ""
    var layer: ObjectIdentifier?
  }

  package var name: String { identity.name }
  private let identity: Identity
  /// The samples; nil in frames where the layer is not visible.
  package private(set) var samples = RecordedSamples()
  package private(set) var sublayers: [RecordedLayer] = []
  package private(set) var mask: RecordedLayer?
  /// True if the order of the sublayers changed.
  package private(set) var isReordered = false
  /// True if the layer had a perspective transform.
  package private(set) var isReceding = false
  /// True if the layer cross-faded between two images.
  private(set) var isCrossFading = false
  /// The number of sublayers with each identity, without particles.
  private var counts: [Identity: Int] = [:]
  /// The particles among the sublayers, by their ids.
  private var particles: [UInt64: RecordedLayer] = [:]
  /// True if some particles were dropped because there were too many.
  private(set) var isMissingParticles = false

  /// The maximum number of recorded particles of an emitter.
  static let maximumParticleCount = 1000

  /// Creates a root that contains all other layers.
  init() { identity = Identity() }

  private init(_ node: Snapshot.Node) { identity = Identity(name: node.name, layer: node.layer) }

  /// The range of frames in which the layer is visible.
  var span: ClosedRange<Int>? {
    guard let first = samples.firstIndex(where: { $0 != nil }), let last = samples.lastIndex(where: { $0 != nil })
    else { return nil }
    return first...last
  }

  /// Adds the state of a snapshot's node.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - index: The index of the node.
  ///   - outer: The transform from the superlayer's space to the canvas.
  ///   - opacity: The opacity of the layer in a cross-fade.
  ///   - number: The index of the frame.
  func add(_ snapshot: Snapshot, _ index: Int, in outer: AffineTransform, opacity: Double = 1, at number: Int) {
    let node = snapshot.nodes[index]
    let own = node.transform.affine(near: node.properties.bounds)
    if !node.transform.isAffine { isReceding = true }
    let place = outer.inverted.map { own.concatenating($0) }
    var properties = node.properties
    properties.opacity *= opacity
    samples.add(
      Sample(properties: properties, place: place?.isFinite == true ? place : nil, tint: node.tint), at: number)
    if let end = node.maskEnd, end > index + 1 {
      let mask = self.mask ?? RecordedLayer(snapshot.nodes[index + 1])
      mask.add(snapshot, index + 1, in: own, at: number)
      self.mask = mask
    }
    var inner = node.maskEnd ?? index + 1
    var cursors: [Identity: Int] = [:]
    var previous = -1
    while inner < node.end {
      let child = snapshot.nodes[inner]
      defer { inner = max(inner + 1, child.end) }
      if let particle = child.particle {
        guard let position = position(of: child, particle, &cursors, after: previous) else { continue }
        sublayers[position].add(snapshot, inner, in: own, at: number)
        previous = position
        continue
      }
      let identity = Identity(name: child.name, layer: child.layer)
      var share = 1.0
      if let fade = node.crossFade {
        isCrossFading = true
        share = inner >= fade.secondImage ? fade.progress : 1
      }
      let position = position(of: child, identity, &cursors, after: previous)
      sublayers[position].add(snapshot, inner, in: own, opacity: share, at: number)
      previous = max(previous, position)
    }
  }

  /// Returns the index of the next sublayer with an identity in a frame; a new sublayer is inserted behind `previous`.
  ///
  /// - Parameters:
  ///   - node: The sublayer's node.
  ///   - identity: The sublayer's identity.
  ///   - cursors: The index of the last sublayer with each identity in the current frame.
  ///   - previous: The index of the previous sublayer in the current frame.
  /// - Returns: The index.
  private func position(
    of node: Snapshot.Node, _ identity: Identity, _ cursors: inout [Identity: Int], after previous: Int
  ) -> Int {
    let last = cursors[identity] ?? -1
    if let found = nextPosition(of: identity, after: last, near: previous) {
      if found < previous { isReordered = true }
      cursors[identity] = found
      return found
    }
    // A new entry is inserted behind the previous one, but never before another entry with the same identity, so that
    // they stay in order.
    let position = max(previous, last) + 1
    insert(node, at: position, &cursors)
    counts[identity, default: 0] += 1
    cursors[identity] = position
    return position
  }

  /// Returns the first index after `last` of a sublayer with an identity; it usually follows `previous`.
  private func nextPosition(of identity: Identity, after last: Int, near previous: Int) -> Int? {
    guard let count = counts[identity] else { return nil }
    let likely = previous + 1
    if count == 1 || last == previous, sublayers.indices.contains(likely), sublayers[likely].identity == identity {
      return likely > last ? likely : nil
    }
    return sublayers[(last + 1)...].firstIndex { $0.identity == identity }
  }

  /// Returns the index of a particle; a new one is inserted behind `previous`.
  ///
  /// Nil if there are too many.
  private func position(
    of node: Snapshot.Node, _ particle: UInt64, _ cursors: inout [Identity: Int], after previous: Int
  ) -> Int? {
    if let known = particles[particle] { return sublayers.firstIndex { $0 === known } }
    guard particles.count < Self.maximumParticleCount else {
      isMissingParticles = true
      return nil
    }
    particles[particle] = insert(node, at: previous + 1, &cursors)
    return previous + 1
  }

  /// Inserts a sublayer, and adjusts the cursors after it.
  @discardableResult
  private func insert(_ node: Snapshot.Node, at position: Int, _ cursors: inout [Identity: Int]) -> RecordedLayer {
    let layer = RecordedLayer(node)
    let isLast = position == sublayers.count
    sublayers.insert(layer, at: position)
    if !isLast { for (identity, cursor) in cursors where cursor >= position { cursors[identity] = cursor + 1 } }
    return layer
  }

  /// Records that neither the layer nor its descendants are visible after their last samples, up to a frame.
  package func close(at count: Int) {
    samples.end(at: count)
    mask?.close(at: count)
    for layer in sublayers { layer.close(at: count) }
  }
}

extension Projection {
  /// Returns the affine approximation of the projection near the center of a rectangle.
  fileprivate func affine(near bounds: Rect) -> AffineTransform {
    if isAffine { return affine }
    let extent = max(1, min(bounds.width, bounds.height) / 4)
    let middle = Point(bounds.midX, bounds.midY)
    let center = apply(middle)
    let x = apply(Point(middle.x + extent, middle.y)) - apply(Point(middle.x - extent, middle.y))
    let y = apply(Point(middle.x, middle.y + extent)) - apply(Point(middle.x, middle.y - extent))
    let linear = AffineTransform(
      a: x.x / (2 * extent), b: x.y / (2 * extent), c: y.x / (2 * extent), d: y.y / (2 * extent), tx: 0, ty: 0)
    let moved = linear.apply(middle)
    return linear.concatenating(.translation(center.x - moved.x, center.y - moved.y))
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e9 } }
}
