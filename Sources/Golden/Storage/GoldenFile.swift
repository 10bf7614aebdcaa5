import Flipbook

/// A `golden.json` file: the manifest and, since version 2, the rows of the trace.
struct GoldenFile {
  let manifest: GoldenManifest
  /// The rows of the values and of the events; nil for a golden of version 1, which stores them in separate files.
  let rows: (values: [String], events: [String])?

  /// The text that precedes the rows of the trace in the file.
  private static let traceMark = ",\n  \"trace\": [\n"

  /// The content of the file.
  fileprivate struct Content: Decodable {
    struct Row: Decodable {
      var motion: String
      var engine: String
      var time: Double
      var facts: [String: String]
    }

    var golden: Int
    var scene: String?
    var pictures: String?
    var sceneSHA256: String?
    var variant: String?
    var variables: [String: String]?
    var player: String?
    var every: Int?
    var at: [Double]?
    var scale: Double
    var displayRate: Double?
    var ticks: Int?
    var duration: Double
    var size: [Int]
    var format: GoldenManifest.Format
    var times: [Double]
    var tolerance: Tolerance.Content?
    var fonts: [String]?
    var timing: [Row]?
    var ignored: [[[Int]]]?
    var trace: [String]?
    var events: [String]?
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - json: The file's text, possibly edited by hand.
  ///   - path: The file, for messages.
  ///   - withTrace: Whether to read the rows of the trace, too; reading the manifest alone is faster.
  /// - Throws: ``GoldenError/unreadable(path:reason:)``.
  init(json: String, path: String, withTrace: Bool = true) throws(GoldenError) {
    // The trace is the last part, unless the file was written by hand.
    let end = withTrace ? nil : json.utf8.firstRange(of: Self.traceMark.utf8)?.lowerBound
    let json = end.map { json[..<$0] + "}" } ?? json[...]
    let content = try rethrowing(as: { GoldenError.unreadable(path: path, reason: $0.reason) }) {
      () throws(JSONReader.Failure) in
      try JSONReader.read(Content.self, from: json.utf8)
    }
    guard (1...GoldenManifest.version).contains(content.golden) else {
      throw .unreadable(
        path: path,
        reason: """
          it has version \(content.golden), but this flipbook supports 1 to \(GoldenManifest.version): use the version \
          that recorded it, or record it again
          """)
    }
    if content.golden == 1 {
      rows = nil
    } else if content.displayRate == nil || !withTrace {
      rows = ([], [])
    } else if let values = content.trace, let events = content.events {
      rows = (values, events)
    } else {
      throw .unreadable(path: path, reason: "it lacks “\(content.trace == nil ? "trace" : "events")”")
    }
    manifest = try GoldenManifest(content, path: path)
  }
}

extension GoldenManifest {
  /// Reads a manifest, without the trace.
  ///
  /// - Throws: ``GoldenError/unreadable(path:reason:)``.
  init(json: String, path: String) throws(GoldenError) {
    self = try GoldenFile(json: json, path: path, withTrace: false).manifest
  }

  fileprivate init(_ content: GoldenFile.Content, path: String) throws(GoldenError) {
    guard !content.times.isEmpty, content.scale > 0, content.size.count == 2, (content.displayRate ?? 60) > 0,
      (content.every ?? 1) > 0
    else { throw .unreadable(path: path, reason: "its numbers are invalid") }
    if let name = content.player {
      guard let known = LottiePlayer(rawValue: name) else {
        let known = LottiePlayer.allCases.map(\.rawValue).joined(separator: " and ")
        throw .unreadable(path: path, reason: "it names the player “\(name)”, but only \(known) are known")
      }
      player = known
    }
    if let allowance = content.tolerance { tolerance = try Tolerance(allowance, path: path) }
    let lists = content.ignored ?? []
    guard lists.allSatisfy({ $0.allSatisfy { $0.count == 4 } }), [0, 1, content.times.count].contains(lists.count)
    else {
      throw .unreadable(path: path, reason: "“ignored” must have four numbers for each region of each frame")
    }
    places = lists.map { parts in
      parts.map { PixelRect(minX: $0[0], minY: $0[1], maxX: $0[0] &+ $0[2], maxY: $0[1] &+ $0[3]) }
    }
    if let all = places.first, places.count == 1 { places = content.times.map { _ in all } }
    scene = content.scene
    pictures = content.pictures
    digest = content.sceneSHA256
    variant = content.variant
    variables = content.variables ?? [:]
    choice = content.every.map(FrameChoice.every) ?? content.at.map(FrameChoice.times)
    scale = content.scale
    displayRate = content.displayRate
    tickCount = content.ticks ?? 0
    duration = content.duration
    size = content.size
    format = content.format
    times = content.times
    fonts = content.fonts ?? []
    timing = (content.timing ?? []).map {
      TimingParameters(motion: $0.motion, engine: $0.engine, time: $0.time, facts: $0.facts)
    }
  }
}
