/// Which points lie inside an outline that crosses or contains itself.
enum WindingRule {
  /// Those that the outline winds around, in whichever direction.
  case nonZero
  /// Those that it winds around an odd number of times.
  case evenOdd
}
