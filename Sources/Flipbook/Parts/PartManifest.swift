import Codecs
import Encodings
import SceneDiagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The manifest of one part of a distributed rendering: its frames and their source.
struct PartManifest: Hashable, Decodable {
  /// A range of frames, numbered as in the whole animation.
  struct Span: Hashable, Decodable {
    var first: Int
    var count: Int

    var end: Int { first + count }
  }

  /// The file of a frame and the checksum of its content.
  struct File: Hashable, Decodable {
    var file: String
    var crc32: UInt32
  }

  /// The version of Flipbook that rendered the part.
  var flipbook: String
  /// The number of the part, from 1, and the number of parts.
  var part: [Int]
  /// The frames of the part.
  var range: Span
  /// The frames of all parts.
  var whole: Span
  /// True if the images are opaque.
  var opaque: Bool
  var settings: [String]
  var filesSHA256: String
  var sceneSHA256: String?
  var rate: String
  var size: [Int]
  var scale: Double
  var frames: [File]

  /// Returns the file name of a part's manifest.
  static func name(_ shard: Shard) -> String { "part_\(shard.index)-of-\(shard.count).json" }

  /// Returns whether a file name is the name of a part's manifest.
  static func isName(_ name: String) -> Bool { name.hasPrefix("part_") && name.hasSuffix(".json") }

  /// Returns, as JSON, the members that a part's manifest has in addition to those of a sequence.
  static func members(
    _ shard: Shard, _ range: Span, of whole: Span, isOpaque: Bool, plan: PartPlan
  ) -> [String] {
    func span(_ span: Span) -> String { "{\"first\": \(span.first), \"count\": \(span.count)}" }
    return [
      "\"flipbook\": \(Renderer.version.quotedAsJSON)", "\"part\": [\(shard.index), \(shard.count)]",
      "\"range\": \(span(range))", "\"whole\": \(span(whole))", "\"opaque\": \(isOpaque)",
      "\"settings\": [\(plan.settings.map(\.quotedAsJSON).joined(separator: ", "))]",
      "\"filesSHA256\": \(plan.filesDigest.quotedAsJSON)",
    ]
  }

  /// Reads a part's manifest.
  ///
  /// - Throws: ``RenderError`` when the file is missing or isn't a part's manifest.
  static func read(_ path: String) throws(RenderError) -> PartManifest {
    let bytes = try InputFile.readNamed(path)
    let manifest = try rethrowing(as: { _ in
      RenderError(.frames("it is not a part's manifest, or is truncated: render the part again"), path: path)
    }) { try JSONDecoder().decode(PartManifest.self, from: Data(bytes)) }
    let limit = Timeline.maximumFrameCount
    guard manifest.part.count == 2, manifest.size.count == 2, FrameRate(manifest.rate) != nil,
      [manifest.range, manifest.whole].allSatisfy({ (0...limit).contains($0.first) && (0...limit).contains($0.count) }),
      manifest.frames.count == manifest.range.count,
      manifest.frames.allSatisfy({ !$0.file.contains("/") && !$0.file.contains("\0") })
    else { throw RenderError(.frames("its numbers contradict each other: render the part again"), path: path) }
    return manifest
  }
}
