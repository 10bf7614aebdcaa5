import Pixels
import Raster

/// The canvases of the groups begun and not ended, from the frame's own to the current one.
struct CanvasStack: ~Copyable {
  /// The canvases; the frame's own is the first, and the current one the last.
  private var canvases: [Canvas] = []
  /// The surfaces of nested groups, from the outermost, reused from frame to frame.
  private var surfaces: [Surface] = []
  /// The canvas that commands paint on.
  private(set) var current: Canvas

  /// Creates a stack whose only canvas is a frame's own.
  init(of frame: Canvas, _ surfaces: consuming [Surface]) {
    canvases = [frame]
    current = frame
    self.surfaces = surfaces
  }

  /// Returns the surfaces for another frame.
  consuming func end() -> [Surface] { surfaces }

  /// True if the current canvas is the frame's own.
  var isFrame: Bool { canvases.count == 1 }

  /// The canvas below the current one.
  ///
  /// - Precondition: A group has begun.
  var below: Canvas { canvases[canvases.count - 2] }

  /// Returns a canvas at the depth of the next group, without beginning it.
  ///
  /// - Parameters:
  ///   - box: The rectangle of the canvas.
  ///   - isClear: True to clear all pixels; otherwise their contents are undefined.
  /// - Returns: The canvas, valid until the next call.
  mutating func scratch(for box: PixelRect, isClear: Bool = true) -> Canvas {
    while surfaces.count < canvases.count { surfaces.append(Surface()) }
    return surfaces[canvases.count - 1].canvas(for: box, isClear: isClear)
  }

  /// Continues on a canvas.
  mutating func push(_ canvas: Canvas) {
    canvases.append(canvas)
    current = canvas
  }

  /// Returns the current canvas, and continues on the one below.
  ///
  /// - Precondition: A group has begun.
  mutating func pop() -> Canvas {
    let top = canvases.removeLast()
    current = canvases[canvases.count - 1]
    return top
  }
}
