import Arithmetic
import CFontconfig
import CFreeType
import CHarfBuzz

/// The libraries that find, read, and shape fonts.
package enum FontLibraries {
  /// The versions of the libraries, as they report them, or else as they were when Flipbook was built.
  package static var versions: [(name: String, version: String)] {
    // Sound: the text is a constant of the library.
    unsafe [
      ("fontconfig", String(packedVersion: Int(FcGetVersion()), by: 100)),
      ("freetype", "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"),
      ("harfbuzz", String(cString: hb_version_string())),
    ]
  }
}
