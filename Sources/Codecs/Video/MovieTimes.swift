import Arithmetic

/// The times of a movie's frames, counted in frames of a rate that each of them starts on.
package struct MovieTimes: Hashable, Sendable {
  /// A stored frame.
  struct Packet: Hashable, Sendable {
    /// The times that a file may have, in units of the track.
    static let range = -(1 << 50)...(1 << 50)

    /// Its presentation time, in units of the track.
    let time: Int
    /// Its duration, if the file contains it.
    let duration: Int?
  }

  /// The rate that all times are whole multiples of; for uneven times, one that is fine enough.
  package let rate: FrameRate
  /// True if the frames follow a steady rate, apart from frames that are missing or last longer.
  package let isEven: Bool
  /// The steady rate that comes closest, for formats that have no other.
  package let evenRate: FrameRate
  /// The number of frames.
  let count: Int
  /// Seconds a unit of the track.
  private let unit: Double
  /// The duration of the last frame in units.
  private let lastDuration: Int

  /// The rates that recordings have.
  private static let usualRates: [FrameRate] = [
    24, 25, 30, 48, 50, 60, 90, 100, 120, 240,
  ]
  /// The fastest rate that is taken for a steady one, in frames a second.
  private static let fastestRate = 240.0

  /// Finds the rate.
  ///
  /// - Parameters:
  ///   - packets: The frames in any order.
  ///   - base: The unit of their times in seconds, as a fraction.
  ///   - rates: The rates that the file claims.
  /// - Throws: ``MovieError/unusable(_:)`` when there are no frames.
  init(_ packets: [Packet], base: String, rates: [FrameRate]) throws(MovieError) {
    let parts = base.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { throw .unusable("the movie has no times") }
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
      // Times are rounded to units: milliseconds in WebM.
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
      // A millisecond is finer than any display; a unit that is coarser is exact.
      ?? (unit >= 0.001 ? FrameRate(parts[1], over: parts[0]) : nil) ?? 1000
    evenRate = steady ?? Self.usualRates.first { $0.framesPerSecond >= min(60, mean * 0.95) } ?? 60
    count = sorted.count
    let claimed = sorted.last?.duration ?? 0
    lastDuration = claimed > 0 && (steady != nil || claimed <= 20 * usual) ? claimed : usual
  }

  /// The frame of the rate that a frame starts on, from its time in units of the track since the first frame.
  package func tick(_ time: Int) -> Int { Int(saturating: (Double(time) * unit * rate.framesPerSecond).rounded()) }

  /// The time in seconds.
  func seconds(_ time: Int) -> Double { Double(time) * unit }

  /// The duration of the last frame, in frames of the rate.
  package var lastLength: Int { max(1, tick(lastDuration)) }
}
