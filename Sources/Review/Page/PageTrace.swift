import Arithmetic
import Geometry
package import LayerTree
import Motion

/// The values of a clip that change, in the form sent to the page.
///
/// A run lists values only where they change: `[tick, value, tick, value, …]`, where a value consists of one or more
/// numbers. Tracks refer to their runs by index, since many layers move in the same way.
package struct PageTrace: Sendable {
  /// One object: `rate` in ticks per second, `ticks`, `runs`, `tracks`, `events`, `touches`, `motions`, and the timing
  /// table as HTML.
  package let json: String

  /// Encodes a trace for the page.
  ///
  /// - Throws: `CancellationError` when the task is canceled.
  package init(_ trace: Trace, rules: [FollowRule] = []) throws {
    let last = trace.times.last ?? 0
    let rate = last > 0 ? Double(trace.times.count - 1) / last : 60
    var runs = Runs()
    let timing = TimingTable(title: "", trace: trace, rules: rules)
    let tracks = try trace.tracks.compactMap { track in
      try Task.checkCancellation()
      return Self.json(track, &runs)
    }
    json = """
      {"rate":\(PageText.number(rate)),"ticks":\(trace.times.count),
      "runs":[\(runs.list.map { "[\($0)]" }.joined(separator: ",\n"))],
      "tracks":[\(tracks.joined(separator: ",\n"))],
      "events":[\(trace.events.map(Self.json).joined(separator: ",\n"))],
      "touches":[\(trace.fingers.map(Self.json).joined(separator: ","))],
      "motions":[\(MotionBar.all(in: trace, timing).map(\.json).joined(separator: ",\n"))],
      "timing":\(timing.isEmpty ? "null" : PageText.quoted(timing.htmlTable))}
      """
  }

  /// A property of a part over time, at every tick.
  package struct Curve: Sendable {
    /// The layer, or the part of a recording.
    package let layer: String
    /// The property.
    package let property: String
    /// The unit; angles are in radians.
    package let unit: AnimatableProperty.Unit
    /// The value at every tick.
    package let values: [Double]

    /// Creates a curve.
    package init(layer: String, property: String, unit: AnimatableProperty.Unit, values: [Double]) {
      (self.layer, self.property, self.unit, self.values) = (layer, property, unit, values)
    }
  }

  /// A part of a recording, drawn above its images.
  package struct Outline: Sendable {
    /// The name.
    package let name: String
    /// For each frame that shows the part: the time in seconds, the center and the size in points, and the angle in
    /// degrees.
    package let frames: [(time: Double, x: Double, y: Double, width: Double, height: Double, angle: Double)]

    /// Creates an outline.
    package init(
      name: String, frames: [(time: Double, x: Double, y: Double, width: Double, height: Double, angle: Double)]
    ) {
      (self.name, self.frames) = (name, frames)
    }
  }

  /// Creates a trace from curves without a stage, such as the curves of a recording.
  ///
  /// - Parameters:
  ///   - curves: The curves, each with the same number of values.
  ///   - rate: Ticks per second.
  ///   - outlines: The parts to draw over the images; nil for none.
  package init(_ curves: [Curve], rate: Double, outlines: [Outline]? = nil) {
    var runs = Runs()
    let tracks = curves.map { curve -> String in
      let run = runs.number(of: Self.run(curve.values.map { .number($0) }, 1).text)
      return """
        {"layer":\(PageText.quoted(curve.layer)),"property":\(PageText.quoted(curve.property)),\
        "unit":"\(curve.unit.rawValue)","kind":"number","width":1,"shown":\(run),"model":\(run)}
        """
    }
    let parts = outlines.map { outlines in
      let list = outlines.map { outline in
        let numbers = outline.frames.flatMap { [$0.time, $0.x, $0.y, $0.width, $0.height, $0.angle] }
        return
          "{\"name\":\(PageText.quoted(outline.name)),\"frames\":[\(numbers.map(PageText.number).joined(separator: ","))]}"
      }
      return ",\"parts\":[\(list.joined(separator: ",\n"))]"
    }
    json = """
      {"rate":\(PageText.number(rate)),"ticks":\(curves.first?.values.count ?? 1),
      "runs":[\(runs.list.map { "[\($0)]" }.joined(separator: ",\n"))],
      "tracks":[\(tracks.joined(separator: ",\n"))],
      "events":[],"touches":[],"motions":[],"timing":null\(parts ?? "")}
      """
  }

  /// The runs without duplicates.
  private struct Runs {
    private(set) var list: [String] = []
    private var known: [String: Int] = [:]

    mutating func number(of run: String) -> Int {
      if let number = known[run] { return number }
      known[run] = list.count
      list.append(run)
      return list.count - 1
    }
  }

  /// Returns a track as JSON; nil if its motion is imperceptible.
  private static func json(_ track: Trace.Track, _ runs: inout Runs) -> String? {
    let width = width(of: track.presentation + track.model)
    let (shown, model) = (run(track.presentation, width), run(track.model, width))
    guard shown.changes || model.changes || shown.text != model.text else { return nil }
    return """
      {\(head(layer: track.layer, track.property, width)),\
      "shown":\(runs.number(of: shown.text)),"model":\(runs.number(of: model.text))}
      """
  }

  /// Returns the members of a track's JSON object that describe its property, with the number of components of each value:
  /// nil for text.
  static func head(layer: String, _ property: AnimatableProperty, _ width: Int?) -> String {
    """
    "layer":\(PageText.quoted(layer)),"property":\(PageText.quoted(property.keyPath)),\
    "unit":"\(property.unit.rawValue)","kind":"\(width == nil ? "text" : kind(property))","width":\(width ?? 1)
    """
  }

  private static func kind(_ property: AnimatableProperty) -> String {
    switch property.kind {
    case .color, .colors: "color"
    default: "number"
    }
  }

  /// Returns the number of components in each value; nil if it varies, or if the values aren't numeric.
  static func width(of values: [AnimatableValue]) -> Int? {
    guard let first = values.first, first.kind != .contents else { return nil }
    let width = first.allComponents.count
    return values.allSatisfy { $0.allComponents.count == width } ? width : nil
  }

  private static func run(_ values: [AnimatableValue], _ width: Int?) -> (text: String, changes: Bool) {
    var parts: [String] = []
    var last = ""
    for (tick, value) in values.enumerated() {
      let text = text(value, width)
      if text != last { parts.append("\(tick),\(text)") }
      last = text
    }
    return (parts.joined(separator: ","), parts.count > 1)
  }

  /// Returns the components of a value, separated by commas; one text if there is no width.
  static func text(_ value: AnimatableValue, _ width: Int?) -> String {
    if case .contents(let mix) = value { return PageText.quoted(describe(mix)) }
    let numbers = value.allComponents.map(PageText.number)
    return width == nil ? PageText.quoted(numbers.joined(separator: " ")) : numbers.joined(separator: ",")
  }

  private static func describe(_ mix: ContentsMix) -> String {
    let (from, to) = (mix.from?.name ?? "none", mix.to?.name ?? "none")
    return from == to ? to : "\(from) → \(to) \(Int(saturating: (mix.progress * 100).rounded())) %"
  }

  static func json(_ event: StageEvent) -> String {
    """
    [\(PageText.number(event.time)),"\(event.kind.rawValue)",\(PageText.quoted(event.layer)),\
    \(PageText.quoted(event.subject)),\(event.key.map(PageText.quoted) ?? "null")]
    """
  }

  static func json(_ touch: StageTouch) -> String {
    """
    [\(PageText.number(touch.time)),\(touch.finger),"\(touch.phase.rawValue)",\
    \(PageText.number(touch.location.x)),\(PageText.number(touch.location.y))]
    """
  }
}
