import CHarfBuzz

/// A stretch of a paragraph that is shaped as one: of one face, script and level.
struct TextItem {
  /// The scalars.
  var range: Range<Int>
  var face: FontFace
  var script: hb_script_t
  var level: UInt8
  /// The number of its style.
  var style = 0
  /// True if it is one tab, which is no glyph but a way to go.
  var isTab: Bool

  /// True if letters of the script join each other, so that none are set apart (CSS Text Module Level 3, section
  /// 8.2.1).
  var isCursive: Bool {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_PHAGS_PA,
      HB_SCRIPT_HANIFI_ROHINGYA:
      true
    default: false
    }
  }

  /// The part of the item within `other`; nil when there is none.
  func cut(to other: Range<Int>) -> TextItem? {
    let range = range.clamped(to: other)
    guard !range.isEmpty else { return nil }
    var item = self
    item.range = range
    return item
  }
}
