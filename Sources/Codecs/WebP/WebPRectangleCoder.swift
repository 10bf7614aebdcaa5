import CWebP
import Pixels

/// Encodes rectangles, each by the method with the lowest cost in error and bytes.
struct WebPRectangleCoder {
  /// An encoded rectangle.
  struct Image: Sendable {
    /// The bytes of a still WebP file.
    var bytes: [UInt8]
    /// The rectangle of the canvas after the image is drawn.
    var canvas: Bitmap
    /// The pixels that the image replaces.
    var drawing: WebPRectangle.Drawing
    /// The sum of the squared errors of the canvas.
    var error: Int
  }

  private struct Candidate: Sendable {
    var config: WebPConfig
    var drawing: WebPRectangle.Drawing
  }

  /// A VP8 configuration, with its quantizer.
  private struct Mode {
    var base: WebPConfig
    /// The number of steps on the grid of quantizers to a coarser one.
    var step: Int

    func config(_ tradeoff: WebPTradeoff, _ weight: Double, isSharp: Bool) -> WebPConfig {
      var config = base
      config.use_sharp_yuv = isSharp ? 1 : 0
      config.quality = Float(tradeoff.level(weight: weight, step: step))
      return config
    }
  }

  private let tradeoff: WebPTradeoff
  private let exactCoder: WebPExactCoder
  /// The VP8 modes to try.
  private let modes: [Mode]
  /// The settings of VP8L; the first one is tried first.
  private let lossless: [WebPConfig]
  private let jobs: Int
  /// The best VP8 mode in the last trial of all modes.
  private var best: Mode
  /// True if libwebp's sharp conversion to YUV was better in the last trial.
  ///
  /// It reduces the errors of subsampled chroma at the edges of saturated colors, but takes a third more time.
  private var isSharp = false
  /// The pixels that VP8L replaces, according to the last trial.
  private var exactDrawing = WebPRectangle.Drawing.pixels
  /// The number of rectangles encoded so far.
  private var count = 0
  /// The number of bytes that VP8L took per pixel unlike its neighbors, in the last rectangle it was tried on.
  private var bytesPerPixel = Self.minimumBytesPerPixel
  /// The number of bytes per coded block, as a running mean over recent rectangles.
  private(set) var bytesPerBlock = 0.0

  /// Creates an encoder of rectangles.
  ///
  /// - Parameters:
  ///   - tradeoff: The accepted error.
  ///   - effort: The effort spent on a smaller file, from 0 to 9.
  ///   - exactCoder: The encoder of lossless images.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``ImageError`` when the version of libwebp does not match its headers.
  init(
    _ tradeoff: WebPTradeoff, effort: Int, exactCoder: WebPExactCoder, jobs: Int
  ) throws(ImageError) {
    self.tradeoff = tradeoff
    self.exactCoder = exactCoder
    modes = try WebPCoding.lossy.configurations(effort: effort).flatMap { config in
      Self.steps.map { Mode(base: config, step: $0) }
    }
    lossless =
      try WebPCoding.lossless.configurations(effort: max(0, effort - Self.lowerEffort))
      + WebPCoding.lossless.configurations(effort: effort)
    self.jobs = jobs
    best = modes[0]
  }

  /// The quantizers to try, besides those next to the best of them: gradients tolerate less than other content.
  private static let steps = [0, 2, 4]

  /// The reduction of the effort for lossless encoding, since many of its results are not kept.
  private static let lowerEffort = 3

  /// Encodes a rectangle.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle.
  ///   - weight: The number of frames for which the rectangle's error is visible.
  ///   - triesAll: True to try all modes, whatever was best before.
  /// - Returns: The image with the lowest cost in bytes and error.
  /// - Throws: ``ImageError`` when memory runs out.
  mutating func encode(_ rectangle: WebPRectangle, weight: Double, triesAll: Bool) throws(ImageError) -> Image {
    let isTrial = triesAll || count < Self.firstTrials || count.isMultiple(of: Self.trialInterval)
    count += 1
    var candidates = (isTrial ? modes : [best]).map { mode in
      Candidate(config: mode.config(tradeoff, weight, isSharp: isSharp), drawing: .whole)
    }
    if rectangle.canBlend, rectangle.map.hasKeptBlocks {
      candidates.append(Candidate(config: best.config(tradeoff, weight, isSharp: isSharp), drawing: .blocks))
    }
    let images = try images(of: rectangle, candidates)
    let cheapest = cheapest(of: images, weight)
    var chosen = images[cheapest]
    if isTrial {
      if modes.indices.contains(cheapest) {
        best = modes[cheapest]
        try refine(&chosen, of: rectangle, weight)
      }
      try sharpen(&chosen, of: rectangle, weight)
    }
    let mean = Double(chosen.bytes.count) / Double(max(1, rectangle.map.codedCount))
    bytesPerBlock = count == 1 ? mean : bytesPerBlock + (mean - bytesPerBlock) / 4

    let pixels = Double(rectangle.newPixelCount)
    let estimate = pixels * (isTrial ? Self.minimumBytesPerPixel : 0.8 * bytesPerPixel)
    guard estimate * tradeoff.errorPerByte < cost(of: chosen, weight) else { return chosen }
    let exact = try smallestExact(of: rectangle, isTrial: isTrial)
    bytesPerPixel = max(Self.minimumBytesPerPixel, Double(exact.bytes.count) / max(1, pixels))
    if cost(of: exact, weight) < cost(of: chosen, weight) { chosen = exact }
    return chosen
  }

  /// Replaces an image with one of the quantizers next to the best one if its cost is lower.
  private mutating func refine(_ image: inout Image, of rectangle: WebPRectangle, _ weight: Double) throws(ImageError) {
    let others = [best.step - 1, best.step + 1].map { Mode(base: best.base, step: $0) }
    let candidates = others.map {
      Candidate(config: $0.config(tradeoff, weight, isSharp: isSharp), drawing: image.drawing)
    }
    for (mode, other) in zip(others, try images(of: rectangle, candidates))
    where cost(of: other, weight) < cost(of: image, weight) {
      (best, image) = (mode, other)
    }
  }

  /// Replaces an image with one of the other conversion to YUV if subsampled chroma causes much of its error, and the
  /// cost of the other is lower.
  private mutating func sharpen(_ image: inout Image, of rectangle: WebPRectangle, _ weight: Double) throws(ImageError)
  {
    guard Double(rectangle.subsamplingError) > Self.minimumChromaShare * Double(image.error) else { return }
    let config = best.config(tradeoff, weight, isSharp: !isSharp)
    let other = try Self.image(of: rectangle, Candidate(config: config, drawing: image.drawing), exactCoder)
    guard cost(of: other, weight) < cost(of: image, weight) else { return }
    image = other
    isSharp.toggle()
  }

  /// Encodes a rectangle losslessly.
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

  /// The size, in bytes, of the largest image that is encoded with additional VP8L settings.
  private static let maximumThoroughArea = 8192

  private func images(of rectangle: WebPRectangle, _ candidates: [Candidate]) throws(ImageError) -> [Image] {
    let exactCoder = exactCoder
    let results = candidates.concurrentMap(jobs: jobs) { candidate in
      Result { () throws(ImageError) in try Self.image(of: rectangle, candidate, exactCoder) }
    }
    var images: [Image] = []
    for result in results { images.append(try result.get()) }
    return images
  }

  /// Returns the index of the image with the lowest cost in bytes and error.
  private func cheapest(of images: [Image], _ weight: Double) -> Int {
    images.indices.min { cost(of: images[$0], weight) < cost(of: images[$1], weight) } ?? 0
  }

  /// The fraction of an image's error that subsampled chroma causes, above which both conversions to YUV are tried.
  private static let minimumChromaShare = 0.25

  /// The number of rectangles at the beginning for which all modes are tried.
  private static let firstTrials = 3

  /// The number of rectangles from one trial of all modes to the next.
  private static let trialInterval = 8

  /// The minimum number of bytes that VP8L takes per pixel that differs from its neighbors.
  private static let minimumBytesPerPixel = 0.6

  private func cost(of image: Image, _ weight: Double) -> Double {
    Double(image.error) * weight + tradeoff.errorPerByte * Double(image.bytes.count)
  }

  private static func image(
    of rectangle: WebPRectangle, _ candidate: Candidate, _ exactCoder: WebPExactCoder
  ) throws(ImageError) -> Image {
    let image = rectangle.image(candidate.drawing)
    let isExact = candidate.config.lossless != 0
    let bytes =
      try isExact
      ? exactCoder.encode(image, config: candidate.config) : WebPImageEncoder.encode(image, config: candidate.config)
    let decoded = isExact ? image : try WebPDecoder.pixels(of: bytes)
    let canvas = rectangle.canvas(drawing: decoded, candidate.drawing)
    return Image(bytes: bytes, canvas: canvas, drawing: candidate.drawing, error: rectangle.error(of: canvas))
  }
}
