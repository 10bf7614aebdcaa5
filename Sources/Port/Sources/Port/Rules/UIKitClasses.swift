/// The classes of UIKit that code extends, with their superclasses.
enum UIKitClasses {
  private static let superclasses = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIControl": "UIView", "UILabel": "UIView",
    "UIImageView": "UIView", "UIScrollView": "UIView", "UIStackView": "UIView", "UIVisualEffectView": "UIView",
    "UIActivityIndicatorView": "UIView", "UIProgressView": "UIView", "UIWindow": "UIView", "UITabBar": "UIView",
    "UINavigationBar": "UIView", "UIButton": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIPageControl": "UIControl", "UITextField": "UIControl", "UISegmentedControl": "UIControl",
    "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "CALayer": "NSObject", "CAShapeLayer": "CALayer",
    "CAGradientLayer": "CALayer", "CATextLayer": "CALayer", "CAReplicatorLayer": "CALayer", "CAEmitterLayer": "CALayer",
  ]

  /// Returns a class's superclasses, nearest first.
  static func ancestors(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }.dropFirst())
  }
}
