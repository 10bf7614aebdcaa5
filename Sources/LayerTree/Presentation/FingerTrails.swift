import Geometry

/// The recent positions of fingers, for showing them.
final class FingerTrails {
  /// A finger's path since it came down.
  struct Trail {
    let finger: Int
    let start: Double
    /// The time of lifting; nil while the finger is down.
    var end: Double?
    var points: [(time: Double, location: Point)]
  }

  private(set) var trails: [Trail] = []

  /// Restores the paths when an instant is over.
  func keepTrails(until instant: InBetween) {
    instant.whenOver { [self, trails] in self.trails = trails }
  }

  /// Records where a finger is at a time of the stage.
  func note(_ sample: TouchSample, at time: Double) {
    trails.removeAll { $0.end.map { time - $0 > FingerPicture.fade } ?? false }
    let down = trails.lastIndex { $0.finger == sample.finger && $0.end == nil }
    if sample.phase == .began {
      guard down == nil else { return }
      trails.append(Trail(finger: sample.finger, start: time, end: nil, points: [(time, sample.location)]))
    } else if let down {
      trails[down].points.removeAll { time - $0.time > FingerPicture.trail }
      trails[down].points.append((time, sample.location))
      if sample.phase != .moved { trails[down].end = time }
    }
  }
}
