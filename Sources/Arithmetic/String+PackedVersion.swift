extension String {
  /// A version as libraries pack it: three numbers in one, each a multiple of the next one's range.
  package init(packedVersion number: Int, by range: Int) {
    self = "\(number / range / range).\(number / range % range).\(number % range)"
  }
}
