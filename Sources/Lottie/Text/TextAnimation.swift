import Geometry

/// The animators of a text, with the measures of the whole text that they need.
final class TextAnimation {
  let animators: [TextAnimator]
  let units: TextUnits
  /// The offset of the anchor points from their default position, in percent of half the group's width and of the cap
  /// height.
  let alignment: Track<Vector>
  /// The cap height in points, as lottie-web estimates it.
  let capHeight: Double
  private let glyphs: [TextBuilder.Glyph]
  /// The fraction of the free space in a line that is placed before the text.
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

  /// Returns the offset of a character due to animated tracking: the sum of the tracking from the start of its line up
  /// to the character, inclusive.
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
          for track in tracks { sum += track.amount * track.selector.strength(of: glyphs[index], in: units, at: frame) }
        }
        offsets[index] = sum
      }
      for index in start..<end { offsets[index] -= sum * lineAlignment }
      start = end
    }
    return offsets
  }
}
