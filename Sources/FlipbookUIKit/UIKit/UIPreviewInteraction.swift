public import Foundation

/// An interaction with the force of a touch, `UIPreviewInteraction`, which a stage's device doesn't measure.
open class UIPreviewInteraction: NSObject {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate; it is never called.
  open weak var delegate: (any UIPreviewInteractionDelegate)? {
    didSet {
      if delegate != nil { Unsupported.report("UIPreviewInteraction.delegate", "touches have no force") }
    }
  }

  /// Creates an interaction.
  public init(view: UIView) { self.view = view }

  /// Returns the location of the touch: zero.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Does nothing.
  open func cancel() {}
}

/// The delegate of an interaction, `UIPreviewInteractionDelegate`; it is never called.
public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Called while the force increases.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the touch has ended.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns true if the interaction may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called while the force increases after the preview.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Returns true.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
