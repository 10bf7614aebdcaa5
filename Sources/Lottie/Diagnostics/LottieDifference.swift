/// The kinds of features that players show in different ways, of which the first in a file is reported.
enum LottieDifference: Hashable {
  case curve, line, easing, roundness, highlight, midpoint, trimmedFill, expression, textAnimator, changingText
  /// The font of a family of which the file has outlines.
  case font(String)
}
