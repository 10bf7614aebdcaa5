import Arithmetic
import Codecs

/// Finds the frames of a recording that repeat the one before, or are missing, while things move.
///
/// A simulator or a busy device does not deliver every frame. Images that stay for long are at rest, and not counted.
struct RecordingPacing {
  /// The rate that starts are counted by.
  let rate: FrameRate
  /// The starts of the images that differ from the one before.
  private var changes: [Int] = []
  /// The number of repeated frames after each of them.
  private var repeats: [Int] = []

  /// The longest gap, in typical intervals, that counts as a late frame rather than rest.
  private static let longestStall = 6.0

  /// Makes a count without frames.
  init(rate: FrameRate) { self.rate = rate }

  /// Counts a frame.
  ///
  /// - Parameters:
  ///   - start: Its start, in frames of the rate.
  ///   - isRepeated: True if it is equal to the frame before.
  mutating func add(start: Int, isRepeated: Bool) {
    if isRepeated, !repeats.isEmpty {
      repeats[repeats.count - 1] += 1
    } else {
      changes.append(start)
      repeats.append(0)
    }
  }

  /// The frames that are late while things move: the number of frames too many or missing, and the first time in seconds.
  private func stalls(repeated: Bool) -> (count: Int, time: Double)? {
    let gaps = zip(changes, changes.dropFirst()).map { Double($1 - $0) }
    // Rests are excluded from the estimate of the frame interval.
    guard gaps.count >= 6, case let sorted = gaps.sorted(), case let usual = sorted[gaps.count / 3], usual > 0 else {
      return nil
    }
    var found: (count: Int, time: Double)?
    for index in 1..<gaps.count - 1 where gaps[index] > 1.5 * usual && gaps[index] <= Self.longestStall * usual {
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
          ? "the recording repeats a frame while things move, at \(place(time)): it is held"
          : "the recording repeats \(count) frames while things move, first at \(place(time)): they are held")
    }
    if let (count, time) = stalls(repeated: false) {
      notes.append(
        count == 1
          ? "the recording lacks a frame while things move, at \(place(time))"
          : "the recording lacks \(count) frames while things move, first at \(place(time))")
    }
    return notes
  }
}
