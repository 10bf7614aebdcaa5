/// A source of a layer's values that is a function of time alone.
///
/// If a ``Layer`` has a driver, its presentation is the model with the driver's values, and its animations applied on
/// top. Nothing is written back to the model, so any time can be computed, in any order.
public protocol LayerDriver: AnyObject {
  /// True if the layer may leave its plane, so that it has to be ordered by depth among its siblings.
  var mayMoveInDepth: Bool { get }

  /// Sets the layer's presentation values.
  ///
  /// - Parameters:
  ///   - properties: The model's values.
  ///   - time: The time of the layer's own clock, in seconds.
  func drive(_ properties: inout LayerProperties, at time: Double)
}

extension LayerDriver {
  /// False: most layers stay in their plane.
  public var mayMoveInDepth: Bool { false }
}
