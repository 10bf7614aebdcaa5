import Geometry
import LayerTree
import Pixels
import Raster

extension CommandBuilder {
  /// Fills an outline with a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - tint: The color that multiplies the gradient's colors; nil for white.
  ///   - outline: The outline, on the pixel grid.
  ///   - rule: The fill rule.
  ///   - coversClip: True if the outline covers the whole clip that began last.
  ///   - projection: The projection from the gradient's space to the canvas' pixels.
  mutating func add(
    _ gradient: Gradient, tint: Color?, outline: Outline, rule: FillRule = .nonZero, coversClip: Bool = false,
    through projection: Projection
  ) {
    let area = PaintedArea(outline, rule: rule)
    let command: Command
    switch GradientAppearance(painted(gradient, tint: tint), through: projection) {
    case .nothing: return
    case .solid(let color): command = .fill(FillCommand(area: area, color: color))
    case .graded(let placed):
      command = .gradient(GradientCommand(area: area, gradient: commands.gradients.count))
      commands.gradients.append(placed)
    }
    groups.add(
      command, coveringClip: coversClip && gradient.isOpaque && [tint, template].allSatisfy { ($0?.alpha ?? 1) >= 1 },
      to: &commands)
  }

  /// Fills a layer's outline, including rounded corners, with the layer's own gradient.
  mutating func add(
    _ content: GradientContent, of node: Snapshot.Node, outline: Outline, through projection: Projection
  ) {
    let gradient = content.gradient(in: node.properties.bounds)
    guard node.properties.masksToBounds else {
      add(gradient, tint: node.tint, outline: outline, through: projection)
      return
    }
    // The clip already antialiases the edge; clipping the gradient there as well would antialias it twice.
    guard let box = commands.edges.append(clip) else { return }
    add(gradient, tint: node.tint, outline: box, coversClip: true, through: projection)
  }
}

extension Gradient {
  /// True if the gradient is known to be opaque everywhere.
  fileprivate var isOpaque: Bool {
    switch geometry {
    case .axial, .conic: stops.allSatisfy { $0.color.alpha >= 1 }
    case .radial: false
    }
  }
}
