import Geometry
import LayerTree
import Testing
import Typography

@testable import VectorArt

@Suite struct StructureTests {
  private func size(_ attributes: String) throws -> Size {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><rect x='20' y='30' width='60' height='20'/></svg>"
    return try Drawing.read(Array(text.utf8)).size
  }

  @Test(arguments: [
    ("width='30' height='40'", Size(30, 40)), ("viewBox='0 0 30 40'", Size(30, 40)),
    ("width='1in' height='50%' viewBox='0 0 30 40'", Size(96, 20)), ("", Size(80, 50)),
    ("width='30' height='40' viewBox='0 0 0 0'", Size(30, 40)), ("width='30'", Size(80, 50)),
    ("stroke='red' stroke-width='6'", Size(83, 53)),
  ])
  func isAsLargeAsItSays(_ attributes: String, _ size: Size) throws { #expect(try self.size(attributes) == size) }

  @Test func fitsItsViewBoxIntoTheCanvas() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100' viewBox='-10 -10 20 20'/>"
    let root = try Drawing.read(Array(text.utf8)).root
    #expect(root.properties.frame == Rect(0, 0, 200, 100))
    #expect(root.properties.bounds == Rect(-20, -10, 40, 20))
    #expect(root.place(-10, -10).isNear(Point(50, 0)))
  }

  @Test func keepsNamesAndCoordinates() throws {
    let drawing = try draw(
      """
      <g id='person' transform='translate(100 50)'>
        <g id='leftArm' transform='rotate(90)'><rect id='hand' x='10' y='-5' width='20' height='10'/></g>
      </g>
      """)
    let person = try #require(drawing.layer("person"))
    let arm = try #require(person.sublayers.first)
    #expect(arm.name == "leftArm" && arm.sublayers.map(\.name) == ["hand"])
    #expect(arm.properties.bounds == Rect(10, -5, 20, 10))
    #expect(arm.place(10, 0).isNear(Point(0, 10)))
    #expect(person.place(0, 0).isNear(Point(100, 50)))
    // It turns about the middle of what it shows.
    #expect(arm.properties.anchorPoint == Point(0.5, 0.5))
    #expect(arm.properties.position.isNear(Point(0, 20)))
  }

  @Test func movesAnchorsWithoutMovingLayers() throws {
    var layer = try #require(
      try draw("<rect id='r' x='10' y='20' width='40' height='10' transform='rotate(30) scale(2)'/>").layer("r"))
    let corner = layer.place(50, 30)
    layer.properties.moveAnchorPoint(to: Point(0, 0))
    #expect(layer.place(50, 30).isNear(corner))
    #expect(layer.properties.position.isNear(layer.place(10, 20)))
  }

  @Test func takesTransformOriginsForAnchors() throws {
    let layer = try #require(
      try draw(
        "<rect id='r' x='80' y='80' width='40' height='40' transform='rotate(90)' transform-origin='right 80'/>"
      ).layer("r"))
    #expect(layer.place(200, 80).isNear(Point(200, 80)))
    #expect(layer.properties.anchorPoint == Point(3, 0))
    #expect(layer.place(200, 70).isNear(Point(210, 80)))
  }

  @Test func letsGroupsVanishThatDoNothing() throws {
    let drawing = try draw(
      "<g><g><rect id='a' width='5' height='5'/></g><g opacity='0.5'><rect id='b' width='5' height='5'/></g></g>")
    #expect(drawing.root.sublayers.map(\.name) == ["a", ""])
  }

  @Test func uses() throws {
    let drawing = try draw(
      "<defs><rect id='r' width='5' height='5'/></defs><use id='u' href='#r' x='10' y='20' transform='scale(2)' fill='lime'/>"
    )
    let use = try #require(drawing.layer("u"))
    #expect(use.place(0, 0).isNear(Point(20, 40)))
    #expect(use.sublayers.map(\.name) == ["r"])
    #expect(drawing.shape("r")?.fillColor == Color(hex: 0x00FF00))
  }

  @Test(arguments: [
    "<use id='a' href='#a'/>", "<use id='a' href='#b'/><use id='b' href='#a'/>", "<g id='a'><use href='#a'/></g>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
  ])
  func leavesOutCircles(_ body: String) throws {
    #expect(try draw(body).messages.contains { $0.hasSuffix("<use> refers to itself and is left out") })
  }

  @Test(
    "Outlines and gradients that multiply come to an end",
    arguments: [
      "<marker id='m'><path d='M0 0h1v1h1v1'/></marker><path d='M0 0h1v1h1v1' marker-mid='url(#m)'/>",
      "<linearGradient id='g'><stop/><stop/><stop/><stop/><stop/></linearGradient>"
        + "<path d='M0 0h1v1' fill='url(#g)'/><path d='M0 0h1v1' stroke='url(#g)'/>",
    ])
  func longPathsOnLongPaths(_ body: String) throws {
    func resolve(room: Int) throws {
      let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\(body)</svg>"
      var document = try DocumentReader.read(Array(text.utf8))
      var warnings = WarningLog()
      _ = try Cascade.apply(to: &document, &warnings)
      var context = DrawingContext(document, resources: .none, fonts: .init(), files: [nil], warnings: warnings)
      try context.count(parts: DrawingContext.maximumPartCount - room)
      var resolver = DrawingResolver(context)
      _ = try resolver.tree()
    }
    #expect(throws: Never.self) { try resolve(room: 20) }
    #expect {
      try resolve(room: 12)
    } throws: {
      "\($0)".contains("the drawing's outlines and gradients have more than 4194304 parts")
    }
  }

  /// The root element is transformed after its `viewBox`, about the middle of its box, as in Chromium.
  @Test(arguments: [
    ("transform: rotate(90deg)", Point(80, 10)), ("transform: translate(10px, 20px)", Point(20, 40)),
    ("scale: -1 1", Point(90, 20)), ("transform: scale(.5); transform-origin: 0 0", Point(5, 10)),
    ("rotate: 180deg; transform-origin: 25% 75%", Point(40, 130)),
  ])
  func turnsTheRoot(_ style: String, expected: Point) throws {
    let text =
      "<svg width='100' height='100' viewBox='0 0 50 50' style='\(style)'><g><rect x='5' y='10' width='9' height='9'/></g></svg>"
    let drawing = try Drawing.read(Array(text.utf8))
    var point = Point(5, 10)
    var layers: [LayerDescription] = [drawing.root]
    while let next = layers.last?.sublayers.first { layers.append(next) }
    for layer in layers.reversed() { point = layer.properties.transformToSuperlayer.apply(point) }
    #expect((point - expected).length < 1e-9, "\(point)")
  }

  /// SVG 2, section 5.5: a symbol has a position and a size, and those of the `use` element replace the size.
  @Test(arguments: [("", Rect(15, 10, 20, 30)), ("width='40'", Rect(15, 10, 40, 30))])
  func symbolsHaveSizes(_ attributes: String, expected: Rect) throws {
    let drawing = try draw(
      "<symbol id='s' x='5' y='6' width='20' height='30'><rect width='90' height='90'/></symbol><use href='#s' x='10' y='4' \(attributes)/>"
    )
    let symbol = try #require(drawing.layer("s"))
    #expect(symbol.properties.frame == expected && symbol.properties.masksToBounds, "\(symbol.properties.frame)")
  }

  @Test func theRootsBoxIsNamed() throws {
    let text = "<svg width='9' height='9' style='padding: 2px; border: 0'><rect width='9' height='9'/></svg>"
    #expect(try Drawing.read(Array(text.utf8)).messages == ["line 1: padding: 2px is not supported"])
  }

  @Test func fitsSymbols() throws {
    let drawing = try draw(
      "<symbol id='s' viewBox='0 0 10 10'><rect id='r' width='50%' height='10'/></symbol><use href='#s' x='20' y='30' width='40' height='20'/>"
    )
    let symbol = try #require(drawing.layer("s"))
    #expect(symbol.properties.frame == Rect(20, 30, 40, 20))
    #expect(symbol.properties.masksToBounds)
    #expect(symbol.place(0, 0).isNear(Point(30, 30)))
    #expect(drawing.layer("r")?.properties.bounds == Rect(0, 0, 5, 10))
  }

  @Test func nestsDrawings() throws {
    let drawing = try draw(
      """
      <svg id='a' x='10' y='10' width='50' height='40'><rect width='100%' height='50%' id='r'/></svg>
      <svg id='b' viewBox='0 0 10 10'><rect width='10' height='10'/></svg>
      <svg id='c' overflow='visible' width='5' height='5'><rect width='10' height='10'/></svg>
      """)
    #expect(drawing.layer("a")?.properties.frame == Rect(10, 10, 50, 40))
    #expect(drawing.layer("a")?.properties.masksToBounds == true)
    #expect(drawing.layer("r")?.properties.bounds == Rect(0, 0, 50, 20))
    #expect(drawing.layer("b")?.properties.masksToBounds == false)
    #expect(drawing.layer("c")?.properties.masksToBounds == false)
  }

  @Test func switches() throws {
    let drawing = try draw(
      """
      <switch><rect id='a' systemLanguage='ru' width='5' height='5'/><g id='b' systemLanguage='de, en-GB'><rect width='5' height='5'/></g>
      <rect id='c' width='5' height='5'/></switch><rect id='d' requiredExtensions='x' width='5' height='5'/>
      """)
    #expect(["a", "b", "c", "d"].map { drawing.layer($0) != nil } == [false, true, false, false])
  }

  @Test("A picture that shows itself is shown once")
  func breaksCirclesOfPictures() throws {
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><image width='5' height='5' href='a.svg'/>"
      + "<rect id='inner' width='5' height='5'/></svg>"
    let resources = DrawingResources(
      read: { _ in .success(Array(file.utf8)) }, decode: { _, _ in .failure(.init("no")) })
    let drawing = try draw("<image width='50' height='50' href='a.svg'/>", resources: resources)
    #expect(drawing.layer("inner") != nil)
    #expect(
      drawing.messages == ["line 2: in the image, line 1: the image is not shown: a.svg contains itself"])
  }

  @Test("A picture without a view box keeps its aspect ratio, and says where browsers stretch it")
  func namesStretchedPictures() throws {
    func messages(_ attributes: String, _ root: String) throws -> [String] {
      let file = "<svg xmlns='http://www.w3.org/2000/svg' \(root)><rect width='5' height='5'/></svg>"
      let resources = DrawingResources(
        read: { _ in .success(Array(file.utf8)) }, decode: { _, _ in .failure(.init("no")) })
      return try draw("<image \(attributes) href='a.svg'/>", resources: resources).messages
    }
    let size = "width='40' height='40'"
    #expect(
      try messages("width='80' height='50'", size) == [
        "line 2: the drawing in the image has no viewBox: it keeps its aspect ratio here, but browsers stretch it"
      ])
    #expect(try messages("width='80' height='50' preserveAspectRatio='none'", size).isEmpty)
    #expect(try messages("width='80' height='80'", size).isEmpty)
    #expect(try messages("width='80' height='50'", "viewBox='0 0 40 40'").isEmpty)
  }

  @Test func showsPictures() throws {
    let resources = DrawingResources(
      read: { $0 == "a.png" ? .success([1]) : .failure(.init("there is no such file")) },
      decode: { _, name in .success(ImageReference(name: name, pixelWidth: 20, pixelHeight: 10)) })
    let drawing = try draw(
      """
      <image id='a' href='a.png' x='10' y='10' width='40' height='40'/>
      <image id='b' href='a.png' width='40' height='40' preserveAspectRatio='xMaxYMid slice'/>
      <image id='c' href='a.png' width='40'/>
      <image href='b.png'/><image href='../a.png'/><image href='http://example.org/a.png'/>
      """, resources: resources)
    #expect(drawing.layer("a")?.properties.frame == Rect(10, 20, 40, 20))
    #expect(drawing.layer("b")?.properties.frame == Rect(0, 0, 40, 40))
    #expect(drawing.layer("b")?.properties.effects.contentsRect == Rect(0.5, 0, 0.5, 1))
    #expect(drawing.layer("c")?.properties.frame == Rect(0, 0, 40, 20))
    #expect(
      drawing.messages == [
        "line 5: the image b.png is not shown: there is no such file",
        "line 5: the image is not shown: ../a.png is outside the drawing’s folder",
        "line 5: the image is not shown: http://example.org/a.png is outside the drawing’s folder",
      ])
  }

  @Test func showsDrawingsAsPictures() throws {
    let inner =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect id='r' width='20' height='10'/></svg>"
    let drawing = try draw(
      "<image id='i' x='10' width='40' height='40' href='data:image/svg+xml,\(inner.replacing("#", with: "%23").replacing("<", with: "&lt;").replacing("'", with: "&apos;"))'/>"
    )
    let image = try #require(drawing.layer("i"))
    #expect(image.properties.frame == Rect(10, 0, 40, 40))
    #expect(image.properties.masksToBounds)
    #expect(image.sublayers.first?.properties.frame == Rect(10, 10, 40, 20))
    #expect(drawing.layer("r") != nil)
  }

  @Test func endsDrawingsInsideThemselves() throws {
    let file = Array(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><image href='a.svg' width='9' height='9'/></svg>".utf8)
    let drawing = try Drawing.read(
      file, resources: DrawingResources(read: { _ in .success(file) }, decode: { _, _ in .failure(.init("no")) }))
    #expect(drawing.warnings.count == 1)
  }
}
