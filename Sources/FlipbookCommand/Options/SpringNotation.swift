import ArgumentParser
import Flipbook

/// The options for a spring, in one of the notations.
struct SpringNotation: ParsableArguments {
  @Option(parsing: .unconditional, help: "The mass attached to the spring. (default: 1)") var mass: Double?
  @Option(parsing: .unconditional, help: "The stiffness of the spring. (default: 100)") var stiffness: Double?
  @Option(parsing: .unconditional, help: "The damping coefficient. (default: 10)") var damping: Double?

  @Option(parsing: .unconditional, help: "A UIKit block's duration, with --damping-ratio.", transform: Seconds.read)
  var duration: Double?
  @Option(parsing: .unconditional, help: "The undamped period, with --damping-ratio.", transform: Seconds.read)
  var response: Double?
  @Option(parsing: .unconditional, help: "1 for no bounce, less for more. (default: 1)") var dampingRatio: Double?

  @Option(parsing: .unconditional, help: "The perceived duration, with --bounce.", transform: Seconds.read)
  var perceptualDuration: Double?
  @Option(
    parsing: .unconditional, help: "0 for none, up to 1; below 0 is overdamped. (default: 0)")
  var bounce: Double?

  @Option(
    name: .customLong("swiftui"),
    help: ArgumentHelp(
      "SwiftUI's smooth, snappy, or bouncy, with --perceptual-duration and --extra-bounce.", valueName: "name"),
    transform: SpringNotation.readPreset)
  var preset: SwiftUIAnimation.Motion.Preset?
  @Option(parsing: .unconditional, help: "Added to the bounce of --swiftui. (default: 0)")
  var extraBounce: Double?

  @Option(parsing: .unconditional, help: "Pop's bounciness. (default: 4)") var bounciness: Double?
  @Option(parsing: .unconditional, help: "Pop's speed. (default: 12)") var speed: Double?

  @Option(parsing: .unconditional, help: "Pop's dynamics tension, with --friction.") var tension: Double?
  @Option(parsing: .unconditional, help: "Pop's dynamics friction, with --tension.") var friction: Double?

  @Option(
    parsing: .unconditional, help: "The initial velocity, in distances per second. (default: 0)")
  var velocity: Double?

  private static func readPreset(_ text: String) throws -> SwiftUIAnimation.Motion.Preset {
    if let preset = SwiftUIAnimation.Motion.Preset(rawValue: text) { return preset }
    throw ValidationError("‘\(text)’ is not smooth, snappy, or bouncy")
  }

  /// The given options, grouped by their notation.
  private var given: [[String]] {
    [
      [("--mass", mass), ("--stiffness", stiffness), ("--damping", damping)],
      [("--duration", duration)], [("--response", response)],
      [("--perceptual-duration", perceptualDuration), ("--bounce", bounce), ("--swiftui", preset.map(\.bounce))],
      [("--bounciness", bounciness), ("--speed", speed)], [("--tension", tension), ("--friction", friction)],
    ].map { group in group.compactMap { $0.1 == nil ? nil : $0.0 } }.filter { !$0.isEmpty }
  }

  func validate() throws {
    guard given.count <= 1 else {
      throw ValidationError("\(given[0][0]) and \(given[1][0]) belong to different notations: give one of them")
    }
    if dampingRatio != nil, duration == nil, response == nil {
      throw ValidationError("--damping-ratio requires --duration (a UIKit block) or --response")
    }
    if (tension == nil) != (friction == nil) {
      throw ValidationError("--tension and --friction must be given together")
    }
    if preset != nil, bounce != nil {
      throw ValidationError("--swiftui sets its own bounce: use --extra-bounce instead of --bounce")
    }
    if extraBounce != nil, preset == nil {
      throw ValidationError("--extra-bounce requires --swiftui: smooth, snappy, or bouncy")
    }
    if given.isEmpty { throw ValidationError("give a spring, such as --stiffness 300 --damping 20") }
  }

  /// Returns the specified spring.
  func curve() throws -> SpringCurve {
    let velocity = velocity ?? 0
    do throws(SpringError) {
      if let duration {
        return try UIKitSpring(duration: duration, dampingRatio: dampingRatio ?? 1, velocity: velocity).curve
      }
      if let response {
        return try SpringCurve(response: response, dampingRatio: dampingRatio ?? 1, initialVelocity: velocity)
      }
      if perceptualDuration != nil || bounce != nil || preset != nil {
        return try SpringCurve(
          perceptualDuration: perceptualDuration ?? 0.5, bounce: bounce ?? (preset?.bounce ?? 0) + (extraBounce ?? 0),
          initialVelocity: velocity)
      }
      let pop: PopDynamics? =
        if bounciness != nil || speed != nil {
          try PopDynamics(bounciness: bounciness ?? 4, speed: speed ?? 12)
        } else if let tension, let friction {
          try PopDynamics(tension: tension, friction: friction)
        } else {
          nil
        }
      return try SpringCurve(
        mass: mass ?? 1, stiffness: pop?.tension ?? stiffness ?? 100, damping: pop?.friction ?? damping ?? 10,
        initialVelocity: velocity)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
