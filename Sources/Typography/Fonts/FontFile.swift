import CHarfBuzz
import EmbeddedFiles

/// The description of a face in a font file: its names and its style.
struct FontFile: Hashable {
  /// The source of a font; earlier cases take precedence.
  enum Origin: Hashable {
    /// A file that the scene, or the caller, provides.
    case own
    /// A file bundled with the program, by its index.
    case bundled(Int)
    /// A file listed by fontconfig.
    case system
  }

  let path: String
  let origin: Origin
  /// The index of the face in its file.
  let index: Int
  /// The lowercase names of the families that the face belongs to.
  let families: [String]
  /// The lowercase names that `UIFont` finds the face by.
  let names: [String]
  /// The range of weights; a single one unless the face is variable.
  let weights: ClosedRange<Double>
  let isItalic: Bool
  /// The width, in percent of the normal width.
  let width: Double
  let isVariable: Bool
  /// True if the glyphs are in color.
  let isColored: Bool

  /// Calls `body` with the bytes of the file as a HarfBuzz blob; returns nil if there is no such file.
  @unsafe static func withBlob<Result>(_ path: String, _ origin: Origin, _ body: (OpaquePointer) -> Result?) -> Result?
  {
    let blob: OpaquePointer?
    if case .bundled(let index) = origin {
      // Sound: the bytes are valid as long as the program runs.
      unsafe blob = EmbeddedFile.fonts[index].withUnsafeBytes { bytes in
        unsafe hb_blob_create(
          bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
      }
    } else {
      unsafe blob = hb_blob_create_from_file_or_fail(path)
    }
    guard let blob = unsafe blob else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe body(blob)
  }

  /// Returns the distance of the face from a style, in the order of CSS Fonts 4, section 5.2: first by width, then by
  /// slant, then by weight; finally by names, so that the order of files in a folder doesn't matter.
  func distance(to style: FontStyle) -> (Double, Int, Double, Int, String, Int) {
    (
      abs(width - 100), isItalic == style.isItalic ? 0 : 1, distance(toWeight: style.weight), isVariable ? 1 : 0, path,
      index
    )
  }

  /// Returns the distance from a weight.
  ///
  /// Lighter faces come first for light text, and heavier ones for bold text; for weights from 400 to 500, weights up
  /// to 500 come first.
  private func distance(toWeight wanted: Double) -> Double {
    if weights.contains(wanted) { return 0 }
    let isHeavier = weights.lowerBound > wanted
    let distance = isHeavier ? weights.lowerBound - wanted : wanted - weights.upperBound
    let isPreferred =
      if wanted < 400 { !isHeavier } else if wanted > 500 { isHeavier } else {
        isHeavier && weights.lowerBound <= 500
      }
    if isPreferred { return distance }
    // For weights from 400 to 500, lighter faces precede weights above 500.
    return distance + 1000 + ((400...500).contains(wanted) && isHeavier ? 1000 : 0)
  }
}

extension [FontFile] {
  /// Returns the face of a style's family that is nearest to the style, or the face with that name; nil if neither
  /// exists.
  func nearest(to style: FontStyle) -> FontFile? {
    let name = style.family.lowercased()
    let family = filter { $0.families.contains(name) }
    if let best = family.min(by: { $0.distance(to: style) < $1.distance(to: style) }) { return best }
    return filter { $0.names.contains(name) }.min { $0.distance(to: style) < $1.distance(to: style) }
  }
}
