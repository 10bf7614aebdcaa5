import Geometry
import LayerTree

/// The contents that code draws.
extension CALayer {
  /// Draws the contents; those that no code has drawn stay where nothing is drawn.
  func drawContents() {
    let own = bounds
    guard own.width > 0, own.height > 0 else { return }
    let scale = isViewLayer ? StageContext.screenScale : Double(contentsScale)
    let context = CGContext(canvas: Rect(own), scale: scale, for: "CALayer.display")
    draw(in: context)
    guard isDrawn || !context.isEmpty else { return }
    isDrawn = !context.isEmpty
    contents = isDrawn ? context.picture : nil
  }
}

extension Layer {
  /// The layer with all that is inside it, by their models.
  var described: LayerDescription {
    var all = LayerDescription(name: name, properties: model, sublayers: sublayers.map(\.described))
    all.mask = mask?.described
    return all
  }
}
