import Codecs
import Compositor
package import LayerTree
import Pixels
package import Typography
import VectorArt

/// A still image of a review, painted like a frame: a contact sheet, a plot, or an onion skin.
package struct PageImage {
  private let snapshot: Snapshot
  private let images: ImageLibrary
  private let fonts: FontLibrary

  /// Creates an image of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to paint.
  ///   - images: The images for layer contents.
  ///   - fonts: The fonts for texts.
  package init(_ snapshot: Snapshot, images: ImageLibrary, fonts: FontLibrary = FontLibrary(drawings: .svg)) {
    self.snapshot = snapshot
    self.images = images
    self.fonts = fonts
  }

  /// Creates an image of an SVG document.
  ///
  /// - Throws: ``RenderError`` when it isn't a drawing.
  package init(svg: String, fonts: FontLibrary = FontLibrary(drawings: .svg)) throws(RenderError) {
    do throws(DrawingError) {
      let drawing = try Drawing.read(Array(svg.utf8), fonts: fonts)
      self.init(drawing.makeStage().snapshot(), images: ImageLibrary(), fonts: fonts)
    } catch {
      throw RenderError(.drawing(error))
    }
  }

  /// Writes the image to a PNG file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard output.
  ///   - options: The size, the effort, and whether files are replaced.
  /// - Returns: The result.
  /// - Throws: ``RenderError``.
  package func write(to path: String, options: RenderOptions) throws(RenderError) -> RenderResult {
    let viewport = try options.size.viewport(for: snapshot.canvasSize)
    let bitmap = Compositor(viewport: viewport, images: images, fonts: fonts).paint(snapshot)
    return try options.writeStill(bitmap, to: path)
  }
}
