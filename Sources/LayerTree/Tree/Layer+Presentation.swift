import Motion

extension Layer {
  /// Returns the presentation values at a time of the stage: the model with the animations applied.
  ///
  /// The result depends only on the time and on the animations that are currently on the layer.
  ///
  /// - Parameter time: The stage's time in seconds.
  /// - Returns: The presentation values.
  public func presentation(at time: Double) -> LayerProperties {
    presentation(atLocalTime: localTime(at: time))
  }

  /// Returns the presentation values based on another model.
  package func presentation(at time: Double, over model: LayerProperties) -> LayerProperties {
    presentation(atLocalTime: localTime(at: time), over: model)
  }

  func presentation(atLocalTime time: Double) -> LayerProperties {
    presentation(atLocalTime: time, over: model)
  }

  /// Returns the presentation values without the looks of control states; nil if there are none.
  func presentationWithoutLooks(at time: Double) -> LayerProperties? {
    guard controlStates.contains(where: { looks[$0]?.change != nil }) else { return nil }
    return presentation(atLocalTime: localTime(at: time), over: model, showsLooks: false)
  }

  private func presentation(
    atLocalTime time: Double, over model: LayerProperties, showsLooks: Bool = true
  ) -> LayerProperties {
    guard driver != nil || !animations.isEmpty || !controlStates.isEmpty else { return model }
    var properties = model
    driver?.drive(&properties, at: time)
    for animation in animations { animation.apply(at: time, to: &properties) }
    for state in controlStates where showsLooks { looks[state]?.change?(&properties) }
    return properties
  }
}

/// A source of a layer's values that is a pure function of time.
///
/// If a ``Layer`` has a driver, its presentation is the model with the driver's values and, on top of them, its
/// animations. Nothing is written back to the model, so any time can be computed, in any order.
public protocol LayerDriver: AnyObject {
  /// True if the layer may leave its plane, so that it must be sorted by depth among its siblings.
  var mayMoveInDepth: Bool { get }

  /// Sets the layer's presentation values.
  ///
  /// - Parameters:
  ///   - properties: The model's values.
  ///   - time: The time of the layer's own clock, in seconds.
  func drive(_ properties: inout LayerProperties, at time: Double)
}

extension LayerDriver {
  /// False, as most layers stay in their plane.
  public var mayMoveInDepth: Bool { false }
}
