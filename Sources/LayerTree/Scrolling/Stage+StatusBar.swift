extension Stage {
  /// Taps the status bar: if exactly one visible scroll view has ``ScrollContent/scrollsToTop`` set, it scrolls to its
  /// top.
  ///
  /// As in UIKit, nothing scrolls if several do, or if the delegate refuses.
  ///
  /// - Throws: The error of a handler.
  public func tapStatusBar() throws {
    var found: [ScrollView] = []
    func look(in layer: Layer) {
      let properties = layer.model
      guard !properties.isHidden, properties.opacity >= HitTest.faintest else { return }
      if let view = layer.scrollView, properties.scroll.scrollsToTop { found.append(view) }
      layer.sublayers.forEach(look)
    }
    look(in: root)
    guard let view = found.first, found.count == 1, view.shouldScrollToTop() else { return }
    try view.scrollToTop()
  }
}
