package import Pixels

/// Decodes an animated PNG frame by frame, as a player displays it.
package struct APNGDecoder: Sendable {
  /// The width of the canvas in pixels.
  package var width: Int { file.width }
  /// The height of the canvas in pixels.
  package var height: Int { file.height }
  /// The number of times the animation plays, or 0 for an endless loop.
  package var plays: Int { file.plays }
  /// The frame rate at which every delay is a whole number of frames, or nearly so.
  package let rate: FrameRate
  /// The display time of each frame, in frames of ``rate``.
  package let lengths: [Int]

  private let file: APNGFile
  private var canvas: APNGCanvas
  private var index = 0

  /// Reads a file's frame information; nil if it isn't an animation.
  ///
  /// - Throws: ``ImageError`` when this isn't a PNG file, it is damaged, or its canvas is too large.
  package init?(_ bytes: [UInt8]) throws(ImageError) {
    file = try APNGFile(bytes)
    guard file.isAnimated else { return nil }
    try ImageLimit.check(width: file.width, height: file.height, limit: ImageLimit.animation)
    canvas = APNGCanvas(width: file.width, height: file.height)
    let parts = file.frames.reduce(1) { APNGDecoder.leastCommonMultiple($0, $1.control.delay.denominator) }
    // If the common denominator is too large, delays are rounded to thousandths of a second.
    rate = FrameRate(parts <= APNGDecoder.finest ? parts : 1000) ?? 1000
    let numerator = rate.numerator
    lengths = file.frames.map { frame in
      let delay = frame.control.delay
      return max(1, (delay.numerator * numerator + delay.denominator / 2) / delay.denominator)
    }
  }

  /// True if no pixel can be translucent.
  ///
  /// If the file's format has alpha, this decodes the frames up to the first translucent one.
  package var isOpaque: Bool {
    // If the first frame does not cover the canvas, the rest stays transparent, and disposing of a frame may leave a
    // hole.
    file.frames.first?.control.rectangle == canvas.bounds
      && !file.frames.contains { $0.control.disposal == .clear } && file.frames.first?.control.disposal == .keep
      && (file.isOpaque || file.hasOpaquePixels)
  }

  private static let finest = 1_000_000

  /// Reads the next frame, with straight components; nil after the last.
  ///
  /// - Throws: ``ImageError`` when its pixels are damaged.
  package mutating func next() throws(ImageError) -> Bitmap? {
    guard index < file.frames.count else { return nil }
    let frame = file.frames[index]
    index += 1
    return canvas.show(try PNGDecoder.decodeStraight(file.image(of: frame)), frame.control)
  }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    guard a <= finest else { return a }
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return a / x * b
  }
}

extension APNGFile {
  /// True if all pixels that replace the canvas are opaque, although the format allows alpha.
  fileprivate var hasOpaquePixels: Bool {
    frames.enumerated().allSatisfy { index, frame in
      index > 0 && frame.control.blend == .over
        || (try? PNGDecoder.decodeStraight(image(of: frame)))?.isOpaque == true
    }
  }
}
