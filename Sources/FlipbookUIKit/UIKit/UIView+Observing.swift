import Foundation

extension UIView: NSKeyValueObservable {
  /// The layer of the view.
  public var observedLayer: CALayer { layer }

  /// Returns the value of a property; for `layer.` with a path, of the layer.
  public func observedValue(forKeyPath keyPath: String) -> Any? {
    if keyPath.hasPrefix("layer.") { return layer.value(forKeyPath: String(keyPath.dropFirst(6))) }
    let scrollView = self as? UIScrollView
    switch keyPath {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    case "transform": return transform
    case "alpha": return alpha
    case "hidden": return isHidden
    case "backgroundColor": return backgroundColor
    case "contentOffset" where scrollView != nil: return scrollView?.contentOffset
    case "contentSize" where scrollView != nil: return scrollView?.contentSize
    case "contentInset" where scrollView != nil: return scrollView?.contentInset
    case "panGestureRecognizer.state" where scrollView != nil: return scrollView?.panGestureRecognizer.state.rawValue
    case "text" where self is UILabel: return (self as? UILabel)?.text
    default:
      preconditionFailure("\(type(of: self)).addObserver: changes of \(keyPath) can't be observed")
    }
  }
}
