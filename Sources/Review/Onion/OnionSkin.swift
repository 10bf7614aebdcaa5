import Arithmetic
package import Geometry
package import LayerTree
import Motion

/// A motion in one image: the ghosts of moving layers, tinted by time, and their paths.
package struct OnionSkin: Sendable {
  /// The drawing options.
  package struct Options: Sendable {
    /// The colors of the page.
    package var theme = Theme(.light)
    /// The number of ticks between two dots on a path.
    package var ticksPerDot = 2
    /// True to draw the paths.
    package var showsPaths = true

    /// Creates the standard options.
    package init() {}
  }

  private static let margin = 28.0
  private static let buckets = 24

  private let title: String
  private let ghosts: [Snapshot]
  private let layers: Set<String>
  private let paths: MotionPaths
  private let options: Options
  private let range: ClosedRange<Double>

  /// Creates an onion skin.
  ///
  /// - Parameters:
  ///   - title: The title above the image.
  ///   - ghosts: The snapshots at several times, in order; the last one is drawn in its own colors.
  ///   - layers: The layers with ghosts; sublayers are included with their superlayers.
  ///   - paths: The paths of the layers over the same time range.
  ///   - options: The drawing options.
  package init(
    title: String, ghosts: [Snapshot], of layers: Set<String>, paths: MotionPaths, options: Options = Options()
  ) {
    self.title = title
    self.ghosts = ghosts
    self.layers = layers
    self.paths = paths
    self.options = options
    let first = min(ghosts.first?.time ?? 0, paths.times.first ?? .infinity)
    let last = max(ghosts.last?.time ?? 0, paths.times.last ?? 0)
    range = first...max(last, first)
  }

  /// Returns the layers of a trace that move, rotate, or change their shape; if there are none, all layers that change.
  package static func movingLayers(in trace: Trace) -> Set<String> {
    let shapes = ["position", "bounds", "anchorPoint", "transform", "zPosition", "stroke", "path", "lineWidth"]
    let moving = trace.tracks.filter { track in
      shapes.contains { track.property.keyPath.hasPrefix($0) && !track.property.keyPath.hasSuffix("Color") }
        && PlotSeries.isMoving(track)
    }
    return Set((moving.isEmpty ? trace.tracks : moving).map(\.layer))
  }

  private func fraction(_ time: Double) -> Double {
    range.upperBound > range.lowerBound ? (time - range.lowerBound) / (range.upperBound - range.lowerBound) : 1
  }

  /// Returns the finished page.
  package func snapshot() -> Snapshot {
    let canvas = ghosts.first?.canvasSize ?? Size(1, 1)
    let (margin, theme) = (Self.margin, options.theme)
    let width = max(canvas.width, 380) + 2 * margin
    let top = margin + 44
    let size = Size(width, top + canvas.height + 48 + margin)
    let page = ReviewPage(size: size, theme: theme)
    page.text(title, in: Rect(margin, margin - 4, width - 2 * margin, 26), size: 19, weight: 650)
    page.box(Rect(margin, top, canvas.width, canvas.height).insetBy(-1), fill: theme.surface, border: theme.line)
    legend(at: Point(margin, top + canvas.height + 16), width: width - 2 * margin, on: page)
    var result = page.snapshot()
    result.append(picture(canvas), at: Point(margin, top))
    return result
  }

  /// Returns the canvas with the ghosts, the final state, and the paths.
  private func picture(_ canvas: Size) -> Snapshot {
    guard let last = ghosts.last else {
      return Snapshot(time: 0, canvasSize: canvas, background: .clear, nodes: [])
    }
    var result = Snapshot(time: last.time, canvasSize: canvas, background: .clear, nodes: [])
    let frame = Rect(origin: .zero, size: canvas)
    for part in OnionLayering(of: ghosts, moving: layers).parts {
      var final = last.keeping(part.paths)
      if part.isMoving {
        var before = final
        for ghost in ghosts.dropLast().map({ $0.keeping(part.paths) }) {
          // While layers are at rest, only one ghost is drawn, and none in the final state.
          if !ghost.isAlike(before), !ghost.isAlike(final) { append(ghost, to: &result) }
          before = ghost
        }
      }
      if part.paths.contains(""), !final.nodes.isEmpty { final.nodes[0].properties.backgroundColor = last.background }
      result.append(final, at: .zero)
    }
    let wrapper = PathsDrawing(paths: options.showsPaths ? Array(paths.all.prefix(MotionPaths.maximumPathCount)) : [])
    wrapper.append(to: &result, in: frame, ticksPerDot: options.ticksPerDot, avoiding: last.textFrames) { tick in
      TimeTint.color(at: fraction(paths.times[tick]))
    }
    // The drawing is clipped to the canvas.
    var cut = Self.container(frame, end: result.nodes.count + 1)
    cut.properties.masksToBounds = true
    cut.isCanvas = true
    cut.properties.effects.isIsolated = last.background.alpha < 1
    var whole = Snapshot(time: last.time, canvasSize: canvas, background: .clear, nodes: [cut])
    whole.append(result, at: .zero)
    return whole
  }

  /// Adds a ghost: the faint layers, covered by the color for their time in the shape of the layers.
  private func append(_ ghost: Snapshot, to result: inout Snapshot) {
    var shape = ghost
    // Only the final state has shadows: many of them would make a smear. Drawings have shadows in filter graphs.
    for index in shape.nodes.indices where shape.nodes[index].properties.effects != .none {
      shape.nodes[index].properties.effects.shadow.opacity = 0
      shape.nodes[index].properties.effects.filterGraph = nil
      shape.nodes[index].properties.effects.backgroundFilters = .none
    }
    let frame = Rect(origin: .zero, size: shape.canvasSize)
    let count = shape.nodes.count
    guard count > 0 else { return }
    var group = Snapshot(
      time: shape.time, canvasSize: shape.canvasSize, background: .clear,
      nodes: [Self.container(frame, end: 2 + 2 * count)])
    // Earlier ghosts are fainter.
    group.nodes[0].properties.opacity = 0.3 + 0.35 * fraction(shape.time)
    group.append(shape, at: .zero)
    var tint = Self.container(frame, end: 2 + 2 * count)
    tint.maskEnd = 2 + 2 * count
    var color = TimeTint.color(at: fraction(shape.time))
    color.alpha = 0.85
    tint.properties.backgroundColor = color
    group.nodes.append(tint)
    group.append(shape, at: .zero)
    result.append(group, at: .zero)
  }

  /// Returns an empty layer with the size of the canvas.
  private static func container(_ frame: Rect, end: Int) -> Snapshot.Node {
    var properties = LayerProperties()
    properties.frame = frame
    return Snapshot.Node(name: "", properties: properties, transform: .identity, end: end)
  }

  private func legend(at origin: Point, width: Double, on page: ReviewPage) {
    let theme = options.theme
    let bar = 168.0
    let first = "\(range.lowerBound.text()) s"
    let firstWidth = (PlotDrawing.width(of: first, size: 11.5) + 8).rounded(.up)
    page.text(first, in: Rect(origin.x, origin.y, firstWidth, 16), size: 11.5, theme.secondaryInk)
    for bucket in 0..<Self.buckets {
      let step = bar / Double(Self.buckets)
      page.box(
        Rect(origin.x + firstWidth + Double(bucket) * step, origin.y + 3, step, 10),
        fill: TimeTint.color(at: Double(bucket) / Double(Self.buckets - 1)))
    }
    let end = origin.x + firstWidth + bar + 8
    page.text(
      "\(range.upperBound.text()) s", in: Rect(end, origin.y, 60, 16), size: 11.5, theme.secondaryInk)
    page.text(
      spacing, in: Rect(origin.x, origin.y + 20, width, 16), size: 11.5, theme.secondaryInk)
  }

  /// A description of the time intervals between ghosts and between dots.
  private var spacing: String {
    let steps = zip(ghosts, ghosts.dropFirst()).map { $1.time - $0.time }
    var words = ["\(ghosts.count) ghosts"]
    if let step = steps.first, steps.allSatisfy({ abs($0 - step) < 1e-6 }) {
      words[0] = "a ghost every \(step.text()) s"
    }
    let times = paths.times
    if options.showsPaths, times.count > options.ticksPerDot, !paths.all.isEmpty {
      words.append("a dot every \((times[options.ticksPerDot] - times[0]).text()) s")
    }
    return words.joined(separator: ", ")
  }
}

/// The color scale for time, from dark violet at the beginning through red to yellow.
///
/// It is the middle 80 % of Matplotlib's color map “plasma” (CC0). Its lightness increases linearly, so the order is
/// visible with every kind of color vision, and in grayscale.
package enum TimeTint {
  private static let stops: [UInt32] = [0x41049D, 0x6A00A8, 0x8F0DA4, 0xB12A90, 0xCC4778, 0xE16462, 0xF2844B, 0xFCA636]

  /// Returns the color at a fraction of the time range, from 0 to 1.
  package static func color(at fraction: Double) -> Color {
    let place = max(0, min(1, fraction)) * Double(stops.count - 1)
    let index = min(Int(saturating: place), stops.count - 2)
    let (from, to, share) = (Color(hex: stops[index]), Color(hex: stops[index + 1]), place - Double(index))
    return Color(
      red: from.red + (to.red - from.red) * share, green: from.green + (to.green - from.green) * share,
      blue: from.blue + (to.blue - from.blue) * share)
  }
}
