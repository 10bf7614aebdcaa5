internal import CoreFoundation
import Foundation

/// The machine's clock, left alone by everything on a stage.
enum RealTime {
  /// Reports work that waits for the machine's clock instead of the stage's.
  static func report(_ what: String) {
    let message = "\(what): it does not follow the stage's clock, and its pictures are not the same in every run\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// The machine's time, in seconds since the beginning of 2001.
  static var now: Double { CoreFoundation.CFAbsoluteTimeGetCurrent() }

  /// True if a timer of Foundation's own waits on this thread.
  static var hasTimers: Bool {
    CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode) > 0
  }
}
