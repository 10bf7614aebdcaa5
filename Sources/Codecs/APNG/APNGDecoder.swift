package import Pixels

/// Reads an animated PNG frame by frame, as a player would show it.
package struct APNGDecoder: Sendable {
  /// The width of the canvas in pixels.
  package var width: Int { file.width }
  /// The height of the canvas in pixels.
  package var height: Int { file.height }
  /// How often the animation plays, 0 for ever.
  package var plays: Int { file.plays }
  /// Whether no pixel can be translucent.
  package let isOpaque: Bool
  /// The rate in whose frames every delay is a whole number, or nearly so.
  package let rate: FrameRate
  /// How long each frame is shown, in frames of ``rate``.
  package let lengths: [Int]

  private let file: APNGFile
  private var canvas: Bitmap
  private var index = 0

  /// Reads what the file says about its frames; nil if it is no animation.
  ///
  /// - Throws: ``ImageError`` when this is no PNG file, it is damaged, or its canvas is too large.
  package init?(_ bytes: [UInt8]) throws(ImageError) {
    file = try APNGFile(bytes)
    guard file.isAnimated else { return nil }
    guard Bitmap.canHold(width: file.width, height: file.height) else {
      throw .unusableSize(width: file.width, height: file.height)
    }
    canvas = Bitmap(width: file.width, height: file.height)
    // A frame that does not cover the canvas leaves the rest of it clear.
    isOpaque = file.isOpaque && file.frames.first?.rectangle == canvas.bounds
    let parts = file.frames.reduce(1) { APNGDecoder.leastCommonMultiple($0, $1.denominator) }
    // Where no number of parts suits all delays, a thousandth of a second is near enough.
    rate = FrameRate(parts <= APNGDecoder.finest ? parts : 1000) ?? 1000
    let numerator = rate.numerator
    lengths = file.frames.map { max(1, ($0.numerator * numerator + $0.denominator / 2) / $0.denominator) }
  }

  private static let finest = 1_000_000

  /// Reads the next frame; nil after the last.
  ///
  /// - Throws: ``ImageError`` when its pixels are damaged.
  package mutating func next() throws(ImageError) -> Bitmap? {
    guard index < file.frames.count else { return nil }
    let frame = file.frames[index]
    let picture = try PNGDecoder.decode(file.picture(of: frame))
    let before = canvas
    draw(picture, frame)
    index += 1
    let shown = canvas
    switch frame.disposal {
    case .keep: break
    case .clear: canvas.clear(frame.rectangle)
    // There is nothing to go back to before the first frame.
    case .restore: if index == 1 { canvas.clear(frame.rectangle) } else { canvas = before }
    }
    return shown
  }

  private mutating func draw(_ picture: Bitmap, _ frame: APNGFile.Frame) {
    let rectangle = frame.rectangle
    for y in 0..<rectangle.height {
      for x in 0..<rectangle.width {
        let pixel = picture[x, y]
        if frame.blend == .source || pixel.alpha == 255 {
          canvas[rectangle.x + x, rectangle.y + y] = pixel
        } else if pixel.alpha > 0 {
          let below = canvas[rectangle.x + x, rectangle.y + y]
          func over(_ a: UInt8, _ b: UInt8) -> UInt8 {
            a + Premultiplication.premultiply(b, alpha: 255 - pixel.alpha)
          }
          canvas[rectangle.x + x, rectangle.y + y] = Pixel(
            red: over(pixel.red, below.red), green: over(pixel.green, below.green),
            blue: over(pixel.blue, below.blue), alpha: over(pixel.alpha, below.alpha))
        }
      }
    }
  }

  private static func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
    guard a <= finest else { return a }
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    return a / x * b
  }
}
