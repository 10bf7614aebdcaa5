import Geometry
import LayerTree
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Kinds of layers, each with keys of its own.
@Suite struct LayerKindTests {
  private func properties(_ layer: String) throws -> LayerProperties {
    let text = "canvas: {size: [100, 100]}\nduration: 1\nlayers:\n  - \(layer)\n"
    let stage = try Scene(text: text, file: "s.yaml") { name in
      .success(ImageReference(name: name, pixelWidth: 4, pixelHeight: 4))
    }.makeStage()
    return try #require(stage.root.sublayers.first).model
  }

  @Test func shapesHaveAPathAndALine() throws {
    let layer = try properties(
      """
      {shape: a, path: {ellipse: [0, 0, 10, 10]}, fillColor: clear, strokeColor: red, lineWidth: 2, lineCap: round,
       lineDashPattern: [3, 2], strokeEnd: 0.5, fillRule: evenOdd}
      """)
    guard case .shape(let shape) = layer.content else { return #expect(Bool(false), "a shape") }
    #expect(shape.path == .ellipse(in: Rect(0, 0, 10, 10)))
    #expect(shape.fillColor == nil && shape.strokeColor == Color(red: 1, green: 0, blue: 0))
    #expect(shape.lineWidth == 2 && shape.lineCap == .round && shape.lineDashPattern == [3, 2])
    #expect(shape.strokeEnd == 0.5 && shape.fillRule == .evenOdd)
  }

  @Test(
    "Arcs are those of UIBezierPath, whole circles unless their angles say less",
    arguments: [
      ("{arc: [50, 40], radius: 30}", Path.arc(center: Point(50, 40), radius: 30, from: 0, to: 2 * .pi)),
      (
        "{arc: [50, 40], radius: 30, startAngle: -90}",
        .arc(center: Point(50, 40), radius: 30, from: -.pi / 2, to: 1.5 * .pi)
      ),
      (
        "{arc: [50, 40], radius: 10 + 20, startAngle: 180, endAngle: 270, clockwise: false}",
        .arc(center: Point(50, 40), radius: 30, from: .pi, to: 1.5 * .pi, clockwise: false)
      ),
    ]) func arcs(written: String, path: Path) throws
  {
    let layer = try properties("{shape: a, path: \(written)}")
    guard case .shape(let shape) = layer.content else { return #expect(Bool(false), "a shape") }
    #expect(shape.path == path)
  }

  @Test func pathsHoldExpressions() throws {
    let layer = try properties(#"{shape: a, path: 'M0 \(2 * 5)H\(canvas.width / 4)V-1e1Z'}"#)
    guard case .shape(let shape) = layer.content else { return #expect(Bool(false), "a shape") }
    var path = Path()
    path.move(to: Point(0, 10))
    path.line(to: Point(25, 10))
    path.line(to: Point(25, -10))
    path.close()
    #expect(shape.path == path)
    let found = DiagnosticTests.diagnostics(
      "canvas: {size: [9, 9]}\nlayers: [{shape: a, path: 'M0 \\(true)'}]\n"
    ).first
    #expect(found?.message == "expected a number, but found ‘t’, in M0 true")
  }

  @Test func particlesAreRepeated() throws {
    let layer = try properties(
      "{emitter: a, cells: [{birthRate: 2 * i, color: c, for: {i: 2, c: [red, blue]}}, {birthRate: 9, cells: {spin: k, for: {k: 2}}}]}"
    )
    guard case .emitter(let emitter) = layer.content else { return #expect(Bool(false), "an emitter") }
    #expect(emitter.emitterCells.map(\.birthRate) == [0, 0, 2, 2, 9])
    #expect(emitter.emitterCells.prefix(4).map(\.color.blue) == [0, 1, 0, 1])
    #expect(emitter.emitterCells.last?.cells.count == 2)
    let found = DiagnosticTests.diagnostics(
      "canvas: {size: [9, 9]}\nlayers: [{emitter: a, cells: [{birthRate: 1, for: {i: 1001}}]}]\n"
    ).first
    #expect(found?.message == "this makes more than 1000 kinds of particles")
  }

  @Test func paintsOfShapesAreGradients() throws {
    let layer = try properties(
      "{shape: a, path: M0 0H9V9Z, fillGradient: {type: radial, colors: [red, blue], radius: 9, center: [4, 4]}}")
    guard case .shape(let shape) = layer.content, let gradient = shape.fillGradient else {
      return #expect(Bool(false), "a gradient")
    }
    #expect(gradient.stops.map(\.location) == [0, 1])
    #expect(gradient.geometry == .radial(center: Point(4, 4), radius: 9, focus: Point(4, 4), focusRadius: 0))
  }

  @Test func labelsAreLikeUIKits() throws {
    let layer = try properties(#"{label: a, text: 'Go \(2 + 1) times', font: {size: 20, weight: bold}}"#)
    guard case .text(let text) = layer.content else { return #expect(Bool(false), "a text") }
    #expect(text.string == "Go 3 times" && text.fontSize == 20 && text.fontWeight == 700)
    #expect(text.numberOfLines == 1 && text.truncation == .end && text.verticalAlignment == .center)
  }

  @Test func gradientsReplicatorsAndEmittersHaveTheirOwn() throws {
    guard case .gradient(let gradient) = try properties("{gradient: a, type: conic, colors: [red, blue, red]}").content
    else { return #expect(Bool(false), "a gradient") }
    #expect(gradient.gradientKind == .conic && gradient.colors.count == 3)
    guard
      case .replicator(let replicator) = try properties(
        "{replicator: a, instanceCount: 8, instanceDelay: 0.1, instanceTransform: {rotate: 45}}"
      ).content
    else { return #expect(Bool(false), "a replicator") }
    #expect(replicator.instanceCount == 8 && replicator.instanceDelay == 0.1)
    guard
      case .emitter(let emitter) = try properties(
        "{emitter: a, seed: 7, cells: [{birthRate: 9, lifetime: 2, cells: [{birthRate: 3, contents: a.png}]}]}"
      ).content
    else { return #expect(Bool(false), "an emitter") }
    #expect(emitter.emitterSeed == 7 && emitter.emitterCells[0].lifetime.value == 2)
    #expect(emitter.emitterCells[0].cells[0].birthRate == 3)
  }

  @Test func shadowsFiltersAndDepthAreForAll() throws {
    let layer = try properties(
      """
      {layer: a, shadowOpacity: 0.5, shadowOffset: [0, 4], filters: {blurRadius: 3, hueRotation: 180},
       blendMode: multiply, sublayerTransform: {perspective: 500}, transform: [{rotateY: 60}]}
      """)
    #expect(layer.effects.shadow.opacity == 0.5 && layer.effects.shadow.offset == Size(0, 4))
    #expect(layer.effects.filters.blurRadius == 3 && abs(layer.effects.filters.hueRotation - .pi) < 1e-12)
    #expect(layer.effects.blendMode == .multiply && layer.sublayerTransform.rows.2.w == -1.0 / 500)
    #expect(abs(layer.transform.rows.0.x - 0.5) < 1e-12)
  }

  @Test(arguments: [
    ("{label: a, path: M0 0}", "label has no ‘path’"),
    ("{shpae: a}", "‘shpae’ is not a kind of layer"),
    ("{shape: a, path: M0 0, mask: 3}", "expected one layer"),
    ("{shape: a, fillGradient: {colors: [red], locations: [0, 1]}}", "a gradient needs one location for each color"),
    ("{shape: a, fillGradient: {colors: [red]}}", "an axial gradient needs from and to"),
    ("{label: a, font: {weight: bald}}", "unknown name ‘bald’"),
  ]) func mistakesAreReported(layer: String, message: String) {
    let text = "canvas: {size: [100, 100]}\nlayers:\n  - \(layer)\n"
    let first = DiagnosticTests.diagnostics(text).first?.message
    #expect(first?.hasPrefix(message) == true, "\(first ?? "no error")")
  }
}
