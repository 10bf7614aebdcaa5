/// Repeated layers whose indices are being read: `row` in `row(i)`.
struct IndexedLayers {
  let name: String
  let count: Int
  /// True if they are in a key of `when` or `always`; only a list of maps can repeat such a key.
  let isKey: Bool

  /// Returns the way to repeat an entry for several layers, given a name that the scene does not have.
  func hint(forUnknown word: String) -> String {
    let loop = "for: {\(word): \(count)}"
    return isKey ? "to repeat it, write a list: - {\(loop), \(name)(\(word)).…: …}" : "\(loop) repeats it"
  }
}
