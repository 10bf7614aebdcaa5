public import Foundation

/// The number of a short sound, `SystemSoundID`.
///
/// Animations are silent: sounds aren't played, and that is reported.
public typealias SystemSoundID = UInt32

/// The sound that makes a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Unsupported.report("AudioServicesPlaySystemSound(_:)", "animations are silent")
}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Unsupported.report("AudioServicesPlayAlertSound(_:)", "animations are silent")
}

/// Sets the number of a sound to 0, for none.
///
/// - Returns: The status 0, for success.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  // Sound: the caller's memory is written only during the call.
  unsafe outSystemSoundID.pointee = 0
  return 0
}

/// Does nothing.
///
/// - Returns: The status 0, for success.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
