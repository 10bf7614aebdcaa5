public import Foundation
import Geometry
import LayerTree

/// A layer whose content scrolls, `CAScrollLayer`.
open class CAScrollLayer: CALayer {
  override class var content: LayerContent { .scroll(ScrollContent()) }

  /// Makes a scroll layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setDefaults() { backing.model.masksToBounds = true }

  /// Scrolls a point of the content to the top left corner.
  open func scroll(to p: CGPoint) { backing.scroll(to: Point(p)) }

  /// Scrolls as little as it takes to show a rectangle of the content.
  open func scroll(to r: CGRect) { backing.scroll(toVisible: Rect(r)) }
}

/// A layer whose sublayers share one space in depth, `CATransformLayer`.
open class CATransformLayer: CALayer {
  override class var content: LayerContent { .transform }

  /// Makes a transform layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
