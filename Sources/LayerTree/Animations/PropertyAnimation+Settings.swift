public import Motion

extension PropertyAnimation {
  /// The animation's timing.
  public var timing: MediaTiming {
    get { settings.timing }
    set { settings.timing = newValue }
  }

  /// The timing function of the whole run; nil for linear.
  public var timingFunction: TimingFunction? {
    get { settings.timingFunction }
    set { settings.timingFunction = newValue }
  }

  /// True if the value is added to the result of the preceding animations instead of replacing it.
  public var isAdditive: Bool {
    get { settings.isAdditive }
    set { settings.isAdditive = newValue }
  }

  /// True if each repetition starts at the end value of the one before.
  public var isCumulative: Bool {
    get { settings.isCumulative }
    set { settings.isCumulative = newValue }
  }

  /// True if the animation is removed once it has finished, so that the model value is visible again.
  public var removedOnCompletion: Bool {
    get { settings.removedOnCompletion }
    set { settings.removedOnCompletion = newValue }
  }
}
