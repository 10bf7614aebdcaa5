import Arithmetic
import Geometry
import Pixels

/// A filter graph on a transformed layer.
///
/// The filters of a rotated or skewed layer operate along the layer's axes. If a step can't do that on the canvas'
/// pixels, all steps are applied to an image in the layer's space and at its scale, and the result is transformed.
struct PlacedFilterGraph: Hashable {
  let steps: [FilterGraph.Step]
  /// The filter region, in pixels; nil if it is not limited.
  let region: PixelRect?
  /// The filter primitive subregion of each step, in pixels; nil if it is not limited.
  let stepRegions: [PixelRect?]
  /// The exact regions of a rotated or skewed layer; nil where the rectangles above suffice.
  let turnedRegion: RotatedRegion?
  let turnedStepRegions: [RotatedRegion?]
  /// The graph in the layer's own space, if it is applied there; otherwise empty.
  private var own: [PlacedFilterGraph] = []
  /// The transform from the layer's own space to pixels.
  private var toPixels = AffineTransform.identity
  /// The linear part of the transform at the layer's center.
  private let linear: AffineTransform
  /// The transform from the layer to pixels, for filters that depend on position; otherwise the identity, so that moved
  /// layers compare equal.
  let placement: AffineTransform

  init(_ graph: FilterGraph, through transform: Projection, at center: Point) {
    steps = graph.steps
    linear = transform.linear(at: center)
    let isPlaced = graph.steps.contains { step in
      switch step.operation {
      case .turbulence, .light: true
      default: false
      }
    }
    let (moved, seen) = (linear.apply(center), transform.apply(center))
    let isTurned = transform.isAffine && linear.isTurned
    turnedRegion = isTurned ? graph.region.map { RotatedRegion($0, through: transform.affine) } : nil
    turnedStepRegions = graph.steps.map { step in
      isTurned ? step.region.map { RotatedRegion($0, through: transform.affine) } : nil
    }
    placement =
      isPlaced ? linear.concatenating(.translation(seen.x - moved.x, seen.y - moved.y)) : .identity
    func box(_ rect: Rect?) -> PixelRect? {
      guard let rect else { return nil }
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ].map { transform.apply($0) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
      // A rounding error beyond a pixel's edge must not add another pixel.
      let slack = 1e-6
      return PixelRect(
        around: Rect(left + slack, top + slack, max(0, right - left - 2 * slack), max(0, bottom - top - 2 * slack)))
    }
    region = box(graph.region)
    stepRegions = graph.steps.map { box($0.region) }
    if isTurned, graph.region != nil, steps.contains(where: { !$0.operation.isExact(through: linear) }) {
      let scale = (Point(linear.a, linear.b).length, Point(linear.c, linear.d).length)
      own = [PlacedFilterGraph(graph, through: Projection(.scale(scale.0, scale.1)), at: center)]
      toPixels = AffineTransform.scale(1 / scale.0, 1 / scale.1).concatenating(transform.affine)
    }
  }

  /// The distance in pixels that a pixel's color can spread in all steps.
  var margin: (x: Int, y: Int) {
    guard let graph = own.first else { return marginOnPixels }
    let (x, y) = (Double(graph.marginOnPixels.x), Double(graph.marginOnPixels.y))
    // Both resamplings interpolate.
    return (
      Int(saturating: (abs(toPixels.a) * x + abs(toPixels.c) * y).rounded(.up)) + 2,
      Int(saturating: (abs(toPixels.b) * x + abs(toPixels.d) * y).rounded(.up)) + 2
    )
  }

  /// The distance in pixels that a pixel's color can spread if the steps are applied to the canvas' pixels.
  private var marginOnPixels: (x: Int, y: Int) {
    steps.reduce(into: (x: 0, y: 0)) { sum, step in
      switch step.operation {
      case .blur(_, let deviation):
        let sigma = pixels(deviation)
        sum.x += GaussianBlur.margin(sigma.width)
        sum.y += GaussianBlur.margin(sigma.height)
      case .offset(_, let offset):
        let moved = columnsAndRows(offset)
        sum.x += abs(moved.x)
        sum.y += abs(moved.y)
      case .move(_, let offset):
        let moved = distance(offset)
        sum.x += Int(saturating: abs(moved.x).rounded(.up))
        sum.y += Int(saturating: abs(moved.y).rounded(.up))
      case .morphology(_, let radius, _):
        let reach = wholePixels(radius)
        sum.x += reach.x
        sum.y += reach.y
      case .tile:
        sum.x += region.map { $0.maxX - $0.minX } ?? 0
        sum.y += region.map { $0.maxY - $0.minY } ?? 0
      case .convolve(_, let convolution):
        sum.x += convolution.columns
        sum.y += convolution.rows
      case .displace(_, _, let displacement):
        let reach = wholePixels(displacement.scale)
        sum.x += reach.x
        sum.y += reach.y
      case .light:
        sum.x += 1
        sum.y += 1
      default: break
      }
    }
  }

  /// True if another image is an input.
  var usesSecondImage: Bool { steps.contains { $0.operation.inputs.contains(.picture) } }

  /// The rectangle that may be painted even if the layer is transparent there.
  var floodedBox: PixelRect? {
    let floods = steps.contains { step in
      switch step.operation {
      case .flood: true
      case .composite(_, _, .arithmetic(_, _, _, let constant)): constant > 0
      case .colors(_, let factors): factors.count == 20 && factors[19] > 0
      case .transfer, .tile, .turbulence, .light: true
      case .convolve(_, let convolution): convolution.bias > 0
      default: false
      }
    }
    return floods ? region : nil
  }

  /// Returns the standard deviations along the axes of the canvas for standard deviations along the layer's axes.
  func pixels(_ deviation: Size) -> Size {
    let (x, y) = (deviation.width, deviation.height)
    return Size(
      (linear.a * linear.a * x * x + linear.c * linear.c * y * y).squareRoot(),
      (linear.b * linear.b * x * x + linear.d * linear.d * y * y).squareRoot())
  }

  /// Converts an offset to pixels; zero if it is unreasonably large.
  func distance(_ offset: Size) -> Point {
    let moved = linear.apply(Point(offset.width, offset.height))
    return abs(moved.x) < 1e6 && abs(moved.y) < 1e6 ? moved : .zero
  }

  /// Converts an offset to whole pixels; halves are rounded to the left and up, as in browsers.
  func columnsAndRows(_ offset: Size) -> (x: Int, y: Int) {
    let moved = linear.apply(Point(offset.width, offset.height))
    func whole(_ value: Double) -> Int { abs(value) < 1e6 ? Int(saturating: (value - 0.5).rounded(.up)) : 0 }
    return (whole(moved.x), whole(moved.y))
  }

  /// Converts a distance along the layer's axes to whole pixels.
  func wholePixels(_ distance: Size) -> (x: Int, y: Int) {
    let seen = pixels(distance)
    func whole(_ value: Double) -> Int { Int(saturating: min(max(0, value), 1e5).rounded()) }
    return (whole(seen.width), whole(seen.height))
  }

  /// Returns the light with its positions in pixels.
  func placed(_ lighting: FilterGraph.Lighting) -> FilterGraph.Lighting {
    let scale = ((linear.a * linear.a + linear.b * linear.b + linear.c * linear.c + linear.d * linear.d) / 2)
      .squareRoot()
    func place(_ point: SIMD3<Double>) -> SIMD3<Double> {
      let seen = placement.apply(Point(point.x, point.y))
      return SIMD3(seen.x, seen.y, point.z * scale)
    }
    var result = lighting
    switch lighting.source {
    case .distant: break
    case .point(let point): result.source = .point(place(point))
    case .spot(let point, let target, let exponent, let cone):
      result.source = .spot(place(point), at: place(target), exponent: exponent, cone: cone)
    }
    return result
  }

  /// Replaces the image on `canvas` with the result of the last step.
  ///
  /// - Parameters:
  ///   - canvas: The image.
  ///   - picture: Another image with the same box, if the graph uses one.
  ///   - memory: The working memory of blurs.
  ///   - surfaces: The pool for the images of the steps.
  func apply(to canvas: Canvas, with picture: Canvas?, memory: ScratchMemory, surfaces: SurfacePool) {
    if !applyInOwnSpace(to: canvas, with: picture, memory: memory, surfaces: surfaces) {
      applyOnPixels(canvas, with: picture, memory: memory, surfaces: surfaces)
    }
  }

  /// The maximum number of pixels of an image in the layer's own space; beyond it, accuracy is not worth the cost.
  private static let maximumOwnPixelCount = 1 << 25

  /// The peak memory use of the steps' images, in bytes per pixel.
  var bytesPerPixel: Int {
    let picture = MemoryLayout<UInt32>.size
    let readers = lastReaders
    // Besides the images of steps, there are a copy of the source and an input converted to another color space.
    var (kept, maximum) = (Set<Int>(), 0)
    for (index, step) in steps.enumerated() {
      kept.insert(index)
      let fields = step.operation.usesFields ? 2 * MemoryLayout<SIMD4<Float>>.size : 0
      maximum = max(maximum, (kept.count + 2 + (usesSecondImage ? 1 : 0)) * picture + fields)
      kept = kept.filter { (readers[$0] ?? steps.count) > index }
    }
    return maximum
  }

  /// For each step, the index of the last step that reads its image.
  var lastReaders: [Int: Int] {
    var readers: [Int: Int] = [:]
    for (index, step) in steps.enumerated() {
      for case .step(let input) in step.operation.inputs { readers[input] = index }
    }
    return readers
  }

  /// Applies the steps in the layer's own space; returns false if that isn't necessary, or too expensive.
  private func applyInOwnSpace(
    to canvas: Canvas, with picture: Canvas?, memory: ScratchMemory, surfaces: SurfacePool
  ) -> Bool {
    guard let graph = own.first, let fromPixels = toPixels.inverted, let region = graph.region else { return false }
    let pixels = Rect(
      Double(canvas.box.minX), Double(canvas.box.minY), Double(canvas.box.width), Double(canvas.box.height))
    guard let reach = PixelRect(around: fromPixels.boundingBox(of: pixels)) else { return false }
    let box = region.intersection(reach)
    guard box.area <= Self.maximumOwnPixelCount else { return false }
    guard !box.isEmpty else {
      canvas.clear(outside: .empty)
      return true
    }
    func resampled(_ canvas: Canvas) -> FilterImage {
      let result = FilterImage(box, on: surfaces, isLinear: false)
      let field = PixelField(canvas).resampled(box, through: toPixels)
      result.withCanvas { field.write(to: $0) }
      return result
    }
    let other = picture.map { resampled($0) }
    let result = resampled(canvas).withCanvas { own in
      if let other {
        other.withCanvas { graph.applyOnPixels(own, with: $0, memory: memory, surfaces: surfaces) }
      } else {
        graph.applyOnPixels(own, with: nil, memory: memory, surfaces: surfaces)
      }
      return PixelField(own)
    }
    result.resampled(canvas.box, through: fromPixels).write(to: canvas)
    return true
  }

  private func applyOnPixels(
    _ canvas: Canvas, with picture: Canvas?, memory: ScratchMemory, surfaces: SurfacePool
  ) {
    var painter = FilterGraphPainter(self, canvas: canvas, picture: picture, memory: memory, surfaces: surfaces)
    for index in steps.indices {
      // The image is discarded when the task is canceled.
      if Task.isCancelled { return }
      painter.paint(index)
    }
    painter.result?.withCanvas { canvas.copy($0) }
  }
}

extension AffineTransform {
  /// True if the transform rotates or skews rectangles, other than by quarter turns.
  fileprivate var isTurned: Bool {
    let slack = 1e-6 * max(abs(a), abs(b), abs(c), abs(d))
    return !(abs(b) <= slack && abs(c) <= slack) && !(abs(a) <= slack && abs(d) <= slack)
  }

  /// True if the transform maps circles to circles.
  fileprivate var keepsCircles: Bool {
    let (across, down) = (a * a + b * b, c * c + d * d)
    let slack = 1e-6 * max(across, down)
    return abs(across - down) <= slack && abs(a * c + b * d) <= slack
  }
}

extension FilterGraph.Operation {
  /// True if the operation converts its inputs or its result to a ``PixelField``.
  fileprivate var usesFields: Bool {
    switch self {
    case .morphology, .tile, .convolve, .displace, .turbulence, .light: true
    case .blur, .offset, .move, .flood, .merge, .composite, .blend, .colors, .transfer: false
    }
  }

  /// Returns whether the operation can be applied to the pixels of a rotated or skewed layer.
  fileprivate func isExact(through linear: AffineTransform) -> Bool {
    switch self {
    case .blur(_, let deviation): deviation.width == deviation.height && linear.keepsCircles
    case .morphology, .tile, .convolve, .displace, .light: false
    case .offset, .move, .flood, .merge, .composite, .blend, .colors, .transfer, .turbulence: true
    }
  }
}
