public import Foundation

extension CGFloat {
  /// Creates a number from an object, which it is rounded to fit.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a number from an object.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

extension CGFloat {
  /// Creates a number from a value of any type of number, as `value as? CGFloat` does with Objective-C; nil for other
  /// values.
  public init?(bridging value: Any?) {
    guard let number = NSNumber(bridging: value) else { return nil }
    self.init(number.doubleValue)
  }
}

extension NSNumber {
  /// Creates a number from a value of any type of number, as `value as? NSNumber` does with Objective-C; nil for other
  /// values.
  public convenience init?(bridging value: Any?) {
    switch value {
    case let value as CGFloat: self.init(value: Double(value))
    case let value as Int: self.init(value: value)
    case let value as NSNumber: self.init(value: value.doubleValue)
    default: return nil
    }
  }

  /// Returns numbers as objects, as `values as [NSNumber]?` does on a device.
  public static func list<Value: BinaryFloatingPoint>(_ values: [Value]?) -> [NSNumber]? {
    values?.map { NSNumber(value: Double($0)) }
  }

  /// Returns numbers as objects, as `values as [NSNumber]?` does on a device.
  public static func list<Value: BinaryInteger>(_ values: [Value]?) -> [NSNumber]? {
    values?.map { NSNumber(value: Int(clamping: $0)) }
  }
}
