import Compositor
import Pixels
import Testing

@testable import Flipbook

@Suite struct BitmapPoolTests {
  private func pixel(_ value: Int) -> Pixel {
    Pixel(red: UInt8(value), green: UInt8(value), blue: UInt8(value), alpha: 255)
  }

  @Test("What somebody still holds is never painted over, however much it is")
  func held() {
    var pool = BitmapPool(width: 3, height: 2, capacity: 8)
    let bitmaps = (0..<40).map { number in pool.painting { $0.bitmap[1, 1] = pixel(number) } }
    #expect(bitmaps.map { $0[1, 1] } == (0..<40).map(pixel))
  }

  @Test("What nobody holds any more is painted over instead of fresh memory")
  func released() {
    var pool = BitmapPool(width: 3, height: 2, capacity: 8)
    let held = pool.painting { $0.bitmap[0, 0] = pixel(1) }
    _ = pool.painting { $0.bitmap[0, 0] = pixel(2) }
    var found: Pixel?
    _ = pool.painting { found = $0.bitmap[0, 0] }
    #expect(found == pixel(2))
    #expect(held[0, 0] == pixel(1))
  }
}
