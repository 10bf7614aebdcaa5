public import Foundation
import Geometry
import LayerTree

/// The sublayers several times, `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
  override class var content: LayerContent { .replicator(ReplicatorContent()) }

  /// Makes a replicator layer.
  public override init() { super.init() }

  /// Makes a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Layers are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layer with the current presentation values.
  open override func presentation() -> CAReplicatorLayer? { presented(CAReplicatorLayer()) }

  /// The number of copies.
  open var instanceCount: Int {
    get { backing.model.instanceCount }
    set { change { $0.instanceCount = newValue } }
  }

  /// The delay of each copy's clock, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { backing.model.instanceDelay }
    set { change { $0.instanceDelay = newValue } }
  }

  /// The transform of each copy relative to its predecessor.
  open var instanceTransform: CATransform3D {
    get { CATransform3D(backing.model.instanceTransform) }
    set { change { $0.instanceTransform = newValue.matrix } }
  }

  /// The color that multiplies the colors of the first copy.
  open var instanceColor: CGColor? {
    get { CGColor(backing.model.instanceColor) }
    set { change { $0.instanceColor = newValue?.color ?? .white } }
  }

  /// The change of red from copy to copy.
  open var instanceRedOffset: Float {
    get { Float(backing.model.instanceOffset.red) }
    set { change { $0.instanceOffset.red = Double(shortest: newValue) } }
  }

  /// The change of green from copy to copy.
  open var instanceGreenOffset: Float {
    get { Float(backing.model.instanceOffset.green) }
    set { change { $0.instanceOffset.green = Double(shortest: newValue) } }
  }

  /// The change of blue from copy to copy.
  open var instanceBlueOffset: Float {
    get { Float(backing.model.instanceOffset.blue) }
    set { change { $0.instanceOffset.blue = Double(shortest: newValue) } }
  }

  /// The change of the opacity from copy to copy.
  open var instanceAlphaOffset: Float {
    get { Float(backing.model.instanceOffset.alpha) }
    set { change { $0.instanceOffset.alpha = Double(shortest: newValue) } }
  }
}
