import Arithmetic
import Pixels

/// A comparison of two recordings: the frames that differ, and the layers that cause the differences.
package struct Comparison: Sendable {
  /// A method for matching frames.
  package enum Matching: Sendable {
    /// By time, for scenes.
    case times
    /// By image content, in order.
    case pictures
    /// By presentation time, for images that are never equal.
    case moments
    /// By file name.
    case names
  }

  /// The compared frames, including frames that only one recording has.
  package let frames: [FrameComparison]
  /// The properties with different values, in order of their first difference.
  package let changes: [ValueChange]
  /// The animations with different parameters: the causes of the differences.
  package let timing: [TimingChange]
  /// The animations that begin or end at different times.
  package let events: [EventChange]
  /// The durations of both recordings, in seconds.
  package let durations: (reference: Double, actual: Double)
  /// The fonts of both recordings, if they differ.
  package let fonts: (reference: [String], actual: [String])?
  /// Ticks per second.
  package let displayRate: Double
  /// The frame that differs most; frames that are missing or have a different size rank lowest.
  package var worstFrame: FrameComparison? {
    var worst: FrameComparison?
    for frame in frames where !frame.passes && frame.badness > worst?.badness ?? 0 { worst = frame }
    return worst
  }

  /// True for recordings with ticks, of scenes and stages; false for files.
  let hasTicks: Bool

  /// Compares two recordings.
  ///
  /// - Parameters:
  ///   - reference: The expected recording.
  ///   - actual: The recording to check.
  ///   - tolerance: The accepted differences.
  ///   - matching: The method for matching frames.
  ///   - scale: Pixels per point, for the rectangles that the tolerance ignores.
  /// - Throws: ``GoldenError`` when an image cannot be read, or the task is canceled.
  package init(
    _ reference: Recording, _ actual: Recording, tolerance: Tolerance = .exact, matching: Matching = .times,
    scale: Double = 1
  ) throws(GoldenError) {
    let pairs = try FrameMatching(reference, actual, matching).pairs
    let ignored = try IgnoredLayers(tolerance, of: reference, actual)
    let rectangles = tolerance.ignoredRectangles(scale: scale)
    let hasNames = if case .names = matching { true } else { false }
    var frames: [FrameComparison] = []
    for pair in pairs {
      if Task.isCancelled { throw .cancelled }
      let (old, new) = (pair.reference.map { reference.frames[$0] }, pair.actual.map { actual.frames[$0] })
      let parts = rectangles + (old?.ignored ?? []) + (new?.ignored ?? [])
      frames.append(
        FrameComparison(
          index: pair.reference ?? pair.actual ?? 0, time: old?.time ?? new?.time ?? 0, reference: old?.picture,
          actual: new?.picture, finding: try Self.finding(old?.picture, new?.picture, tolerance, ignoring: parts),
          ignored: parts, name: hasNames ? old?.name ?? new?.name : nil))
    }
    if Task.isCancelled { throw .cancelled }
    self.frames = frames
    durations = (reference.duration, actual.duration)
    hasTicks = reference.trace != nil && actual.trace != nil
    if let old = reference.trace, let new = actual.trace {
      changes = ValueChange.all(from: old, to: new).filter { !ignored.contains(layer: $0.layer) }
      events = EventChange.all(from: old, to: new).filter { !ignored.contains(event: $0.subject) }
      displayRate = old.displayRate
    } else {
      (changes, events, displayRate) = ([], [], 60)
    }
    timing = TimingChange.all(from: reference.timing, to: actual.timing).filter { !ignored.contains(motion: $0.motion) }
    fonts = reference.fonts == actual.fonts ? nil : (reference.fonts, actual.fonts)
  }

  private static func finding(
    _ reference: FrameImage?, _ actual: FrameImage?, _ tolerance: Tolerance, ignoring parts: [PixelRect]
  ) throws(GoldenError) -> FrameComparison.Finding {
    guard let reference else { return .extra }
    guard let actual else { return .missing }
    guard reference.width == actual.width, reference.height == actual.height else { return .otherSize }
    if reference.isSame(as: actual) { return .equal }
    let (old, new) = try FrameComparison.comparedImages(reference, actual, ignoring: parts)
    guard let map = DifferenceMap(old, new, by: tolerance.measure) else { return .equal }
    var difference = ImageDifference(map, width: reference.width, height: reference.height)
    if tolerance.similarity != nil {
      difference.similarity = (StructuralSimilarity.mean(old, new) * 1e5).rounded(.down) / 1e5
    }
    return tolerance.allows(difference) ? .allowed(difference) : .different(difference)
  }

  /// The largest accepted difference; nil if there is none.
  package var largestAllowed: ImageDifference? {
    let allowed = frames.compactMap { frame in
      if case .allowed(let difference) = frame.finding { difference } else { nil }
    }
    return allowed.max { ($0.worstWindow, $0.largest) < ($1.worstWindow, $1.largest) }
  }

  /// The first frame whose difference isn't accepted.
  package var firstBadFrame: FrameComparison? { frames.first { !$0.passes } }

  /// True if the recordings have different durations.
  package var durationDiffers: Bool { abs(durations.reference - durations.actual) > 1e-4 }

  /// True if all differences are accepted.
  package var passes: Bool { firstBadFrame == nil && changes.isEmpty && events.isEmpty && !durationDiffers }

  /// The tick of the first frame whose difference isn't accepted.
  package var firstBadTick: Int? {
    firstBadFrame.map { Int(saturating: ($0.time * displayRate + 1e-6).rounded(.down)) }
  }
}
