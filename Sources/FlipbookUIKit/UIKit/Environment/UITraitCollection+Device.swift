public import Foundation

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The width class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The height class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The layout direction.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The device's ability to measure the force of touches: it has none.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// The text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The number of pixels per point.
  public var displayScale: CGFloat { UIScreen.main.scale }
}

/// The ability to measure the force of touches, `UIForceTouchCapability`.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown
  /// None.
  case unavailable
  /// Forces are measured.
  case available
}

/// A size class, `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The default.
  case unspecified
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// A layout direction, `UIUserInterfaceLayoutDirection`.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// The meaning of a view's content for the layout direction, `UISemanticContentAttribute`; it has no effect.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The default.
  case unspecified
  /// Playback controls.
  case playback
  /// Controls for directions in space.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}

/// Traits for assistive technology, `UIAccessibilityTraits`; they have no visible effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected item.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Static text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// A value that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A value that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// An item that can't be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// An element that starts media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// An element that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  /// Content that a tap triggers.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
}
