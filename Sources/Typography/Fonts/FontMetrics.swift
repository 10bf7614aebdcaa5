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

  /// From one line to the next.
  package var lineHeight: Double { ascent + descent + lineGap }
}
