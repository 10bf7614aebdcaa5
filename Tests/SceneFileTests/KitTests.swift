import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// The components and springs that are compiled into the program.
@Suite struct KitTests {
  /// A scene with an instance of each component, and nothing but what it needs.
  static let uses: [String: String] = [
    "switch": "{use: switch, as: it, position: [200, 200]}",
    "page": "{use: page, as: it, with: {over: home}}",
    "sheet": "{use: sheet, as: it, with: {over: home}}",
    "alert": "{use: alert, as: it}",
    "tabBar": "{use: tabBar, as: it, with: {items: screens}}",
    "segmentedControl": "{use: segmentedControl, as: it, position: [200, 200], with: {items: screens}}",
    "swipeRow": "{use: swipeRow, as: it, position: [200, 200], with: {items: mailActions}}",
    "refresh": "{use: refresh, as: it, with: {of: feed}}",
    "pageControl": "{use: pageControl, as: it, position: [200, 200], with: {of: feed}}",
    "keyboard": "{use: keyboard, as: it}",
    "contextMenu": "{use: contextMenu, as: it, position: [200, 200], with: {items: screens}}",
    "toast": "{use: toast, as: it}",
    "skeleton": "{use: skeleton, as: it, position: [200, 200]}",
  ]

  private static func text(_ use: String, _ rest: String = "") -> String {
    """
    canvas: {size: [390, 844]}
    duration: 3
    include: kit/ios.yaml
    data:
      screens: [{title: Home, symbol: house}, {title: Saved, symbol: heart}]
      mailActions: [{title: Flag, color: '#FF9500'}, {title: Delete, color: '#FF3B30'}]
    layers:
      - {layer: home, layout: fill}
      - {scroll: feed, layout: fill, contentSize: [1170, 844]}
      - \(use)
    \(rest)
    """
  }

  static func diagnostics(_ text: String, _ files: [String: String] = [:]) -> [Diagnostic] {
    do {
      _ = try IncludeTests.scene(text, files)
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test func everyComponentHasATest() throws {
    let found = Kit.texts.filter { $0.key.hasPrefix("kit/ios/") }.values.flatMap { text in
      text.split(separator: "\n").drop { $0 != "components:" }.dropFirst().prefix { $0.hasPrefix("  ") }
        .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.map { String($0.dropFirst(2).dropLast()) }
    }
    #expect(found.sorted() == Self.uses.keys.sorted())
  }

  @Test(
    arguments: uses.keys.sorted(),
    ["light", "dark", "darkHighContrast", "rightToLeft", "accessibility3", "reducedMotion"])
  func componentsPlayInEveryAppearance(component: String, appearance: String) throws {
    let use = try #require(Self.uses[component])
    let scene = try Scene(
      text: Self.text(use, "appearances: [\(appearance)]"), file: "s.yaml",
      settings: SceneSettings(variant: appearance)
    ) { _ in .failure(ImageNotFound(message: "none")) }
    let stage = scene.makeStage()
    try stage.advance(to: 1)
    #expect(stage.snapshot().nodes.count > 1)
    #expect(try scene.check().isEmpty)
  }

  @Test(arguments: uses.keys.sorted()) func misspelledParametersGiveOneMessage(component: String) throws {
    var use = try #require(Self.uses[component])
    if use.contains("with: {") {
      use.replace("with: {", with: "with: {thint: red, ")
    } else {
      use.replace("}", with: ", with: {thint: red}}")
    }
    let found = Self.diagnostics(Self.text(use))
    #expect(found.count == 1)
    #expect(found.first?.message == "\(component) has no parameter ‘thint’")
  }

  @Test(arguments: ["page", "tabBar", "refresh"]) func missingParametersGiveOneMessage(component: String) throws {
    let found = Self.diagnostics(Self.text("{use: \(component), as: it}"))
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("\(component) needs ‘") == true)
  }

  @Test func messagesGivePlacesInTheKit() throws {
    let found = Self.diagnostics(Self.text("{layer: x}", "components: {switch: {size: [1, 1]}}"))
    let message = try #require(found.first?.message)
    #expect(message.hasPrefix("switch is already defined in kit/ios/switch.yaml, line "))
    let wrong = Self.diagnostics(Self.text("{use: segmentedControl, as: it, with: {items: 3}}"))
    #expect(wrong.first?.file.hasPrefix("kit/ios/segmentedControl.yaml") == true, "\(wrong)")
  }

  @Test func filesBesideTheSceneComeFirst() throws {
    let text = "canvas: {size: [9, 9]}\ninclude: kit/ios.yaml\nlayers: [{use: switch, as: it, position: [1, 1]}]\n"
    let own = try IncludeTests.scene(text, ["kit/ios.yaml": "components: {switch: {size: [5, 5]}}"])
    #expect(own.makeStage().root.sublayers.first?.bounds.size == Size(5, 5))
    let usual = try IncludeTests.scene(text, [:])
    #expect(usual.makeStage().root.sublayers.first?.bounds.size == Size(51, 31))
    // A part of the kit, which finds its own parts where it was.
    let part = try IncludeTests.scene(
      text,
      ["kit/ios/switch.yaml": "include: ../springs/apple.yaml\ncomponents: {switch: {size: [7, 7]}}"])
    #expect(part.makeStage().root.sublayers.first?.bounds.size == Size(7, 7))
    let unknown = Self.diagnostics(text.replacing("ios", with: "iso"))
    #expect(unknown.first?.hint?.contains("kit/ios.yaml") == true)
  }

  @Test func instancesPutTheirSublayersIntoTheContent() throws {
    let scene = try IncludeTests.scene(
      """
      canvas: {size: [100, 100]}
      components:
        card:
          size: [80, 80]
          content: inside
          sublayers:
            - {layer: inside, frame: [10, 10, 60, 60], sublayers: [{layer: own, frame: [0, 0, 4, 4]}]}
            - {layer: edge, frame: [0, 0, 80, 1]}
      layers:
        - {use: card, as: it, position: [50, 50], sublayers: [{layer: mine, frame: [0, 0, superlayer.bounds.width, 5]}]}
      """, [:])
    let card = try #require(scene.makeStage().root.sublayers.first)
    #expect(card.sublayers.map(\.name) == ["inside", "edge"])
    #expect(card.sublayers[0].sublayers.map(\.name) == ["own", "mine"])
    #expect(card.sublayers[0].sublayers[1].bounds.size == Size(60, 5))
    let wrong = Self.diagnostics(
      "canvas: {size: [9, 9]}\ncomponents: {card: {size: [8, 8], content: insde, sublayers: [{layer: inside}]}}\n"
        + "layers: [{use: card, as: it, position: [1, 1]}]\n")
    #expect(wrong.first?.message == "there is no layer ‘insde’ in the component")
    #expect(wrong.first?.hint?.contains("inside") == true)
  }

  /// The spinner shrinks while the content goes back, and shows again with the next pull.
  @Test func refreshEndsWithAShrinkingSpinner() throws {
    let scene = try IncludeTests.scene(
      """
      canvas: {size: [320, 400]}
      duration: 4
      include: kit/ios.yaml
      layers:
        - {scroll: feed, layout: fill, contentSize: [320, 544], alwaysBounceVertical: true}
        - {use: refresh, as: spinner, with: {of: feed, lasting: 1}}
      script: [{drag: feed, at: 0.1, from: [160, 100], by: [0, 270], duration: 0.6, velocity: [0, 0]}]
      """, [:])
    let stage = scene.makeStage()
    let feed = try #require(stage.root.sublayers.first)
    let spinner = try #require(stage.root.sublayers.last)
    func scale(at time: Double) throws -> Double {
      try stage.advance(to: time)
      return spinner.frame.width / 28
    }
    #expect(try abs(scale(at: 1.6) - 1) < 1e-9)
    #expect(abs(feed.presentation(at: 1.6).contentOffset.y + 60) < 0.5)
    // The finger is lifted at 0.7 s.
    let shrunk = try scale(at: 1.8)
    #expect(shrunk > 0.3 && shrunk < 0.9, "\(shrunk)")
    let offset = feed.presentation(at: 1.8).contentOffset.y
    #expect(offset > -55 && offset < -10, "\(offset)")
    #expect(try scale(at: 2.2) < 1e-9)
    #expect(abs(feed.presentation(at: 2.2).contentOffset.y) < 1e-9)
  }

  @Test func springsHaveTheSameMeaningInPopAndCoreAnimation() throws {
    let scene = try IncludeTests.scene(
      """
      canvas: {size: [400, 100]}
      include: kit/springs.yaml
      layers: [{layer: a, size: [9, 9], position: [0, 9]}, {layer: b, size: [9, 9], position: [0, 9]}, {layer: c, size: [9, 9], position: [0, 9]}]
      start:
        - {pop: a.positionX, to: 300, motion: materialExpressiveDefaultSpatial}
        - {spring: b.position.x, to: 300, motion: materialExpressiveDefaultSpatial}
        - {animate: {c.position.x: 300}, motion: materialExpressiveDefaultSpatial, mass: 1}
      """, [:])
    let stage = scene.makeStage()
    for time in [0.1, 0.2, 0.4] {
      try stage.advance(to: time)
      let places = stage.root.sublayers.map { $0.presentation(at: time).position.x }
      // Pop begins with the first tick, and integrates.
      #expect(abs(places[1] - places[2]) < 0.01 && abs(places[0] - places[1]) < 16, "\(time): \(places)")
    }
  }

  @Test(arguments: [
    ("response: 0.4, dampingRatio: 0.8", "tension: 246.74011, friction: 25.132741"),
    ("stiffness: 300, damping: 20", "tension: 300, friction: 20"),
    ("stiffness: 300, damping: 20, mass: 2", "tension: 300, friction: 20, mass: 2"),
    ("response: 0.4", "tension: 246.74011, friction: 31.415927"),
  ]) func popTakesTheNotationsOfOthers(other: String, own: String) throws {
    func place(_ parameters: String) throws -> Double {
      let scene = try IncludeTests.scene(
        "canvas: {size: [400, 100]}\nlayers: [{layer: a, size: [9, 9], position: [0, 9]}]\n"
          + "start: {pop: a.positionX, to: 300, \(parameters)}\n", [:])
      let stage = scene.makeStage()
      try stage.advance(to: 0.25)
      return stage.root.sublayers[0].position.x
    }
    #expect(abs(try place(other) - place(own)) < 1e-3)
  }

  @Test func popRejectsTwoNotations() {
    let found = Self.diagnostics(
      "canvas: {size: [9, 9]}\nlayers: [{layer: a, size: [1, 1]}]\n"
        + "start: {pop: a.positionX, to: 3, response: 0.4, bounciness: 3}\n")
    #expect(found.count == 1)
    #expect(found.first?.message == "conflicting spring parameters: bounciness and response")
  }
}
