import LayerTree

/// Drives the visibility of one of a text layer's documents, from its keyframe to the next.
final class DocumentDriver: LayerDriver {
  private let start: Double
  private let end: Double
  private let clock: CompositionClock

  init(from start: Double, to end: Double, clock: CompositionClock) {
    (self.start, self.end, self.clock) = (start, end, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    properties.isHidden = frame < start || frame >= end
  }
}
