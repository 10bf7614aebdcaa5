import Geometry
import LayerTree
import Pixels
import Testing

@testable import Compositor
@testable import Raster

/// Pictures in perspective against means of many samples.
@Suite struct RecedingPicturesTests {
  static let size = 40

  /// A picture in the rectangle of its size, seen through `projection`, on all pixels of a clear bitmap.
  private func paint(_ bitmap: Bitmap, through projection: Projection, isNearest: Bool = false) -> Bitmap {
    let size = RecedingPicturesTests.size
    var result = Bitmap(width: size, height: size)
    let box = PixelRect(minX: 0, minY: 0, maxX: size, maxY: size)
    var list = CommandList()
    list.images = [
      PlacedImage(
        bitmap: bitmap,
        key: ImageKey(
          reference: ImageReference(name: "image", pixelWidth: bitmap.width, pixelHeight: bitmap.height)),
        x: ImageAxis(count: bitmap.width, start: 0, length: Double(bitmap.width)),
        y: ImageAxis(count: bitmap.height, start: 0, length: Double(bitmap.height)), isNearest: isNearest,
        projection: projection)
    ]
    let area = PaintedArea(box: box, edges: list.edges.append(box)?.edges ?? 0..<0)
    list.commands = [.image(ImageCommand(area: area, image: 0))]
    let bytesPerRow = result.bytesPerRow
    var painter = Painter(CacheBudget(bytes: 1 << 20))
    unsafe result.withUnsafeMutableBytes { bytes in
      unsafe painter.paint(
        list, background: PremultipliedColor(word: 0), onto: Canvas(box: box, pixels: bytes, bytesPerRow: bytesPerRow))
    }
    return result
  }

  private func floor(_ width: Int, _ tilt: Double, _ zoom: Double) -> Projection {
    var projection = Projection(
      AffineTransform.translation(-Double(width) / 2, 0).concatenating(.scale(zoom, zoom * 0.6)))
    projection.gy = tilt
    return projection.concatenating(Projection.translation(20, 1))
  }

  @Test(arguments: [(64, 0.01, 0.5), (200, 0.02, 0.7), (30, -0.005, 1.8)])
  func smoothPicturesAreSampledWhereTheyAre(width: Int, tilt: Double, zoom: Double) throws {
    // Linear in both directions, so that its mean over any part is its value at the part's middle.
    var bitmap = Bitmap(width: width, height: 128)
    for y in 0..<128 {
      for x in 0..<width {
        bitmap[x, y] = Pixel(red: UInt8(x * 255 / width), green: UInt8(y * 2), blue: 100)
      }
    }
    let projection = floor(width, tilt, zoom)
    let inverse = try #require(projection.inverted)
    let painted = paint(bitmap, through: projection)
    var count = 0
    for y in 0..<RecedingPicturesTests.size {
      for x in 0..<RecedingPicturesTests.size {
        let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        guard place.x > 12, place.x < Double(width) - 12, place.y > 12, place.y < 116, projection.divisor(at: place) > 0
        else { continue }
        count += 1
        #expect(abs((place.x - 0.5) * 255 / Double(width) - Double(painted[x, y].red)) < 2.5)
        #expect(abs((place.y - 0.5) * 2 - Double(painted[x, y].green)) < 2.5)
        #expect(painted[x, y].blue == 100 && painted[x, y].alpha == 255)
      }
    }
    #expect(count > 100)
  }

  @Test func finePatternsTurnGray() throws {
    let bitmap = Bitmap(
      (0..<256).map { y in (0..<256).map { x in (x + y) % 2 == 0 ? Pixel.white : .black } })
    let projection = floor(256, 0.02, 0.35)
    let inverse = try #require(projection.inverted)
    let painted = paint(bitmap, through: projection)
    var count = 0
    for y in 0..<RecedingPicturesTests.size {
      for x in 0..<RecedingPicturesTests.size {
        let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        guard place.x > 30, place.x < 226, place.y > 30, place.y < 226 else { continue }
        count += 1
        #expect((100...155).contains(painted[x, y].red), "\(painted[x, y].red) at (\(x), \(y))")
      }
    }
    #expect(count > 100)
  }

  @Test func nothingShimmers() {
    // Moved by a fraction of a pixel, a noisy floor changes little.
    var random = SplitMix(state: 1)
    var bitmap = Bitmap(width: 512, height: 512)
    for y in 0..<512 {
      for x in 0..<512 {
        let value = UInt8.random(in: 0...255, using: &random)
        bitmap[x, y] = Pixel(red: value, green: value, blue: value)
      }
    }
    let still = floor(512, 0.02, 0.3)
    let moved = still.concatenating(Projection.translation(0.1, 0.1))
    let (a, b) = (paint(bitmap, through: still), paint(bitmap, through: moved))
    /// The mean of 8 × 8 samples in a pixel; nil where some of them aren't of the floor.
    func mean(_ inverse: Projection, _ x: Int, _ y: Int) -> Double? {
      var sum = 0.0
      for sample in 0..<64 {
        let point = Point(Double(x) + (Double(sample % 8) + 0.5) / 8, Double(y) + (Double(sample / 8) + 0.5) / 8)
        let place = inverse.apply(point)
        guard place.x > 0, place.x < 512, place.y > 0, place.y < 512, still.divisor(at: place) > 0 else { return nil }
        sum += Double(bitmap[Int(place.x), Int(place.y)].red)
      }
      return sum / 64
    }
    guard let before = still.inverted, let after = moved.inverted else { return }
    // It changes no more than what each pixel covers does.
    var (found, truth) = (0.0, 0.0)
    for y in 0..<RecedingPicturesTests.size {
      for x in 0..<RecedingPicturesTests.size {
        guard let first = mean(before, x, y), let second = mean(after, x, y) else { continue }
        found += Double(a[x, y].distance(to: b[x, y]))
        truth += abs(first - second)
      }
    }
    #expect(truth > 0 && found < truth * 1.1, "\(found), \(truth)")
  }

  @Test func nearestStaysSharp() {
    let bitmap = Bitmap([[.black, .white], [.white, .black]])
    var projection = Projection(AffineTransform.scale(20, 20))
    projection.gy = 0.05
    let painted = paint(bitmap, through: projection, isNearest: true)
    #expect(Set(painted.pixels.joined()) == [.black, .white])
  }

  @Test func picturesBehindTheEyeDoNotTrap() {
    let bitmap = Bitmap([[.black, .white], [.white, .black]])
    for (gx, gy, g) in [(0.0, -1, 1.0), (5, 5, -1), (0, 0, 0), (.nan, 0, 1), (1e300, 1e300, 1), (0, 1e-300, 1)] {
      var projection = Projection(AffineTransform.scale(20, 20))
      (projection.gx, projection.gy, projection.g) = (gx, gy, g)
      _ = paint(bitmap, through: projection)
    }
  }
}
