import Foundation

/// Returns the class with a name, also one of UIKit without its module: `NSClassFromString("UITabBarButton")`.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  Foundation.NSClassFromString("FlipbookUIKit.\(aClassName)") ?? Foundation.NSClassFromString(aClassName)
}
