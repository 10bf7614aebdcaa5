public import Foundation

extension CGFloat {
  /// Creates a number from an object, which it is rounded to fit.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from an object.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

extension NSNumber {
  /// Returns numbers as objects, as `values as [NSNumber]?` does on a device.
  public static func list<Value: BinaryFloatingPoint>(_ values: [Value]?) -> [NSNumber]? {
    values?.map { NSNumber(value: Double($0)) }
  }

  /// Returns numbers as objects, as `values as [NSNumber]?` does on a device.
  public static func list<Value: BinaryInteger>(_ values: [Value]?) -> [NSNumber]? {
    values?.map { NSNumber(value: Int(clamping: $0)) }
  }
}
