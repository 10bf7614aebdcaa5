import Arithmetic
import Pixels

/// A part of an image in the form sent to the page: the changed pixels, as 32-bit numbers.
///
/// The header is the packet's number, the number of the image on the page, the width and the height of the whole image,
/// and the number of rectangles. Each rectangle has its x, y, width, height, and the length of its rows' codes. The two
/// highest bits of a code are the kind, the others a count: 0, pixels that follow; 1, repetitions of the one pixel that
/// follows; 2, rows equal to the row above; 3, unchanged pixels. Codes end with their row. Pixels are straight RGBA,
/// red in the lowest byte. Coding takes a fraction of the time of PNG on both sides, and for typical interfaces the
/// size is seldom much larger.
struct FramePacket {
  let words: [UInt32]

  /// The rectangles that have changed in some rows of an image.
  struct Part: Sendable {
    fileprivate var count: Int
    fileprivate var words: [UInt32] = []
  }

  /// The code of a packet, in its highest bits.
  fileprivate enum Code {
    static let pixels: UInt32 = 0
    static let run: UInt32 = 1 << 30
    static let rows: UInt32 = 2 << 30
    static let same: UInt32 = 3 << 30
  }

  /// Makes a packet.
  ///
  /// - Parameters:
  ///   - parts: The parts that have changed.
  ///   - width: The width of the whole image in pixels.
  ///   - height: The height of the whole image in pixels.
  ///   - number: The number of the packet.
  ///   - picture: The image on the page: 0 for the live one, 1 for the saved one.
  init(_ parts: [Part], width: Int, height: Int, number: UInt32, picture: UInt32 = 0) {
    let count = parts.reduce(0) { $0 + $1.count }
    words = [number, picture, UInt32(width), UInt32(height), UInt32(count)] + parts.flatMap(\.words)
  }
}

extension FramePacket.Part {
  private typealias Code = FramePacket.Code

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - bitmap: The whole image.
  ///   - before: The image that the page has, of the same size; nil if it has another or none.
  ///   - damage: The rectangles to send; they lie within it.
  init(of bitmap: Bitmap, over before: Bitmap?, damage: [PixelRect]) {
    count = damage.count
    // Memory that isn't written to costs nothing.
    words.reserveCapacity(words.count + damage.reduce(0) { $0 + 5 + $1.width * $1.height })
    for rectangle in damage {
      words += [rectangle.x, rectangle.y, rectangle.width, rectangle.height, 0].map { UInt32($0) }
      let start = words.count
      append(rectangle, of: bitmap, over: before)
      words[start - 1] = UInt32(words.count - start)
    }
  }

  /// The shortest run with a code of its own; shorter ones are written as pixels.
  private static let shortestRun = 3

  private mutating func append(_ rectangle: PixelRect, of bitmap: Bitmap, over before: Bitmap?) {
    var same: UInt32 = 0
    for y in rectangle.y..<rectangle.maxY {
      if y > rectangle.y, Self.isSame(y, as: y - 1, in: rectangle, of: bitmap) {
        same += 1
        continue
      }
      if same > 0 { words.append(Code.rows | same) }
      same = 0
      let columns = rectangle.x..<rectangle.maxX
      bitmap.withWords(ofRow: y) { row in
        guard let before else { return append(row: row.extracting(columns)) }
        before.withWords(ofRow: y) { append(row: row.extracting(columns), over: $0.extracting(columns)) }
      }
    }
    if same > 0 { words.append(Code.rows | same) }
  }

  private static func isSame(_ row: Int, as other: Int, in rectangle: PixelRect, of bitmap: Bitmap) -> Bool {
    bitmap.withWords(ofRow: row) { row in
      bitmap.withWords(ofRow: other) { other in
        for x in rectangle.x..<rectangle.maxX where row[x] != other[x] { return false }
        return true
      }
    }
  }

  /// Appends a row whose pixels were `before`: the changed pixels, and the distances between them.
  private mutating func append(row: Span<UInt32>, over before: Span<UInt32>) {
    var x = 0
    // Changed pixels, or unchanged ones between them that are too few for a code of their own.
    var waiting = 0
    while x < row.count {
      var end = x
      while end < row.count, row[end] == before[end] { end += 1 }
      if end - x >= Self.shortestRun || x == 0 && end == row.count {
        append(row: row.extracting(waiting..<x))
        words.append(Code.same | UInt32(end - x))
        waiting = end
      }
      x = end
      while x < row.count, row[x] != before[x] { x += 1 }
    }
    append(row: row.extracting(waiting..<row.count))
  }

  private mutating func append(row: Span<UInt32>) {
    var x = 0
    // Pixels that aren't part of a run.
    var waiting = 0
    func isRun(_ x: Int) -> Bool { x + 2 < row.count && row[x] == row[x + 1] && row[x] == row[x + 2] }
    while x < row.count {
      guard isRun(x) else {
        x += 1
        continue
      }
      appendPixels(row.extracting(waiting..<x))
      var end = x + Self.shortestRun
      while end < row.count, row[end] == row[x] { end += 1 }
      words.append(Code.run | UInt32(end - x))
      words.append(Self.straight(row[x]))
      (x, waiting) = (end, end)
    }
    appendPixels(row.extracting(waiting..<row.count))
  }

  private mutating func appendPixels(_ pixels: Span<UInt32>) {
    guard !pixels.isEmpty else { return }
    words.append(Code.pixels | UInt32(pixels.count))
    for x in pixels.indices { words.append(Self.straight(pixels[x])) }
  }

  /// A pixel with its colors divided by its alpha, as in HTML's canvas.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func component(_ shift: UInt32) -> UInt32 {
      let value = UInt8(truncatingIfNeeded: pixel >> shift)
      return UInt32(Premultiplication.unpremultiply(value, alpha: UInt8(truncatingIfNeeded: alpha))) << shift
    }
    return alpha << 24 | component(0) | component(8) | component(16)
  }
}
