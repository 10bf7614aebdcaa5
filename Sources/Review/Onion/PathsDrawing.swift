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
  ///   - texts: Rectangles in which nothing is drawn, so that their texts stay readable.
  ///   - color: Returns the color at a tick.
  func append(
    to result: inout Snapshot, in frame: Rect, ticksPerDot: Int, avoiding texts: [Rect],
    color: (_ tick: Int) -> Color
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
    func isHidden(_ point: Point) -> Bool {
      texts.contains { $0.minX <= point.x && point.x <= $0.maxX && $0.minY <= point.y && point.y <= $0.maxY }
    }
    var outlines = Path()
    for (_, points) in paths {
      for (from, to) in zip(points, points.dropFirst()) {
        if let from, let to, from != to, !isHidden(to) { outlines.append(Self.line(from, to)) }
      }
    }
    add(outlines, fill: nil, stroke: halo, width: 3)
    let ticks = paths.map(\.points.count).max() ?? 0
    for tick in 0..<ticks {
      var (line, dots) = (Path(), Path())
      for (_, points) in paths where tick < points.count {
        guard let place = points[tick], !isHidden(place) else { continue }
        if tick > 0, let before = points[tick - 1], before != place { line.append(Self.line(before, place)) }
        if tick % ticksPerDot == 0 {
          // A layer at rest has a single dot.
          let last = tick >= ticksPerDot ? points[tick - ticksPerDot] : nil
          if last.map({ Self.distance($0, place) > 0.25 }) ?? true {
            dots.append(.ellipse(in: Rect(place.x - 2, place.y - 2, 4, 4)))
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

extension Snapshot {
  /// The frames of visible texts on the canvas, with a margin for the marks around them.
  var textFrames: [Rect] {
    nodes.compactMap { node in
      guard case .text(let text) = node.properties.content, !text.string.isEmpty, node.properties.opacity > 0 else {
        return nil
      }
      let bounds = node.properties.bounds
      let corners = [
        Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY), Point(bounds.minX, bounds.maxY),
        Point(bounds.maxX, bounds.maxY),
      ].map(node.transform.apply)
      let (x, y) = (corners.map(\.x), corners.map(\.y))
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max(), left.isFinite,
        right.isFinite, top.isFinite, bottom.isFinite
      else { return nil }
      return Rect(left, top, right - left, bottom - top).insetBy(-3)
    }
  }
}
