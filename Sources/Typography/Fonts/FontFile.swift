import CHarfBuzz
import CInter

/// A face in a font file: its names and its style.
struct FontFile: Hashable {
  /// The place where a font was found; earlier cases take precedence.
  enum Origin: Hashable {
    /// A file that the scene, or the caller, provides.
    case own
    /// A file in the program, by its index.
    case bundled(Int)
    /// A file listed by fontconfig.
    case system
  }

  let path: String
  let origin: Origin
  /// The face's number in its file.
  let index: Int
  /// The families that it belongs to, in lowercase.
  let families: [String]
  /// The names that `UIFont` finds it by, in lowercase.
  let names: [String]
  /// The weights that it has; more than one when it is variable.
  let weights: ClosedRange<Double>
  let isItalic: Bool
  /// Percent of the usual width.
  let width: Double
  let isVariable: Bool
  /// True if its glyphs have colors of their own.
  let isColored: Bool

  /// Calls `body` with the bytes of the file as a HarfBuzz blob; nil when there is no such file.
  @unsafe static func withBlob<Result>(_ path: String, _ origin: Origin, _ body: (OpaquePointer) -> Result?) -> Result?
  {
    let blob: OpaquePointer?
    if case .bundled(let index) = origin {
      // Sound: the bytes are constants of the program.
      let font = unsafe interFont(index)
      unsafe blob = font.bytes.withMemoryRebound(to: CChar.self, capacity: font.count) {
        unsafe hb_blob_create($0, UInt32(font.count), HB_MEMORY_MODE_READONLY, nil, nil)
      }
    } else {
      unsafe blob = hb_blob_create_from_file_or_fail(path)
    }
    guard let blob = unsafe blob else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe body(blob)
  }

  /// Returns the distance of the face from a style, in the order of CSS Fonts 4, section 5.2: first by width, then by
  /// slant, then by weight; finally by names, so the order of files in a folder doesn't matter.
  func distance(to style: FontStyle) -> (Double, Int, Double, Int, String, Int) {
    (
      abs(width - 100), isItalic == style.isItalic ? 0 : 1, distance(toWeight: style.weight), isVariable ? 1 : 0, path,
      index
    )
  }

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
    // Within 400 to 500, lighter ones come before weights above 500.
    return distance + 1000 + ((400...500).contains(wanted) && isHeavier ? 1000 : 0)
  }
}

extension [FontFile] {
  /// The face of a style's family that is nearest to it, or the face with that name; nil when neither exists.
  func nearest(to style: FontStyle) -> FontFile? {
    let name = style.family.lowercased()
    let family = filter { $0.families.contains(name) }
    if let best = family.min(by: { $0.distance(to: style) < $1.distance(to: style) }) { return best }
    return filter { $0.names.contains(name) }.min { $0.distance(to: style) < $1.distance(to: style) }
  }
}
