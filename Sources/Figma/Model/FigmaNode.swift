import Geometry

/// A node of a file.
struct FigmaNode {
  enum Kind: Equatable {
    /// A frame, component, component set, instance, or section: a rectangle with children.
    case frame
    case group
    case rectangle
    case ellipse
    case line
    /// A shape that only its geometry describes.
    case vector
    case text
    /// A node without appearance.
    case slice
    case other
  }

  var id: String
  var name: String
  /// The type in the file, such as `INSTANCE`.
  var type: String
  var kind: Kind
  /// The names of the nodes that lead to this one.
  var trail: String
  /// The number of the node in the file; its layer keeps it.
  var number = 0
  var place: FigmaPlace
  var isVisible = true
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// True if the children blend with the backdrop of the node, not only with each other.
  var passesThrough = true
  /// The bounding box in the space of the page.
  var box: Rect?
  var size = Size.zero
  /// The transform to the space of the parent.
  var transform = AffineTransform.identity
  var clips = false
  var fills: [FigmaPaint] = []
  var stroke = FigmaStroke()
  var fillGeometry: [FigmaPath]?
  var strokeGeometry: [FigmaPath]?
  /// The corner radii, clockwise from the top left.
  var radii: [Double] = [0, 0, 0, 0]
  var smoothing = 0.0
  var effects: [FigmaEffect] = []
  var mask: FigmaMask?
  var text: FigmaText?
  var constraints = FigmaConstraints()
  var layout: FigmaAutoLayout?
  /// True if the children are placed on a grid.
  var isGrid = false
  /// True if the first child is above the others.
  var paintsFirstOnTop = false
  /// True if the node is placed freely in a frame with auto layout.
  var isAbsolute = false
  var sizing: (horizontal: FigmaSizing, vertical: FigmaSizing) = (.fixed, .fixed)
  var interactions: [FigmaInteraction] = []
  /// The component that an instance shows.
  var component: String?
  var children: [FigmaNode] = []

  /// True if nodes of this kind have an appearance.
  var isShown: Bool { kind != .slice && kind != .other }

  /// The number of nodes, including this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
