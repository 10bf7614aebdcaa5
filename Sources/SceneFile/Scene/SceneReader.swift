import Geometry
import LayerTree
import Motion

/// Reads a scene file from top to bottom.
struct SceneReader {
  let context: ReadingContext

  /// What a scene is made of.
  struct Parts: Sendable {
    var title: String?
    var canvasSize: Size
    var background: Color
    var displayRate: Double
    var duration: Double?
    var script: Script
  }

  func read(_ root: SyntaxNode) -> Parts? {
    guard let record = context.record(root, as: SceneKeys.record) else { return nil }
    if let version = record.read(SceneKeys.version), version != 1, let node = record.node(SceneKeys.version) {
      context.log.error(
        at: node.range, "this file is written in version \(node.text ?? "") of the language, and 1 is known",
        hint: "use a newer flipbook, or write flipbook: 1")
    }
    guard let canvasNode = record.read(SceneKeys.canvas),
      let canvas = context.record(canvasNode, as: CanvasKeys.record),
      let size = canvas.read(CanvasKeys.size)
    else { return nil }
    context.scope["canvas.width"] = .number(size.width)
    context.scope["canvas.height"] = .number(size.height)

    if record.read(SceneKeys.generation) == .seven { context.definitions.generation = .iOS7 }
    let definitions = DefinitionReader(context: context)
    if let node = record.read(SceneKeys.colors) { definitions.readColors(node) }
    if let node = record.read(SceneKeys.variables) { definitions.readVariables(node) }
    if let node = record.read(SceneKeys.curves) { definitions.readCurves(node) }
    if let node = record.read(SceneKeys.motions) { definitions.readMotions(node) }

    if let node = record.read(SceneKeys.state) { definitions.readStates(node) }

    var layers = LayerReader(context: context)
    if let node = record.read(SceneKeys.layers) { layers.read(node, in: nil) }
    context.live = SceneValues(states: context.definitions.states, directory: layers.directory)
    if let node = record.read(SceneKeys.animators) {
      let targets = TargetReader(context: context, directory: layers.directory)
      AnimatorReader(context: context, targets: targets).readAnimators(node)
    }
    var steps = StepReader(context: context, directory: layers.directory)
    if let node = record.read(SceneKeys.start) { steps.read(node, at: 0) }
    // The rules may name values for each other, which are no names of the scene's.
    let found = context.definitions
    let rules = record.read(SceneKeys.always).map {
      RuleReader(context: context, directory: layers.directory).rules($0)
    }

    return Parts(
      title: record.read(SceneKeys.title), canvasSize: size,
      background: canvas.read(CanvasKeys.background) ?? .white,
      displayRate: canvas.read(CanvasKeys.displayRate) ?? 60, duration: record.read(SceneKeys.duration),
      script: Script(
        definitions: found, directory: layers.directory, steps: steps.steps, rules: rules ?? [],
        file: context.log.file, text: context.log.text))
  }
}
