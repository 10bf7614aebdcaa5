import CHarfBuzz

/// A part of a paragraph that is shaped as a whole, with the same face, script, and level.
struct TextItem {
  /// The range of the item's scalars in the paragraph.
  var range: Range<Int>
  var face: FontFace
  var script: hb_script_t
  var level: UInt8
  /// The index of the item's style.
  var style = 0
  /// True for a tab, which advances the pen without a glyph.
  var isTab: Bool

  /// True if the script is cursive, and so isn't letter-spaced (CSS Text Module Level 3, section 8.2.1).
  var isCursive: Bool {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_HANIFI_ROHINGYA:
      true
    default: false
    }
  }

  /// Returns the part of the item within `other`; nil if they don't overlap.
  func cut(to other: Range<Int>) -> TextItem? {
    let range = range.clamped(to: other)
    guard !range.isEmpty else { return nil }
    var item = self
    item.range = range
    return item
  }
}
