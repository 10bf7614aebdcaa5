import Flipbook

extension StoredGolden {
  /// Returns the files of the golden, with their names.
  ///
  /// - Throws: ``GoldenError`` when an image cannot be encoded, or a temporary file cannot be written.
  package func files() throws(GoldenError) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    switch manifest.format {
    case .apng: files.append((Self.framesName, try animation()))
    case .png:
      for (index, frame) in recording.frames.enumerated() {
        let bitmap = try frame.picture.bitmap()
        try rethrowing(as: { GoldenError.output(.image($0)) }) { () throws(ImageError) in
          files.append((Self.frameName(index), try PNGEncoder().encode(bitmap)))
        }
      }
    }
    files.append((Self.manifestName, Array(manifest.json(with: recording.trace).utf8)))
    return files
  }

  /// Writes the golden to a folder, and replaces an older golden there.
  ///
  /// - Parameters:
  ///   - folder: The folder; it is created if necessary.
  ///   - maximumByteCount: The maximum size of the golden, in bytes.
  /// - Returns: The size of the golden, in bytes.
  /// - Throws: ``GoldenError``; in this case, the older golden is unchanged.
  @discardableResult
  package func write(to folder: String, maximumByteCount: Int? = nil) throws(GoldenError) -> Int {
    let files = try files()
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    if let maximumByteCount, bytes > maximumByteCount {
      throw .tooLarge(path: folder, bytes: bytes, limit: maximumByteCount)
    }
    try rethrowing(as: GoldenError.output) { () throws(OutputError) in
      try FileSystem.makeFolders(folder)
      let names = files.map(\.name)
      let outdated = FileSystem.names(in: folder).filter { Self.isOwn($0) && !names.contains($0) }
      var staged = try StagedFiles(folder: folder, policy: .replace)
      for file in files { try staged.add(file.name, file.bytes) }
      try staged.finish(removing: outdated)
    }
    return bytes
  }

  /// Modifies the manifest in a golden's folder, and keeps the frames.
  ///
  /// - Throws: ``GoldenError`` when the manifest cannot be written; in this case, the old one is kept.
  static func change(in folder: String, _ body: (inout GoldenManifest) -> Void) throws(GoldenError) {
    let old = try file(in: folder)
    let trace = try trace(of: old, in: folder)
    var manifest = old.manifest
    body(&manifest)
    try rethrowing(as: GoldenError.output) { () throws(OutputError) in
      let file = try OutputFile(path: "\(folder)/\(manifestName)")
      try file.write(Array(manifest.json(with: trace).utf8))
      try file.finish()
    }
    // The trace of an older golden has been moved into the manifest.
    for name in [oldTraceName, oldEventsName] { FileSystem.remove("\(folder)/\(name)") }
  }

  /// Removes a golden, and its folder if it contains no other files.
  ///
  /// - Returns: The names of other files in the folder; they are kept.
  package static func remove(folder: String) -> [String] {
    let names = FileSystem.names(in: folder)
    for name in names where isOwn(name) { FileSystem.remove("\(folder)/\(name)") }
    FileSystem.remove(folder)
    return names.filter { !isOwn($0) }
  }

  private func animation() throws(GoldenError) -> [UInt8] {
    guard let first = recording.frames.first?.picture else { throw .missing(path: "frames") }
    var isOpaque = true
    for frame in recording.frames where isOpaque { isOpaque = try frame.picture.bitmap().isOpaque }
    let rate = manifest.playbackRate
    do {
      let file = try TemporaryFile()
      var stream = try APNGStream(
        try OutputFile(path: file.path), rate: rate, width: first.width, height: first.height, isOpaque: isOpaque,
        effort: 7)
      let encoder = stream.encoder
      var previous: Bitmap?
      for (index, frame) in recording.frames.enumerated() {
        if Task.isCancelled { throw GoldenError.cancelled }
        let slot = FrameSchedule.Slot(frame: index, start: index, length: 1, rate: rate)
        let bitmap = try frame.picture.bitmap()
        try stream.write(try encoder.encode(bitmap, after: previous), for: slot)
        previous = bitmap
      }
      try stream.finish()
      return FileSystem.contents(of: file.path) ?? []
    } catch let error as GoldenError {
      throw error
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .output(.cannotWrite(path: "frames", reason: "\(error)"))
    }
  }
}
