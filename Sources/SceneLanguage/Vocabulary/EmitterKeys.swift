import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that emitters have beyond other layers.
enum EmitterKeys {
  /// An emitter that says nothing of its particles still shows some.
  package static let initial: EmitterContent = {
    var content = EmitterContent()
    content.cells = [.standard]
    return content
  }()

  package static let setters: [LayerSetter] = [
    LayerSetter(
      "cells", .list(of: .emitterCell, "a list of kinds of particles"),
      "The particles; orange squares in every direction."
    ) {
      $0.emitter.cells = $1
    },
    LayerSetter("emitterPosition", .point, "The middle of the source; [0, 0].") { $0.emitter.position = $1 },
    LayerSetter("emitterSize", .size, "The extent of the source; [0, 0].") { $0.emitter.size = $1 },
    LayerSetter("emitterShape", .choice(), "The form of the source; point.") { $0.emitter.shape = $1 },
    LayerSetter("emitterMode", .choice(), "The part of the shape that emits; surface.") { $0.emitter.mode = $1 },
    LayerSetter("birthRate", .number(0...1e6), "Multiplies the cells' birth rates; 1.") { $0.emitter.birthRate = $1 },
    LayerSetter("lifetime", .number(0...1e6), "Multiplies the cells' lifetimes; 1.") { $0.emitter.lifetime = $1 },
    LayerSetter("velocity", .number(), "Multiplies the cells' velocities; 1.") { $0.emitter.velocity = $1 },
    LayerSetter("particleScale", .number(), "Multiplies the cells' scales; 1.") { $0.emitter.scale = $1 },
    LayerSetter("spin", .number(), "Multiplies the cells' spins; 1.") { $0.emitter.spin = $1 },
    LayerSetter("seed", .number(0...1e9), "The seed of the particles' random numbers; 0.") {
      $0.emitter.seed = UInt64(saturating: $1)
    },
    LayerSetter("additive", .boolean, "True to add the particles' light to the backdrop; false.") {
      $0.emitter.isAdditive = $1
    },
  ]
}
