import Geometry
import LayerTree

/// Makes the pictures of a filter graph, one after the other (Filter Effects Level 1, section 9).
///
/// Pictures are premultiplied and of 8 bits a component, as in browsers.
struct FilterGraphPainter {
  private let graph: PlacedFilterGraph
  private let source: FilterPicture
  private let memory: ScratchMemory
  private var pictures: [FilterPicture] = []

  /// Begins with what is on `canvas`.
  init(_ graph: PlacedFilterGraph, canvas: Canvas, memory: ScratchMemory) {
    self.graph = graph
    self.memory = memory
    source = FilterPicture(copying: canvas, isLinear: false)
    if let region = graph.region { source.withCanvas { $0.clear(outside: region) } }
  }

  /// The last step's picture in sRGB.
  var result: FilterPicture? { pictures.last?.converted(toLinear: false) }

  /// Makes the picture of a step, those before it being there.
  mutating func paint(_ index: Int) {
    let step = graph.steps[index]
    let picture = picture(step.operation, isLinear: step.isLinear)
    var seen = graph.region ?? picture.box
    if let region = graph.stepRegions[index] { seen = seen.intersection(region) }
    picture.withCanvas { $0.clear(outside: seen) }
    pictures.append(picture)
  }

  private func input(_ input: FilterGraph.Input, isLinear: Bool) -> FilterPicture {
    switch input {
    case .source: return source.converted(toLinear: isLinear)
    case .sourceAlpha:
      let black = FilterPicture(source.box, isLinear: isLinear)
      black.combine(source, source) { picture, _ in
        PixelQuad(red: .zero, green: .zero, blue: .zero, alpha: picture.alpha)
      }
      return black
    case .step(let index): return pictures[index].converted(toLinear: isLinear)
    }
  }

  private func picture(_ operation: FilterGraph.Operation, isLinear: Bool) -> FilterPicture {
    let box = source.box
    switch operation {
    case .blur(let input, let deviation):
      let result = self.input(input, isLinear: isLinear).copy(isLinear: isLinear)
      let sigma = graph.pixels(deviation)
      let blur = GaussianBlur(sigmaX: sigma.width, sigmaY: sigma.height)
      result.withCanvas { blur?.apply(to: $0, border: .clear, memory: memory) }
      return result
    case .offset(let input, let offset):
      let result = FilterPicture(box, isLinear: isLinear)
      let steps = graph.columnsAndRows(offset)
      self.input(input, isLinear: isLinear).withCanvas { moved in
        result.withCanvas { $0.copy(moved, movedBy: steps) }
      }
      return result
    case .flood(let color):
      let result = FilterPicture(box, isLinear: false)
      let word = PremultipliedColor(color, opacity: 1)
      result.withCanvas { canvas in
        for y in box.minY..<box.maxY { canvas.fill(box.minX..<box.maxX, y: y, with: word) }
      }
      return result
    case .merge(let inputs):
      let result = FilterPicture(box, isLinear: isLinear)
      for input in inputs { result.combine(self.input(input, isLinear: isLinear), result) { $0.over($1) } }
      return result
    case .composite(let above, let below, let way):
      return combined(above, below, isLinear: isLinear) { $0.composited($1, way) }
    case .blend(let above, let below, let mode):
      return combined(above, below, isLinear: isLinear) { above, below in
        mode == .normal ? above.over(below) : BlendFormula.blend(above, over: below, mode: mode)
      }
    case .colors(let input, let factors):
      let factors = factors.map { Float($0) }
      return combined(input, input, isLinear: isLinear) { picture, _ in picture.colored(factors) }
    case .transfer(let input, let functions):
      let result = self.input(input, isLinear: isLinear).copy(isLinear: isLinear)
      let tables = functions.map(\.bytes)
      result.withCanvas { canvas in
        canvas.mapStraight(alpha: { tables[3][Int($0)] }) { tables[$1][Int($0)] }
      }
      return result
    }
  }

  private func combined(
    _ above: FilterGraph.Input, _ below: FilterGraph.Input, isLinear: Bool,
    _ formula: (PixelQuad, PixelQuad) -> PixelQuad
  ) -> FilterPicture {
    let result = FilterPicture(source.box, isLinear: isLinear)
    result.combine(input(above, isLinear: isLinear), input(below, isLinear: isLinear), formula)
    return result
  }
}
