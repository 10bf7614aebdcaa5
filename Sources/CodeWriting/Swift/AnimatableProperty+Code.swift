import LayerTree

extension AnimatableProperty {
  /// The key path that Core Animation has for it: a layer scrolls by the origin of its bounds.
  var codeKeyPath: String {
    let own = "contentOffset"
    return keyPath.hasPrefix(own) ? "bounds.origin" + keyPath.dropFirst(own.count) : keyPath
  }
}
