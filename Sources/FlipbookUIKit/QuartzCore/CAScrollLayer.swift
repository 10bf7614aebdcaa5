public import Foundation
import Geometry
import LayerTree

/// A layer with scrollable content, `CAScrollLayer`.
open class CAScrollLayer: CALayer {
  override class var content: LayerContent { .scroll(ScrollContent()) }

  /// Creates a scroll layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() { backing.model.masksToBounds = true }

  /// Scrolls a point of the content to the top left corner.
  open func scroll(to p: CGPoint) { backing.scroll(to: Point(p)) }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scroll(to r: CGRect) { backing.scroll(toVisible: Rect(r)) }
}

/// A layer whose sublayers share one 3D space, `CATransformLayer`.
open class CATransformLayer: CALayer {
  override class var content: LayerContent { .transform }

  /// Creates a transform layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
