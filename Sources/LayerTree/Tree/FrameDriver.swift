/// Animations that are taken from tick to tick by an animator of their own, as Pop's are.
protocol FrameDriver: AnyObject {
  /// True if an animation is running, or waiting for its begin time.
  var isActive: Bool { get }

  /// Shows the next frame of all animations that have been added so far, before the display links.
  func renderAnimations(at time: Double) throws

  /// Shows the first frame of animations added since, after the display links.
  func renderNewAnimations(at time: Double) throws

  /// Presents running animations at an instant between two ticks, without callbacks.
  func show(_ instant: InBetween)
}

/// An animation's place on a layer or a stage, for as long as it stays there.
protocol LayerAttachment: AnyObject {
  /// Ends the animation without touching its key, which is being removed.
  func placeGoes()
}
