import Geometry
import LayerTree
import SceneProgram

/// Writes the creation of layers, and their differences from a new layer, as Swift.
struct LayerCode {
  let writer: SceneCodeWriter

  init(_ writer: SceneCodeWriter) { self.writer = writer }

  private func layer(_ index: Int) -> OutlineLayer { writer.outline.layers[index] }

  /// Returns the expression that creates a layer or view.
  func maker(of index: Int) -> String {
    let layer = layer(index)
    let isView = writer.views.contains(index)
    switch layer.properties.content {
    case .shape(let shape):
      if isView {
        writer.use(.shapeView)
        return "ShapeView()"
      }
      return shape.fillGradient == nil && shape.strokeGradient == nil ? "CAShapeLayer()" : "CALayer()"
    case .text where isView: return "UILabel()"
    case .text where writer.hasInnerText(index): return "CALayer()"
    case .emitter where !isView: return "CAEmitterLayer()"
    case .scroll where isView: return "UIScrollView()"
    case .text: return "CATextLayer()"
    case .gradient:
      guard isView else { return "CAGradientLayer()" }
      writer.use(.gradientView)
      return "GradientView()"
    case .replicator:
      guard isView else { return "CAReplicatorLayer()" }
      writer.use(.replicatorView)
      return "ReplicatorView()"
    case .transform:
      guard isView else { return "CATransformLayer()" }
      writer.use(.transformView)
      return "TransformView()"
    case .plain, .emitter, .scroll, .playback:
      guard isView else { return "CALayer()" }
      let events = writer.outline.handlers.filter { $0.layer == index }.map(\.event)
      if events.contains(where: { $0.hasPrefix("touches") }) {
        writer.use(.touchControl)
        return "TouchControl()"
      }
      if layer.isControl, isDarkened(layer), layer.properties.contents != nil { return "UIButton(type: .custom)" }
      if writer.isShaded(index) {
        writer.use(.shadedControl)
        return "ShadedControl()"
      }
      return layer.isControl || !events.isEmpty ? "UIControl()" : "UIView()"
    }
  }

  private func isDarkened(_ layer: OutlineLayer) -> Bool {
    layer.highlighted.map { $0.tint != nil && $0.change == nil } ?? false
  }

  /// Returns the statements that configure a layer, add it to its superlayer, and do the same for its sublayers.
  func statements(for index: Int) -> [String] {
    var lines: [String] = []
    let name = writer.name(of: index)
    if !writer.properties.contains(index) { lines.append("let \(name) = \(maker(of: index))") }
    var new = LayerProperties()
    // A new scroll view clips its content.
    if writer.isScrollView(index) { new.masksToBounds = true }
    lines += LayerSettings(writer, index).statements(since: new)
    if let shade = writer.shades[index] { lines.append("\(shade).addSublayer(\(name))") }
    lines.append(adding(index))
    let children = writer.children[index] ?? []
    if !children.isEmpty { lines.append("") }
    for child in children {
      lines += statements(for: child)
      if child != children.last { lines.append("") }
    }
    return lines
  }

  private func adding(_ index: Int) -> String {
    let (layer, name) = (layer(index), writer.name(of: index))
    guard let outer = layer.superlayer else {
      return writer.style == .coreAnimation
        ? "layer.addSublayer(\(writer.outerName(of: index)))"
        : writer.views.contains(index) ? "addSubview(\(name))" : "layer.addSublayer(\(name))"
    }
    let holder = writer.layerName(of: outer)
    if layer.isMask { return "\(holder).mask = \(name)" }
    return writer.views.contains(index)
      ? "\(writer.name(of: outer)).addSubview(\(name))" : "\(holder).addSublayer(\(writer.outerName(of: index)))"
  }
}
