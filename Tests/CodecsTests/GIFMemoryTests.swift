import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("What a GIF being made holds")
struct GIFMemoryTests {
  private func changes(to frame: Bitmap, from base: Bitmap? = nil) -> FrameChanges {
    var comparison = RowComparison(matte: Matte())
    return FrameChanges(of: frame, over: base, &comparison)
  }

  @Test(
    "Who waits for less to be held goes on when frames are given up, or their window ends", arguments: [false, true])
  func held(ends: Bool) async {
    let held = PendingChanges()
    let frames = (0..<3).map { changes(to: TestPictures.gradient(40, 30, step: $0)) }
    for frame in frames { held.add(frame) }
    let limit = frames[2].byteCount
    let waiter = Task {
      await held.wait(forAtMost: limit)
      return frames.map { $0.rows.content == nil }
    }
    if ends {
      held.end()
      #expect(await waiter.value == [false, false, false])
    } else {
      held.release(frames[0])
      held.release(frames[1])
      #expect(await waiter.value == [true, true, false])
    }
    await held.wait(forAtMost: limit)
  }

  @Test("A comparison that was used before finds the same")
  func reuse() throws {
    var used = RowComparison(matte: Matte())
    for (frame, base) in [
      (TestPictures.gradient(64, 48, step: 0), nil), (TestPictures.gradient(90, 20, step: 2), nil),
      (TestPictures.interface(64, 48, step: 3), TestPictures.gradient(64, 48, step: 1)),
      (TestPictures.disc(64, 48, atX: 9), TestPictures.disc(64, 48, atX: 20)),
    ] {
      let again = FrameChanges(of: frame, over: base, &used)
      let fresh = changes(to: frame, from: base)
      #expect(again.bounds == fresh.bounds && again.cleared == fresh.cleared)
      #expect(again.pixelCount == fresh.pixelCount && again.byteCount == fresh.byteCount)
      let (one, other) = try (#require(again.rows.content), #require(fresh.rows.content))
      for y in 0..<frame.height {
        func row(_ content: ChangedRows.Content) -> [[Int]] {
          content.row(y).map {
            let stretch = content.stretches[$0]
            return [stretch.count, stretch.stays ? -1 : Int(stretch.color.word)]
          }
        }
        #expect(row(one) == row(other))
      }
    }
  }

  @Test("Rows go at the top and come at the bottom, and keep what they hold")
  func rows() {
    var rows = GIFImageRows()
    rows.begin(PixelRect(x: 3, y: 10, width: 5, height: 20), rowCount: 6)
    rows.append(above: 16)
    for y in 10..<16 {
      for x in 0..<5 {
        unsafe rows.symbols[rows.start(ofRow: y) + x] = UInt8(10 * y + x)
        unsafe rows.wanted[rows.start(ofRow: y) + x] = UInt32(1000 * y + x)
      }
    }
    rows.drop(above: 12)
    rows.append(above: 18)
    #expect(rows.rows == 12..<18)
    for y in 12..<16 {
      for x in 0..<5 {
        #expect(unsafe rows.symbols[rows.start(ofRow: y) + x] == UInt8(10 * y + x))
        #expect(unsafe rows.wanted[rows.start(ofRow: y) + x] == UInt32(1000 * y + x))
      }
    }
  }
}
