/// A movie file format that can be read, recognized by its first bytes.
///
/// The format is passed to `ffmpeg`, so that no file can pass for a playlist that refers to others.
package enum MovieContainer: String, CaseIterable, Sendable {
  /// QuickTime, and the MPEG-4 files derived from it.
  case mov
  /// Matroska, and its subset WebM.
  case matroska
  /// Microsoft's Audio Video Interleave.
  case avi

  /// The number of bytes needed to recognize the format.
  package static let signatureLength = 12

  /// Recognizes a format by the first bytes of a file; nil if it is not supported.
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

  /// The common name of the format.
  package var name: String {
    switch self {
    case .mov: "an MP4 or QuickTime movie"
    case .matroska: "a WebM or Matroska movie"
    case .avi: "an AVI movie"
    }
  }
}
