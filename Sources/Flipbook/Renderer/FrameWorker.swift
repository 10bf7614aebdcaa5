import Codecs
import Pixels

/// A task that renders and encodes frames, and processes its jobs in order.
///
/// Each worker has its own state, which is reused from frame to frame.
struct FrameWorker<Maker: FrameMaker, Encoder: FrameEncoder>: Sendable {
  enum Job: Sendable {
    case make([Maker.Input])
    case encode([Bitmap], after: Bitmap?)
  }

  private enum Answer {
    case made(Result<[Bitmap], RenderError>)
    case encoded(Result<[Encoder.Encoded], OutputError>)
  }

  /// The queue of jobs.
  let jobs: AsyncStream<Job>.Continuation
  /// The images of each batch.
  let made: AsyncStream<Result<[Bitmap], RenderError>>
  /// The encoded frames of each batch.
  let encoded: AsyncStream<Result<[Encoder.Encoded], OutputError>>

  /// Starts a worker as part of `group`; it ends after the last job, or with the group.
  init(_ maker: Maker, _ encoder: Encoder, in group: inout ThrowingTaskGroup<Void, any Error>) {
    let (jobs, jobsIn) = AsyncStream.makeStream(of: Job.self)
    let (made, madeIn) = AsyncStream.makeStream(of: Result<[Bitmap], RenderError>.self)
    let (encoded, encodedIn) = AsyncStream.makeStream(of: Result<[Encoder.Encoded], OutputError>.self)
    group.addTask {
      var state = maker.makeWorkerState()
      for await job in jobs {
        // The images of a job are released before its result is reported, so that they can be reused.
        switch FrameWorker.done(consume job, maker, encoder, &state) {
        case .made(let pictures): madeIn.yield(pictures)
        case .encoded(let frames): encodedIn.yield(frames)
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
    case .make(let inputs):
      do throws(RenderError) {
        var pictures: [Bitmap] = []
        for input in inputs { pictures.append(try maker.picture(from: input, in: &state)) }
        return .made(.success(pictures))
      } catch {
        return .made(.failure(error))
      }
    case .encode(let pictures, var previous):
      do throws(OutputError) {
        var frames: [Encoder.Encoded] = []
        for picture in pictures {
          frames.append(try encoder.encode(picture, after: previous))
          previous = picture
        }
        return .encoded(.success(frames))
      } catch {
        return .encoded(.failure(error))
      }
    }
  }
}
