/// A picture a frame: files named by a pattern, or a folder of them with a manifest.
///
/// The files appear together, when all are written, and the manifest last. In a folder, they take the place of those that
/// its manifest lists: those of other numbers go.
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
  private var number: Int
  private var names: Set<String> = []
  private var byteCount = 0

  /// Begins a sequence.
  ///
  /// - Parameters:
  ///   - destination: Where the files go.
  ///   - manifest: What the folder's manifest says beside the frames; a pattern has none.
  ///   - firstNumber: The number in the name of the first file; those that follow count from there.
  ///   - policy: What happens to files that exist.
  ///   - png: How frames are compressed.
  /// - Throws: ``OutputError`` when the folder cannot be made or written.
  package init(
    _ destination: Destination, manifest: SequenceManifest, firstNumber: Int = 0,
    policy: OutputFile.Policy = .replace, png: PNGEncoder = PNGEncoder()
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
    number = firstNumber
    self.manifest = hasManifest ? manifest : nil
    encoder = PNGFrameEncoder(png)
  }

  package mutating func write(_ frame: [UInt8], for slot: FrameSchedule.Slot) throws(OutputError) {
    let name = pattern.name(number)
    try files.add(name, frame)
    manifest?.add(name, frame, for: slot)
    names.insert(name)
    byteCount += frame.count
    number += 1
  }

  @discardableResult
  package consuming func finish() throws(OutputError) -> Int {
    guard let manifest else {
      try files.finish()
      return byteCount
    }
    let json = Array(manifest.json.utf8)
    try files.add(manifest.name, json)
    try files.finish(removing: outdatedNames(manifest.name))
    return byteCount + json.count
  }

  /// The files of an earlier sequence that this one does not replace.
  private func outdatedNames(_ manifest: String) -> [String] {
    guard let bytes = FileSystem.contents(of: "\(folder)/\(manifest)") else { return [] }
    return SequenceManifest.frames(inJSON: String(decoding: bytes, as: UTF8.self)).map(\.name)
      .filter { name in !names.contains(name) && pattern.number(in: name).map(pattern.name) == name }
  }
}

extension PNGSequence.Destination {
  /// Finds out what a path means: one with a place for a number is a pattern, any other a folder.
  ///
  /// - Throws: ``OutputError/badPattern(_:)``.
  package init(path: String) throws(OutputError) {
    self = FileNamePattern.isPattern(path) ? .pattern(try FileNamePattern(path)) : .folder(path)
  }

  /// Throws if a folder has a sequence of other frames, whose manifest would be lost.
  ///
  /// - Parameter numbers: The numbers of the frames to write; one that has some of them may be replaced.
  /// - Throws: ``OutputError/cannotWrite(path:reason:)`` with the numbers of both.
  package func check(holdsNoneBut numbers: Range<Int>) throws(OutputError) {
    guard case .folder(let folder) = self, let bytes = FileSystem.contents(of: "\(folder)/manifest.json") else {
      return
    }
    let pattern = try FileNamePattern("frame_%04d.png")
    let others = SequenceManifest.frames(inJSON: String(decoding: bytes, as: UTF8.self))
      .compactMap { pattern.number(in: $0.name) }
    guard let first = others.min(), let last = others.max(), !others.contains(where: numbers.contains) else { return }
    throw .cannotWrite(
      path: folder,
      reason: "it has frames \(first) to \(last), and these are \(numbers.lowerBound) to \(numbers.upperBound - 1): "
        + "write to another folder, or render parts by --shard and join them")
  }
}
