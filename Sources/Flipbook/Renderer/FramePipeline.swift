import Codecs
import Pixels

/// Renders and encodes frames concurrently, and delivers them in order.
///
/// The caller's task alternates between preparing inputs, which is cheap, and delivering frames. Workers render and
/// encode consecutive frames in batches. Of `w` workers, worker `n % w` handles batch `n`, and encodes a batch before
/// it renders the next one. Each worker needs the memory for the frames of a batch and for the last frame of its
/// previous batch, which another worker may still be comparing with its own. Memory doesn't grow with the number of
/// frames. Since every step depends only on inputs and frames, the output is the same for any number of workers and any
/// batch size.
struct FramePipeline<Maker: FrameMaker, Encoder: FrameEncoder> {
  let maker: Maker
  let encoder: Encoder
  let workerCount: Int
  /// The number of frames in a batch; waking a worker takes as long as rendering several tiny frames.
  var batchSize = 1
  let progress: ((RenderProgress) -> Void)?

  /// The input of a frame, with its time slot.
  typealias Frame = (slot: FrameSchedule.Slot, input: Maker.Input)

  /// Renders all frames.
  ///
  /// - Parameters:
  ///   - total: The number of frames, if known.
  ///   - next: Returns the next input, or nil after the last.
  ///   - deliver: Receives the encoded frames, in order.
  /// - Throws: The errors of the closures, the maker, and the encoder, or `CancellationError` when the task is
  ///   canceled.
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
      // The number of batches that are encoded ahead of delivery, limited by the bitmaps of each worker.
      let lead = max(1, workers.count - 1)
      var previous: Bitmap?
      // The time slots of all batches; the variables below count batches and frames.
      var batches: [[FrameSchedule.Slot]] = []
      var (asked, delivered) = (0, 0)
      var count = Int.max
      var (painted, written) = (0, 0)
      /// Asks the worker whose turn it is for the next batch.
      func ask() throws {
        if asked == count { return }
        var (slots, inputs): ([FrameSchedule.Slot], [Maker.Input]) = ([], [])
        while slots.count < batchSize, let frame = try unlessCanceled(next) {
          slots.append(frame.slot)
          inputs.append(frame.input)
        }
        if slots.isEmpty {
          count = asked
        } else {
          workers[asked % workers.count].jobs.yield(.make(inputs))
          batches.append(slots)
          asked += 1
        }
      }
      for _ in workers { try ask() }
      var turn = 0
      while delivered < count {
        try Task.checkCancellation()
        if turn < count {
          let worker = turn % workers.count
          guard let answer = await made[worker].next() else { throw CancellationError() }
          // The result of a canceled frame may be incomplete.
          try Task.checkCancellation()
          let frames = try answer.get()
          painted += frames.count
          let last = frames.last
          workers[worker].jobs.yield(.encode(frames, after: previous))
          previous = last
        }
        let toDeliver = turn - lead
        if toDeliver >= 0 {
          guard let frames = try await encoded[toDeliver % workers.count].next()?.get() else {
            throw CancellationError()
          }
          for (slot, frame) in zip(batches.removeFirst(), frames) {
            try await deliver(slot, frame)
            written += 1
            progress?(RenderProgress(painted: painted, written: written, total: total))
          }
          delivered += 1
        }
        // The worker renders its next batch after encoding this one; by then, its batch before last is no longer
        // needed.
        try ask()
        if toDeliver < 0 { progress?(RenderProgress(painted: painted, written: written, total: total)) }
        turn += 1
      }
      for worker in workers { worker.jobs.finish() }
    }
  }
}

/// Returns the value of `body`.
///
/// - Throws: The error of `body`, or `CancellationError` if the task was canceled in the meantime.
private func unlessCanceled<Value>(_ body: () throws -> Value) throws -> Value {
  do { return try body() } catch {
    try Task.checkCancellation()
    throw error
  }
}

extension FramePipeline {
  /// Renders all frames of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The frames.
  ///   - input: Returns the input for a frame number; called in the order of the schedule.
  ///   - deliver: Receives the encoded frames, in order.
  /// - Throws: The errors of the closures, the maker, and the encoder, or `CancellationError` when the task is
  ///   canceled.
  func run(
    _ schedule: FrameSchedule, input: (Int) throws -> Maker.Input,
    deliver: (FrameSchedule.Slot, Encoder.Encoded) async throws -> Void
  ) async throws {
    var rest = schedule.slots[...]
    try await run(
      total: schedule.slots.count, next: { try rest.popFirst().map { ($0, try input($0.frame)) } }, deliver: deliver)
  }
}
