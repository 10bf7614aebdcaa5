import Geometry
import LayerTree

/// A fully resolved part of a drawing.
///
/// From the inside out: ``placement`` maps the content to the coordinate system for clips, masks, and filters, and
/// ``transform`` maps that system to the parent's.
struct TreeNode {
  /// The part of a node that is painted.
  indirect enum Content {
    case group([TreeNode])
    case shape(TreeShape)
    case image(TreeImage)
    /// A drawing in this one, with the line of the element that shows it.
    case drawing(DrawingTree, line: Int)
    /// The image of a glyph that has colors of its own.
    case glyph(LayerDescription)
    case backdrop(TreeBackdrop)
    /// A text that a text layer shows in the node's frame.
    case text(TextContent)
  }

  private indirect enum Reference {
    case none
    case node(TreeNode)
  }

  var content: Content
  /// The name of the layer; empty if the file does not name it.
  var name = ""
  /// The smallest rectangle around the shapes inside, without their strokes, in the content's space; nil when there are
  /// none.
  var box: Rect?
  /// The bounds of the layer, where they are not the box.
  var frame: Rect?
  /// True if the content is cut at the frame.
  var isCut = false
  var isHidden = false
  /// The opacity of the content, before filters.
  var contentOpacity = 1.0
  var placement = AffineTransform.identity
  /// True if the node is an element, whose mask is not the mask of its paint.
  var isElement = false
  /// The filters in the order of application.
  var filters: [TreeFilter] = []
  /// True if the mask is one by its luminance, not its alpha.
  var isMaskLuminance = false
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// True if nothing inside is blended with the backdrop of the node.
  var isIsolated = false
  var transform = AffineTransform.identity
  /// The origin of the element's transform; nil for the center of its box.
  var anchor: Point?
  /// The number of the element that the node shows; nil for a part of one.
  var element: Int?
  /// True if that element is animated.
  var isAnimated = false
  private var ownClip = Reference.none
  private var ownMask = Reference.none

  /// The outlines that the node is cut by.
  var clip: TreeNode? {
    get { if case .node(let node) = ownClip { node } else { nil } }
    set { ownClip = newValue.map { .node($0) } ?? .none }
  }

  /// The image that the node is covered by.
  var mask: TreeNode? {
    get { if case .node(let node) = ownMask { node } else { nil } }
    set { ownMask = newValue.map { .node($0) } ?? .none }
  }

  init(_ content: Content, box: Rect?) {
    self.content = content
    self.box = box
  }

  /// A node around others.
  init(group nodes: [TreeNode]) {
    content = .group(nodes)
    for node in nodes {
      if let box = node.outerBox { self.box = self.box?.union(box) ?? box }
    }
  }

  /// The bounds of the node's layer.
  var bounds: Rect { frame ?? box ?? .zero }

  /// The box in the space of the node around.
  var outerBox: Rect? { box.map { placement.concatenating(transform).boundingBox(of: $0) } }

  /// The box with the outer halves of strokes, without miter joins and caps.
  var outerStrokedBox: Rect? {
    guard clip == nil, !isCut else { return outerBox }
    var inner = box
    switch content {
    case .group(let nodes):
      for case let box? in nodes.map(\.outerStrokedBox) { inner = inner?.union(box) ?? box }
    case .shape(let shape):
      let reach = shape.isStroked ? shape.outline.lineWidth / 2 : 0
      inner = shape.box.insetBy(-reach, -reach)
    default: break
    }
    return inner.map { placement.concatenating(transform).boundingBox(of: $0) }
  }

  /// The node with the bounding box of its shape, regardless of other contents.
  func within(_ box: Rect) -> TreeNode {
    var node = self
    (node.box, node.frame) = (box, box)
    return node
  }
}

/// An image of pixels, or the part of it that is seen.
struct TreeImage {
  var reference: ImageReference
  /// The visible part in units of the image; nil for all of it.
  var visiblePart: Rect?
  /// True if pixels stay squares when they become larger.
  var isPixelated: Bool
}
