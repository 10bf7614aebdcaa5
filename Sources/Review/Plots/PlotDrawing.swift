import Arithmetic
import Geometry

/// The drawing of a plot, from top to bottom.
struct PlotDrawing {
  static let margin = 28.0
  private static let axisWidth = 52.0
  private static let legendWidth = 250.0
  private static let legendGap = 20.0
  private static let noteSeparator = "   ·   "
  private static let laneHeight = 15.0
  private static let maximumLaneCount = 4

  let plot: Plot
  let theme: Theme
  var svg = SVGText()
  /// The vertical position below the content drawn so far.
  var y = PlotDrawing.margin
  let left = PlotDrawing.margin + PlotDrawing.axisWidth
  let width: Double
  let timeAxis: AxisScale

  init(_ plot: Plot) {
    self.plot = plot
    theme = plot.options.theme
    width = plot.options.width - 2 * Self.margin - Self.axisWidth - Self.legendGap - Self.legendWidth
    timeAxis = AxisScale(plot.range, count: max(4, Int(saturating: width / 70)), isWidened: false)
  }

  var legendX: Double { left + width + Self.legendGap }

  func x(_ time: Double) -> Double { left + timeAxis.fraction(of: time) * width }

  mutating func draw() -> String {
    header()
    marks()
    for panel in plot.panels {
      y += 26
      PlotPanelDrawing.draw(panel, into: &self)
    }
    if plot.panels.isEmpty {
      svg.text("Nothing moves.", at: Point(left, y + 20), size: 13, theme.secondaryInk)
      y += 40
    }
    if plot.leftOut > 0 {
      y += 26
      svg.text(
        "\(plot.leftOut) more panels are omitted: choose layers and properties.", at: Point(left, y), size: 11,
        theme.secondaryInk)
    }
    let size = Size(plot.options.width, (y + Self.margin).rounded(.up))
    // Only now is the height of the page known.
    var page = SVGText()
    page.rect(Rect(origin: .zero, size: size), fill: theme.background)
    page.append(svg)
    return page.file(
      size: size, title: plot.title,
      attributes: " data-plot-x=\"\(SVGText.number(left))\" data-plot-width=\"\(SVGText.number(width))\" "
        + "data-from=\"\(plot.range.lowerBound.plainText(decimals: 4))\" "
        + "data-to=\"\(plot.range.upperBound.plainText(decimals: 4))\""
    )
  }

  private mutating func header() {
    svg.text(plot.title, at: Point(Self.margin, y + 16), size: 19, theme.ink, weight: 650)
    y += 36
    let series = plot.panels.flatMap(\.series)
    var notes = [plot.options.showsVelocity ? "value, and velocity below" : "value"]
    if series.contains(where: \.isMeasured) { notes.append("dots: measured, lines: fitted") }
    if series.contains(where: \.modelDiffers) { notes.append("solid: presentation, dashed: model") }
    let movements = series.flatMap(\.movements)
    if movements.contains(where: { $0.peak != nil }) { notes.append("○ farthest overshoot") }
    if movements.contains(where: { $0.settling != nil }) { notes.append("| \(Settling.definition)") }
    var lines = [notes.joined(separator: Self.noteSeparator)]
    if Self.width(of: lines[0], size: 11.5) > plot.options.width - 2 * Self.margin, let last = notes.popLast() {
      lines = [notes.joined(separator: Self.noteSeparator), last]
    }
    for line in lines {
      svg.text(line, at: Point(Self.margin, y), size: 11.5, theme.secondaryInk)
      y += 16
    }
  }

  /// Draws the event marks above the panels, with their labels in as many lanes as necessary.
  ///
  /// The labels of touches are placed first. Marks whose labels don't fit are drawn without a label in a separate lane.
  private mutating func marks() {
    var lanes: [[ClosedRange<Double>]] = Array(repeating: [], count: Self.maximumLaneCount)
    var places: [(mark: EventMark, lane: Int?)] = []
    for mark in plot.marks.sorted(by: { ($0.kind.rank, $0.time) < ($1.kind.rank, $1.time) }) {
      let span = span(of: mark)
      let lane = lanes.firstIndex { $0.allSatisfy { !$0.overlaps(span) } }
      if let lane { lanes[lane].append(span) }
      places.append((mark, lane))
    }
    let last = lanes.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    for (mark, lane) in places {
      let place = Point(x(mark.time), y + 8 + Double(lane ?? last) * Self.laneHeight)
      drawMark(mark.kind, at: place)
      guard lane != nil else { continue }
      let isBefore = standsBefore(mark)
      svg.text(
        label(of: mark), at: Point(place.x + (isBefore ? -8 : 8), place.y + 3.5), size: 10, theme.secondaryInk,
        anchor: isBefore ? .end : .start)
    }
    let count = last + (places.contains { $0.lane == nil } ? 1 : 0)
    y += Double(count) * Self.laneHeight + (count > 0 ? 4 : 0)
  }

  private func label(of mark: EventMark) -> String { Self.shortened(mark.label, to: 150, size: 10) }

  /// Returns whether a label must be placed before its mark, because there is no room after it.
  private func standsBefore(_ mark: EventMark) -> Bool {
    x(mark.time) + Self.width(of: label(of: mark), size: 10) + 14 > legendX + Self.legendWidth
  }

  /// Returns the horizontal extent of a mark and its label, in points.
  private func span(of mark: EventMark) -> ClosedRange<Double> {
    let (x, width) = (x(mark.time), Self.width(of: label(of: mark), size: 10) + 14)
    return standsBefore(mark) ? x - width...x + 6 : x - 6...x + width
  }

  private mutating func drawMark(_ kind: EventMark.Kind, at place: Point) {
    func shape(_ points: (Double, Double)...) -> [Point?] { points.map { Point(place.x + $0.0, place.y + $0.1) } }
    switch kind {
    case .touch: svg.circle(place, radius: 3.5, fill: theme.ink)
    case .lift: svg.circle(place, radius: 3, fill: theme.background, stroke: theme.ink)
    case .begin: svg.polygon(shape((-2.5, -3.5), (3.5, 0), (-2.5, 3.5)), fill: theme.secondaryInk)
    case .retarget: svg.polygon(shape((0, -4), (4, 0), (0, 4), (-4, 0)), fill: theme.secondaryInk)
    case .end: svg.polygon(shape((-2.5, -2.5), (2.5, -2.5), (2.5, 2.5), (-2.5, 2.5)), fill: theme.secondaryInk)
    case .interrupt:
      svg.polyline(shape((-3, -3), (3, 3)) + [nil] + shape((-3, 3), (3, -3)), theme.secondaryInk, width: 1.5)
    }
  }

  /// Returns the approximate width of a text in the page's font, in points.
  static func width(of text: String, size: Double) -> Double { Double(text.count) * size * 0.56 }

  /// Returns a text that fits a width, with its middle replaced by an ellipsis if necessary.
  static func shortened(_ text: String, to width: Double, size: Double) -> String {
    let limit = max(5, Int(saturating: width / (size * 0.56)))
    guard text.count > limit else { return text }
    let half = (limit - 1) / 2
    return text.prefix(limit - 1 - half) + "…" + text.suffix(half)
  }
}
