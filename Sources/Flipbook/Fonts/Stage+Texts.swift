import LayerTree
import Typography

extension Stage {
  /// Calls `body` with each text layer and its text, including masks, back to front.
  ///
  /// - Throws: A ``RenderError`` that wraps the error of `body`.
  func forEachText(_ body: (Layer, TextContent) throws(FontError) -> Void) throws(RenderError) {
    var waiting = [root]
    while let layer = waiting.popLast() {
      waiting.append(contentsOf: layer.sublayers.reversed())
      if let mask = layer.mask { waiting.append(mask) }
      guard case .text(let text) = layer.content else { continue }
      try rethrowing(as: { RenderError(.font($0)) }) { () throws(FontError) in
        try body(layer, text)
      }
    }
  }
}
