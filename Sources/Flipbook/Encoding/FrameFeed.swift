import Codecs

/// Delivers the frames of a source in the requested order, and reads each frame when it is needed.
struct FrameFeed {
  /// A frame to decode, with its time slot.
  typealias Frame = FramePipeline<SourceDecoder, PassthroughEncoder>.Frame

  private let source: any FrameSource
  private let order: FrameOrder
  private let rate: FrameRate
  private var ahead: (frame: SourceFrame, length: Int)?
  private var index = 0
  private var start = 0
  /// The remaining frames of the backward pass, in ascending order.
  private var backwardPass: [Int]?

  /// Reads the first frame.
  init(_ source: any FrameSource, order: FrameOrder, rate: FrameRate) throws(RenderError) {
    self.source = source
    self.order = order
    self.rate = rate
    ahead = try source.next()
    if ahead == nil { throw RenderError(.frames("there are no frames"), path: source.origin) }
  }

  /// Returns the next frame, or nil after the last.
  mutating func next() throws(RenderError) -> Frame? {
    guard let current = ahead else { return try nextBackwards() }
    ahead = try source.next()
    let length =
      current.length + (index == 0 ? order.holdFirst : 0) + (ahead == nil ? order.holdLast : 0)
    defer { index += 1 }
    return (slot(index, length), current.frame)
  }

  private mutating func nextBackwards() throws(RenderError) -> Frame? {
    guard order.bounces else { return nil }
    var rest = backwardPass ?? Array(1..<max(1, index - 1))
    guard let number = rest.popLast() else { return nil }
    backwardPass = rest
    guard let frame = try source.frame(number) else {
      throw RenderError(
        .options(
          "it cannot be read backward: convert it to PNG files with -o frames/ first, or use raw frames in a file"),
        path: source.origin)
    }
    return (slot(number, 1), frame)
  }

  private mutating func slot(_ frame: Int, _ length: Int) -> FrameSchedule.Slot {
    defer { start += length }
    return FrameSchedule.Slot(frame: frame, start: start, length: length, rate: rate)
  }
}
