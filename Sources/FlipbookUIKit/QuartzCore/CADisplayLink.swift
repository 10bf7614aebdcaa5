public import Foundation
import LayerTree

/// A client of the stage's clock, `CADisplayLink`, called at every tick.
public final class CADisplayLink: NSObject {
  private let onTick: (CADisplayLink) -> Void
  private var link: DisplayLink?

  /// The time of the tick in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds from tick to tick.
  public private(set) var duration: CFTimeInterval = 0
  /// The time of the next tick in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Ticks per second; the stage's are always taken.
  public var preferredFramesPerSecond = 0

  /// Makes a display link that calls a method: `CADisplayLink(target: self, selector: Ball.step)` for `#selector(step)`.
  public convenience init<Target: AnyObject>(
    target: Target, selector sel: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { sel(target)($0) }
  }

  /// Makes a display link that calls a method without parameters.
  public convenience init<Target: AnyObject>(target: Target, selector sel: @escaping (Target) -> () -> Void) {
    self.init { _ in sel(target)() }
  }

  /// Makes a display link that calls a block.
  public init(_ block: @escaping (CADisplayLink) -> Void) { onTick = block }

  /// A Boolean value that indicates whether ticks pass it by.
  public var isPaused = false {
    didSet { link?.isPaused = isPaused }
  }

  /// Begins the calls.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard link == nil else { return }
    let context = StageContext.require("CADisplayLink.add(to:forMode:)")
    duration = 1 / context.stage.displayRate
    link = context.stage.addDisplayLink { time in
      context.perform {
        self.timestamp = time
        self.onTick(self)
      }
    }
    link?.isPaused = isPaused
    link?.isOfCode = true
  }

  /// Ends the calls.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls for good.
  public func invalidate() {
    link?.invalidate()
    link = nil
  }
}
