import Foundation
import Locks

/// Reports what code uses although it has no effect on a stage, once for each name.
enum Unsupported {
  private static let reported = Locked(Set<String>())

  /// Writes a line to standard error, unless the name has been reported.
  ///
  /// - Parameters:
  ///   - name: The name of the declaration: `UIView.tintAdjustmentMode`.
  ///   - reason: The rest of the sentence after “has no effect: ”.
  static func report(_ name: String, _ reason: String) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("\(name) has no effect: \(reason)\n".utf8))
  }
}

/// A property that can be set, but has no effect on a stage; the first change is reported.
@propertyWrapper
public struct NoEffect<Value: Equatable> {
  private let name: String
  private let reason: String
  private var value: Value

  /// Creates a property with its initial value.
  init(wrappedValue: Value, _ name: String, _ reason: String) {
    (value, self.name, self.reason) = (wrappedValue, name, reason)
  }

  /// Replaces the initial value, without a report.
  mutating func start(with initial: Value) { value = initial }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set {
      if newValue != value { Unsupported.report(name, reason) }
      value = newValue
    }
  }
}
