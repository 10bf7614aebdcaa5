internal import CoreFoundation
import Foundation

/// The machine's clock, which is independent of any stage.
enum RealTime {
  /// Reports work that depends on the machine's clock instead of the stage's.
  static func report(_ what: String) {
    let message = "\(what): it does not follow the stage's clock, so its frames can differ between runs\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// The machine's time, in seconds since January 1, 2001.
  static var now: Double { CoreFoundation.CFAbsoluteTimeGetCurrent() }

  /// True if a timer of Foundation is scheduled on this thread.
  static var hasTimers: Bool {
    CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode) > 0
  }
}
