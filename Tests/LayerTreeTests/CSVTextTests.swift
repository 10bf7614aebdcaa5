import Testing

@testable import LayerTree

/// Cells of comma-separated values, which anything may be in (RFC 4180).
@Suite struct CSVTextTests {
  @Test(
    "A cell is read as it was written",
    arguments: [
      "", "ball", "a,b", "a\"b", "\"", "\"\"", "\"a\",", "a\nb", "\r\n", "\"\u{338}", "\u{338}", ",\u{338}",
      "</script>]]>&'\"",
    ])
  func roundTrip(text: String) throws {
    let line = "1,\(CSVText.cell(text)),\(CSVText.cell(text + "x"))\n"
    let rows = try #require(CSVText.rows(line + line, of: 3))
    #expect(rows == [["1", text, text + "x"], ["1", text, text + "x"]])
  }

  @Test("The last cell may be everything to the end of its line")
  func plainEnd() {
    #expect(CSVText.rows("a,\"b,c\",\"d,e\n", of: 3, endsPlain: true) == [["a", "b,c", "\"d,e"]])
  }

  @Test("Rows that are cut short are none", arguments: ["a", "a\n", "a,b", "a,\"b\n", "a,b\nc\n"])
  func cut(text: String) { #expect(CSVText.rows(text, of: 2) == nil) }
}
