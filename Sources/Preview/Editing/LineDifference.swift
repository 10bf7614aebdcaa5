/// The line differences of two texts in the format of `diff -u`.
enum LineDifference {
  /// The number of context lines around a change.
  private static let context = 3

  /// Returns the removed lines with a minus, the added lines with a plus, and their context; empty for equal texts.
  static func text(from old: String, to new: String) -> String {
    let (old, new) = (lines(of: old), lines(of: new))
    let first = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let last = min(tail, min(old.count, new.count) - first)
    let (removed, added) = (old[first..<(old.count - last)], new[first..<(new.count - last)])
    guard !removed.isEmpty || !added.isEmpty else { return "" }
    let before = old[max(0, first - context)..<first]
    let after = old[(old.count - last)..<min(old.count, old.count - last + context)]
    let (oldCount, newCount) = (before.count + removed.count + after.count, before.count + added.count + after.count)
    let start = before.startIndex + 1
    var result = "@@ -\(start),\(oldCount) +\(start),\(newCount) @@\n"
    for (mark, lines) in [(" ", before), ("-", removed), ("+", added), (" ", after)] {
      for line in lines { result += mark + line + "\n" }
    }
    return result
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}
