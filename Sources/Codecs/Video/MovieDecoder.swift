import Arithmetic
import Pixels

/// Decodes the frames of a movie with the installed `ffmpeg`, one at a time.
///
/// Frames are upright, and have square pixels. Each arrives as a PAM image in sRGB that is not premultiplied, or as the
/// planes of a YUV4MPEG2 stream; its time arrives through a separate file, because no simple image format contains one.
package struct MovieDecoder: ~Copyable {
  private let facts: MovieProperties
  private var process: DecoderProcess
  private var size: (width: Int, height: Int)?
  private var count = 0
  /// The times of the first frame and of the last one read, in units of the track.
  private var (first, last) = (0, 0)
  /// The offset up to which the file of times has been read, and the incomplete line at its end.
  private var (timesOffset, timesRest) = (0, [UInt8]())
  /// True if frames arrive as planes.
  private let givesPlanes: Bool
  /// The header of the YUV4MPEG2 stream.
  private var header: Y4MHeader?

  /// Begins decoding.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - container: The format of the file.
  ///   - facts: The properties of the movie.
  ///   - asPlanes: True for planes with subsampled chroma, in a fraction of the time; not available with alpha.
  ///   - blockSide: The side length of square blocks, each decoded as one pixel with its mean color; only for planes of
  ///     movies with square pixels. Incomplete blocks at the right and bottom edges are omitted.
  /// - Throws: ``MovieError``.
  package init(
    path: String, container: MovieContainer, facts: MovieProperties, asPlanes: Bool = false, blockSide: Int = 1
  ) throws(MovieError) {
    self.facts = facts
    givesPlanes = asPlanes && !facts.hasAlpha
    guard Bitmap.canHold(width: facts.storedSize.width, height: facts.storedSize.height) else {
      throw .unusable(
        "its frames are too large: \(facts.storedSize.width) × \(facts.storedSize.height) pixels")
    }
    let matrix = facts.matrix == "unknown" ? "in_color_matrix=\(facts.isHighDefinition ? "bt709" : "bt601"):" : ""
    let colors = "\(matrix)out_range=tv:out_color_matrix=\(facts.isHighDefinition ? "bt709" : "bt601")"
    let scaling =
      givesPlanes
      ? (blockSide > 1
        ? [
          "crop=trunc(iw/\(blockSide))*\(blockSide):trunc(ih/\(blockSide))*\(blockSide):0:0:exact=1",
          "scale=w=iw/\(blockSide):h=ih/\(blockSide):\(colors):flags=area+accurate_rnd", "setsar=1", "format=yuv444p",
        ] : ["scale=w='max(1,round(iw*sar))':h=ih:\(colors)", "setsar=1", "format=yuv420p"])
      : [
        "scale=w='max(1,round(iw*sar))':h=ih:\(matrix)out_range=full:flags=bicubic+accurate_rnd+full_chroma_int",
        "setsar=1", "format=rgba",
      ]
    let filters =
      scaling + [
        "metadata=mode=add:key=n:value=1",
        "metadata=mode=print:file='pipe\\:\(ChildProcess.extraNumber)':direct=1",
      ]
    // The native VP8 and VP9 decoders of ffmpeg ignore alpha.
    let decoder = facts.hasAlpha ? ["vp8": ["-c:v", "libvpx"], "vp9": ["-c:v", "libvpx-vp9"]][facts.codec] ?? [] : []
    process = try DecoderProcess(
      "ffmpeg",
      ["-hide_banner", "-loglevel", "error", "-nostats", "-xerror", "-protocol_whitelist", "file,pipe"] + decoder
        + ["-f", container.rawValue, "-i", "file:" + path, "-map", "0:V:0", "-an", "-sn", "-dn"]
        + ["-vf", filters.joined(separator: ","), "-vsync", "passthrough"]
        + (givesPlanes ? ["-f", "yuv4mpegpipe", "pipe:1"] : ["-c:v", "pam", "-f", "image2pipe", "pipe:1"]))
  }

  /// Decodes the next frame; nil after the last.
  ///
  /// - Returns: The frame, and its time in units of the track since the first one.
  /// - Throws: ``MovieError`` when the rest is damaged, or the task was canceled.
  package mutating func next() throws(MovieError) -> (frame: MovieFrame, time: Int)? {
    guard let frame = try givesPlanes ? nextPlanes() : nextImage() else {
      if let message = process.finish() { throw damaged(message) }
      guard count > 0 else { throw damaged("it contains no frames") }
      return nil
    }
    let time = try nextTime()
    if count == 0 { first = time }
    count += 1
    last = max(last, time - first)
    return (frame, last)
  }

  /// Reads the next frame of a YUV4MPEG2 stream.
  private mutating func nextPlanes() throws(MovieError) -> MovieFrame? {
    let end = Array("\n".utf8)
    if header == nil {
      guard let line = try process.read(through: end) else { return nil }
      do throws(Y4MHeader.Failure) {
        header = try Y4MHeader(
          String(decoding: line.dropLast(), as: UTF8.self), isHighDefinition: facts.isHighDefinition)
      } catch {
        throw damaged("ffmpeg produced no frame")
      }
    }
    guard let header, try process.read(through: end) != nil else { return nil }
    let bytes = try process.read(header.frameBytes)
    guard bytes.count == header.frameBytes else { throw damaged(process.finish() ?? "a frame is truncated") }
    return .planes(bytes, header)
  }

  /// Reads the next PAM image.
  private mutating func nextImage() throws(MovieError) -> MovieFrame? {
    guard let header = try process.read(through: Array("ENDHDR\n".utf8)) else { return nil }
    let fields = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    func number(_ name: Substring) -> Int? {
      fields.firstIndex(of: name).flatMap { $0 + 1 < fields.count ? Int(fields[$0 + 1]) : nil }
    }
    guard let width = number("WIDTH"), let height = number("HEIGHT"), number("DEPTH") == 4,
      Bitmap.canHold(width: width, height: height)
    else { throw damaged("ffmpeg produced no frame") }
    if let size, size != (width, height) {
      throw damaged("its frame size changes from \(size.width) × \(size.height) to \(width) × \(height) pixels")
    }
    size = (width, height)
    var bitmap = Bitmap(width: width, height: height)
    bitmap.alphaType = .straight
    let rowBytes = width * 4
    let rows = max(1, (1 << 18) / rowBytes)
    for start in stride(from: 0, to: height, by: rows) {
      let wanted = min(rows, height - start) * rowBytes
      let bytes = try process.read(wanted)
      guard bytes.count == wanted else { throw damaged(process.finish() ?? "a frame is truncated") }
      bitmap.copyRows(bytes, from: start)
    }
    return .straight(bitmap)
  }

  private func damaged(_ message: String) -> MovieError {
    .damaged(frames: count, time: facts.times.seconds(last), MovieProperties.withoutPrefix(message))
  }

  /// Reads the time of the next frame, which `ffmpeg` writes before the frame itself, as in `frame:1 pts:512
  /// pts_time:0.0333`.
  private mutating func nextTime() throws(MovieError) -> Int {
    while true {
      while let end = timesRest.firstIndex(of: 0x0A) {
        let line = String(decoding: timesRest[..<end], as: UTF8.self)
        timesRest.removeFirst(end + 1)
        if let word = line.split(separator: " ").first(where: { $0.hasPrefix("pts:") }) {
          guard let time = Int(word.dropFirst(4)), MovieTiming.Packet.range.contains(time) else {
            throw damaged("a frame has no timestamp")
          }
          return time
        }
      }
      let more = try process.extraText(at: timesOffset, count: 1 << 12)
      if more.isEmpty { throw damaged("a frame has no timestamp") }
      timesOffset += more.count
      timesRest += more
    }
  }
}
