public import Foundation

extension CGFloat {
  /// Creates a number from an object, which it is rounded to fit.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from an object.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
