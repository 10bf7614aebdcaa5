/// The measures of a face that lines are set by, in units of the em.
///
/// They are those of the table `hhea`, as in Core Text; where a font leaves them empty, those of `OS/2`.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to where the line begins.
  package var ascent: Double
  /// From the baseline down to where the line ends; positive.
  package var descent: Double
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
  /// The height of the baseline of superscripts above that of the line.
  package var superscriptOffset: Double
  /// The depth of the baseline of subscripts below that of the line.
  package var subscriptOffset: Double

  /// From one line to the next.
  package var lineHeight: Double { ascent + descent + lineGap }
}
