public import Foundation

/// A storyboard, `UIStoryboard`, which can't be read on Linux.
public final class UIStoryboard: NSObject, Sendable {
  private let name: String

  /// Names a storyboard.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Traps.
  ///
  /// - Precondition: Never met, as storyboards can't be read.
  public func instantiateInitialViewController() -> UIViewController? { unreadable() }

  /// Traps.
  ///
  /// - Precondition: Never met, as storyboards can't be read.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController { unreadable() }

  private func unreadable() -> Never {
    preconditionFailure(
      "UIStoryboard: the storyboard \(name) can't be read on Linux: create its view controllers in code")
  }
}

/// A transition of a storyboard, `UIStoryboardSegue`.
open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil for none.
  public let identifier: String?
  /// The view controller that is left.
  public let source: UIViewController
  /// The view controller that appears.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }

  /// Creates a segue that calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
    super.init()
  }

  /// Performs the transition: calls the closure, or else presents the destination.
  open func perform() { if let handler { handler() } else { source.present(destination, animated: true) } }
}

extension UIViewController {
  /// The storyboard that contains the view controller; always nil.
  public var storyboard: UIStoryboard? { nil }

  /// Traps: there are no storyboards.
  ///
  /// - Precondition: Never met, as storyboards can't be read.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure("performSegue: the storyboard of \(type(of: self)) can't be read on Linux")
  }
}
