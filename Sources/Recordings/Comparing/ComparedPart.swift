/// A part of a scene and the matching part of a recording, in the scene's points and times.
package struct ComparedPart: Sendable {
  /// The name of the layer, or of the recording's part.
  package let name: String
  /// The part of the scene; nil for a part that only the recording has.
  package let scene: MeasuredPart?
  /// The part of the recording; nil if it is missing.
  package let recording: MeasuredPart?

  /// The minimum range of a number that counts as moving, in points, degrees, or levels of 255.
  private static let minimumRange = 0.5

  /// Returns the numbers of a part over time that move in the scene or in the recording.
  ///
  /// - Parameter part: The part of the scene or of the recording.
  /// - Returns: The key paths, each with the series of a single number; angles are in degrees.
  package func curves(of part: MeasuredPart) -> [(property: String, series: MotionSeries)] {
    let both = [scene, recording].compactMap(\.self)
    let moving = Set(
      both.flatMap { Self.numbers(of: $0) }.filter { number in
        let values = number.series.components[0]
        return (values.max() ?? 0) - (values.min() ?? 0) > Self.minimumRange
      }.map(\.property))
    let aspects = Set(both.flatMap(\.motions).map { PartAspect($0.property) })
    return Self.numbers(of: part).filter { aspects.contains($0.aspect) && moving.contains($0.property) }
      .map { ($0.property, $0.series) }
  }

  /// Returns all numbers of a part over time.
  private static func numbers(
    of part: MeasuredPart
  ) -> [(aspect: PartAspect, property: String, series: MotionSeries)] {
    PartAspect.allCases.flatMap { aspect in
      let (series, names): (MotionSeries?, [String]) =
        switch aspect {
        case .position: (part.path, ["position.x", "position.y"])
        case .size: (part.size, ["bounds.size.width", "bounds.size.height"])
        case .rotation: (part.angle, ["transform.rotation"])
        case .color: (part.fade, ["difference from the ground"])
        }
      guard let series else { return [(aspect: PartAspect, property: String, series: MotionSeries)]() }
      return zip(names, series.components).map { name, values in
        (aspect, name, MotionSeries(times: series.times, components: [values]))
      }
    }
  }
}
