extension Layer {
  /// The names from the outermost layer on, without the root's, as traces have them.
  var path: String {
    guard let superlayer else { return "" }
    let outer = superlayer.path
    return outer.isEmpty ? name : outer + "." + name
  }
}
