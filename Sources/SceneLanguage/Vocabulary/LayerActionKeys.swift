import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram

/// The keys of the actions of layers: the animations that changes set off inside transactions.
package enum LayerActionKeys {
  /// The parameters that make an action a spring.
  package static let spring = SpringKeys.coreAnimation.filter { key in
    !AnimationKeys.basic.contains { $0.name == key.name }
  }

  package static let record = RecordType(
    name: "action", summary: "The animation of a change.", keys: TimingKeys.property + spring)
}
