import Arithmetic
import Codecs

/// Finds duplicate and dropped frames in the moving parts of a recording.
///
/// A simulator or a busy device does not deliver every frame. A frame that is held for a long time counts as rest.
struct RecordingPacing {
  /// The rate whose intervals are the unit of time.
  let rate: FrameRate
  /// The start times of the frames that differ from the frame before.
  private var changes: [Int] = []
  /// The number of duplicates after each of these frames.
  private var repeats: [Int] = []

  /// The longest gap, in typical intervals, that counts as a late frame rather than rest.
  private static let maximumStall = 6.0

  /// Creates an empty analysis.
  init(rate: FrameRate) { self.rate = rate }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - start: The start of the frame, in intervals of the rate.
  ///   - isRepeated: True if the frame equals the one before.
  mutating func add(start: Int, isRepeated: Bool) {
    if isRepeated, !repeats.isEmpty {
      repeats[repeats.count - 1] += 1
    } else {
      changes.append(start)
      repeats.append(0)
    }
  }

  /// Returns the number of duplicate or missing frames during motion, with the time of the first in seconds; nil if
  /// there are none.
  private func stalls(repeated: Bool) -> (count: Int, time: Double)? {
    let gaps = zip(changes, changes.dropFirst()).map { Double($1 - $0) }
    // The lower tertile of the gaps is the typical frame interval; it isn't affected by pauses.
    guard gaps.count >= 6, case let sorted = gaps.sorted(), case let usual = sorted[gaps.count / 3], usual > 0 else {
      return nil
    }
    var found: (count: Int, time: Double)?
    for index in 1..<gaps.count - 1 where gaps[index] > 1.5 * usual && gaps[index] <= Self.maximumStall * usual {
      guard gaps[index - 1] <= 1.5 * usual, gaps[index + 1] <= 1.5 * usual, repeated == (repeats[index] > 0) else {
        continue
      }
      let count = Int(saturating: (gaps[index] / usual).rounded()) - 1
      found = ((found?.count ?? 0) + count, found?.time ?? rate.time(ofFrame: changes[index] + Int(saturating: usual)))
    }
    return found
  }

  /// The findings, one sentence each.
  var notes: [String] {
    func place(_ time: Double) -> String { "\((time * 1000).rounded() / 1000) s" }
    var notes: [String] = []
    if let (count, time) = stalls(repeated: true) {
      notes.append(
        count == 1
          ? "the recording repeats a frame during motion, at \(place(time)): the repeated frame is kept"
          : "the recording repeats \(count) frames during motion, first at \(place(time)): the repeated frames are kept"
      )
    }
    if let (count, time) = stalls(repeated: false) {
      notes.append(
        count == 1
          ? "the recording lacks a frame during motion, at \(place(time))"
          : "the recording lacks \(count) frames during motion, first at \(place(time))")
    }
    return notes
  }
}
