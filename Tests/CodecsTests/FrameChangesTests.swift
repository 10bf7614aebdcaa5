import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Changes of frames")
struct FrameChangesTests {
  /// What a player shows after changes: the color of each pixel that gets one.
  private func colors(_ changes: FrameChanges, _ width: Int, _ height: Int) -> [[OpaqueColor?]] {
    let content = changes.rows.content ?? ChangedRows.Content()
    return (0..<height).map { y in
      var row: [OpaqueColor?] = content.row(y).flatMap { index in
        let stretch = content.stretches[index]
        return Array(repeating: stretch.stays ? nil : stretch.color, count: stretch.count)
      }
      row += Array(repeating: nil, count: width - row.count)
      return row
    }
  }

  @Test(
    "What a cleared rectangle shows again is what differs from a picture in which it is clear",
    arguments: 0..<60 as Range<UInt64>)
  func redrawing(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (width, height) = (Int.random(in: 1...70, using: &random), Int.random(in: 1...12, using: &random))
    let palette: [Pixel] = [
      .clear, .clear, TestPictures.white, TestPictures.black, Pixel(red: 60, green: 0, blue: 0, alpha: 130),
      Pixel(red: 9, green: 9, blue: 9, alpha: 20),
    ]
    /// Runs of few colors, as pictures have them.
    func picture() -> Bitmap {
      var pixel = Pixel.clear
      return TestPictures.make(width, height) { _, _ in
        if Int.random(in: 0..<9, using: &random) == 0 { pixel = palette.randomElement(using: &random) ?? .clear }
        return pixel
      }
    }
    let (base, frame) = (picture(), picture())
    let matte = Matte(seed % 3 == 0 ? TestPictures.white : nil)
    var comparison = RowComparison(matte: matte)
    let changes = FrameChanges(of: frame, over: base, &comparison)
    let corner = (x: Int.random(in: 0..<width, using: &random), y: Int.random(in: 0..<height, using: &random))
    var rectangle = PixelRect(
      x: corner.x, y: corner.y, width: Int.random(in: 1...width - corner.x, using: &random),
      height: Int.random(in: 1...height - corner.y, using: &random))
    if let cleared = changes.cleared { rectangle = rectangle.union(cleared) }
    let redrawn = FrameChanges(redrawing: rectangle, of: frame, after: changes, &comparison)
    var before = base
    for y in rectangle.y..<rectangle.maxY { for x in rectangle.x..<rectangle.maxX { before[x, y] = .clear } }
    let expected = FrameChanges(of: frame, over: before, &comparison)
    #expect(colors(redrawn, width, height) == colors(expected, width, height))
    #expect(redrawn.bounds == expected.bounds && redrawn.pixelCount == expected.pixelCount)
    #expect(redrawn.cleared == nil && expected.cleared == nil)
    func counts(_ changes: FrameChanges) -> [UInt32: Int] {
      Dictionary(uniqueKeysWithValues: (changes.colors ?? []).map { ($0.color.word, $0.count) })
    }
    #expect(counts(redrawn) == counts(expected))
  }
}
