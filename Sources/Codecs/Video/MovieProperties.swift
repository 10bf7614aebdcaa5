/// The properties of a movie's first video track, as `ffprobe` reports them.
package struct MovieProperties: Sendable {
  /// The name of the codec, such as `h264`.
  package let codec: String
  /// True if pixels can be translucent.
  package let hasAlpha: Bool
  /// The name of the color matrix, or `unknown`.
  let matrix: String
  /// True if the color matrix is BT.709, false if it is BT.601.
  ///
  /// Players assume BT.709 for untagged colors in large movies, and BT.601 in others.
  var isHighDefinition: Bool {
    switch matrix {
    case "smpte170m", "bt470bg", "fcc", "smpte240m": false
    case "unknown": max(storedSize.width, storedSize.height) >= 1280
    default: true
    }
  }
  /// The size of the stored images, before they are rotated.
  package let storedSize: (width: Int, height: Int)
  /// True if the pixels are square, so that the frames have the stored size.
  package let hasSquarePixels: Bool
  /// The times of the frames.
  package let times: MovieTiming
  /// The number of frames, assuming that none is damaged.
  package var count: Int { times.count }

  /// The maximum size of the report, in bytes, enough for four hours at 60 frames per second.
  private static let maximumReportSize = 1 << 26

  /// Runs `ffprobe`, which reads the file's index or its packets and decodes nothing.
  ///
  /// - Throws: ``MovieError`` when the file is not a movie, or cannot be displayed.
  package init(path: String, container: MovieContainer) throws(MovieError) {
    var process = try DecoderProcess(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "V:0", "-show_entries",
        "stream=codec_name,width,height,sample_aspect_ratio,pix_fmt,color_space,color_transfer,time_base,r_frame_rate,avg_frame_rate"
          + ":stream_tags=alpha_mode:packet=pts,duration,flags",
        "-of", "compact=p=1:nk=0", "-protocol_whitelist", "file", "-f", container.rawValue, "file:" + path,
      ])
    let report = try process.readAll(limit: Self.maximumReportSize)
    guard report.count < Self.maximumReportSize else { throw .unusable("the movie has too many frames") }
    if let message = process.finish() {
      let text = message.replacing("file:" + path + ": ", with: "")
      throw .unusable("ffmpeg cannot read this movie: \(Self.withoutPrefix(text))")
    }
    try self.init(report: String(decoding: report, as: UTF8.self))
  }

  /// Returns a message of ffmpeg without the prefix that contains the component's memory address.
  static func withoutPrefix(_ text: String) -> String {
    text.split(separator: "; ").map { line in
      guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return String(line) }
      return line[line.index(after: end)...].trimmingPrefix(" ").description
    }.joined(separator: "; ")
  }

  /// Parses the report of `ffprobe`.
  init(report: String) throws(MovieError) {
    var (stream, packets): ([String: String], [MovieTiming.Packet]) = ([:], [])
    for line in report.split(separator: "\n") {
      let fields = line.split(separator: "|").dropFirst().reduce(into: [String: String]()) { fields, entry in
        let parts = entry.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
      }
      if line.hasPrefix("stream") { stream.merge(fields) { first, _ in first } }
      if line.hasPrefix("packet"), let time = fields["pts"].flatMap({ Int($0) }),
        fields["flags"]?.contains("D") != true
      {
        packets.append(MovieTiming.Packet(time: time, duration: fields["duration"].flatMap { Int($0) }))
      }
    }
    guard let codec = stream["codec_name"], let width = stream["width"].flatMap({ Int($0) }),
      let height = stream["height"].flatMap({ Int($0) })
    else { throw .unusable("the movie has no video track") }
    let transfer = stream["color_transfer"] ?? ""
    if transfer == "smpte2084" || transfer == "arib-std-b67" {
      throw .unusable("its colors have a high dynamic range, which sRGB cannot represent: convert it to SDR first")
    }
    let format = stream["pix_fmt"] ?? ""
    hasAlpha =
      ["yuva", "rgba", "bgra", "argb", "abgr", "gbrap", "ya8", "ya16", "pal8"].contains(where: format.hasPrefix)
      || stream["TAG:alpha_mode", default: stream["tag:alpha_mode"] ?? ""] == "1"
    self.codec = codec
    storedSize = (width, height)
    // An unknown ratio is missing, or 0:1.
    hasSquarePixels = ["1:1", "0:1", "N/A", nil].contains(stream["sample_aspect_ratio"])
    matrix = stream["color_space"] ?? "unknown"
    times = try MovieTiming(
      packets, base: stream["time_base"] ?? "",
      rates: [stream["avg_frame_rate"], stream["r_frame_rate"]].compactMap { $0.flatMap(FrameRate.init) })
  }
}
