import Geometry
import LayerTree

/// A drawing of motion paths, with dots at equal time intervals: the closer the dots, the slower the motion.
struct PathsDrawing {
  let paths: [(layer: String, points: [Point?])]

  /// Adds the paths above everything else.
  ///
  /// - Parameters:
  ///   - result: The drawing to add to.
  ///   - frame: The frame of the canvas.
  ///   - ticksPerDot: The number of ticks from one dot to the next.
  ///   - theme: The colors; dots are outlined in the background color.
  ///   - color: Returns the color at a tick.
  func append(
    to result: inout Snapshot, in frame: Rect, ticksPerDot: Int, theme: Theme, color: (_ tick: Int) -> Color
  ) {
    guard !paths.isEmpty else { return }
    let stage = Stage(size: frame.size, background: .clear)
    func add(_ path: Path, fill: Color?, stroke: Color?, width: Double) {
      var shape = ShapeContent(path: path)
      shape.fillColor = fill
      shape.strokeColor = stroke
      shape.lineWidth = width
      shape.lineCap = .round
      shape.lineJoin = .round
      let layer = Layer(name: "way", frame: frame)
      layer.model.content = .shape(shape)
      stage.root.addSublayer(layer)
    }
    let halo = Color(red: 1, green: 1, blue: 1, alpha: 0.85)
    var outlines = Path()
    for (_, points) in paths {
      for (from, to) in zip(points, points.dropFirst()) {
        if let from, let to, from != to { outlines.append(Self.line(from, to)) }
      }
    }
    add(outlines, fill: nil, stroke: halo, width: 3.5)
    let ticks = paths.map(\.points.count).max() ?? 0
    for tick in 0..<ticks {
      var (line, dots) = (Path(), Path())
      for (_, points) in paths where tick < points.count {
        guard let place = points[tick] else { continue }
        if tick > 0, let before = points[tick - 1], before != place { line.append(Self.line(before, place)) }
        if tick % ticksPerDot == 0 {
          // A layer at rest has a single dot.
          let last = tick >= ticksPerDot ? points[tick - ticksPerDot] : nil
          if last.map({ Self.distance($0, place) > 0.25 }) ?? true {
            dots.append(.ellipse(in: Rect(place.x - 2.5, place.y - 2.5, 5, 5)))
          }
        }
      }
      let color = color(tick)
      if !line.elements.isEmpty { add(line, fill: nil, stroke: color, width: 1.5) }
      if !dots.elements.isEmpty { add(dots, fill: color, stroke: halo, width: 1) }
    }
    result.append(stage.snapshot(), at: .zero)
  }

  private static func line(_ from: Point, _ to: Point) -> Path {
    var path = Path()
    path.move(to: from)
    path.line(to: to)
    return path
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
