/// Conversion of times between layers.
extension CALayer {
  /// Converts a time from another layer, or from the stage if nil, to the layer's local time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return backing.localTime(at: t) }
    return l.backing.convertTime(t, to: backing) ?? t
  }

  /// Converts the layer's local time to another layer's, or to the stage's if nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard let l else { return backing.stageTime(atLocal: t) ?? t }
    return backing.convertTime(t, to: l.backing) ?? t
  }
}
