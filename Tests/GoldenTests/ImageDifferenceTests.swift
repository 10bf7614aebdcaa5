import Flipbook
import Testing

@testable import Golden

@Suite struct ImageDifferenceTests {
  private let paper = SmallScene.picture(Pixel(red: 200, green: 200, blue: 200))

  private func difference(_ a: Bitmap, _ b: Bitmap, _ measure: Tolerance.Measure = .components) -> ImageDifference? {
    DifferenceMap(a, b, by: measure).map { ImageDifference($0, width: a.width, height: a.height) }
  }

  @Test("Equal pictures have no difference")
  func equal() {
    #expect(difference(paper, SmallScene.picture(Pixel(red: 200, green: 200, blue: 200))) == nil)
  }

  @Test("A difference is reported with its size, its place and its worst window")
  func numbers() throws {
    var other = paper
    for y in 4..<8 { for x in 20..<28 { other[x, y].green = 190 } }
    other[39, 29].red = 203
    let found = try #require(difference(paper, other))
    #expect(found.pixelCount == 33)
    #expect(found.largest == 10)
    #expect(found.bounds == PixelRect(x: 20, y: 4, width: 20, height: 26))
    // 32 pixels by 10 in a window of 256.
    #expect(found.worstWindow == 1.25)
    #expect(found.window.contains(PixelRect(x: 20, y: 4, width: 8, height: 4)))
  }

  @Test("A small change weighs as much in a large picture as in a small one")
  func independentOfSize() throws {
    func worst(_ extent: Int) throws -> Double {
      let whole = SmallScene.picture(Pixel(red: 9, green: 9, blue: 9), width: extent, height: extent)
      var other = whole
      for y in 0..<16 { for x in 0..<16 { other[x, y].red = 19 } }
      // No color exceeds its alpha, which is 255.
      return try #require(difference(whole, other)).worstWindow
    }
    #expect(try worst(16) == 10)
    #expect(try worst(400) == 10)
  }

  @Test(
    "Tolerances go by the worst window and the largest difference",
    arguments: [
      (Tolerance.exact, false), (.within(largestDifference: 9, because: "noise"), false),
      (.within(largestDifference: 10, because: "noise"), true), (.within(worstWindow: 1.2, because: "noise"), false),
      (.within(worstWindow: 1.3, because: "noise"), true),
      (.within(largestDifference: 9, worstWindow: 1.3, because: "noise"), false),
    ])
  func tolerance(_ tolerance: Tolerance, passes: Bool) throws {
    var other = paper
    for y in 4..<8 { for x in 20..<28 { other[x, y].green = 190 } }
    #expect(tolerance.allows(try #require(difference(paper, other))) == passes)
  }

  /// A slanted edge, softened by `softness` pixels.
  private func edge(softness: Double, shift: Int = 0) -> Bitmap {
    var bitmap = paper
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let distance = Double(x - shift) - 12 - Double(y) / 3
        let value = UInt8(min(max(distance / softness + 0.5, 0), 1) * 200)
        bitmap[x, y] = Pixel(red: value, green: value, blue: value)
      }
    }
    return bitmap
  }

  @Test("An edge softened in another way isn't a visible difference, a moved one is")
  func perceptual() throws {
    let edge = edge(softness: 1)
    let other = self.edge(softness: 1.3)
    #expect(difference(edge, other) != nil)
    #expect(difference(edge, other, .perceptual(threshold: 0.1)) == nil)
    #expect(difference(edge, self.edge(softness: 1, shift: 4), .perceptual(threshold: 0.1)) != nil)
    var faint = paper
    faint[5, 5].red = 197
    #expect(difference(paper, faint, .perceptual(threshold: 0.1)) == nil)
  }

  @Test("Pictures of a difference show reference, difference and actual")
  func pictures() throws {
    var other = paper
    other[3, 4].blue = 100
    let map = try #require(DifferenceMap(paper, other, by: .components))
    let sheet = DifferenceImages.triptych(paper, map, other)
    #expect(sheet.width == 3 * 40 + 2 * 8)
    #expect(sheet[3, 4] == paper[3, 4])
    #expect(sheet[48 + 3, 4] == Pixel(red: 0, green: 0, blue: 255))
    #expect(sheet[96 + 3, 4] == other[3, 4])
    let heat = DifferenceImages.heatMap(paper, map)
    #expect(heat[3, 4].red > heat[3, 4].blue)
    #expect(heat[4, 4].red == heat[4, 4].blue)
  }
}
