import Codecs
import Pixels
import Recordings

/// The frames of a movie, decoded by `ffmpeg`; repeated frames extend the duration of the first one.
final class MovieFrames: FrameSource {
  let width: Int
  let height: Int
  let origin: String
  var rate: FrameRate? { facts.times.rate }
  var evenRate: FrameRate? { facts.times.evenRate }
  let isMovie = true
  var count: Int? { facts.count }
  var isOpaque: Bool { !facts.hasAlpha }
  var notes: [String] { pacing.notes }
  private let facts: MovieProperties
  private var decoder: MovieDecoder
  private var pacing: RecordingPacing
  /// The last decoded frame, not yet delivered, with its start in intervals of the rate.
  private var ahead: (frame: MovieFrame, start: Int)?

  /// Starts decoding a movie.
  ///
  /// - Parameters:
  ///   - path: The movie file.
  ///   - container: Its format.
  ///   - asPlanes: True to decode to YUV planes, with less precise colors.
  ///   - isReduced: True to decode the frames of large movies to the size that is measured.
  /// - Throws: ``RenderError`` when the file cannot be decoded.
  init(
    path: String, container: MovieContainer, asPlanes: Bool = false, isReduced: Bool = false
  ) throws(RenderError) {
    origin = path
    let facts = try Self.naming(path) { () throws(MovieError) in try MovieProperties(path: path, container: container) }
    self.facts = facts
    let (width, height) = facts.storedSize
    let side =
      isReduced && asPlanes && !facts.hasAlpha && facts.hasSquarePixels
      ? min(WorkingFrame.reduction(width: width, height: height), width, height) : 1
    var decoder = try Self.decoder(path, container, facts, asPlanes, blockSide: side)
    pacing = RecordingPacing(rate: facts.times.rate)
    guard let first = try Self.naming(path, { () throws(MovieError) in try decoder.next() }) else {
      throw RenderError(.frames("there are no frames"), path: path)
    }
    self.decoder = decoder
    let size = first.frame.size
    if side == 1 {
      (self.width, self.height) = size
    } else {
      // Movies that are stored on their side are turned by ffmpeg.
      let isTurned = size.width != width / side || size.height != height / side
      (self.width, self.height) = isTurned ? (height, width) : (width, height)
    }
    ahead = (first.frame, 0)
    pacing.add(start: 0, isRepeated: false)
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    guard let current = ahead else { return nil }
    var last = current.start
    while let (frame, time) = try Self.naming(origin, { () throws(MovieError) in try decoder.next() }) {
      let start = facts.times.tick(time)
      let isRepeated = frame == current.frame
      pacing.add(start: start, isRepeated: isRepeated)
      last = start
      if isRepeated { continue }
      // Of two frames with the same time, the later one is shown.
      ahead = (frame, start)
      if start > current.start { return (Self.source(current.frame), start - current.start) }
      return try next()
    }
    ahead = nil
    return (Self.source(current.frame), last - current.start + facts.times.lastLength)
  }

  private static func source(_ frame: MovieFrame) -> SourceFrame {
    switch frame {
    case .straight(let bitmap): .straight(bitmap)
    case .planes(let bytes, let header): .video(bytes, header)
    }
  }

  private static func decoder(
    _ path: String, _ container: MovieContainer, _ facts: MovieProperties, _ asPlanes: Bool, blockSide: Int
  ) throws(RenderError) -> MovieDecoder {
    do throws(MovieError) {
      return try MovieDecoder(path: path, container: container, facts: facts, asPlanes: asPlanes, blockSide: blockSide)
    } catch {
      throw Self.error(error, path)
    }
  }

  private static func naming<Value>(
    _ path: String, _ body: () throws(MovieError) -> Value
  ) throws(RenderError) -> Value {
    do throws(MovieError) { return try body() } catch { throw Self.error(error, path) }
  }

  private static func error(_ error: MovieError, _ path: String) -> RenderError {
    switch error {
    case .canceled: RenderError(.action(CancellationError()), path: path)
    case .notInstalled: RenderError(.missingInput("\(error)"), path: path)
    case .unusable, .damaged: RenderError(.frames("\(error)"), path: path)
    }
  }
}
