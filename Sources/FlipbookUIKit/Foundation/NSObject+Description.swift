public import Foundation

extension NSObject {
  /// Returns the name of the class, with its module.
  public class func description() -> String { NSStringFromClass(self) }
}
