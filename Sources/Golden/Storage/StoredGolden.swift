import Flipbook
import SystemCalls

/// A golden as stored in its folder: `golden.json` with the trace, and the frames.
package struct StoredGolden: Sendable {
  /// The manifest stored with the golden.
  package var manifest: GoldenManifest
  /// The recorded images and motion.
  package var recording: Recording

  static let manifestName = "golden.json"
  /// The additional files of a golden of version 1.
  static let (oldTraceName, oldEventsName) = ("trace.csv", "events.csv")
  static let framesName = "frames.png"

  /// The file name of a frame that is stored separately.
  static func frameName(_ index: Int) -> String {
    let digits = String(index)
    return "frame_\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits).png"
  }

  /// Returns whether a name is the name of one of a golden's files.
  static func isOwn(_ name: String) -> Bool {
    [manifestName, oldTraceName, oldEventsName, framesName].contains(name)
      || name.hasPrefix("frame_") && name.hasSuffix(".png")
        && name.dropFirst(6).dropLast(4).allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Creates a golden from a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - manifest: The scene, the choice of frames, and the tolerance.
  package init(_ recording: Recording, manifest: GoldenManifest) {
    self.recording = recording
    self.manifest = manifest
    self.manifest.times = recording.frames.map { ($0.time * 1e6).rounded() / 1e6 }
    self.manifest.duration = (recording.duration * 1e6).rounded() / 1e6
    self.manifest.displayRate = recording.trace?.displayRate
    self.manifest.tickCount = recording.trace?.tickCount ?? 0
    self.manifest.fonts = recording.fonts
    self.manifest.timing = recording.timing
    self.manifest.places = recording.frames.contains { !$0.ignored.isEmpty } ? recording.frames.map(\.ignored) : []
    self.manifest.size = recording.frames.first.map { [$0.picture.width, $0.picture.height] } ?? []
  }

  /// Returns whether a folder contains a golden.
  package static func exists(in folder: String) -> Bool { FileSystem.kind(of: "\(folder)/\(manifestName)") == .file }

  /// Reads a golden's manifest.
  package static func manifest(in folder: String) throws(GoldenError) -> GoldenManifest {
    try file(in: folder, withTrace: false).manifest
  }

  static func file(in folder: String, withTrace: Bool = true) throws(GoldenError) -> GoldenFile {
    guard exists(in: folder) else { throw .missing(path: folder) }
    return try GoldenFile(
      json: text(manifestName, in: folder), path: "\(folder)/\(manifestName)", withTrace: withTrace)
  }

  /// Returns the trace of a golden; nil if it has none.
  static func trace(of file: GoldenFile, in folder: String) throws(GoldenError) -> MotionTrace? {
    let (manifest, displayRate) = (file.manifest, file.manifest.displayRate)
    guard let displayRate else { return nil }
    if let rows = file.rows {
      guard
        let trace = MotionTrace(
          rows: rows.values, events: rows.events, displayRate: displayRate, tickCount: manifest.tickCount)
      else { throw .unreadable(path: "\(folder)/\(manifestName)", reason: "its trace is damaged") }
      return trace
    }
    let (csv, events) = (try text(oldTraceName, in: folder), try text(oldEventsName, in: folder))
    guard
      let trace = MotionTrace(csv: csv, events: events, displayRate: displayRate, tickCount: manifest.tickCount)
    else { throw .unreadable(path: "\(folder)/\(oldTraceName)", reason: "it is not a trace") }
    return trace
  }

  /// Returns the size of a golden in bytes.
  package static func byteCount(in folder: String) -> Int {
    FileSystem.names(in: folder).filter(isOwn).reduce(0) { sum, name in
      sum + FileSystem.size(of: "\(folder)/\(name)")
    }
  }

  /// Reads a golden.
  package init(folder: String) throws(GoldenError) {
    let file = try Self.file(in: folder)
    manifest = file.manifest
    let pictures = try Self.pictures(in: folder, manifest)
    recording = Recording(
      frames: zip(manifest.times, pictures).map { Recording.Frame(time: $0, picture: $1) },
      duration: manifest.duration, fonts: manifest.fonts)
    for (index, places) in manifest.places.enumerated() { recording.frames[index].ignored = places }
    recording.timing = manifest.timing
    recording.trace = try Self.trace(of: file, in: folder)
  }

  private static func text(_ name: String, in folder: String) throws(GoldenError) -> String {
    guard let bytes = FileSystem.contents(of: "\(folder)/\(name)") else {
      throw .unreadable(path: "\(folder)/\(name)", reason: "it cannot be read")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let line = ConflictMarkers.firstLine(in: text) {
      throw .unreadable(
        path: "\(folder)/\(name):\(line)",
        reason:
          "it has the conflict markers of a merge: keep one side (git checkout --ours or --theirs), or record it again")
    }
    return text
  }

  /// Returns the frames, whose images are read on demand.
  private static func pictures(in folder: String, _ manifest: GoldenManifest) throws(GoldenError) -> [FrameImage] {
    func reader(_ input: FrameInput) throws(GoldenError) -> ImageFileReader {
      let reader = try rethrowing(as: GoldenError.render) { () throws(RenderError) in try ImageFileReader(input) }
      guard [reader.width, reader.height] == manifest.size else {
        throw .unreadable(
          path: folder,
          reason: "a frame has \(reader.width) × \(reader.height) pixels, but golden.json gives a different size")
      }
      return reader
    }
    let rate = manifest.playbackRate
    switch manifest.format {
    case .png:
      let reader = try reader(.pictures(manifest.times.indices.map { "\(folder)/\(frameName($0))" }))
      // Without times, each image is shown for a fiftieth of a second.
      return manifest.times.indices.map { FrameImage(reader, at: Double($0) / 50) }
    case .apng:
      // The file contains each run of equal frames once, so frames are looked up by time.
      let reader = try reader(.animation(path: "\(folder)/\(framesName)"))
      return manifest.times.indices.map { FrameImage(reader, at: rate.time(ofFrame: $0)) }
    }
  }
}
