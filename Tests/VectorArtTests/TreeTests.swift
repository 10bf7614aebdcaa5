import Geometry
import LayerTree
import Testing
import Typography

@testable import VectorArt

/// The layers that resolved drawings become.
@Suite struct TreeTests {
  @Test("A path that turns back has its marker across it, as in browsers")
  func cusps() throws {
    let path = try PathData.path("M40 155C95 140 100 105 100 40C100 105 105 140 160 160")
    let vertices = PathVertex.all(of: path)
    #expect(vertices.count == 3 && abs(vertices[1].angle - .pi) < 1e-9)
  }

  @Test("A path that is closed already has no further side for a marker")
  func closedTwice() throws {
    let path = try PathData.path("M50 160L100 50L150 160Z")
    #expect(PathVertex.all(of: path).count == 4)
    for rest in ["", "M1 1h9", "h9v9"] {
      let (once, again) = (
        try PathData.path("M50 160L100 50L150 160Z\(rest)"), try PathData.path("M50 160L100 50L150 160ZZZ\(rest)")
      )
      #expect(PathVertex.all(of: again).map(\.angle) == PathVertex.all(of: once).map(\.angle))
    }
  }

  @Test("A marker may use the shape that it is on, which has its other markers there")
  func markersThatUseTheirShape() throws {
    let drawing = try draw(
      """
      <marker id='a' markerWidth='6' markerHeight='6'><use href='#p'/></marker>
      <marker id='b' markerWidth='6' markerHeight='6'><rect id='r' width='2' height='2'/></marker>
      <path id='p' d='M10 10L50 50' stroke='red' marker-start='url(#a)' marker-end='url(#b)'/>
      """)
    #expect(drawing.warnings.isEmpty)
    // The path's own, and the one of the path in its marker.
    #expect(drawing.root.count("r") == 2 && drawing.root.count("p") == 2)
  }

  @Test("Control points that rounding has moved off the ends of curves do not turn the ends of strokes")
  func curvesThatAreLines() throws {
    let drawing = try draw("<path id='p' d='M20 160C20.0001 160 160 20 160.0001 20' stroke='red'/>")
    let elements = try #require(drawing.shape("p")).path.elements
    let end = Point(160.0001, 20)
    #expect(elements == [.move(Point(20, 160)), .cubic(control1: Point(20, 160), control2: end, to: end)])
    let curve = try draw("<path id='p' d='M0 0C.01 0 1 1 1 2' stroke='red'/>")
    let element = curve.shape("p")?.path.elements[1]
    #expect(element == .cubic(control1: Point(0.01, 0), control2: Point(1, 1), to: Point(1, 2)))
  }

  @Test("Markers stand between a pattern and the stroke around it")
  func markersBetween() throws {
    let drawing = try draw(
      """
      <pattern id='p' width='9' height='9' patternUnits='userSpaceOnUse'><rect width='5' height='5' fill='lime'/></pattern>
      <marker id='m' markerWidth='4' markerHeight='4'><rect width='4' height='4' fill='red'/></marker>
      <path id='s' d='M10 10h100v100h-100z' fill='url(#p)' stroke='blue' marker-start='url(#m)'
        paint-order='fill markers stroke'/>
      """)
    let parts = try #require(drawing.layer("s")).sublayers
    #expect(parts.count == 3)
    #expect(parts.first?.mask != nil && parts.last?.shape?.strokeColor == Color(hex: 0x0000FF))
  }

  @Test("The region of a filter on a use moves with what is used")
  func filteredUses() throws {
    let drawing = try draw(
      """
      <filter id='f'><feOffset dx='1'/></filter><defs><rect id='r' width='20' height='20'/></defs>
      <use id='u' x='50' y='40' href='#r' filter='url(#f)'/>
      """)
    let used = try #require(drawing.layer("u"))
    #expect(used.place(0, 0) == Point(50, 40))
    let graph = try #require(used.sublayers.first?.properties.effects.filterGraph)
    #expect(graph.region == Rect(-2, -2, 24, 24))
    #expect(used.sublayers.first?.place(0, 0) == .zero)
  }

  @Test("A resolved drawing is a value without references")
  func tree() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="200" height="100" id="all">
      <defs><g id="g" transform="translate(1 2)"><rect id="r" width="50%" height="3"/></g></defs>
      <use href="#g" x="4" opacity="0.5"/>
      </svg>
      """
    let drawing = try ResolvedDrawing(Array(text.utf8), resources: .none, fonts: .init(), files: [])
    #expect(drawing.tree.size == Size(200, 100) && drawing.tree.name == "all")
    #expect(drawing.tree.fitting == .scale(10, 10))
    guard case .group(let uses) = drawing.tree.content?.content, case .group(let used) = uses.first?.content,
      case .group(let shapes) = used.first?.content, case .shape(let shape) = shapes.first?.content
    else {
      Issue.record("the tree is not as deep as the drawing")
      return
    }
    #expect(uses[0].placement == .translation(4, 0) && uses[0].opacity == 0.5)
    #expect(used[0].transform == .translation(1, 2) && used[0].name == "g")
    #expect(shape.box == Rect(0, 0, 10, 3))
    #expect(drawing.tree.content?.outerBox == Rect(5, 2, 10, 3))
  }
}
