public import LayerTree
import Synchronization

/// Finds fonts, and keeps them and the texts set in them.
///
/// Fonts are those that fontconfig knows. Of a family the face is taken whose weight and slant are nearest; a family that
/// isn't there is replaced by Inter, or whatever sans-serif there is, and a character that the face lacks is taken from
/// another font. The same fonts on the machine give the same choice every time.
///
/// A library can be used from several threads at once; share one among all who paint the same scene. Fontconfig is asked
/// when the first text is set.
public final class FontLibrary: Sendable {
  /// The family that texts are set in unless they say otherwise.
  public static let defaultFamily = "Inter"

  private let shelf = Mutex(FontShelf())
  /// The texts set lately, by their glyphs: at the very most a hundred megabytes, if there is so much text.
  let layouts = Mutex(RecentCache<TextLayout.Key, TextLayout>(capacity: 1 << 22))

  /// Makes a library.
  public init() {}

  /// The families that texts name and that aren't there, in the order of the texts, each once.
  ///
  /// - Throws: ``FontError`` when there is no font at all to set them in.
  public func missingFamilies(of texts: some Sequence<TextContent>) throws(FontError) -> [String] {
    var missing: [String] = []
    for text in texts {
      let isMissing = try cascade(for: FontStyle(text)).isSubstitute
      if isMissing, !missing.contains(text.fontName) { missing.append(text.fontName) }
    }
    return missing
  }

  /// The characters of a text that no font has, each once.
  ///
  /// - Throws: ``FontError`` when there is no font at all to set it in.
  public func missingCharacters(of text: TextContent) throws(FontError) -> [Character] {
    let cascade = try cascade(for: FontStyle(text))
    var missing: [Character] = []
    for character in text.string where !character.isASCII && !missing.contains(character) {
      if !cascade.has(character) { missing.append(character) }
    }
    return missing
  }

  /// Whether there is a family, or one face, of a name.
  public func hasFamily(_ name: String) -> Bool {
    GenericFamily.families(name) != nil || shelf.withLock { $0.hasFamily(name) }
  }

  /// The faces for a style.
  func cascade(for style: FontStyle) throws(FontError) -> FontCascade {
    guard let found = shelf.withLock({ $0.primary(for: style) }) else { throw .noFonts }
    return FontCascade(primary: found.face, isSubstitute: found.isSubstitute, style: style, library: self)
  }

  /// The first substitute that has all of `scalars`, or at least the first of them; nil when there is none.
  func substitute(for scalars: ArraySlice<UInt32>, style: FontStyle) -> FontFace? {
    shelf.withLock { $0.substitute(for: scalars, style: style) }
  }
}
