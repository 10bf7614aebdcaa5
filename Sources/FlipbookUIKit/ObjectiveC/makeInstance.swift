public import Foundation

/// Creates an instance of a class that is known only when the code runs, as `type.init()` does for a class of
/// Objective-C.
///
/// Swift can call only required initializers of such a class: the instance is created by `init(coder:)`, with an empty
/// archive, rather than by `init()`.
///
/// - Precondition: The class's `init(coder:)` doesn't fail.
public func makeInstance<Object: NSCoding>(of type: Object.Type) -> Object {
  guard let object = type.init(coder: NSCoder()) else {
    preconditionFailure("\(type).init(coder:) returned nil, so no \(type) can be created")
  }
  return object
}
