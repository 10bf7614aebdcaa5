import Motion

/// A property of a Lottie file as a function of time.
struct Track<Value: TrackValue>: Sendable {
  /// A segment from one keyframe to the next.
  struct Segment: Sendable {
    /// The start frame.
    var time: Double
    var start: Value
    var end: Value
    /// The timing functions of the components; the last one applies to all further components.
    ///
    /// Empty for linear interpolation.
    var easing: [TimingFunction] = []
    var isHold = false
    /// The motion path of a position; nil for a straight line.
    var curve: MotionCurve?
  }

  /// The value before the first keyframe, or the constant value.
  private var first: Value
  /// The segments between keyframes, in order of time.
  private(set) var segments: [Segment]
  /// The last keyframe; its value holds until the end.
  private var last: (time: Double, value: Value)?
  /// The formula that computes the value; nil if there is none.
  private var computed: ComputedTrack<Value>?

  /// Creates a constant property.
  init(_ value: Value) {
    first = value
    segments = []
  }

  /// Creates a property with keyframes.
  init(_ segments: [Segment], endingAt time: Double, with value: Value) {
    first = segments.first?.start ?? value
    self.segments = segments
    last = (time, value)
  }

  /// True if the value never changes.
  var isStatic: Bool { segments.isEmpty && computed == nil }

  /// The formula that computes the value; nil if there is none.
  var formula: (any TrackFormula)? { computed?.formula }

  /// The range from the first keyframe to the last; all frames for a formula; nil for a constant.
  var span: ClosedRange<Double>? {
    if computed != nil { return -.infinity ... .infinity }
    guard let start = segments.first?.time, let last, last.time >= start else { return nil }
    return start...last.time
  }

  /// The frames of the keyframes.
  var times: [Double] { segments.map(\.time) + (last.map { [$0.time] } ?? []) }

  /// The values of the keyframes, and the samples of a formula.
  var values: [Value] {
    [first] + segments.flatMap { [$0.start, $0.end] } + (last.map { [$0.value] } ?? []) + (computed?.samples ?? [])
  }

  /// Lets a formula compute the value, given some of its samples.
  mutating func compute(by formula: any TrackFormula, samples: [Value]) {
    computed = ComputedTrack(formula, of: self, samples: samples)
  }

  /// The property with progress as the fraction of the arc length on all motion paths.
  var even: Track {
    var track = self
    for index in track.segments.indices { track.segments[index].curve?.isEven = true }
    return track
  }

  /// The property without motion paths.
  var straight: Track {
    var track = self
    for index in track.segments.indices { track.segments[index].curve = nil }
    return track
  }

  /// The property with the easing of the first component for all components.
  var easedAsFirst: Track {
    var track = self
    for index in track.segments.indices { track.segments[index].easing = Array(segments[index].easing.prefix(1)) }
    return track
  }

  /// Returns the value at a frame.
  func value(at frame: Double) -> Value {
    guard let computed else { return plainValue(at: frame) }
    return computed.value(at: frame)
  }

  /// Returns the keyframed value at a frame, without the formula.
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

  /// Returns the property with its values transformed by a function.
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
