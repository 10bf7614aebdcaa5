import Arithmetic

/// The times of a movie's frames, as multiples of a frame rate.
package struct MovieTiming: Hashable, Sendable {
  /// A stored frame.
  struct Packet: Hashable, Sendable {
    /// The range of times that a file may contain, in units of the track.
    static let range = -(1 << 50)...(1 << 50)

    /// The presentation time, in units of the track.
    let time: Int
    /// The duration, in units of the track; nil if the file does not contain it.
    let duration: Int?
  }

  /// The rate at which all frames begin on whole frames; for a variable rate, one that is fine enough.
  package let rate: FrameRate
  /// True if the frame rate is constant, except for frames that are missing or held.
  package let isEven: Bool
  /// The closest constant rate, for formats that require one.
  package let evenRate: FrameRate
  /// The number of frames.
  let count: Int
  /// The duration of a unit of the track, in seconds.
  private let unit: Double
  /// The duration of the last frame, in units of the track.
  private let lastDuration: Int

  /// The common frame rates of recordings.
  private static let usualRates: [FrameRate] = [
    24, 25, 30, 48, 50, 60, 90, 100, 120, 240,
  ]
  /// The highest rate that is accepted as constant, in frames per second.
  private static let fastestRate = 240.0

  /// Determines the rate.
  ///
  /// - Parameters:
  ///   - packets: The frames in any order.
  ///   - base: The unit of their times in seconds, as a fraction.
  ///   - rates: The rates that the file states.
  /// - Throws: ``MovieError/unusable(_:)`` when there are no frames.
  init(_ packets: [Packet], base: String, rates: [FrameRate]) throws(MovieError) {
    let parts = base.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { throw .unusable("the movie has no timestamps") }
    guard !packets.isEmpty else { throw .unusable("the movie has no frames") }
    guard packets.allSatisfy({ Packet.range.contains($0.time) && Packet.range.contains($0.duration ?? 0) }) else {
      throw .unusable("the times of the movie's frames are out of range")
    }
    let unit = Double(parts[0]) / Double(parts[1])
    let sorted = packets.sorted { $0.time < $1.time }
    let first = sorted[0].time
    let times = sorted.map { $0.time &- first }
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.sorted()
    let usual = gaps.isEmpty ? max(1, sorted[0].duration ?? 1) : gaps[gaps.count / 2]
    let candidates = rates.filter { $0.framesPerSecond <= Self.fastestRate } + Self.usualRates
    let steady = candidates.first { rate in
      // Times are rounded to units of the track, which are milliseconds in WebM.
      let slack = min(0.6 * unit, 0.2 / rate.framesPerSecond) + 1e-6
      var last = -1
      return times.allSatisfy { time in
        let seconds = Double(time) * unit
        let tick = Int(saturating: (seconds * rate.framesPerSecond).rounded())
        defer { last = tick }
        return abs(rate.time(ofFrame: tick) - seconds) <= slack && tick > last
      }
    }
    let mean = 1 / max(1e-6, Double(usual) * unit)
    self.unit = unit
    isEven = steady != nil
    rate =
      steady
      // A millisecond is finer than any display's refresh interval; a coarser unit is exact.
      ?? (unit >= 0.001 ? FrameRate(parts[1], over: parts[0]) : nil) ?? 1000
    evenRate = steady ?? Self.usualRates.first { $0.framesPerSecond >= min(60, mean * 0.95) } ?? 60
    count = sorted.count
    let claimed = sorted.last?.duration ?? 0
    lastDuration = claimed > 0 && (steady != nil || claimed <= 20 * usual) ? claimed : usual
  }

  /// Returns the start of a frame, in frames of ``rate``, from its time in units of the track since the first frame.
  package func tick(_ time: Int) -> Int { Int(saturating: (Double(time) * unit * rate.framesPerSecond).rounded()) }

  /// Converts a time from units of the track to seconds.
  func seconds(_ time: Int) -> Double { Double(time) * unit }

  /// The duration of the last frame, in frames of ``rate``.
  package var lastLength: Int { max(1, tick(lastDuration)) }
}
