/// The clock of a composition: it maps time to the composition's frames.
final class CompositionClock {
  /// The distance from a whole number within which a frame is rounded, so that rounded times coincide with keyframes.
  private static let touch = 1e-4

  private enum Source {
    case root(start: Double)
    case inside(CompositionClock, LayerModel, remap: Track<Vector>?)
  }

  private let source: Source
  /// The frame rate of the file, in frames per second.
  let rate: Double
  private var last: (time: Double, frame: Double)?

  /// Creates the clock of the main composition.
  init(start: Double, rate: Double) {
    source = .root(start: start)
    self.rate = rate
  }

  /// Creates the clock of a precomposition layer.
  init(of layer: LayerModel, in outer: CompositionClock) {
    var remap: Track<Vector>?
    if case .precomposition(_, _, let track) = layer.content { remap = track }
    source = .inside(outer, layer, remap: remap)
    rate = outer.rate
  }

  /// Returns the frame at a time in seconds.
  func frame(at time: Double) -> Double {
    if let last, last.time == time { return last.frame }
    let frame: Double
    switch source {
    case .root(let start): frame = start + time * rate
    case .inside(let outer, let layer, let remap):
      let around = outer.frame(at: time)
      frame = remap.map { $0.value(at: around).x * rate } ?? (around - layer.startTime) / layer.stretch
    }
    let whole = frame.rounded()
    let result = abs(frame - whole) < Self.touch ? whole : frame
    last = (time, result)
    return result
  }
}
