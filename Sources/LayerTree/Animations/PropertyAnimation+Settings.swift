public import Motion

extension PropertyAnimation {
  /// The animation's timing.
  public var timing: MediaTiming {
    get { settings.timing }
    set { settings.timing = newValue }
  }

  /// Warps the time of the whole run; nil is linear.
  public var timingFunction: TimingFunction? {
    get { settings.timingFunction }
    set { settings.timingFunction = newValue }
  }

  /// True if the value is added to the one shown so far, rather than shown instead.
  public var isAdditive: Bool {
    get { settings.isAdditive }
    set { settings.isAdditive = newValue }
  }

  /// True if each repetition starts where the one before ended.
  public var isCumulative: Bool {
    get { settings.isCumulative }
    set { settings.isCumulative = newValue }
  }

  /// True if it is removed when it has finished, and the model value shows again.
  public var removedOnCompletion: Bool {
    get { settings.removedOnCompletion }
    set { settings.removedOnCompletion = newValue }
  }
}
