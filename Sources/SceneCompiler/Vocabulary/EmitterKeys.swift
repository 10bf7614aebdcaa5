import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that only emitters have.
enum EmitterKeys {
  /// The content of a new emitter, with default particles.
  package static let initial: EmitterContent = {
    var content = EmitterContent()
    content.emitterCells = [.standard]
    return content
  }()

  package static let setters = LayerSetter.all(
    in: .content(.emitter),
    [
      LayerSetter(
        "cells", .emitterCells, "The particles; orange squares in every direction."
      ) {
        $0.emitter.emitterCells = $1
      },
      .property(.emitterPosition), .property(.emitterSize),
      LayerSetter("emitterShape", .choice(), "The form of the source; point.") { $0.emitter.emitterShape = $1 },
      LayerSetter("emitterMode", .choice(), "The part of the shape that emits; surface.") {
        $0.emitter.emitterMode = $1
      },
      .property(.emitterBirthRate), .property(.emitterLifetime), .property(.emitterVelocity),
      .property(.emitterScale, as: "particleScale"), .property(.emitterSpin),
      LayerSetter("seed", .number(0...1e9), "The seed of the particles' random numbers; 0.") {
        $0.emitter.emitterSeed = UInt64(saturating: $1)
      },
      LayerSetter("additive", .boolean, "True to add the particles' light to the backdrop; false.") {
        $0.emitter.isEmitterAdditive = $1
      },
    ], except: [.emitterScale])
}
