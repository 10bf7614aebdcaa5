/// The frames of an animation that a file shows, with their display times.
public struct FrameSchedule: Hashable, Sendable {
  /// One displayed frame.
  public struct Slot: Hashable, Sendable {
    /// The index of the frame, from 0; its time in the animation follows from the frame rate.
    public let frame: Int
    /// The start, in frames of the rate, from the beginning of the file.
    public let start: Int
    /// The display time in frames of the rate; exact if the format permits it.
    public let length: Int
    /// The display time in hundredths of a second.
    public let centiseconds: Int

    /// Creates a slot whose length is exact, and rounded to hundredths of a second.
    package init(frame: Int, start: Int, length: Int, rate: FrameRate) {
      self.init(
        frame: frame, start: start, length: length,
        centiseconds: rate.centiseconds(ofFrame: start + length) - rate.centiseconds(ofFrame: start))
    }

    fileprivate init(frame: Int, start: Int, length: Int, centiseconds: Int) {
      self.frame = frame
      self.start = start
      self.length = length
      self.centiseconds = centiseconds
    }
  }

  /// The frame rate of the animation.
  public let rate: FrameRate
  /// The displayed frames, in order.
  public let slots: [Slot]

  /// The total duration in hundredths of a second.
  public var centiseconds: Int { slots.reduce(0) { $0 + $1.centiseconds } }

  /// The total duration in seconds.
  package var seconds: Double { slots.last.map { rate.time(ofFrame: $0.start + $0.length) } ?? 0 }

  /// The shortest delay that players respect in a GIF; they slow down shorter ones to a tenth of a second.
  public static let minimumGIFDelay = 2

  /// Creates a schedule for formats that can show every frame at its exact time.
  ///
  /// - Parameters:
  ///   - rate: The number of frames per second.
  ///   - frameCount: The number of frames; each lasts for one frame of the rate, unless the order holds it.
  ///   - order: The order of the frames.
  public init(everyFrameAt rate: FrameRate, frameCount: Int, order: FrameOrder = .plain) {
    self.rate = rate
    var start = 0
    slots = order.entries(of: frameCount).map { entry in
      defer { start += entry.length }
      return Slot(frame: entry.frame, start: start, length: entry.length, rate: rate)
    }
  }

  /// Creates a schedule for formats whose delays are in hundredths of a second, and at least two of them.
  ///
  /// Every displayed frame begins within half a hundredth of its exact time, and the total duration is rounded. At
  /// rates above 50, frames that would be too short are omitted. Held frames and the last one are kept where that is
  /// possible without moving them, since they are poses that should be visible. An animation shorter than two
  /// hundredths is lengthened.
  ///
  /// - Parameters:
  ///   - rate: The number of frames per second.
  ///   - frameCount: The number of frames; each lasts for one frame of the rate, unless the order holds it.
  ///   - order: The order of the frames.
  public init(gifAt rate: FrameRate, frameCount: Int, order: FrameOrder = .plain) {
    self.rate = rate
    let all = FrameSchedule(everyFrameAt: rate, frameCount: frameCount, order: order).slots
    guard let last = all.last else {
      slots = []
      return
    }
    let end = last.start + last.length
    func fits(_ start: Int, after shown: Int) -> Bool {
      rate.centiseconds(ofFrame: start) - rate.centiseconds(ofFrame: shown) >= FrameSchedule.minimumGIFDelay
    }
    // Held frames and the last one are scheduled first; others that would be too close to them are omitted.
    var kept: [Int] = []
    for index in all.indices.dropFirst() where all[index].length > 1 || index == all.count - 1 {
      let next = index + 1 < all.count ? all[index + 1].start : end
      let isLast = index == all.count - 1
      if fits(all[index].start, after: all[kept.last ?? 0].start), !isLast || fits(next, after: all[index].start) {
        kept.append(index)
      }
    }
    var shown = [0]
    var ahead = kept[...]
    for index in all.indices.dropFirst() {
      if index == ahead.first {
        ahead.removeFirst()
        shown.append(index)
      } else if fits(all[index].start, after: all[shown[shown.count - 1]].start),
        fits(ahead.first.map { all[$0].start } ?? end, after: all[index].start)
      {
        shown.append(index)
      }
    }
    slots = shown.indices.map { index in
      let slot = all[shown[index]]
      let next = index + 1 < shown.count ? all[shown[index + 1]].start : end
      let delay = rate.centiseconds(ofFrame: next) - rate.centiseconds(ofFrame: slot.start)
      return Slot(
        frame: slot.frame, start: slot.start, length: next - slot.start,
        centiseconds: max(FrameSchedule.minimumGIFDelay, delay))
    }
  }
}
