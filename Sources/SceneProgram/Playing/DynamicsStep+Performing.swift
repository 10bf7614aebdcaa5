import Geometry
import LayerTree
import Motion

extension DynamicsStep {
  /// Starts the simulation; `completion` is called when all layers are at rest.
  package func perform(by player: ScenePlayer, completion: ((Bool) throws -> Void)?) {
    let all = (layers + obstacles).map { player.layers[$0] }
    var bodies = DynamicAnimator.bodies(of: all)
    for index in bodies.indices {
      if index < layers.count {
        configure(&bodies[index])
      } else {
        bodies[index].isAnchored = true
        bodies[index].collidesWithItems = true
      }
    }
    let bounds = hasBoundaries ? all.first?.superlayer?.model.bounds : nil
    var world = RigidWorld(bodies, within: bounds)
    for index in layers.indices { forces(&world, index) }
    DynamicAnimator(
      all, in: world, on: player.stage, completion: completion.map { completion in { try completion(true) } })
  }
}
