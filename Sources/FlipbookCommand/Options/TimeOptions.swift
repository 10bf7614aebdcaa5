import ArgumentParser
import Flipbook

/// The options for the times to render.
struct TimeOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: 60, 29.97 or 30000/1001. (default: a Lottie file's own, otherwise 60; at most 50 in a GIF)",
      valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start: 0.35, 0.35s or 350ms. (default: 0)", valueName: "time"),
    transform: Seconds.read)
  var from: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The end. (default: the scene's end)", valueName: "time"),
    transform: Seconds.read)
  var to: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Render only these frames, counted from 0: 10-40, 10- or 10.", valueName: "range"),
    transform: FrameNumbers.read)
  var frames: FrameSelection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The speed: 0.25 is slow motion with additional frames. (default: 1)", valueName: "factor"),
    transform: { try PlainNumber.read($0, in: 0.001...1000) })
  var speed: Double?

  func validate() throws {
    if frames != nil, from != nil || to != nil {
      throw ValidationError(
        "--frames and --from or --to both choose a part of the scene: give one of them")
    }
    try SpanOptions.check(from: from, to: to)
  }

  /// Parses a frame rate.
  static func readRate(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text), (0.01...1000).contains(rate.framesPerSecond) else {
      throw ValidationError("write a rate like 50, 29.97 or 30000/1001, from 0.01 to 1000")
    }
    return rate
  }

  /// Applies the options to the options of a renderer.
  ///
  /// - Parameters:
  ///   - options: The options of a renderer.
  ///   - suggested: The frame rate if none is given.
  func apply(to options: inout RenderOptions, suggested: FrameRate) {
    options.rate = fps ?? suggested
    if let speed { options.speed = speed }
    options.selection = frames ?? .times(from: from ?? 0, to: to)
  }
}

/// Parses ranges of frames in arguments: `10-40`, `10-`, or `10`.
enum FrameNumbers {
  /// Parses a range of frames, counted from 0 and including the last one.
  static func read(_ text: String) throws -> FrameSelection {
    let range = 0...999_999
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = try? PlainNumber.read(parts[0], in: range), parts.count <= 2 else { throw malformed }
    if parts.count == 1 { return .frames(from: first, through: first) }
    if parts[1].isEmpty { return .frames(from: first, through: nil) }
    guard let last = try? PlainNumber.read(parts[1], in: range) else { throw malformed }
    guard first <= last else { throw ValidationError("the range is reversed: write \(last)-\(first)") }
    return .frames(from: first, through: last)
  }

  private static let malformed = ValidationError("write frames like 10-40, 10- or 10, counted from 0")
}

/// Parses times in arguments: `0.35`, `0.35s`, or `350ms`.
enum Seconds {
  /// The valid range: up to a day.
  private static let range = 0.0...86_400.0

  /// Parses a time, in seconds.
  static func read(_ text: String) throws -> Double {
    let isMilliseconds = text.hasSuffix("ms")
    let digits = text.dropLast(isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0)
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let number = Double(String(digits)),
      range.contains(isMilliseconds ? number / 1000 : number)
    else { throw ValidationError("write a time like 0.35, 0.35s or 350ms, up to a day") }
    return isMilliseconds ? number / 1000 : number
  }
}
