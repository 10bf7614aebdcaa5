import CWebP
import Pixels

/// Encodes rectangles, each in the way that has the least error and bytes together.
struct WebPRectangleCoder {
  /// A rectangle that is encoded.
  struct Image: Sendable {
    /// The bytes of a still WebP file.
    var bytes: [UInt8]
    /// The rectangle of the canvas after the image was drawn.
    var canvas: Bitmap
    /// The pixels that the image leaves out.
    var drawing: WebPRectangle.Drawing
    /// The sum of the squared errors of the canvas.
    var error: Int
  }

  private struct Candidate: Sendable {
    var config: WebPConfig
    var drawing: WebPRectangle.Drawing
  }

  /// A way to use VP8.
  private struct Mode {
    var base: WebPConfig
    /// The ratio of the quantizer to the quality's own.
    var factor: Double

    func config(_ tradeoff: WebPTradeoff, _ weight: Double) -> WebPConfig {
      var config = base
      config.quality = Float(tradeoff.level(weight: weight, factor: factor))
      return config
    }
  }

  private let tradeoff: WebPTradeoff
  /// The ways to use VP8.
  private let modes: [Mode]
  /// The settings of VP8L, the one that is tried first in front.
  private let lossless: [WebPConfig]
  private let jobs: Int
  /// The index of the mode of VP8 that was best the last time that all were tried.
  private var best = 0
  /// The pixels that VP8L leaves out, by the last trial.
  private var exactDrawing = WebPRectangle.Drawing.pixels
  /// The number of rectangles so far.
  private var count = 0
  /// The bytes that VP8L takes for a pixel unlike its neighbors, in the last rectangle that it was tried on.
  private var bytesPerPixel = Self.fewestBytesPerPixel
  /// About the size, in bytes, of everything that was encoded so far, had it been encoded without loss.
  private(set) var losslessCount = 0.0
  /// The bytes that VP8 takes for a block, a mean over the last rectangles.
  private(set) var bytesPerBlock = 0.0

  /// Creates a coder.
  ///
  /// - Parameters:
  ///   - tradeoff: The error that is accepted.
  ///   - effort: The effort spent on a smaller file, from 0 to 9.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``ImageError`` when libwebp is not the one that this was built for.
  init(_ tradeoff: WebPTradeoff, effort: Int, jobs: Int) throws(ImageError) {
    self.tradeoff = tradeoff
    modes = try WebPCoding.lossy.configurations(effort: effort).flatMap { config in
      Self.factors.map { Mode(base: config, factor: $0) }
    }
    lossless =
      try WebPCoding.lossless.configurations(effort: effort - Self.lowerEffort)
      + WebPCoding.lossless.configurations(effort: effort)
    self.jobs = jobs
  }

  /// The ratios of quantizers that are tried: gradients need less than others.
  private static let factors = [1, 1.5, 2.3]

  /// Rectangles are encoded without loss at an effort that is lower by this: many are not kept.
  private static let lowerEffort = 3

  /// Encodes a rectangle.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle.
  ///   - weight: The number of frames that its error lasts.
  /// - Returns: The image that takes the least of bytes and error.
  /// - Throws: ``ImageError`` when memory runs out.
  mutating func encode(_ rectangle: WebPRectangle, weight: Double) throws(ImageError) -> Image {
    let isTrial = count < Self.firstTrials || count.isMultiple(of: Self.trialInterval)
    count += 1
    var candidates = (isTrial ? modes.indices.map { $0 } : [best]).map { index in
      Candidate(config: modes[index].config(tradeoff, weight), drawing: .whole)
    }
    if rectangle.canBlend, rectangle.map.hasKeptBlocks {
      candidates.append(Candidate(config: modes[best].config(tradeoff, weight), drawing: .blocks))
    }
    let images = try images(of: rectangle, candidates)
    let cheapest = cheapest(of: images, weight)
    if isTrial, modes.indices.contains(cheapest) { best = cheapest }
    var chosen = images[cheapest]
    let mean = Double(chosen.bytes.count) / Double(max(1, rectangle.map.codedCount))
    bytesPerBlock = count == 1 ? mean : bytesPerBlock + (mean - bytesPerBlock) / 4

    let pixels = Double(rectangle.newPixelCount)
    let estimate = pixels * (isTrial ? Self.fewestBytesPerPixel : 0.8 * bytesPerPixel)
    guard estimate * tradeoff.errorPerByte < cost(of: chosen, weight) else {
      losslessCount += max(Double(chosen.bytes.count), 0.8 * pixels * bytesPerPixel)
      return chosen
    }
    let exact = try smallestExact(of: rectangle, isTrial: isTrial)
    losslessCount += Double(exact.bytes.count)
    bytesPerPixel = max(Self.fewestBytesPerPixel, Double(exact.bytes.count) / max(1, pixels))
    if cost(of: exact, weight) < cost(of: chosen, weight) { chosen = exact }
    return chosen
  }

  /// Encodes a rectangle without loss.
  private mutating func smallestExact(of rectangle: WebPRectangle, isTrial: Bool) throws(ImageError) -> Image {
    let drawings: [WebPRectangle.Drawing] =
      !rectangle.canBlend ? [.whole] : isTrial ? [.pixels, .whole] : [exactDrawing]
    let images = try images(of: rectangle, drawings.map { Candidate(config: lossless[0], drawing: $0) })
    var smallest = images[cheapest(of: images, 0)]
    if rectangle.canBlend { exactDrawing = smallest.drawing }
    if smallest.bytes.count <= Self.maximumThoroughArea {
      let others = lossless.dropFirst().map { Candidate(config: $0, drawing: smallest.drawing) }
      for image in try self.images(of: rectangle, others) where image.bytes.count < smallest.bytes.count {
        smallest = image
      }
    }
    return smallest
  }

  /// The largest image, in bytes, for which VP8L is tried in more ways.
  private static let maximumThoroughArea = 8192

  private func images(of rectangle: WebPRectangle, _ candidates: [Candidate]) throws(ImageError) -> [Image] {
    let results = candidates.concurrentMap(jobs: jobs) { candidate in
      Result { () throws(ImageError) in try Self.image(of: rectangle, candidate) }
    }
    var images: [Image] = []
    for result in results { images.append(try result.get()) }
    return images
  }

  /// The index of the image with the least of bytes and error.
  private func cheapest(of images: [Image], _ weight: Double) -> Int {
    images.indices.min { cost(of: images[$0], weight) < cost(of: images[$1], weight) } ?? 0
  }

  /// The number of rectangles, from the first, for which all ways are tried.
  private static let firstTrials = 3

  /// Every so many rectangles, all ways to encode one are tried.
  private static let trialInterval = 8

  /// The fewest bytes that VP8L takes for a pixel that differs from its neighbors.
  private static let fewestBytesPerPixel = 0.6

  private func cost(of image: Image, _ weight: Double) -> Double {
    Double(image.error) * weight + tradeoff.errorPerByte * Double(image.bytes.count)
  }

  private static func image(
    of rectangle: WebPRectangle, _ candidate: Candidate
  ) throws(ImageError) -> Image {
    let image = rectangle.image(candidate.drawing)
    let bytes = try WebPImageEncoder.encode(image, config: candidate.config)
    let decoded = candidate.config.lossless != 0 ? image : try WebPDecoder.pixels(of: bytes)
    let canvas = rectangle.canvas(drawing: decoded, candidate.drawing)
    return Image(bytes: bytes, canvas: canvas, drawing: candidate.drawing, error: rectangle.error(of: canvas))
  }
}
