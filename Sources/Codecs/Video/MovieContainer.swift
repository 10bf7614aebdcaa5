/// A movie file format that is read, recognized by its first bytes.
///
/// The format is given to `ffmpeg`, so that no file can pass for a playlist that names others.
package enum MovieContainer: String, CaseIterable, Sendable {
  /// QuickTime, and the MPEG-4 files made after it.
  case mov
  /// Matroska, and WebM, a part of it.
  case matroska
  /// Microsoft's Audio Video Interleave.
  case avi

  /// The number of bytes that the format is recognized by.
  package static let signatureLength = 12

  /// Recognizes a format; nil for anything else.
  package init?(signature: [UInt8]) {
    let kind = signature.dropFirst(4).prefix(4)
    if signature.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .matroska
    } else if ["ftyp", "moov", "mdat", "wide", "free", "skip"].contains(where: { kind.elementsEqual($0.utf8) }) {
      self = .mov
    } else if signature.starts(with: "RIFF".utf8), signature.dropFirst(8).starts(with: "AVI ".utf8) {
      self = .avi
    } else {
      return nil
    }
  }

  /// The name that people know.
  package var name: String {
    switch self {
    case .mov: "an MP4 or QuickTime movie"
    case .matroska: "a WebM or Matroska movie"
    case .avi: "an AVI movie"
    }
  }
}
