import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Fonts and texts in scene files.
@Suite struct TextKeyTests {
  private func scene(_ text: String, fonts: [String] = []) throws -> Scene {
    try Scene(
      text: text, file: "s.yaml", findImage: { _ in .failure(ImageNotFound(message: "no pictures")) },
      findFont: { name in
        fonts.contains(name)
          ? .success("folder/" + name) : .failure(FileNotFound(message: "there is no ‘\(name)’", hint: "put it there"))
      })
  }

  private func label(_ keys: String) throws -> TextContent {
    let text = "canvas: {size: [100, 100]}\nstate: {count: 3}\nlayers:\n  - {label: a, \(keys)}\nduration: 1\n"
    let layer = try #require(try scene(text).makeStage().root.sublayers.first)
    guard case .text(let content) = layer.model.content else { throw SceneFileError(diagnostics: []) }
    return content
  }

  private func diagnostics(_ text: String, fonts: [String] = []) -> [String] {
    do {
      _ = try scene(text, fonts: fonts)
      return []
    } catch let error as SceneFileError {
      return error.diagnostics.map { "\($0)" }
    } catch { return ["\(error)"] }
  }

  /// Sizes, leadings, and weights: Apple's Human Interface Guidelines, "Typography", Dynamic Type at Large.
  @Test(arguments: [
    ("largeTitle", 34.0, 41.0, 400.0), ("title1", 28, 34, 400), ("title2", 22, 28, 400), ("title3", 20, 25, 400),
    ("headline", 17, 22, 600), ("body", 17, 22, 400), ("callout", 16, 21, 400), ("subheadline", 15, 20, 400),
    ("footnote", 13, 18, 400), ("caption1", 12, 16, 400), ("caption2", 11, 13, 400),
  ])
  func textStyles(style: String, size: Double, lineHeight: Double, weight: Double) throws {
    let text = try label("text: A, font: {style: \(style)}")
    #expect(text.fontSize == size && text.lineHeight == lineHeight && text.fontWeight == weight)
    #expect(text.fontName == "Inter Variable" && text.fontVariations == [FontVariation("opsz", value: size)])
  }

  @Test("Letters below 14 points are tracked by Inter's published formula, larger ones by the axis")
  func opticalSizes() throws {
    // Inter, Dynamic Metrics: −0.0223 + 0.185 × e^(−0.1745 × size), in ems.
    #expect(abs(try label("text: A, font: {style: caption2}").letterSpacing - 11 * 0.004833) < 0.0002)
    #expect(abs(try label("text: A, font: {style: largeTitle}").letterSpacing - 34 * -0.006224) < 0.0005)
    let bold = try label("text: A, letterSpacing: 1, lineHeight: 50, font: {style: title1, weight: bold, italic: true}")
    #expect(bold.fontWeight == 700 && bold.isItalic && bold.letterSpacing == 1 && bold.lineHeight == 50)
    let sized = try label("text: A, font: {size: 24, opticalSizing: true}")
    #expect(sized.fontVariations == [FontVariation("opsz", value: 24)] && sized.lineHeight == nil)
    let plain = try label("text: A, font: {style: title1, opticalSizing: false}")
    #expect(plain.fontName == "Inter" && plain.fontVariations.isEmpty && plain.letterSpacing == 0)
    #expect(try label("text: A, font: {style: title1, family: Lato}").fontName == "Lato")
    let run = try #require(try label("runs: [{text: A, font: {style: headline}}]").textRuns.first)
    #expect(run.fontName == "Inter Variable" && run.fontWeight == 600 && run.letterSpacing != nil)
    #expect(
      diagnostics("canvas: {size: [9, 9]}\nlayers: [{label: a, text: A, font: {style: title}}]\nduration: 1\n")
        .first?.contains("did you mean title1?") == true)
  }

  @Test func fontFiles() throws {
    let head = "canvas: {size: [9, 9]}\nlayers: []\nduration: 1\n"
    #expect(try scene(head).fontFiles.isEmpty)
    #expect(
      try scene(head + "fonts: [b.otf, a.ttf]\n", fonts: ["a.ttf", "b.otf"]).fontFiles == [
        "folder/b.otf", "folder/a.ttf",
      ])
    #expect(try scene(head + "fonts: a.ttf\n", fonts: ["a.ttf"]).fontFiles == ["folder/a.ttf"])
    let missing = diagnostics(head + "fonts: [a.ttf, no.otf]\n", fonts: ["a.ttf"])
    #expect(missing.count == 1 && missing[0].hasPrefix("s.yaml:4:16: error: there is no ‘no.otf’"))
    let nonsense = diagnostics(head + "fonts: [{a: 1}]\n")
    #expect(nonsense.first?.contains("the name of a font file, such as Assets/Brand.otf") == true)
  }

  @Test func featuresAndAxes() throws {
    let named = try label("text: 12, font: {size: 20, features: [tnum, ss01], variations: {wght: 450, opsz: 28}}")
    #expect(named.fontFeatures == [FontFeature("tnum"), FontFeature("ss01")])
    #expect(named.fontVariations == [FontVariation("wght", value: 450), FontVariation("opsz", value: 28)])
    #expect(named.fontSize == 20 && named.fontName == "Inter")
    #expect(try label("font: {features: {liga: 0, cv05: 1 + 1}}").fontFeatures.map(\.value) == [0, 2])
    #expect(try label("font: {features: kern}").fontFeatures == [FontFeature("kern")])
    #expect(try label("font: {weight: 450}, minimumScaleFactor: 0.5").minimumScaleFactor == 0.5)
    #expect(try label("font: {weight: 450}").fontWeight == 450)
  }

  @Test(
    "What a font cannot have is reported with its place",
    arguments: [
      ("font: {features: [tnums]}", "3:34", "‘tnums’ is not a font feature or axis tag, which has four characters"),
      ("font: {variations: {weight: 4}}", "3:36", "‘weight’ is not a font feature or axis tag"),
      ("font: {variations: [wght]}", "3:35", "expected axes of a variable font: {wght: 450, opsz: 28}"),
      ("font: {features: {liga: bad}}", "3:40", "bad"),
      ("features: [tnum]", "3:16", "font"),
      ("runs: [{textColor: red}]", "3:23", "text"),
      ("runs: [{text: a, colour: red}]", "3:33", "colour"),
      ("minimumScaleFactor: 2", "3:36", "2 is out of range"),
    ])
  func slips(keys: String, place: String, message: String) {
    let found = diagnostics("canvas: {size: [9, 9]}\nlayers:\n  - {label: a, \(keys)}\nduration: 1\n")
    #expect(found.first?.hasPrefix("s.yaml:\(place): error: ") == true, "\(found)")
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test func runs() throws {
    let text = try label(
      "runs: [{text: 'n \\(1 + 2) ', textColor: red, font: {weight: bold}}, {text: b, letterSpacing: 2, font: 9}]")
    #expect(text.string == "n 3 b" && text.textRuns.count == 2)
    #expect(text.textRuns[0].color == Color(red: 1, green: 0, blue: 0) && text.textRuns[0].fontWeight == 700)
    // A run inherits everything else from the label.
    #expect(text.textRuns[0].fontSize == nil && text.textRuns[1].fontSize == 9 && text.textRuns[1].letterSpacing == 2)
  }

  @Test("textColor animates under that name, as foregroundColor does")
  func textColor() throws {
    for name in ["textColor", "foregroundColor"] {
      let stage = try scene(
        """
        canvas: {size: [9, 9]}
        layers: [{label: a, text: b, textColor: black}]
        start: {animate: {a.\(name): white}, duration: 1, options: [curveLinear]}
        """
      ).makeStage()
      try stage.advance(to: 0.5)
      let shown = try #require(stage.snapshot().nodes.first { $0.name == "a" })
      #expect(abs(shown.properties.textColor.red - 0.5) < 0.02, "\(name)")
    }
  }
}
