import CDeflate
import JSONReading

/// The files of a dotLottie archive: a ZIP archive with a manifest.
///
/// Archives are untrusted: the number of files and their uncompressed size are limited, and paths cannot lead out of
/// the archive.
public struct LottieArchive: Sendable {
  /// The maximum number of files in an archive.
  private static let maximumFileCount = 4096
  /// The maximum uncompressed size of all files together, in bytes.
  private static let maximumByteCount = 256 << 20

  /// A file's entry in the central directory.
  private struct Entry: Sendable {
    var method: Int
    var packed: Range<Int>
    var size: Int
    /// The CRC-32 checksum that the archive specifies.
    var checksum: Int
  }

  private let bytes: [UInt8]
  private let chosen: String?
  private var entries: [String: Entry] = [:]
  /// The id of the animation that the manifest plays first.
  private var initial = ""
  /// The names of the animations, in the order of the manifest.
  public private(set) var animations: [String] = []
  /// The warnings about unsupported parts of the archive.
  public private(set) var warnings: [LottieWarning] = []

  /// Reads the directory of an archive; nil if the file is not a ZIP archive.
  ///
  /// - Parameters:
  ///   - bytes: The contents of any file.
  ///   - animation: The name of the animation to read. If it is nil, the manifest's initial animation or else the first
  ///     one is read, with a warning if there are others.
  /// - Throws: ``LottieError`` if the archive is damaged, too large, or has no animation.
  public init?(_ bytes: [UInt8], animation: String? = nil) throws(LottieError) {
    guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return nil }
    self.bytes = bytes
    chosen = animation
    try readDirectory()
    try readManifest()
  }

  /// Returns the JSON of the selected animation.
  ///
  /// - Returns: The document.
  /// - Throws: ``LottieError`` if there is no animation with the name, or if it is not a Lottie animation.
  public func document() throws(LottieError) -> LottieDocument {
    let name = chosen ?? initial
    for path in ["a/\(name).json", "animations/\(name).json"] {
      guard let bytes = try file(path) else { continue }
      guard let document = try LottieDocument(bytes) else {
        throw LottieError("`\(path)` in the archive is not a Lottie animation")
      }
      return document
    }
    throw LottieError("the archive has no animation “\(name)”; there are: \(animations.joined(separator: ", "))")
  }

  /// Returns the bytes of a file; nil if there is no such file.
  ///
  /// - Throws: ``LottieError`` if it cannot be decompressed.
  public func file(_ path: String) throws(LottieError) -> [UInt8]? {
    guard let entry = entries[path] else { return nil }
    let file = try unpacked(entry, path)
    // Sound: the checksum reads only existing bytes.
    let checksum = unsafe file.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    guard Int(checksum) == entry.checksum else {
      throw LottieError("`\(path)` in the archive is damaged: its checksum is wrong")
    }
    return file
  }

  private func unpacked(_ entry: Entry, _ path: String) throws(LottieError) -> [UInt8] {
    if entry.method == 0 { return Array(bytes[entry.packed]) }
    guard entry.method == 8 else {
      throw LottieError("`\(path)` in the archive uses an unsupported compression method")
    }
    var result = [UInt8](repeating: 0, count: entry.size)
    // Sound: the decompressor reads only the packed bytes and writes no more bytes than the result has; it is freed in
    // this closure.
    let isWhole = unsafe bytes.withUnsafeBytes { all in
      unsafe result.withUnsafeMutableBytes { target in
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return false }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        let packed = unsafe UnsafeRawBufferPointer(rebasing: all[entry.packed])
        return unsafe libdeflate_deflate_decompress(
          decompressor, packed.baseAddress, packed.count, target.baseAddress, target.count, nil) == LIBDEFLATE_SUCCESS
      }
    }
    guard isWhole else { throw LottieError("`\(path)` in the archive is damaged") }
    return result
  }

  /// Returns an image referenced by an animation, from the archive's image folder.
  public func picture(_ name: String) throws(LottieError) -> [UInt8]? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for path in [name, "i/" + last, "images/" + last] {
      if let bytes = try file(path) { return bytes }
    }
    return nil
  }

  // MARK: Structure

  private func number(_ position: Int, bytes count: Int) -> Int {
    guard position >= 0, position + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
  }

  /// Reads the central directory (APPNOTE.TXT of PKWARE, section 4.3).
  private mutating func readDirectory() throws(LottieError) {
    let signature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
    let first = max(0, bytes.count - 65_557)
    guard bytes.count >= 22,
      let end = stride(from: bytes.count - 22, through: first, by: -1).first(where: {
        bytes[$0...].starts(with: signature)
      })
    else { throw LottieError("the archive is truncated: its list of files is missing") }
    let count = number(end + 10, bytes: 2)
    guard count <= Self.maximumFileCount else {
      throw LottieError("the archive has more than \(Self.maximumFileCount) files")
    }
    var position = number(end + 16, bytes: 4)
    var total = 0
    for _ in 0..<count {
      guard position + 46 <= bytes.count, number(position, bytes: 4) == 0x0201_4B50 else {
        throw LottieError("the archive’s list of files is damaged")
      }
      let (nameLength, extra) = (number(position + 28, bytes: 2), number(position + 30, bytes: 2))
      let comment = number(position + 32, bytes: 2)
      let local = number(position + 42, bytes: 4)
      let (packedSize, size) = (number(position + 20, bytes: 4), number(position + 24, bytes: 4))
      let start = local + 30 + number(local + 26, bytes: 2) + number(local + 28, bytes: 2)
      guard position + 46 + nameLength <= bytes.count, start + packedSize <= bytes.count else {
        throw LottieError("the archive’s list of files is damaged")
      }
      total += size
      guard total <= Self.maximumByteCount else {
        throw LottieError("the archive unpacks to more than \(Self.maximumByteCount) bytes")
      }
      let name = String(decoding: bytes[(position + 46)..<(position + 46 + nameLength)], as: UTF8.self)
      entries[name] = Entry(
        method: number(position + 10, bytes: 2), packed: start..<(start + packedSize), size: size,
        checksum: number(position + 16, bytes: 4))
      position += 46 + nameLength + extra + comment
    }
  }

  private mutating func readManifest() throws(LottieError) {
    guard let manifest = try file("manifest.json") else {
      throw LottieError("the archive has no manifest.json, so it is not a dotLottie file")
    }
    let json: JSONNode
    do throws(JSONError) { json = try JSONParser.read(manifest) } catch { throw LottieError(error.description) }
    animations = (json["animations"]?.array ?? []).compactMap { $0["id"]?.string }
    guard !animations.isEmpty else { throw LottieError("`animations` in manifest.json is empty") }
    // Version 2 of the format has `initial`, version 1 `activeAnimationId`.
    let first = json["initial"]?["animation"]?.string ?? json["activeAnimationId"]?.string ?? ""
    initial = animations.contains(first) ? first : animations[0]
    if animations.count > 1, chosen == nil {
      warnings.append(
        LottieWarning(
          path: "manifest.json: animations", layer: "",
          message: "of \(animations.count) animations, only “\(initial)” is shown"))
    }
    if json["themes"]?.array?.isEmpty == false {
      warnings.append(LottieWarning(path: "manifest.json: themes", layer: "", message: "themes are not supported"))
    }
    for (key, value) in [("stateMachines", json["stateMachines"]), ("states", json["states"])]
    where value?.array?.isEmpty == false {
      warnings.append(
        LottieWarning(path: "manifest.json: \(key)", layer: "", message: "state machines are not supported"))
    }
  }
}
