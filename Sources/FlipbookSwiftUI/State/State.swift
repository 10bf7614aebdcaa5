/// A value that a view keeps: SwiftUI's `State`.
@propertyWrapper public struct State<Value>: ConnectedProperty {
  /// The reference that all copies of the view share.
  private final class Box {
    var initial: Value
    var kept: Kept?
    init(_ initial: Value) { self.initial = initial }
  }

  /// The value that the view's node keeps.
  private final class Kept {
    var value: Value
    private weak var graph: ViewGraph?
    init(_ value: Value, _ graph: ViewGraph) { (self.value, self.graph) = (value, graph) }
    func invalidate() { graph?.invalidate() }
  }

  private let box: Box

  /// Creates state with its initial value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Creates state with its initial value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value; setting it updates the view.
  public var wrappedValue: Value {
    get { box.kept?.value ?? box.initial }
    nonmutating set {
      guard let kept = box.kept else {
        box.initial = newValue
        return
      }
      kept.value = newValue
      kept.invalidate()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  func connect(to kept: AnyObject?, _ context: ViewContext) -> AnyObject? {
    let kept = kept as? Kept ?? Kept(box.initial, context.graph)
    box.kept = kept
    return kept
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is nil.
  public init() { self.init(wrappedValue: nil) }
}
