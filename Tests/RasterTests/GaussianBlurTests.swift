import Geometry
import TestSupport
import Testing

@testable import Raster

/// Blurring, against a Gaussian computed directly.
@Suite struct GaussianBlurTests {
  private static let sigmas = [0.3, 0.5, 0.8, 1, 1.5, 2, 2.7, 3.9, 5.9, 6, 7.9, 12, 16, 23, 24, 33]

  /// Pixels of which both channels and coverage alone are made.
  private func blurred(
    _ rows: [[UInt8]], sigmaX: Double, sigmaY: Double, border: BlurBorder = .clear
  ) -> (coverage: [[UInt8]], pixels: [[[UInt8]]]) {
    let (width, height) = (rows[0].count, rows.count)
    var coverage = rows.flatMap { $0 }
    let memory = ScratchMemory()
    let blur = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)
    unsafe coverage.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let plane = unsafe BytePlane(bytes: base, bytesPerRow: width, width: width, height: height, channels: 1)
      blur?.apply(to: plane, border: border, memory: memory)
    }
    // Red, green, blue, alpha: half, none, all, all.
    var pixels: [UInt8] = []
    for byte in rows.joined() { pixels += [byte / 2, 0, byte, byte] }
    unsafe pixels.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let plane = unsafe BytePlane(bytes: base, bytesPerRow: width * 4, width: width, height: height, channels: 4)
      blur?.apply(to: plane, border: border, memory: memory)
    }
    var blurredCoverage: [[UInt8]] = []
    var blurredPixels: [[[UInt8]]] = []
    for y in 0..<height {
      blurredCoverage.append(Array(coverage[(y * width)..<((y + 1) * width)]))
      blurredPixels.append(
        (0..<width).map { x -> [UInt8] in
          let first = (y * width + x) * 4
          return Array(pixels[first..<(first + 4)])
        })
    }
    return (blurredCoverage, blurredPixels)
  }

  private func check(
    _ rows: [[UInt8]], sigmaX: Double, sigmaY: Double, border: BlurBorder = .clear, tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isExtended = if case .extended = border { true } else { false }
    let truth = GaussTwin.blur(
      rows.map { $0.map(Double.init) }, sigmaX: sigmaX, sigmaY: sigmaY, extended: isExtended)
    let (coverage, pixels) = blurred(rows, sigmaX: sigmaX, sigmaY: sigmaY, border: border)
    var worst = 0.0
    var isPremultiplied = true
    for y in rows.indices {
      for x in rows[y].indices {
        worst = max(worst, abs(Double(coverage[y][x]) - truth[y][x]))
        let pixel = pixels[y][x]
        worst = max(worst, abs(Double(pixel[3]) - truth[y][x]))
        isPremultiplied = isPremultiplied && pixel[2] == pixel[3] && pixel[1] == 0 && pixel[0] <= pixel[3]
      }
    }
    #expect(isPremultiplied)
    #expect(worst <= tolerance, "\(worst)", sourceLocation: sourceLocation)
  }

  @Test(arguments: sigmas)
  func edges(sigma: Double) {
    let rows = (0..<62).map { y in (0..<91).map { x -> UInt8 in x >= 41 && y < 33 ? 255 : 0 } }
    check(rows, sigmaX: sigma, sigmaY: sigma, tolerance: 1.5)
    check(rows, sigmaX: sigma, sigmaY: 0, tolerance: 1.5)
    check(rows, sigmaX: 0, sigmaY: sigma, border: .extended, tolerance: 1.5)
    check(rows, sigmaX: sigma, sigmaY: sigma / 3, border: .extended, tolerance: 1.5)
  }

  @Test(arguments: sigmas)
  func dots(sigma: Double) {
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: 67), count: 70)
    rows[33][29] = 255
    rows[12][64] = 255
    check(rows, sigmaX: sigma, sigmaY: sigma, tolerance: 1.5)
    check(rows, sigmaX: sigma, sigmaY: 0.2, tolerance: 1.5)
  }

  @Test(arguments: sigmas + [100, 4000, 1e9, Double.infinity])
  func evenPicturesStayAsTheyAre(sigma: Double) {
    let rows = [[UInt8]](repeating: [UInt8](repeating: 255, count: 37), count: 21)
    let (coverage, _) = blurred(rows, sigmaX: sigma, sigmaY: sigma, border: .extended)
    #expect(coverage == rows)
  }

  @Test(arguments: [0, -1, -Double.infinity, Double.nan])
  func noDeviationIsNoBlur(sigma: Double) {
    #expect(GaussianBlur(sigmaX: sigma, sigmaY: sigma) == nil)
    #expect(GaussianBlur.margin(sigma) == 0)
    let rows: [[UInt8]] = [[1, 2, 255, 4], [77, 0, 12, 200]]
    #expect(blurred(rows, sigmaX: sigma, sigmaY: 1e-9).coverage == rows)
  }

  @Test(arguments: [60.0, 1000, 1e5])
  func widerThanThePicture(sigma: Double) {
    let rows = (0..<20).map { y in (0..<33).map { x -> UInt8 in x > 5 && y > 3 ? 255 : 0 } }
    check(rows, sigmaX: min(sigma, 1000), sigmaY: 0, tolerance: 1.5)
    let (coverage, _) = blurred(rows, sigmaX: sigma, sigmaY: sigma)
    #expect(coverage.joined().allSatisfy { $0 < 60 })
  }

  @Test func marginsEndWhereNothingIsSeen() {
    #expect(GaussianBlur.margin(2) == 6)
    #expect(GaussianBlur.margin(2.1) == 7)
    #expect(GaussianBlur.margin(.infinity) == 49152)
  }
}
