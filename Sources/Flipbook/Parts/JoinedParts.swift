import Codecs
import SystemCalls

/// All parts of a distributed rendering, which together form the whole animation.
public struct JoinedParts: Hashable, Sendable {
  let paths: [String]
  let checksums: [UInt32]
  let rate: FrameRate
  let width: Int
  let height: Int
  let scale: Double
  let digest: String?
  let isOpaque: Bool
  /// The number of the first frame.
  let firstFrame: Int
  /// True if the frames to render were selected by number.
  let namesFrames: Bool

  /// A part and the path of its manifest.
  private struct Part {
    let path: String
    let folder: String
    let manifest: PartManifest
  }

  /// Reads the manifests of all parts.
  ///
  /// - Parameter folders: The folders of the parts.
  /// - Throws: ``RenderError`` if there are no parts, if frames are missing or duplicated, or if the parts weren't
  ///   rendered from the same scene, with the same options, by this version.
  public init(folders: [String]) throws(RenderError) {
    var parts: [Part] = []
    for folder in folders {
      let folder = folder.hasSuffix("/") ? folder : folder + "/"
      guard FileSystem.kind(of: folder) == .folder else {
        throw RenderError(.missingInput("there is no such folder"), path: folder)
      }
      let names = FileSystem.names(in: folder).filter(PartManifest.isName)
      guard !names.isEmpty else {
        throw RenderError(.missingInput("it contains no parts: make them with flipbook render --shard"), path: folder)
      }
      for name in names {
        let path = folder + name
        parts.append(Part(path: path, folder: folder, manifest: try PartManifest.read(path)))
      }
    }
    parts.sort {
      ($0.manifest.range.first, $0.manifest.range.count) < ($1.manifest.range.first, $1.manifest.range.count)
    }
    guard let first = parts.first else { throw RenderError(.frames("there are no parts")) }
    for part in parts {
      if part.manifest.flipbook != Renderer.version {
        throw RenderError(
          .frames(
            "it was rendered by version \(part.manifest.flipbook), but this is \(Renderer.version): render it again"),
          path: part.path)
      }
      if let difference = Self.difference(part.manifest, first.manifest) {
        throw RenderError(.frames("it \(difference) \(first.path)"), path: part.path)
      }
    }
    try Self.checkOrder(parts)
    let manifest = first.manifest
    paths = parts.flatMap { part in part.manifest.frames.map { part.folder + $0.file } }
    checksums = parts.flatMap { $0.manifest.frames.map(\.crc32) }
    rate = FrameRate(manifest.rate) ?? 50
    (width, height) = (manifest.size[0], manifest.size[1])
    scale = manifest.scale
    digest = manifest.sceneSHA256
    isOpaque = manifest.opaque
    firstFrame = manifest.whole.first
    namesFrames = manifest.settings.contains { $0.hasPrefix("--frames ") }
  }

  /// Returns the first difference between two parts, as the beginning of a sentence that the other part's path
  /// completes.
  private static func difference(_ part: PartManifest, _ other: PartManifest) -> String? {
    func brief(_ digest: String?) -> String { digest.map { "SHA-256 \($0.prefix(12))…" } ?? "no scene file" }
    if part.sceneSHA256 != other.sceneSHA256 {
      return "was rendered from a different scene (\(brief(part.sceneSHA256)), not \(brief(other.sceneSHA256))) than"
    }
    if part.filesSHA256 != other.filesSHA256 { return "was rendered with different images or included files than" }
    if part.settings != other.settings {
      func text(_ settings: [String]) -> String { settings.isEmpty ? "no options" : settings.joined(separator: " ") }
      return "was rendered with \(text(part.settings)), not with \(text(other.settings)) as"
    }
    if part.rate != other.rate { return "has \(part.rate) frames per second, not \(other.rate) as" }
    if part.size != other.size || part.scale != other.scale {
      return "has \(part.size[0]) × \(part.size[1]) pixels, not \(other.size[0]) × \(other.size[1]) as"
    }
    if part.whole != other.whole || part.opaque != other.opaque {
      return
        "belongs to \(part.whole.count) frames starting at \(part.whole.first), not to \(other.whole.count) "
        + "starting at \(other.whole.first) as"
    }
    return nil
  }

  /// Throws unless the parts follow each other without gaps or overlaps.
  private static func checkOrder(_ parts: [Part]) throws(RenderError) {
    func frames(_ first: Int, _ end: Int) -> String {
      end - first == 1 ? "frame \(first)" : "frames \(first) to \(end - 1)"
    }
    let whole = parts[0].manifest.whole
    let counts = Set(parts.map { $0.manifest.part[1] })
    let known = Set(parts.map { $0.manifest.part[0] })
    /// Returns a description of the missing parts, if all parts agree on the number of parts.
    func missing() -> String {
      guard counts.count == 1, let count = counts.first, let shard = Shard(1, of: count) else { return "" }
      let numbers = (1...shard.count).filter { !known.contains($0) }
      return numbers.isEmpty
        ? ""
        : ": render --shard \(numbers.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", "))"
          + (numbers.count > 8 ? " and \(numbers.count - 8) more" : "")
    }
    var end = whole.first
    var last: Part?
    for part in parts where part.manifest.range.count > 0 {
      let range = part.manifest.range
      if range.first > end {
        throw RenderError(
          .frames("\(frames(end, range.first)) of \(whole.count) are missing\(missing())"), path: part.folder)
      }
      if range.first < end, let last {
        throw RenderError(
          .frames(
            "it contains \(frames(range.first, min(end, range.end))), but \(last.path) does, too: remove one of them"),
          path: part.path)
      }
      end = range.end
      last = part
    }
    guard end == whole.end else {
      throw RenderError(
        .frames("\(frames(end, whole.end)) of \(whole.count) are missing\(missing())"), path: parts[0].folder)
    }
  }
}
