public import FlipbookUIKit

/// The values of keyframes as a function of time: SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: Double, apply: (inout Value, Double) -> Void)]

  /// Creates a timeline.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> _KeyframeTracks<Value>) {
    initial = initialValue
    tracks = content().make.map { $0(initialValue) }
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, time) }
    return value
  }
}

/// A view that plays keyframes: SwiftUI's `KeyframeAnimator`.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let initial: Value
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let tracks: (Value) -> _KeyframeTracks<Value>
  /// The time when the keyframes began, and their values; nil before they have.
  @State private var run: (start: Double, timeline: KeyframeTimeline<Value>)?

  /// Creates a view that plays its keyframes once whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
  ) {
    (initial, self.trigger, isRepeating) = (initialValue, AnyEquatable(trigger), false)
    (self.content, tracks) = (content, keyframes)
  }

  /// Creates a view that repeats its keyframes forever, or plays them once.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
  ) {
    (initial, trigger, isRepeating) = (initialValue, nil, repeating)
    (self.content, tracks) = (content, keyframes)
  }

  /// The content with the current value.
  public var body: some View {
    TickingView(end: end) { content(value(at: $0)) }
      .onAppear { if trigger == nil { begin() } }
      .onChange(of: trigger) { begin() }
  }

  private var end: Double {
    guard let run, run.timeline.duration > 0 else { return -.infinity }
    return isRepeating ? .infinity : run.start + run.timeline.duration
  }

  private func begin() {
    let now = CACurrentMediaTime()
    let first = value(at: now)
    run = (now, KeyframeTimeline(initialValue: trigger == nil ? initial : first) { tracks(initial) })
  }

  private func value(at time: Double) -> Value {
    guard let run else { return initial }
    let elapsed = time - run.start
    guard isRepeating, run.timeline.duration > 0 else { return run.timeline.value(time: elapsed) }
    return run.timeline.value(time: elapsed.truncatingRemainder(dividingBy: run.timeline.duration))
  }
}

extension View {
  /// Plays keyframes once whenever a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_PlaceholderContent, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
  ) -> some View {
    let view = _PlaceholderContent(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
  /// Repeats keyframes forever, or plays them once.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_PlaceholderContent, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> _KeyframeTracks<Value>
  ) -> some View {
    let view = _PlaceholderContent(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }
}

extension KeyframeTimeline {
  /// Creates a timeline of tracks.
  fileprivate init(initialValue: Value, _ tracks: () -> _KeyframeTracks<Value>) {
    initial = initialValue
    self.tracks = tracks().make.map { $0(initialValue) }
  }
}
