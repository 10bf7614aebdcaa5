import CHarfBuzz

/// A stretch of a paragraph that is shaped as one: of one face, script and level.
struct TextItem {
  /// The scalars.
  var range: Range<Int>
  var face: FontFace
  var script: hb_script_t
  var level: UInt8
  /// Whether it is one tab, which is no glyph but a way to go.
  var isTab: Bool

  /// The part of the item within `other`; nil when there is none.
  func cut(to other: Range<Int>) -> TextItem? {
    let range = range.clamped(to: other)
    guard !range.isEmpty else { return nil }
    var item = self
    item.range = range
    return item
  }
}
