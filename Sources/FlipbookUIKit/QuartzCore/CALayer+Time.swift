import Motion

/// The layer's own time.
extension CALayer {
  /// The beginning of the layer's own time, in seconds of the time around.
  public var beginTime: CFTimeInterval {
    get { backing.timing.beginTime }
    set { backing.timing.beginTime = newValue }
  }

  /// The length of the layer's own time in seconds; Flipbook's layers never reach its end.
  public var duration: CFTimeInterval {
    get { backing.timing.duration }
    set { backing.timing.duration = newValue }
  }

  /// Seconds of own time per second of the time around.
  public var speed: Float {
    get { Float(backing.timing.speed) }
    set { backing.timing.speed = Double(shortest: newValue) }
  }

  /// Seconds added to the own time.
  public var timeOffset: CFTimeInterval {
    get { backing.timing.timeOffset }
    set { backing.timing.timeOffset = newValue }
  }

  /// The number of runs of its own time.
  public var repeatCount: Float {
    get { Float(backing.timing.repeatCount) }
    set { backing.timing.repeatCount = Double(shortest: newValue) }
  }

  /// The total duration of repetitions in local time.
  public var repeatDuration: CFTimeInterval {
    get { backing.timing.repeatDuration }
    set { backing.timing.repeatDuration = newValue }
  }

  /// A Boolean value that indicates whether the own time runs back.
  public var autoreverses: Bool {
    get { backing.timing.autoreverses }
    set { backing.timing.autoreverses = newValue }
  }

  /// The effect outside of the layer's own time.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: backing.timing.fillMode.rawValue) }
    set { backing.timing.fillMode = newValue.mode }
  }

  /// Returns the layer's own time at a time of another layer's, or of the stage.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return backing.localTime(at: t) }
    return l.backing.convertTime(t, to: backing) ?? t
  }

  /// Returns another layer's time, or the stage's, at a time of the layer's own.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard let l else { return backing.stageTime(atLocal: t) ?? t }
    return backing.convertTime(t, to: l.backing) ?? t
  }
}
