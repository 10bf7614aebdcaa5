import Geometry

/// The legend of a panel, with a description of its curves and their movements.
enum PlotLegend {
  private static let width = 232.0

  /// Draws the legend beside a panel, from the drawing's current vertical position.
  ///
  /// - Returns: The height of the legend, in points.
  static func draw(_ panel: PlotPanel, symbol: String, into drawing: inout PlotDrawing) -> Double {
    let theme = drawing.theme
    var y = drawing.y
    for (index, series) in panel.series.enumerated() {
      let color = theme.series[index % theme.series.count]
      let x = drawing.legendX
      drawing.svg.line(from: Point(x, y + 8), to: Point(x + 16, y + 8), color, width: 3)
      // If the name is too long for one line, the engines are written on a second line.
      let isLong = PlotDrawing.width(of: series.name, size: 11.5) > width - 22
      let names =
        isLong && !series.engines.isEmpty ? [series.title, series.engines.joined(separator: ", ")] : [series.name]
      for name in names {
        drawing.svg.text(
          PlotDrawing.shortened(name, to: width - 22, size: 11.5), at: Point(x + 22, y + 12), size: 11.5, theme.ink,
          weight: 500)
        y += 17
      }
      for line in details(of: series, symbol: symbol, isBrief: panel.series.count > 4) {
        drawing.svg.text(
          PlotDrawing.shortened(line, to: width - 22, size: 10.5), at: Point(x + 22, y + 10), size: 10.5,
          theme.secondaryInk)
        y += 14
      }
      y += 5
    }
    return y - drawing.y
  }

  /// Returns a description of a curve: its last completed movement, and its maximum speed.
  private static func details(of series: PlotSeries, symbol: String, isBrief: Bool) -> [String] {
    guard case .numbers = series.values, !series.isMeasured else { return [] }
    var lines: [String] = []
    let completed = series.movements.filter { $0.settling != nil }
    if let movement = completed.last, let settling = series.settling(of: movement) {
      let overshoot = (movement.overshoot * 100).text(decimals: 1)
      let settled = "settles after \(settling.text()) s"
      if isBrief {
        lines.append(movement.overshoot > 0 ? "+\(overshoot) %, \(settled)" : settled)
      } else {
        let farthest = movement.peak.map { "overshoot \(overshoot) % at \(series.times[$0].text()) s" }
        lines += [farthest, "\(settled), at \((series.start(of: movement) + settling).text()) s"].compactMap(\.self)
        if completed.count > 1 { lines.append("last of \(completed.count) completed moves") }
      }
    }
    let fastest = series.velocity.compactMap(\.self).reduce(0) { max($0, abs($1)) }
    if !isBrief, fastest > 0 {
      lines.append("fastest \(fastest.text(decimals: 1)) \(symbol.isEmpty ? "per s" : symbol + "/s")")
    }
    return lines
  }
}
