/// Curves of one property that share their axes, for at most as many layers and variants as there are colors.
package struct PlotPanel: Sendable {
  /// The title above the panel.
  package let title: String
  /// The series, each with its own color.
  package let series: [PlotSeries]

  /// True if the panel shows strips of color rather than curves.
  package var isOfColors: Bool { if case .colors = series.first?.values { true } else { false } }

  /// The unit's symbol; empty for none.
  package var symbol: String { series.first?.unit.symbol ?? "" }

  /// The maximum number of curves that can be distinguished.
  private static let maximumSeriesCount = 8
  /// The maximum number of panels for one property.
  private static let maximumPropertyCount = 6

  /// Groups series by property, in order of first appearance.
  ///
  /// For a property of a large number of layers, only a sample of the layers is shown.
  package static func all(of series: [PlotSeries]) -> [PlotPanel] {
    var order: [String] = []
    var groups: [String: [PlotSeries]] = [:]
    for one in series {
      if groups[one.property] == nil { order.append(one.property) }
      groups[one.property, default: []].append(one)
    }
    return order.flatMap { property in
      let group = groups[property] ?? []
      if group.count > maximumPropertyCount * maximumSeriesCount {
        let chosen = (0..<maximumSeriesCount).map { group[$0 * (group.count - 1) / (maximumSeriesCount - 1)] }
        return [PlotPanel(title: "\(property)  \(maximumSeriesCount) of \(group.count)", series: chosen)]
      }
      let count = (group.count + maximumSeriesCount - 1) / maximumSeriesCount
      // The series are distributed evenly over the panels.
      let size = (group.count + count - 1) / max(1, count)
      return (0..<count).map { index in
        let title = count > 1 ? "\(property)  \(index + 1)/\(count)" : property
        return PlotPanel(title: title, series: Array(group[(index * size)..<min(group.count, (index + 1) * size)]))
      }
    }
  }
}
