import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// `valueFunction`, and display links with a rate of their own, in scenes.
@Suite struct ValueFunctionTests {
  private func stage(_ steps: String, canvas: String = "size: [100, 100]") throws -> Stage {
    let text = """
      canvas: {\(canvas)}
      duration: 4
      state: {n: 0}
      layers:
        - {layer: a, position: [0, 0], size: [10, 10]}
        - {layer: mark, position: [n, 0], size: [10, 10]}
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func shown(_ name: String, _ stage: Stage, at time: Double) throws -> LayerProperties {
    try stage.advance(to: time)
    return try #require(stage.snapshot().nodes.first { $0.name == name }).properties
  }

  @Test(
    arguments: [
      (
        "{basic: a.transform, valueFunction: rotateZ, from: 0, to: 360, duration: 1}",
        Transform3D.rotation(radians: .pi)
      ),
      ("{basic: a.transform, valueFunction: scale, from: 1, to: 3, duration: 1}", .scale(2, 2, 2)),
      ("{basic: a.transform, valueFunction: translateX, from: 0, to: 50, duration: 1}", .translation(25, 0)),
      (
        "{basic: a.transform, valueFunction: translate, from: [0, 0], to: [50, 20], duration: 1}", .translation(25, 10)
      ),
      (
        "{keyframes: a.transform, valueFunction: rotateZ, values: [0, 90, 360], duration: 1}",
        .rotation(radians: .pi / 2)
      ),
      (
        "{group: a, duration: 1, animations: [{basic: transform, valueFunction: rotateZ, from: 0, to: 360}]}",
        .rotation(radians: .pi)
      ),
    ] as [(String, Transform3D)])
  func theNumbersMove(step: String, half: Transform3D) throws {
    let transform = try shown("a", stage("  - \(step)"), at: 0.5).transform
    #expect(AnimatableValue.transform(transform).distance(to: .transform(half)) < 1e-9, "\(step)")
  }

  @Test(
    arguments: [
      ("basic: a.opacity, valueFunction: rotateZ, to: 1", "opacity cannot have a valueFunction"),
      ("basic: a.transform.rotation, valueFunction: rotateZ, to: 1", "transform.rotation cannot have a valueFunction"),
      ("basic: a.transform, valueFunction: rotatZ, to: 1", "‘rotatZ’ is not"),
      ("basic: a.transform, valuFunction: rotateZ, to: 1", "basic has no ‘valuFunction’"),
    ] as [(String, String)])
  func mistakesAreErrors(step: String, message: String) {
    let scene = "canvas: {size: [9, 9]}\nlayers: [{layer: a, size: [1, 1]}]\nstart: {\(step)}\n"
    let found = DiagnosticTests.diagnostics(scene)
    #expect(found.contains { $0.message.contains(message) }, "\(found.map(\.message))")
  }

  @Test(arguments: [(60, 30, 30.0), (120, 80, 80), (120, 30, 30), (60, 60, 60), (60, 45, 60)])
  func displayLinksHaveRates(displayRate: Int, rate: Int, calls: Double) throws {
    let stage = try stage(
      "  - {display: {set: {n: n + 1}}, preferredFramesPerSecond: \(rate)}",
      canvas: "size: [100, 100], displayRate: \(displayRate)")
    let counted = try shown("mark", stage, at: 2).position.x
    #expect(abs(counted - 2 * calls) <= 1.5, "\(rate) of \(displayRate): \(counted)")
  }

  @Test func scrollLayersZoomInScenes() throws {
    let text = """
      canvas: {size: [200, 200]}
      duration: 2
      layers:
        - scroll: photo
          frame: [0, 0, 200, 200]
          contentSize: [200, 200]
          maximumZoomScale: 3
          doubleTapZoomScale: 2
          centerContent: true
          sublayers: [{layer: sky, frame: [0, 0, 200, 200], backgroundColor: white}]
      script: [{pinch: photo, by: 2, at: 0.1}]
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    try stage.advance(to: 1.5)
    let photo = try #require(stage.root.sublayers.first)
    let scale = AnimatableProperty.zoomScale.value(in: photo.model).distance(to: 2)
    #expect(scale < 0.3)
  }
}
