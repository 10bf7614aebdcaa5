/// The frames of an animation that a file shows, with their display times.
public struct FrameSchedule: Hashable, Sendable {
  /// One shown frame.
  public struct Slot: Hashable, Sendable {
    /// The number of the frame, from 0; its time in the animation follows from the frame rate.
    public let frame: Int
    /// The start, in frames of the rate from the beginning of the file.
    public let start: Int
    /// The display time in frames of the rate; exact where the format allows.
    public let length: Int
    /// The display time in hundredths of a second.
    public let centiseconds: Int

    /// A frame that is shown exactly as long as that, and to the nearest hundredth.
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

  /// The rate that frames are numbered by.
  public let rate: FrameRate
  /// The frames to show, in order.
  public let slots: [Slot]

  /// The length in hundredths of a second.
  public var centiseconds: Int { slots.reduce(0) { $0 + $1.centiseconds } }

  /// The length in seconds.
  package var seconds: Double { slots.last.map { rate.time(ofFrame: $0.start + $0.length) } ?? 0 }

  /// The shortest delay that players respect in a GIF; they slow down shorter ones to a tenth of a second.
  public static let shortestGIFDelay = 2

  /// The schedule for formats that show every frame at its own time.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
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

  /// The schedule for formats that know time in hundredths of a second and no frame shorter than two of them.
  ///
  /// Every frame that is shown begins within half a hundredth of its true time, and the length is the true length,
  /// rounded. At rates above 50 some frames have no room and are left out; held ones and the last are kept, where that is
  /// possible without moving them, since they are poses that are meant to be seen. An animation shorter than two
  /// hundredths is lengthened.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
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
      rate.centiseconds(ofFrame: start) - rate.centiseconds(ofFrame: shown) >= FrameSchedule.shortestGIFDelay
    }
    // Kept frames come first: the frames before them make room.
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
        centiseconds: max(FrameSchedule.shortestGIFDelay, delay))
    }
  }
}
