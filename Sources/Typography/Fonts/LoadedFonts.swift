/// The fonts that have been loaded; used under the lock of a library.
struct LoadedFonts: ~Copyable {
  /// The default family for text, bundled with the program.
  static let defaultFamily = "Inter"

  /// The primary face for a style.
  struct Primary {
    var face: FontFace
    /// True if the requested family is missing.
    var isSubstitute: Bool
  }

  private struct FaceKey: Hashable {
    var file: FontFile
    /// The style, since the faces of variable fonts depend on it; nil for other fonts.
    var style: FontStyle?
  }

  private struct SubstituteKey: Hashable {
    var scalars: ArraySlice<UInt32>
    var style: FontStyle
    var isColored: Bool
  }

  /// The faces that take precedence over the system's: from the given files, and bundled with the program.
  private let own: [FontFile]
  /// The reader for SVG glyphs; nil to ignore them.
  private let drawings: GlyphDrawings?
  private var catalog: FontCatalog?
  private var faces: [FaceKey: FontFace?] = [:]
  private var primaries: [FontStyle: Primary?] = [:]
  private var substitutes: [FontStyle: [FallbackFont]] = [:]
  private var found = RecentCache<SubstituteKey, FontFace?>(capacity: 1 << 14)

  /// Creates a collection of the given files' fonts, the bundled ones, and the system's, in this order.
  init(files: [String], drawings: GlyphDrawings?) {
    own = files.flatMap { FontFile.faces(in: $0, .own) } + FontFile.bundled
    self.drawings = drawings
  }

  mutating func hasFamily(_ name: String) -> Bool {
    file(for: FontStyle(family: name, weight: 400, isItalic: false)) != nil
  }

  /// Returns the face of a family that is nearest to a style, from the first source that has the family; nil if none
  /// does.
  ///
  /// The system's fonts are read only when needed.
  private mutating func file(for style: FontStyle) -> FontFile? {
    let brought = own.filter { $0.origin == .own }.nearest(to: style) ?? own.nearest(to: style)
    if let brought { return brought }
    openCatalog()
    return catalog?.files.nearest(to: style)
  }

  /// Returns the face for a style, from its family or another; nil if no file is usable.
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
    // A font provided by the user has priority over the bundled and the system's defaults.
    let isSans = generic == GenericFamily.sans
    for family in generic ?? [] where isSans || !GenericFamily.sans.contains(family) {
      var named = style
      named.family = family
      if let file = own.filter({ $0.origin == .own }).nearest(to: named), let face = face(file, named) {
        return Primary(face: face, isSubstitute: false)
      }
    }
    for family in generic ?? GenericFamily.sans {
      if let face = face(ofFamily: family, style) { return Primary(face: face, isSubstitute: isSubstitute) }
    }
    openCatalog()
    let files = (catalog?.files ?? []).sorted { $0.distance(to: style) < $1.distance(to: style) }
    for file in files {
      if let face = face(file, style), face.has(0x61) { return Primary(face: face, isSubstitute: isSubstitute) }
    }
    return nil
  }

  private mutating func face(ofFamily family: String, _ style: FontStyle) -> FontFace? {
    var style = style
    style.family = family
    return file(for: style).flatMap { face($0, style) }
  }

  /// Finds a fallback face for a character that the requested one lacks.
  ///
  /// - Parameters:
  ///   - scalars: The scalars of the character.
  ///   - style: The weight and slant.
  ///   - isColored: True if color fonts precede others; false if they follow them.
  /// - Returns: The first face that has all of `scalars`, or at least the first scalar; nil if there is none.
  mutating func substitute(for scalars: ArraySlice<UInt32>, style: FontStyle, isColored: Bool) -> FontFace? {
    // The family and the axes don't affect the choice.
    let style = FontStyle(family: "", weight: style.weight, isItalic: style.isItalic)
    // To save memory, results are cached only for characters up to this length.
    guard scalars.count <= 8 else { return findSubstitute(for: scalars.prefix(8), style, isColored) }
    let key = SubstituteKey(scalars: scalars, style: style, isColored: isColored)
    if let known = found.value(for: key) { return known }
    let face = findSubstitute(for: scalars, style, isColored)
    found.insert(face, cost: 1, for: key)
    return face
  }

  private mutating func findSubstitute(
    for scalars: ArraySlice<UInt32>, _ style: FontStyle, _ isColored: Bool
  ) -> FontFace? {
    guard let first = scalars.first else { return nil }
    for wanted in [scalars, scalars[scalars.startIndex...scalars.startIndex]] {
      for colored in [isColored, !isColored] {
        if let face = ownSubstitute(for: wanted, style, isColored: colored) { return face }
        openCatalog()
        let list = substitutes[style] ?? catalog?.substitutes(for: style) ?? []
        substitutes[style] = list
        for font in list where font.file.isColored == colored && wanted.allSatisfy(font.has) {
          if let face = face(font.file, style) { return face }
        }
      }
      if wanted.count == 1, wanted.first == first { break }
    }
    return nil
  }

  private mutating func ownSubstitute(
    for scalars: ArraySlice<UInt32>, _ style: FontStyle, isColored: Bool
  ) -> FontFace? {
    // The files in order; the nearest face of each one is considered.
    var paths: [String] = []
    // The bundled variable faces have the same characters as the static ones.
    let own = own.filter { $0.origin == .own || !$0.isVariable }
    for file in own where file.isColored == isColored {
      let group = file.origin == .own ? file.path : ""
      if !paths.contains(group) { paths.append(group) }
    }
    for path in paths {
      let files = own.filter { $0.isColored == isColored && ($0.origin == .own ? $0.path : "") == path }
      guard let file = files.min(by: { $0.distance(to: style) < $1.distance(to: style) }),
        let face = face(file, style)
      else { continue }
      if scalars.allSatisfy({ face.has($0) }) { return face }
    }
    return nil
  }

  private mutating func face(_ file: FontFile, _ style: FontStyle) -> FontFace? {
    let key = FaceKey(file: file, style: file.isVariable ? style : nil)
    if let known = faces[key] { return known }
    let face = FontFace.read(file, style: style, drawings: drawings)
    faces[key] = .some(face)
    return face
  }

  private mutating func openCatalog() {
    if catalog == nil { catalog = FontCatalog() }
  }
}

/// Generic family names, which stand for a kind of font, as in CSS.
enum GenericFamily {
  /// Returns the families to try for a generic name, in order; nil if the name isn't generic.
  static func families(_ name: String) -> [String]? {
    switch name.lowercased() {
    case "sans-serif", "system-ui", "ui-sans-serif", "": sans
    case "serif", "ui-serif": ["DejaVu Serif", "Noto Serif", "Liberation Serif", "Times New Roman", "Times"] + sans
    case "monospace", "ui-monospace":
      ["DejaVu Sans Mono", "Noto Sans Mono", "Noto Mono", "Liberation Mono", "Menlo", "Courier New"] + sans
    case "cursive": ["Comic Neue", "Comic Sans MS", "Yellowtail", "Dancing Script", "Z003", "Apple Chancery"] + sans
    case "fantasy": ["Sedgwick Ave Display", "Impact", "Papyrus"] + sans
    default: nil
    }
  }

  /// The families to try for a missing family, in order.
  static let sans = [
    LoadedFonts.defaultFamily, "DejaVu Sans", "Noto Sans", "Liberation Sans", "Helvetica Neue", "Arial",
  ]
}
