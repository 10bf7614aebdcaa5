/// A picture a frame: files named by a pattern, or a folder of them with a manifest.
///
/// Numbers count from 0. The files appear together, when all are written. In a folder, they take the place of those that
/// its manifest lists: where that has more frames, the ones with higher numbers go.
package struct PNGSequence: FrameSink, ~Copyable {
  /// The destination of the files.
  package enum Destination: Hashable, Sendable {
    /// Files named by a pattern such as `shots/menu_%04d.png`.
    case pattern(FileNamePattern)
    /// `frame_0000.png` and so on, and `manifest.json`, in a folder that is made if there is none.
    case folder(String)
  }

  package let encoder: PNGFrameEncoder
  private let pattern: FileNamePattern
  private var manifest: SequenceManifest?
  private let folder: String
  private var files: StagedFiles
  private var count = 0
  private var byteCount = 0

  /// Begins a sequence.
  ///
  /// - Parameters:
  ///   - destination: Where the files go.
  ///   - manifest: What the folder's manifest says beside the frames; a pattern has none.
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
    encoder = PNGFrameEncoder(png)
  }

  package mutating func write(_ frame: [UInt8], for slot: FrameSchedule.Slot) throws(OutputError) {
    let name = pattern.name(count)
    try files.add(name, frame)
    manifest?.add(name, for: slot)
    byteCount += frame.count
    count += 1
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    guard let manifest else {
      try files.finish()
      return byteCount
    }
    let json = Array(manifest.json.utf8)
    try files.add("manifest.json", json)
    try files.finish(removing: outdatedNames())
    return byteCount + json.count
  }

  /// The files of an earlier and longer sequence that this one does not replace.
  private func outdatedNames() -> [String] {
    guard let bytes = FileSystem.contents(of: "\(folder)/manifest.json") else { return [] }
    let listed = Set(SequenceManifest.frames(inJSON: String(decoding: bytes, as: UTF8.self)).map(\.name))
    return Array((count...).lazy.map(pattern.name).prefix { listed.contains($0) })
  }
}

extension PNGSequence.Destination {
  /// Finds out what a path means: one with a place for a number is a pattern, any other a folder.
  ///
  /// - Throws: ``OutputError/badPattern(_:)``.
  package init(path: String) throws(OutputError) {
    self = FileNamePattern.isPattern(path) ? .pattern(try FileNamePattern(path)) : .folder(path)
  }
}
