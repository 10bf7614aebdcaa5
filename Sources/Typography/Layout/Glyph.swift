/// A glyph and the place of its origin, in points from the top left corner of the layout, y downwards.
package struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its face.
  package var id: UInt32
  /// The place on the baseline.
  package var x: Double
  /// The baseline, or the position of a mark relative to it.
  package var y: Double
}
