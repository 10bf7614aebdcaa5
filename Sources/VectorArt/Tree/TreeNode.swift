import Geometry
import LayerTree

/// A fully resolved part of a drawing.
///
/// From the inside out: ``placement`` maps the content to the coordinate system for clips, masks, and filters, and
/// ``transform`` maps that system to the parent's.
struct TreeNode {
  /// The painted content of a node.
  indirect enum Content {
    case group([TreeNode])
    case shape(TreeShape)
    case image(TreeImage)
    /// A nested drawing, with the line of the element that refers to it.
    case drawing(DrawingTree, line: Int)
    /// The image of a color glyph.
    case glyph(LayerDescription)
    case backdrop(TreeBackdrop)
    /// A text that is rendered by a text layer in the node's frame.
    case text(TextContent)
  }

  private indirect enum Reference {
    case none
    case node(TreeNode)
  }

  var content: Content
  /// The name of the layer; empty if the file has none.
  var name = ""
  /// The bounding box of the shapes inside, without their strokes, in the content's space; nil if there are none.
  var box: Rect?
  /// The bounds of the layer, if they differ from ``box``.
  var frame: Rect?
  /// True if the content is clipped to the frame.
  var isCut = false
  var isHidden = false
  /// The opacity of the content, before filters.
  var contentOpacity = 1.0
  var placement = AffineTransform.identity
  /// True if the node is an element, so that its mask is not the mask of its paint.
  var isElement = false
  /// The filters in the order of application.
  var filters: [TreeFilter] = []
  /// True for a luminance mask, false for an alpha mask.
  var isMaskLuminance = false
  var opacity = 1.0
  var blendMode = BlendMode.normal
  /// True if no descendant is blended with the backdrop of the node.
  var isIsolated = false
  var transform = AffineTransform.identity
  /// The origin of the element's transform; nil for the center of its box.
  var anchor: Point?
  /// The number of the document element that the node represents; nil for a part of an element.
  var element: Int?
  /// True if the element is animated.
  var isAnimated = false
  private var ownClip = Reference.none
  private var ownMask = Reference.none

  /// The clip path, as a mask of outlines.
  var clip: TreeNode? {
    get { if case .node(let node) = ownClip { node } else { nil } }
    set { ownClip = newValue.map { .node($0) } ?? .none }
  }

  /// The mask.
  var mask: TreeNode? {
    get { if case .node(let node) = ownMask { node } else { nil } }
    set { ownMask = newValue.map { .node($0) } ?? .none }
  }

  init(_ content: Content, box: Rect?) {
    self.content = content
    self.box = box
  }

  /// Creates a node that groups other nodes.
  init(group nodes: [TreeNode]) {
    content = .group(nodes)
    for node in nodes {
      if let box = node.outerBox { self.box = self.box?.union(box) ?? box }
    }
  }

  /// The bounds of the node's layer.
  var bounds: Rect { frame ?? box ?? .zero }

  /// The box in the space of the parent node.
  var outerBox: Rect? { box.map { placement.concatenating(transform).boundingBox(of: $0) } }

  /// The box in the space of the parent node, extended by half of the stroke widths, without regard to miter joins and
  /// caps.
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

  /// Returns the node with the bounding box of its shape, regardless of its other content.
  func within(_ box: Rect) -> TreeNode {
    var node = self
    (node.box, node.frame) = (box, box)
    return node
  }
}

/// A raster image, or the visible part of one.
struct TreeImage {
  var reference: ImageReference
  /// The visible part in unit coordinates of the image; nil for the whole image.
  var visiblePart: Rect?
  /// True if the image is enlarged without smoothing (`image-rendering: pixelated`).
  var isPixelated: Bool
}
