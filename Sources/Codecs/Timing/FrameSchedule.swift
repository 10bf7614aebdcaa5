/// Which frames of an animation a file shows, and for how long.
public struct FrameSchedule: Hashable, Sendable {
  /// One shown frame.
  public struct Slot: Hashable, Sendable {
    /// The number of the frame, from 0; its time is that of the frame rate.
    public let frame: Int
    /// How long it is shown, in hundredths of a second.
    public let centiseconds: Int
  }

  /// The rate that frames are numbered by.
  public let rate: FrameRate
  /// The frames to show, in order.
  public let slots: [Slot]

  /// The length in hundredths of a second.
  public var centiseconds: Int { slots.reduce(0) { $0 + $1.centiseconds } }

  /// The shortest time that players show a frame of a GIF for; what is below they slow down to a tenth of a second.
  public static let shortestGIFDelay = 2

  /// The schedule for formats that know time in hundredths of a second and no frame shorter than two of them.
  ///
  /// Every frame that is shown begins within half a hundredth of its true time, and the length is the true length,
  /// rounded. At rates above 50 some frames have no room and are left out; the last is kept, where that is possible
  /// without moving it, since that is how the animation ends. An animation shorter than two hundredths is lengthened.
  ///
  /// - Parameters:
  ///   - rate: Frames a second.
  ///   - frameCount: The number of frames; each lasts for one frame of the rate.
  public init(gifAt rate: FrameRate, frameCount: Int) {
    self.rate = rate
    let end = rate.centiseconds(ofFrame: frameCount)
    func fits(_ frame: Int, after shown: Int) -> Bool {
      rate.centiseconds(ofFrame: frame) - rate.centiseconds(ofFrame: shown) >= FrameSchedule.shortestGIFDelay
    }
    var shown: [Int] = frameCount > 0 ? [0] : []
    // The last frame goes first, so that it is the one before it which makes room.
    let last = frameCount - 1
    let keepsLast = last > 0 && fits(frameCount, after: last) && fits(last, after: 0)
    let bound = keepsLast ? last : frameCount
    for frame in 1..<max(1, bound) where fits(frame, after: shown[shown.count - 1]) && fits(bound, after: frame) {
      shown.append(frame)
    }
    if keepsLast { shown.append(last) }
    slots = shown.indices.map { index in
      let next = index + 1 < shown.count ? rate.centiseconds(ofFrame: shown[index + 1]) : end
      let delay = next - rate.centiseconds(ofFrame: shown[index])
      return Slot(frame: shown[index], centiseconds: max(FrameSchedule.shortestGIFDelay, delay))
    }
  }

  /// The schedule for formats that show every frame at its own time, to the nearest hundredth here.
  public init(everyFrameAt rate: FrameRate, frameCount: Int) {
    self.rate = rate
    slots = (0..<max(0, frameCount)).map { frame in
      let start = rate.centiseconds(ofFrame: frame)
      return Slot(frame: frame, centiseconds: rate.centiseconds(ofFrame: frame + 1) - start)
    }
  }
}
