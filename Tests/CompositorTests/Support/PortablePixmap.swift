import Foundation
import Pixels

/// An opaque picture in the simplest of formats, binary PPM.
enum PortablePixmap {
  struct Malformed: Error {}

  static func read(_ url: URL) throws -> Bitmap {
    let bytes = [UInt8](try Data(contentsOf: url))
    // The header is `P6`, width, height and 255, each followed by one white space.
    let header = bytes.prefix(32).split(maxSplits: 4, whereSeparator: { [9, 10, 32].contains($0) })
    guard header.count == 5, header[0].elementsEqual("P6".utf8) else { throw Malformed() }
    let numbers = header[1...3].compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, numbers[2] == 255, bytes.count == header[4].startIndex + numbers[0] * numbers[1] * 3
    else {
      throw Malformed()
    }
    var bitmap = Bitmap(width: numbers[0], height: numbers[1])
    var index = header[4].startIndex
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        bitmap[x, y] = Pixel(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2])
        index += 3
      }
    }
    return bitmap
  }

  static func write(_ bitmap: Bitmap, to url: URL) throws {
    var data = Data("P6\n\(bitmap.width) \(bitmap.height)\n255\n".utf8)
    for pixel in bitmap.pixels.joined() { data.append(contentsOf: [pixel.red, pixel.green, pixel.blue]) }
    try data.write(to: url)
  }
}
