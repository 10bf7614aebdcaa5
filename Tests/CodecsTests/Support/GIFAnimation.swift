import Pixels

@testable import Codecs

/// A whole GIF, made or read at once.
struct GIFAnimation {
  var pictures: [Bitmap] = []
  var centiseconds: [Int] = []
  var plays = 0

  static func encode(
    _ pictures: [Bitmap], centiseconds: [Int], plays: Int = 0, options: GIFOptions = GIFOptions()
  ) throws -> [UInt8] {
    var encoder = GIFEncoder(width: pictures[0].width, height: pictures[0].height, plays: plays, options: options)
    var bytes: [UInt8] = []
    for (picture, delay) in zip(pictures, centiseconds) { bytes += try encoder.add(picture, centiseconds: delay) }
    return try bytes + encoder.finish()
  }

  static func encode(
    _ pictures: [Bitmap], plays: Int = 0, options: GIFOptions = GIFOptions()
  ) throws -> [UInt8] {
    try encode(pictures, centiseconds: pictures.map { _ in 4 }, plays: plays, options: options)
  }

  init(decoding bytes: [UInt8]) throws {
    var decoder = try GIFDecoder(bytes)
    while let frame = try decoder.next() {
      pictures.append(frame.bitmap)
      centiseconds.append(frame.centiseconds)
    }
    plays = decoder.plays
  }
}
