/// State that lasts as long as a gesture: SwiftUI's `GestureState`.
@propertyWrapper public struct GestureState<Value>: ConnectedProperty {
  private final class Kept {
    var value: Value
    private weak var graph: ViewGraph?
    init(_ value: Value, _ graph: ViewGraph) { (self.value, self.graph) = (value, graph) }
    func invalidate() { graph?.invalidate() }
  }
  private final class Box {
    var kept: Kept?
  }

  private let initial: Value
  private let box = Box()
  private let resetTransaction: Transaction

  /// Creates state with its initial value; a gesture's end restores it.
  public init(wrappedValue: Value) { (initial, resetTransaction) = (wrappedValue, Transaction()) }
  /// Creates state with the transaction of its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    (initial, self.resetTransaction) = (wrappedValue, resetTransaction)
  }

  /// The value.
  public var wrappedValue: Value { box.kept?.value ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value, _ transaction: Transaction) {
    guard let kept = box.kept else { return }
    withTransaction(transaction) {
      kept.value = value
      kept.invalidate()
    }
  }

  func reset() { set(initial, resetTransaction) }

  func connect(to kept: AnyObject?, _ context: ViewContext) -> AnyObject? {
    let kept = kept as? Kept ?? Kept(initial, context.graph)
    box.kept = kept
    return kept
  }
}
