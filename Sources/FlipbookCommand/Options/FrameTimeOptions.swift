import ArgumentParser
import Flipbook
import Review

/// The options for the frames of a scene to show on one page.
struct FrameTimeOptions: ParsableArguments {
  /// The maximum number of images on one page.
  static let maximumFrameCount = 400

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames at these times: 0,0.1,350ms.", valueName: "times"),
    transform: { try $0.split(separator: ",", omittingEmptySubsequences: false).map { try Seconds.read(String($0)) } })
  var at: [Double]?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "One frame at every interval: 100ms or 0.1s, or 5 for every fifth frame of --fps.", valueName: "step"),
    transform: FrameTimeOptions.readStep)
  var every: Step?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of frames, spaced evenly.", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 2...FrameTimeOptions.maximumFrameCount) })
  var count: Int?

  @Flag(help: "Frames at touches and at the starts and ends of animations.")
  var events = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second, as the unit of --every. (default: 60)", valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @OptionGroup var span: SpanOptions

  /// The distance between frames.
  enum Step {
    case frames(Int)
    case seconds(Double)
  }

  /// Parses a number of frames or a time.
  static func readStep(_ text: String) throws -> Step {
    if let frames = Int(text), frames > 0 { return .frames(frames) }
    guard text.hasSuffix("s"), let seconds = try? Seconds.read(text), seconds >= 0.001 else {
      throw ValidationError("write a time like 100ms or 0.1s, or a number of frames like 5")
    }
    return .seconds(seconds)
  }

  func validate() throws {
    let given = [("--at", at != nil), ("--every", every != nil), ("--count", count != nil), ("--events", events)]
      .filter(\.1).map(\.0)
    if given.count > 1 { throw ValidationError("\(given[0]) and \(given[1]) both choose the frames: give one of them") }
    if fps != nil {
      guard case .frames = every else { throw ValidationError("--fps requires --every with a number of frames") }
    }
  }

  /// Returns the times of the chosen frames.
  ///
  /// - Parameters:
  ///   - traces: The motion of every variant.
  ///   - ends: The duration of each variant, in seconds.
  ///   - standard: The maximum number of frames if no option is given.
  ///   - skipsRest: In that case, whether to skip times without motion in the first trace.
  /// - Returns: The times, each with its events.
  /// - Throws: `ValidationError` when there are no times or too many.
  func times(of traces: [Trace], ends: [Double], standard: Int, skipsRest: Bool = false) throws -> [FrameTime] {
    let end = ends.max() ?? 0
    let motion = Trace.timeOfMotion(in: traces)
    guard (span.from ?? 0) <= end else {
      throw ValidationError("there is nothing to show from \(span.from ?? 0) s on: the scene ends at \(end) s")
    }
    let low = span.from ?? motion.lowerBound
    var range = low...max(low, span.to ?? max(motion.upperBound, low))
    let choice: FrameTimeChoice
    if let at {
      if let late = at.first(where: { $0 > end }) {
        throw ValidationError("there is no frame at \(late) s: the scene ends at \(end) s")
      }
      choice = .times(at)
    } else if events {
      choice = .events
    } else {
      switch every {
      case .frames(let frames): choice = .every(Double(frames) / (fps ?? .display).framesPerSecond)
      case .seconds(let seconds): choice = .every(seconds)
      case nil:
        if let count {
          choice = .count(count)
        } else if skipsRest, let trace = traces.first {
          choice = .times(trace.timesInMotion(standard, during: range))
        } else {
          let suitable = FrameTimeChoice.suitable(in: range, maximumCount: standard)
          choice = suitable.choice
          range = low...max(low, min(suitable.end, end))
        }
      }
    }
    if case .every(let step) = choice, (range.upperBound - range.lowerBound) / step > Double(Self.maximumFrameCount) {
      throw ValidationError(
        "that is more than \(Self.maximumFrameCount) frames: use longer intervals, or a shorter part")
    }
    let times = choice.frameTimes(in: range, of: traces)
    guard !times.isEmpty else {
      throw ValidationError("no touch or animation starts or ends there: leave out --events")
    }
    guard times.count <= Self.maximumFrameCount else {
      throw ValidationError(
        "that is more than \(Self.maximumFrameCount) frames: choose a shorter part with --from and --to")
    }
    return times
  }
}
