import Geometry

/// The recent positions of fingers, for drawing them.
final class FingerTrails {
  /// The duration of the fade after the finger is lifted, in seconds.
  static let fadeDuration = 0.25
  /// The duration of the visible part of a path, in seconds.
  static let visibleDuration = 0.2

  /// The path of a finger since it touched down.
  struct Trail {
    let finger: Int
    let start: Double
    /// The time when the finger was lifted; nil while it is down.
    var end: Double?
    var points: [(time: Double, location: Point)]
  }

  private(set) var trails: [Trail] = []

  /// Restores the paths when an instant ends.
  func keepTrails(until instant: InterTickEvaluation) {
    instant.whenOver { [self, trails] in self.trails = trails }
  }

  /// Records the position of a finger at a time of the stage.
  func note(_ sample: TouchSample, at time: Double) {
    trails.removeAll { $0.end.map { time - $0 > Self.fadeDuration } ?? false }
    let down = trails.lastIndex { $0.finger == sample.finger && $0.end == nil }
    if sample.phase == .began {
      guard down == nil else { return }
      trails.append(Trail(finger: sample.finger, start: time, end: nil, points: [(time, sample.location)]))
    } else if let down {
      trails[down].points.removeAll { time - $0.time > Self.visibleDuration }
      trails[down].points.append((time, sample.location))
      if sample.phase != .moved { trails[down].end = time }
    }
  }
}

extension Stage {
  /// The recent positions of fingers.
  var fingerTrails: FingerTrails { companion { FingerTrails() } }
}
