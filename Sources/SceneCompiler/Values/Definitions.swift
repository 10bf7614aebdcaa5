import Geometry
import LayerTree
import Motion
import SceneProgram
import SceneSyntax

/// The names that a scene defines: the input for reading a part of it again.
struct Definitions: Sendable {
  /// Variables, colors and the canvas.
  var scope = Scope()
  /// The scope after all definitions were read.
  var base = Scope()
  /// The initial states.
  var states: [String: ExpressionValue] = [:]
  /// The cells of each data table, by row and name, in source form.
  var cells: [String: [[String: SyntaxNode]]] = [:]
  /// Timing functions.
  var curves: [String: TimingFunction] = [:]
  /// Parameters of steps.
  var motions: [String: SyntaxNode.Entry] = [:]
  /// Actions in source form.
  var actions: [String: SyntaxNode.Entry] = [:]
  /// Components in source form.
  var components: [String: SyntaxNode.Entry] = [:]
  /// Property animators.
  var animators: [String: AnimatorBlueprint] = [:]
  /// Transitions that percentages drive.
  var interactions: [String: InteractionBlueprint] = [:]
  /// Whose view animations the scene's are.
  var generation = UIKitGeneration.iOS8

  /// Returns the animator in `fade.fractionComplete`; nil where there is none.
  func scrubbedAnimator(_ keyPath: String) -> String? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1] == SceneValues.fractionComplete else { return nil }
    return animators[parts[0]] == nil ? nil : parts[0]
  }
}

extension SceneValues {
  /// The values at the beginning of a scene, before there is a stage.
  convenience init(_ definitions: Definitions, directory: LayerDirectory) {
    self.init(
      states: definitions.states, directory: directory, time: { 0 },
      properties: { layer, _ in directory.blueprints[layer].properties }, touchState: { _, _ in false })
    fractionComplete = { definitions.animators[$0] == nil ? nil : 0 }
    percentComplete = { definitions.interactions[$0] == nil ? nil : 0 }
  }
}
