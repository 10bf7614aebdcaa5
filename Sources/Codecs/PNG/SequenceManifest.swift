import Arithmetic
import CDeflate

/// The contents of the `manifest.json` of a sequence of images.
package struct SequenceManifest: Hashable, Sendable {
  /// The manifest's own file name.
  package let name: String
  /// The frame rate of the sequence.
  private let rate: FrameRate
  /// The width of every image in pixels.
  private let width: Int
  /// The height of every image in pixels.
  private let height: Int
  /// The number of pixels per point; nil if the images have no points.
  private let scale: Double?
  /// The SHA-256 of the scene file; nil if there is none.
  private let digest: String?
  /// Additional members in JSON, one per line; nil for a complete sequence.
  private let part: [String]?
  /// The entries of the frames so far, in JSON.
  private var frames: [String] = []

  /// Creates the manifest of a sequence that has no frames yet.
  ///
  /// - Parameters:
  ///   - rate: The frame rate of the sequence.
  ///   - width: The width of every image in pixels.
  ///   - height: The height of every image in pixels.
  ///   - scale: The number of pixels per point; nil if the images have no points.
  ///   - digest: The SHA-256 of the scene file, in hexadecimal; nil if there is none.
  ///   - name: The manifest's own file name.
  ///   - part: For a part of a sequence, additional members in JSON, such as `"part": 1`; each frame then also has a
  ///     checksum.
  package init(
    rate: FrameRate, width: Int, height: Int, scale: Double? = nil, digest: String? = nil,
    name: String = "manifest.json", part: [String]? = nil
  ) {
    self.name = name
    self.part = part
    self.rate = rate
    self.width = width
    self.height = height
    self.scale = scale
    self.digest = digest
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - name: The name of the frame's file; it must not need escaping in JSON.
  ///   - sum: The CRC-32 of the file's contents.
  ///   - slot: The start and the duration of the frame.
  mutating func add(_ name: String, checksum sum: UInt32, for slot: FrameSchedule.Slot) {
    let start = rate.time(ofFrame: slot.start)
    let duration = rate.time(ofFrame: slot.length)
    let checksum = part == nil ? "" : ", \"crc32\": \(sum)"
    frames.append("    {\"file\": \"\(name)\"\(checksum), \"time\": \(start), \"duration\": \(duration)}")
  }

  /// Returns the CRC-32 of a file's contents, as used in PNG and ZIP files.
  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    // Sound: the checksum covers the bytes of the array.
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
  }

  /// The manifest in JSON: rate, size, scale, scene, and count, and the name and times in seconds of every frame.
  var json: String {
    """
    {
      "fps": \(rate.framesPerSecond),
      "rate": "\(rate)",
      "size": [\(width), \(height)],
    \(scale.map { "  \"scale\": \($0),\n" } ?? "")\(digest.map { "  \"sceneSHA256\": \"\($0)\",\n" } ?? "")\
    \((part ?? []).map { "  \($0),\n" }.joined())\
      "count": \(frames.count),
      "frames": [
    \(frames.joined(separator: ",\n"))
      ]
    }

    """
  }

  /// Returns the files that a manifest lists, in order, with their durations in frames of its rate.
  ///
  /// - Parameter text: The text of ``json``; the result for any other text is unspecified.
  /// - Returns: The names and the lengths.
  package static func frames(inJSON text: String) -> [(name: String, length: Int)] {
    let rate = rate(inJSON: text)?.framesPerSecond ?? 1
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"")
      guard parts.count > 3, parts[1] == "file" else { return nil }
      let duration = parts.last.flatMap { Double($0.filter { $0.isNumber || ".e-+".contains($0) }) }
      return (String(parts[3]), max(1, Int(saturating: (min(duration ?? 0, 1e6) * rate).rounded())))
    }
  }

  /// Returns the frame rate in a manifest; nil if it is missing or invalid.
  package static func rate(inJSON text: String) -> FrameRate? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\"")
      if parts.count > 3, parts[1] == "rate" { return FrameRate(String(parts[3])) }
    }
    return nil
  }
}
