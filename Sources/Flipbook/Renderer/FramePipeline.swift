import Codecs
import Compositor
import LayerTree
import Pixels
import Typography

/// Turns the moments of a stage into encoded frames: several at once, delivered in order.
///
/// Stepping the stage, which is cheap, takes turns with delivering, in the caller's task. Painting and encoding are for
/// workers: frame `n` is always painted and encoded by worker `n` modulo their number. The caller's task keeps a bounded
/// number of frames under way, so memory does not grow with their count; and since every step depends on snapshots and
/// frames alone, what comes out is the same for any number of workers.
struct FramePipeline<Encoder: FrameEncoder> {
  let viewport: Viewport
  let images: ImageLibrary
  let fonts: FontLibrary
  let encoder: Encoder
  let workerCount: Int
  let progress: ((RenderProgress) -> Void)?

  /// Makes all frames of `schedule`.
  ///
  /// - Parameters:
  ///   - schedule: The frames.
  ///   - snapshot: What the frame of a number shows; asked in ascending order.
  ///   - deliver: Takes the encoded frames, in ascending order; the number is the slot's in the schedule.
  /// - Throws: What the closures throw, a failed encoding, or `CancellationError` when the task is cancelled.
  func run(
    _ schedule: FrameSchedule,
    snapshot: (Int) throws -> Snapshot,
    deliver: (Int, Encoder.Encoded) async throws -> Void
  ) async throws {
    let slots = schedule.slots
    try await withThrowingTaskGroup(of: Void.self) { group in
      let workers = (0..<max(1, min(workerCount, slots.count))).map { _ in
        FrameWorker(viewport: viewport, images: images, fonts: fonts, encoder: encoder, in: &group)
      }
      var painted = workers.map { $0.painted.makeAsyncIterator() }
      var encoded = workers.map { $0.encoded.makeAsyncIterator() }
      // A frame is asked for one round of workers before it is needed, plus one so that nobody waits for the caller.
      let lead = workers.count + 1
      var previous: Bitmap?
      for turn in 0..<slots.count + 2 * lead {
        try Task.checkCancellation()
        if slots.indices.contains(turn) {
          workers[turn % workers.count].jobs.yield(.paint(try snapshot(slots[turn].frame)))
        }
        let toEncode = turn - lead
        if slots.indices.contains(toEncode) {
          let worker = toEncode % workers.count
          guard let frame = await painted[worker].next() else { throw CancellationError() }
          workers[worker].jobs.yield(.encode(frame, after: previous))
          previous = frame
        }
        let toDeliver = turn - 2 * lead
        if slots.indices.contains(toDeliver) {
          guard let frame = await encoded[toDeliver % workers.count].next() else { throw CancellationError() }
          try await deliver(toDeliver, try frame.get())
        }
        progress?(
          RenderProgress(
            painted: min(max(0, toEncode + 1), slots.count),
            written: min(max(0, toDeliver + 1), slots.count),
            total: slots.count))
      }
      for worker in workers { worker.jobs.finish() }
    }
  }
}
