public import FlipbookUIKit

/// The times of a timeline view's changes: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
  /// Returns the time of the entry that is shown at a time, in seconds of the stage.
  func entry(at time: Double, from start: Double) -> Double
}

/// The times of an animation: SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule {
  let minimumInterval: Double?
  let paused: Bool
  /// Creates a schedule; with nil, the content changes at every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (self.minimumInterval, self.paused) = (minimumInterval, paused)
  }
  /// Returns the time of the entry that is shown.
  public func entry(at time: Double, from start: Double) -> Double {
    if paused { return start }
    guard let minimumInterval, minimumInterval > 0 else { return time }
    return start + ((time - start) / minimumInterval + 1e-9).rounded(.down) * minimumInterval
  }
}

/// Regular times: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  let (startDate, interval): (Date, Double)
  /// Creates a schedule.
  ///
  /// - Precondition: The interval is greater than 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    precondition(interval > 0, "the interval of a timeline must be greater than 0, but is \(interval)")
    (self.startDate, self.interval) = (startDate, interval)
  }
  /// Returns the time of the entry that is shown.
  public func entry(at time: Double, from start: Double) -> Double {
    let first = startDate.timeIntervalSinceReferenceDate
    return max(start, first + ((time - first) / interval + 1e-9).rounded(.down) * interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The times of an animation.
  public static var animation: Self { Self() }
  /// Returns the times of an animation.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns regular times.
  ///
  /// - Precondition: The interval is greater than 0.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

/// A view that changes with time: SwiftUI's `TimelineView`.
///
/// It never comes to rest: give the stage a duration.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The inputs of the content.
  public typealias Context = TimelineViewDefaultContext

  private let (schedule, content): (Schedule, (Context) -> Content)
  @State private var start: Double?

  /// Creates a view.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content at the current time.
  public var body: some View {
    TickingView(end: isPaused ? -.infinity : .infinity) { time in
      content(Context(date: Date(timeIntervalSinceReferenceDate: schedule.entry(at: time, from: start ?? time))))
    }
    .onAppear { start = CACurrentMediaTime() }
  }

  private var isPaused: Bool { (schedule as? AnimationTimelineSchedule)?.paused ?? false }
}

/// The inputs of a timeline view's content: SwiftUI's `TimelineViewDefaultContext`.
public struct TimelineViewDefaultContext {
  /// The date of the entry, on the stage's clock.
  public let date: Date
}
