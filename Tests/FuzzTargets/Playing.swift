import Compositor
import Flipbook

/// Plays and paints the beginning of whatever has been read.
enum Playing {
  /// The extent of the pictures in pixels.
  static let extent = 64

  /// Plays a stage for a fifth of a second and paints three frames of it.
  static func play(_ stage: Stage, images: ImageLibrary = ImageLibrary(), fonts: FontLibrary = fonts) throws {
    guard let viewport = viewport(of: stage.canvasSize) else { return }
    let compositor = Compositor(viewport: viewport, images: images, fonts: fonts)
    var frame = RetainedBitmap(width: extent, height: extent)
    for time in [0, 0.1, 0.2] {
      do { try stage.advance(to: time) } catch let error as SceneFileError {
        for diagnostic in error.diagnostics { try SceneInput.check(diagnostic) }
        return
      } catch {
        return
      }
      compositor.paint(stage.snapshot(), over: &frame)
    }
  }

  /// The picture of the given extent that shows the whole canvas.
  static func viewport(of canvas: Size) -> Viewport? {
    let scale = Double(extent) / max(canvas.width, canvas.height)
    guard scale.isFinite, scale > 0 else { return nil }
    return Viewport(widthPixels: extent, heightPixels: extent, scale: scale)
  }

  /// The fonts of this machine, read once.
  static let fonts = FontLibrary()
}
