/// The clock of a composition: it maps time to the composition's frames.
final class CompositionClock {
  /// Frames closer to a whole number than this are that number, so that rounded times meet keyframes.
  private static let touch = 1e-4

  private enum Source {
    case root(start: Double)
    case inside(CompositionClock, LayerModel, remap: Track<Vector>?)
  }

  private let source: Source
  /// Frames a second of the file.
  let rate: Double
  private var last: (time: Double, frame: Double)?

  /// Makes the clock of a whole file.
  init(start: Double, rate: Double) {
    source = .root(start: start)
    self.rate = rate
  }

  /// Makes the clock of a composition that a layer shows.
  init(of layer: LayerModel, in outer: CompositionClock) {
    var remap: Track<Vector>?
    if case .precomposition(_, _, let track) = layer.content { remap = track }
    source = .inside(outer, layer, remap: remap)
    rate = outer.rate
  }

  /// The frame at a time in seconds.
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
