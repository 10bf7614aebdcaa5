import Geometry
import LayerTree
import Motion
import SceneProgram
import SceneSyntax

/// The definitions of a scene; with them, parts of the scene can be read again.
struct Definitions: Sendable {
  /// The names in the current scope, such as variables, colors, and the canvas.
  var scope = Scope()
  /// The scope after all definitions have been read.
  var base = Scope()
  /// The initial states.
  var states: [String: ExpressionValue] = [:]
  /// The cells of each data table in source form, by row index and column name.
  var cells: [String: [[String: SyntaxNode]]] = [:]
  /// The timing functions, by name.
  var curves: [String: TimingFunction] = [:]
  /// The motions (parameters of steps), by name.
  var motions: [String: SyntaxNode.Entry] = [:]
  /// The actions in source form, by name.
  var actions: [String: SyntaxNode.Entry] = [:]
  /// The components in source form, by name.
  var components: [String: SyntaxNode.Entry] = [:]
  /// The property animators, by name.
  var animators: [String: AnimatorBlueprint] = [:]
  /// The interactive transitions, by name.
  var interactions: [String: InteractionBlueprint] = [:]
  /// The UIKit generation whose view animations the scene uses.
  var generation = UIKitGeneration.iOS8
  /// The environment that the scene is shown in.
  var appearance = Appearance()

  /// Returns the name of the animator in a key path such as `fade.fractionComplete`; nil if there is none.
  func scrubbedAnimator(_ keyPath: String) -> String? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[1] == SceneValues.fractionComplete else { return nil }
    return animators[parts[0]] == nil ? nil : parts[0]
  }
}

extension SceneValues {
  /// Creates the initial values of a scene, before it has a stage.
  convenience init(_ definitions: Definitions, directory: LayerDirectory) {
    self.init(
      states: definitions.states, directory: directory, time: { 0 },
      properties: { layer, _ in directory.blueprints[layer].properties }, touchState: { _, _ in false })
    fractionComplete = { definitions.animators[$0] == nil ? nil : 0 }
    percentComplete = { definitions.interactions[$0] == nil ? nil : 0 }
  }
}
