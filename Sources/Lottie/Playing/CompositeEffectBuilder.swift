import Arithmetic
import Geometry
import LayerTree

/// Applies cover effects to a layer: strokes along masks, radial wipes, transforms, and gradient ramps.
struct CompositeEffectBuilder {
  let clock: CompositionClock

  /// Returns the layer's contents, wrapped in layers that apply the effects.
  func cover(_ contents: Layer, with covers: [CompositeEffectModel]) -> Layer {
    var result = contents
    for cover in covers {
      switch cover {
      case .stroke(let paths, let modifier, let paint, let style):
        let line = group(lines(along: paths, modifier, paint))
        switch style {
        case .onOriginal: result = group([result, line])
        case .onTransparent: result = line
        case .revealing:
          result = group([result])
          result.mask = line
        }
      case .wipe(let completion, let angle, let center, let direction, let feather):
        result = group([result])
        let wedge = group([])
        wedge.model.content = .shape(ShapeContent())
        wedge.driver = WipeDriver(completion, angle, center, direction, feather, clock: clock)
        result.mask = wedge
      case .transform(let transform):
        result = group([result])
        result.driver = TransformEffectDriver(transform, clock: clock)
      case .ramp(let ramp):
        result = group([result])
        result.model.effects.filterGraph = Self.atop
        let colors = group([])
        colors.driver = RampDriver(ramp, clock: clock)
        result.mask = colors
      }
    }
    return result
  }

  /// Composites the mask's image atop the layer's own colors.
  private static let atop = FilterGraph(
    [FilterGraph.Step(.composite(.picture, over: .source, .atop), region: nil, isLinear: false)], region: nil)

  private func lines(along paths: [Track<BezierShape>], _ modifier: PathModifier, _ paint: PaintModel) -> [Layer] {
    let shapes = paths.map { ShapeItem(name: "", kind: .path(.shape($0, isReversed: false))) }
    let line = [ShapeItem(name: "", kind: .modifier(modifier)), ShapeItem(name: "stroke", kind: .paint(paint))]
    return ShapeProgram(shapes + line, clock: clock).layers
  }

  private func group(_ layers: [Layer]) -> Layer {
    let result = Layer()
    result.model.place(by: .identity, anchor: .zero)
    for layer in layers { result.addSublayer(layer) }
    return result
  }
}

/// Drives the mask of a radial wipe.
final class WipeDriver: LayerDriver {
  /// A distance beyond the extent of any layer, in points.
  private static let reach = 1e5
  /// The standard deviation of the blur for a feather of 1.
  private static let deviation = 0.28

  private let completion: Track<Vector>
  private let angle: Track<Vector>
  private let center: Track<Vector>
  private let direction: CompositeEffectModel.Direction
  private let feather: Track<Vector>
  private let clock: CompositionClock

  init(
    _ completion: Track<Vector>, _ angle: Track<Vector>, _ center: Track<Vector>,
    _ direction: CompositeEffectModel.Direction,
    _ feather: Track<Vector>, clock: CompositionClock
  ) {
    (self.completion, self.angle, self.center) = (completion, angle, center)
    (self.direction, self.feather, self.clock) = (direction, feather, clock)
  }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    let gone = max(0, min(1, completion.value(at: frame).x / 100))
    let start = angle.value(at: frame).x / 360
    // The layer remains visible between two angles, in turns clockwise from the top.
    let (first, last) =
      switch direction {
      case .clockwise: (start + gone, start + 1)
      case .counterclockwise: (start, start + 1 - gone)
      case .both: (start + gone / 2, start + 1 - gone / 2)
      }
    let center = center.value(at: frame)
    var shape = ShapeContent()
    if gone < 1 {
      shape.path.move(to: Point(center.x, center.y))
      let steps = max(1, Int(saturating: ((last - first) * 8).rounded(.up)))
      for step in 0...steps {
        let turn = (first + (last - first) * Double(step) / Double(steps)) * 2 * .pi
        shape.path.line(to: Point(center.x + sin(turn) * Self.reach, center.y - cos(turn) * Self.reach))
      }
      shape.path.close()
    }
    shape.fillColor = .white
    properties.content = .shape(shape)
    let deviation = max(0, feather.value(at: frame).x) * Self.deviation
    guard deviation > 0 else { return }
    properties.effects.filterGraph = FilterGraph(
      [FilterGraph.Step(.blur(.source, Size(deviation, deviation)), region: nil, isLinear: false)], region: nil)
  }
}
