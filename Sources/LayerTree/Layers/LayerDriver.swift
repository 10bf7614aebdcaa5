/// A source of a layer's values that is a function of time alone.
///
/// Where a ``Layer`` has a driver, its presentation is the model with the driver's values in it, and its animations applied
/// over these. Nothing is written back to the model, so any time can be asked for, in any order.
public protocol LayerDriver: AnyObject {
  /// True if the layer may leave its plane, so that it has to be ordered by depth among its siblings.
  var mayMoveInDepth: Bool { get }

  /// Sets what the layer shows.
  ///
  /// - Parameters:
  ///   - properties: The model's values.
  ///   - time: What the layer's own clock shows, in seconds.
  func drive(_ properties: inout LayerProperties, at time: Double)
}

extension LayerDriver {
  /// False: most layers stay in their plane.
  public var mayMoveInDepth: Bool { false }
}
