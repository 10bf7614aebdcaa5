public import Foundation
import Geometry
import LayerTree

/// The layer's shadow.
extension CALayer {
  /// The color of the shadow.
  public var shadowColor: CGColor? {
    get { CGColor(backing.model.effects.shadow.color) }
    set { change { $0.effects.shadow.color = newValue?.color ?? .clear } }
  }

  /// The opacity of the shadow.
  public var shadowOpacity: Float {
    get { Float(backing.model.effects.shadow.opacity) }
    set { change { $0.effects.shadow.opacity = Double(shortest: newValue) } }
  }

  /// The offset of the shadow relative to the layer, in points.
  public var shadowOffset: CGSize {
    get { CGSize(backing.model.effects.shadow.offset) }
    set { change { $0.effects.shadow.offset = Size(newValue) } }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { CGFloat(backing.model.effects.shadow.radius) }
    set { change { $0.effects.shadow.radius = Double(newValue) } }
  }

  /// The shape of the shadow; nil for the layer's shape.
  public var shadowPath: CGPath? {
    get { backing.model.effects.shadow.path.map { CGPath($0) } }
    set { change { $0.effects.shadow.path = newValue?.path } }
  }
}
