extension Layer {
  /// The names from the outermost layer to this one, without the root's, as used in traces.
  var path: String {
    guard let superlayer else { return "" }
    let outer = superlayer.path
    return outer.isEmpty ? name : outer + "." + name
  }

  /// The path of the layer in the tree, for other targets: there, `path` is the path of a shape.
  package var pathInTree: String { path }
}
