import Geometry

/// The drawing of one panel of a plot.
enum PlotPanelDrawing {
  private static let valueHeight = 168.0
  private static let velocityHeight = 74.0
  private static let gap = 14.0
  private static let stripHeight = 18.0

  static func draw(_ panel: PlotPanel, into drawing: inout PlotDrawing) {
    let theme = drawing.theme
    drawing.svg.text(
      panel.title, at: Point(drawing.left, drawing.y), size: 13, theme.ink, weight: 600,
      note: panel.symbol, theme.secondaryInk)
    drawing.y += 9
    if panel.isOfColors {
      strips(panel, into: &drawing)
    } else {
      curves(panel, symbol: panel.symbol, into: &drawing)
    }
  }

  private static func curves(_ panel: PlotPanel, symbol: String, into drawing: inout PlotDrawing) {
    let theme = drawing.theme
    let top = drawing.y
    let legendHeight = PlotLegend.draw(panel, symbol: symbol, into: &drawing)
    let velocities = drawing.plot.options.showsVelocity ? panel.series.map(\.velocity) : []
    let lower = velocities.isEmpty ? 0 : velocityHeight + gap
    let height = max(valueHeight, legendHeight - lower)
    let visible = panel.series.flatMap { visibleValues(of: $0, in: drawing.plot.range) }
    // The labels of overshoots need room.
    let overshoots = panel.series.flatMap(\.movements).filter { $0.peak != nil }
    let axis = AxisScale(
      bounds(
        visible, above: overshoots.contains { $0.to > $0.from } ? 0.08 : 0,
        below: overshoots.contains { $0.to < $0.from } ? 0.08 : 0), count: 6, isWidened: true)
    let area = Rect(drawing.left, top, drawing.width, height)
    frame(area, axis, showsTimes: velocities.isEmpty, into: &drawing)
    for (index, series) in panel.series.enumerated() {
      guard case .numbers(let shown, let model) = series.values else { continue }
      let color = theme.series[index % theme.series.count]
      if series.isMeasured {
        for (time, value) in zip(series.times, shown) where drawing.plot.range.contains(time) && value.isFinite {
          let y = area.maxY - axis.fraction(of: value) * area.height
          drawing.svg.circle(Point(drawing.x(time), (y * 100).rounded() / 100), radius: 2.2, fill: color)
        }
        continue
      }
      if series.modelDiffers {
        var faint = color
        faint.alpha = 0.75
        drawing.svg.polyline(
          points(series.times, model.map(Optional.some), axis, area, drawing), faint, width: 1.25, dash: "4 3")
      }
      drawing.svg.polyline(
        points(series.times, shown.map(Optional.some), axis, area, drawing), color,
        width: max(1.4, 2.6 - 0.5 * Double(index)))
    }
    for (index, series) in panel.series.enumerated() {
      annotate(
        series, axis, area, theme.series[index % theme.series.count], withText: panel.series.count <= 3, into: &drawing)
    }
    drawing.y = top + height
    guard !velocities.isEmpty else {
      drawing.y += 16
      return
    }
    drawing.y += gap
    let speeds = zip(panel.series, velocities).flatMap { series, velocity in
      zip(series.times, velocity).compactMap { drawing.plot.range.contains($0) ? $1 : nil }
    }
    let speedAxis = AxisScale(bounds(speeds, above: 0.1, below: 0.1), count: 3, isWidened: false)
    let speedArea = Rect(drawing.left, drawing.y, drawing.width, velocityHeight)
    frame(speedArea, speedAxis, showsTimes: true, into: &drawing)
    for (index, (series, velocity)) in zip(panel.series, velocities).enumerated() {
      drawing.svg.polyline(
        points(series.times, velocity, speedAxis, speedArea, drawing), theme.series[index % theme.series.count],
        width: 1.5)
    }
    let label = symbol.isEmpty ? "per s" : "\(symbol)/s"
    drawing.svg.text(
      label, at: Point(speedArea.maxX - 6, speedArea.minY + 13), size: 10, theme.secondaryInk, anchor: .end,
      halo: theme.surface)
    drawing.y = speedArea.maxY + 16
  }

  /// Draws the area of a panel, with its grid, its axes, and the lines of events.
  private static func frame(
    _ area: Rect, _ axis: AxisScale?, showsTimes: Bool, into drawing: inout PlotDrawing
  ) {
    let theme = drawing.theme
    drawing.svg.rect(area, fill: theme.surface, radius: 3)
    for tick in axis?.ticks ?? [] {
      let y = area.maxY - (axis?.fraction(of: tick) ?? 0) * area.height
      drawing.svg.line(from: Point(area.minX, y), to: Point(area.maxX, y), tick == 0 ? theme.line : theme.grid)
      drawing.svg.text(
        tick.text(decimals: axis?.decimals ?? 0), at: Point(area.minX - 8, y + 3.5), size: 10, theme.secondaryInk,
        anchor: .end)
    }
    for tick in drawing.timeAxis.ticks {
      let x = drawing.x(tick)
      drawing.svg.line(from: Point(x, area.minY), to: Point(x, area.maxY), theme.grid)
      if showsTimes {
        let text = tick.text(decimals: drawing.timeAxis.decimals)
        drawing.svg.text(
          tick == drawing.timeAxis.ticks.last ? text + " s" : text, at: Point(x, area.maxY + 14), size: 10,
          theme.secondaryInk, anchor: .middle)
      }
    }
    var drawn: [Double] = []
    for mark in drawing.plot.marks where mark.kind < .interrupt {
      let x = (drawing.x(mark.time) * 2).rounded() / 2
      guard !drawn.contains(x) else { continue }
      drawn.append(x)
      let isTouch = mark.kind == .touch || mark.kind == .lift
      drawing.svg.line(
        from: Point(x, area.minY), to: Point(x, area.maxY), theme.line, width: isTouch ? 1 : 0.75,
        dash: isTouch ? nil : "2 3")
    }
  }

  /// Marks the overshoots and ends of movements.
  private static func annotate(
    _ series: PlotSeries, _ axis: AxisScale, _ area: Rect, _ color: Color, withText: Bool,
    into drawing: inout PlotDrawing
  ) {
    guard case .numbers(let shown, _) = series.values else { return }
    let theme = drawing.theme
    func place(_ tick: Int) -> Point {
      Point(drawing.x(series.times[tick]), area.maxY - axis.fraction(of: shown[tick]) * area.height)
    }
    let range = drawing.plot.range
    for movement in series.movements {
      if let settling = movement.settling, range.contains(series.times[settling]) {
        let end = place(settling)
        drawing.svg.line(from: Point(end.x, end.y - 6), to: Point(end.x, end.y + 6), color, width: 2)
      }
      guard let peak = movement.peak, range.contains(series.times[peak]) else { continue }
      let top = place(peak)
      drawing.svg.circle(top, radius: 3.5, fill: theme.surface, stroke: color, width: 1.75)
      guard withText else { continue }
      let isAbove = movement.to > movement.from
      let y = isAbove ? top.y - 9 : top.y + 16
      drawing.svg.text(
        "+\((movement.overshoot * 100).text(decimals: 1)) %", at: Point(top.x, y), size: 10, theme.ink,
        weight: 500, anchor: .middle, halo: theme.surface)
    }
  }

  /// Draws colors as strips, one below the other.
  private static func strips(_ panel: PlotPanel, into drawing: inout PlotDrawing) {
    let theme = drawing.theme
    let area = Rect(drawing.left, drawing.y, drawing.width, Double(panel.series.count) * (stripHeight + 6) + 6)
    frame(area, nil, showsTimes: true, into: &drawing)
    for (index, series) in panel.series.enumerated() {
      guard case .colors(let colors) = series.values else { continue }
      let y = area.minY + 6 + Double(index) * (stripHeight + 6)
      var tick = colors.startIndex
      while tick < colors.endIndex {
        var end = tick + 1
        while end < colors.endIndex, colors[end] == colors[tick] { end += 1 }
        let last = end < colors.endIndex ? series.times[end] : max(series.times[end - 1], drawing.plot.range.upperBound)
        let (from, to) = (
          max(series.times[tick], drawing.plot.range.lowerBound), min(last, drawing.plot.range.upperBound)
        )
        if from < to {
          drawing.svg.rect(
            Rect(drawing.x(from), y, drawing.x(to) - drawing.x(from) + 0.25, stripHeight), fill: colors[tick])
        }
        tick = end
      }
      let name = PlotDrawing.shortened(series.name, to: 240, size: 11.5)
      drawing.svg.text(name, at: Point(drawing.legendX, y + 13), size: 11.5, theme.ink)
    }
    drawing.y = area.maxY + 16
  }

  private static func visibleValues(of series: PlotSeries, in range: ClosedRange<Double>) -> [Double] {
    guard case .numbers(let shown, let model) = series.values else { return [] }
    let isVisible = series.times.map { range.contains($0) }
    func visible(_ values: [Double]) -> [Double] { zip(values, isVisible).compactMap { $1 ? $0 : nil } }
    return visible(shown) + (series.modelDiffers ? visible(model) : [])
  }

  /// Returns the range of values, extended by fractions of its length.
  private static func bounds(_ values: [Double], above: Double, below: Double) -> ClosedRange<Double> {
    let finite = values.filter(\.isFinite)
    let (low, high) = (finite.min() ?? 0, finite.max() ?? 0)
    return low - below * (high - low)...high + above * (high - low)
  }

  /// Returns the points of a curve in the plotted time range, without the interior points of constant stretches.
  private static func points(
    _ times: [Double], _ values: [Double?], _ axis: AxisScale, _ area: Rect, _ drawing: PlotDrawing
  ) -> [Point?] {
    var points: [Point?] = []
    for (time, value) in zip(times, values) where drawing.plot.range.contains(time) {
      let point = value.flatMap { value -> Point? in
        value.isFinite
          ? Point(drawing.x(time), ((area.maxY - axis.fraction(of: value) * area.height) * 100).rounded() / 100) : nil
      }
      let count = points.count
      if let point, count > 1, let last = points[count - 1], let before = points[count - 2], last.y == point.y,
        before.y == point.y
      {
        points[count - 1] = point
      } else {
        points.append(point)
      }
    }
    return points
  }
}
