import Geometry
import Pixels
import Raster
import Typography

/// The pictures of layers' contents, and those that fonts have for glyphs.
struct GlyphImages: ImageSource {
  let images: any ImageSource
  let fonts: FontLibrary

  func bitmap(for reference: ImageReference) -> Bitmap? {
    fonts.bitmap(for: reference) ?? images.bitmap(for: reference)
  }
}
