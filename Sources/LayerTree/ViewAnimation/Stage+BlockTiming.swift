package import Motion

extension Stage {
  /// The duration, in seconds, and the timing function of the current block of view animations; nil outside of blocks.
  package var blockTiming: (duration: Double, curve: TimingFunction)? {
    (changeScopes.last as? ViewAnimation).map { ($0.pace.duration, $0.curve) }
  }
}
