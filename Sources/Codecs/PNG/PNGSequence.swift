import Pixels

/// One image per frame: numbered files, or a folder of them with a manifest.
///
/// All files have the same pixel layout, because programs that read a sequence take it from the first file. The
/// required layout is known only at the end, when files with a different one are encoded again. The files appear
/// together once all are written, and the manifest last. In a folder, they replace the files that its manifest lists;
/// files with other numbers are removed.
package struct PNGSequence: FrameSink, ~Copyable {
  /// The destination of the files.
  package enum Destination: Hashable, Sendable {
    /// Files named by a pattern such as `shots/menu_%04d.png`.
    case pattern(FileNamePattern)
    /// `frame_0000.png` and so on, and `manifest.json`, in a folder that is created if necessary.
    case folder(String)
  }

  package let encoder: PNGFrameEncoder
  private let pattern: FileNamePattern
  private var manifest: SequenceManifest?
  private let folder: String
  private var files: StagedFiles
  private var number: Int
  private let jobs: Int
  /// The files written so far, in order.
  private var written: [Written] = []

  fileprivate struct Written {
    let name: String
    let slot: FrameSchedule.Slot
    /// The color type in the file's header.
    var color: UInt8
    var byteCount: Int
    var checksum: UInt32
  }

  /// Begins a sequence.
  ///
  /// - Parameters:
  ///   - destination: The destination of the files.
  ///   - manifest: The folder's manifest, without the frames; nil for a pattern.
  ///   - firstNumber: The number in the name of the first file.
  ///   - policy: The treatment of existing files.
  ///   - png: The encoder of the frames.
  ///   - jobs: The number of files re-encoded concurrently; it doesn't affect the bytes.
  /// - Throws: ``OutputError`` when the folder cannot be created or written to.
  package init(
    _ destination: Destination, manifest: SequenceManifest, firstNumber: Int = 0,
    policy: OutputFile.Policy = .replace, png: PNGEncoder = PNGEncoder(), jobs: Int = 1
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
    self.jobs = jobs
    encoder = PNGFrameEncoder(png, layout: PNGSharedLayout())
  }

  package mutating func write(_ frame: [UInt8], for slot: FrameSchedule.Slot) throws(OutputError) {
    let name = pattern.name(number)
    try files.add(name, frame)
    var file = Written(name: name, slot: slot, color: 0, byteCount: 0, checksum: 0)
    file.note(frame)
    written.append(file)
    number += 1
  }

  @discardableResult
  package consuming func finish() async throws(OutputError) -> Int { try await finish(progress: nil) }

  @discardableResult
  package consuming func finish(
    progress: ((_ done: Int, _ total: Int) -> Void)?
  ) async throws(OutputError) -> Int {
    try await unifyLayouts(progress)
    let byteCount = written.reduce(0) { $0 + $1.byteCount }
    guard var manifest else {
      try files.finish()
      return byteCount
    }
    for file in written { manifest.add(file.name, checksum: file.checksum, for: file.slot) }
    let json = Array(manifest.json.utf8)
    try files.add(manifest.name, json)
    try files.finish(removing: outdatedNames(manifest.name))
    return byteCount + json.count
  }

  /// Re-encodes files whose layout differs from the common one.
  private mutating func unifyLayouts(_ progress: ((_ done: Int, _ total: Int) -> Void)?) async throws(OutputError) {
    let color = encoder.layout.needs.color.rawValue
    let others = written.indices.filter { written[$0].color != color }
    var done = 0
    while done < others.count {
      let batch = others[done..<min(done + max(1, jobs), others.count)]
      var pictures: [(index: Int, bytes: [UInt8])] = []
      for index in batch { pictures.append((index, try files.contents(of: written[index].name))) }
      let encoder = encoder
      let made = await withTaskGroup(of: (index: Int, file: Result<[UInt8], OutputError>).self) { group in
        for (index, bytes) in pictures {
          group.addTask { (index, Result { () throws(OutputError) in try Self.remade(bytes, by: encoder) }) }
        }
        var made: [(index: Int, file: Result<[UInt8], OutputError>)] = []
        for await file in group { made.append(file) }
        return made
      }
      for (index, file) in made {
        let bytes = try file.get()
        try files.replace(written[index].name, bytes)
        written[index].note(bytes)
      }
      done += batch.count
      progress?(done, others.count)
    }
  }

  private static func remade(_ bytes: [UInt8], by encoder: PNGFrameEncoder) throws(OutputError) -> [UInt8] {
    let picture: Bitmap
    do throws(ImageError) { picture = try PNGDecoder.decodeStraight(bytes) } catch { throw .image(error) }
    return try encoder.encode(picture, after: nil)
  }

  /// Returns the files of an earlier sequence that this one does not replace.
  private func outdatedNames(_ manifest: String) -> [String] {
    guard let bytes = FileSystem.contents(of: "\(folder)/\(manifest)") else { return [] }
    let names = Set(written.map(\.name))
    return SequenceManifest.frames(inJSON: String(decoding: bytes, as: UTF8.self)).map(\.name)
      .filter { name in !names.contains(name) && pattern.number(in: name).map(pattern.name) == name }
  }
}

extension PNGSequence.Destination {
  /// Creates a destination from a path: a pattern if it has a placeholder for a number, otherwise a folder.
  ///
  /// - Throws: ``OutputError/badPattern(_:)``.
  package init(path: String) throws(OutputError) {
    self = FileNamePattern.isPattern(path) ? .pattern(try FileNamePattern(path)) : .folder(path)
  }

  /// Throws an error if the folder contains a sequence of other frames, whose manifest would be lost.
  ///
  /// - Parameter numbers: The numbers of the frames to write; a sequence that contains some of them may be replaced.
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
      reason:
        "it contains frames \(first) to \(last), but the new ones are \(numbers.lowerBound) to "
        + "\(numbers.upperBound - 1): write to another folder, or render parts with --shard and join them")
  }
}

extension PNGSequence.Written {
  /// Records the color type and the checksum of the file's current contents.
  fileprivate mutating func note(_ bytes: [UInt8]) {
    color = bytes[25]
    byteCount = bytes.count
    checksum = SequenceManifest.checksum(of: bytes)
  }
}
