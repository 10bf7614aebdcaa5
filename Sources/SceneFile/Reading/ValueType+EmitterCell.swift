import Geometry
import LayerTree
import SceneDiagnostics
import SceneSyntax

extension ValueType where Value == EmitterCell {
  /// A kind of particle.
  static let emitterCell = ValueType(
    "a kind of particle: {birthRate: 20, lifetime: 1, …}", schema: cellRecord.schema, compile: { cell($0, $1) })

  private static func cell(_ node: SyntaxNode, _ context: ReadingContext) -> Computed<EmitterCell> {
    guard let record = context.record(node, as: cellRecord) else { return .failed }
    let changes = setters.compactMap { record.compiled($0.key) }
    let inner = Computed<[EmitterCell]>.all((record.read(cells)?.items ?? []).map { cell($0, context) })
    return Computed(text: { "a kind of particle" }) { frame in
      var cell = EmitterCell()
      for change in changes { change.value(frame)?(&cell) }
      guard let cells = inner.value(frame) else { return nil }
      cell.cells += cells
      return cell
    }
  }

  private struct Setter: Sendable {
    let key: Key<@Sendable (inout EmitterCell) -> Void>

    init<Member: Sendable>(
      _ name: String, _ type: ValueType<Member>, _ summary: String,
      set: @escaping @Sendable (inout EmitterCell, Member) -> Void
    ) {
      key = Key(name, type.map { value in { set(&$0, value) } }, summary)
    }
  }

  private static let cells = Key(
    "cells", ValueType<SyntaxNode>.node(["type": "array"]), "The particles that each particle emits.")
  static let cellRecord = RecordType(
    name: "cell", summary: "A kind of particle.", keys: setters.map(\.key.description) + [cells.description])

  private static let setters: [Setter] = [
    Setter("contents", .image, "The picture; a point in the colour.") { $0.contents = $1 },
    Setter("birthRate", .number(0...1e5), "Particles a second.") { $0.birthRate = $1 },
    Setter("lifetime", .time(0...86_400), "Seconds that one lives.") { $0.lifetime.value = $1 },
    Setter("lifetimeRange", .time(0...86_400), "How far lifetimes differ; 0.") { $0.lifetime.range = $1 },
    Setter("velocity", .number(), "Points a second at birth; 0.") { $0.velocity.value = $1 },
    Setter("velocityRange", .number(0...1e9), "How far velocities differ; 0.") { $0.velocity.range = $1 },
    Setter("xAcceleration", .number(), "Points a second squared, across; 0.") { $0.acceleration.x = $1 },
    Setter("yAcceleration", .number(), "Points a second squared, down; 0.") { $0.acceleration.y = $1 },
    Setter("emissionLongitude", .angle, "The direction, in degrees; 0, to the right.") { $0.emissionLongitude = $1 },
    Setter("emissionRange", .angle, "The width of the cone about it, in degrees; 0.") { $0.emissionRange = $1 },
    Setter("scale", .number(), "The scale at birth; 1.") { $0.scale.value = $1 },
    Setter("scaleRange", .number(0...1e6), "How far scales differ; 0.") { $0.scale.range = $1 },
    Setter("scaleSpeed", .number(), "What is added to the scale a second; 0.") { $0.scaleSpeed = $1 },
    Setter("spin", .angle, "Degrees a second; 0.") { $0.spin.value = $1 },
    Setter("spinRange", .angle, "How far spins differ, in degrees a second; 0.") { $0.spin.range = $1 },
    Setter("color", .color, "What the picture's colours are multiplied by; white.") { $0.color = $1 },
    Setter("redRange", .number(0...1), "How far red differs; 0.") { $0.colorRange.red = $1 },
    Setter("greenRange", .number(0...1), "How far green differs; 0.") { $0.colorRange.green = $1 },
    Setter("blueRange", .number(0...1), "How far blue differs; 0.") { $0.colorRange.blue = $1 },
    Setter("alphaRange", .number(0...1), "How far alpha differs; 0.") { $0.colorRange.alpha = $1 },
    Setter("redSpeed", .number(), "What is added to red a second; 0.") { $0.colorSpeed.red = $1 },
    Setter("greenSpeed", .number(), "What is added to green a second; 0.") { $0.colorSpeed.green = $1 },
    Setter("blueSpeed", .number(), "What is added to blue a second; 0.") { $0.colorSpeed.blue = $1 },
    Setter("alphaSpeed", .number(), "What is added to alpha a second; 0.") { $0.colorSpeed.alpha = $1 },
    Setter("beginTime", .time(0...86_400), "How long after what emits it the first is born; 0.") {
      $0.beginTime = $1
    },
    Setter("duration", .time(0...86_400), "How long particles are born; for ever.") { $0.duration = $1 },
  ]
}
