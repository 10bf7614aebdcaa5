import Geometry

/// The drawing of a touch: a ring, disc, or dot that shrinks as the finger presses, followed by its recent path, and
/// that fades when the finger is lifted.
struct TouchIndicator {
  /// The duration of the touch-down animation, in seconds.
  private static let press = 0.08
  /// The width of each of the two lines around a finger, in points.
  private static let lineWidth = 1.0
  /// The color of the tint, without a color of the style.
  private static let gray = Color(red: 0.35, green: 0.38, blue: 0.42)
  /// The scale of the ring at the start of touching down and at the end of lifting.
  private static let lifted = 1.35

  let trail: FingerTrails.Trail
  let style: TouchStyle

  /// Appends the drawing at a time of the stage.
  func append(to nodes: inout [Snapshot.Node], at time: Double) {
    guard let last = trail.points.last, time >= trail.start else { return }
    let gone = trail.end.map { (time - $0) / FingerTrails.fadeDuration } ?? 0
    guard gone < 1 else { return }
    let pressed = min(1, (time - trail.start) / Self.press)
    let scale = Self.lifted + (1 - Self.lifted) * pressed + (Self.lifted - 1) * max(0, gone)
    let opacity = 1 - max(0, gone)
    if let shape = trailShape(until: time) { append(shape, opacity: opacity, to: &nodes) }
    for line in lines(around: last.location, scale: scale) { append(line, opacity: opacity, to: &nodes) }
  }

  /// The tint of a finger at an opacity.
  private func tint(_ opacity: Double) -> Color {
    var color = style.color ?? Self.gray
    color.alpha *= opacity
    return color
  }

  /// The opacity of the tint inside a finger.
  private var fill: Double {
    switch style.shape {
    // The tint is faint enough to leave the touched layer recognizable.
    case .ring: style.color == nil ? 0.1 : 0.2
    case .disc: 0.5
    case .dot: 0.95
    }
  }

  /// Returns the outline: a dark line with a light one inside it, visible on any background.
  private func lines(around center: Point, scale: Double) -> [LayerProperties] {
    let dark = style.color.map { _ in tint(0.9) } ?? Color(red: 0.2, green: 0.22, blue: 0.26, alpha: 0.5)
    let light = Color(red: 1, green: 1, blue: 1, alpha: 0.8)
    return [(dark, 0.0), (light, Self.lineWidth)].map { color, inset in
      var properties = LayerProperties()
      let size = style.diameter * scale - 2 * inset
      properties.frame = Rect(center.x - size / 2, center.y - size / 2, size, size)
      properties.cornerRadius = size / 2
      properties.borderWidth = Self.lineWidth
      properties.borderColor = color
      if inset > 0 { properties.backgroundColor = tint(fill) }
      return properties
    }
  }

  private func trailShape(until time: Double) -> LayerProperties? {
    let recent = trail.points.filter { time - $0.time <= FingerTrails.visibleDuration }.map(\.location)
    guard let first = recent.first, recent.contains(where: { $0 != first }) else { return nil }
    var path = Path()
    path.move(to: first)
    for point in recent.dropFirst() { path.line(to: point) }
    var shape = ShapeContent(path: path)
    shape.fillColor = nil
    shape.strokeColor = tint(style.shape == .ring ? fill : 0.25)
    shape.lineWidth = style.diameter * 0.6
    shape.lineCap = .round
    shape.lineJoin = .round
    var properties = LayerProperties()
    properties.content = .shape(shape)
    return properties
  }

  private func append(_ properties: LayerProperties, opacity: Double, to nodes: inout [Snapshot.Node]) {
    var properties = properties
    properties.opacity = opacity
    nodes.append(
      Snapshot.Node(
        name: "finger", properties: properties, transform: Projection(properties.transformToSuperlayer),
        end: nodes.count + 1))
  }
}
