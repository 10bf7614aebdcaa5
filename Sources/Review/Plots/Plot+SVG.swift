import Geometry

extension Plot {
  /// The plot as an SVG file.
  ///
  /// The `data-` attributes of its root element give the position of the time axis, so a page can lay a playhead over
  /// it.
  package var svg: String {
    var drawing = PlotDrawing(self)
    return drawing.draw()
  }
}
