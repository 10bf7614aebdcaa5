import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

/// Pictures made smaller, turned and tilted.
@Suite struct ShrunkPicturesTests {
  private static let size = 160
  /// As hard as text: thin strokes of black on white.
  private static let picture = {
    var bitmap = Bitmap(width: size, height: size)
    var random = SplitMix(state: 11)
    for y in 0..<size { for x in 0..<size { bitmap[x, y] = .white } }
    for _ in 0..<260 {
      var (x, y) = (Int.random(in: 0..<size, using: &random), Int.random(in: 0..<size, using: &random))
      let (dx, dy) = (Int.random(in: -1...1, using: &random), Int.random(in: -1...1, using: &random))
      for _ in 0..<Int.random(in: 4...14, using: &random) where (0..<size - 1).contains(x) && (0..<size).contains(y) {
        bitmap[x, y] = .black
        if dy != 0 { bitmap[x + 1, y] = .black }
        (x, y) = (x + dx, y + dy)
      }
    }
    return bitmap
  }()

  private func painted(scale: Double, degrees: Double, tilt: Double = 0) -> Bitmap {
    let size = Double(ShrunkPicturesTests.size)
    var properties = LayerProperties()
    properties.bounds = Rect(0, 0, size, size)
    properties.contents = ImageReference(name: "text", pixelWidth: 160, pixelHeight: 160)
    let place = AffineTransform.translation(-size / 2, -size / 2).concatenating(.scale(scale, scale))
      .concatenating(.rotation(radians: degrees * .pi / 180))
    var projection = Projection(place)
    projection.gy = tilt
    let node = Snapshot.Node(
      name: "", properties: properties,
      transform: projection.concatenating(Projection(AffineTransform.translation(90, 90))), end: 1)
    return paint(
      Snapshot(time: 0, canvasSize: Size(180, 180), background: .white, nodes: [node]),
      images: TestImages(bitmaps: ["text": ShrunkPicturesTests.picture]))
  }

  /// Against the mean of 16 × 16 samples in each pixel, where Skia has 39 and 26 dB and Cairo has 39 and 44.
  @Test(arguments: [(0.9, 12.0, 44.0), (0.4, 12, 41), (0.6, 33, 36), (0.9, 0, 41), (0.4, 0, 39)])
  func agreesWithSamples(scale: Double, degrees: Double, minimum: Double) {
    let found = painted(scale: scale, degrees: degrees)
    let turn = degrees * .pi / 180
    var (squares, count) = (0.0, 0)
    let half = Int(160 * scale * 0.33)
    for y in 90 - half..<90 + half {
      for x in 90 - half..<90 + half {
        var dark = 0
        for sample in 0..<256 {
          let px = Double(x) + (Double(sample % 16) + 0.5) / 16 - 90
          let py = Double(y) + (Double(sample / 16) + 0.5) / 16 - 90
          let u = (px * cos(turn) + py * sin(turn)) / scale + 80
          let v = (-px * sin(turn) + py * cos(turn)) / scale + 80
          if ShrunkPicturesTests.picture[Int(u), Int(v)] == .black { dark += 1 }
        }
        let difference = 255 - Double(dark) / 256 * 255 - Double(found[x, y].green)
        squares += difference * difference
        count += 1
      }
    }
    let decibels = 10 * log10(255 * 255 * Double(count) / squares)
    #expect(decibels >= minimum, "\(scale) and \(degrees)°: \(decibels) dB")
  }

  /// Small steps of angle, scale and tilt change little, upright ones included.
  @Test func nothingJumps() {
    func largest(_ a: Bitmap, _ b: Bitmap) -> Int {
      zip(a.pixels.joined(), b.pixels.joined()).map { $0.distance(to: $1) }.max() ?? 0
    }
    for scale in [0.3, 0.5, 0.9, 0.999, 1, 1.3] {
      let upright = painted(scale: scale, degrees: 0)
      #expect(largest(upright, painted(scale: scale, degrees: 0.01)) <= 10, "\(scale)")
      #expect(largest(upright, painted(scale: scale, degrees: 0, tilt: 1e-6)) <= 10, "\(scale)")
      let turned = painted(scale: scale, degrees: 12)
      #expect(largest(turned, painted(scale: scale, degrees: 12.01)) <= 10, "\(scale)")
      #expect(largest(turned, painted(scale: scale * 1.0001, degrees: 12)) <= 10, "\(scale)")
      #expect(largest(turned, painted(scale: scale, degrees: 12, tilt: 1e-6)) <= 10, "\(scale)")
    }
  }
}
