import Codecs
import SystemCalls

/// A source of frames that were not rendered by Flipbook.
public enum FrameInput: Hashable, Sendable {
  /// PNG files of equal size, one per frame, in this order.
  case pictures([String])
  /// A folder with a `manifest.json` that lists the files and their times, as written by ``Renderer/png(to:)``.
  case sequence(folder: String)
  /// Raw RGBA bytes with straight alpha, frame after frame; `-` is standard input, and a count of nil reads all frames.
  case raw(path: String, width: Int, height: Int, count: Int?)
  /// A movie, a GIF, an animated PNG, a WebP file, or a YUV4MPEG2 stream, recognized by its content; `-` is standard
  /// input.
  ///
  /// Movies are decoded by the installed `ffmpeg`, and must be files.
  case animation(path: String)

  /// The parts of a distributed rendering, written by ``Renderer/part(_:to:plan:)``.
  case parts(JoinedParts)

  /// True if the input can be read more than once.
  var opensAgain: Bool {
    switch self {
    case .pictures, .sequence, .parts: true
    case .raw(let path, _, _, _), .animation(let path): path != "-"
    }
  }

  /// Opens the input and reads its size.
  ///
  /// - Parameters:
  ///   - asPlanes: True to decode the frames of a movie to YUV planes.
  ///   - isReduced: True to decode large movies to the size that is measured; the size of the source remains the movie's.
  /// - Returns: The frames, not yet read.
  /// - Throws: ``RenderError`` when the input cannot be used.
  func open(asPlanes: Bool = false, isReduced: Bool = false) throws(RenderError) -> any FrameSource {
    switch self {
    case .pictures(let paths): return try ImageFiles(paths)
    case .parts(let parts): return ImageFiles(parts)
    case .sequence(let folder):
      let path = folder + (folder.hasSuffix("/") ? "" : "/")
      let manifest = String(decoding: try InputFile.read(path + "manifest.json"), as: UTF8.self)
      let frames = SequenceManifest.frames(inJSON: manifest)
      guard !frames.isEmpty else { throw RenderError(.frames("it lists no frames"), path: path + "manifest.json") }
      return try ImageFiles(
        frames.map { path + $0.name }, lengths: frames.map(\.length), rate: SequenceManifest.rate(inJSON: manifest))
    case .raw(let path, let width, let height, let count):
      return try RawFrames(path, width: width, height: height, count: count)
    case .animation(let path):
      let input = try InputReader(path)
      let start = try input.peek(MovieContainer.signatureLength)
      if start.isEmpty { throw RenderError(.frames("it is empty"), path: input.name) }
      if start.starts(with: "YUV4MPEG2".utf8) { return try Y4MFrames(input) }
      if let container = MovieContainer(signature: start) {
        guard path != "-", FileSystem.kind(of: path) == .file else {
          throw RenderError(
            .frames("\(container.name) can be read from a file only, because its parts are not read in order"),
            path: input.name)
        }
        return try MovieFrames(path: path, container: container, asPlanes: asPlanes, isReduced: isReduced)
      }
      let bytes = try input.readAll()
      if start.starts(with: "GIF8".utf8) { return try GIFFrames(bytes, path: input.name) }
      if ImageFormat(of: bytes) == .webp { return try WebPFrames(bytes, path: input.name) }
      guard start.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
        throw RenderError(
          .frames(
            ForeignFile.description(of: bytes, readsScenes: false)
              ?? "it is neither a movie, nor a GIF, nor a PNG, nor a WebP, nor YUV4MPEG2; raw frames need --raw and --size"
          ),
          path: input.name)
      }
      if let frames = try APNGFrames(bytes, path: input.name) { return frames }
      return try ImageFiles([path])
    }
  }
}
