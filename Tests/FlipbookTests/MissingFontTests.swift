import Flipbook
import Testing

@Suite struct MissingFontTests {
  @Test("Every family that is not installed is reported once, with the layer that names it, and painted in another")
  func missing() throws {
    let stage = Stage(size: Size(80, 40), duration: 1)
    for (name, family) in [("title", "No Such Font"), ("body", "Inter"), ("footer", "No Such Font"), ("", "Nor This")] {
      var text = TextContent("Text")
      text.fontName = family
      stage.root.addSublayer(Layer(name: name, frame: Rect(0, 0, 80, 40), content: .text(text)))
    }
    let renderer = Renderer(stage)
    let missing = try renderer.missingFonts()
    #expect(
      missing == [MissingFont(layer: "title", family: "No Such Font"), MissingFont(layer: "", family: "Nor This")])
    #expect(
      missing.map(\.description) == [
        "layer ‘title’: the font ‘No Such Font’ is missing; Inter is used instead",
        "the font ‘Nor This’ is missing; Inter is used instead",
      ])
    // A private-use character that no font here has.
    stage.root.addSublayer(Layer(name: "icon", content: .text(TextContent("ab\u{10FFF0} \u{200D}é\u{10FFF0}"))))
    let characters = try MissingCharacter.all(on: stage, fonts: FontLibrary())
    #expect(characters == [MissingCharacter(layers: ["icon"], character: "\u{10FFF0}")])
    #expect(
      characters.map(\.description) == ["layer ‘icon’: no font has the character ‘\u{10FFF0}’ (U+10FFF0)"])
    for row in 0..<200 {
      stage.root.addSublayer(Layer(name: "row(\(row))", content: .text(TextContent("\(row) \u{10FFF0}"))))
    }
    #expect(
      try MissingCharacter.all(on: stage, fonts: FontLibrary()).map(\.description) == [
        "‘icon’ … ‘row(199)’, 201 layers: no font has the character ‘\u{10FFF0}’ (U+10FFF0)"
      ])
    #expect(try renderer.still(at: 0) != Renderer(Stage(size: Size(80, 40), duration: 1)).still(at: 0))
  }
}
