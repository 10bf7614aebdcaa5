import Pixels

/// Re-encodes an animated PNG in a different pixel layout, from the frames that were first written in truecolor.
struct APNGRemake: ~Copyable {
  /// The encoder for the new frames.
  let encoder: APNGFrameEncoder
  /// Assembles the encoded frames.
  private(set) var assembly: APNGAssembly
  /// The file that receives the chunks.
  let file: SpoolFile
  /// The number of bytes written so far.
  private(set) var byteCount = 0
  private var replay: APNGReplay
  private let times: [(start: Int, length: Int)]
  private var begun = 0
  private var done = 0
  private var previous: Bitmap?

  /// A frame to encode.
  private struct Job: Sendable {
    let number: Int
    let picture: Bitmap
    let previous: Bitmap?
  }

  /// - Parameters:
  ///   - replay: The frames.
  ///   - times: The start time and duration of each frame.
  ///   - encoder: The encoder for the new layout.
  ///   - file: The file that receives the chunks.
  ///   - rate: The frame rate of the times.
  init(
    _ replay: APNGReplay, times: [(start: Int, length: Int)], with encoder: APNGFrameEncoder, in file: SpoolFile,
    rate: FrameRate
  ) {
    self.replay = replay
    self.times = times
    self.encoder = encoder
    self.file = file
    assembly = APNGAssembly(encoder, rate: rate)
  }

  /// Encodes all frames, one after the other.
  ///
  /// - Throws: ``OutputError`` when the frames cannot be read back or written.
  mutating func makeAll() throws(OutputError) {
    while let job = try nextJob() { try put(try encoder.encode(job.picture, after: job.previous)) }
    try write(try assembly.finish())
  }

  /// Encodes all frames concurrently; the result is the same for any number of jobs.
  ///
  /// - Parameters:
  ///   - jobs: The number of concurrent tasks.
  ///   - progress: Called with the number of finished frames, and the total.
  /// - Throws: ``OutputError`` when the frames cannot be read back or written.
  mutating func makeAll(jobs: Int, _ progress: ((_ done: Int, _ total: Int) -> Void)?) async throws(OutputError) {
    let encoder = encoder
    let failure = await withTaskGroup(of: (number: Int, frame: Result<APNGFrame, OutputError>).self) { group in
      // Frames that finished before a preceding frame.
      var early: [Int: Result<APNGFrame, OutputError>] = [:]
      do throws(OutputError) {
        while true {
          // One more frame than there are jobs, so that the next one is read while the others are encoded.
          while begun - done <= jobs, let job = try nextJob() {
            group.addTask {
              let frame = Result { () throws(OutputError) in try encoder.encode(job.picture, after: job.previous) }
              return (job.number, frame)
            }
          }
          if done == begun { return nil as OutputError? }
          while early[done] == nil, let next = await group.next() { early[next.number] = next.frame }
          if let frame = try early.removeValue(forKey: done)?.get() { try put(frame) }
          progress?(done, times.count)
        }
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    try write(try assembly.finish())
  }

  private mutating func nextJob() throws(OutputError) -> Job? {
    guard begun < times.count, let picture = try replay.next() else { return nil }
    defer {
      begun += 1
      previous = picture
    }
    return Job(number: begun, picture: picture, previous: previous)
  }

  private mutating func put(_ frame: APNGFrame) throws(OutputError) {
    try write(try assembly.add(frame, start: times[done].start, length: times[done].length))
    done += 1
  }

  private mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    try file.write(bytes)
    byteCount += bytes.count
  }
}
