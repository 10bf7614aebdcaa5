import Geometry
import LayerTree

/// A plot of the values and velocities of properties over time.
package struct Plot: Sendable {
  /// The drawing options.
  package struct Options: Sendable {
    /// The colors.
    package var theme = Theme(.light)
    /// The width, in points.
    package var width = 1000.0
    /// True to draw the velocity below each value.
    package var showsVelocity = true
    /// The displayed time range, in seconds; nil for the range with motion.
    package var range: ClosedRange<Double>?
    /// The maximum number of panels; further panels are left out.
    package var maximumPanelCount = 12

    /// Creates the standard options.
    package init() {}
  }

  /// The title above the plot.
  package let title: String
  /// The drawing options.
  package let options: Options
  /// The panels, from top to bottom.
  package let panels: [PlotPanel]
  /// The event marks of the first source.
  package let marks: [EventMark]
  /// The displayed time range, in seconds.
  package let range: ClosedRange<Double>
  /// The number of panels that are left out.
  package let leftOut: Int

  /// Creates a plot of all tracks of the sources.
  ///
  /// - Parameters:
  ///   - title: The title above the plot.
  ///   - sources: The traces; the events of the first one are marked.
  ///   - options: The drawing options.
  package init(title: String, sources: [PlotSource], options: Options = Options()) {
    self.title = title
    self.options = options
    let all = PlotPanel.all(of: sources.flatMap(PlotSeries.all))
    panels = Array(all.prefix(options.maximumPanelCount))
    leftOut = all.count - panels.count
    let layers = Set(panels.flatMap(\.series).map(\.layer))
    let marks = sources.first.map { EventMark.all(in: $0.trace, of: layers) } ?? []
    range = options.range ?? Self.range(of: sources)
    self.marks = marks.filter { [range] in range.contains($0.time) }
  }

  /// Creates a plot of series, with a time range that contains all of them.
  ///
  /// - Parameters:
  ///   - title: The title above the plot.
  ///   - series: The series; series of the same property share their axes.
  ///   - options: The drawing options.
  package init(title: String, series: [PlotSeries], options: Options = Options()) {
    self.title = title
    self.options = options
    let all = PlotPanel.all(of: series)
    panels = Array(all.prefix(options.maximumPanelCount))
    leftOut = all.count - panels.count
    marks = []
    let times = series.flatMap(\.times)
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    range = options.range ?? first...max(last, first + 0.1)
  }

  /// Returns the range from just before the first event until everything is at rest, rounded to tenths of a second.
  private static func range(of sources: [PlotSource]) -> ClosedRange<Double> {
    let end = sources.compactMap(\.trace.times.last).max() ?? 0
    let motion = Trace.timeOfMotion(in: sources.map(\.trace))
    let (first, last) = (motion.lowerBound, motion.upperBound)
    guard first < last else { return 0...max(end, 0.1) }
    let low = max(0, ((first - 0.05) * 10 + 1e-6).rounded(.down) / 10)
    let high = min(max(end, low + 0.1), ((last + 0.05) * 10 - 1e-6).rounded(.up) / 10)
    return low...high
  }
}

extension Plot {
  /// The plot as an SVG file.
  ///
  /// The `data-` attributes of its root element give the position of the time axis, so that a page can draw a playhead
  /// over it.
  package var svg: String {
    var drawing = PlotDrawing(self)
    return drawing.draw()
  }
}
