import Codecs
import Flipbook
import Locks

/// Stores the images of frames: a few in memory, the others compressed in an unnamed temporary file.
final class FrameSpool: Sendable {
  /// The spool shared by all goldens of the process.
  static let shared = FrameSpool()

  /// The maximum memory for images, in bytes.
  private static let maximumByteCount = 64 << 20

  private struct State {
    var file: SpoolFile?
    /// The length of the file, in bytes.
    var end = 0
    var bytesInMemory = 0
  }

  private let state = Locked(State())

  /// Stores an image.
  ///
  /// - Throws: ``GoldenError`` when the temporary file cannot be written.
  func add(_ bitmap: Bitmap) throws(GoldenError) -> FrameImage {
    let size = bitmap.bytesPerRow * bitmap.height
    let fits = state.withLock { state in
      guard state.bytesInMemory + size <= Self.maximumByteCount else { return false }
      state.bytesInMemory += size
      return true
    }
    if fits { return FrameImage(bitmap) }
    let bytes = try rethrowing(as: { GoldenError.output(.image($0)) }) { () throws(ImageError) in
      try PNGEncoder(effort: 1).encode(bitmap)
    }
    let offset = try rethrowing(as: GoldenError.output) { () throws(OutputError) in
      try state.withLock { (state) throws(OutputError) -> Int in
        let file: SpoolFile
        if let known = state.file { file = known } else { file = try SpoolFile() }
        state.file = file
        try file.write(bytes)
        defer { state.end += bytes.count }
        return state.end
      }
    }
    return FrameImage(in: self, at: offset, count: bytes.count, width: bitmap.width, height: bitmap.height)
  }

  /// Reads an image back.
  func picture(at offset: Int, count: Int) throws(GoldenError) -> Bitmap {
    let file = state.withLock { $0.file }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = try rethrowing(as: GoldenError.output) { () throws(OutputError) in
        try file?.read(at: offset + bytes.count, count: count - bytes.count) ?? []
      }
      guard !part.isEmpty else { throw .output(.cannotWrite(path: "a temporary file", reason: "its end is missing")) }
      bytes += part
    }
    return try rethrowing(as: { GoldenError.output(.image($0)) }) { () throws(ImageError) in
      try PNGDecoder.decode(bytes)
    }
  }
}
