public import Foundation
import Geometry
import LayerTree

/// A layer that repeats its sublayers, `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
  override class var content: LayerContent { .replicator(ReplicatorContent()) }

  /// Creates a replicator layer.
  public override init() { super.init() }

  /// Creates a copy of another layer's model.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layer with the current presentation values.
  @_disfavoredOverload
  open override func presentation() -> CAReplicatorLayer? {
    presented(copied() as? CAReplicatorLayer ?? CAReplicatorLayer())
  }

  /// The number of copies.
  open var instanceCount: Int {
    get { backing.model.instanceCount }
    set { change { $0.instanceCount = newValue } }
  }

  /// The delay of each copy's clock relative to the previous copy's, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { backing.model.instanceDelay }
    set { change { $0.instanceDelay = newValue } }
  }

  /// The transform of each copy relative to the previous one.
  open var instanceTransform: CATransform3D {
    get { CATransform3D(backing.model.instanceTransform) }
    set { change { $0.instanceTransform = newValue.matrix } }
  }

  /// The color that the colors of the first copy are multiplied by.
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

  /// The change of alpha from copy to copy.
  open var instanceAlphaOffset: Float {
    get { Float(backing.model.instanceOffset.alpha) }
    set { change { $0.instanceOffset.alpha = Double(shortest: newValue) } }
  }
}
