import LayerTree

extension AnimatableProperty {
  /// The key path in Core Animation, where the content offset is the origin of the bounds.
  var codeKeyPath: String {
    let own = "contentOffset"
    return keyPath.hasPrefix(own) ? "bounds.origin" + keyPath.dropFirst(own.count) : keyPath
  }
}
