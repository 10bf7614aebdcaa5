/// The properties of replicator layers: on other layers these read as in a new ``ReplicatorContent``, and writing does
/// nothing.
extension LayerProperties {
  /// A property of replicator layers, by its name: ``ReplicatorContent`` has their list.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<ReplicatorContent, Value>) -> Value {
    get { replicator[keyPath: member] }
    set { replicator[keyPath: member] = newValue }
  }

  /// The properties of replicator layers.
  @usableFromInline package var replicator: ReplicatorContent {
    get { if case .replicator(let replicator) = content { replicator } else { ReplicatorContent() } }
    set { if case .replicator = content { content = .replicator(newValue) } }
  }
}
