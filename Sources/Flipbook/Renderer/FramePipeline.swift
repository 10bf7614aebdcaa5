import Codecs
import Pixels

/// Turns moments into encoded frames: several at once, delivered in order.
///
/// Finding the moments, which is cheap, takes turns with delivering, in the caller's task. Making pictures and encoding
/// are for workers: frame `n` is always made and encoded by worker `n` modulo their number. The caller's task keeps a
/// bounded number of frames under way, so memory does not grow with their count; and since every step depends on moments
/// and frames alone, what comes out is the same for any number of workers.
struct FramePipeline<Maker: FrameMaker, Encoder: FrameEncoder> {
  let maker: Maker
  let encoder: Encoder
  let workerCount: Int
  let progress: ((RenderProgress) -> Void)?

  /// A frame to be made.
  typealias Frame = (slot: FrameSchedule.Slot, moment: Maker.Moment)

  /// Makes all frames.
  ///
  /// - Parameters:
  ///   - total: How many frames there will be, if that is known.
  ///   - next: The next frame; nil after the last.
  ///   - deliver: Takes the encoded frames, in their order.
  /// - Throws: What the closures throw, a failed making or encoding, or `CancellationError` when the task is cancelled.
  func run(
    total: Int?,
    next: () throws -> Frame?,
    deliver: (FrameSchedule.Slot, Encoder.Encoded) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let workers = (0..<max(1, min(workerCount, total ?? workerCount))).map { _ in
        FrameWorker(maker, encoder, in: &group)
      }
      var made = workers.map { $0.made.makeAsyncIterator() }
      var encoded = workers.map { $0.encoded.makeAsyncIterator() }
      // A frame is asked for one round of workers before it is needed: a worker has the next to do when one is done.
      let lead = workers.count
      var previous: Bitmap?
      // The frames that are under way, and how many there are in all as soon as that is known.
      var slots: [FrameSchedule.Slot] = []
      var (asked, delivered) = (0, 0)
      var count = Int.max
      var turn = 0
      while delivered < count {
        try Task.checkCancellation()
        if asked < count {
          if let frame = try next() {
            workers[asked % workers.count].jobs.yield(.make(frame.moment))
            slots.append(frame.slot)
            asked += 1
          } else {
            count = asked
          }
        }
        let toEncode = turn - lead
        if (0..<count).contains(toEncode) {
          let worker = toEncode % workers.count
          guard let frame = try await made[worker].next()?.get() else { throw CancellationError() }
          workers[worker].jobs.yield(.encode(frame, after: previous))
          previous = frame
        }
        let toDeliver = turn - 2 * lead
        if (0..<count).contains(toDeliver) {
          guard let frame = try await encoded[toDeliver % workers.count].next()?.get() else {
            throw CancellationError()
          }
          try await deliver(slots.removeFirst(), frame)
          delivered += 1
        }
        progress?(RenderProgress(painted: min(max(0, toEncode + 1), count), written: delivered, total: total))
        turn += 1
      }
      for worker in workers { worker.jobs.finish() }
    }
  }
}

extension FramePipeline {
  /// Makes all frames of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The frames.
  ///   - moment: What the frame of a number is made from; asked in the schedule's order.
  ///   - deliver: Takes the encoded frames, in their order.
  /// - Throws: As above.
  func run(
    _ schedule: FrameSchedule, moment: (Int) throws -> Maker.Moment,
    deliver: (FrameSchedule.Slot, Encoder.Encoded) async throws -> Void
  ) async throws {
    var rest = schedule.slots[...]
    try await run(
      total: schedule.slots.count, next: { try rest.popFirst().map { ($0, try moment($0.frame)) } }, deliver: deliver)
  }
}
