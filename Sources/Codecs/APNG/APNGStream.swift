import Pixels

/// Writes frames to an animated PNG file.
///
/// The file begins with the number of frames, the palette, and the color that stands for unchanged pixels. All of them
/// are known only at the end: equal frames are merged, and any frame may have too many colors, or use the key color. So
/// frames are collected in a temporary file with fast compression, and encoded again at the end. At effort 0, they go
/// to the output at once, and their number is inserted later; a pipe can't seek, so it receives everything at the end.
package struct APNGStream: FrameSink, ~Copyable {
  package let encoder: APNGFrameEncoder
  private let rate: FrameRate
  private let (width, height): (Int, Int)
  private let plays: Int
  private let effort: Int
  private let jobs: Int
  private var output: OutputFile
  private var assembly: APNGAssembly
  /// The file for chunks that cannot be written to the output yet.
  private var spool: SpoolFile?
  /// The total size of all frames, in bytes.
  private var byteCount = 0
  /// All colors of the frames so far; nil if they are too many for a palette.
  private var colors: PNGColorTable?
  /// The candidate keys that the frames use so far.
  private var keys = APNGKeys()
  /// The start and display time of each distinct frame.
  private var times: [(start: Int, length: Int)] = []

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - output: The output file.
  ///   - rate: The rate of the frames.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - isOpaque: Whether every pixel of every frame is opaque, so that no alpha channel is stored.
  ///   - plays: The number of times that the animation plays; 0 for an endless loop.
  ///   - effort: The effort spent on a small file, from 0 to 9; at 0, the file has no palette, and no pixels are
  ///     omitted.
  ///   - jobs: The number of frames encoded concurrently at the end; it doesn't affect the bytes.
  /// - Throws: ``OutputError`` when no temporary file can be created.
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
      width: width, height: height, isOpaque: isOpaque, effort: min(effort, Self.quickEffort), reportsColors: tries,
      key: tries ? Self.quickKey : nil)
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

  /// Completes the file.
  private consuming func finish(with remake: consuming APNGRemake?) throws(OutputError) -> Int {
    guard let spool else {
      let head = start(assembly, encoder)
      try output.overwrite(head, at: 0)
      try output.finish()
      return head.count + byteCount
    }
    var (head, frames) = (start(assembly, encoder), (file: spool, count: byteCount))
    if let remake {
      (head, frames) = (start(remake.assembly, remake.encoder), (remake.file, remake.byteCount))
    }
    try output.write(head)
    try frames.file.copy(to: output)
    try output.finish()
    return head.count + frames.count
  }

  /// The effort of the first encoding, into the temporary file, and the key of its unchanged pixels.
  private static let quickEffort = 1
  private static let quickKey = 1

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

  /// Records a frame's time, and adds its colors to the palette or abandons the palette.
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
    // If no pixels are omitted, no key is needed, and a file without one is known to be opaque.
    if frames.hasGaps || encoder.layout.key == nil { chunks.appendPalette(encoder.layout) }
    return chunks.bytes
  }

  /// Returns a new encoding of the frames, with a palette if they have few colors; nil if it isn't worth the effort.
  private func remake(from frames: SpoolFile) throws(OutputError) -> APNGRemake? {
    guard effort > 0 else { return nil }
    let replay = APNGReplay(frames, layout: encoder.layout, width: width, height: height)
    let encoder: APNGFrameEncoder
    if let colors = colors?.colors {
      let encoders = [true, false].map {
        APNGFrameEncoder(width: width, height: height, colors: colors, leavesPixelsOut: $0, effort: effort)
      }
      let counts = try replay.trials(of: encoders, frameCount: times.count)
      encoder = encoders[counts[0] < counts[1] ? 0 : 1]
    } else {
      let isOpaque = self.encoder.layout.color == .rgb
      encoder = APNGFrameEncoder(
        width: width, height: height, isOpaque: isOpaque, effort: effort, key: keys.firstFree)
    }
    return APNGRemake(replay, times: times, with: encoder, in: try SpoolFile(for: output), rate: rate)
  }
}
