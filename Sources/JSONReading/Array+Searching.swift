extension [UInt8] {
  /// Returns whether the bytes contain a nonempty text: a quick look at a file before it is parsed.
  package func contains(_ text: StaticString) -> Bool {
    let wanted = Array(text.description.utf8)
    var start = 0
    while let found = self[start...].firstIndex(of: wanted[0]) {
      if self[found...].starts(with: wanted) { return true }
      start = found + 1
    }
    return false
  }
}
