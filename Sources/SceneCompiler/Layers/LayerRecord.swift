import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The keys of a layer: its own keys, and those of its component.
struct LayerRecord {
  /// The layer's own keys.
  let own: RecordReader
  /// The component's keys, with the names in their scope.
  var inherited: (record: RecordReader, scope: Scope)?

  /// The geometry keys; a layer's own `frame` or `layout` replaces the component's.
  private static let places = ["frame", "position", "size", "bounds", "layout"]

  /// Returns true if the layer has a key.
  func has<Value>(_ key: Key<Value>) -> Bool { own.node(key) != nil || inheritedNode(key) != nil }

  /// Returns true if one of the records has a key, without evaluating it.
  func mayHave(_ name: String) -> Bool { own.has(name) || inherited?.record.has(name) == true }

  /// Returns the value of a key; nil if it is missing or invalid.
  func read<Value>(_ key: Key<Value>) -> Value? { read(key) { $0 } }

  /// Passes the value of a key to `body`, with the names in scope where the key is written.
  func read<Value, Result>(_ key: Key<Value>, _ body: (Value) -> Result) -> Result? {
    if own.node(key) != nil { return own.read(key).map(body) }
    guard inheritedNode(key) != nil, let inherited else { return nil }
    return own.context.within(inherited.scope) { inherited.record.read(key).map(body) }
  }

  /// Returns the unread node of a key.
  func inner(_ key: Key<SyntaxNode>) -> SyntaxNode? { own.node(key) ?? inheritedNode(key) }

  /// Returns the entry of a key, with the names in scope where it is written; nil if it is missing.
  func entry(of name: String) -> (entry: SyntaxNode.Entry, scope: Scope)? {
    if let entry = own.entry(name) { return (entry, own.context.scope) }
    guard let inherited, inherits(name), let entry = inherited.record.entry(name) else { return nil }
    return (entry, inherited.scope)
  }

  private func inheritedNode<Value>(_ key: Key<Value>) -> SyntaxNode? {
    inherits(key.name) ? inherited?.record.node(key) : nil
  }

  /// Returns true if the component's value of a key applies.
  private func inherits(_ name: String) -> Bool {
    if own.node(LayerKeys.frame.key) != nil, Self.places.contains(name) { return false }
    return own.node(LayerKeys.layout) == nil || name == "size" || !Self.places.contains(name)
  }

  /// The records of the component and of the layer, in this order.
  var records: [RecordReader] { (inherited.map { [$0.record] } ?? []) + [own] }
}
