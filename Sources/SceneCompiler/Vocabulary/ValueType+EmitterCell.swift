import Encodings
import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == EmitterCell {
  /// An emitter cell: a kind of particle.
  static let emitterCell = ValueType(
    "a kind of particle: {birthRate: 20, lifetime: 1, …}", schema: cellRecord.schema, compile: { cell($0, $1) })

  /// Compiles emitter cells, repeated by their `for`.
  fileprivate static func cells(_ node: SyntaxNode, _ context: ReadingContext) -> Computed<[EmitterCell]> {
    var all: [Computed<EmitterCell>] = []
    for item in node.items {
      guard case .map(let entries) = item.content, let loop = entries.first(where: { $0.key == repetition.name }) else {
        all.append(cell(item, context))
        continue
      }
      context.repeating(loop.value) {
        if all.count <= maximumKindCount { all.append(cell(item, context)) }
      }
      guard all.count <= maximumKindCount else {
        context.log.error(
          at: loop.keyRange, "this makes more than \(maximumKindCount) kinds of particles",
          hint: "this limit is fixed")
        return .failed
      }
    }
    return .all(all)
  }

  private static func cell(_ node: SyntaxNode, _ context: ReadingContext) -> Computed<EmitterCell> {
    guard let record = context.record(node, as: cellRecord) else { return .failed }
    let changes = setters.compactMap { record.compiled($0.key) }
    let hasPicture = record.has(contents.name)
    let inner = record.read(cells).map { cells($0, context) } ?? .constant([])
    return Computed(.word("a kind of particle")) { frame in
      var cell = hasPicture ? EmitterCell.picture : .dot
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

  private static let contents = setters[0].key.description
  private static let cells = Key(
    "cells", ValueType<SyntaxNode>.node(["type": "array"]), "The particles that each particle emits.")
  static let cellRecord = RecordType(
    name: "cell", summary: "A kind of particle.",
    keys: setters.map(\.key.description) + [cells.description, repetition.description])
  /// The maximum number of emitter cells; each one takes time at every tick.
  private static let maximumKindCount = 1000
  private static let repetition = Key(
    "for", ValueType<SyntaxNode>.node(["type": "object"]),
    "Repeats the kind of particle: {tint: [red, gold]}, {i: 3}.")

  private static let setters: [Setter] = [
    Setter("contents", .image, "The image of a particle; a square of one point.") { $0.contents = $1 },
    Setter("birthRate", .number(0...1e5), "The number of particles per second; 20.") { $0.birthRate = $1 },
    Setter("lifetime", .time(0...86_400), "The lifetime of a particle in seconds; 1.") { $0.lifetime.value = $1 },
    Setter("lifetimeRange", .time(0...86_400), "The range of lifetimes in seconds; 0.") { $0.lifetime.range = $1 },
    Setter("velocity", .number(), "The velocity at birth, in points per second; 0.") { $0.velocity.value = $1 },
    Setter("velocityRange", .number(0...1e9), "The range of velocities; 0.") { $0.velocity.range = $1 },
    Setter("xAcceleration", .number(), "The horizontal acceleration, in points per second squared; 0.") {
      $0.acceleration.x = $1
    },
    Setter("yAcceleration", .number(), "The downward acceleration, in points per second squared; 0.") {
      $0.acceleration.y = $1
    },
    Setter(
      "emissionLongitude", .angle,
      "The direction, in degrees, from the normal of a line or of a circle's outline, else from the x axis; 0: up, outward, to the right."
    ) { $0.emissionLongitude = $1 },
    Setter("emissionRange", .angle, "The width of the cone about it, in degrees; 0.") { $0.emissionRange = $1 },
    Setter("scale", .number(), "The scale at birth; 1 for an image, otherwise 8.") { $0.scale.value = $1 },
    Setter("scaleRange", .number(0...1e6), "The range of scales; 0.") { $0.scale.range = $1 },
    Setter("scaleSpeed", .number(), "The change of the scale per second; 0.") { $0.scaleSpeed = $1 },
    Setter("spin", .angle, "The spin, in degrees per second; 0.") { $0.spin.value = $1 },
    Setter("spinRange", .angle, "The range of spins, in degrees per second; 0.") { $0.spin.range = $1 },
    Setter(
      "color", .color, "The color that multiplies the image's colors; white with an image, otherwise systemOrange."
    ) { $0.color = $1 },
    Setter("redRange", .number(0...1), "The range of red; 0.") { $0.colorRange.red = $1 },
    Setter("greenRange", .number(0...1), "The range of green; 0.") { $0.colorRange.green = $1 },
    Setter("blueRange", .number(0...1), "The range of blue; 0.") { $0.colorRange.blue = $1 },
    Setter("alphaRange", .number(0...1), "The range of alpha; 0.") { $0.colorRange.alpha = $1 },
    Setter("redSpeed", .number(), "The change of red per second; 0.") { $0.colorSpeed.red = $1 },
    Setter("greenSpeed", .number(), "The change of green per second; 0.") { $0.colorSpeed.green = $1 },
    Setter("blueSpeed", .number(), "The change of blue per second; 0.") { $0.colorSpeed.blue = $1 },
    Setter("alphaSpeed", .number(), "The change of alpha per second; 0.") { $0.colorSpeed.alpha = $1 },
    Setter("beginTime", .time(0...86_400), "The delay before the first particle is emitted, in seconds; 0.") {
      $0.beginTime = $1
    },
    Setter("duration", .time(0...86_400), "The time during which particles are emitted, in seconds; forever.") {
      $0.duration = $1
    },
  ]
}

extension ValueType where Value == [EmitterCell] {
  /// A list of emitter cells.
  static let emitterCells = ValueType(
    "a list of kinds of particles",
    schema: [
      "anyOf": [
        ["type": "array", "items": ValueType<EmitterCell>.emitterCell.schema],
        ValueType<EmitterCell>.emitterCell.schema,
      ]
    ]
  ) { ValueType<EmitterCell>.cells($0, $1) }
}

extension EmitterCell {
  /// The default cell with an image: 20 particles per second, each with a lifetime of one second.
  fileprivate static var picture: EmitterCell {
    var cell = EmitterCell()
    (cell.birthRate, cell.lifetime.value) = (20, 1)
    return cell
  }

  /// The default cell without an image: a square that is visible on white and on black.
  fileprivate static var dot: EmitterCell {
    var cell = picture
    (cell.scale.value, cell.color) = (8, Color(hex: 0xFF9500))
    return cell
  }

  /// The cell of an emitter without specified cells: squares in all directions.
  package static var standard: EmitterCell {
    var cell = dot
    (cell.velocity.value, cell.emissionRange) = (60, 2 * .pi)
    return cell
  }
}
