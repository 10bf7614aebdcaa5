public import Foundation

/// The device, `UIDevice`: a phone that is held upright.
public final class UIDevice: NSObject, Sendable {
  /// The device.
  public static let current = UIDevice()
  /// Posted on a device when its orientation changes; never on a stage.
  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The name of the operating system.
  public var systemName: String { "iOS" }
  /// The version of the operating system.
  public var systemVersion: String { "18.0" }
  /// The model of the device.
  public var model: String { "iPhone" }
  /// The name of the device.
  public var name: String { "iPhone" }
  /// A Boolean value that indicates whether the device reports its orientation.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: the orientation doesn't change.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the orientation doesn't change.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// A kind of device, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Another kind.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's display.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// The orientation of a device, `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Another orientation.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is turned to the left or the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of an interface, `UIInterfaceOrientation`.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Another orientation.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft = 4
  /// Turned to the right.
  case landscapeRight = 3

  /// A Boolean value that indicates whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is turned to the left or the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations of an interface, `UIInterfaceOrientationMask`.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit per orientation.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to the left or the right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
