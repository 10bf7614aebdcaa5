package import Geometry
public import LayerTree
import Locks
package import Pixels

/// Finds fonts, and caches them and text layouts.
///
/// Fonts come from the given files, from the bundled Inter, and from fontconfig, in this order. A family's face with
/// the nearest weight and slant is chosen. A missing family is replaced by Inter or another sans-serif, and a character
/// that the face lacks is taken from another font. The same installed fonts give the same choice every time; text set
/// in the given files and Inter doesn't depend on the system.
///
/// A library can be used from several threads; share one among all renderers of the same scene. Fontconfig is used only
/// when the files and Inter don't suffice.
public final class FontLibrary: FontSource {
  /// The default family for text.
  public static let defaultFamily = LoadedFonts.defaultFamily

  /// The advice for text with emoji if no font has them in color.
  public static let emojiRemedy =
    "no emoji font contains it; list one under `fonts`, or install one (scripts/setup --emoji, fonts-noto-color-emoji)"

  private let shelf: Locked<LoadedFonts>
  /// A cache of recent layouts, whose costs are their glyphs; it takes at most a hundred megabytes.
  let layouts = Locked(RecentCache<TextLayout.Key, TextLayout>(capacity: 1 << 22))

  /// A cache of the glyphs' bitmap images, by name.
  private let glyphBitmaps = Locked<[String: Bitmap]>([:])

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - files: Font files whose fonts take precedence over all others, earlier ones first. Unreadable files are
  ///     skipped; ``check(_:)`` reports them.
  ///   - drawings: The reader for SVG glyphs; nil to show their plain outlines.
  public init(files: [String] = [], drawings: GlyphDrawings? = nil) {
    shelf = Locked(LoadedFonts(files: files, drawings: drawings))
  }

  /// Checks that a file is a font that text can be set in.
  ///
  /// - Throws: ``FontError/unreadable(path:)`` when it isn't.
  public static func check(_ path: String) throws(FontError) {
    let faces = FontFile.faces(in: path, .own)
    guard faces.contains(where: { FontFace.read($0, style: FontStyle(TextContent())) != nil }) else {
      throw .unreadable(path: path)
    }
  }

  /// Returns messages about the features and axes that text requests but its font lacks, and about color glyphs that
  /// can't be read, without duplicates.
  ///
  /// - Throws: ``FontError`` when no font is found.
  public func missingSettings(of text: TextContent) throws(FontError) -> [String] {
    var missing: [String] = []
    for font in [text] + text.textRuns.map({ text.font(of: $0) })
    where !font.fontFeatures.isEmpty || !font.fontVariations.isEmpty {
      let face = try cascade(for: FontStyle(font)).primary
      let (features, axes) = (face.featureTags, face.axisTags)
      // A feature that is switched off isn't reported as missing.
      for feature in font.fontFeatures where feature.value != 0 && !features.contains(feature.tag) {
        missing.append("the font ‘\(font.fontName)’ has no feature ‘\(feature.tag)’")
      }
      for axis in font.fontVariations where !axes.contains(axis.tag) {
        let known = axes.isEmpty ? "it is not variable" : "its axes are \(axes.joined(separator: ", "))"
        missing.append("the font ‘\(font.fontName)’ has no axis ‘\(axis.tag)’: \(known)")
      }
    }
    for run in text.textRuns.isEmpty ? [TextRun(text.string)] : text.textRuns {
      let cascade = try cascade(for: FontStyle(text.font(of: run)))
      for character in run.string where !character.isASCII {
        let scalars = character.unicodeScalars.map(\.value)
        let face = cascade.face(for: scalars[...])
        if !face.isColored, FontCascade.isEmoji(scalars[...]), cascade.has(character) {
          missing.append("‘\(character)’ is shown without colors: \(FontLibrary.emojiRemedy)")
        }
        guard let first = scalars.first, face.hasUnreadImage(of: first) else { continue }
        let name = face.path.split(separator: "/").last ?? ""
        missing.append("\(name) has ‘\(character)’ in an unsupported color format: its plain outline is shown")
      }
    }
    return missing.enumerated().filter { missing.firstIndex(of: $1) == $0 }.map(\.element)
  }

  /// Returns the image of a color glyph.
  package func image(of glyph: ColorGlyph, foreground: Color) -> GlyphImage? {
    let picture = glyph.face.image(of: glyph.id, foreground: foreground)
    if let bitmap = picture?.bitmap { glyphBitmaps.withLock { $0[bitmap.reference.name] = bitmap.pixels } }
    return picture
  }

  /// Returns the pixels of a bitmap that a ``GlyphImage`` refers to; nil for other references.
  package func bitmap(for reference: ImageReference) -> Bitmap? {
    if let known = glyphBitmaps.withLock({ $0[reference.name] }) { return known }
    // The text may have been laid out by another library.
    guard let pixels = GlyphImage.pixels(named: reference.name) else { return nil }
    glyphBitmaps.withLock { $0[reference.name] = pixels }
    return pixels
  }

  /// Returns the missing families that text requests, in order of first use, without duplicates.
  ///
  /// - Throws: ``FontError`` when no font is found.
  public func missingFamilies(of texts: some Sequence<TextContent>) throws(FontError) -> [String] {
    var missing: [String] = []
    for text in texts {
      for font in text.textRuns.isEmpty ? [text] : text.textRuns.map({ text.font(of: $0) }) {
        let isMissing = try cascade(for: FontStyle(font)).isSubstitute
        if isMissing, !missing.contains(font.fontName) { missing.append(font.fontName) }
      }
    }
    return missing
  }

  /// Returns the characters of text that no font has, without duplicates.
  ///
  /// - Throws: ``FontError`` when no font is found.
  public func missingCharacters(of text: TextContent) throws(FontError) -> [Character] {
    var missing: [Character] = []
    for run in text.textRuns.isEmpty ? [TextRun(text.string)] : text.textRuns {
      let cascade = try cascade(for: FontStyle(text.font(of: run)))
      for character in run.string where !missing.contains(character) {
        if !cascade.has(character) { missing.append(character) }
      }
    }
    return missing
  }

  /// Returns whether a family, or a single face, with the given name exists.
  public func hasFamily(_ name: String) -> Bool {
    GenericFamily.families(name) != nil || shelf.withLock { $0.hasFamily(name) }
  }

  func cascade(for style: FontStyle) throws(FontError) -> FontCascade {
    guard let found = shelf.withLock({ $0.primary(for: style) }) else { throw .noFonts }
    return FontCascade(primary: found.face, isSubstitute: found.isSubstitute, style: style, source: self)
  }

  func substitute(for scalars: ArraySlice<UInt32>, style: FontStyle, isColored: Bool) -> FontFace? {
    shelf.withLock { $0.substitute(for: scalars, style: style, isColored: isColored) }
  }
}
