import Geometry
import LayerTree

/// Contents drawn by code.
extension CALayer {
  /// Draws the contents; if nothing is drawn, contents set by code are kept.
  func drawContents() {
    let own = bounds
    guard own.width > 0, own.height > 0 else { return }
    let scale = isViewLayer ? StageContext.screenScale : Double(contentsScale)
    let context = CGContext(canvas: Rect(own), scale: scale, for: "CALayer.display")
    draw(in: context)
    guard isDrawn || !context.isEmpty else { return }
    isDrawn = !context.isEmpty
    // Newly drawn contents appear immediately, even inside a transaction.
    let picture = isDrawn ? context.picture : nil
    backing.changeAtOnce { $0.contents = picture?.reference }
  }
}

extension Layer {
  /// A description of the layer and its descendants, with model values.
  package var described: LayerDescription {
    var all = LayerDescription(name: name, properties: model, sublayers: sublayers.map(\.described))
    all.mask = mask?.described
    return all
  }

  /// Returns a description of the layer and its descendants, with presentation values at a time of the stage.
  func described(at time: Double) -> LayerDescription {
    var all = LayerDescription(
      name: name, properties: presentation(at: time), sublayers: sublayers.map { $0.described(at: time) })
    all.mask = mask?.described(at: time)
    return all
  }
}

extension LayerDescription {
  /// The layer without its transform, with the top left corner of its bounds at the origin.
  var atOrigin: LayerDescription {
    var layer = self
    layer.properties.anchorPoint = .zero
    layer.properties.transform = .identity
    layer.properties.position = .zero
    return layer
  }
}
