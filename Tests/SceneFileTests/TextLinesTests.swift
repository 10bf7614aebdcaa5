import Testing

@testable import SceneDiagnostics

/// Lines are counted as the YAML parser counts them, so that a message shows the line of its number.
@Suite struct TextLinesTests {
  @Test(
    "Every line break of YAML ends a line",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func breaks(end: String) {
    let lines = TextLines("first\(end)\(end)größe\(end)")
    #expect((0...5).map { lines[$0] } == ["", "first", "", "größe", "", ""])
  }

  @Test("Other characters end none")
  func others() {
    let text = "a\u{2027}\u{202A}\u{C5}\u{B}b"
    #expect(TextLines(text)[1] == text)
  }
}
