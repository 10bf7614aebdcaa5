import Foundation

/// The name of a method together with the method, `Selector`.
///
/// `#selector(Menu.tapped(_:))` becomes `Selector("tapped:", Menu.tapped(_:))`, as `flipbook port` writes it. Selectors
/// with equal names are equal.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The name, as in Objective-C: `tapped:`.
  public let description: String
  private let method: Method?

  // Sound: the closures call a method of the target that they are given, and capture nothing but the method's
  // reference, which has no state.
  private struct Method: @unchecked Sendable {
    let isMethod: (Any) -> Bool
    let call: (Any, [Any?]) -> Any?
  }

  /// Creates a selector without a method, which equals others of that name but cannot be performed.
  public init(_ name: String) { (description, method) = (name, nil) }

  /// Creates a selector for a method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, of: Target.self) { target, _ in method(target)() }
  }

  /// Creates a selector for a method with one parameter.
  public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
    self.init(name, of: Target.self) { target, arguments in
      method(target)(Self.argument(arguments, 0, name))
    }
  }

  /// Creates a selector for a method with two parameters.
  public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
    self.init(name, of: Target.self) { target, arguments in
      method(target)(Self.argument(arguments, 0, name), Self.argument(arguments, 1, name))
    }
  }

  /// Creates a selector for a method of a class itself, without parameters.
  public init<Result>(_ name: String, ofClass method: @escaping () -> Result) {
    self.init(name, of: AnyClass.self) { _, _ in method() }
  }

  /// Creates a selector for a method of a class itself, with one parameter.
  public init<A, Result>(_ name: String, ofClass method: @escaping (A) -> Result) {
    self.init(name, of: AnyClass.self) { _, arguments in method(Self.argument(arguments, 0, name)) }
  }

  private init<Target>(_ name: String, of _: Target.Type, _ call: @escaping (Target, [Any?]) -> Any?) {
    description = name
    method = Method(
      isMethod: { $0 is Target },
      call: { target, arguments in
        guard let target = target as? Target else {
          preconditionFailure("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
        }
        return call(target, arguments)
      })
  }

  private static func argument<Value>(_ arguments: [Any?], _ index: Int, _ name: String) -> Value {
    let argument = index < arguments.count ? arguments[index] : nil
    if let argument, let value = argument as? Value { return value }
    // A parameter whose type is optional.
    guard argument == nil, let value = argument as? Value else {
      preconditionFailure(
        "the method \(name) expects a \(Value.self), but gets \(argument.map { "a \(type(of: $0))" } ?? "nil")")
    }
    return value
  }

  /// Returns a Boolean value that indicates whether an object has the method.
  func isMethod(of target: Any) -> Bool { method?.isMethod(target) ?? false }

  /// Calls the method of a target; arguments beyond its parameters are ignored.
  ///
  /// - Precondition: The target has the method.
  @discardableResult
  func call(on target: Any, _ arguments: Any?...) -> Any? {
    guard let method else {
      preconditionFailure(
        "-[\(type(of: target)) \(self)]: a selector made of a name alone can't be performed: write Selector(\"\(self)\", Type.method)"
      )
    }
    var receiver = target
    while !method.isMethod(receiver), let other = (receiver as? any NSForwardingObject)?.forwardingTarget(for: self) {
      receiver = other
    }
    return method.call(receiver, arguments)
  }

  /// Returns a Boolean value that indicates whether two selectors have the same name.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// Returns a selector with a name, `NSSelectorFromString`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector, `NSStringFromSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
