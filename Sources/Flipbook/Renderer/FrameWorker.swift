import Codecs
import Pixels

/// One of the tasks that make and encode pictures: does what it is sent in that order, and answers in that order.
///
/// A worker has a workshop of its own, which keeps its memory from frame to frame.
struct FrameWorker<Maker: FrameMaker, Encoder: FrameEncoder>: Sendable {
  enum Job: Sendable {
    case make(Maker.Moment)
    case encode(Bitmap, after: Bitmap?)
  }

  /// What there is to do.
  let jobs: AsyncStream<Job>.Continuation
  /// The pictures.
  let made: AsyncStream<Result<Bitmap, RenderError>>
  /// The encoded frames.
  let encoded: AsyncStream<Result<Encoder.Encoded, OutputError>>

  /// Starts a worker as a part of `group`; it ends when there will be no more jobs, or with the group.
  init(_ maker: Maker, _ encoder: Encoder, in group: inout ThrowingTaskGroup<Void, any Error>) {
    let (jobs, jobsIn) = AsyncStream.makeStream(of: Job.self)
    let (made, madeIn) = AsyncStream.makeStream(of: Result<Bitmap, RenderError>.self)
    let (encoded, encodedIn) = AsyncStream.makeStream(of: Result<Encoder.Encoded, OutputError>.self)
    group.addTask {
      var workshop = maker.makeWorkshop()
      for await job in jobs {
        switch job {
        case .make(let moment):
          do throws(RenderError) {
            madeIn.yield(.success(try maker.picture(of: moment, in: &workshop)))
          } catch {
            madeIn.yield(.failure(error))
          }
        case .encode(let frame, let previous):
          do throws(OutputError) {
            encodedIn.yield(.success(try encoder.encode(frame, after: previous)))
          } catch {
            encodedIn.yield(.failure(error))
          }
        }
      }
      madeIn.finish()
      encodedIn.finish()
    }
    self.jobs = jobsIn
    self.made = made
    self.encoded = encoded
  }
}
