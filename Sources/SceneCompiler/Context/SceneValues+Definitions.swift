import LayerTree
import SceneLanguage
import SceneProgram

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
