import Geometry
import LayerTree
import Typography

/// A glyph cluster of a text, with its position.
struct TextRun {
  /// The index of its first character.
  var character: Int
  /// The index in ``TextReader/sources`` of the element that contains it.
  var styleIndex: Int
  var path: Path
  /// The images of color glyphs, each with its transform.
  var pictures: [(layer: LayerDescription, place: AffineTransform)] = []
  /// The start of the baseline, once the text chunk has been positioned.
  var origin = Point.zero
  /// The advance width, including letter spacing.
  var advance = 0.0
  /// The part of the advance that is due to letter spacing.
  var spacing = 0.0
  /// The additional advance after the cluster, for word spacing or `textLength`.
  var spaceAfter = 0.0
  var rotation = 0.0
  /// The metrics of the face, in ems.
  var metrics: FontMetrics?
  /// The font size in pixels.
  var fontSize = 0.0
  /// The distance from the text's baseline down to the origin of the cluster.
  var lowering = 0.0
  /// The distance from the origin down to the baseline of the primary face, in vertical text: upright clusters have
  /// their origin in the middle of the line, and sideways clusters on the baseline of their own face.
  var baseline = 0.0

  init(character: Int, styleIndex: Int, path: Path) {
    (self.character, self.styleIndex, self.path) = (character, styleIndex, path)
  }

  /// The advance including the additional space.
  var wholeAdvance: Double { advance + spaceAfter }

  /// The ascent above the baseline, in pixels.
  var ascent: Double { (metrics?.letterAscent ?? 0) * fontSize }
  /// The descent below the baseline, in pixels.
  var descent: Double { (metrics?.letterDescent ?? 0) * fontSize }

  /// The character cell, a part of the text's bounding box.
  var box: Rect { turned.boundingBox(of: Rect(0, baseline - ascent, max(0, advance - spacing), ascent + descent)) }

  /// The outlines transformed to the cluster's position.
  var placedPath: Path { path.transformed(by: turned) }

  var turned: AffineTransform {
    AffineTransform.rotation(radians: rotation * .pi / 180).concatenating(.translation(origin.x, origin.y))
  }

  /// Scales the outlines, images, and advances horizontally.
  mutating func stretch(by factor: Double) {
    path = path.transformed(by: .scale(factor, 1))
    for index in pictures.indices {
      pictures[index].place = pictures[index].place.concatenating(.scale(factor, 1))
    }
    advance *= factor
    spacing *= factor
    spaceAfter *= factor
  }

  /// Sets ``lowering`` for the baseline of a style.
  mutating func lower(_ style: TextStyle) {
    lowering =
      switch style.baseline {
      case .alphabetic: style.isVertical ? (ascent - descent) / 2 : 0
      case .top: ascent
      case .bottom: -descent
      case .central: (ascent - descent) / 2
      case .middle: (metrics?.xHeight ?? 0) * fontSize / 2
      // Without a hanging baseline in the metrics, the common estimate of 0.8 ascent is used.
      case .hanging: ascent * 0.8
      case .mathematical: ascent / 2
      }
    lowering -= baseline
  }
}

extension ArraySlice where Element == TextRun {
  /// The first cluster and the total width of each group of contiguous clusters.
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
