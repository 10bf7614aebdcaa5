/// Times of one layer's clock in another's.
extension CALayer {
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
