public import Foundation

/// The environment of a view, `UITraitCollection`: a phone in the light or dark appearance.
public final class UITraitCollection: NSObject, Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates an environment with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Creates an environment whose appearance isn't specified.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }

  /// Creates an environment with the appearance of the last one in a list that specifies it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified)
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)

  /// The environment of the running code: the stage's, or a view's while it draws or is told of a change.
  public static var current: UITraitCollection { StageContext.current?.traits ?? light }

  /// Performs code with this environment as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    guard let context = StageContext.current else { return actions() }
    let old = context.traits
    context.traits = self
    defer { context.traits = old }
    actions()
  }

  /// Returns a Boolean value that indicates whether colors are different in another environment.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}
