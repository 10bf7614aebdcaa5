import Testing

@testable import Typography

@Suite struct LineBreakTests {
  /// Where lines may be broken is marked by a bar.
  @Test(
    arguments: [
      "The |quick |brown |fox", "re-|entrant", "−5 |-5 |a |-|b", "Bonjour !", "où ?", "a\u{a0}b |c", "(really) |so",
      "it’s |“so” |he |said",
      "wait|—|no", "ten–|twenty", "http://|a.b/|c", "1/2 |3,000.50", "漢|字|と|か|な", "「漢|字」|で|す。|次",
      "キャッ|ト", "abc|漢|字|abc", "a\u{200b}|b", "a\u{2060}b", "what?! |yes", "e\u{301}a |b", "😀|😀 |a", "a  |b", "( a",
      "50%",
    ])
  func opportunities(marked: String) {
    let text = marked.filter { $0 != "|" }
    var scalars: [Unicode.Scalar] = []
    var starts: [Bool] = []
    for character in text {
      for (index, scalar) in character.unicodeScalars.enumerated() {
        scalars.append(scalar)
        starts.append(index == 0)
      }
    }
    let breaks = LineBreaks.opportunities(in: scalars, starts: starts + [true])
    var found = String.UnicodeScalarView()
    for (scalar, mayBreak) in zip(scalars, breaks) {
      if mayBreak { found.append("|") }
      found.append(scalar)
    }
    #expect(String(found) == marked)
  }
}
