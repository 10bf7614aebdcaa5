import Pixels

/// Assembles the frames of an animated PNG into the part of the file that follows its header.
///
/// Each frame is held until the next one is known, to choose between the disposals by the size of the next frame: keep
/// the frame, clear its rectangle, or restore the previous canvas.
struct APNGAssembly: Sendable {
  private struct Held {
    let frame: APNGFrame
    let drawing: APNGDrawing
    let start: Int
    var length: Int
  }

  /// True if any frame omits unchanged pixels.
  private(set) var hasGaps = false
  /// The number of frames written so far.
  private(set) var frameCount = 0
  private let encoder: APNGFrameEncoder
  private let rate: FrameRate
  private var held: Held?
  /// The canvas before the held frame is drawn; nil if it is not a frame of the animation.
  private var earlier: Bitmap?
  /// The sequence number of the next `fcTL` or `fdAT` chunk.
  private var sequence = 0

  /// - Parameters:
  ///   - encoder: The encoder of the frames.
  ///   - rate: The frame rate of the start times and lengths.
  init(_ encoder: APNGFrameEncoder, rate: FrameRate) {
    self.encoder = encoder
    self.rate = rate
  }

  /// Adds a frame.
  ///
  /// - Returns: The chunks that can be written now.
  mutating func add(_ frame: APNGFrame, start: Int, length: Int) throws(OutputError) -> [UInt8] {
    guard let first = frame.drawings.first else {
      held?.length += length
      return []
    }
    guard let last = held else {
      held = Held(frame: frame, drawing: first, start: start, length: length)
      return []
    }
    let delays = APNGDelay.delays(start: last.start, length: last.length, rate: rate)
    // Additional frames that extend a delay are drawn over the same canvas, so it must not be disposed of.
    let drawing = delays.count == 1 ? try smallest(of: frame, first, after: last) : first
    let bytes = try chunks(last, delays, last.drawing.disposal(before: drawing))
    switch drawing.base {
    case .previous: earlier = last.frame.picture
    // The next frame is drawn onto the restored canvas.
    case .earlier: break
    case .nothing: earlier = nil
    }
    held = Held(frame: frame, drawing: drawing, start: start, length: length)
    return bytes
  }

  /// Ends the animation.
  ///
  /// - Returns: The last chunks.
  mutating func finish() throws(OutputError) -> [UInt8] {
    guard let held else { throw .image(.cannotEncode(.png, reason: "there are no frames")) }
    var end = PNGChunks()
    end.append(whole: try chunks(held, APNGDelay.delays(start: held.start, length: held.length, rate: rate), .keep))
    unsafe end.append("IEND", [])
    return end.bytes
  }

  private func smallest(
    of frame: APNGFrame, _ first: APNGDrawing, after last: Held
  ) throws(OutputError) -> APNGDrawing {
    var best = first
    for drawing in frame.drawings.dropFirst() where drawing.data.count < best.data.count {
      // Clearing the rectangle of the last frame must leave an empty canvas.
      if last.frame.content.map(last.drawing.rectangle.contains) ?? true { best = drawing }
    }
    // Pillow does not restore the canvas after a frame that is composited over it.
    if last.drawing.blend == .source, let earlier,
      let drawing = try encoder.drawing(of: frame, after: earlier), drawing.data.count < best.data.count
    {
      best = drawing
    }
    return best
  }

  /// Returns the chunks of a frame, followed by unchanging frames if its delay is too long for one.
  private mutating func chunks(
    _ held: Held, _ delays: [APNGDelay], _ disposal: APNGControl.Disposal
  ) throws(OutputError) -> [UInt8] {
    var chunks = PNGChunks()
    var drawing = held.drawing
    for (index, delay) in delays.enumerated() {
      if index == 1 { drawing = try encoder.still(of: held.frame.picture) }
      if drawing.blend == .over { hasGaps = true }
      let control = APNGControl(rectangle: drawing.rectangle, delay: delay, disposal: disposal, blend: drawing.blend)
      unsafe chunks.append("fcTL", nextNumber() + control.bytes)
      let head = frameCount > 0 ? nextNumber() : []
      let kind: StaticString = frameCount > 0 ? "fdAT" : "IDAT"
      unsafe drawing.data.withUnsafeBytes { unsafe chunks.append(kind, head, $0) }
      frameCount += 1
    }
    return chunks.bytes
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bytes(sequence)
  }
}

extension APNGDrawing {
  /// Returns the disposal that leaves the canvas in the state that the next frame expects.
  fileprivate func disposal(before next: APNGDrawing) -> APNGControl.Disposal {
    switch next.base {
    case .previous: .keep
    case .nothing: .clear
    case .earlier: .restore
    }
  }
}
