/// Recognizes the pieces of parts: a part that fades into the noise falls apart, and each piece has a track of its own.
struct PartPieces {
  /// The tracks of the recording.
  let tracks: [PartTrack]

  /// The largest contrast of a piece, as a share of the whole part's greatest one.
  private static let faint = 0.45
  /// The distance beyond a part's box, in pixels, at which its pieces may be.
  private static let reach = 4.0
  /// The smallest cosine of the angle between the colors of a piece and of its part, as differences from the ground.
  private static let likeness = 0.8

  /// Returns whether a track is a piece of another one.
  ///
  /// A piece is fainter and smaller than its part ever is in full, lies in the part's box, has its color, and is only
  /// seen while the part itself is faint or not seen at all.
  func isPiece(_ track: PartTrack) -> Bool {
    tracks.contains { other in other.number != track.number && isPiece(track, of: other) }
  }

  private func isPiece(_ track: PartTrack, of other: PartTrack) -> Bool {
    guard let strongest = other.strongest, let own = track.strongest, own.contrast <= Self.faint * strongest.contrast,
      own.area < strongest.area, own.isLike(strongest, by: Self.likeness)
    else { return false }
    return zip(track.times, track.moments).allSatisfy { time, part in
      let whole = other.moments[other.index(near: time)]
      let isSeen = abs(other.times[other.index(near: time)] - time) < 1e-6
      guard !isSeen || whole.contrast <= Self.faint * strongest.contrast else { return false }
      // A faint part is measured in pieces itself: its box is the one that it had in full, if that is larger.
      let (x, y) = (
        max(whole.deviations.x, strongest.deviations.x) * 3.0.squareRoot() + Self.reach,
        max(whole.deviations.y, strongest.deviations.y) * 3.0.squareRoot() + Self.reach
      )
      let middle = other.clearMoments(near: time)
      return abs(part.x - middle.x) <= x && abs(part.y - middle.y) <= y
    }
  }
}

extension PartTrack {
  /// The part when it differs most from the ground.
  fileprivate var strongest: PartMoments? { moments.max { $0.contrast < $1.contrast } }

  /// The frame nearest to a time, by its index; the track has one.
  fileprivate func index(near time: Double) -> Int {
    let next = times.firstIndex { $0 >= time } ?? times.count - 1
    return next > 0 && time - times[next - 1] < abs(times[next] - time) ? next - 1 : next
  }

  /// The clearly seen frame nearest to a time.
  fileprivate func clearMoments(near time: Double) -> PartMoments {
    moments[clearIndices.min { abs(times[$0] - time) < abs(times[$1] - time) } ?? index(near: time)]
  }
}

extension PartMoments {
  /// Returns whether the part differs from the ground in the same direction of colors as another one.
  fileprivate func isLike(_ other: PartMoments, by cosine: Double) -> Bool {
    let (a, b) = (color - ground, other.color - other.ground)
    let lengths = (a * a).sum().squareRoot() * (b * b).sum().squareRoot()
    return lengths > 0 && (a * b).sum() >= cosine * lengths
  }
}
