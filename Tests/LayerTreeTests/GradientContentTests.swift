import Geometry
import LayerTree
import Testing

/// Colors that lie outside the way of a gradient.
@Suite struct GradientContentTests {
  private let bounds = Rect(0, 0, 100, 10)

  private func content(_ locations: [Double], kind: GradientContent.Kind = .axial) -> GradientContent {
    var content = GradientContent(colors: [.black, .white, .black])
    (content.gradientKind, content.locations) = (kind, locations)
    (content.startPoint, content.endPoint) = (Point(0, 0), Point(1, 0))
    return content
  }

  @Test(arguments: [[-0.5, -0.25, 0], [-1, 0.5, 3], [1, 1.5, 2], [0.25, 0.5, 0.75]])
  func colorsBeyondTheEndsOfALineMakeItLonger(locations: [Double]) {
    let gradient = content(locations).gradient(in: bounds)
    guard case .axial(let from, let to) = gradient.geometry else { return #expect(Bool(false), "a line") }
    #expect(gradient.stops.allSatisfy { 0...1 ~= $0.location })
    for (stop, location) in zip(gradient.stops, locations) {
      #expect(abs(from.x + (to.x - from.x) * stop.location - 100 * location) < 1e-9)
    }
  }

  @Test func colorsBeyondACircleAreClipped() {
    let stops = content([-0.5, 0.5, 1.5], kind: .radial).gradient(in: bounds).stops
    #expect(stops.map(\.location) == [0, 0.5, 1])
    #expect(stops.map(\.color.red) == [0.5, 1, 0.5])
  }

  @Test func aColorThatFadesKeepsItsHueWhereItIsClipped() {
    var content = GradientContent(colors: [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0, alpha: 0),
    ])
    (content.gradientKind, content.locations) = (.conic, [-1, 1])
    let stops = content.gradient(in: bounds).stops
    #expect(stops.first?.color == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
