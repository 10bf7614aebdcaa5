import Geometry

/// The outline of a node, in the space of its bounds.
struct NodeOutline {
  /// The form of an outline.
  enum Form {
    /// A rectangle whose rounded corners all have the same radius, so that a layer can have the outline itself.
    case rounded(radius: Double, corners: Corners, curve: CornerCurve)
    /// A rectangle with corners of different radii, clockwise from the top left.
    case corners([Double])
    case ellipse
    /// The paths of the file.
    case paths([FigmaPath])
  }

  let bounds: Rect
  let form: Form
  /// True if rectangles have the same elements whatever their radii, so that they can change into each other.
  var keepsElements = false

  init(of node: FigmaNode) {
    bounds = Rect(origin: .zero, size: node.size)
    switch node.kind {
    case .ellipse:
      // The geometry of a whole ellipse follows from its size.
      if let paths = node.fillGeometry, !paths.isEmpty, !NodeOutline.isEllipse(paths, in: bounds) {
        form = .paths(paths)
      } else if abs(node.size.width - node.size.height) < 1e-6 {
        form = .rounded(radius: node.size.width / 2, corners: .all, curve: .circular)
      } else {
        form = .ellipse
      }
    case .vector, .line: form = .paths(node.fillGeometry ?? [])
    case .frame, .group, .rectangle, .text, .slice, .other: form = Self.rectangle(node, bounds)
    }
  }

  /// The corners, clockwise from the top left.
  static let corners: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]

  private static func rectangle(_ node: FigmaNode, _ bounds: Rect) -> Form {
    let room = min(bounds.width, bounds.height) / 2
    let radii = node.radii.map { min($0, room) }
    let rounded = radii.filter { $0 > 0 }
    guard let radius = rounded.first else { return .rounded(radius: 0, corners: .all, curve: .circular) }
    guard rounded.allSatisfy({ abs($0 - radius) < 1e-6 }) else { return .corners(radii) }
    var corners: Corners = []
    for (radius, corner) in zip(radii, Self.corners) where radius > 0 {
      corners.insert(corner)
    }
    return .rounded(radius: radius, corners: corners, curve: node.smoothing > 0 ? .continuous : .circular)
  }

  private static func isEllipse(_ paths: [FigmaPath], in bounds: Rect) -> Bool {
    guard paths.count == 1, let box = paths[0].path.boundingBox else { return false }
    let cubics = paths[0].path.elements.count { if case .cubic = $0 { true } else { false } }
    let tolerance = 0.01 * max(1, bounds.width, bounds.height)
    return cubics == 4 && paths[0].path.elements.count <= 7 && abs(box.width - bounds.width) < tolerance
      && abs(box.height - bounds.height) < tolerance
  }

  /// True if the node has an outline at all.
  var isEmpty: Bool { if case .paths(let paths) = form { paths.isEmpty } else { false } }

  /// The outline, without the fill rules of the file's paths.
  var path: Path { inset(by: 0) }

  /// The fill rule of the outline.
  var fillRule: FillRule {
    if case .paths(let paths) = form, let first = paths.first { first.fillRule } else { .nonZero }
  }

  /// Returns the outline at a distance inside of it, or outside if the distance is negative.
  ///
  /// Paths of the file are not inset.
  func inset(by distance: Double) -> Path {
    let width = max(0, bounds.width - 2 * distance)
    let height = max(0, bounds.height - 2 * distance)
    let rect = Rect(bounds.midX - width / 2, bounds.midY - height / 2, width, height)
    // A sharp corner stays sharp.
    func inset(_ radius: Double) -> Double { radius > 0 ? max(0, radius - distance) : 0 }
    switch form {
    case .rounded(let radius, let corners, .circular) where keepsElements:
      return Self.path(of: rect, radii: Self.corners.map { corners.contains($0) ? inset(radius) : 0 })
    case .rounded(let radius, let corners, let curve):
      return .roundedRect(rect, radius: inset(radius), curve: curve, corners: corners)
    case .corners(let radii): return Self.path(of: rect, radii: radii.map(inset))
    case .ellipse: return .ellipse(in: rect)
    case .paths(let paths):
      var path = Path()
      for part in paths { path.append(part.path) }
      return path
    }
  }

  /// Returns a rectangle with corners of different radii, clockwise from the top left.
  static func path(of rect: Rect, radii: [Double]) -> Path {
    // The distance of a control point from the corner, for a quarter circle of radius 1.
    let handle = 1 - 4 / 3 * (2.0.squareRoot() - 1)
    let (right, down, left, up) = (Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1))
    let stops: [(at: Point, arriving: Point, leaving: Point, radius: Double)] = [
      (Point(rect.maxX, rect.minY), right, down, radii[1]), (Point(rect.maxX, rect.maxY), down, left, radii[2]),
      (Point(rect.minX, rect.maxY), left, up, radii[3]), (Point(rect.minX, rect.minY), up, right, radii[0]),
    ]
    var path = Path()
    path.move(to: Point(rect.minX + radii[0], rect.minY))
    for (at, arriving, leaving, radius) in stops {
      path.line(to: at - arriving * radius)
      path.cubic(
        control1: at - arriving * (radius * handle), control2: at + leaving * (radius * handle),
        to: at + leaving * radius)
    }
    path.close()
    return path
  }
}
