/// The repeated layers whose indices are being read, such as `row` in `row(i)`.
struct IndexedLayers {
  let name: String
  let count: Int
  /// True inside a key of `when` or `always`, where only an entry in a list can be repeated.
  let isKey: Bool

  /// Returns the hint for an unknown name in an index: how to repeat the entry for all layers.
  func hint(forUnknown word: String) -> String {
    let loop = "for: {\(word): \(count)}"
    return isKey ? "to repeat it, write a list: - {\(loop), \(name)(\(word)).…: …}" : "\(loop) repeats it"
  }
}
