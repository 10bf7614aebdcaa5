/// The fonts that have been read; used under the lock of a library.
struct FontShelf: ~Copyable {
  /// What a style is found in.
  struct Primary {
    var face: FontFace
    /// Whether the family that was asked for isn't there.
    var isSubstitute: Bool
  }

  private struct FaceKey: Hashable {
    var file: FontFile
    /// Of variable fonts alone, whose faces depend on it.
    var style: FontStyle?
  }

  private struct SubstituteKey: Hashable {
    var scalars: ArraySlice<UInt32>
    var style: FontStyle
  }

  private var catalog: FontCatalog?
  private var faces: [FaceKey: FontFace?] = [:]
  private var primaries: [FontStyle: Primary?] = [:]
  private var substitutes: [FontStyle: [FontSubstitute]] = [:]
  private var found = RecentCache<SubstituteKey, FontFace?>(capacity: 1 << 14)

  mutating func hasFamily(_ name: String) -> Bool {
    openCatalog()
    return catalog?.hasFamily(name) ?? false
  }

  /// The face for a style: of its family, or of another; nil when no file is of any use.
  mutating func primary(for style: FontStyle) -> Primary? {
    if let known = primaries[style] { return known }
    let primary = findPrimary(for: style)
    primaries[style] = .some(primary)
    return primary
  }

  private mutating func findPrimary(for style: FontStyle) -> Primary? {
    let generic = GenericFamily.families(style.family)
    if generic == nil, let face = face(ofFamily: style.family, style) {
      return Primary(face: face, isSubstitute: false)
    }
    let isSubstitute = generic == nil
    for family in generic ?? GenericFamily.sans {
      if let face = face(ofFamily: family, style) { return Primary(face: face, isSubstitute: isSubstitute) }
    }
    let files = (catalog?.files ?? []).sorted { $0.distance(to: style) < $1.distance(to: style) }
    for file in files {
      if let face = face(file, style), face.has(0x61) { return Primary(face: face, isSubstitute: isSubstitute) }
    }
    return nil
  }

  private mutating func face(ofFamily family: String, _ style: FontStyle) -> FontFace? {
    openCatalog()
    var style = style
    style.family = family
    guard let file = catalog?.file(for: style) else { return nil }
    return face(file, style)
  }

  /// The first substitute that has all of `scalars`, or at least the first of them; nil when there is none.
  mutating func substitute(for scalars: ArraySlice<UInt32>, style: FontStyle) -> FontFace? {
    // The family doesn't matter here.
    let style = FontStyle(family: "", weight: style.weight, isItalic: style.isItalic)
    // Only so long a character's font is remembered, for memory's sake.
    guard scalars.count <= 8 else { return findSubstitute(for: scalars.prefix(8), style) }
    let key = SubstituteKey(scalars: scalars, style: style)
    if let known = found.value(for: key) { return known }
    let face = findSubstitute(for: scalars, style)
    found.insert(face, cost: 1, for: key)
    return face
  }

  private mutating func findSubstitute(for scalars: ArraySlice<UInt32>, _ style: FontStyle) -> FontFace? {
    openCatalog()
    guard let first = scalars.first else { return nil }
    let list = substitutes[style] ?? catalog?.substitutes(for: style) ?? []
    substitutes[style] = list
    let whole = list.lazy.filter { font in scalars.allSatisfy { font.has($0) } }
    for candidate in [whole.first, list.first { $0.has(first) }] {
      if let candidate, let face = face(candidate.file, style) { return face }
    }
    return nil
  }

  private mutating func face(_ file: FontFile, _ style: FontStyle) -> FontFace? {
    let key = FaceKey(file: file, style: file.isVariable ? style : nil)
    if let known = faces[key] { return known }
    let face = FontFace(file, style: style)
    faces[key] = .some(face)
    return face
  }

  private mutating func openCatalog() {
    if catalog == nil { catalog = FontCatalog() }
  }
}
