public import Foundation

/// The motion sensors of the device, `CMMotionManager`: there are none, and no updates.
open class CMMotionManager: NSObject, @unchecked Sendable {
  // Sound: like the sensors' manager of a device, it is used by one thread.
  /// The interval of updates, in seconds.
  open var deviceMotionUpdateInterval = 0.01
  /// The interval of the accelerometer's updates, in seconds.
  open var accelerometerUpdateInterval = 0.01
  /// The interval of the gyroscope's updates, in seconds.
  open var gyroUpdateInterval = 0.01
  /// The current motion: nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// A Boolean value that indicates whether the device measures its motion: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean value that indicates whether updates are delivered: false.
  open var isDeviceMotionActive: Bool { false }
  /// A Boolean value that indicates whether the device has an accelerometer: false.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean value that indicates whether the device has a gyroscope: false.
  open var isGyroAvailable: Bool { false }

  /// Starts no updates.
  open func startDeviceMotionUpdates() { report() }

  /// Starts no updates: the handler is never called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { report() }

  /// Stops no updates.
  open func stopDeviceMotionUpdates() {}

  private func report() { Unsupported.report("CMMotionManager.startDeviceMotionUpdates", "the device isn't moved") }
}

/// A measurement of the device's motion, `CMDeviceMotion`; there are none.
open class CMDeviceMotion: NSObject {
  /// The orientation.
  open var attitude: CMAttitude { CMAttitude() }
  /// The direction of gravity, in units of 9.81 m/s².
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the user, in units of 9.81 m/s².
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// The orientation of the device, `CMAttitude`.
open class CMAttitude: NSObject {
  /// The rotation about the long axis, in radians.
  open var roll: Double { 0 }
  /// The rotation about the short axis, in radians.
  open var pitch: Double { 0 }
  /// The rotation about the axis through the screen, in radians.
  open var yaw: Double { 0 }
}

/// An acceleration, `CMAcceleration`, in units of 9.81 m/s².
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x = 0.0
  /// To the top.
  public var y = 0.0
  /// Out of the screen.
  public var z = 0.0

  /// Creates an acceleration of zero.
  public init() {}
}
