import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Palettes")
struct PaletteTests {
  private func colors(_ count: Int, seed: UInt64) -> [OpaqueColor] {
    var numbers = SeededRandom(seed: seed)
    return (0..<count).map { _ in OpaqueColor(word: UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000) }
  }

  private func histogram(of colors: [OpaqueColor]) -> ColorHistogram {
    var histogram = ColorHistogram()
    for color in colors where !color.isClear { histogram.add(color, count: 1) }
    return histogram
  }

  private func distance(_ a: OpaqueColor, _ b: OpaqueColor) -> Int {
    let (r, g, b) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    return r * r + g * g + b * b
  }

  @Test("The nearest color is as near as a full search finds", arguments: [1, 2, 17, 255, 256])
  func nearest(count: Int) {
    let palette = colors(count, seed: UInt64(count))
    let nearest = NearestColor(palette: palette)
    var map = PaletteMap(palette)
    for color in colors(2_000, seed: 99) + palette {
      let found = nearest.number(nearestTo: color)
      let distances = palette.map { distance($0, color) }
      #expect(Int(found) == distances.firstIndex(of: distances.min() ?? 0))
      #expect(map.number(nearestTo: color) == found)
      // A guess, good or bad, changes nothing.
      #expect(nearest.number(nearestTo: color, guess: UInt8((color.red + color.blue) % count)) == found)
    }
  }

  @Test("A table numbers colors as they come and finds them again")
  func table() {
    let many = colors(300, seed: 5)
    var table = ColorTable()
    for (number, color) in many.prefix(256).enumerated() {
      #expect(table.number(adding: color, limit: 256) == UInt8(number))
    }
    #expect(table.number(adding: many[256], limit: 256) == nil)
    for (number, color) in many.prefix(256).enumerated() { #expect(table.number(of: color) == UInt8(number)) }
    #expect(many.dropFirst(256).allSatisfy { table.number(of: $0) == nil })
    #expect(table.number(of: .clear) == nil)
  }

  @Test("Few colors are kept as they are, whatever their number of pixels")
  func fewColors() {
    let some = colors(200, seed: 8)
    let pixels = some.enumerated().flatMap { [OpaqueColor](repeating: $1, count: 1 + $0 * $0) }
    let palette = AdaptivePalette.colors(for: CountedColors(histogram(of: pixels), jobs: 2), count: 255, error: 0)
      .colors
    #expect(Set(palette) == Set(some))
  }

  @Test("All pixels are counted, one by one or by cells", arguments: [100, 8_192, 8_193, 60_000])
  func histogram(count: Int) {
    let pixels = colors(count, seed: 2).flatMap { [$0, $0, .clear] }
    let histogram = histogram(of: pixels)
    let visible = pixels.filter { !$0.isClear }
    #expect(histogram.entries.reduce(0) { $0 + $1.count } == visible.count)
    #expect(histogram.entries.reduce(0) { $0 + $1.red } == visible.reduce(0) { $0 + $1.red })
    #expect(histogram.entries.reduce(0) { $0 + $1.blue } == visible.reduce(0) { $0 + $1.blue })
    #expect(histogram.entries.count <= 32_768)
  }

  @Test("Colors looked at in parts have the nearest ones and the sums of all, for any number of jobs")
  func parts() {
    let counted = histogram(of: colors(5_000, seed: 11))
    let palette = colors(200, seed: 3)
    let nearest = counted.entries.map { entry in
      palette.indices.min {
        (entry.mean.squaredDistance(to: palette[$0]), $0) < (entry.mean.squaredDistance(to: palette[$1]), $1)
      } ?? 0
    }
    let error = zip(counted.entries, nearest).reduce(0) {
      $0 + $1.0.mean.squaredDistance(to: palette[$1.1]) * $1.0.count
    }
    for jobs in [1, 3, 16] {
      let colors = CountedColors(counted, jobs: jobs)
      var numbers = (0..<counted.entries.count).map { UInt8($0 % palette.count) }
      let sums = colors.sums(nearestTo: palette, &numbers)
      #expect(numbers.map(Int.init) == nearest)
      for number in palette.indices {
        let own = zip(counted.entries, nearest).filter { $0.1 == number }
        #expect(sums[number].count == own.reduce(0) { $0 + $1.0.count })
        #expect(sums[number].green == own.reduce(0) { $0 + $1.0.green })
      }
      let total = counted.entries.reduce(0) { $0 + $1.count }
      #expect(colors.error(of: palette, numbers) == Double(error) / Double(total))
    }
  }

  @Test("A ramp of grays is divided evenly")
  func ramp() {
    let grays = (0..<256).map { OpaqueColor(red: $0, green: $0, blue: $0) }
    let palette = AdaptivePalette.colors(for: CountedColors(histogram(of: grays), jobs: 1), count: 16, error: 0).colors
    #expect(palette.count == 16)
    let sorted = palette.map(\.red).sorted()
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { (12...20).contains($1 - $0) })
  }

  @Test("A table is halved while the further error is worth it, up to twice the accepted one")
  func halving() {
    let grays = CountedColors(
      histogram(of: (0..<256).map { OpaqueColor(red: $0, green: $0, blue: $0) }), jobs: 1)
    func colors(_ halvingError: Double) -> (colors: [OpaqueColor], error: Double) {
      AdaptivePalette.colors(for: grays, count: 255, error: 3, halvingError: halvingError)
    }
    let (whole, half) = (colors(0), colors(3))
    #expect(whole.error <= 3 && whole.colors.count > 63)
    #expect(half.colors.count <= 63 && half.error <= whole.error + 3)
    #expect(colors(.infinity).error <= 6)
    #expect(colors(0.01).colors == whole.colors)
  }

  @Test("The straight color of a pixel is rounded to the nearest, and shows from half opacity up")
  func opaqueColors() {
    for alpha in 0...255 {
      for value in stride(from: 0, through: alpha, by: 3) {
        let word = UInt32(alpha) << 24 | UInt32(value) << 16 | UInt32(alpha - value) << 8 | UInt32(value)
        let color = OpaqueColor(premultiplied: word)
        #expect(color.isClear == (alpha < 128))
        guard alpha >= 128 else { continue }
        #expect(color.red == Int((Double(value) * 255 / Double(alpha)).rounded()))
        #expect(color.green == Int((Double(alpha - value) * 255 / Double(alpha)).rounded()))
        #expect(color.blue == color.red && color.word >> 24 == 255)
      }
    }
  }
}
