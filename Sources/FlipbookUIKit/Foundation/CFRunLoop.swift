public import Foundation

// The functions of Core Foundation for timers, on the stage's clock.

/// A run loop, `CFRunLoop`.
public typealias CFRunLoop = RunLoop
/// A timer, `CFRunLoopTimer`.
public typealias CFRunLoopTimer = Timer
/// A mode of a run loop, `CFRunLoopMode`.
public typealias CFRunLoopMode = RunLoop.Mode
/// An allocator of memory, `CFAllocator`; it has no meaning here.
public typealias CFAllocator = NSObject

/// The default allocator, `kCFAllocatorDefault`.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// Returns the run loop of the stage.
public func CFRunLoopGetCurrent() -> RunLoop { RunLoop.current }

/// Returns the run loop of the stage.
public func CFRunLoopGetMain() -> RunLoop { RunLoop.main }

/// Starts a timer.
public func CFRunLoopAddTimer(_ rl: RunLoop?, _ timer: Timer?, _ mode: RunLoop.Mode?) {
  timer.map { (rl ?? .current).add($0, forMode: mode ?? .common) }
}

/// Ends a timer.
public func CFRunLoopRemoveTimer(_ rl: RunLoop?, _ timer: Timer?, _ mode: RunLoop.Mode?) { timer?.invalidate() }

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: Timer?) { timer?.invalidate() }

/// Creates a timer that calls a closure at a time, in seconds since January 1, 2001, and then at an interval unless it
/// is 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: Int,
  _ block: ((Timer?) -> Void)?
) -> Timer? {
  let delay = max(0, fireDate - CFAbsoluteTimeGetCurrent())
  guard interval > 0, delay != interval else {
    return Timer(timeInterval: max(delay, interval), repeats: interval > 0) { block?($0) }
  }
  return Timer(timeInterval: delay, repeats: false) { first in
    block?(first)
    Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { block?($0) }
  }
}
