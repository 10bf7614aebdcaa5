import Flipbook
import Testing

@Suite struct MissingFontTests {
  @Test("Every family that is not installed is told once, with the layer that names it, and painted in another")
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
        "layer ‘title’: there is no font ‘No Such Font’; its text is set in Inter",
        "there is no font ‘Nor This’; its text is set in Inter",
      ])
    #expect(try renderer.still(at: 0) != Renderer(Stage(size: Size(80, 40), duration: 1)).still(at: 0))
  }
}
