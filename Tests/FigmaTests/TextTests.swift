import Geometry
import LayerTree
import Testing

@testable import Figma

/// Text keeps its style, its runs, and its place.
@Suite struct TextTests {
  private func label(_ style: String, _ more: String = "", characters: String = "Hello 👍 world") throws -> (
    TextContent, LayerProperties, [FigmaWarning]
  ) {
    let scene = try FigmaFiles.scene(
      FigmaFiles.frame(
        #"""
        {"id": "1:2", "name": "Title", "type": "TEXT", "characters": "\#(characters)",
         "absoluteBoundingBox": {"x": 10, "y": 10, "width": 80, "height": 40},
         "fills": [\#(FigmaFiles.red)], "style": {"fontFamily": "Inter", "fontSize": 20\#(style)}\#(more)}
        """#))
    let layer = try #require(scene.root.sublayers.first)
    guard case .text(let content) = layer.properties.content else { throw FigmaError("no text") }
    return (content, layer.properties, scene.warnings)
  }

  @Test("A style becomes the attributes of a label")
  func style() throws {
    let (content, _, warnings) = try label(
      #"""
      , "fontWeight": 700, "italic": true, "letterSpacing": 1.5, "textAlignHorizontal": "CENTER",
      "textAlignVertical": "BOTTOM", "textCase": "UPPER", "opentypeFlags": {"TNUM": 1},
      "textTruncation": "ENDING", "maxLines": 2
      """#)
    #expect(content.string == "HELLO 👍 WORLD")
    #expect(content.fontSize == 20)
    #expect(content.fontWeight == 700)
    #expect(content.isItalic)
    #expect(content.letterSpacing == 1.5)
    #expect(content.textAlignment == .center)
    #expect(content.verticalAlignment == .bottom)
    #expect(content.fontFeatures == [FontFeature("tnum")])
    #expect(content.truncation == .end)
    #expect(content.numberOfLines == 2)
    #expect(content.textColor == Color(red: 1, green: 0, blue: 0))
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test("A number of lines is kept in its range", arguments: [("-1e300", 0), ("1e300", 10_000)])
  func lineCount(number: String, expected: Int) throws {
    let (content, _, _) = try label(#", "textTruncation": "ENDING", "maxLines": "# + number)
    #expect(content.numberOfLines == expected)
  }

  @Test("Characters with a style of their own are runs; the list counts UTF-16 units")
  func runs() throws {
    let blue = #"{"type": "SOLID", "color": {"r": 0, "g": 0, "b": 1, "a": 1}}"#
    let (content, _, warnings) = try label(
      "",
      #"""
      , "characterStyleOverrides": [0, 0, 0, 0, 0, 0, 7, 7, 0, 8, 8],
      "styleOverrideTable": {"7": {"fontSize": 30}, "8": {"fills": [\#(blue)], "fontWeight": 800}}
      """#)
    #expect(content.textRuns.map(\.string) == ["Hello ", "👍", " ", "wo", "rld"])
    #expect(content.textRuns[1].fontSize == 30)
    #expect(content.textRuns[3].color == Color(red: 0, green: 0, blue: 1))
    #expect(content.textRuns[3].fontWeight == 800)
    #expect(content.textRuns[4].color == nil)
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test("The space that a line height adds is divided between both sides of the letters, as in Figma")
  func lineHeight() throws {
    let (plain, place, _) = try label("")
    let (content, moved, _) = try label(#", "lineHeightPx": 44.2"#)
    #expect(plain.lineHeight == nil)
    #expect(content.lineHeight == 44.2)
    // Inter's own lines are 1.21 times its size.
    #expect(abs(place.position.y - moved.position.y - (44.2 - 24.2) / 2) < 0.05)
  }

  @Test("What labels cannot show is reported")
  func reports() throws {
    let (_, _, warnings) = try label(
      #", "textDecoration": "UNDERLINE", "paragraphSpacing": 8"#, #", "lineTypes": ["ORDERED"]"#)
    #expect(
      warnings.map(\.message).sorted() == [
        "lists have no bullets, numbers, or indents", "the spacing between paragraphs is not supported and is ignored",
        "underlines and strikethroughs are left out",
      ])
    #expect(warnings.allSatisfy { $0.node == "Page / Frame / Title" })
  }
}
