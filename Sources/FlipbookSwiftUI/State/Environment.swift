/// A value of the environment: SwiftUI's `Environment`.
@propertyWrapper public struct Environment<Value>: ConnectedProperty {
  private final class Box {
    var value: Value?
  }

  private let box = Box()
  private let read: (EnvironmentValues) -> Value

  /// Creates a property that reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property that reads the observable object of a type.
  ///
  /// - Precondition: A view above has set the object by `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no view above has set an object of type \(type): call environment(_:)")
      }
      return object
    }
  }

  /// The value.
  public var wrappedValue: Value { box.value ?? read(EnvironmentValues()) }

  func connect(to kept: AnyObject?, _ context: ViewContext) -> AnyObject? {
    box.value = read(context.environment)
    return nil
  }
}
