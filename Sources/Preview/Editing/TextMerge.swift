/// Merges two independent changes of a text, token by token.
///
/// A token is a number, a name, or any other single character, so two changes on one line conflict only if they
/// replace the same value.
enum TextMerge {
  /// The result of a merge.
  struct Result: Hashable {
    var text: String
    /// The lines of our text with changes that were discarded because the other text changes the same place.
    var discarded: [String] = []
  }

  /// A replacement of tokens of the common base.
  private struct Edit: Hashable {
    var range: Range<Int>
    var new: [Substring]
    /// The changed line in its new form.
    var line: String
  }

  /// Returns a text with the changes of both texts; where they conflict, theirs are kept.
  ///
  /// - Parameters:
  ///   - base: The text that both were made from.
  ///   - ours: The text with the changes to keep where possible.
  ///   - theirs: The text with the changes to keep in any case.
  /// - Returns: The merged text, and the lines that were discarded.
  static func merge(base: String, ours: String, theirs: String) -> Result {
    if base == theirs { return Result(text: ours) }
    if base == ours || ours == theirs { return Result(text: theirs) }
    let lines = tokens(of: base)
    let (mine, other) = (edits(from: lines, to: tokens(of: ours)), edits(from: lines, to: tokens(of: theirs)))
    var kept: [Edit] = []
    var discarded: [String] = []
    for edit in mine where !other.contains(where: { $0.range == edit.range && $0.new == edit.new }) {
      if other.contains(where: { conflict(edit, $0) }) {
        if discarded.last != edit.line { discarded.append(edit.line) }
      } else {
        kept.append(edit)
      }
    }
    var result = lines.flatMap(\.self)
    // An insertion goes before a replacement that begins at the same place.
    let all = (kept + other).sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in all { result.replaceSubrange(edit.range, with: edit.new) }
    return Result(text: result.joined(), discarded: discarded)
  }

  /// Returns the lines of a text that differ from another one.
  static func changedLines(from old: String, to new: String) -> [String] {
    edits(from: tokens(of: old), to: tokens(of: new)).map(\.line).reduce(into: []) { lines, line in
      if lines.last != line { lines.append(line) }
    }
  }

  private static func conflict(_ one: Edit, _ other: Edit) -> Bool {
    if one.range.isEmpty, other.range.isEmpty { return one.range == other.range }
    return one.range.lowerBound < other.range.upperBound && other.range.lowerBound < one.range.upperBound
  }

  /// Returns the tokens of each line; a line includes its line ending.
  private static func tokens(of text: String) -> [[Substring]] {
    var lines: [[Substring]] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline).map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(words(of: rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }

  private static func words(of line: Substring) -> [Substring] {
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "._-".contains(character)
    }
    var words: [Substring] = []
    var rest = line
    while let first = rest.first {
      let length = isWord(first) ? rest.prefix(while: isWord).count : 1
      words.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return words
  }

  /// Returns the replacements that change one text into another, in ascending order.
  private static func edits(from old: [[Substring]], to new: [[Substring]]) -> [Edit] {
    var starts = [0]
    for line in old { starts.append(starts[starts.count - 1] + line.count) }
    var edits: [Edit] = []
    for hunk in hunks(from: old, to: new) {
      guard hunk.old.count == hunk.new.count else {
        let line = hunk.new.isEmpty ? old[hunk.old.lowerBound].joined() : new[hunk.new.lowerBound].joined()
        edits.append(
          Edit(
            range: starts[hunk.old.lowerBound]..<starts[hunk.old.upperBound], new: new[hunk.new].flatMap(\.self),
            line: trimmed(line)))
        continue
      }
      for (before, after) in zip(hunk.old, hunk.new) {
        for part in hunks(from: old[before], to: new[after]) {
          edits.append(
            Edit(
              range: starts[before] + part.old.lowerBound..<starts[before] + part.old.upperBound,
              new: Array(new[after][part.new]), line: trimmed(new[after].joined())))
        }
      }
    }
    return edits
  }

  private static func trimmed(_ line: String) -> String {
    String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Returns the ranges that differ, in ascending order.
  private static func hunks<Element: Hashable>(
    from old: [Element], to new: [Element]
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    let first = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(first).reversed(), new.dropFirst(first).reversed()).prefix { $0 == $1 }.count
    let (a, b) = (Array(old[first..<old.count - tail]), Array(new[first..<new.count - tail]))
    let difference = b.difference(from: a)
    let removed = Set(difference.removals.map(\.place)), inserted = Set(difference.insertions.map(\.place))
    var hunks: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let (startI, startJ) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i > startI || j > startJ {
        hunks.append((first + startI..<first + i, first + startJ..<first + j))
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return hunks
  }
}

extension CollectionDifference.Change {
  /// The offset of the changed element.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
