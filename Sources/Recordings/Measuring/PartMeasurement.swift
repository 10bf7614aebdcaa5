import Arithmetic
import Geometry

/// Measures the motions of a part's properties from its track.
package struct PartMeasurement {
  /// The track of the part.
  private let track: PartTrack
  /// The times of all frames of the recording, in seconds.
  private let times: [Double]
  /// Points per pixel of the measured frames.
  private let unit: Double
  private let fitter = MotionFitter()
  /// The track in the frames with a clear view of the part.
  private let clear: (times: [Double], moments: [PartMoments])

  /// The minimum changes of properties that count as motion.
  private enum Threshold {
    /// The distance, in pixels of the measured frames.
    static let position = 0.3
    static let scale = 0.012
    /// The width or the height, in pixels of the measured frames.
    static let extent = 0.5
    static let degrees = 1.0
    static let opacity = 0.04
    static let color = 8.0
    /// The minimum contrast at which the opacity is certain, from 0 to 255, and as a fraction of the maximum contrast.
    static let certainContrast = 26.0
    static let certainFraction = 0.3
    /// The range of the time for which a fading part is too faint to be detected, in seconds.
    static let faintTime = 0.034...0.25
    /// The distance of a color from the straight line of a fade, from 0 to 255, and as a fraction of the contrast.
    static let fadeNoise = 14.0
    static let fadeTurn = 0.17
  }

  /// Creates a measurement of a part.
  ///
  /// - Parameters:
  ///   - track: The track of the part.
  ///   - times: The times of all frames, in seconds.
  ///   - unit: Points per pixel of the measured frames.
  package init(_ track: PartTrack, times: [Double], unit: Double) {
    self.track = track
    self.times = times
    self.unit = unit
    let indices = track.clearIndices
    clear = (indices.map { track.times[$0] }, indices.map { track.moments[$0] })
  }

  /// The part with its motions; nil if nothing moves.
  package var part: MeasuredPart? {
    guard let first = clear.moments.first, track.times.count >= 4 else { return nil }
    var motions = positions + scales
    motions += rotations + appearances
    guard !motions.isEmpty else { return nil }
    let size = (first.deviations.x * 12.0.squareRoot() * unit, first.deviations.y * 12.0.squareRoot() * unit)
    return MeasuredPart(
      number: track.number,
      frame: Rect(first.x * unit - size.0 / 2, first.y * unit - size.1 / 2, size.0, size.1),
      color: [first.color.x, first.color.y, first.color.z],
      motions: motions.sorted { $0.motion.begin < $1.motion.begin },
      path: series([{ $0.x * unit }, { $0.y * unit }]),
      extent: extents,
      size: turns ? ownSize : extents,
      angle: angles.isEmpty ? nil : MotionSeries(times: clear.times, components: [angles]),
      shade: series([{ $0.color.x }, { $0.color.y }, { $0.color.z }, { $0.contrast }]))
  }

  private func series(_ components: [(PartMoments) -> Double]) -> MotionSeries {
    MotionSeries(times: track.times, components: components.map { track.moments.map($0) })
  }

  /// Returns values of the part in the frames with a clear view of it.
  private func clearSeries(_ components: [(PartMoments) -> Double]) -> MotionSeries {
    MotionSeries(times: clear.times, components: components.map { clear.moments.map($0) })
  }

  private var positions: [MeasuredMotion] {
    let both = clearSeries([{ $0.x * unit }, { $0.y * unit }])
    let threshold = Threshold.position * unit
    return Self.significant(
      motions(
        both, .position, parts: [.positionX, .positionY], threshold: threshold, minimumNoise: 0.055 * unit),
      threshold: threshold)
  }

  /// Returns the motions that end away from their initial value, or that go far before they return.
  ///
  /// A small deviation that returns to its initial value is a compression artifact, of a part that moves or changes its
  /// color.
  private static func significant(_ motions: [MeasuredMotion], threshold: Double) -> [MeasuredMotion] {
    motions.filter { measured in
      zip(measured.motion.from, measured.motion.to).contains { abs($0 - $1) > threshold }
        || measured.data.components.contains { range($0) > 4 * threshold }
    }
  }

  private var scales: [MeasuredMotion] {
    guard let first = clear.moments.first, first.xx > 1, first.yy > 1, !turns else {
      guard let first = clear.moments.first, first.area > 4, turns else { return [] }
      let uniform = clearSeries([{ ($0.area / first.area).squareRoot() }])
      return motions(uniform, .scale, parts: [], threshold: 2 * Threshold.scale, minimumNoise: 0.004)
    }
    let both = clearSeries([{ ($0.xx / first.xx).squareRoot() }, { ($0.yy / first.yy).squareRoot() }])
    // If only the opacity of a part changes, its measured scales are noise.
    // A change of less than a fraction of a pixel comes from the positions of the edges between pixels.
    let extent = 12.0.squareRoot() * min(first.deviations.x, first.deviations.y)
    let threshold = max(Threshold.scale, Threshold.extent / max(1, extent))
    return Self.significant(
      motions(both, .scale, parts: [.scaleX, .scaleY], threshold: threshold, minimumNoise: 0.002), threshold: threshold)
  }

  /// The angle of the longer axis in degrees, without jumps by half a turn; empty for parts that are about as long as
  /// wide.
  private var angles: [Double] {
    var angles: [Double] = []
    for part in clear.moments {
      let difference = part.xx - part.yy
      let length = (difference * difference + 4 * part.xy * part.xy).squareRoot()
      guard length > 0.15 * (part.xx + part.yy) else { return [] }
      let angle = 0.5 * atan2(2 * part.xy, difference) * 180 / .pi
      let last = angles.last ?? angle
      angles.append(angle - ((angle - last) / 180).rounded() * 180)
    }
    return angles
  }

  /// The width and the height of a rectangle with the same extent, in points.
  private var extents: MotionSeries {
    series([{ $0.deviations.x * 12.0.squareRoot() * unit }, { $0.deviations.y * 12.0.squareRoot() * unit }])
  }

  /// The width and the height along the axes of an elongated part; the width is along the axis that is nearly horizontal
  /// in the first clear frame.
  private var ownSize: MotionSeries {
    let first = (angles.first ?? 0) / 180
    let isLongerWide = abs(first - first.rounded()) <= 0.25
    func length(_ part: PartMoments, isLonger: Bool) -> Double {
      let difference = part.xx - part.yy
      let apart = (difference * difference + 4 * part.xy * part.xy).squareRoot()
      return unit * (6 * max(0, part.xx + part.yy + (isLonger ? apart : -apart))).squareRoot()
    }
    return series([{ length($0, isLonger: isLongerWide) }, { length($0, isLonger: !isLongerWide) }])
  }

  private var turns: Bool {
    guard let low = angles.min(), let high = angles.max() else { return false }
    return high - low > 2 * Threshold.degrees
  }

  private var rotations: [MeasuredMotion] {
    let angles = angles
    guard turns, let first = angles.first else { return [] }
    // A part that begins at an angle may have been rotated from the start.
    let start = abs(first) < 2 ? 0 : first
    let series = MotionSeries(times: clear.times, components: [angles.map { $0 - first + start }])
    return motions(series, .rotation, parts: [], threshold: Threshold.degrees, minimumNoise: 0.1)
  }

  /// The motions of opacity or color, whichever explains the measured colors.
  private var appearances: [MeasuredMotion] {
    let differences = track.moments.map { $0.color - $0.ground }
    func length(_ vector: SIMD4<Double>) -> Double { (vector * vector).sum().squareRoot() }
    guard let strongest = differences.max(by: { length($0) < length($1) }), length(strongest) > 0 else { return [] }
    // A part with a constant color has neither; its contrast changes with its background.
    let colors = series([{ $0.color.x }, { $0.color.y }, { $0.color.z }])
    guard colors.components.contains(where: { Self.range($0) > Threshold.color }) else { return [] }
    // A fade changes the length of the difference from the background, and a change of color its direction, too. In a
    // faint part and in single frames, a different direction is noise.
    let direction = strongest / length(strongest)
    let turnedCount = differences.count { difference in
      let across = length(difference - direction * (difference * direction).sum())
      return across > max(Threshold.fadeNoise, Threshold.fadeTurn * length(difference))
    }
    let isFade = turnedCount <= max(2, differences.count / 20)
    if !isFade {
      return motions(colors, .color, parts: [], threshold: Threshold.color, minimumNoise: 1)
    }
    return motions(fade, .opacity, parts: [], threshold: Threshold.opacity, minimumNoise: 0.006)
  }

  /// The opacity over time, as a fraction of its maximum, in the frames in which it is certain.
  ///
  /// Before a part appears and after it disappears, its opacity is 0. Just after and before, the part is too faint to be
  /// detected, or to be told from the noise; an opacity of 0 there would make fades too short.
  private var fade: MotionSeries {
    let greatest = track.moments.map(\.contrast).max() ?? 1
    let certain = min(Threshold.certainContrast, Threshold.certainFraction * greatest)
    guard let first = self.times.first, let last = self.times.last, let start = track.times.first,
      let end = track.times.last
    else { return MotionSeries(times: [], components: [[]]) }
    // A part that enters or leaves the frame at its edge doesn't fade.
    let appears = start - first > 1e-6 && track.moments.first?.isCut == false
    let disappears = last - end > 1e-6 && track.moments.last?.isCut == false
    var seen = track.moments.indices[...]
    if appears { seen = seen.drop { track.moments[$0].contrast < certain } }
    while disappears, let last = seen.last, track.moments[last].contrast < certain { seen.removeLast() }
    var times = seen.map { track.times[$0] }
    let counts = track.moments.filter { $0.contrast >= 0.5 * greatest }.map(\.pixelCount).sorted()
    let count = counts.isEmpty ? 0 : counts[counts.count / 2]
    let levels = seen.map { track.moments[$0].median(ofPixelCount: count) }
    let full = max(1, levels.max() ?? 1)
    var values = levels.map { $0 / full }
    if appears {
      let faint = faintTime(track.moments.map(\.contrast), track.times)
      let before = self.times.prefix { $0 < start - faint }
      let hidden = before.isEmpty ? [first] : Array(before)
      times = hidden + times
      values = hidden.map { _ in 0 } + values
    }
    if disappears {
      let faint = faintTime(track.moments.reversed().map(\.contrast), track.times.reversed())
      let after = self.times.drop { $0 <= end + faint }
      let hidden = after.isEmpty ? [last] : Array(after)
      times += hidden
      values += hidden.map { _ in 0 }
    }
    return MotionSeries(times: times, components: [values])
  }

  /// Returns the time for which a part may be too faint to be detected before it appears, in seconds.
  ///
  /// A linear fade takes as long to appear as to double its contrast then; one that is eased takes longer.
  ///
  /// - Parameters:
  ///   - contrasts: The contrasts, beginning with the first one that is seen.
  ///   - times: The times, in ascending order, or in descending order for a part that disappears.
  /// - Returns: The time.
  private func faintTime(_ contrasts: [Double], _ times: [Double]) -> Double {
    guard let first = contrasts.first, let double = contrasts.firstIndex(where: { $0 >= 2 * first }) else {
      return Threshold.faintTime.lowerBound
    }
    let doubling = abs(times[double] - times[0])
    return max(Threshold.faintTime.lowerBound, min(Threshold.faintTime.upperBound, 3 * doubling))
  }

  /// Returns the motions of a property, split into its components if a single motion doesn't explain both.
  private func motions(
    _ series: MotionSeries, _ property: MeasuredProperty, parts: [MeasuredProperty], threshold: Double,
    minimumNoise: Double
  ) -> [MeasuredMotion] {
    var fitter = fitter
    fitter.minimumNoise = minimumNoise
    fitter.popThreshold = property.popThreshold
    let noise = series.components.map(MovementFinder.noise).max() ?? 0
    let limit = max(threshold, 5 * noise)
    func motions(in movement: MovementFinder.Movement) -> [MeasuredMotion] {
      let data = series.part(movement.surroundings)
      let offset = movement.surroundings.lowerBound
      let samples = movement.samples.lowerBound - offset..<movement.samples.upperBound - offset
      guard let joint = fitter.fit(data, movement: samples, noise: noise) else { return [] }
      let moving = parts.indices.filter { index in
        max(abs(joint.to[index] - joint.from[index]), Self.range(data.components[index])) > limit
      }
      if moving.count == 1, let only = moving.first {
        let single = MotionSeries(times: data.times, components: [data.components[only]])
        return fitter.fit(single, movement: samples, noise: noise).map {
          [MeasuredMotion(property: parts[only], motion: $0, data: single)]
        } ?? []
      }
      if moving.count == 2, joint.residual > 2 * joint.noise {
        let separate = moving.compactMap { index -> MeasuredMotion? in
          let single = MotionSeries(times: data.times, components: [data.components[index]])
          return fitter.fit(single, movement: samples, noise: noise).map {
            MeasuredMotion(property: parts[index], motion: $0, data: single)
          }
        }
        if separate.count == 2, separate.allSatisfy({ $0.motion.residual < 0.6 * joint.residual }) { return separate }
      }
      return [MeasuredMotion(property: property, motion: joint, data: data)]
    }
    var found: [(movement: MovementFinder.Movement, motions: [MeasuredMotion])] = []
    for movement in MovementFinder.movements(series, threshold: limit) {
      // A spring can rest at a turning point, if the recording lacks frames there; its next swing is not another motion.
      if let last = found.last, let swinging = last.motions.first, last.motions.count == 1,
        movement.isSwing(after: last.movement, in: series)
      {
        let whole = last.movement.joined(with: movement)
        let joint = motions(in: whole)
        if joint.count == 1, let motion = joint.first?.motion, motion.pace.dampingRatio != nil,
          motion.residual
            <= max(Self.swingSlack * max(swinging.motion.residual, motion.noise), Self.swingError * motion.reach)
        {
          found[found.count - 1] = (whole, joint)
          continue
        }
      }
      found.append((movement, motions(in: movement)))
    }
    return found.flatMap(\.motions)
  }

  /// The maximum residual of a spring with a further swing, as a multiple of the residual without it.
  private static let swingSlack = 1.3
  /// The maximum residual of a spring with a further swing, as a fraction of its distance.
  private static let swingError = 0.005

  private static func range(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
}
