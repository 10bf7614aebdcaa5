import Pixels

/// An animated PNG that frames are written to.
///
/// The format says at its beginning how many frames there are, and that is known only at the end, when those that look
/// the same have become one: the number is put in then. Since a pipe cannot go back, what goes to one is gathered in a
/// temporary file first.
package struct APNGStream: FrameSink, ~Copyable {
  package let encoder: APNGFrameEncoder
  private let rate: FrameRate
  private let plays: Int
  private var output: OutputFile
  private let spool: SpoolFile?
  /// The last frame, which lasts until another one is different.
  private var held: (frame: APNGFrame, start: Int, length: Int)?
  private var frameCount = 0
  /// The number of the next chunk of the animation.
  private var sequence = 0
  private var byteCount = 0
  /// What comes before the chunk that says how many frames there are.
  private let header: [UInt8]

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - rate: The rate that frames are counted by.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - isOpaque: Whether every pixel of every frame is opaque; alpha takes room.
  ///   - plays: How often players show it; 0 for ever.
  ///   - effort: How hard to try to make it small, from 0 to 9.
  /// - Throws: ``OutputError`` when no temporary file can be made.
  package init(
    _ output: consuming OutputFile, rate: FrameRate, width: Int, height: Int, isOpaque: Bool, plays: Int = 0,
    effort: Int = 6
  ) throws(OutputError) {
    spool = output.canOverwrite ? nil : try SpoolFile()
    self.output = output
    self.rate = rate
    self.plays = plays
    encoder = APNGFrameEncoder(isOpaque: isOpaque, effort: effort)
    var chunks = PNGChunks()
    chunks.appendSignature()
    chunks.appendHeader(width: width, height: height, layout: encoder.layout)
    header = chunks.bytes
  }

  package mutating func write(_ frame: APNGFrame, for slot: FrameSchedule.Slot) throws(OutputError) {
    if let held {
      if frame.rectangle == nil {
        self.held?.length += slot.length
        return
      }
      try write(held.frame, start: held.start, length: held.length)
    }
    held = (frame, slot.start, slot.length)
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    guard let held else { throw .image(.cannotEncode(.png, reason: "there are no frames")) }
    try write(held.frame, start: held.start, length: held.length)
    var end = PNGChunks()
    unsafe end.append("IEND", [])
    try put(end.bytes)
    if spool != nil {
      try spool?.overwrite(control(), at: header.count)
      try spool?.copy(to: output)
    } else {
      try output.overwrite(control(), at: header.count)
    }
    let count = byteCount
    try output.finish()
    return count
  }

  private mutating func put(_ bytes: [UInt8]) throws(OutputError) {
    if spool != nil { try spool?.write(bytes) } else { try output.write(bytes) }
    byteCount += bytes.count
  }

  /// The chunk that says how many frames there are.
  private func control() -> [UInt8] {
    var chunks = PNGChunks()
    unsafe chunks.append("acTL", PNGChunks.bytes(frameCount) + PNGChunks.bytes(plays))
    return chunks.bytes
  }

  private mutating func write(_ frame: APNGFrame, start: Int, length: Int) throws(OutputError) {
    guard var rectangle = frame.rectangle else { return }
    var (data, blend) = (frame.data, frame.blend)
    for delay in APNGDelay.delays(start: start, length: length, rate: rate) {
      try write(data, rectangle, blend, delay)
      // A longer delay goes on with a frame that changes nothing.
      rectangle = PixelRect(x: 0, y: 0, width: 1, height: 1)
      blend = .source
      data = try still(frame.corner)
    }
  }

  /// One pixel as the format has it.
  private func still(_ pixel: [UInt8]) throws(OutputError) -> [UInt8] {
    do throws(ImageError) {
      let row = [PNGFilter.none.rawValue] + pixel
      let scratch = PNGScratch()
      // Sound: there is room for the row, and the result is copied while the scratch lives.
      let memory = unsafe scratch.plain.reserve(row.count)
      for (offset, byte) in row.enumerated() {
        unsafe memory.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
      }
      return unsafe [UInt8](
        try scratch.compress(UnsafeRawBufferPointer(start: memory, count: row.count), level: 1))
    } catch {
      throw .image(error)
    }
  }

  private mutating func write(
    _ data: [UInt8], _ rectangle: PixelRect, _ blend: APNGFrame.Blend, _ delay: APNGDelay
  ) throws(OutputError) {
    if frameCount == 0 { try put(header + control()) }
    var chunks = PNGChunks()
    let place = [rectangle.width, rectangle.height, rectangle.x, rectangle.y].flatMap(PNGChunks.bytes)
    let time = PNGChunks.shortBytes(delay.numerator) + PNGChunks.shortBytes(delay.denominator)
    unsafe chunks.append("fcTL", nextNumber() + place + time + [0, blend.rawValue])
    let head = frameCount > 0 ? nextNumber() : []
    let kind: StaticString = frameCount > 0 ? "fdAT" : "IDAT"
    unsafe data.withUnsafeBytes { unsafe chunks.append(kind, head, $0) }
    frameCount += 1
    try put(chunks.bytes)
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bytes(sequence)
  }
}
