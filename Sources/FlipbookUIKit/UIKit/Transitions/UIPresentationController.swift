// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// The controller of a presentation, `UIPresentationController`: it places the presented view, and adds views around it.
open class UIPresentationController: NSObject {
  /// The view controller that is presented.
  public let presentedViewController: UIViewController
  /// The view controller that presents it.
  public let presentingViewController: UIViewController
  /// The view that contains the presentation; nil before it begins.
  open internal(set) var containerView: UIView?
  /// The delegate; it is never called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet {
      if delegate != nil { Unsupported.report("UIPresentationController.delegate", "presentations don't adapt") }
    }
  }

  /// Creates a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that is animated; the presented view controller's by default.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view at the end; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A Boolean value that indicates whether the presentation covers the whole window; it has no effect.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenting view is removed at the end.
  open var shouldRemovePresentersView: Bool { false }
  /// The environment.
  open var traitCollection: UITraitCollection { .current }

  /// Called before the animations of the presentation; does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Called after the animations of the presentation; does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the animations of the dismissal; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the animations of the dismissal; does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the preferred size of the presented view controller changes; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a presented view controller in a container; the container's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the container changes its size; never here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// An object that contains others, `UIContentContainer`: a view controller.
public protocol UIContentContainer: AnyObject {
  /// The preferred size.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// The delegate that adapts a presentation to its environment, `UIAdaptivePresentationControllerDelegate`; it is never
/// called.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a presentation.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style of a presentation in an environment.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns ``UIModalPresentationStyle/none``.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  /// Returns the style for any environment.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// The delegate of a popover, `UIPopoverPresentationControllerDelegate`; it is never called, as popovers are presented
/// over the whole window.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The view that contains a presentation, whose controller takes part in its layout.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
