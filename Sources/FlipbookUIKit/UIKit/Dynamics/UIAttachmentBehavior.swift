public import Foundation
import Geometry
import Motion

/// A rigid or springy link, `UIAttachmentBehavior`.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The attached items, one or two.
  public let items: [any UIDynamicItem]
  private let offset: Point
  private let otherOffset: Point
  /// The point that the first item is attached to.
  open var anchorPoint: CGPoint {
    didSet { changed() }
  }
  private var ownLength: CGFloat?
  /// The length in points.
  open var length: CGFloat {
    get { ownLength ?? 0 }
    set {
      ownLength = newValue
      changed()
    }
  }
  /// The spring's frequency in oscillations per second; 0 for a rigid link.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The damping of the spring, from 0 to 1.
  open var damping: CGFloat = 0 { didSet { changed() } }

  /// Attaches an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor point: CGPoint) {
    items = [item]
    self.offset = Point(Double(offset.horizontal), Double(offset.vertical))
    otherOffset = .zero
    anchorPoint = point
    super.init()
  }

  /// Attaches an item to another.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset = .zero, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset = .zero
  ) {
    items = [item1, item2]
    offset = Point(Double(offset1.horizontal), Double(offset1.vertical))
    otherOffset = Point(Double(offset2.horizontal), Double(offset2.vertical))
    anchorPoint = .zero
    super.init()
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func addForces(to world: inout RigidWorld, index: (any UIDynamicItem) -> Int?) {
    guard let first = items.first, let body = index(first) else { return }
    let other = items.count > 1 ? items.last.flatMap(index) : nil
    world.attachments.append(
      RigidWorld.Attachment(
        body: body, offset: offset, other: other, anchor: other == nil ? Point(anchorPoint) : otherOffset,
        length: ownLength.map(Double.init), frequency: Double(frequency), damping: Double(damping)))
  }
}
