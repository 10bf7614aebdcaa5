import Geometry
import LayerTree
import Testing

@testable import VectorArt

@Suite struct ShapeTests {
  @Test(arguments: [
    ("<rect id='s' x='10' y='20' width='30' height='40'/>", Rect(10, 20, 30, 40)),
    ("<rect id='s' width='50%' height='10%'/>", Rect(0, 0, 100, 20)),
    ("<circle id='s' cx='50' cy='60' r='10%'/>", Rect(30, 40, 40, 40)),
    ("<ellipse id='s' cx='50' cy='60' rx='20' ry='10'/>", Rect(30, 50, 40, 20)),
    ("<ellipse id='s' cx='50' cy='60' ry='10'/>", Rect(40, 50, 20, 20)),
    ("<line id='s' x1='10' y1='20' x2='30' y2='20'/>", Rect(10, 20, 20, 0)),
    ("<polyline id='s' points='0,0 10,5 20'/>", Rect(0, 0, 10, 5)),
    ("<polygon id='s' points='0 0 10 5 x 3'/>", Rect(0, 0, 10, 5)),
    ("<path id='s' d='M5 5h10v10'/>", Rect(5, 5, 10, 10)),
    ("<path id='s' d='M5 5h10v10q3'/>", Rect(5, 5, 10, 10)),
    ("<path id='s' d='M0 0C0 40 40 40 40 0'/>", Rect(0, 0, 40, 30)),
  ])
  func hasItsBoxForBounds(_ body: String, _ box: Rect) throws {
    let layer = try #require(try draw(body).layer("s"))
    let bounds = layer.properties.bounds
    #expect(bounds.origin.isNear(box.origin) && (Point(bounds.maxX, bounds.maxY)).isNear(Point(box.maxX, box.maxY)))
    // Coordinates stay those of the file, and the anchor is the middle.
    #expect(layer.properties.frame == bounds)
    #expect(layer.properties.position.isNear(Point(bounds.midX, bounds.midY)))
  }

  @Test(arguments: [
    "<rect id='s' width='0' height='5'/>", "<rect id='s' width='-1' height='5'/>", "<rect id='s'/>",
    "<circle id='s' r='0'/>", "<circle id='s' r='-3'/>", "<ellipse id='s' rx='3' ry='0'/>", "<path id='s'/>",
    "<path id='s' d=''/>", "<path id='s' d='L5 5'/>", "<path id='s' d='M5 5'/>", "<polyline id='s' points='1'/>",
    "<rect id='s' width='NaN' height='5'/>", "<rect id='s' width='5' height='5' transform='scale(0)'/>",
    "<rect id='s' width='5' height='5' display='none'/>", "<g id='s'/>",
  ])
  func isNotThereWithoutAnOutline(_ body: String) throws { #expect(try draw(body).layer("s") == nil) }

  /// The radii of a rectangle of 40 by 20 with corners, and where its outline begins.
  @Test(arguments: [
    ("rx='5'", 5.0, 5.0), ("ry='5'", 5, 5), ("rx='5' ry='3'", 5, 3), ("rx='100' ry='100'", 20, 10),
    ("rx='-5' ry='3'", 3, 3), ("rx='5%'", 10, 10), ("rx='auto' ry='4'", 4, 4), ("rx='0' ry='4'", 0, 0),
  ])
  func roundsCorners(_ attributes: String, _ rx: Double, _ ry: Double) throws {
    let path = try #require(try draw("<rect id='s' width='40' height='20' \(attributes)/>").shape("s")?.path)
    #expect(path.elements.first == .move(Point(rx, 0)))
    guard rx > 0 else { return #expect(path.elements.count == 5) }
    guard case .cubic(_, _, let end) = path.elements[2] else { return #expect(Bool(false), "no corner") }
    #expect(end.isNear(Point(40, ry)))
  }

  @Test func strokes() throws {
    let drawing = try draw(
      """
      <path id='s' d='M0 0H9' stroke='red' stroke-width='5%' stroke-dasharray='10 5, 2' stroke-dashoffset='1mm'
        stroke-linecap='round' stroke-linejoin='bevel' stroke-miterlimit='0.5' fill='none' stroke-opacity='50%'/>
      """)
    let shape = try #require(drawing.shape("s"))
    #expect(shape.fillColor == nil)
    #expect(shape.strokeColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(shape.lineWidth == 10)
    #expect(shape.lineDashPattern == [10, 5, 2, 10, 5, 2])
    #expect(abs(shape.lineDashPhase - 96 / 25.4) < 1e-9)
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.miterLimit == 1)
  }

  @Test(arguments: ["10 -5", "0 0", "none", "a b"])
  func drawsSolidLinesForDashesThatMakeNoSense(_ dashes: String) throws {
    let shape = try draw("<path id='s' d='M0 0H9' stroke='red' stroke-dasharray='\(dashes)'/>").shape("s")
    #expect(shape?.lineDashPattern == [] && shape?.strokeColor != nil)
  }

  @Test(arguments: ["0", "-5"])
  func drawsNoLinesWithoutAWidth(_ width: String) throws {
    let shape = try draw("<rect id='s' width='9' height='9' stroke='red' stroke-width='\(width)'/>").shape("s")
    #expect(shape != nil && shape?.strokeColor == nil)
  }

  @Test func keepsTheWidthOfStrokesOnTheCanvas() throws {
    let drawing = try draw(
      """
      <g transform='scale(4)' vector-effect='non-scaling-stroke'>
        <rect id='a' width='5' height='5' stroke='red' stroke-width='8' stroke-dasharray='4' vector-effect='non-scaling-stroke'/>
        <rect id='b' width='5' height='5' stroke='red' stroke-width='8'/>
      </g>
      <g transform='scale(4 2)'>
        <rect id='c' width='5' height='5' stroke='red' stroke-width='8' vector-effect='non-scaling-stroke'/>
      </g>
      """)
    #expect(drawing.shape("a")?.lineWidth == 2 && drawing.shape("a")?.lineDashPattern == [1, 1])
    #expect(drawing.shape("b")?.lineWidth == 8)
    let parts = try #require(drawing.layer("c")?.sublayers)
    #expect(parts.count == 2 && parts[0].shape?.strokeColor == nil && parts[1].shape?.lineWidth == 8)
    #expect(parts[1].shape?.path == .rect(Rect(0, 0, 20, 10)) && parts[1].place(20, 10).isNear(Point(5, 5)))
  }

  @Test func ordersFillAndStroke() throws {
    let layer = try #require(
      try draw("<rect id='s' width='9' height='9' stroke='red' paint-order='stroke'/>").layer("s"))
    #expect(layer.sublayers.count == 2)
    #expect(layer.sublayers[0].shape?.fillColor == nil && layer.sublayers[0].shape?.strokeColor != nil)
    #expect(layer.sublayers[1].shape?.fillColor != nil && layer.sublayers[1].shape?.strokeColor == nil)
  }

  @Test func hidesWhatIsInvisible() throws {
    let drawing = try draw(
      "<g visibility='hidden'><rect id='a' width='5' height='5'/><rect id='b' visibility='visible' width='5' height='5'/></g>"
    )
    #expect(drawing.layer("a")?.properties.isHidden == true)
    #expect(drawing.layer("b")?.properties.isHidden == false)
  }

  /// A path, and the angles in degrees at its vertices.
  @Test(arguments: [
    ("M0 0H10V10", [0.0, 45, 90]), ("M0 0H10V10H0Z", [0, 45, 135, 225, -90]), ("M0 0C0 0 10 0 10 10", [0, 90]),
    ("M0 0Q10 0 10 10", [0, 90]), ("M0 0H5M0 9V19", [0, 0, 90, 90]),
    // An arc is one, turning back is across, and after a closed part the next begins anew.
    ("M0 0A5 5 0 1 1 10 0", [-90, 90]), ("M0 0H9H5", [0, 90, 180]), ("M0 0H9V9ZL0 9", [0, 45, 157.5, 90, 90]),
  ])
  func findsTheAnglesOfMarkers(_ data: String, _ angles: [Double]) throws {
    let vertices = PathVertex.all(of: try PathData.path(data), joints: PathData.arcJoints(data))
    #expect(vertices.count == angles.count)
    for (vertex, angle) in zip(vertices, angles) {
      let turns = (vertex.angle * 180 / .pi - angle) / 360
      #expect(abs(turns - turns.rounded()) < 1e-9, "\(vertex.angle * 180 / .pi) instead of \(angle)")
    }
  }

  @Test func placesMarkers() throws {
    let drawing = try draw(
      """
      <marker id='m' viewBox='0 0 10 10' refX='5' refY='5' markerWidth='4' markerHeight='4' orient='auto'>
        <rect id='tip' width='10' height='10'/>
      </marker>
      <path id='s' d='M10 10H50V90' fill='none' stroke='red' stroke-width='5' marker-end='url(#m)'/>
      """)
    let layer = try #require(drawing.layer("s"))
    #expect(layer.sublayers.count == 2)
    let marker = layer.sublayers[1]
    // Four line widths wide, turned downwards, its middle on the end.
    #expect(marker.place(5, 5).isNear(Point(50, 90)))
    #expect(marker.place(10, 5).isNear(Point(50, 100)))
    #expect(marker.properties.masksToBounds)
    #expect(layer.properties.bounds == Rect(10, 10, 40, 80))
  }
}
