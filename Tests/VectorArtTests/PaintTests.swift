import Geometry
import LayerTree
import Testing

@testable import VectorArt

@Suite struct PaintTests {
  private let stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue' stop-opacity='0.5'/>"

  private func fill(
    _ gradient: String, shape: String = "<rect id='r' x='10' y='20' width='40' height='80' fill='url(#g)'/>"
  )
    throws -> Gradient
  {
    try #require(try draw(gradient + shape).shape("r")?.fillGradient)
  }

  @Test func runsAlongTheBox() throws {
    let gradient = try fill("<linearGradient id='g'>\(stops)</linearGradient>")
    #expect(gradient.geometry == .axial(from: Point(0, 0), to: Point(1, 0)))
    #expect(gradient.transform.apply(Point(1, 1)) == Point(50, 100))
    #expect(gradient.stops.first?.color == Color(hex: 0xFF0000))
    #expect(gradient.stops.last == Gradient.Stop(location: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.5)))
    #expect(gradient.spread == .pad)
  }

  @Test func runsInUserSpace() throws {
    let gradient = try fill(
      """
      <linearGradient id='g' gradientUnits='userSpaceOnUse' x1='10%' y1='5' x2='1in' y2='50%' spreadMethod='reflect'
        gradientTransform='translate(5 6)'>\(stops)</linearGradient>
      """)
    #expect(gradient.geometry == .axial(from: Point(20, 5), to: Point(96, 100)))
    #expect(gradient.transform.apply(.zero) == Point(5, 6))
    #expect(gradient.spread == .reflect)
  }

  @Test func takesOverFromTemplates() throws {
    let gradient = try fill(
      """
      <radialGradient id='a' r='0.3' fx='0.4' spreadMethod='repeat'>\(stops)</radialGradient>
      <linearGradient id='b' href='#a' gradientUnits='userSpaceOnUse' x1='7'/>
      <radialGradient id='g' xlink:href='#b' cx='3'/>
      """)
    #expect(gradient.spread == .repeat)
    #expect(gradient.stops.last?.location == 1)
    guard case .radial(let center, let radius, _, _) = gradient.geometry else { return #expect(Bool(false)) }
    #expect(center == Point(3, 100) && radius == 0.3)
  }

  /// Colors pass into each other as if they weren't multiplied by their opacity, where that makes a difference.
  @Test func mixesBareColors() throws {
    let gradient = try fill("<linearGradient id='g'>\(stops)</linearGradient>")
    #expect(gradient.stops.count == 2 && gradient.interpolation == .straight)
    let fade = try fill("<linearGradient id='g'><stop stop-opacity='0'/><stop offset='1'/></linearGradient>")
    #expect(fade.interpolation == .premultiplied)
  }

  /// As SVG 2 has it, two circles of which neither is inside the other make a cone.
  @Test func leavesTheFocusOutside() throws {
    let gradient = try fill(
      "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='10' cy='10' r='10' fx='40'>\(stops)</radialGradient>")
    guard case .radial(_, _, let focus, _) = gradient.geometry else { return #expect(Bool(false)) }
    #expect(focus == Point(40, 10))
  }

  @Test func ordersStops() throws {
    let gradient = try fill(
      "<linearGradient id='g'><stop offset='50%'/><stop offset='0.2'/><stop offset='7'/></linearGradient>")
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 1])
  }

  /// What fills instead of gradients that are none.
  @Test(arguments: [
    ("<linearGradient id='g'/>", "url(#g) red", nil as Color?),
    (
      "<linearGradient id='g'><stop stop-color='lime' stop-opacity='0.5'/></linearGradient>", "url(#g)",
      Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    ),
    (
      "<linearGradient id='g' x2='0'><stop/><stop stop-color='lime'/></linearGradient>", "url(#g)", Color(hex: 0x00FF00)
    ),
    ("<radialGradient id='g' r='0'><stop/><stop stop-color='lime'/></radialGradient>", "url(#g)", Color(hex: 0x00FF00)),
    ("", "url(#g) lime", Color(hex: 0x00FF00)), ("", "url(#g)", nil), ("<rect id='g'/>", "url(#g) red", nil),
    ("<linearGradient id='g' href='#g'/>", "url(#g)", nil), ("", "rubbish", .black),
  ])
  func fallsBack(_ gradient: String, _ fill: String, _ color: Color?) throws {
    let shape = try #require(try draw("\(gradient)<rect id='r' width='5' height='5' fill='\(fill)'/>").shape("r"))
    #expect(shape.fillGradient == nil && shape.fillColor == color)
  }

  @Test func fallsBackOnLinesWithoutABox() throws {
    let shape = try #require(
      try draw("<linearGradient id='g'>\(stops)</linearGradient><path id='r' d='M0 5H9' stroke='url(#g) lime'/>").shape(
        "r"))
    #expect(shape.strokeGradient == nil && shape.strokeColor == Color(hex: 0x00FF00))
  }

  @Test func repeatsPatterns() throws {
    let drawing = try draw(
      """
      <pattern id='p' patternUnits='userSpaceOnUse' x='5' y='5' width='20' height='10' patternTransform='scale(2)'>
        <rect width='10' height='5'/>
      </pattern>
      <rect id='r' x='10' y='10' width='80' height='40' fill='url(#p)' stroke='red' fill-opacity='0.5'/>
      """)
    let layer = try #require(drawing.layer("r"))
    #expect(layer.sublayers.count == 2)
    let pattern = layer.sublayers[0]
    #expect(pattern.mask?.shape?.path == layer.sublayers[1].shape?.path)
    #expect(pattern.properties.opacity == 0.5)
    let placed = try #require(pattern.sublayers.first)
    #expect(placed.place(1, 1) == Point(2, 2))
    // The box is 5…45 across and 5…25 down before the transform: two columns, two rows.
    let rows = try #require(placed.sublayers.first)
    guard case .replicator(let down) = rows.properties.content,
      case .replicator(let across) = rows.sublayers.first?.properties.content
    else { return #expect(Bool(false), "no copies") }
    #expect(down.instanceCount == 2 && down.instanceTransform == .translation(0, 10))
    #expect(across.instanceCount == 2 && across.instanceTransform == .translation(20, 0))
  }

  @Test func drawsTilesLargerThatAreTooMany() throws {
    let drawing = try draw(
      """
      <pattern id='p' patternUnits='userSpaceOnUse' width='0.1' height='0.1'><circle r='0.05'/></pattern>
      <rect id='r' width='100' height='100' fill='url(#p)'/>
      """)
    #expect(
      drawing.messages == ["line 2: the pattern’s tiles are too small to distinguish and are drawn 5 times as large"])
    // Each of both replicators is for one direction.
    #expect(drawing.layer("r").map { $0.copies.map { abs($0 - 200) <= 1 } } == [true, true])
  }

  @Test func takesContextPaints() throws {
    let drawing = try draw(
      "<defs><rect id='r' width='5' height='5' fill='context-stroke'/></defs><use href='#r' stroke='lime'/>")
    #expect(drawing.shape("r")?.fillColor == Color(hex: 0x00FF00))
  }

  @Test(arguments: ["rect", "path"])
  func leavesOutPatternsInThemselves(_ name: String) throws {
    let drawing = try draw(
      "<pattern id='p' width='1' height='1'><rect width='5' height='5' fill='url(#p)'/></pattern><rect id='r' width='5' height='5' fill='url(#p)'/>"
    )
    #expect(drawing.layer("r") != nil)
  }
}

extension LayerDescription {
  /// How many copies the replicators inside make, the outermost first.
  fileprivate var copies: [Int] {
    var copies: [Int] = []
    if case .replicator(let content) = properties.content { copies.append(content.instanceCount) }
    return copies + sublayers.flatMap(\.copies)
  }
}
