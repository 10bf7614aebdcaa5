import Codecs
import Compositor
import LayerTree
import Pixels
import Typography

/// One of the tasks that paint and encode: does what it is sent in that order, and answers in that order.
///
/// A worker has a compositor and bitmaps of its own, which keep their memory from frame to frame.
struct FrameWorker<Encoder: FrameEncoder>: Sendable {
  enum Job: Sendable {
    case paint(Snapshot)
    case encode(Bitmap, after: Bitmap?)
  }

  /// What there is to do.
  let jobs: AsyncStream<Job>.Continuation
  /// The painted frames.
  let painted: AsyncStream<Bitmap>
  /// The encoded frames.
  let encoded: AsyncStream<Result<Encoder.Encoded, OutputError>>

  /// Starts a worker as a part of `group`; it ends when there will be no more jobs, or with the group.
  init(
    viewport: Viewport, images: ImageLibrary, fonts: FontLibrary, encoder: Encoder,
    in group: inout ThrowingTaskGroup<Void, any Error>
  ) {
    let (jobs, jobsIn) = AsyncStream.makeStream(of: Job.self)
    let (painted, paintedIn) = AsyncStream.makeStream(of: Bitmap.self)
    let (encoded, encodedIn) = AsyncStream.makeStream(of: Result<Encoder.Encoded, OutputError>.self)
    group.addTask {
      let compositor = Compositor(viewport: viewport, images: images, fonts: fonts)
      var bitmaps = BitmapPool(width: viewport.widthPixels, height: viewport.heightPixels)
      for await job in jobs {
        switch job {
        case .paint(let snapshot):
          paintedIn.yield(bitmaps.painting { compositor.paint(snapshot, over: &$0) })
        case .encode(let frame, let previous):
          do throws(OutputError) {
            encodedIn.yield(.success(try encoder.encode(frame, after: previous)))
          } catch {
            encodedIn.yield(.failure(error))
          }
        }
      }
      paintedIn.finish()
      encodedIn.finish()
    }
    self.jobs = jobsIn
    self.painted = painted
    self.encoded = encoded
  }
}
