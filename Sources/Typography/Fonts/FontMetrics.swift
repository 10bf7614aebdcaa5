/// The metrics of a face for line layout, in em units.
///
/// They come from the table `hhea`, as in Core Text, or from `OS/2` if that is empty.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  package var ascent: Double
  /// The distance from the baseline down to the bottom of the line; positive.
  package var descent: Double
  /// The ascent in SVG and CSS: the typographic ascender if the font requests it (`USE_TYPO_METRICS`), otherwise
  /// ``ascent``.
  package var letterAscent: Double
  package var letterDescent: Double
  /// The additional gap below a line.
  package var lineGap: Double
  /// The height of a lowercase x.
  package var xHeight: Double
  /// The distance of the underline below the baseline.
  package var underlineOffset: Double
  /// The thickness of underlines and strikethrough lines.
  package var underlineThickness: Double
  /// The height of the strikethrough above the baseline.
  package var strikeoutOffset: Double
  /// The distance of the superscripts' baseline above the line's baseline.
  package var superscriptOffset: Double
  /// The distance of the subscripts' baseline below the line's baseline.
  package var subscriptOffset: Double

  /// The distance between the baselines of consecutive lines.
  package var lineHeight: Double { ascent + descent + lineGap }
}
