package import LayerTree
package import Review

/// A number of a part over time, as measured and as fitted.
package struct MeasuredCurve: Sendable {
  /// The part, as in `part 1`.
  package let part: String
  /// The key path, as in `position.x`.
  package let property: String
  /// The unit; angles are in degrees.
  package let unit: AnimatableProperty.Unit
  /// The times of the measured values, in seconds.
  package let times: [Double]
  /// The measured values.
  package let values: [Double]
  /// A description of the functions.
  package let text: String
  /// The motions, sorted by begin time, each with the index of the number among its components.
  private let motions: [(motion: FittedMotion, index: Int)]

  /// Returns the curves of a measurement, in the order of its parts and their movements.
  package static func all(of measurement: RecordingMeasurement) -> [MeasuredCurve] {
    measurement.parts.flatMap { part in
      var order: [String] = []
      var groups: [String: [(measured: MeasuredMotion, index: Int)]] = [:]
      for measured in part.motions {
        for (index, name) in measured.property.keyPaths(count: measured.motion.from.count).enumerated() {
          if groups[name] == nil { order.append(name) }
          groups[name, default: []].append((measured, index))
        }
      }
      return order.map { MeasuredCurve("part \(part.number)", $0, groups[$0] ?? []) }
    }
  }

  private init(_ part: String, _ property: String, _ group: [(measured: MeasuredMotion, index: Int)]) {
    (self.part, self.property) = (part, property)
    unit = group.first?.measured.property.unit ?? .none
    var data: [Double: Double] = [:]
    for (measured, index) in group {
      for (time, value) in zip(measured.data.times, measured.data.components[index]) { data[time] = value }
    }
    times = data.keys.sorted()
    values = times.map { data[$0] ?? 0 }
    motions = group.map { ($0.measured.motion, $0.index) }.sorted { $0.motion.begin < $1.motion.begin }
    text = motions.map(\.motion.pace.text).reduce(into: []) { texts, text in
      if texts.last != text { texts.append(text) }
    }.joined(separator: ", then ")
  }

  /// Returns the measured value at a time, interpolated linearly.
  package func measured(at time: Double) -> Double {
    MotionSeries(times: times, components: [values]).values(at: time).first ?? 0
  }

  /// Returns the value of the fitted functions at a time, given by the last motion that has begun.
  package func fit(at time: Double) -> Double {
    guard let (motion, index) = motions.last(where: { $0.motion.begin <= time }) ?? motions.first else { return 0 }
    return motion.values(at: time)[index]
  }
}

extension MeasuredProperty {
  /// Returns the key paths of the components, in order.
  func keyPaths(count: Int) -> [String] {
    switch self {
    case .position: ["position.x", "position.y"]
    case .positionX, .positionY, .opacity: [rawValue]
    case .scale: count == 2 ? ["transform.scale.x", "transform.scale.y"] : ["transform.scale"]
    case .scaleX, .scaleY, .rotation: ["transform.\(rawValue)"]
    case .color: ["red", "green", "blue"].map { "backgroundColor, \($0)" }
    }
  }

  /// The unit of the values.
  var unit: AnimatableProperty.Unit {
    switch self {
    case .position, .positionX, .positionY: .points
    case .scale, .scaleX, .scaleY, .opacity: .ratio
    case .rotation: .angle
    case .color: .none
    }
  }
}

extension Plot {
  /// Creates a plot of a measurement: the measured values as dots, and the fitted functions as lines.
  ///
  /// - Parameters:
  ///   - title: The title above the plot.
  ///   - measurement: The measurement.
  ///   - options: The drawing options; velocities are omitted.
  package init(title: String, _ measurement: RecordingMeasurement, options: Options = Options()) {
    let step = 1.0 / 240
    let series = MeasuredCurve.all(of: measurement).flatMap { curve -> [PlotSeries] in
      guard let first = curve.times.first, let last = curve.times.last else { return [] }
      let times = Array(stride(from: first, through: last, by: max(step, (last - first) / 4000)))
      func series(_ label: String, _ times: [Double], _ values: [Double], isMeasured: Bool) -> PlotSeries {
        PlotSeries(
          layer: curve.part, variant: label, property: curve.property, unit: curve.unit, times: times, numbers: values,
          isMeasured: isMeasured)
      }
      return [
        series("measured", curve.times, curve.values, isMeasured: true),
        series(curve.text, times, times.map(curve.fit), isMeasured: false),
      ]
    }
    var options = options
    options.showsVelocity = false
    self.init(title: title, series: series, options: options)
  }
}
