public import Foundation

// Views have properties of their own; other elements keep none, as there is no assistive technology.
extension NSObjectProtocol where Self: NSObject {
  /// A Boolean value for assistive technology; false for objects that aren't views.
  public var isAccessibilityElement: Bool {
    get { (self as? UIView)?.isAccessibilityElement ?? false }
    set { (self as? UIView)?.isAccessibilityElement = newValue }
  }

  /// A text for assistive technology; nil for objects that aren't views.
  public var accessibilityLabel: String? {
    get { (self as? UIView)?.accessibilityLabel }
    set { (self as? UIView)?.accessibilityLabel = newValue }
  }

  /// A hint for assistive technology; nil for objects that aren't views.
  public var accessibilityHint: String? {
    get { (self as? UIView)?.accessibilityHint }
    set { (self as? UIView)?.accessibilityHint = newValue }
  }

  /// Traits for assistive technology; none for objects that aren't views.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIView)?.accessibilityTraits ?? [] }
    set { (self as? UIView)?.accessibilityTraits = newValue }
  }
}
