/// A replacement of part of a file's text.
struct Edit {
  /// The replaced bytes, as UTF-8 offsets; empty for an insertion.
  let range: Range<Int>
  /// The new text.
  let text: String
}
