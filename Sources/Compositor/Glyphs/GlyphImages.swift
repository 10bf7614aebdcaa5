import Geometry
import Pixels
import Raster
import Typography

/// The images of layer contents, and the bitmap glyphs of fonts.
struct GlyphImages: ImageSource {
  let images: any ImageSource
  let fonts: FontLibrary

  func bitmap(for reference: ImageReference) -> Bitmap? {
    fonts.bitmap(for: reference) ?? images.bitmap(for: reference)
  }
}
