import Pixels
import Testing

@Suite("Differences between pictures")
struct DifferenceTests {
  @Test("The rectangle surrounds the pixels that differ", arguments: [(1, 1), (7, 5), (64, 3), (3, 40)])
  func rectangle(width: Int, height: Int) {
    let base = Bitmap(width: width, height: height)
    #expect(base.changedRectangle(from: Bitmap(width: width, height: height)) == nil)
    for y in 0..<height {
      for x in 0..<width {
        var other = base
        other[x, y] = Pixel(red: 0, green: 0, blue: 0)
        #expect(other.changedRectangle(from: base) == PixelRect(x: x, y: y, width: 1, height: 1))
        other[width - 1, 0] = Pixel(red: 0, green: 0, blue: 0)
        #expect(base.changedRectangle(from: other) == PixelRect(x: x, y: 0, width: width - x, height: y + 1))
      }
    }
  }

  @Test("Rectangles are joined and cut as sets of pixels")
  func rectangleArithmetic() {
    let a = PixelRect(x: 1, y: 2, width: 5, height: 4)
    let b = PixelRect(x: 4, y: 0, width: 9, height: 3)
    #expect(a.union(b) == PixelRect(x: 1, y: 0, width: 12, height: 6))
    #expect(a.intersection(b) == PixelRect(x: 4, y: 2, width: 2, height: 1))
    #expect(a.intersection(PixelRect(x: 50, y: 50, width: 2, height: 2)).area == 0)
    #expect(a.union(b).contains(a) && !a.contains(b))
  }

  @Test("Clearing a rectangle leaves the rest, and what lies outside is ignored")
  func clearing() {
    var bitmap = Bitmap(width: 6, height: 4)
    for y in 0..<4 { for x in 0..<6 { bitmap[x, y] = Pixel(red: 9, green: 9, blue: 9) } }
    let before = bitmap
    bitmap.clear(PixelRect(x: 4, y: 2, width: 10, height: 10))
    #expect(bitmap.changedRectangle(from: before) == PixelRect(x: 4, y: 2, width: 2, height: 2))
    #expect(bitmap[4, 2] == .clear)
  }
}
