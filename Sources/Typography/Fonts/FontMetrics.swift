/// The metrics of a face for setting lines, in units of the em.
///
/// They come from the table `hhea`, as in Core Text, or from `OS/2` if that is empty.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: Double
  /// From the baseline down to the bottom of the line; positive.
  package var descent: Double
  /// The same in drawings and on pages, where a font may ask for the measures of its letters instead of its lines.
  package var letterAscent: Double
  package var letterDescent: Double
  /// The gap below a line.
  package var lineGap: Double
  /// The height of a lowercase x.
  package var xHeight: Double
  /// The depth of the underline below the baseline.
  package var underlineOffset: Double
  /// The thickness of lines under or through letters.
  package var underlineThickness: Double
  /// The height of the strikethrough above the baseline.
  package var strikeoutOffset: Double
  /// The height of the baseline of superscripts above the line's baseline.
  package var superscriptOffset: Double
  /// The depth of the baseline of subscripts below the line's baseline.
  package var subscriptOffset: Double

  /// From one line to the next.
  package var lineHeight: Double { ascent + descent + lineGap }
}
