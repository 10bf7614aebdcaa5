import Geometry
import LayerTree

/// The steps for an event of a layer.
package struct Handler: Sendable {
  package let layer: Int
  package let event: SceneEvent
  package let steps: [Step]

  package init(layer: Int, event: SceneEvent, steps: [Step]) {
    self.layer = layer
    self.event = event
    self.steps = steps
  }
}
