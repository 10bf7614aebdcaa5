package import Pixels

/// A picture a frame: files named by a pattern, or a folder of them with a manifest.
///
/// Numbers count from 0. The files appear together, when all are written. In a folder, they take the place of those that
/// its manifest lists: where that has more frames, the ones with higher numbers go.
package struct PNGSequence: FrameSink, ~Copyable {
  /// Where the files go.
  package enum Destination: Hashable, Sendable {
    /// Files named by a pattern such as `shots/menu_%04d.png`.
    case pattern(FileNamePattern)
    /// `frame_0000.png` and so on, and `manifest.json`, in a folder that is made if there is none.
    case folder(String)
  }

  /// Compresses frames; what it makes are whole files.
  package struct Encoder: FrameEncoder {
    let png: PNGEncoder
    private let scratches = PNGScratchPool()

    init(png: PNGEncoder) { self.png = png }

    package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> [UInt8] {
      do throws(ImageError) {
        return try scratches.withScratch { (scratch) throws(ImageError) in try png.encode(frame, in: scratch) }
      } catch {
        throw .image(error)
      }
    }
  }

  package let schedule: FrameSchedule
  package let encoder: Encoder
  private let pattern: FileNamePattern
  private let manifest: SequenceManifest?
  private let folder: String
  private var files: StagedFiles
  private var count = 0
  private var byteCount = 0

  /// Begins a sequence.
  ///
  /// - Parameters:
  ///   - destination: Where the files go.
  ///   - manifest: What the folder's manifest says; a pattern has none.
  ///   - policy: What happens to files that exist.
  ///   - png: How frames are compressed.
  /// - Throws: ``OutputError`` when the folder cannot be made or written.
  package init(
    _ destination: Destination, manifest: SequenceManifest, policy: OutputFile.Policy = .replace,
    png: PNGEncoder = PNGEncoder()
  ) throws(OutputError) {
    let folder: String
    let names: FileNamePattern
    let hasManifest: Bool
    switch destination {
    case .pattern(let pattern): (folder, names, hasManifest) = (pattern.folder, pattern, false)
    case .folder(let path): (folder, names, hasManifest) = (path, try FileNamePattern("frame_%04d.png"), true)
    }
    files = try StagedFiles(folder: folder, policy: policy)
    self.folder = folder
    pattern = names
    self.manifest = hasManifest ? manifest : nil
    schedule = manifest.schedule
    encoder = Encoder(png: png)
  }

  package mutating func write(_ frame: [UInt8]) throws(OutputError) {
    try files.add(pattern.name(count), frame)
    byteCount += frame.count
    count += 1
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    precondition(count == schedule.slots.count, "\(count) of \(schedule.slots.count) frames")
    guard let manifest else {
      try files.finish()
      return byteCount
    }
    let json = Array(manifest.json(fileName: pattern.name).utf8)
    try files.add("manifest.json", json)
    try files.finish(removing: outdatedNames())
    return byteCount + json.count
  }

  /// The files of an earlier and longer sequence that this one does not replace.
  private func outdatedNames() -> [String] {
    guard let bytes = FileSystem.contents(of: "\(folder)/manifest.json") else { return [] }
    let listed = SequenceManifest.fileNames(inJSON: String(decoding: bytes, as: UTF8.self))
    return Array((count...).lazy.map(pattern.name).prefix { listed.contains($0) })
  }
}
