import CHarfBuzz

/// Shapes text with HarfBuzz: converts characters to glyphs, with kerning and ligatures.
@safe final class Shaper {
  /// A glyph from HarfBuzz, in points.
  struct ShapedGlyph {
    var id: UInt32
    /// The index of the first scalar that the glyph represents.
    var cluster: Int
    var advance: Double
    var dx: Double
    /// The vertical offset from the baseline, with y down.
    var dy: Double
    /// The part of the advance that is letter spacing.
    var spacing = 0.0
  }

  // Sound: this value is the only owner from init to deinit.
  private let buffer: OpaquePointer?
  private let styles: [TextStyle]

  /// Creates a shaper for text in some styles.
  init(_ styles: [TextStyle]) {
    unsafe buffer = hb_buffer_create()
    self.styles = styles
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Returns the glyphs of an item from left to right, shaped in the context of its neighbors.
  ///
  /// Letter-spaced text has no ligatures, as in Core Text.
  func shape(_ item: TextItem, of scalars: [Unicode.Scalar]) -> [ShapedGlyph] {
    let (context, begin) = Shaper.context(of: item.range, in: scalars)
    unsafe hb_buffer_clear_contents(buffer)
    unsafe context.withUnsafeBufferPointer {
      unsafe hb_buffer_add_codepoints(
        buffer, $0.baseAddress, Int32($0.count), UInt32(item.range.lowerBound - begin), Int32(item.range.count))
    }
    unsafe hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, item.script)
    // English, independent of the environment's language.
    unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let style = styles[item.style]
    var features = style.features
    if style.isUpright { features.append(hb_feature_t(tag: HarfBuzzTag.vertical, value: 1, start: 0, end: .max)) }
    if style.letterSpacing != 0, !item.isCursive {
      features =
        [HarfBuzzTag.standardLigatures, HarfBuzzTag.contextualLigatures].map {
          hb_feature_t(tag: $0, value: 0, start: 0, end: .max)
        } + features
    }
    unsafe features.withUnsafeBufferPointer {
      unsafe hb_shape(item.face.font, buffer, $0.baseAddress, UInt32($0.count))
    }
    return unsafe glyphs(of: item, scalars, begin: begin)
  }

  /// Returns the scalars of a range with a few scalars of context before and after it, and the index of the range's
  /// start.
  private static func context(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> ([UInt32], Int) {
    let begin = max(0, range.lowerBound - 8)
    let end = min(scalars.count, range.upperBound + 8)
    return (scalars[begin..<end].map(\.value), begin)
  }

  @unsafe private func glyphs(of item: TextItem, _ scalars: [Unicode.Scalar], begin: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let letterSpacing = styles[item.style].letterSpacing
    let scale = styles[item.style].fontSize / item.face.unitsPerEm
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    // Sound: both arrays contain `count` elements until the buffer is changed.
    for index in 0..<Int(count) {
      let (info, position) = unsafe (infos[index], positions[index])
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int(info.cluster) + begin, advance: Double(position.x_advance) * scale,
          dx: Double(position.x_offset) * scale, dy: -Double(position.y_offset) * scale))
    }
    if letterSpacing != 0 {
      for index in glyphs.indices where index + 1 == glyphs.count || glyphs[index].cluster != glyphs[index + 1].cluster
      {
        // Letters that join are not spaced, but words of them are.
        if item.isCursive, !scalars[glyphs[index].cluster].properties.isWhitespace { continue }
        glyphs[index].advance += letterSpacing
        glyphs[index].spacing = letterSpacing
      }
    }
    return glyphs
  }
}
