/// The measures of a face that lines are set by, in units of the em.
///
/// They are those of the table `hhea`, as in Core Text; where a font leaves them empty, those of `OS/2`.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to where the line begins.
  package var ascent: Double
  /// From the baseline down to where the line ends; positive.
  package var descent: Double
  /// What is left free below a line.
  package var lineGap: Double
  /// How high a small x is.
  package var xHeight: Double
  /// How far below the baseline a line under the letters is.
  package var underlineOffset: Double
  /// How thick lines under or through letters are.
  package var underlineThickness: Double
  /// How far above the baseline a line through the letters is.
  package var strikeoutOffset: Double

  /// From one line to the next.
  package var lineHeight: Double { ascent + descent + lineGap }
}
