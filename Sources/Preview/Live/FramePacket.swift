import Arithmetic
import Pixels

/// The changed pixels of an image, encoded as 32-bit words for the page.
///
/// The header consists of the packet's number, the number of the image on the page, the width and the height of the
/// whole image, and the number of rectangles. Each rectangle has its x, y, width, and height, and the number of words
/// of its codes. The two highest bits of a code are its kind, and the other bits are a count: 0 is followed by that
/// many literal pixels, 1 by one pixel to repeat; 2 stands for rows that equal the row above, and 3 for unchanged
/// pixels. Codes don't extend across rows. Pixels are RGBA with straight alpha, red in the lowest byte. Encoding and
/// decoding take a fraction of the time of PNG, and for typical interfaces the size is rarely much larger.
struct FramePacket {
  let words: [UInt32]

  /// The encoded changed rectangles of a part of an image.
  struct Part: Sendable {
    fileprivate var count: Int
    fileprivate var words: [UInt32] = []
  }

  /// The kind of a code, in its two highest bits.
  fileprivate enum Code {
    static let pixels: UInt32 = 0
    static let run: UInt32 = 1 << 30
    static let rows: UInt32 = 2 << 30
    static let same: UInt32 = 3 << 30
  }

  /// Creates a packet.
  ///
  /// - Parameters:
  ///   - parts: The changed parts of the image.
  ///   - width: The width of the whole image in pixels.
  ///   - height: The height of the whole image in pixels.
  ///   - number: The number of the packet.
  ///   - picture: The image on the page: 0 for the live scene, 1 for the saved one.
  init(_ parts: [Part], width: Int, height: Int, number: UInt32, picture: UInt32 = 0) {
    let count = parts.reduce(0) { $0 + $1.count }
    words = [number, picture, UInt32(width), UInt32(height), UInt32(count)] + parts.flatMap(\.words)
  }
}

extension FramePacket.Part {
  private typealias Code = FramePacket.Code

  /// Encodes the changed rectangles of an image.
  ///
  /// - Parameters:
  ///   - bitmap: The whole image.
  ///   - before: The image that the page shows, of the same size; nil if there is none.
  ///   - damage: The rectangles to send, within the image.
  init(of bitmap: Bitmap, over before: Bitmap?, damage: [PixelRect]) {
    count = damage.count
    // Reserved memory costs nothing until it is written to.
    words.reserveCapacity(words.count + damage.reduce(0) { $0 + 5 + $1.width * $1.height })
    for rectangle in damage {
      words += [rectangle.x, rectangle.y, rectangle.width, rectangle.height, 0].map { UInt32($0) }
      let start = words.count
      append(rectangle, of: bitmap, over: before)
      words[start - 1] = UInt32(words.count - start)
    }
  }

  /// The minimum length of an encoded run; shorter runs are written as pixels.
  private static let minimumRunLength = 3

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

  /// Appends a row as the pixels that differ from `before`, and the runs of unchanged pixels between them.
  private mutating func append(row: Span<UInt32>, over before: Span<UInt32>) {
    var x = 0
    // The start of the pixels that haven't been encoded: changed ones, with unchanged runs that are too short to
    // encode.
    var waiting = 0
    while x < row.count {
      var end = x
      while end < row.count, row[end] == before[end] { end += 1 }
      if end - x >= Self.minimumRunLength || x == 0 && end == row.count {
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
    // The start of the pixels that aren't part of a run.
    var waiting = 0
    func isRun(_ x: Int) -> Bool { x + 2 < row.count && row[x] == row[x + 1] && row[x] == row[x + 2] }
    while x < row.count {
      guard isRun(x) else {
        x += 1
        continue
      }
      appendPixels(row.extracting(waiting..<x))
      var end = x + Self.minimumRunLength
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

  /// Returns a pixel with its color components divided by alpha, as in HTML's canvas.
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
