extension String {
  /// Creates the text of a version number that a library packs into one integer: major, minor, and patch, each a digit
  /// in the base `range`.
  package init(packedVersion number: Int, by range: Int) {
    self = "\(number / range / range).\(number / range % range).\(number % range)"
  }
}
