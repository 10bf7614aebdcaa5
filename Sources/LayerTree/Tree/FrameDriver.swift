/// Animations that a separate animator advances from tick to tick, as Pop's are.
protocol FrameDriver: AnyObject {
  /// True if an animation is running, or waiting for its begin time.
  var isActive: Bool { get }

  /// Renders the next frame of all animations that have been added so far, before the display links.
  func renderAnimations(at time: Double) throws

  /// Renders the first frame of animations added since, after the display links.
  func renderNewAnimations(at time: Double) throws

  /// Presents running animations at an instant between two ticks, without callbacks.
  func show(_ instant: InterTickEvaluation)
}

/// The attachment of an animation to a layer or a stage, for as long as it stays there.
protocol LayerAttachment: AnyObject {
  /// Ends the animation because its layer or stage is being deallocated.
  func endForDeallocation()
}
