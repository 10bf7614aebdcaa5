package import Geometry

/// The position and scale of a scene's canvas in a recording, and the scene's begin time.
package struct RecordingAlignment: Hashable, Sendable {
  /// Pixels per point of the recording.
  package var scale: Double
  /// The position of the canvas's top left corner, in pixels.
  package var origin: Point
  /// The begin time of the scene in the recording, in seconds; negative if the recording begins later.
  package var start: Double

  /// Creates an alignment.
  package init(scale: Double, origin: Point, start: Double) {
    (self.scale, self.origin, self.start) = (scale, origin, start)
  }

  /// Converts a part of the recording from pixels to the points and times of the scene.
  func part(_ part: MeasuredPart) -> MeasuredPart {
    func times(_ series: MotionSeries, _ change: (_ value: Double, _ component: Int) -> Double) -> MotionSeries {
      MotionSeries(
        times: series.times.map { $0 - start },
        components: series.components.enumerated().map { index, values in values.map { change($0, index) } })
    }
    let frame = part.frame
    return MeasuredPart(
      number: part.number,
      frame: Rect(
        (frame.minX - origin.x) / scale, (frame.minY - origin.y) / scale, frame.width / scale, frame.height / scale),
      color: part.color,
      motions: part.motions.map(motion),
      path: times(part.path) { ($0 - ($1 == 0 ? origin.x : origin.y)) / scale },
      extent: times(part.extent) { value, _ in value / scale },
      size: times(part.size) { value, _ in value / scale },
      angle: part.angle.map { times($0) { value, _ in value } },
      shade: times(part.shade) { value, _ in value })
  }

  /// Returns a motion of the recording in the scene's points and times.
  private func motion(_ measured: MeasuredMotion) -> MeasuredMotion {
    /// Positions are converted to points; the values of all other properties do not depend on pixels.
    func placed(_ values: [Double]) -> [Double] {
      switch measured.property {
      case .position: zip(values, [origin.x, origin.y]).map { ($0 - $1) / scale }
      case .positionX: values.map { ($0 - origin.x) / scale }
      case .positionY: values.map { ($0 - origin.y) / scale }
      case .scale, .scaleX, .scaleY, .rotation, .opacity, .color: values
      }
    }
    let motion = measured.motion
    let data = measured.data
    // Each time has the values of all components.
    let values = data.times.indices.map { index in placed(data.components.map { $0[index] }) }
    return MeasuredMotion(
      property: measured.property,
      motion: motion.moved(by: -start).between(placed(motion.from), placed(motion.to)),
      data: MotionSeries(
        times: data.times.map { $0 - start },
        components: data.components.indices.map { component in values.map { $0[component] } }))
  }
}
