import Geometry
import LayerTree
import Typography

/// A cluster of a text's glyphs, with its place.
struct TextRun {
  /// The first of its characters.
  var character: Int
  /// The element whose properties it has, by its place in the list of these.
  var styleIndex: Int
  var path: Path
  /// The images of glyphs that have colors of their own, each with its place.
  var pictures: [(layer: LayerDescription, place: AffineTransform)] = []
  /// The start of the baseline, once the part of the text has its place.
  var origin = Point.zero
  /// The advance of the letters, letter spacing included.
  var advance = 0.0
  /// The part of the advance that is letter spacing.
  var spacing = 0.0
  /// The advance after the letters, for words or a given length.
  var spaceAfter = 0.0
  var rotation = 0.0
  /// The measures of the face, in units of the em.
  var metrics: FontMetrics?
  /// The size of the letters.
  var fontSize = 0.0
  /// The depth of the origin below the baseline that the text is on.
  var lowering = 0.0
  /// The depth of the baseline of the text's face below the origin, in lines that run down: upright letters have their
  /// origin in the middle of the line, others on the baseline of their own face.
  var baseline = 0.0

  init(character: Int, styleIndex: Int, path: Path) {
    (self.character, self.styleIndex, self.path) = (character, styleIndex, path)
  }

  /// The whole advance.
  var wholeAdvance: Double { advance + spaceAfter }

  /// The height of lines above the baseline.
  var ascent: Double { (metrics?.letterAscent ?? 0) * fontSize }
  /// The depth of lines below the baseline.
  var descent: Double { (metrics?.letterDescent ?? 0) * fontSize }

  /// The cell of the characters, a part of the text's bounding box.
  var box: Rect { turned.boundingBox(of: Rect(0, baseline - ascent, max(0, advance - spacing), ascent + descent)) }

  /// The outlines at their place.
  var placedPath: Path { path.transformed(by: turned) }

  var turned: AffineTransform {
    AffineTransform.rotation(radians: rotation * .pi / 180).concatenating(.translation(origin.x, origin.y))
  }

  /// Makes all as wide as `factor` has it.
  mutating func stretch(by factor: Double) {
    path = path.transformed(by: .scale(factor, 1))
    for index in pictures.indices {
      pictures[index].place = pictures[index].place.concatenating(.scale(factor, 1))
    }
    advance *= factor
    spacing *= factor
    spaceAfter *= factor
  }

  /// Sets the distance from the text's baseline down to the baseline of the letters in a style.
  mutating func lower(_ style: TextStyle) {
    lowering =
      switch style.baseline {
      case .alphabetic: style.isVertical ? (ascent - descent) / 2 : 0
      case .top: ascent
      case .bottom: -descent
      case .central: (ascent - descent) / 2
      case .middle: (metrics?.xHeight ?? 0) * fontSize / 2
      // In the usual proportion.
      case .hanging: ascent * 0.8
      case .mathematical: ascent / 2
      }
    lowering -= baseline
  }
}

extension ArraySlice where Element == TextRun {
  /// The first cluster and the width of each stretch of contiguous clusters.
  var stretches: [(run: TextRun, width: Double)] {
    var stretches: [(run: TextRun, width: Double)] = []
    for run in self where run.advance > 0 {
      if let last = stretches.last, last.run.rotation == run.rotation, last.run.fontSize == run.fontSize,
        (last.run.turned.apply(Point(last.width, last.run.baseline)) - run.turned.apply(Point(0, run.baseline))).length
          < 1e-6
      {
        stretches[stretches.count - 1].width += run.wholeAdvance
      } else {
        stretches.append((run, run.wholeAdvance))
      }
    }
    return stretches
  }
}
