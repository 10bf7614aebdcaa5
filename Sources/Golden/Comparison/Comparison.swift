import Arithmetic
import Pixels

/// A comparison of two recordings: the frames that differ, and the layers that cause the differences.
package struct Comparison: Sendable {
  /// A way of matching frames.
  package enum Matching: Sendable {
    /// By their times, for scenes.
    case times
    /// By their pictures, in order.
    case pictures
  }

  /// The frames of either recording.
  package let frames: [FrameComparison]
  /// The properties with different values, in order of their first difference.
  package let changes: [ValueChange]
  /// The animations with different parameters: the causes of the differences.
  package let timing: [TimingChange]
  /// The animations that begin or end at other times.
  package let events: [EventChange]
  /// The durations of both recordings, in seconds.
  package let durations: (reference: Double, actual: Double)
  /// The fonts of the recordings, if they are not the same.
  package let fonts: (reference: [String], actual: [String])?
  /// Ticks a second.
  package let displayRate: Double
  /// The frame that differs most: by its worst window, or by its size, or because it is missing.
  package var worstFrame: FrameComparison? {
    var worst: FrameComparison?
    for frame in frames where !frame.passes && frame.badness > worst?.badness ?? 0 { worst = frame }
    return worst
  }

  /// True if the recordings have ticks, as for scenes and stages; files have none.
  let hasTicks: Bool

  /// Compares two recordings.
  ///
  /// - Parameters:
  ///   - reference: The expected recording.
  ///   - actual: The recording to check.
  ///   - tolerance: The accepted difference.
  ///   - matching: How frames are matched.
  /// - Throws: ``GoldenError`` when a picture cannot be read, or the task is canceled.
  package init(
    _ reference: Recording, _ actual: Recording, tolerance: Tolerance = .exact, matching: Matching = .times
  ) throws(GoldenError) {
    let pairs: [FrameMatching.Pair]
    switch matching {
    case .times: pairs = FrameMatching(times: reference.frames.map(\.time), actual.frames.map(\.time)).pairs
    case .pictures:
      pairs = FrameMatching(fingerprints: try reference.fingerprints(), try actual.fingerprints()).pairs
    }
    var frames: [FrameComparison] = []
    for pair in pairs {
      if Task.isCancelled { throw .cancelled }
      let (old, new) = (pair.reference.map { reference.frames[$0] }, pair.actual.map { actual.frames[$0] })
      frames.append(
        FrameComparison(
          index: pair.reference ?? pair.actual ?? 0, time: old?.time ?? new?.time ?? 0, reference: old?.picture,
          actual: new?.picture, finding: try Self.finding(old?.picture, new?.picture, tolerance)))
    }
    if Task.isCancelled { throw .cancelled }
    self.frames = frames
    durations = (reference.duration, actual.duration)
    hasTicks = reference.trace != nil && actual.trace != nil
    if let old = reference.trace, let new = actual.trace {
      changes = ValueChange.all(from: old, to: new)
      events = EventChange.all(from: old, to: new)
      displayRate = old.displayRate
    } else {
      (changes, events, displayRate) = ([], [], 60)
    }
    timing = TimingChange.all(from: reference.timing, to: actual.timing)
    fonts = reference.fonts == actual.fonts ? nil : (reference.fonts, actual.fonts)
  }

  private static func finding(
    _ reference: FramePicture?, _ actual: FramePicture?, _ tolerance: Tolerance
  ) throws(GoldenError) -> FrameComparison.Finding {
    guard let reference else { return .extra }
    guard let actual else { return .missing }
    guard reference.width == actual.width, reference.height == actual.height else { return .otherSize }
    if reference.isSame(as: actual) { return .equal }
    guard let map = DifferenceMap(try reference.bitmap(), try actual.bitmap(), by: tolerance.measure) else {
      return .equal
    }
    let difference = PictureDifference(map, width: reference.width, height: reference.height)
    return tolerance.allows(difference) ? .allowed(difference) : .different(difference)
  }

  /// The first frame that differs.
  package var firstBadFrame: FrameComparison? { frames.first { !$0.passes } }

  /// True if the recordings have different durations.
  package var durationDiffers: Bool { abs(durations.reference - durations.actual) > 1e-4 }

  /// True if all differences are accepted.
  package var passes: Bool { firstBadFrame == nil && changes.isEmpty && events.isEmpty && !durationDiffers }

  /// The tick that the first bad frame shows.
  package var firstBadTick: Int? {
    firstBadFrame.map { Int(saturating: ($0.time * displayRate + 1e-6).rounded(.down)) }
  }
}
