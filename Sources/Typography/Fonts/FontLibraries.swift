import Arithmetic
import CFontconfig
import CFreeType
import CHarfBuzz

/// The libraries that find, read, and shape fonts.
package enum FontLibraries {
  /// Their versions: as they report them, or else as Flipbook was built with them.
  package static var versions: [(name: String, version: String)] {
    // Sound: the text is a constant of the library.
    unsafe [
      ("fontconfig", String(packedVersion: Int(FcGetVersion()), by: 100)),
      ("freetype", "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"),
      ("harfbuzz", String(cString: hb_version_string())),
    ]
  }
}
