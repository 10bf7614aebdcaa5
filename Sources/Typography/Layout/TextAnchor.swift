/// Which part of a line stands at the point where it is placed.
package enum TextAnchor: Sendable {
  /// Where the line begins, on the left.
  case start
  /// Its middle.
  case middle
  /// Where the line ends.
  case end
}
