import Codecs
import Pixels

/// Turns inputs into encoded frames: several at once, delivered in order.
///
/// The caller's task alternates between preparing inputs, which is cheap, and delivering. Workers make and encode
/// pictures: worker `n` modulo their number makes and encodes frame `n`, and encodes a frame before it makes the next.
/// So each worker needs the memory of two pictures: the current one, and the previous one, which another worker may be
/// comparing with its own. Memory doesn't grow with the number of frames, and since every step depends only on inputs
/// and frames, the output is the same for any number of workers.
struct FramePipeline<Maker: FrameMaker, Encoder: FrameEncoder> {
  let maker: Maker
  let encoder: Encoder
  let workerCount: Int
  let progress: ((RenderProgress) -> Void)?

  /// A frame to be made.
  typealias Frame = (slot: FrameSchedule.Slot, input: Maker.Input)

  /// Makes all frames.
  ///
  /// - Parameters:
  ///   - total: The number of frames, if known.
  ///   - next: The next frame; nil after the last.
  ///   - deliver: Takes the encoded frames, in their order.
  /// - Throws: The errors of the closures, of making or of encoding, or `CancellationError` when the task is canceled.
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
      // The turns from encoding a frame to its delivery: as many as the two pictures of each worker allow.
      let lead = max(1, workers.count - 1)
      var previous: Bitmap?
      // The frames in progress, and the total number as soon as it is known.
      var slots: [FrameSchedule.Slot] = []
      var (asked, delivered) = (0, 0)
      var count = Int.max
      /// Asks the worker whose turn it is for the next frame.
      func ask() throws {
        if asked == count { return }
        if let frame = try next() {
          workers[asked % workers.count].jobs.yield(.make(frame.input))
          slots.append(frame.slot)
          asked += 1
        } else {
          count = asked
        }
      }
      for _ in workers { try ask() }
      var turn = 0
      while delivered < count {
        try Task.checkCancellation()
        if turn < count {
          let worker = turn % workers.count
          guard let frame = try await made[worker].next()?.get() else { throw CancellationError() }
          workers[worker].jobs.yield(.encode(frame, after: previous))
          previous = frame
        }
        let toDeliver = turn - lead
        if toDeliver >= 0 {
          guard let frame = try await encoded[toDeliver % workers.count].next()?.get() else {
            throw CancellationError()
          }
          try await deliver(slots.removeFirst(), frame)
          delivered += 1
        }
        // The worker that is encoding makes its next frame afterwards; by then its frame before last is no longer
        // needed.
        try ask()
        progress?(RenderProgress(painted: min(turn + 1, count), written: delivered, total: total))
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
  ///   - input: Returns the input of the frame with a number; called in the schedule's order.
  ///   - deliver: Takes the encoded frames, in their order.
  /// - Throws: As above.
  func run(
    _ schedule: FrameSchedule, input: (Int) throws -> Maker.Input,
    deliver: (FrameSchedule.Slot, Encoder.Encoded) async throws -> Void
  ) async throws {
    var rest = schedule.slots[...]
    try await run(
      total: schedule.slots.count, next: { try rest.popFirst().map { ($0, try input($0.frame)) } }, deliver: deliver)
  }
}
