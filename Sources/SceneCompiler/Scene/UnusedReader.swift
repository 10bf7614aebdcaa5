import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the unused definitions of a scene to find errors in them.
struct UnusedReader {
  let context: ReadingContext
  /// The scene's layers.
  let directory: LayerDirectory
  let canvasSize: Size
  /// True if included files are checked as well; by default they are not, because they may contain definitions for
  /// other scenes.
  let checksIncluded: Bool

  /// Reads the motions that no step uses, and the components without an instance.
  func read() {
    let definitions = context.definitions
    for motion in unused(definitions.motions) where !context.isUsed(motion) { check(motion: motion) }
    for component in unused(definitions.components)
    where !context.isUsed(component) && !ParameterReader.needsArguments(component) {
      // A single error about too many layers is sufficient.
      guard check(component: component) else { return }
    }
  }

  private func unused(_ definitions: [String: SyntaxNode.Entry]) -> [SyntaxNode.Entry] {
    definitions.values.filter { ($0.keyRange.file == 0 || checksIncluded) && !context.isUsed($0) }
      .sorted { ($0.keyRange.line, $0.keyRange.column) < ($1.keyRange.line, $1.keyRange.column) }
  }

  /// Creates a layer from a component, reads its behavior, and discards it.
  ///
  /// - Returns: True if the number of layers is within the limit.
  private func check(component: SyntaxNode.Entry) -> Bool {
    let (definitions, live) = (context.definitions, context.live)
    defer { (context.definitions, context.live) = (definitions, live) }
    let layout = LayerLayout(canvas: canvasSize, directory: directory)
    context.live = layout
    var layers = LayerReader(context: context, layout: layout)
    layers.readSample(of: component)
    _ = layers.place()
    context.live = SceneValues(context.definitions, directory: layout.directory)
    var behaviors = BehaviorReader(context: context, directory: layout.directory)
    behaviors.read(layers.following)
    for behavior in layers.behaviors { behaviors.read(behavior) }
    return !layers.isFull
  }

  /// Reports parameters that no step accepts, alone or in combination, and invalid values.
  private func check(motion: SyntaxNode.Entry) {
    let steps = StepReader(context: context, directory: directory)
    let name = SyntaxNode(content: .scalar(motion.key, isQuoted: false), range: motion.keyRange)
    let link = SyntaxNode.Entry(key: StepKeys.motion.name, keyRange: motion.keyRange, value: name)
    guard let parameters = steps.merging(motionOf: [link])?.filter({ $0.key != link.key }) else { return }
    var records = StepKeys.records.map(\.record).filter { $0.has(link.key) }
    let isPop = PopKeys.notation(of: parameters.map(\.key)) != nil
    for parameter in parameters {
      let fitting = records.filter { $0.has(parameter.key) && (isPop || $0.name != PopConstants.verb) }
      guard !fitting.isEmpty else {
        let verbs = records.map(\.name)
        let known = records.flatMap { $0.keys.map(\.name) }.filter { !verbs.contains($0) }
        context.log.error(
          at: parameter.keyRange,
          records.count < StepKeys.records.count && StepKeys.records.contains { $0.record.has(parameter.key) }
            ? "no step takes \(parameter.key) together with the others" : "no step takes ‘\(parameter.key)’",
          hint: NearestName.hint(for: parameter.key, among: known))
        return
      }
      records = fitting
    }
    for parameter in parameters { check(parameter, as: records.flatMap(\.keys).filter { $0.name == parameter.key }) }
  }

  /// Reads a parameter as each of the keys that share its name; if all of them fail, reports the errors of the first.
  private func check(_ parameter: SyntaxNode.Entry, as meanings: [KeyDescription]) {
    let failures = meanings.lazy.map { meaning in
      context.log.withholding { context.missingNames { meaning.check(parameter, context) } }
    }
    guard !failures.contains(where: \.isEmpty), let first = failures.first else { return }
    context.log.add(first)
  }
}
