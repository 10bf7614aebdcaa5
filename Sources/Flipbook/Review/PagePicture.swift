import Codecs
import Compositor
package import LayerTree
import Pixels
package import Typography
import VectorArt

/// A still page, painted like frames: a sheet, a plot, ghosts.
package struct PagePicture {
  private let snapshot: Snapshot
  private let images: ImageLibrary
  private let fonts: FontLibrary

  /// Makes an image of layers.
  ///
  /// - Parameters:
  ///   - snapshot: The layers.
  ///   - images: The images of layers' contents.
  ///   - fonts: The fonts of texts.
  package init(_ snapshot: Snapshot, images: ImageLibrary, fonts: FontLibrary = FontLibrary(drawings: .svg)) {
    self.snapshot = snapshot
    self.images = images
    self.fonts = fonts
  }

  /// Makes an image of an SVG file's text.
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
  ///   - path: The file; `-` is the standard output.
  ///   - options: The size, the effort, and whether files are replaced.
  /// - Returns: The result.
  /// - Throws: ``RenderError``.
  package func write(to path: String, options: RenderOptions) throws(RenderError) -> RenderResult {
    let viewport = try options.size.viewport(for: snapshot.canvasSize)
    let bitmap = Compositor(viewport: viewport, images: images, fonts: fonts).paint(snapshot)
    return try options.writeStill(bitmap, to: path)
  }
}
