import Arithmetic
public import Foundation
import LayerTree

/// A range of frame rates, `CAFrameRateRange`, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate.
  public var minimum: Float
  /// The highest rate.
  public var maximum: Float
  /// The preferred rate; nil or 0 for the highest.
  public var preferred: Float?

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// A client of the stage's clock, `CADisplayLink`, called at every tick, or at a lower rate.
public final class CADisplayLink: NSObject {
  private let onTick: (CADisplayLink) -> Void
  private var link: DisplayLink?

  /// The time of the current tick, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time between two ticks of the display, in seconds.
  public private(set) var duration: CFTimeInterval = 0
  /// The time of the next call, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + (rate.map { 1 / $0 } ?? duration) }
  /// The preferred number of calls per second; 0 for one at every tick.
  ///
  /// The nearest rate that the display supports is used.
  public var preferredFramesPerSecond = 0 {
    didSet { link?.framesPerSecond = rate }
  }
  /// The number of ticks of the display between two calls.
  public var frameInterval: Int {
    get { duration > 0 ? max(1, Int(saturating: ((rate.map { 1 / $0 } ?? duration) / duration).rounded())) : 1 }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(1, 60 / newValue) }
  }
  /// The preferred rate of calls, and the acceptable range.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.framesPerSecond = rate }
  }

  /// The number of calls per second; nil for one at every tick.
  private var rate: Double? {
    guard duration > 0 else { return nil }
    let rates = FrameRates(displayRate: 1 / duration)
    let range = preferredFrameRateRange
    if range.maximum > 0, range.minimum <= range.maximum {
      let wanted = range.preferred.flatMap { $0 > 0 ? Double($0) : nil } ?? Double(range.maximum)
      return rates.nearest(to: wanted, in: Double(range.minimum)...Double(range.maximum))
    }
    return preferredFramesPerSecond > 0 ? rates.nearest(to: Double(preferredFramesPerSecond)) : nil
  }

  /// Creates a display link that calls a method: `CADisplayLink(target: self, selector: Ball.step)` in place of
  /// `#selector(step)`.
  public convenience init<Target: AnyObject>(
    target: Target, selector sel: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { sel(target)($0) }
  }

  /// Creates a display link that calls a method without parameters.
  public convenience init<Target: AnyObject>(target: Target, selector sel: @escaping (Target) -> () -> Void) {
    self.init { _ in sel(target)() }
  }

  /// Creates a display link that calls a method of a target.
  public convenience init(target: Any, selector sel: Selector) { self.init { sel.call(on: target, $0) } }

  /// Creates a display link that calls a block.
  public init(_ block: @escaping (CADisplayLink) -> Void) { onTick = block }

  /// A Boolean value that indicates whether the display link is paused.
  public var isPaused = false {
    didSet { link?.isPaused = isPaused }
  }

  /// Starts the calls.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard link == nil else { return }
    let context = StageContext.require("CADisplayLink.add(to:forMode:)")
    duration = 1 / context.stage.displayRate
    link = context.stage.addDisplayLink(framesPerSecond: rate) { time in
      context.perform {
        self.timestamp = time
        self.onTick(self)
      }
    }
    link?.isPaused = isPaused
    link?.isOfCode = true
  }

  /// Stops the calls.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the calls permanently.
  public func invalidate() {
    link?.invalidate()
    link = nil
  }
}
