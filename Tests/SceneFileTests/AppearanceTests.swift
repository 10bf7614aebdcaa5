import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Appearances: traits, tokens, colors, text sizes, and directions.
@Suite struct AppearanceTests {
  private static let text = """
    canvas: {size: [200, 100], background: systemBackground}
    duration: 1
    variables:
      tint: {value: '#0000FF', dark: '#00FFFF', highContrast: '#000088', darkHighContrast: '#88FFFF'}
      gap: {value: 10, typeSizes: {xSmall: 6, accessibility1: 20, accessibility4: 30}, rightToLeft: 12}
      title: {value: Menu, locales: {de: Menü, ar: القائمة, de-CH: Menu CH}}
      pace: {value: 1, reducedMotion: 0}
    variants: {slow: {pace: 2}}
    appearances:
      light:
      dark: {}
      arabic: {locale: ar, style: dark, variant: slow, with: {gap: 15}}
    layers:
      - {layer: box, layout: {leading: 20, width: 50, top: 0, height: 50}, backgroundColor: tint}
      - {label: word, text: '\\(title)', font: {style: body}, textColor: label}
      - layer: row
        frame: [0, 60, 100, 20]
        stack: {axis: horizontal, spacing: 10, alignment: start}
        sublayers: [{layer: a, size: [20, 20]}, {layer: b, size: [30, 20]}]
      - {shape: arrow, frame: [0, 0, 20, 10], path: M0 0H5, flipsForRightToLeft: true}
    """

  private static func layers(_ appearance: String?, _ variables: [String: VariableValue] = [:]) throws -> [Layer] {
    let scene = try VariableTests.scene(SceneSettings(variant: appearance, variables: variables), text)
    let stage = scene.makeStage()
    try stage.advance(to: 0)
    return stage.root.sublayers
  }

  @Test func appearancesAreVariantsThatAreListed() throws {
    let scene = try VariableTests.scene(SceneSettings(), Self.text)
    #expect(scene.variants == ["slow", "light", "dark", "arabic"])
    #expect(scene.appearances == ["light", "dark", "arabic"])
    let plain = try VariableTests.scene(SceneSettings(), "canvas: {size: [9, 9]}\nduration: 1\nlayers: []")
    #expect(plain.variants.isEmpty)
    #expect(plain.appearances.prefix(3) == ["light", "dark", "highContrast"])
    let listed = try VariableTests.scene(
      SceneSettings(), "canvas: {size: [9, 9]}\nduration: 1\nlayers: []\nappearances: [dark, accessibility3]")
    #expect(listed.variants == ["dark", "accessibility3"])
  }

  @Test(
    arguments: [
      (nil, "#0000FF"), ("light", "#0000FF"), ("dark", "#00FFFF"), ("highContrast", "#000088"),
      ("darkHighContrast", "#88FFFF"), ("arabic", "#00FFFF"),
    ] as [(String?, String)]) func tokensHaveAColorForEachStyle(appearance: String?, color: String) throws
  {
    #expect(try Self.layers(appearance)[0].backgroundColor == Color(color))
  }

  /// The values of the Human Interface Guidelines.
  @Test(arguments: [
    ("light", 0xFFFFFF, 0xFF3B30, 0x000000), ("dark", 0x000000, 0xFF453A, 0xFFFFFF),
    ("highContrast", 0xFFFFFF, 0xD70015, 0x000000), ("darkHighContrast", 0x000000, 0xFF6961, 0xFFFFFF),
  ]) func systemColorsFollowTheStyle(appearance: String, background: Int, red: Int, label: Int) throws {
    let text = """
      canvas: {size: [9, 9], background: systemBackground}
      duration: 1
      layers:
        - {layer: a, size: [9, 9], backgroundColor: systemRed}
        - {layer: b, size: [9, 9], backgroundColor: UIColor.systemRed}
        - {label: c, text: Hello, textColor: label}
      """
    let scene = try VariableTests.scene(SceneSettings(variant: appearance), text)
    let layers = scene.makeStage().root.sublayers
    #expect(scene.background == Color(hex: UInt32(background)))
    #expect(
      layers[0].backgroundColor == Color(hex: UInt32(red)) && layers[1].backgroundColor == layers[0].backgroundColor)
    #expect(layers[2].model.text.textColor == Color(hex: UInt32(label)))
  }

  @Test func namesOfTheSceneComeBeforeLabelAndLink() throws {
    let text = """
      canvas: {size: [9, 9]}
      duration: 1
      variables: {label: green}
      layers: [{layer: a, size: [9, 9], backgroundColor: label}, {layer: b, size: [9, 9], backgroundColor: link}]
      """
    let layers = try VariableTests.scene(SceneSettings(), text).makeStage().root.sublayers
    #expect(layers[0].backgroundColor == Color("green") && layers[1].backgroundColor == .link)
  }

  /// "iOS, iPadOS Dynamic Type sizes" and "Larger accessibility type sizes" of the Human Interface Guidelines.
  @Test(arguments: [
    ("xSmall", 14.0, 6.0, 19.0), ("medium", 16, 10, 21), ("large", 17, 10, 22), ("xxxLarge", 23, 10, 29),
    ("accessibility1", 28, 20, 34), ("accessibility3", 40, 20, 48), ("accessibility5", 53, 30, 62),
  ]) func textSizesSetStylesAndTokens(name: String, size: Double, gap: Double, leading: Double) throws {
    let text = Self.text.replacing("top: 0", with: "top: gap")
    let scene = try VariableTests.scene(SceneSettings(variant: name), text)
    let stage = scene.makeStage()
    try stage.advance(to: 0)
    let word = stage.root.sublayers[1].model.text
    #expect((word.fontSize, word.lineHeight) == (size, leading))
    #expect(stage.root.sublayers[0].frame.minY == gap)
  }

  @Test func layoutsFollowTheDirection() throws {
    let (left, right) = (try Self.layers("light"), try Self.layers("rightToLeft"))
    #expect((left[0].frame.minX, right[0].frame.minX) == (20, 130))
    #expect(left[2].sublayers.map(\.frame.minX) == [0, 30] && right[2].sublayers.map(\.frame.minX) == [80, 40])
    #expect((left[1].model.text.textAlignment, right[1].model.text.textAlignment) == (.natural, .right))
    #expect(left[3].model.shape.path.boundingBox == Rect(0, 0, 5, 0))
    #expect(right[3].model.shape.path.boundingBox == Rect(15, 0, 5, 0))
  }

  @Test(arguments: [
    ("ar", "القائمة", 130.0), ("de-CH", "Menu CH", 20), ("de-AT", "Menü", 20), ("fr", "Menu", 20), ("he", "Menu", 130),
  ]) func localesHaveTextsAndDirections(locale: String, title: String, x: Double) throws {
    let layers = try Self.layers(nil, ["appearance.locale": .text(locale)])
    #expect(layers[1].model.text.string == title && layers[0].frame.minX == x)
  }

  @Test func expressionsReadTraits() throws {
    let text = """
      canvas: {size: [90, 90]}
      duration: 1
      layers:
        - layer: a
          frame: [if appearance.direction == rightToLeft then 50 else 10, 0, 44 * appearance.textScale, 10]
          opacity: if appearance.style == dark and appearance.contrast == normal then 0.5 else 1
          isHidden: appearance.reducedMotion
        - {label: b, text: '\\(appearance.locale)', position: [10 * appearance.forward, 0]}
      """.replacing("isHidden", with: "hidden")
    let light = try VariableTests.scene(SceneSettings(), text).makeStage().root.sublayers
    #expect(light[0].frame == Rect(10, 0, 44, 10) && light[0].opacity == 1 && !light[0].isHidden)
    let settings: [String: VariableValue] = [
      "appearance.style": "dark", "appearance.locale": "fa", "appearance.typeSize": "accessibility3",
      "appearance.reducedMotion": true,
    ]
    let other = try VariableTests.scene(SceneSettings(variables: settings), text).makeStage().root.sublayers
    #expect(abs(other[0].frame.width - 44 * 40 / 17) < 1e-9 && other[0].frame.minX == 50 && other[0].opacity == 0.5)
    #expect(other[0].isHidden && other[1].model.text.string == "fa" && other[1].position.x == -10)
  }

  @Test(arguments: [
    ("appearances: {dusk: {style: dim}}", "‘dim’ is not light or dark"),
    ("appearances: {dusk: {stile: dark}}", "appearance has no ‘stile’"),
    ("appearances: {dusk: 5}", "expected a map of style"),
    ("appearances: [drak]", "no appearance named ‘drak’"),
    ("appearances: [[dark]]", "expected the name of an appearance"),
    ("appearances: {dusk: {variant: slo}}", "no variant named ‘slo’"),
    ("appearances: {dusk: {with: {gapp: 3}}}", "no variable named ‘gapp’"),
    ("appearances: {dusk: {with: 3}}", "expected a map from variables to values"),
    ("appearances: {dusk: {typeSize: huge}}", "‘huge’ is not one of xSmall"),
    ("appearances: {dusk: {reducedMotion: yes}}", "‘yes’ is not a Boolean value"),
    ("appearances: {slow: {style: dark}}", "the name slow is already in use"),
    ("appearances: [dark, dark]", "the name dark is already in use"),
    ("variables: {a: {value: 1, dark: red}}", "a is a number, but a color in another appearance"),
    ("variables: {a: {value: 1, typeSizes: {huge: 2}}}", "‘huge’ is not a text size"),
    ("variables: {a: {value: 1, typeSizes: 2}}", "expected values by text size"),
    ("variables: {a: {value: 1, locales: [2]}}", "expected values by language"),
    ("variables: {a: {value: 1, range: [0, 2], dark: 3}}", "3 is out of range"),
    ("variables: {a: {value: calm, choices: [calm, mad], dark: wild}}", "‘wild’ is not one of the choices of a"),
    ("variables: {a: {value: 1, drak: 2}}", "variable has no ‘drak’"),
    ("variants: {night: {appearance.stile: dark}}", "appearance has no ‘stile’"),
  ]) func slips(body: String, message: String) {
    let variants = body.hasPrefix("variants") ? "" : "variants: {slow: {}}\n"
    let text = "canvas: {size: [9, 9]}\nduration: 1\nlayers: []\n\(variants)\(body)"
    let error = #expect(throws: SceneFileError.self) { try VariableTests.scene(SceneSettings(), text) }
    let found = error?.diagnostics.map(\.message) ?? []
    #expect(found.count == 1 && found.contains { $0.hasPrefix(message) || $0.contains(message) }, "\(found)")
  }

  @Test func edgesThatContradictEachOther() {
    for (layout, message) in [
      ("{leading: 1, left: 2}", "leading and left cannot be combined"),
      ("{trailing: 1, left: 2}", "trailing and left cannot be combined"),
      ("{leading: 1, trailing: 2, width: 3}", "cannot be combined"),
    ] {
      let text = "canvas: {size: [9, 9]}\nduration: 1\nlayers: [{layer: a, size: [3, 3], layout: \(layout)}]"
      let error = #expect(throws: SceneFileError.self) { try VariableTests.scene(SceneSettings(), text) }
      #expect(error?.diagnostics.first?.message.contains(message) == true, "\(error?.description ?? layout)")
    }
  }
}
