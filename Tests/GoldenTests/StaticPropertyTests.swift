import Flipbook
import LayerTree
import Testing

@testable import Golden

/// The texts of long values in traces.
///
/// The numbers are FNV-1a of the values' texts, as another program computes it.
@Suite struct StaticPropertyTests {
  private func word(_ name: String, _ layer: LayerProperties) throws -> String {
    try #require(StaticProperty.all.first { $0.name == name }).value(layer)
  }

  @Test("Paths, gradients, and filters are identified by what scene files call them")
  func texts() throws {
    var shape = LayerProperties()
    shape.content = .shape(ShapeContent())
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(10, 0.5))
    path.close()
    shape.path = path
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    shape.fillGradient = Gradient(
      stops: [Gradient.Stop(location: 0, color: red), Gradient.Stop(location: 1, color: blue)],
      geometry: .axial(from: .zero, to: Point(10, 0)))
    shape.backgroundFilters.blurRadius = 4
    #expect(try word("path", shape) == "19xub036pkk4a")
    #expect(try word("shadowPath", shape) == "none")
    #expect(try word("fillGradient", shape) == "22jwmea9gj9w9")
    #expect(try word("strokeGradient", shape) == "none")
    #expect(try word("backgroundFilters", shape) == "bl0qjpe4cpg0")
  }

  @Test("Particles are identified by what they are, wherever their picture lies", arguments: ["a.png", "/b/c/d.png"])
  func particles(name: String) throws {
    var cell = EmitterCell()
    cell.contents = ImageReference(name: name, pixelWidth: 60, pixelHeight: 40, scale: 2)
    (cell.birthRate, cell.lifetime, cell.velocity) = (5, .init(2, range: 0.5), .init(80))
    (cell.acceleration, cell.emissionLongitude) = (Point(0, -40), -1.5)
    var content = EmitterContent(cells: [cell])
    (content.emitterShape, content.emitterSeed, content.isEmitterAdditive) = (.line, 3, true)
    (content.emitterPosition, content.emitterSize) = (Point(1, 2), Size(40, 0))
    var emitter = LayerProperties()
    emitter.content = .emitter(content)
    #expect(try word("particles", emitter) == "3f2cn24m4bm8z")
    content.emitterCells[0].spin.range = 1
    emitter.content = .emitter(content)
    #expect(try word("particles", emitter) != "3f2cn24m4bm8z")
  }

  /// Another value of the same kind.
  private func other(than value: AnimatableValue) -> AnimatableValue? {
    switch value {
    case .number(let number): .number(number + 0.25)
    case .point(let point): .point(Point(point.x + 1, point.y + 2))
    case .size(let size): .size(Size(size.width + 1, size.height + 2))
    case .rect(let rect): .rect(Rect(rect.minX + 1, rect.minY + 2, rect.width + 3, rect.height + 4))
    case .color: .color(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    case .colors: .colors([Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .black])
    case .numbers: .numbers([0.25, 0.5])
    default: nil
    }
  }

  private func content(_ kind: LayerContent.Kind) -> LayerContent {
    switch kind {
    case .plain: .plain
    case .shape: .shape(ShapeContent())
    case .text: .text(TextContent())
    case .gradient: .gradient(GradientContent())
    case .replicator: .replicator(ReplicatorContent())
    case .emitter: .emitter(EmitterContent(cells: []))
    case .scroll: .scroll(ScrollContent())
    case .transform: .transform
    case .playback: .playback(PlaybackContent())
    }
  }

  @Test("Every property of every kind of layer is found among the changed parts", arguments: LayerContent.Kind.allCases)
  func parts(kind: LayerContent.Kind) throws {
    var base = LayerProperties()
    base.content = content(kind)
    var count = 0
    for property in AnimatableProperty.leaves(on: kind) {
      guard let value = other(than: property.value(in: base)) else { continue }
      var changed = base
      changed.give(value, to: property)
      guard property.value(in: changed) != property.value(in: base) else { continue }
      count += 1
      #expect(changed.parts(differingFrom: base).contains(property.part), "\(property.keyPath)")
    }
    #expect(count > 20)
    #expect(base.parts(differingFrom: base) == [])
  }
}
