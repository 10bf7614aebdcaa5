import Pixels

/// An animated PNG that frames are written to.
///
/// The format begins with the number of frames and the palette. Both are known only at the end, since equal frames are
/// merged, and any frame may have too many colors. Frames in true color are collected in a temporary file, opaque frames
/// with a color that stands for pixels that stay. If a palette is possible, or if a picture has that color, the file is
/// made again at the end, with the palette, or with another such color. At effort 0, frames go to the output at once, and
/// their number is inserted later; a pipe can't seek, and gets everything at the end.
package struct APNGStream: FrameSink, ~Copyable {
  package let encoder: APNGFrameEncoder
  private let rate: FrameRate
  private let (width, height): (Int, Int)
  private let plays: Int
  private let effort: Int
  private let jobs: Int
  private var output: OutputFile
  private var assembly: APNGAssembly
  /// The bytes that cannot go to the output yet.
  private var spool: SpoolFile?
  /// The total size of all frames, in bytes.
  private var byteCount = 0
  /// All colors of the frames so far; nil if they are too many for a palette.
  private var colors: PNGColorTable?
  /// The keys that frames have so far.
  private var keys = APNGKeys()
  /// The start and display time of each distinct frame.
  private var times: [(start: Int, length: Int)] = []

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - output: The file.
  ///   - rate: The rate that frames are counted by.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - isOpaque: Whether every pixel of every frame is opaque; alpha takes room.
  ///   - plays: The number of times that players show it; 0 for an endless loop.
  ///   - effort: The effort spent on a small file, from 0 to 9; at 0 it has neither palette nor gaps.
  ///   - jobs: The number of frames made again at once; it doesn't affect the bytes.
  /// - Throws: ``OutputError`` when no temporary file can be made.
  package init(
    _ output: consuming OutputFile, rate: FrameRate, width: Int, height: Int, isOpaque: Bool, plays: Int = 0,
    effort: Int = 6, jobs: Int = 1
  ) throws(OutputError) {
    let tries = effort > 0
    spool = tries || !output.canOverwrite ? try SpoolFile(for: output) : nil
    colors = tries ? PNGColorTable() : nil
    self.output = output
    self.rate = rate
    (self.width, self.height) = (width, height)
    self.plays = plays
    self.effort = effort
    self.jobs = jobs
    encoder = APNGFrameEncoder(
      width: width, height: height, isOpaque: isOpaque, effort: effort, reportsColors: tries,
      key: tries ? Self.firstKey : nil)
    assembly = APNGAssembly(encoder, rate: rate)
  }

  package mutating func write(_ frame: APNGFrame, for slot: FrameSchedule.Slot) throws(OutputError) {
    note(frame, slot)
    try put(try assembly.add(frame, start: slot.start, length: slot.length))
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    try put(try assembly.finish())
    guard let spool, var remake = try remake(from: spool) else { return try finish(with: nil) }
    try remake.makeAll()
    return try finish(with: remake)
  }

  @discardableResult
  package consuming func finish(
    progress: ((_ done: Int, _ total: Int) -> Void)?
  ) async throws(OutputError) -> Int {
    try put(try assembly.finish())
    guard let spool, var remake = try remake(from: spool) else { return try finish(with: nil) }
    try await remake.makeAll(jobs: jobs, progress)
    return try finish(with: remake)
  }

  /// Completes the file with the first or the second version, whichever is smaller.
  private consuming func finish(with remake: consuming APNGRemake?) throws(OutputError) -> Int {
    var head = start(assembly, encoder)
    guard let spool else {
      try output.overwrite(head, at: 0)
      try output.finish()
      return head.count + byteCount
    }
    var frames = (file: spool, count: byteCount)
    if let remake {
      let smallHead = start(remake.assembly, remake.encoder)
      if isAmbiguous || smallHead.count + remake.byteCount < head.count + byteCount {
        (head, frames) = (smallHead, (remake.file, remake.byteCount))
      }
    }
    try output.write(head)
    try frames.file.copy(to: output)
    try output.finish()
    return head.count + frames.count
  }

  /// The key that is tried first.
  private static let firstKey = 0

  /// True if a pixel of a frame would be taken for one that stays.
  private var isAmbiguous: Bool { assembly.hasGaps && keys.contains(Self.firstKey) && encoder.layout.key != nil }

  private mutating func put(_ bytes: [UInt8]) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    if let spool {
      try spool.write(bytes)
    } else {
      if byteCount == 0 { try output.write(start(assembly, encoder)) }
      try output.write(bytes)
    }
    byteCount += bytes.count
  }

  /// Takes a frame's colors and time down, or gives the palette up.
  private mutating func note(_ frame: APNGFrame, _ slot: FrameSchedule.Slot) {
    if frame.drawings.isEmpty {
      times[times.count - 1].length += slot.length
      return
    }
    times.append((slot.start, slot.length))
    keys.formUnion(frame.keys)
    guard colors != nil else { return }
    if let new = frame.colors, new.allSatisfy({ colors?.number(of: $0) != nil }) { return }
    colors = nil
  }

  /// Returns the bytes that precede the frames.
  private func start(_ frames: APNGAssembly, _ encoder: APNGFrameEncoder) -> [UInt8] {
    var chunks = PNGChunks()
    chunks.appendSignature()
    chunks.appendHeader(width: width, height: height, layout: encoder.layout)
    unsafe chunks.append("acTL", PNGChunks.bytes(frames.frameCount) + PNGChunks.bytes(plays))
    // Without gaps, nothing needs a key, and a file without one is known to be opaque.
    if frames.hasGaps || encoder.layout.key == nil { chunks.appendPalette(encoder.layout) }
    return chunks.bytes
  }

  /// Encodes the animation again, with a palette, or with a key that no frame has; nil if neither is needed.
  private func remake(from frames: SpoolFile) throws(OutputError) -> APNGRemake? {
    let encoder: APNGFrameEncoder
    if let colors {
      encoder = APNGFrameEncoder(width: width, height: height, colors: colors.colors, effort: effort)
    } else if isAmbiguous {
      encoder = APNGFrameEncoder(width: width, height: height, isOpaque: true, effort: effort, key: keys.firstFree)
    } else {
      return nil
    }
    return APNGRemake(
      APNGReplay(frames, layout: self.encoder.layout, width: width, height: height), times: times, with: encoder,
      in: try SpoolFile(for: output), rate: rate)
  }
}
