import Codecs
import Pixels

/// One of the tasks that make and encode pictures; it processes jobs and answers in order.
///
/// A worker has a state of its own, which keeps its memory from frame to frame.
struct FrameWorker<Maker: FrameMaker, Encoder: FrameEncoder>: Sendable {
  enum Job: Sendable {
    case make(Maker.Input)
    case encode(Bitmap, after: Bitmap?)
  }

  private enum Answer {
    case made(Result<Bitmap, RenderError>)
    case encoded(Result<Encoder.Encoded, OutputError>)
  }

  /// The queue of jobs.
  let jobs: AsyncStream<Job>.Continuation
  /// The pictures.
  let made: AsyncStream<Result<Bitmap, RenderError>>
  /// The encoded frames.
  let encoded: AsyncStream<Result<Encoder.Encoded, OutputError>>

  /// Starts a worker as part of `group`; it ends after the last job, or with the group.
  init(_ maker: Maker, _ encoder: Encoder, in group: inout ThrowingTaskGroup<Void, any Error>) {
    let (jobs, jobsIn) = AsyncStream.makeStream(of: Job.self)
    let (made, madeIn) = AsyncStream.makeStream(of: Result<Bitmap, RenderError>.self)
    let (encoded, encodedIn) = AsyncStream.makeStream(of: Result<Encoder.Encoded, OutputError>.self)
    group.addTask {
      var state = maker.makeWorkerState()
      for await job in jobs {
        // The pictures of a job are released before its result is reported, so they may be reused then.
        switch FrameWorker.done(consume job, maker, encoder, &state) {
        case .made(let picture): madeIn.yield(picture)
        case .encoded(let frame): encodedIn.yield(frame)
        }
      }
      madeIn.finish()
      encodedIn.finish()
    }
    self.jobs = jobsIn
    self.made = made
    self.encoded = encoded
  }

  private static func done(
    _ job: consuming Job, _ maker: Maker, _ encoder: Encoder, _ state: inout Maker.WorkerState
  ) -> Answer {
    switch job {
    case .make(let input):
      do throws(RenderError) {
        return .made(.success(try maker.picture(from: input, in: &state)))
      } catch {
        return .made(.failure(error))
      }
    case .encode(let frame, let previous):
      do throws(OutputError) {
        return .encoded(.success(try encoder.encode(frame, after: previous)))
      } catch {
        return .encoded(.failure(error))
      }
    }
  }
}
