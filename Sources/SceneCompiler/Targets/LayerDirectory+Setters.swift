import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneLanguage
import SceneProgram
import SceneSyntax

extension LayerDirectory {
  /// Returns the setter of a layer's property by its key, or nil when layers of its kind have no such key.
  func setter(_ name: String, of layer: Int) -> LayerSetter? {
    let kind = LayerKind.of(blueprints[layer].properties.content)
    return (LayerKeys.setters + kind.setters).first { $0.key.name == name }
  }
}
