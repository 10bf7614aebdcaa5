import CFreeType
import Geometry

/// Builds a path from the outline of a glyph that FreeType reports.
struct OutlinePen {
  private let scale: Double
  private var path = Path()
  private var isDrawing = false

  init(unitsPerEm: Double) { scale = 1 / unitsPerEm }

  /// The path, with its last contour closed.
  var finished: Path {
    var path = path
    if isDrawing { path.close() }
    return path
  }

  /// Calls `body` with the pen at an address; returns 0, which makes FreeType continue.
  @unsafe static func at(_ address: UnsafeMutableRawPointer?, _ body: (inout OutlinePen) -> Void) -> Int32 {
    guard let pen = unsafe address?.assumingMemoryBound(to: OutlinePen.self) else { return 1 }
    unsafe body(&pen.pointee)
    return 0
  }

  @unsafe mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    if isDrawing { path.close() }
    isDrawing = true
    path.move(to: unsafe point(to))
  }

  @unsafe mutating func line(_ to: UnsafePointer<FT_Vector>?) { path.line(to: unsafe point(to)) }

  @unsafe mutating func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    path.quadratic(control: unsafe point(control), to: unsafe point(to))
  }

  @unsafe mutating func cubic(
    _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) {
    path.cubic(control1: unsafe point(control1), control2: unsafe point(control2), to: unsafe point(to))
  }

  @unsafe private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector = unsafe vector?.pointee else { return .zero }
    return Point(Double(vector.x) * scale, -Double(vector.y) * scale)
  }
}
