/// Recognizes fragments of parts: a part that fades into the noise breaks up, and each fragment has its own track.
struct PartPieces {
  /// The tracks of the recording.
  let tracks: [PartTrack]

  /// The maximum contrast of a fragment, as a fraction of the part's maximum contrast.
  private static let faint = 0.45
  /// The maximum distance of fragments from the part's box, in pixels.
  private static let reach = 4.0
  /// The minimum cosine of the angle between the colors of a fragment and its part, as differences from the background.
  private static let likeness = 0.8

  /// Returns whether a track is a fragment of another one.
  ///
  /// A fragment is fainter and smaller than the complete part, is inside the part's box, has its color, and is visible
  /// only while the part is faint or not detected.
  func isPiece(_ track: PartTrack) -> Bool {
    tracks.contains { other in other.number != track.number && isPiece(track, of: other) }
  }

  private func isPiece(_ track: PartTrack, of other: PartTrack) -> Bool {
    guard let strongest = other.strongest, let own = track.strongest, own.contrast <= Self.faint * strongest.contrast,
      own.area < strongest.area, own.isLike(strongest, by: Self.likeness)
    else { return false }
    let clear = other.clearIndices
    let clearTimes = clear.map { other.times[$0] }
    return zip(track.times, track.moments).allSatisfy { time, part in
      let nearest = other.index(near: time)
      let whole = other.moments[nearest]
      let isSeen = abs(other.times[nearest] - time) < 1e-6
      guard !isSeen || whole.contrast <= Self.faint * strongest.contrast else { return false }
      // A faint part is measured as a fragment, so the box of the complete part is used if it is larger.
      let (x, y) = (
        max(whole.deviations.x, strongest.deviations.x) * 3.0.squareRoot() + Self.reach,
        max(whole.deviations.y, strongest.deviations.y) * 3.0.squareRoot() + Self.reach
      )
      let middle = other.moments[clear[PartTrack.index(near: time, in: clearTimes)]]
      return abs(part.x - middle.x) <= x && abs(part.y - middle.y) <= y
    }
  }
}

extension PartTrack {
  /// The moments with the maximum contrast.
  fileprivate var strongest: PartMoments? { moments.max { $0.contrast < $1.contrast } }

  /// Returns the index of the frame nearest to a time; the track has at least one frame.
  fileprivate func index(near time: Double) -> Int { Self.index(near: time, in: times) }

  /// Returns the index of the time nearest to a time, in ascending order; there is at least one.
  fileprivate static func index(near time: Double, in times: [Double]) -> Int {
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low > 0 && time - times[low - 1] < abs(times[low] - time) ? low - 1 : low
  }
}

extension PartMoments {
  /// Returns whether the color of the part differs from the background in the same direction as another part's.
  fileprivate func isLike(_ other: PartMoments, by cosine: Double) -> Bool {
    let (a, b) = (color - ground, other.color - other.ground)
    let lengths = (a * a).sum().squareRoot() * (b * b).sum().squareRoot()
    return lengths > 0 && (a * b).sum() >= cosine * lengths
  }
}
