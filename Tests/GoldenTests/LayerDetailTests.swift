import Flipbook
import Testing

@testable import Golden

/// The texts of long values in traces.
///
/// The numbers are FNV-1a of the values' texts, as another program computes it.
@Suite struct LayerDetailTests {
  private func word(_ name: String, _ layer: LayerProperties) throws -> String {
    try #require(LayerDetail.all.first { $0.name == name }).value(layer)
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
}
