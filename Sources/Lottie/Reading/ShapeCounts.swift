import Arithmetic

/// The numbers of layers and vertices that the items of a shape layer expand to, computed without creating them.
struct ShapeCounts {
  /// The number of layers for groups, copies, and paints.
  private(set) var layers = 0
  /// The maximum number of vertices in memory at once: of the paths, or of the painted contours.
  var maximumCornerCount: Int { max(peak, painted) }

  /// The number of vertices of the paths up to the current item.
  private var corners = 0
  private var paths = 0
  private var painted = 0
  private var peak = 0

  /// The upper limit for all counts: above any budget, and safe from overflow.
  private static let limit = 1e15

  /// Counts the layers and vertices of items, in order.
  init(_ items: [ShapeItem]) {
    for item in items { add(item) }
  }

  private mutating func add(_ item: ShapeItem) {
    switch item.kind {
    case .path(let source):
      paths += 1
      corners = Self.sum(corners, source.maximumCornerCount)
    case .group(let group):
      let inner = ShapeCounts(group.items)
      layers = Self.sum(layers, inner.layers + 1)
      corners = Self.sum(corners, inner.corners)
      paths = Self.sum(paths, inner.paths)
      painted = Self.sum(painted, inner.painted)
      peak = max(peak, inner.peak)
    case .modifier(let modifier): corners = Self.product(corners, modifier.maximumFactor)
    case .paint:
      layers = Self.sum(layers, 1)
      painted = Self.sum(painted, Self.sum(corners, paths))
    case .repeater(let repeater):
      let copies = max(0, min(Double(RepeaterModel.maximumCopyCount), repeater.copies.values.map(\.x).max() ?? 0))
      layers = Self.product(Self.sum(layers, 1), copies)
      corners = Self.product(corners, copies)
      paths = Self.product(paths, copies)
      painted = Self.product(painted, copies)
    }
    peak = max(peak, corners)
  }

  private static func sum(_ a: Int, _ b: Int) -> Int { Int(saturating: min(limit, Double(a) + Double(b))) }

  private static func product(_ count: Int, _ factor: Double) -> Int {
    factor.isFinite ? Int(saturating: min(limit, (Double(count) * factor).rounded(.up))) : Int(saturating: limit)
  }
}

extension PathSource {
  /// The maximum number of vertices at any time.
  fileprivate var maximumCornerCount: Int {
    switch self {
    case .shape(let track, _): track.values.reduce(0) { max($0, $1.vertices.count) }
    case .fixed(let shapes): shapes.reduce(0) { $0 + $1.vertices.count }
    case .ellipse: 4
    case .rectangle: 8
    case .star(let star):
      2 * Int(saturating: max(0, min(StarModel.maximumPointCount, star.points.values.map(\.x).max() ?? 0)))
    }
  }
}

extension PathModifier {
  /// The maximum number of vertices that the modifier makes of each vertex.
  fileprivate var maximumFactor: Double {
    switch self {
    case .zigZag(_, let ridges, _):
      1 + max(0, min(Self.maximumRidgeCount, ridges.values.map { $0.x.rounded() }.max() ?? 0))
    case .roundCorners, .trim: 2
    case .offset: 4
    case .pucker, .twist, .merge: 1
    }
  }
}
