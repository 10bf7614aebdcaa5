import FlipbookUIKit
import LayerTree

/// A view that is laid out: a leaf, a container, or a modifier around another element.
class Element {
  unowned let graph: ViewGraph
  /// The element that placed this one.
  private(set) weak var parent: Element?
  /// The properties that a container reads from its children.
  var traits: Traits { Traits() }
  /// The transaction of the last update.
  var transaction = Transaction()
  /// The frame in the coordinate space of the root, without effects.
  private(set) var frame = CGRect.zero
  /// The sizes for proposals, in the current layout.
  private var sizes: (layout: Int, known: [(proposal: ProposedViewSize, size: CGSize)]) = (0, [])

  init(_ graph: ViewGraph) { self.graph = graph }

  // MARK: Layout

  /// Returns the size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Places the children in the element's frame.
  func placeChildren(in frame: CGRect, _ proposal: ProposedViewSize) {}

  /// Returns the position of an alignment guide that the element sets in a size; nil if it has the guide's default.
  func guide(_ key: GuideKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Returns the size for a proposal, computed once in a layout.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if sizes.layout != graph.layoutNumber { sizes = (graph.layoutNumber, []) }
    if let known = sizes.known.first(where: { $0.proposal == proposal }) { return known.size }
    let size = sizeThatFits(proposal)
    sizes.known.append((proposal, size))
    return size
  }

  /// Returns the size and the alignment guides for a proposal.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(proposal)
    return ViewDimensions(size) { [unowned self] in guide($0, in: size, proposal) }
  }

  /// Places the element.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize, by parent: Element?) {
    self.parent = parent
    frame = CGRect(origin: origin, size: size(proposal))
    placeChildren(in: frame, proposal)
    framePlaced()
  }

  /// Called when the element has been placed.
  func framePlaced() {}

  // MARK: Painting

  /// Appends the layers of the element and its descendants, back to front.
  func render(_ context: RenderContext, into layers: inout [Layer]) {}

  /// The layer whose coordinate space begins at the element's origin; nil if the element has none.
  var ownLayer: Layer? { nil }

  /// The elements that this one contains.
  var contained: [Element] { [] }

  /// Returns a point of the layout on the canvas, with all effects.
  final func convertToCanvas(_ point: CGPoint, at time: Double) -> CGPoint {
    var ancestor: Element? = self
    while let element = ancestor {
      if let layered = element as? LayerElement { return layered.convertLayoutToCanvas(point, at: time) }
      ancestor = element.parent
    }
    return graph.convertToCanvas(point, at: time)
  }

  // MARK: Touches

  /// Finds the element under a point of the canvas, and appends its handlers of touches and its ancestors' handlers,
  /// innermost first; returns false if the point misses the element.
  func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool { false }

  // MARK: Removal

  /// Called when the element leaves with a transition.
  func leave(with transaction: Transaction) { self.transaction = transaction }

  /// Called when the element has been removed for good.
  func dispose() {}
}

/// The properties of an element that containers read.
struct Traits {
  var zIndex = 0.0
  var layoutPriority = 0.0
  var transition: TransitionTrait?
  var tag: AnyHashable?
  /// True for a spacer: stacks put no space around it.
  var isSpacer = false
}

/// An object that receives touches at an element.
protocol TouchHandler: AnyObject {
  /// Takes the touches of one event, by finger.
  func touch(_ events: [TouchPoint])
  /// True while the handler has recognized its gesture.
  var hasRecognized: Bool { get }
  /// True if others may recognize their gestures at the same time.
  var isSimultaneous: Bool { get }
  /// Ends the handling without recognizing the gesture.
  func cancel()
}

/// A finger at an instant.
struct TouchPoint: Equatable {
  enum Phase {
    case began, moved, ended, cancelled
  }

  /// The identifier of the finger.
  let finger: Int
  var phase: Phase
  /// The location in the coordinate space of the stage.
  var location: CGPoint
  /// The time, in seconds of the stage.
  var time: Double
}
