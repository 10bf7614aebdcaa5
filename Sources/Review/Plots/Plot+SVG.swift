import Geometry

extension Plot {
  /// The plot as an SVG file.
  ///
  /// Its outermost element says in `data-` attributes where the time axis lies, so that a page can lay a play head over it.
  package var svg: String {
    var drawing = PlotDrawing(self)
    return drawing.draw()
  }
}
