/// A name space for matched geometry: SwiftUI's `Namespace`.
@propertyWrapper public struct Namespace: ConnectedProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Box {
    var id: ID?
  }

  private let box = Box()

  /// Creates a name space.
  public init() {}

  /// The identity of the name space.
  ///
  /// - Precondition: The body of a view reads it.
  public var wrappedValue: ID {
    guard let id = box.id else { preconditionFailure("a @Namespace can be read only in the body of a view") }
    return id
  }

  func connect(to kept: AnyObject?, _ context: ViewContext) -> AnyObject? {
    let kept = kept as? Kept ?? Kept(context.graph.makeNumber())
    box.id = ID(number: kept.number)
    return kept
  }

  private final class Kept {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
}
