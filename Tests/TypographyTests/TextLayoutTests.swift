import Geometry
import LayerTree
import Testing

@testable import Typography

@Suite struct TextLayoutTests {
  private let fonts = FontLibrary()

  private func text(_ string: String, _ change: (inout TextContent) -> Void = { _ in }) -> TextContent {
    var text = TextContent(string)
    change(&text)
    return text
  }

  private func layout(
    _ string: String, width: Double = .infinity, height: Double = .infinity,
    _ change: (inout TextContent) -> Void = { _ in }
  ) throws -> TextLayout {
    try fonts.layout(of: text(string, change), width: width, height: height)
  }

  private func width(_ string: String, _ change: (inout TextContent) -> Void = { _ in }) throws -> Double {
    try layout(string, change).size.width
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  private func glyphs(_ layout: TextLayout) -> [Glyph] { layout.lines.flatMap(\.runs).flatMap(\.glyphs) }

  @Test func widthsAddUpAndGrowWithTheSize() throws {
    #expect(isNear(try width("HH"), try 2 * width("H")))
    #expect(isNear(try width("Hello") * 2, try width("Hello") { $0.fontSize = 34 }))
    #expect(try width("AV") < width("A") + width("V"), "kerning")
    #expect(isNear(try width("e\u{301}"), try width("é")))
    #expect(isNear(try width("a \t"), try width("a")), "white space at the end")
  }

  @Test func theFirstBaselineIsTheAscent() throws {
    let line = try #require(layout("Hg") { $0.fontSize = 100 }.lines.first)
    #expect(isNear(line.baseline, line.ascent))
    #expect(isNear(try layout("Hg").size.height * 3, try layout("a\nb\nc").size.height))
  }

  private static let pangram = "The quick brown fox jumps over the lazy dog, re-entrant and unbelievably-long."

  @Test(
    "Lines fit the width, and the same lines fit the size that is reported", arguments: [40.0, 61.7, 100, 180, 1000])
  func wrapping(width: Double) throws {
    let wrapped = try layout(Self.pangram, width: width)
    for line in wrapped.lines { #expect(line.width <= width + 1e-6) }
    let again = try layout(Self.pangram, width: wrapped.size.width)
    #expect(again.lines.map(\.width) == wrapped.lines.map(\.width))
    #expect(again.size == wrapped.size)
    let spaces = Self.pangram.count { $0 == " " }
    #expect((Self.pangram.count - spaces...Self.pangram.count).contains(glyphs(wrapped).count))
  }

  @Test func aWordWiderThanALineIsBrokenAnywhere() throws {
    let wrapped = try layout("Donaudampfschiff", width: 1)
    #expect(wrapped.lines.count == 16)
  }

  @Test func numberOfLines() throws {
    #expect(
      try layout(Self.pangram, width: 50) { $0.numberOfLines = 1 }.lines.map(\.width)
        == layout(Self.pangram).lines.map(\.width))
    #expect(try layout(Self.pangram, width: 150) { $0.numberOfLines = 3 }.lines.count == 3)
    #expect(try layout("a\nb\nc") { $0.numberOfLines = 2 }.lines.count == 2)
    #expect(try layout("a\n\nb\n").lines.count == 3)
    #expect(try layout("a\r\nb\u{2028}c").lines.count == 3)
  }

  @Test("What doesn't fit gives way to an ellipsis", arguments: [TextContent.Truncation.start, .middle, .end], [1, 2])
  func truncation(place: TextContent.Truncation, lines: Int) throws {
    let ellipsis = try #require(glyphs(try layout("…")).first).id
    let shown = try layout(Self.pangram, width: 150) {
      $0.truncation = place
      $0.numberOfLines = lines
    }
    let last = try #require(shown.lines.last)
    let ids = last.runs.flatMap(\.glyphs).map(\.id)
    #expect(shown.lines.count == lines && last.width <= 150 && last.width > 120)
    let index = try #require(ids.firstIndex(of: ellipsis))
    switch place {
    case .start: #expect(index == 0)
    case .middle: #expect((6...9).contains(index) && (6...9).contains(ids.count - 1 - index))
    case .end, .none: #expect(index == ids.count - 1)
    }
  }

  @Test func textThatFitsIsNotTruncated() throws {
    for place in TextContent.Truncation.allCases {
      let whole = try layout("Hello", width: try width("Hello")) { $0.truncation = place }
      #expect(glyphs(whole).count == 5)
    }
    let tall = try layout(Self.pangram, width: 100, height: 45) { $0.truncation = .end }
    #expect(tall.lines.count == 2)
    #expect(try glyphs(layout("abc\ndef") { ($0.truncation, $0.numberOfLines) = (.end, 1) }).count == 4)
  }

  @Test(
    "Lines stand at their side",
    arguments: [
      (TextContent.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1), (.justified, 0),
    ])
  func alignment(alignment: TextContent.Alignment, share: Double) throws {
    let line = try #require(layout("Hello", width: 200) { $0.textAlignment = alignment }.lines.first)
    #expect(isNear(line.x, (200 - line.width) * share))
    #expect(isNear(try #require(line.runs.first?.glyphs.first).x, line.x))
  }

  @Test func justifiedLinesFillTheWidth() throws {
    let lines = try layout(Self.pangram, width: 150) { $0.textAlignment = .justified }.lines
    for line in lines.dropLast() { #expect(isNear(line.width, 150)) }
    #expect(try #require(lines.last).width < 149)
  }

  @Test func rightToLeftParagraphsBeginAtTheRight() throws {
    let line = try #require(layout("\u{5d0}\u{5d1} 12", width: 200).lines.first)
    #expect(isNear(line.x + line.width, 200))
  }

  @Test func lineHeightAndLetterSpacing() throws {
    let high = try layout("a\nb") { $0.lineHeight = 40 }
    #expect(high.size.height == 80)
    #expect(isNear(high.lines[1].baseline - high.lines[0].baseline, 40))
    #expect(isNear(high.lines[0].baseline, 40 - high.lines[0].descent))
    #expect(isNear(try width("HHH") { $0.letterSpacing = 2 }, try width("HHH") + 6))
    #expect(isNear(try width("He\u{301}") { $0.letterSpacing = 2 }, try width("He\u{301}") + 4))
  }

  @Test func tabsGoToTheNextStop() throws {
    let glyphs = glyphs(try layout("a\tb"))
    #expect(glyphs.count == 2 && glyphs[1].x == 28)
  }

  @Test("Nonsense is an empty text, or the like of it", arguments: [0, -3, .nan, .infinity, -.infinity, 1e300])
  func nonsense(number: Double) throws {
    #expect(try layout("abc") { $0.fontSize = number }.lines.isEmpty)
    for change: (inout TextContent) -> Void in [
      { $0.lineHeight = number }, { $0.letterSpacing = number }, { $0.fontWeight = number },
      { $0.numberOfLines = Int(exactly: number) ?? .min },
    ] {
      #expect(try layout("abc def", width: 30, change).lines.count >= 1)
    }
    _ = try layout("abc def", width: number, height: number) { $0.truncation = .middle }
  }

  @Test(
    "Odd text is set",
    arguments: [
      "", "\n", "\0", "a\0b", "\u{301}", "\u{FFFD}", "\u{10FFFF}", "\u{E000}", "👩‍👩‍👧‍👦🇩🇪", "\u{202E}abc\u{202C}", "\t\t",
      "\u{FEFF}", "ไทย",
      "\u{5d0}\tb", String(repeating: "\u{301}", count: 5000), String(repeating: "\n", count: 5000),
      String(repeating: "x", count: 20000), String(repeating: "a b ", count: 5000),
    ])
  func oddText(string: String) throws {
    for width in [0, 50, .infinity] {
      let set = try layout(string, width: width)
      #expect(set.size.width.isFinite && set.size.height.isFinite)
      for glyph in glyphs(set) { #expect(glyph.x.isFinite && glyph.y.isFinite) }
    }
    _ = try layout(string, width: 50, height: 30) { ($0.truncation, $0.numberOfLines) = (.middle, 2) }
  }

  @Test func layoutsAreKept() throws {
    let first = try layout("kept", width: 100)
    let second = try layout("kept", width: 100) {
      $0.textColor = .white
      $0.verticalAlignment = .bottom
    }
    #expect(first === second)
  }

  /// Clusters of several spans are shaped as one line: א stands for Hebrew.
  @Test func clustersOfSpansAreShapedAsOneLine() throws {
    func line(_ spans: [String], runsLeft: Bool = false) throws -> [GlyphCluster] {
      let numbers = spans.enumerated().flatMap { index, span in span.map { _ in index } }
      return try fonts.clusters(
        of: AttributedLine(
          characters: Array(spans.joined()), spans: numbers, fonts: spans.map { _ in text("") }, runsLeft: runsLeft))
    }
    #expect(try line(["ab א", "ב c"]).map(\.character) == [0, 1, 2, 4, 3, 5, 6])
    #expect(try line(["ab א", "ב c"], runsLeft: true).map(\.character) == [6, 5, 4, 3, 2, 0, 1])
    // Kerning goes across spans.
    let apart = try line(["A", "V"]).reduce(0) { $0 + $1.advance }
    let together = try line(["AV"]).reduce(0) { $0 + $1.advance }
    #expect(apart == together)
    #expect(together < (try width("A")) + (try width("V")))
  }

  /// Letters that join are never set apart.
  @Test func cursiveScriptsHaveNoLetterSpacing() throws {
    var spaced = text("مرحبا")
    spaced.letterSpacing = 10
    #expect(try fonts.size(of: spaced) == fonts.size(of: text("مرحبا")))
    var latin = text("ab")
    latin.letterSpacing = 10
    #expect(try fonts.size(of: latin).width == fonts.size(of: text("ab")).width + 20)
  }
}
