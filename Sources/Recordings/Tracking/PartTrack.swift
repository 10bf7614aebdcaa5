/// A part of a recording, tracked over time.
package struct PartTrack: Sendable {
  /// The number of the part, from 1, in order of appearance.
  package let number: Int
  /// The times of the frames that show the part separately, in seconds.
  package private(set) var times: [Double] = []
  /// The moments of the part in these frames.
  private(set) var moments: [PartMoments] = []
  /// The index of the last frame that shows the part.
  private(set) var lastFrame = -1

  init(number: Int) { self.number = number }

  /// Joins tracks that move as one to the track of the whole, in the frames that show all of them.
  ///
  /// - Parameter pieces: The tracks; the whole has the smallest of their numbers.
  init(joining pieces: [PartTrack]) {
    self.init(number: pieces.map(\.number).min() ?? 0)
    // A piece keeps its weight, since a part of it that is lost in the noise must not move the center of the whole.
    let weights = pieces.map { $0.totalMass / Double(max(1, $0.times.count)) }
    var shown: [Double: [(part: PartMoments, weight: Double)]] = [:]
    for (piece, weight) in zip(pieces, weights) {
      for (time, part) in zip(piece.times, piece.moments) { shown[time, default: []].append((part, weight)) }
    }
    let whole = shown.filter { $0.value.count == pieces.count }
    times = whole.keys.sorted()
    moments = times.compactMap { whole[$0] }.map(PartMoments.init(joining:))
    lastFrame = pieces.map(\.lastFrame).max() ?? -1
  }

  /// The sum of the masses in all frames.
  var totalMass: Double { moments.reduce(0) { $0 + $1.mass } }

  /// Returns the moments of this track and of another in the frames that show both.
  func common(with other: PartTrack) -> [(own: PartMoments, other: PartMoments)] {
    var (found, index) = ([(own: PartMoments, other: PartMoments)](), 0)
    for (time, part) in zip(times, moments) {
      while index < other.times.count, other.times[index] < time { index += 1 }
      guard index < other.times.count else { break }
      if other.times[index] == time { found.append((part, other.moments[index])) }
    }
    return found
  }

  /// Adds the part found in a frame.
  mutating func add(_ part: PartMoments, frame: Int, time: Double) {
    times.append(time)
    moments.append(part)
    lastFrame = frame
  }

  /// The minimum contrast of a clear view of a part, as a fraction of its maximum contrast; the position and shape of a
  /// fainter part are lost in the noise.
  static let faint = 0.35

  /// The contrast below which a part is faint, from 0 to 255.
  private static let faintContrast = 26.0

  /// True if the part has been faint in all frames, as at the begin of a fade.
  var isFaint: Bool { moments.allSatisfy { $0.contrast < Self.faintContrast } }

  /// The contrast at which the noise hides so much of a part's edge that the part seems smaller, from 0 to 255.
  private static let shrinkingContrast = 40.0
  /// The minimum contrast of a clear view, as a fraction of the maximum contrast, for a part that is never stronger.
  private static let shrinking = 0.7

  /// The indices of the frames with a clear view of the part; the indices of all frames if fewer than four are clear.
  ///
  /// Frames in which the edge of the frame cuts the part are left out, unless it does in most frames.
  var clearIndices: [Int] {
    let greatest = moments.map(\.contrast).max() ?? 0
    let least = max(Self.faint * greatest, min(Self.shrinkingContrast, Self.shrinking * greatest))
    let clear = moments.indices.filter { moments[$0].contrast >= least }
    let whole = clear.filter { !moments[$0].isCut }
    if whole.count >= max(4, clear.count / 4) { return whole }
    return clear.count >= 4 ? clear : Array(moments.indices)
  }

  /// Records that the part is merged with another one in a frame.
  mutating func skip(frame: Int) { lastFrame = frame }

  /// The expected center in the next frame, extrapolated from the last two frames.
  var expected: (x: Double, y: Double) {
    guard let last = moments.last else { return (0, 0) }
    guard moments.count > 1 else { return (last.x, last.y) }
    let before = moments[moments.count - 2]
    return (2 * last.x - before.x, 2 * last.y - before.y)
  }
}
