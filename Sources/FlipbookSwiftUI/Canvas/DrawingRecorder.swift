import FlipbookUIKit
import Geometry
import LayerTree
import Typography

/// A transparency layer of a canvas; it records drawing as layers.
final class DrawingRecorder {
  /// The area of the canvas, in points.
  let canvas: Rect
  let fonts: FontLibrary
  /// Returns a view of the canvas by its tag; nil if there is none.
  let symbol: (AnyHashable) -> GraphicsContext.ResolvedSymbol?
  /// The layers, back to front.
  private(set) var layers: [LayerDescription] = []
  /// True if layers blend with those behind them.
  private(set) var isBlended = false

  init(size: CGSize, fonts: FontLibrary, symbol: @escaping (AnyHashable) -> GraphicsContext.ResolvedSymbol?) {
    canvas = Rect(origin: .zero, size: Size(size))
    (self.fonts, self.symbol) = (fonts, symbol)
  }

  /// Returns a new transparency layer.
  func makeLayer() -> DrawingRecorder { DrawingRecorder(size: CGSize(canvas.size), fonts: fonts, symbol: symbol) }

  /// The layers as one.
  var image: LayerDescription {
    var image = container(layers)
    image.properties.effects.isIsolated = isBlended
    return image
  }

  /// Draws a layer.
  func add(_ layer: LayerDescription, _ mode: GraphicsContext.BlendMode) {
    switch mode {
    case .destinationOver: layers.insert(layer, at: 0)
    case .destinationOut, .clear:
      var rest = container(layers)
      rest.properties.effects.isIsolated = isBlended
      rest.properties.effects.isMaskInverted = true
      rest.mask = layer
      (layers, isBlended) = ([rest], false)
    default:
      var layer = layer
      if let mode = mode.formula, mode != .normal {
        layer.properties.effects.blendMode = mode
        isBlended = true
      }
      layers.append(layer)
    }
  }

  /// Returns a layer of the canvas's size that contains others.
  func container(_ layers: [LayerDescription]) -> LayerDescription {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.bounds = canvas
    return LayerDescription(properties: properties, sublayers: layers)
  }

  /// Returns a layer, transformed.
  static func transformed(_ layer: LayerDescription, by transform: Geometry.AffineTransform) -> LayerDescription {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.transform = Transform3D(transform)
    return LayerDescription(properties: properties, sublayers: [layer])
  }
}
