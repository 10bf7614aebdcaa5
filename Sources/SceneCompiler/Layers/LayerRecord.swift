import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

/// The keys of a layer: its own, and below them those of the component that it is made from.
struct LayerRecord {
  /// The layer's own record.
  let own: RecordReader
  /// The component's record, and the names in scope there.
  var inherited: (record: RecordReader, scope: Scope)?

  /// The keys that say where a layer lies; a layer that says its frame has no use for the component's others.
  private static let places = ["frame", "position", "size", "bounds", "layout"]

  /// Returns whether a key is there.
  func has<Value>(_ key: Key<Value>) -> Bool { own.node(key) != nil || inheritedNode(key) != nil }

  /// Returns whether one of the records has a key, which is quicker to know than what it comes to.
  func mayHave(_ name: String) -> Bool { own.has(name) || inherited?.record.has(name) == true }

  /// The value of a key, or nil when it is not there or could not be read.
  func read<Value>(_ key: Key<Value>) -> Value? { read(key) { $0 } }

  /// Passes the value of a key to `body`, with the names in scope at its place.
  func read<Value, Result>(_ key: Key<Value>, _ body: (Value) -> Result) -> Result? {
    if own.node(key) != nil { return own.read(key).map(body) }
    guard inheritedNode(key) != nil, let inherited else { return nil }
    return own.context.within(inherited.scope) { inherited.record.read(key).map(body) }
  }

  /// Returns the node at a key, unread.
  func inner(_ key: Key<SyntaxNode>) -> SyntaxNode? { own.node(key) ?? inheritedNode(key) }

  private func inheritedNode<Value>(_ key: Key<Value>) -> SyntaxNode? {
    if own.node(LayerKeys.frame.key) != nil, Self.places.contains(key.name) { return nil }
    if own.node(LayerKeys.layout) != nil, key.name != "size", Self.places.contains(key.name) { return nil }
    return inherited?.record.node(key)
  }

  /// Both records, the component's first.
  var records: [RecordReader] { (inherited.map { [$0.record] } ?? []) + [own] }
}
