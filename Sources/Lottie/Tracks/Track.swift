import Motion

/// A property of a Lottie file over time.
struct Track<Value: TrackValue>: Sendable {
  /// A stretch of time, from one keyframe to the next.
  struct Segment: Sendable {
    /// The start frame.
    var time: Double
    var start: Value
    var end: Value
    /// The timing functions of the components, the last one for all others; empty for an even pace.
    var easing: [TimingFunction] = []
    var isHold = false
    /// The curve that positions follow; nil for a straight line.
    var curve: MotionCurve?
  }

  /// The value before the first keyframe, or at all times.
  private var first: Value
  /// The stretches, in order of time.
  private(set) var segments: [Segment]
  /// The value after the last keyframe, and its start frame.
  private var last: (time: Double, value: Value)?
  /// The value that a formula computes; nil without one.
  private var computed: ComputedTrack<Value>?

  /// Makes a track that stays the same.
  init(_ value: Value) {
    first = value
    segments = []
  }

  /// Makes a track with keyframes.
  init(_ segments: [Segment], endingAt time: Double, with value: Value) {
    first = segments.first?.start ?? value
    self.segments = segments
    last = (time, value)
  }

  /// True if the value is the same at all times.
  var isStatic: Bool { segments.isEmpty && computed == nil }

  /// The formula that computes the value; nil for none.
  var formula: (any TrackFormula)? { computed?.formula }

  /// The frames from the first keyframe to the last, all with a formula; nil without either.
  var span: ClosedRange<Double>? {
    if computed != nil { return -.infinity ... .infinity }
    guard let start = segments.first?.time, let last, last.time >= start else { return nil }
    return start...last.time
  }

  /// The frames of all keyframes.
  var times: [Double] { segments.map(\.time) + (last.map { [$0.time] } ?? []) }

  /// All values at keyframes, and some that a formula gives.
  var values: [Value] {
    [first] + segments.flatMap { [$0.start, $0.end] } + (last.map { [$0.value] } ?? []) + (computed?.samples ?? [])
  }

  /// Makes a formula compute the value, given some samples.
  mutating func compute(by formula: any TrackFormula, samples: [Value]) {
    computed = ComputedTrack(formula, of: self, samples: samples)
  }

  /// The track with equal progress as equal length on all curves.
  var even: Track {
    var track = self
    for index in track.segments.indices { track.segments[index].curve?.isEven = true }
    return track
  }

  /// The track without curves.
  var straight: Track {
    var track = self
    for index in track.segments.indices { track.segments[index].curve = nil }
    return track
  }

  /// The track with the first component's easing for all others.
  var easedAsFirst: Track {
    var track = self
    for index in track.segments.indices { track.segments[index].easing = Array(segments[index].easing.prefix(1)) }
    return track
  }

  /// The value at a frame.
  func value(at frame: Double) -> Value {
    guard let computed else { return plainValue(at: frame) }
    return computed.value(at: frame)
  }

  /// The value that the keyframes alone give at a frame.
  func plainValue(at frame: Double) -> Value {
    guard let start = segments.first?.time, frame > start else { return first }
    if let last, frame >= last.time { return last.value }
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].time <= frame { low = middle } else { high = middle }
    }
    let segment = segments[low]
    if segment.isHold { return segment.start }
    let end = low + 1 < segments.count ? segments[low + 1].time : last?.time ?? segment.time
    let length = end - segment.time
    guard length > 0 else { return segment.end }
    let progress = (frame - segment.time) / length
    if let curve = segment.curve {
      return Value(onCurve: curve.point(at: segment.easing.first?.value(at: progress) ?? progress), near: segment.start)
    }
    switch segment.easing.count {
    case 0: return segment.start.mixed(with: segment.end, at: progress)
    case 1: return segment.start.mixed(with: segment.end, at: segment.easing[0].value(at: progress))
    default: return segment.start.mixed(with: segment.end, progress: segment.easing.map { $0.value(at: progress) })
    }
  }

  /// The track with every value changed.
  func map(_ change: @escaping @Sendable (Value) -> Value) -> Track {
    var track = self
    track.first = change(first)
    for index in track.segments.indices {
      track.segments[index].start = change(segments[index].start)
      track.segments[index].end = change(segments[index].end)
    }
    if let last { track.last = (last.time, change(last.value)) }
    track.computed = computed?.map(change)
    return track
  }
}
