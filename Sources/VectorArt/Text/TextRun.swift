import Geometry
import Typography

/// Characters of one text that are set together.
struct TextRun {
  var string: String
  var styleIndex: Int
  /// Where the baseline begins, once the part of the text has its place.
  var origin: Point
  /// How far the pen goes.
  var advance = 0.0
  var rotation = 0.0
  var path = Path()
  /// The measures of the face, in units of the em.
  var metrics: FontMetrics?
  /// The size of the letters.
  var fontSize = 0.0
  /// How far the baseline is below the one that the text is on.
  var lowering = 0.0

  /// How far lines reach above the baseline.
  var ascent: Double { (metrics?.ascent ?? 0) * fontSize }
  /// How far lines reach below the baseline.
  var descent: Double { (metrics?.descent ?? 0) * fontSize }

  /// The cells of the characters, which count as the text's box.
  var box: Rect { turned.boundingBox(of: Rect(0, -ascent, max(0, advance), ascent + descent)) }

  /// The outlines where they stand.
  var placedPath: Path { path.transformed(by: turned) }

  var turned: AffineTransform {
    AffineTransform.rotation(radians: rotation * .pi / 180).concatenating(.translation(origin.x, origin.y))
  }
}
