import Foundation

/// Returns the result of an optional method, as `delegate?.size?()` does with Objective-C: nil if the object doesn't
/// implement it.
///
/// `flipbook port` writes the call, and the default implementation of the method with ``unimplemented(_:)``.
@discardableResult
public func implemented<Result>(_ call: @autoclosure () -> Result?) -> Result? {
  let outer = OptionalRequirement.isMissing
  OptionalRequirement.isMissing = false
  defer { OptionalRequirement.isMissing = outer }
  let result = call()
  return OptionalRequirement.isMissing ? nil : result
}

/// Returns the default result of an optional method, and reports to ``implemented(_:)`` that it isn't implemented.
public func unimplemented<Result>(_ result: Result) -> Result {
  OptionalRequirement.isMissing = true
  return result
}

/// The state of the last call of an optional method.
private enum OptionalRequirement {
  private static let key = "flipbook.optionalRequirement"

  /// True if the call has reached the default implementation, on the current thread.
  static var isMissing: Bool {
    get { Thread.current.threadDictionary[key] as? Bool ?? false }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
