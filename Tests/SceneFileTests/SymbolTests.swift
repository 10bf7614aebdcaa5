import Foundation
import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Symbols on layers: their outlines, sizes, and names.
@Suite struct SymbolTests {
  private func scene(_ layer: String, steps: String = "[]") throws -> Scene {
    try Scene(
      text: "canvas: {size: [200, 200]}\nduration: 1\nlayers:\n  - \(layer)\nstart: \(steps)\n", file: "s.yaml",
      findImage: { _ in .failure(ImageNotFound(message: "none")) })
  }

  /// The first layer, and the outline inside.
  private func symbol(_ layer: String) throws -> (layer: Layer, outline: ShapeContent) {
    let stage = try scene(layer).makeStage()
    try stage.advance(to: 0)
    let layer = try #require(stage.root.sublayers.first)
    return (layer, try #require(outline(in: layer)))
  }

  /// The shape inside a layer that shows the symbol.
  private func outline(in layer: Layer) -> ShapeContent? {
    if layer.name == "outline", case .shape(let shape) = layer.model.content { return shape }
    return layer.sublayers.lazy.compactMap { outline(in: $0) }.first
  }

  @Test(
    "A symbol's square is a quarter larger than its font",
    arguments: [
      ("{layer: a, symbol: heart.fill}", 21.25), ("{button: a, symbol: heart}", 21.25),
      ("{layer: a, symbol: {name: heart, pointSize: 24}}", 30),
      ("{layer: a, symbol: {name: heart, textStyle: title1}}", 35),
      ("{layer: a, symbol: {name: heart, textStyle: title1, pointSize: 8}}", 10),
    ])
  func sizes(layer: String, side: Double) throws {
    let (layer, outline) = try symbol(layer)
    #expect(layer.model.bounds.size == Size(side, side))
    let bounds = try #require(outline.path.boundingBox)
    #expect(Rect(0, 0, side, side).union(bounds) == Rect(0, 0, side, side))
    #expect(bounds.width > 0.7 * side && bounds.height > 0.6 * side)
    #expect(outline.fillColor == .black)
  }

  @Test("A symbol fits the size that its layer is given")
  func fits() throws {
    let (layer, _) = try symbol("{layer: a, symbol: star, frame: [0, 0, 80, 40], tintColor: red}")
    #expect(layer.model.bounds.size == Size(80, 40))
    #expect(layer.model.effects.tintColor == Color(red: 1, green: 0, blue: 0))
    let fitted = try #require(layer.sublayers.first)
    #expect(fitted.model.position == Point(20, 0))
  }

  @Test("Heavy fonts have bold symbols, and filled ones have one weight")
  func weights() throws {
    func path(_ name: String, _ weight: String) throws -> Path {
      try symbol("{layer: a, symbol: {name: \(name), weight: \(weight)}}").outline.path
    }
    #expect(try path("heart", "regular") == path("heart", "medium"))
    #expect(try path("heart", "semibold") == path("heart", "900"))
    #expect(try path("heart", "regular") != path("heart", "bold"))
    #expect(try path("heart.fill", "regular") == path("heart.fill", "bold"))
  }

  @Test("Names may come from data, and every layer of a loop has its own")
  func loops() throws {
    let text = """
      canvas: {size: [200, 200]}
      duration: 1
      data: {tabs: [{icon: house.fill}, {icon: gearshape}]}
      components: {tab: {parameters: {icon: star}, symbol: \\(icon), size: [30, 30]}}
      layers:
        - {layer: tab, for: {row: tabs}, symbol: \\(row.icon)}
        - {use: tab, as: last, with: {icon: bell}}
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    try stage.advance(to: 0)
    let paths = stage.root.sublayers.compactMap { outline(in: $0)?.path }
    #expect(paths.count == 3 && paths[0] != paths[1] && paths[1] != paths[2])
  }

  @Test("Every symbol has an outline in its square, and the documentation lists it")
  func catalog() throws {
    #expect(SymbolCatalog.names.count > 200 && SymbolCatalog.names == SymbolCatalog.names.sorted())
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Flipbook/Flipbook.docc/Articles/Symbols.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    let square = Rect(-1, -1, 258, 258)
    for name in SymbolCatalog.names {
      for weight in [400.0, 700] {
        let bounds = try #require(SymbolCatalog.outline(of: name, weight: weight)?.boundingBox)
        #expect(square.union(bounds) == square && bounds.width + bounds.height > 100, "\(name)")
      }
      let listed = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
      #expect(article.contains("`\(listed)`"), "\(name)")
    }
  }

  @Test(
    "A mistake in a symbol is one error",
    arguments: [
      ("heart.fil", "there is no symbol named ‘heart.fil’", "did you mean heart.fill?"),
      ("haert", "there is no symbol named ‘haert’", "did you mean heart?"),
      (
        "cloud.of.unknown.things", "there is no symbol named ‘cloud.of.unknown.things’",
        "there is cloud, cloud.bolt, cloud.bolt.fill, cloud.fill, cloud.fog, cloud.fog.fill"
      ),
      ("zzzzzzzzzzzz", "there is no symbol named ‘zzzzzzzzzzzz’", "the article Symbols lists all"),
      ("[heart]", "expected text, found a list", nil),
      ("{name: heart, pointsize: 9}", "symbol has no ‘pointsize’", nil),
      ("{name: heart, pointSize: big}", "", nil), ("{name: heart, pointSize: 1e9}", "", nil),
      ("{name: heart, pointSize: -3}", "", nil), ("{name: heart, weight: fat}", "", nil),
      ("{name: heart, textStyle: giant}", "", nil), ("{pointSize: 20}", "symbol needs name", nil),
      (String(repeating: "heart.", count: 10_000), "there is no symbol named ‘heart.heart.", nil),
    ] as [(String, String, String?)])
  func mistakes(value: String, message: String, hint: String?) throws {
    let error = try #require(throws: SceneFileError.self) { try scene("{layer: a, symbol: \(value)}") }
    #expect(error.diagnostics.count == 1, "\(error.diagnostics)")
    let first = try #require(error.diagnostics.first)
    #expect(message.isEmpty || first.message.contains(message), "\(first)")
    if let hint { #expect(first.hint?.hasPrefix(hint) == true, "\(first.hint ?? "")") }
    #expect(first.description.count < 1000)
  }

  @Test("Other kinds of layers have no symbol")
  func otherKinds() throws {
    let error = try #require(throws: SceneFileError.self) { try scene("{label: a, text: Hello, symbol: heart}") }
    #expect(error.diagnostics.count == 1 && error.diagnostics[0].message.contains("symbol"))
  }
}
