import Geometry
import LayerTree

/// The keys that emitters have beyond other layers.
enum EmitterKeys {
  static let setters: [LayerSetter] = [
    .emitter("cells", .list(of: .emitterCell, "a list of kinds of particles"), "The particles.") { $0.cells = $1 },
    .emitter("emitterPosition", .point, "The middle of the source; [0, 0].") { $0.position = $1 },
    .emitter("emitterSize", .size, "The extent of the source; [0, 0].") { $0.size = $1 },
    .emitter("emitterShape", .choice(), "The form of the source; point.") { $0.shape = $1 },
    .emitter("emitterMode", .choice(), "Where on its form it emits; surface.") { $0.mode = $1 },
    .emitter("birthRate", .number(0...1e6), "Multiplies the cells' birth rates; 1.") { $0.birthRate = $1 },
    .emitter("lifetime", .number(0...1e6), "Multiplies the cells' lifetimes; 1.") { $0.lifetime = $1 },
    .emitter("velocity", .number(), "Multiplies the cells' velocities; 1.") { $0.velocity = $1 },
    .emitter("particleScale", .number(), "Multiplies the cells' scales; 1.") { $0.scale = $1 },
    .emitter("spin", .number(), "Multiplies the cells' spins; 1.") { $0.spin = $1 },
    .emitter("seed", .number(0...1e9), "Whose random numbers the particles have; 0.") { $0.seed = UInt64($1) },
    .emitter("additive", .boolean, "Whether particles add to the light behind them; false.") { $0.isAdditive = $1 },
  ]
}
