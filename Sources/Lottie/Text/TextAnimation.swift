import Geometry

/// The animators of a text, with the statistics of all its characters that they need.
final class TextAnimation {
  let animators: [TextAnimator]
  let units: TextUnits
  /// The distance of characters' anchor points from their usual place, in per cent of half the group's width and of the
  /// height of capitals.
  let alignment: Track<Vector>
  /// The height of capitals in points, as lottie-web assumes it.
  let capHeight: Double
  private let glyphs: [TextBuilder.Glyph]
  /// The part of the space beside a line that lies before it.
  private let lineAlignment: Double
  private var last: (frame: Double, offsets: [Double])?

  init(_ glyphs: [TextBuilder.Glyph], _ text: TextModel, _ document: TextModel.Document) {
    self.glyphs = glyphs
    animators = text.animators
    units = TextUnits(glyphs, isShuffled: text.animators.contains(where: \.selector.isRandom))
    alignment = text.groupAlignment
    capHeight = document.size * 1.2 * 0.714
    lineAlignment = document.alignment
  }

  /// The shift of a character by animated tracking: the tracking of every character between it and the line's beginning,
  /// its own included.
  func tracking(of glyph: TextBuilder.Glyph, at frame: Double) -> Double {
    guard animators.contains(where: { $0.tracking != nil }) else { return 0 }
    if let last, last.frame == frame { return last.offsets[glyph.character] }
    let offsets = trackingOffsets(at: frame)
    last = (frame, offsets)
    return offsets[glyph.character]
  }

  private func trackingOffsets(at frame: Double) -> [Double] {
    var offsets = [Double](repeating: 0, count: glyphs.count)
    let tracks = animators.compactMap { animator in
      animator.tracking.map { (amount: $0.value(at: frame).x, selector: animator.selector) }
    }
    var start = 0
    while start < glyphs.count {
      let end = glyphs[start...].firstIndex { $0.line != glyphs[start].line } ?? glyphs.count
      var sum = 0.0
      for index in start..<end {
        if index > start {
          for track in tracks { sum += track.amount * track.selector.share(of: glyphs[index], in: units, at: frame) }
        }
        offsets[index] = sum
      }
      for index in start..<end { offsets[index] -= sum * lineAlignment }
      start = end
    }
    return offsets
  }
}
