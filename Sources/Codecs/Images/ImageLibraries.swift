import Arithmetic
import CDeflate
import CGIF
import CJPEG
import CLCMS
import CPNG
import CWebP

/// The libraries that read and write images.
package enum ImageLibraries {
  /// The versions of the libraries, as they report them, or else as they were when Flipbook was built.
  package static var versions: [(name: String, version: String)] {
    // Sound: the text is a constant of the library.
    unsafe [
      ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
      ("lcms2", "\(clcms_version() / 1000).\(clcms_version() % 1000 / 10)"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libjpeg-turbo", String(packedVersion: Int(cjpeg_version()), by: 1000)),
      ("libpng", String(cString: cpng_version())),
      ("libwebp", String(packedVersion: Int(WebPGetDecoderVersion()), by: 256)),
    ]
  }
}
