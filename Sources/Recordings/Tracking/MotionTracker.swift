/// Tracks the parts of a recording from frame to frame.
package struct MotionTracker: Sendable {
  /// The tracks of the parts found so far.
  package private(set) var tracks: [PartTrack] = []
  private let finder: FrameParts
  private var frame = -1

  /// The number of frames after which a part that reappears counts as a new one.
  private static let maximumAbsence = 12
  /// The maximum change of a part's area between two frames, as a ratio.
  private static let growth = 1.6

  /// Creates a tracker with the background of the recording.
  package init(_ ground: Ground) { finder = FrameParts(ground: ground) }

  /// Tracks the parts in the next frame.
  ///
  /// - Parameters:
  ///   - picture: The frame.
  ///   - times: The times when the frame is shown, in seconds.
  package mutating func add(_ picture: WorkingFrame, at times: [Double]) {
    let parts = finder.parts(of: picture)
    for time in times { add(parts, at: time) }
  }

  private mutating func add(_ parts: [PartMoments], at time: Double) {
    frame += 1
    // The nearest pairs are matched first.
    var pairs: [(distance: Double, track: Int, part: Int)] = []
    for (number, track) in tracks.enumerated() where frame - track.lastFrame <= Self.maximumAbsence {
      guard let last = track.moments.last else { continue }
      for (index, part) in parts.enumerated() {
        let (dx, dy) = (part.x - track.expected.x, part.y - track.expected.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        let extent = 2 * (last.deviations.x + last.deviations.y) + 4
        let ratio = max(part.area, last.area) / max(1, min(part.area, last.area))
        if distance < 2 * extent, ratio < Self.growth * Double(max(1, frame - track.lastFrame)) {
          pairs.append((distance + extent * (ratio - 1 + last.unlikeness(part)), number, index))
        }
      }
    }
    pairs.sort { ($0.distance, $0.track, $0.part) < ($1.distance, $1.track, $1.part) }
    var (usedTracks, usedParts) = (Set<Int>(), Set<Int>())
    for pair in pairs where !usedTracks.contains(pair.track) && !usedParts.contains(pair.part) {
      usedTracks.insert(pair.track)
      usedParts.insert(pair.part)
      tracks[pair.track].add(parts[pair.part], frame: frame, time: time)
    }
    for (index, part) in parts.enumerated() where !usedParts.contains(index) {
      // Two overlapping parts look like a single larger part, but not a new one.
      let covered = tracks.indices.filter { !usedTracks.contains($0) && Self.covers(part, tracks[$0], frame) }
      if !covered.isEmpty {
        for number in covered { tracks[number].skip(frame: frame) }
        // The first pixels of a part that fades in are much smaller than the part.
        if let number = covered.first, covered.allSatisfy({ tracks[$0].isFaint }) {
          usedTracks.insert(number)
          tracks[number].add(part, frame: frame, time: time)
        }
        continue
      }
      var track = PartTrack(number: tracks.count + 1)
      track.add(part, frame: frame, time: time)
      tracks.append(track)
    }
  }

  /// Returns whether a part covers the expected position of a lost part.
  private static func covers(_ part: PartMoments, _ track: PartTrack, _ frame: Int) -> Bool {
    guard frame - track.lastFrame <= maximumAbsence, let last = track.moments.last, part.area > last.area else {
      return false
    }
    let reach = (x: 2.5 * part.deviations.x + 2, y: 2.5 * part.deviations.y + 2)
    return abs(track.expected.x - part.x) < reach.x && abs(track.expected.y - part.y) < reach.y
  }
}
