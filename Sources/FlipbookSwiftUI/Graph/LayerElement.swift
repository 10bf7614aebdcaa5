import FlipbookUIKit
import Geometry
import LayerTree

/// An element with a layer of its own, whose frame is animated.
///
/// As in SwiftUI, a layout has its final values at once; the frames of painted views move to them.
class LayerElement: Element {
  let layer: Layer
  private var geometry: AnimatedValue<AnimatableNumbers>?

  init(_ graph: ViewGraph, content: LayerContent = .plain) {
    layer = Layer(content: content)
    layer.model.anchorPoint = .zero
    super.init(graph)
  }

  final override var ownLayer: Layer? { layer }

  override func framePlaced() {
    let target = AnimatableNumbers([
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
    ])
    if geometry == nil {
      geometry = AnimatedValue(target)
    } else {
      graph.animate(&geometry, to: target, transaction)
    }
  }

  /// Returns the animated frame in the coordinate space of the root.
  final func shownFrame(at time: Double) -> CGRect {
    guard let numbers = geometry?.value(at: time) else { return frame }
    return CGRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }

  final override func render(_ context: RenderContext, into layers: inout [Layer]) {
    if let geometry, geometry.isAnimating(at: context.time) { graph.noteAnimation() }
    let shown = shownFrame(at: context.time)
    layer.model.bounds.size = Size(shown.size)
    paint(shown.size, at: context.time)
    layer.model.position = Point(
      Double(shown.minX - context.origin.x) + layer.model.anchorPoint.x * Double(shown.width),
      Double(shown.minY - context.origin.y) + layer.model.anchorPoint.y * Double(shown.height))
    var sublayers: [Layer] = []
    renderContent(RenderContext(time: context.time, origin: shown.origin), into: &sublayers)
    graph.setSublayers(sublayers, of: layer)
    layers.append(layer)
  }

  /// Sets the layer's properties for a size.
  func paint(_ size: CGSize, at time: Double) {}

  /// Appends the layers of the content.
  func renderContent(_ context: RenderContext, into layers: inout [Layer]) {}

  /// Returns a point of the canvas in the element's coordinate space; nil if it has no inverse.
  final func localPoint(_ point: CGPoint) -> CGPoint? {
    layer.projectionToCanvas(at: graph.time).inverted.flatMap { CGPoint($0.apply(Point(point))) }
  }

  /// Returns a point of the layout on the canvas.
  final func convertLayoutToCanvas(_ point: CGPoint, at time: Double) -> CGPoint {
    let origin = shownFrame(at: time).origin
    let local = Point(Double(point.x - origin.x), Double(point.y - origin.y))
    return CGPoint(layer.projectionToCanvas(at: time).apply(local))
  }

  /// Returns true if a point of the canvas is inside the bounds.
  final func contains(_ point: CGPoint) -> Bool {
    guard let local = localPoint(point) else { return false }
    return CGRect(origin: .zero, size: shownFrame(at: graph.time).size).contains(local)
  }

  override func hit(_ point: CGPoint, _ handlers: inout [any TouchHandler]) -> Bool { contains(point) }
}
