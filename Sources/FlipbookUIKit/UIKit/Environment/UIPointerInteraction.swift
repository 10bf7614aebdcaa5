public import Foundation

/// A way to interact with a view, `UIInteraction`.
public protocol UIInteraction: AnyObject {
  /// The view; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed if nil.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added to a view, or removed if nil.
  func didMove(to view: UIView?)
}

/// The effects of a pointer on a view, `UIPointerInteraction`: a stage is touched, and has no pointer.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate; it is never called.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view; nil for none.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Called before the interaction is added to a view; does nothing by default.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction has been added to a view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: there is no pointer.
  open func invalidate() {}
}

/// An object that determines the effects of a pointer, `UIPointerInteractionDelegate`; it is never called.
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region below the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the look of the pointer in a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A question about the region below a pointer, `UIPointerRegionRequest`.
open class UIPointerRegionRequest: NSObject {
  /// The position of the pointer.
  open internal(set) var location = CGPoint.zero
}

/// A region below a pointer, `UIPointerRegion`.
open class UIPointerRegion: NSObject {
  /// The rectangle of the region.
  public let rect: CGRect
  /// The identity of the region; nil for none.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// The look of a pointer, `UIPointerStyle`.
open class UIPointerStyle: NSObject {
  /// Creates a look from an effect on a view.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Creates a look from a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init() }
}

/// The effect of a pointer on a view, `UIPointerEffect`.
public enum UIPointerEffect {
  /// Determined by the system.
  case automatic(UITargetedPreview)
  /// Light behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
}

/// The shape of a pointer, `UIPointerShape`.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat)
}

/// A view that an effect applies to, `UITargetedPreview`.
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Creates a preview.
  public init(view: UIView) { self.view = view }
}

/// A set of axes, `UIAxis`.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit per axis.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

extension UIView {
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
