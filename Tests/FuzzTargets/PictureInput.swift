import Codecs
import Flipbook
import TestSupport

/// Pictures and streams of pictures.
enum PictureInput {
  /// Frames after which an animation is long enough.
  private static let mostFrames = 20
  /// The pixels of a canvas that can be painted as often within the time for an input.
  private static let mostPixels = 1 << 22

  static func readPNG(_ bytes: [UInt8]) {
    _ = try? PNGHeader(bytes)
    _ = try? PNGDecoder.decode(bytes)
  }

  static func readGIF(_ bytes: [UInt8]) {
    guard var decoder = try? GIFDecoder(bytes), decoder.width * decoder.height <= mostPixels else { return }
    for _ in 0..<mostFrames {
      guard let frame = try? decoder.next(), frame.centiseconds >= 0 else { return }
    }
  }

  static func readAPNG(_ bytes: [UInt8]) {
    guard var decoder = try? APNGDecoder(bytes), decoder.width * decoder.height <= mostPixels else { return }
    for _ in 0..<mostFrames { guard (try? decoder.next()) != nil else { return } }
  }

  /// Reads frames from a file, as `encode` and `compare` do.
  static func readStream(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    _ = try? FrameInput.animation(path: try folder.write(bytes, to: "frames.y4m")).pictures()
  }
}
