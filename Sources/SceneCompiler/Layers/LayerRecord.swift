import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The keys of a layer: its own, then the inherited ones of its component.
struct LayerRecord {
  /// The layer's own record.
  let own: RecordReader
  /// The component's record, and the names in scope there.
  var inherited: (record: RecordReader, scope: Scope)?

  /// The geometry keys of a layer; a layer's own `frame` replaces the component's.
  private static let places = ["frame", "position", "size", "bounds", "layout"]

  /// Returns whether a key is there.
  func has<Value>(_ key: Key<Value>) -> Bool { own.node(key) != nil || inheritedNode(key) != nil }

  /// Returns true if one of the records has a key, without evaluating it.
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

  /// The entry of a name, and the names in scope at its place; nil when the key is not there.
  func place(of name: String) -> (entry: SyntaxNode.Entry, scope: Scope)? {
    if let entry = own.entry(name) { return (entry, own.context.scope) }
    guard let inherited, inherits(name), let entry = inherited.record.entry(name) else { return nil }
    return (entry, inherited.scope)
  }

  private func inheritedNode<Value>(_ key: Key<Value>) -> SyntaxNode? {
    inherits(key.name) ? inherited?.record.node(key) : nil
  }

  /// Returns whether a key of the component counts, if there is one.
  private func inherits(_ name: String) -> Bool {
    if own.node(LayerKeys.frame.key) != nil, Self.places.contains(name) { return false }
    return own.node(LayerKeys.layout) == nil || name == "size" || !Self.places.contains(name)
  }

  /// Both records, the component's first.
  var records: [RecordReader] { (inherited.map { [$0.record] } ?? []) + [own] }
}
