import Codecs
import Locks
import Pixels
import Testing

@testable import Flipbook

@Suite("The pipeline of frames")
struct FramePipelineTests {
  /// Makes pictures of one color in the memory of those that nobody holds, and counts them.
  private struct Maker: FrameMaker {
    final class Counts: Sendable { let maximumImageCount = Locked(0) }

    let counts = Counts()

    func makeWorkerState() -> [Bitmap] { [] }

    func picture(from number: Int, in pictures: inout [Bitmap]) throws(RenderError) -> Bitmap {
      let free = pictures.indices.first { pictures[$0].isUnique() }
      if free == nil { pictures.append(Bitmap(width: 4, height: 4)) }
      let (index, count) = (free ?? pictures.count - 1, pictures.count)
      counts.maximumImageCount.withLock { $0 = max($0, count) }
      pictures[index].replaceWords { _, _ in 0xFF00_0000 | UInt32(number) }
      return pictures[index]
    }
  }

  /// Reports the colors of a frame and of the one before.
  private struct Encoder: FrameEncoder {
    func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> [UInt8?] {
      [previous?[3, 3].red, frame[3, 3].red]
    }
  }

  @Test(
    "Frames come in order, each after the one before, and a worker needs no more than a batch of pictures and one",
    arguments: 1...5, [1, 2, 7])
  func pictures(workers: Int, batch: Int) async throws {
    let maker = Maker()
    let schedule = FrameSchedule(everyFrameAt: 50, frameCount: 90)
    let pipeline = FramePipeline(
      maker: maker, encoder: Encoder(), workerCount: workers, batchSize: batch, progress: nil)
    var delivered: [[UInt8?]] = []
    try await pipeline.run(schedule, input: { $0 }, deliver: { _, frame in delivered.append(frame) })
    let expected = (0..<90).map { (frame: Int) -> [UInt8?] in
      [frame == 0 ? nil : UInt8(frame - 1), UInt8(frame)]
    }
    #expect(delivered == expected)
    let maximum = maker.counts.maximumImageCount.withLock { $0 }
    #expect(maximum == batch + 1)
  }

  @Test("A pipeline ends where frames do, however many were asked for", arguments: [0, 1, 2, 3, 7], [1, 2, 4])
  func unknownCount(count: Int, batch: Int) async throws {
    let pipeline = FramePipeline(
      maker: Maker(), encoder: Encoder(), workerCount: 3, batchSize: batch, progress: nil)
    let slots = FrameSchedule(everyFrameAt: 50, frameCount: max(1, count)).slots.prefix(count)
    var rest = slots[...]
    var delivered = 0
    try await pipeline.run(
      total: nil, next: { rest.popFirst().map { ($0, $0.frame) } }, deliver: { _, _ in delivered += 1 })
    #expect(delivered == count)
  }
}
