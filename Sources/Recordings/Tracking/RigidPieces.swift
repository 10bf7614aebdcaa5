/// Joins tracks that move as one, such as the letters of a text that slides.
///
/// Two tracks move as one if the vector between their centers is constant, or grows as the parts themselves do, while
/// they move by far more than the noise. Tracks that stay in place move as one if they fade by the same curve.
struct RigidPieces {
  /// The tracks of the recording.
  let tracks: [PartTrack]

  /// The minimum number of frames that show both tracks.
  private static let minimumCommonCount = 6
  /// The minimum fraction of the frames of the shorter track that show both.
  private static let minimumCommonFraction = 0.7
  /// The minimum distance that a track covers to count as moving, in pixels.
  private static let minimumTravel = 3.0
  /// The maximum root-mean-square error of the vector between two tracks, in pixels.
  private static let maximumError = 0.4
  /// The maximum error in a single frame, in pixels.
  private static let maximumSingleError = 1.2
  /// The maximum difference of the scales of the vector and of the parts.
  private static let maximumScaleError = 0.08
  /// The maximum difference of two fades, as fractions of the maximum contrast.
  private static let maximumFadeError = 0.06
  /// The minimum fraction of the longest track's frames that a track of a group must have to be joined with it; shorter
  /// tracks are left out.
  private static let coreFraction = 0.8

  /// The tracks; pieces of one part are joined.
  var joined: [PartTrack] {
    var groups: [[PartTrack]] = []
    // The longest and largest track of a group describes its motion best.
    let order = tracks.indices.sorted { one, other in
      let (a, b) = (tracks[one], tracks[other])
      return (b.times.count, b.totalMass, a.number) < (a.times.count, a.totalMass, b.number)
    }
    for index in order {
      let track = tracks[index]
      if let group = groups.firstIndex(where: { $0.first.map { isRigid(track, with: $0) } ?? false }) {
        groups[group].append(track)
      } else {
        groups.append([track])
      }
    }
    return groups.compactMap(joined).sorted { $0.number < $1.number }
  }

  /// Returns the track of a group that begins with its longest track.
  private func joined(_ group: [PartTrack]) -> PartTrack? {
    guard group.count > 1, let longest = group.first else { return group.first }
    let core = group.filter { Double($0.times.count) >= Self.coreFraction * Double(longest.times.count) }
    let whole = PartTrack(joining: core)
    return whole.times.count >= Self.minimumCommonCount ? whole : longest
  }

  private func isRigid(_ track: PartTrack, with leader: PartTrack) -> Bool {
    let common = track.common(with: leader)
    guard common.count >= Self.minimumCommonCount,
      Double(common.count) >= Self.minimumCommonFraction * Double(min(track.times.count, leader.times.count))
    else { return false }
    let (own, others) = (common.map(\.own), common.map(\.other))
    guard let reference = common.indices.max(by: { own[$0].contrast < own[$1].contrast }) else { return false }
    let travel = min(Self.travel(own), Self.travel(others))
    guard travel >= Self.minimumTravel else {
      return max(Self.travel(own), Self.travel(others)) < 1 && isSameFade(own, others)
    }
    return isConstant(own, others, reference)
  }

  /// Returns whether the vector between two parts is constant, or grows as the parts do.
  ///
  /// - Parameters:
  ///   - own: The moments of a part.
  ///   - others: The moments of another part, in the same frames.
  ///   - reference: The index of the frame that the vector is compared with.
  /// - Returns: True if it is.
  private func isConstant(_ own: [PartMoments], _ others: [PartMoments], _ reference: Int) -> Bool {
    let (x, y) = (own[reference].x - others[reference].x, own[reference].y - others[reference].y)
    let length = (x * x + y * y).squareRoot()
    guard length > 1 else { return false }
    var (sum, worst) = (0.0, 0.0)
    for (part, other) in zip(own, others) {
      let (dx, dy) = (part.x - other.x, part.y - other.y)
      let (along, across) = ((dx * x + dy * y) / length, (dx * y - dy * x) / length)
      let (scale, stretch) = (Self.scale(other, others[reference]), along / length)
      var error = across * across
      if abs(scale - 1) < Self.maximumScaleError, abs(stretch - 1) < Self.maximumScaleError {
        error += (along - length) * (along - length)
      } else if abs(stretch - scale) > Self.maximumScaleError {
        return false
      }
      sum += error
      worst = max(worst, error)
    }
    return sum / Double(own.count) <= Self.maximumError * Self.maximumError
      && worst <= Self.maximumSingleError * Self.maximumSingleError
  }

  /// Returns the scale of a part, relative to a reference.
  private static func scale(_ part: PartMoments, _ reference: PartMoments) -> Double {
    (max(0, part.xx + part.yy) / max(1e-6, reference.xx + reference.yy)).squareRoot()
  }

  /// Returns whether two parts fade by the same curve.
  private func isSameFade(_ own: [PartMoments], _ others: [PartMoments]) -> Bool {
    let (most, mostOther) = (own.map(\.contrast).max() ?? 1, others.map(\.contrast).max() ?? 1)
    let least = (own.map(\.contrast).min() ?? 1) / most
    guard least < 0.7 else { return false }
    return zip(own, others).allSatisfy { abs($0.contrast / most - $1.contrast / mostOther) <= Self.maximumFadeError }
  }

  /// Returns how far a part moves, in pixels.
  private static func travel(_ parts: [PartMoments]) -> Double {
    func range(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    return max(range(parts.map(\.x)), range(parts.map(\.y)))
  }
}
