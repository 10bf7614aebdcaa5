import CDeflate
import CFontconfig
import CFreeType
import CGIF
import CHarfBuzz
import CJPEG
import CLCMS
import CPNG
import CWebP
import CXML2
import CYAML

/// The C libraries, with the versions in use.
enum LibraryVersions {
  /// A line for each library, as `flipbook --version --verbose` prints them.
  static var text: String {
    libraries.map { name, version in
      "\(name)\(String(repeating: " ", count: max(1, 14 - name.count)))\(version)"
    }.joined(separator: "\n")
  }

  /// The versions of the libraries: as they report them, or else as Flipbook was built with them.
  private static var libraries: [(name: String, version: String)] {
    // Sound: the texts are constants of the libraries.
    unsafe [
      ("fontconfig", packed(Int(FcGetVersion()), by: 100)),
      ("freetype", "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"),
      ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
      ("harfbuzz", String(cString: hb_version_string())),
      ("lcms2", "\(clcms_version() / 1000).\(clcms_version() % 1000 / 10)"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libjpeg-turbo", packed(Int(cjpeg_version()), by: 1000)),
      ("libpng", String(cString: cpng_version())),
      ("libwebp", hexadecimal(Int(WebPGetDecoderVersion()))),
      ("libxml2", LIBXML_DOTTED_VERSION),
      ("libyaml", String(cString: yaml_get_version_string())),
    ]
  }

  /// Three numbers in one, each a multiple of the next one's range.
  private static func packed(_ number: Int, by range: Int) -> String {
    "\(number / range / range).\(number / range % range).\(number % range)"
  }

  private static func hexadecimal(_ number: Int) -> String { packed(number, by: 256) }
}
