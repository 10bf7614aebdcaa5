import Geometry
import LayerTree
import Testing

@testable import VectorArt

@Suite struct FilterPrimitiveTests {
  /// The operations of a filter on a square of ten.
  private func operations(_ primitives: String, _ attributes: String = "") throws -> [FilterGraph.Operation] {
    let drawing = try draw(
      "<filter id='f' \(attributes)>\(primitives)</filter><rect id='a' width='10' height='10' filter='url(#f)'/>")
    return drawing.layer("a")?.sublayers.first?.properties.effects.filterGraph?.steps.map(\.operation) ?? []
  }

  @Test func readsMorphology() throws {
    #expect(
      try operations("<feMorphology radius='2 3' operator='dilate'/><feMorphology in='SourceAlpha' radius='1'/>") == [
        .morphology(.source, Size(2, 3), isDilation: true), .morphology(.sourceAlpha, Size(1, 1), isDilation: false),
      ])
    #expect(try operations("<feMorphology radius='-2'/>") == [.merge([.source])])
    #expect(
      try operations("<feMorphology radius='0.2'/>", "primitiveUnits='objectBoundingBox'") == [
        .morphology(.source, Size(2, 2), isDilation: false)
      ])
  }

  @Test func readsDisplacementAndTiles() throws {
    #expect(
      try operations(
        "<feTile/><feDisplacementMap in='SourceGraphic' in2='SourceAlpha' scale='7' xChannelSelector='G'/>") == [
          .tile(.source),
          .displace(
            .source, by: .sourceAlpha, FilterGraph.Displacement(scale: Size(7, 7), x: .green, y: .alpha)),
        ])
  }

  @Test func readsTurbulence() throws {
    #expect(
      try operations("<feTurbulence type='fractalNoise' baseFrequency='0.1 0.2' numOctaves='3' seed='-4'/>") == [
        .turbulence(
          FilterGraph.Turbulence(
            frequency: Size(0.1, 0.2), octaves: 3, seed: -4, isFractal: true, stitched: nil))
      ])
    #expect(try operations("<feTurbulence baseFrequency='-1'/>") == [.flood(.clear)])
  }

  @Test func readsKernels() throws {
    guard
      case .convolve(.source, let convolution) = try operations(
        "<feConvolveMatrix order='3 1' kernelMatrix='1 2 3' bias='0.5' targetX='0' edgeMode='wrap' preserveAlpha='true'/>"
      ).first
    else { return #expect(Bool(false)) }
    #expect(convolution.columns == 3 && convolution.rows == 1 && convolution.divisor == 6 && convolution.bias == 0.5)
    #expect(
      convolution.targetX == 0 && convolution.targetY == 0 && convolution.edgeMode == .wrap
        && convolution.preservesAlpha)
  }

  @Test(arguments: [
    "order='2' kernelMatrix='1 2 3'", "order='0' kernelMatrix=''",
    "order='3' targetX='3' kernelMatrix='1 1 1 1 1 1 1 1 1'",
    "order='3' divisor='0' kernelMatrix='1 1 1 1 1 1 1 1 1'",
  ])
  func reportsInvalidKernels(_ attributes: String) throws {
    let drawing = try draw(
      "<filter id='f'>\n<feConvolveMatrix \(attributes)/></filter><rect width='5' height='5' filter='url(#f)'/>")
    #expect(
      drawing.messages == ["line 3: <feConvolveMatrix> is not valid and is replaced by a transparent image"])
    #expect(try operations("<feConvolveMatrix \(attributes)/>") == [.flood(.clear)])
  }

  /// A sum that only rounding has left is nothing.
  @Test func kernelsWithoutASumAreDividedByOne() throws {
    guard
      case .convolve(_, let convolution) = try operations(
        "<feConvolveMatrix kernelMatrix='0.1 0.1 0.1 0.1 0.1 0.1 0.1 0.1 -0.8'/>"
      ).first
    else { return #expect(Bool(false)) }
    #expect(convolution.divisor == 1)
  }

  @Test(arguments: [
    "<feDiffuseLighting/>", "<feFlood width='-5'/>", "<feFlood width='0'/>",
    "<feSpecularLighting specularExponent='129'><feDistantLight/></feSpecularLighting>",
  ])
  func makesAClearPictureOfWhatMakesNoSense(_ primitive: String) throws {
    #expect(try operations(primitive) == [.flood(.clear)])
  }

  /// A filter has from another what it doesn't say itself.
  @Test func usesTemplates() throws {
    let drawing = try draw(
      """
      <filter id='t' x='0' width='0.5' height='1' primitiveUnits='objectBoundingBox'><feOffset dx='1'/></filter>
      <filter id='f' y='0.5' href='#t'/><rect id='a' width='10' height='10' filter='url(#f)'/>
      """)
    let graph = try #require(drawing.layer("a")?.sublayers.first?.properties.effects.filterGraph)
    #expect(graph.region == Rect(0, 5, 5, 10) && graph.steps.map(\.operation) == [.offset(.source, Size(10, 0))])
  }

  /// An `feImage` is the source of its filter: an element with the region's corner as its origin.
  @Test func showsElementsAsImages() throws {
    let drawing = try draw(
      """
      <filter id='f' x='0' y='0' width='1' height='1'><feImage href='#i'/><feOffset dx='2'/></filter>
      <defs><rect id='i' width='3' height='3' fill='lime'/></defs>
      <rect id='a' x='40' y='50' width='10' height='10' filter='url(#f)'/>
      """)
    let filtered = try #require(drawing.layer("a")?.sublayers.first)
    #expect(
      filtered.properties.effects.filterGraph?.steps.map(\.operation) == [
        .merge([.source]), .offset(.step(0), Size(2, 0)),
      ])
    let image = try #require(filtered.descendant("i"))
    #expect(image.shape?.fillColor == Color(hex: 0x00FF00))
    let both = try draw(
      """
      <filter id='f'><feImage href='#i'/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter>
      <defs><rect id='i' width='3' height='3'/></defs><rect id='b' width='10' height='10' filter='url(#f)'/>
      """)
    let layer = try #require(both.layer("b")?.sublayers.first)
    #expect(both.warnings.isEmpty && layer.mask?.descendant("i") != nil)
    #expect(
      layer.properties.effects.filterGraph?.steps.map(\.operation) == [
        .merge([.picture]), .merge([.step(0), .source]),
      ])
  }

  @Test func readsLights() throws {
    let found = try operations(
      """
      <feDiffuseLighting surfaceScale='2' diffuseConstant='3' lighting-color='red'><feDistantLight elevation='90'/>
      </feDiffuseLighting>
      <feSpecularLighting in='SourceAlpha' specularExponent='4'>
        <feSpotLight x='1' y='2' z='3' pointsAtX='4' limitingConeAngle='-180'/>
      </feSpecularLighting>
      """)
    #expect(
      found == [
        .light(
          .source,
          FilterGraph.Lighting(
            source: .distant(azimuth: 0, elevation: .pi / 2), color: Color(hex: 0xFF0000), reflection: .diffuse(3),
            surfaceScale: 2)),
        .light(
          .sourceAlpha,
          FilterGraph.Lighting(
            source: .spot(SIMD3(1, 2, 3), at: SIMD3(4, 0, 0), exponent: 1, cone: .pi), color: .white,
            reflection: .specular(1, exponent: 4), surfaceScale: 1)),
      ])
  }

  @Test func filtersGroupsOfNothing() throws {
    let drawing = try draw(
      """
      <filter id='f' filterUnits='userSpaceOnUse' x='1' y='2' width='3' height='4'><feFlood/></filter>
      <g id='a' filter='url(#f)'/>
      """)
    #expect(drawing.layer("a")?.sublayers.first?.properties.effects.filterGraph?.region == Rect(1, 2, 3, 4))
  }

  @Test func blursWhatIsBehind() throws {
    func page(_ style: String) -> String {
      """
      <g id='a'><foreignObject x='-10' y='-5' width='90' height='60'>
        <div xmlns='http://www.w3.org/1999/xhtml' style='\(style);height:100%'></div></foreignObject></g>
      <clipPath id='c' transform='translate(10 5)'><rect x='10' y='15' width='50' height='20' rx='8'/></clipPath>
      """
    }
    let drawing = try draw(page("backdrop-filter:blur(7px);clip-path:url(#c)"))
    let layer = try #require(drawing.layer("a")?.sublayers.first)
    #expect(layer.properties.effects.backgroundFilters.blurRadius == 7 && layer.properties.cornerRadius == 8)
    #expect(layer.properties.frame == Rect(10, 15, 50, 20) && drawing.messages.isEmpty)
    #expect(try draw(page("color:red")).messages == ["line 2: <foreignObject> is not shown"])
  }

  @Test func leavesOutWhatIsNoPrimitive() throws {
    let drawing = try draw(
      "<filter id='f'><feFoo/><feOffset/></filter><rect id='a' width='5' height='5' filter='url(#f)'/>")
    #expect(drawing.messages == ["line 2: <feFoo> is unknown and is left out"])
    #expect(drawing.layer("a")?.sublayers.first?.properties.effects.filterGraph?.steps.count == 1)
  }

  @Test func reportsMissingPictures() throws {
    let drawing = try draw(
      "<filter id='f'><feOffset in='BackgroundImage'/></filter><rect width='5' height='5' filter='url(#f)'/>")
    #expect(
      drawing.messages == ["line 2: in=\"BackgroundImage\" is not supported; the previous result is used instead"])
  }
}
