import Geometry
import Pixels

/// Computes the images of a filter graph, one after the other (Filter Effects Level 1, section 9).
///
/// Images are premultiplied with 8 bits per component, as in browsers.
struct FilterGraphPainter {
  private let graph: PlacedFilterGraph
  private let source: FilterImage
  private let other: FilterImage?
  private let memory: ScratchMemory
  private let surfaces: SurfacePool
  /// For each step, the index of the last step that reads its image.
  private let lastReaders: [Int: Int]
  /// The images of the steps so far; nil once no later step reads them.
  private var pictures: [FilterImage?] = []

  /// Starts from the pixels of `canvas`, and of another image with the same box if the graph uses one.
  init(
    _ graph: PlacedFilterGraph, canvas: Canvas, picture: Canvas?, memory: ScratchMemory, surfaces: SurfacePool
  ) {
    self.graph = graph
    self.memory = memory
    self.surfaces = surfaces
    source = FilterImage(copying: canvas, on: surfaces, isLinear: false)
    other = picture.map { FilterImage(copying: $0, on: surfaces, isLinear: false) }
    lastReaders = graph.lastReaders
    if let region = graph.region { source.withCanvas { $0.clear(outside: region) } }
    if let region = graph.turnedRegion { source.withCanvas { region.cut($0) } }
  }

  /// The last step's image in sRGB.
  var result: FilterImage? {
    let result = pictures.last??.converted(toLinear: false)
    if let region = graph.turnedRegion { result?.withCanvas { region.cut($0) } }
    return result
  }

  /// Computes the image of a step from the images of earlier steps.
  mutating func paint(_ index: Int) {
    let step = graph.steps[index]
    let picture = picture(step.operation, isLinear: step.isLinear)
    var seen = graph.region ?? picture.box
    if let region = graph.stepRegions[index] { seen = seen.intersection(region) }
    picture.withCanvas { $0.clear(outside: seen) }
    if let region = graph.turnedStepRegions[index] { picture.withCanvas { region.cut($0) } }
    pictures.append(picture)
    for case .step(let input) in step.operation.inputs where lastReaders[input] == index { pictures[input] = nil }
  }

  private func blank(isLinear: Bool) -> FilterImage { FilterImage(source.box, on: surfaces, isLinear: isLinear) }

  private func input(_ input: FilterGraph.Input, isLinear: Bool) -> FilterImage {
    switch input {
    case .source: return source.converted(toLinear: isLinear)
    case .sourceAlpha:
      return source.combined(with: source, isLinear: isLinear) { picture, _ in
        PixelQuad(red: .zero, green: .zero, blue: .zero, alpha: picture.alpha)
      }
    case .picture:
      return (other ?? blank(isLinear: isLinear)).converted(toLinear: isLinear)
    case .step(let index): return (pictures[index] ?? blank(isLinear: isLinear)).converted(toLinear: isLinear)
    }
  }

  private func picture(_ operation: FilterGraph.Operation, isLinear: Bool) -> FilterImage {
    let box = source.box
    switch operation {
    case .blur(let input, let deviation):
      let result = self.input(input, isLinear: isLinear).copy(isLinear: isLinear)
      let sigma = graph.pixels(deviation)
      let blur = GaussianBlur(sigmaX: sigma.width, sigmaY: sigma.height)
      result.withCanvas { blur?.apply(to: $0, border: .clear, memory: memory) }
      return result
    case .offset(let input, let offset):
      let steps = graph.columnsAndRows(offset)
      return moved(input, by: Point(Double(steps.x), Double(steps.y)), isLinear)
    case .move(let input, let offset): return moved(input, by: graph.distance(offset), isLinear)
    case .flood(let color):
      let result = blank(isLinear: false)
      let word = PremultipliedColor(color, opacity: 1)
      result.withCanvas { canvas in
        for y in box.minY..<box.maxY { canvas.fill(box.minX..<box.maxX, y: y, with: word) }
      }
      return result
    case .merge(let inputs):
      let pictures = inputs.map { self.input($0, isLinear: isLinear) }
      guard let lowest = pictures.first else { return blank(isLinear: isLinear) }
      return pictures.dropFirst().reduce(lowest) { $1.combined(with: $0, isLinear: isLinear) { $0.over($1) } }
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
    case .morphology(let input, let radius, let isDilation):
      let reach = graph.wholePixels(radius)
      return picture(field(input, isLinear).spread(columns: reach.x, rows: reach.y, isDilation: isDilation), isLinear)
    case .tile(let input):
      return picture(field(input, isLinear).tiled(tile(of: input)), isLinear)
    case .convolve(let input, let convolution):
      return picture(field(input, isLinear).convolved(convolution, within: graph.region ?? box), isLinear)
    case .displace(let input, let map, let displacement):
      let (field, map) = (field(input, isLinear), field(map, isLinear))
      return picture(
        field.displaced(by: map, displacement) { graph.columnsAndRows(Size($0, $1)) }, isLinear)
    case .turbulence(let turbulence):
      return picture(noise(turbulence, within: graph.region ?? box), isLinear)
    case .light(let input, let lighting):
      let surface = LitSurface(
        field(input, isLinear), bounds: graph.region ?? box, graph.placed(lighting), isLinear: isLinear)
      return picture(surface.painted(), isLinear)
    }
  }

  private func field(_ input: FilterGraph.Input, _ isLinear: Bool) -> PixelField {
    self.input(input, isLinear: isLinear).withCanvas { PixelField($0) }
  }

  private func moved(_ input: FilterGraph.Input, by distance: Point, _ isLinear: Bool) -> FilterImage {
    let result = blank(isLinear: isLinear)
    self.input(input, isLinear: isLinear).withCanvas { still in
      result.withCanvas { $0.copy(still, movedBy: distance) }
    }
    return result
  }

  private func picture(_ field: PixelField, _ isLinear: Bool) -> FilterImage {
    let picture = FilterImage(field.box, on: surfaces, isLinear: isLinear)
    picture.withCanvas { field.write(to: $0) }
    return picture
  }

  /// Returns the tile that an image repeats: its region, ignoring any offset.
  private func tile(of input: FilterGraph.Input) -> PixelRect {
    let all = graph.region ?? source.box
    guard case .step(let index) = input else { return all }
    if let region = graph.stepRegions[index] { return region.intersection(all) }
    switch graph.steps[index].operation {
    case .offset(let moved, _), .move(let moved, _): return tile(of: moved)
    default: return all
    }
  }

  private func noise(_ turbulence: FilterGraph.Turbulence, within bounds: PixelRect) -> PixelField {
    var field = PixelField(source.box)
    let seen = bounds.intersection(source.box)
    guard let toLayer = graph.placement.inverted, !seen.isEmpty else { return field }
    let noise = TurbulenceNoise(turbulence)
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        var color = SIMD4<Float>(noise.color(at: toLayer.apply(Point(Double(x), Double(y)))))
        let alpha = color.w
        color *= alpha
        color.w = alpha
        field[x, y] = PixelField.word(color * 255)
      }
    }
    return field
  }

  @inline(__always)
  private func combined(
    _ above: FilterGraph.Input, _ below: FilterGraph.Input, isLinear: Bool,
    _ formula: (PixelQuad, PixelQuad) -> PixelQuad
  ) -> FilterImage {
    input(above, isLinear: isLinear).combined(with: input(below, isLinear: isLinear), isLinear: isLinear, formula)
  }
}
