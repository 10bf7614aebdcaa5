import Codecs
import Geometry
import LayerTree

/// A stage played for a rendering, with its frame times and the snapshot of each frame.
struct PlayedScene {
  /// The times of the frames.
  let timeline: Timeline
  private let stage: any Playable
  private let options: RenderOptions
  /// The snapshots of a stage that had to be played to determine its duration, or that also plays backward.
  private let recorded: [Snapshot]

  /// The time limit for a stage without a duration to come to rest, in seconds.
  private static let maximumOpenEnd = 60.0

  /// Determines the frames of a rendering.
  ///
  /// A stage without a duration plays until it is at rest. Because a stage plays only once, its snapshots are kept in
  /// that case, as well as when the output also plays backward. In these cases, memory grows with the length.
  ///
  /// - Parameters:
  ///   - stage: The stage to play.
  ///   - options: The options.
  ///   - keepsSnapshots: Whether snapshots are always kept, so that each frame can be requested more than once.
  /// - Throws: ``RenderError``.
  init(of stage: any Playable, options: RenderOptions, keepsSnapshots: Bool = false) throws(RenderError) {
    try options.check()
    self.stage = stage
    self.options = options
    if let end = options.end ?? stage.duration {
      let timeline = try Timeline(options, end: end)
      guard stage.time <= timeline.time(ofFrame: 0) else { throw RenderError(.alreadyPlayed(to: stage.time)) }
      recorded = options.bounces || keepsSnapshots ? try PlayedScene.record(stage, timeline) : []
      self.timeline = timeline
    } else {
      (timeline, recorded) = try PlayedScene.record(stage, options)
    }
  }

  private init(_ timeline: Timeline, _ stage: any Playable, _ options: RenderOptions, _ recorded: [Snapshot]) {
    (self.timeline, self.stage, self.options, self.recorded) = (timeline, stage, options, recorded)
  }

  /// Returns a range of the frames, counted from 0.
  func part(_ frames: Range<Int>) -> PlayedScene {
    PlayedScene(
      timeline.part(frames), stage, options, recorded.isEmpty ? [] : Array(recorded[frames]))
  }

  /// The size of the canvas in points.
  var canvasSize: Size { stage.canvasSize }

  /// Returns the frames in the order that the options define.
  ///
  /// - Parameters:
  ///   - options: The options passed to the initializer.
  ///   - isGIF: Whether time is measured in hundredths of a second.
  /// - Returns: The frames and their times.
  func schedule(for options: RenderOptions, asGIF isGIF: Bool = false) -> FrameSchedule {
    isGIF
      ? FrameSchedule(gifAt: timeline.rate, frameCount: timeline.frameCount, order: options.order)
      : FrameSchedule(everyFrameAt: timeline.rate, frameCount: timeline.frameCount, order: options.order)
  }

  /// Returns the snapshot of a frame.
  ///
  /// - Parameter frame: The frame's number, counted from 0. Unless snapshots are kept, numbers must ascend.
  /// - Returns: The snapshot at the frame's time.
  /// - Throws: ``RenderError`` when the stage fails.
  func snapshot(ofFrame frame: Int) throws(RenderError) -> Snapshot {
    var snapshot: Snapshot
    if recorded.isEmpty {
      snapshot = try stage.snapshot(advancingTo: timeline.time(ofFrame: frame), frame: frame)
    } else {
      snapshot = recorded[frame]
    }
    if let background = options.background { snapshot.background = background }
    return snapshot
  }

  private static func record(_ stage: any Playable, _ timeline: Timeline) throws(RenderError) -> [Snapshot] {
    var snapshots: [Snapshot] = []
    for frame in 0..<timeline.frameCount {
      snapshots.append(try stage.snapshot(advancingTo: timeline.time(ofFrame: frame), frame: frame))
    }
    return snapshots
  }

  private static func record(_ stage: any Playable, _ options: RenderOptions) throws(RenderError) -> (
    Timeline, [Snapshot]
  ) {
    var timeline = try Timeline(options, end: maximumOpenEnd)
    guard stage.time <= timeline.time(ofFrame: 0) else { throw RenderError(.alreadyPlayed(to: stage.time)) }
    var snapshots: [Snapshot] = []
    var rest: Double?
    while snapshots.count < timeline.frameCount {
      let frame = snapshots.count
      let time = timeline.time(ofFrame: frame)
      if rest == nil {
        rest = try playing(frame) { try stage.playUntilRest(limit: time) }
        if let rest { timeline = try Timeline(options, end: rest + Stage.restingTail) }
      }
      snapshots.append(try stage.snapshot(advancingTo: time, frame: frame))
    }
    // If the last frame is given by number, it may come before the motion ends; otherwise, the motion must end.
    if rest == nil, !options.namesLastFrame { throw RenderError(.endless(limit: maximumOpenEnd)) }
    return (timeline, snapshots)
  }

  /// Runs `body`, and adds the frame's number to an error of the stage.
  private static func playing<Result>(_ frame: Int, _ body: () throws -> Result) throws(RenderError) -> Result {
    return try rethrowing(as: { RenderError(thrownOnStage: $0, frame: frame) }) { try body() }
  }
}

extension RenderOptions {
  /// The end of the rendering in the stage's time, if the options define it.
  fileprivate var end: Double? {
    if case .times(_, let to) = selection { to } else { nil }
  }

  fileprivate var namesLastFrame: Bool {
    if case .frames(_, _?) = selection { true } else { false }
  }
}
