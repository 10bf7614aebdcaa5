import Geometry
import LayerTree

/// Drives a fill or a stroke of a shape layer.
final class PaintDriver: LayerDriver {
  private let paint: PaintModel
  private let paths: [Int]
  private let group: Int
  private let program: ShapeProgram
  private let isPathStatic: Bool

  init(_ paint: PaintModel, paths: [Int], group: Int, program: ShapeProgram) {
    (self.paint, self.paths, self.group, self.program) = (paint, paths, group, program)
    isPathStatic = program.isStatic(paths, in: group)
  }

  /// Sets the constant values, and attaches drivers for the animated ones.
  func attach(to layer: Layer) {
    var shape = ShapeContent()
    shape.fillColor = nil
    shape.fillRule = paint.rule
    let frame = program.clock.frame(at: 0)
    if isPathStatic { shape.path = path(at: frame) }
    if paint.isStatic { setPaint(of: &shape, at: frame) }
    layer.model.place(by: .identity, anchor: .zero)
    layer.model.content = .shape(shape)
    if !isPathStatic || !paint.isStatic { layer.driver = self }
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    guard case .shape(var shape) = properties.content else { return }
    let frame = program.clock.frame(at: time)
    if !isPathStatic { shape.path = path(at: frame) }
    if !paint.isStatic { setPaint(of: &shape, at: frame) }
    properties.content = .shape(shape)
  }

  private func path(at frame: Double) -> Path { program.path(paths, in: group, at: frame, isFill: paint.line == nil) }

  private func setPaint(of shape: inout ShapeContent, at frame: Double) {
    let opacity = max(0, min(1, paint.opacity.value(at: frame).x / 100))
    var (color, gradient): (Color?, Gradient?)
    switch paint.source {
    case .color(let track):
      let value = track.value(at: frame)
      color = Color(red: value.x, green: value.y, blue: value.z, alpha: opacity)
    case .gradient(let model): gradient = model.gradient(at: frame, opacity: opacity)
    }
    guard let line = paint.line else {
      (shape.fillColor, shape.fillGradient) = (color, gradient)
      return
    }
    shape.lineWidth = max(0, line.width.value(at: frame).x)
    guard shape.lineWidth > 0 else {
      (shape.strokeColor, shape.strokeGradient) = (nil, nil)
      return
    }
    (shape.strokeColor, shape.strokeGradient) = (color, gradient)
    (shape.lineCap, shape.lineJoin) = (line.cap, line.join)
    shape.miterLimit = max(1, line.miterLimit.value(at: frame).x)
    var dashes = line.dashes.map { max(0, $0.value(at: frame).x) }
    // A list of odd length is repeated, so that gaps and dashes alternate.
    if dashes.count % 2 == 1 { dashes += dashes }
    shape.lineDashPattern = dashes.contains { $0 > 0 } ? dashes : []
    shape.lineDashPhase = line.dashOffset.value(at: frame).x
  }
}
