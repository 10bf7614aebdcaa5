import Foundation

extension UIView {
  /// The appearance that the view or an ancestor overrides, or else the stage's.
  final var presentedTraits: UITraitCollection {
    let context = StageContext.of(layer.backing) ?? .current
    guard let context, context.overridesTraits else { return .current }
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified {
        return UITraitCollection(userInterfaceStyle: current.overrideUserInterfaceStyle)
      }
      if let style = current.controller?.overrideUserInterfaceStyle, style != .unspecified {
        return UITraitCollection(userInterfaceStyle: style)
      }
      view = current.superview
    }
    return context.stageTraits
  }

  /// Applies the appearance to the view and its descendants where it has changed.
  final func updateTraits() {
    guard let context = StageContext.of(layer.backing) ?? .current, context.overridesTraits else { return }
    let (old, new) = (shownTraits ?? context.stageTraits, presentedTraits)
    if old.userInterfaceStyle != new.userInterfaceStyle {
      shownTraits = new
      new.performAsCurrent {
        colors.forEach { $0.value() }
        tintColorDidChange()
        traitCollectionDidChange(old)
        controller?.traitCollectionDidChange(old)
        traitHandlers.forEach { $0(old) }
      }
      setNeedsLayout()
      layer.setNeedsDisplay()
    }
    subviews.forEach { $0.updateTraits() }
  }

  /// Sets a color of the view, and again whenever the appearance changes, if the color depends on it.
  ///
  /// - Parameters:
  ///   - color: The color; nil for none.
  ///   - property: The name of the property.
  ///   - set: Sets the color for the current appearance.
  final func set(_ color: UIColor?, for property: String, _ set: @escaping (UIView, UIColor?) -> Void) {
    guard let color, color.provider != nil else {
      colors[property] = nil
      return set(self, color)
    }
    let apply = { [unowned self] in set(self, color.resolvedColor(with: presentedTraits)) }
    colors[property] = apply
    apply()
  }
}

/// A trait, `UITrait`, whose changes can be observed.
public protocol UITrait {}

/// The appearance, `UITraitUserInterfaceStyle`.
public enum UITraitUserInterfaceStyle: UITrait {}

/// The registration of a handler, `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration {}

private struct TraitRegistration: UITraitChangeRegistration {}

/// A view or view controller whose environment can be observed, `UITraitChangeObservable`.
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler when the appearance has changed, with the previous environment.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type], handler: @escaping (_ object: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let view = (self as? UIView) ?? (self as? UIViewController)?.view
    view?.traitHandlers.append { [weak self] old in if let self { handler(self, old) } }
    return TraitRegistration()
  }
}
