import Geometry
import LayerTree
import Testing

@testable import VectorArt

@Suite struct ClippingTests {
  @Test func clipsByShapes() throws {
    let drawing = try draw(
      """
      <clipPath id='c' transform='translate(5 0)'><circle r='10' fill='none' stroke='red' clip-rule='evenodd'/>
        <g><rect width='99' height='99'/></g><rect width='5' height='5' visibility='hidden'/></clipPath>
      <rect id='r' width='50' height='50' clip-path='url(#c)'/>
      """)
    let mask = try #require(drawing.layer("r")?.mask)
    #expect(mask.place(0, 0) == Point(5, 0))
    #expect(mask.sublayers.count == 2)
    #expect(mask.sublayers[0].shape?.fillColor == .black)
    #expect(mask.sublayers[0].shape?.strokeColor == nil)
    #expect(mask.sublayers[0].shape?.fillRule == .evenOdd)
    #expect(mask.sublayers[1].properties.isHidden)
  }

  @Test func clipsInUnitsOfTheBox() throws {
    let drawing = try draw(
      """
      <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='0.5' height='1'/></clipPath>
      <g id='r' clip-path='url(#c)' transform='rotate(30)'><rect x='10' y='20' width='40' height='60'/></g>
      """)
    let mask = try #require(drawing.layer("r")?.mask)
    #expect(mask.place(0.5, 1) == Point(30, 80))
  }

  @Test func clipsViewportsInTheirOwnCoordinates() throws {
    let drawing = try draw(
      """
      <clipPath id='c'><rect x='1' width='3' height='4'/></clipPath>
      <svg id='a' x='20' y='30' width='100' height='100' viewBox='0 0 10 10' clip-path='url(#c)'><rect width='9' height='9'/></svg>
      """)
    let viewport = try #require(drawing.layer("a")?.sublayers.first)
    #expect(viewport.mask != nil && viewport.place(1, 4).isNear(Point(30, 70)))
  }

  @Test func clipsClips() throws {
    let drawing = try draw(
      """
      <clipPath id='a'><rect width='50' height='50'/></clipPath>
      <clipPath id='b' clip-path='url(#a)' transform='scale(2)'><rect width='5' height='5' clip-path='url(#a)'/></clipPath>
      <rect id='r' width='50' height='50' clip-path='url(#b)'/>
      """)
    let mask = try #require(drawing.layer("r")?.mask)
    // The other one is in the space around.
    #expect(mask.properties.transformToSuperlayer == .identity)
    #expect(mask.mask != nil)
    #expect(mask.sublayers[0].place(1, 1) == Point(2, 2))
    #expect(mask.sublayers[0].sublayers[0].mask != nil)
  }

  @Test(arguments: [
    "<clipPath id='c'/>", "<clipPath id='c'><g><rect width='5' height='5'/></g></clipPath>", "<rect id='c'/>",
    "<clipPath id='c' transform='scale(0)'><rect width='5' height='5'/></clipPath>",
  ])
  func leavesNothingOfWhatNothingShows(_ clip: String) throws {
    #expect(try draw("\(clip)<rect id='r' width='5' height='5' clip-path='url(#c)'/>").layer("r") == nil)
  }

  @Test(arguments: ["url(#x)", "none", "circle(-5px)"])
  func leavesWholeWhatNothingCuts(_ value: String) throws {
    let layer = try draw("<rect id='r' width='5' height='5' clip-path='\(value)'/>").layer("r")
    #expect(layer != nil && layer?.mask == nil)
  }

  @Test func masks() throws {
    let drawing = try draw(
      """
      <mask id='m'><rect id='x' width='50' height='50' fill='white'/></mask>
      <mask id='n' mask-type='alpha' maskUnits='userSpaceOnUse' x='1' y='2' width='10%' height='4'
        maskContentUnits='objectBoundingBox'><rect width='1' height='1'/></mask>
      <rect id='r' x='10' y='10' width='100' height='50' mask='url(#m)'/>
      <rect id='s' x='10' y='10' width='100' height='50' mask='url(#n)'/>
      """)
    let first = try #require(drawing.layer("r"))
    #expect(first.mask?.properties.bounds == Rect(0, 5, 120, 60))
    #expect(first.mask?.properties.masksToBounds == true)
    #expect(first.properties.effects.isMaskLuminance)
    let second = try #require(drawing.layer("s"))
    #expect(second.mask?.properties.frame == Rect(1, 2, 20, 4))
    #expect(!second.properties.effects.isMaskLuminance)
    #expect(second.mask?.sublayers.first?.place(1, 1) == Point(110, 60))
  }

  @Test func clipsMasks() throws {
    let drawing = try draw(
      """
      <clipPath id='c'><rect width='20' height='20'/></clipPath>
      <mask id='a'><rect width='50' height='50' fill='white'/></mask>
      <mask id='b' mask='url(#a)'><rect width='50' height='50' fill='white'/></mask>
      <rect id='r' width='50' height='50' mask='url(#b)' clip-path='url(#c)'/>
      """)
    let layer = try #require(drawing.layer("r"))
    #expect(layer.mask?.mask?.mask?.sublayers.first?.properties.bounds == Rect(0, 0, 20, 20))
    #expect(layer.mask?.properties.effects.isMaskLuminance == true)
    #expect(layer.mask?.mask?.properties.effects.isMaskLuminance == false)
  }

  @Test(arguments: [
    "<mask id='m'/>", "<mask id='m' width='0'><rect width='5' height='5'/></mask>",
    "<mask id='m' height='-1'><rect width='5' height='5'/></mask>", "<clipPath id='m'/>",
  ])
  func showsNothingThroughMasksOfNothing(_ mask: String) throws {
    #expect(try draw("\(mask)<rect id='r' width='5' height='5' mask='url(#m)'/>").layer("r") == nil)
  }

  @Test func leavesOutCircles() throws {
    let drawing = try draw(
      """
      <mask id='m' mask='url(#m)'><rect width='5' height='5' mask='url(#m)'/></mask>
      <clipPath id='c' clip-path='url(#d)'><rect width='5' height='5'/></clipPath>
      <clipPath id='d' clip-path='url(#c)'><rect width='5' height='5'/></clipPath>
      <rect id='r' width='5' height='5' mask='url(#m)' clip-path='url(#c)'/>
      """)
    #expect(drawing.layer("r")?.mask != nil)
    #expect(
      drawing.messages == [
        "line 2: mask refers to itself and is left out",
        "line 4: clip-path refers to itself and is left out",
      ])
  }

  @Test("Of masks that lead round in a circle, the reference that closes it is left out, wherever one begins")
  func breaksCirclesOfMasks() throws {
    let drawing = try draw(
      """
      <mask id='a' mask='url(#b)'><rect width='5' height='5'/></mask>
      <mask id='b' mask='url(#a)'><rect width='6' height='6'/></mask>
      <rect id='r' width='9' height='9' mask='url(#a)'/><rect id='s' width='9' height='9' mask='url(#b)'/>
      """)
    #expect(drawing.layer("r")?.mask?.mask != nil && drawing.layer("r")?.mask?.mask?.mask == nil)
    #expect(drawing.layer("s")?.mask != nil && drawing.layer("s")?.mask?.mask == nil)
  }

  @Test("An element that its own filter shows is shown without the filter")
  func breaksCirclesOfFilters() throws {
    let drawing = try draw(
      "<filter id='f'><feImage href='#r'/></filter><rect id='r' width='9' height='9' filter='url(#f)'/>")
    #expect(drawing.messages == ["line 2: filter refers to itself and is left out"])
    #expect(drawing.layer("r")?.properties.effects.filterGraph == nil)
  }

  @Test func setsOpacityBlendingAndFilters() throws {
    let drawing = try draw(
      """
      <filter id='f'><feGaussianBlur stdDeviation='3'/></filter><filter id='x'><feImage/></filter>
      <filter id='d'><feDropShadow dx='1' dy='2' stdDeviation='3' flood-color='red' flood-opacity='0.5'/></filter>
      <rect id='a' width='5' height='5' opacity='50%' style='mix-blend-mode: color-dodge' filter='url(#f)'/>
      <rect id='b' width='5' height='5' filter='blur(2px) saturate(50%)'/>
      <rect id='c' width='5' height='5' filter='url(#x)'/>
      <rect id='d1' width='5' height='5' filter='url(#d)'/>
      <rect id='e' width='5' height='5' filter='url(#nothing)'/>
      <filter id='none'/><rect id='f1' width='5' height='5' filter='url(#none)'/>
      """)
    let a = try #require(drawing.layer("a"))
    #expect(a.properties.opacity == 0.5 && a.properties.effects.blendMode == .colorDodge)
    let graph = try #require(a.sublayers.first?.properties.effects.filterGraph)
    #expect(graph.region == Rect(-0.5, -0.5, 6, 6))
    #expect(graph.steps == [FilterGraph.Step(.blur(.source, Size(3, 3)), region: nil, isLinear: true)])
    // One layer for each function, the first inside.
    let b = try #require(drawing.layer("b")?.sublayers.first)
    #expect(b.properties.effects.filters.saturation == 0.5)
    #expect(b.sublayers.first?.properties.effects.filters.blurRadius == 2)
    #expect(drawing.layer("c")?.properties.effects == Effects.none)
    let steps = try #require(drawing.layer("d1")?.sublayers.first?.properties.effects.filterGraph?.steps)
    #expect(steps.prefix(2).map(\.operation) == [.blur(.source, Size(3, 3)), .offset(.step(0), Size(1, 2))])
    #expect(steps[2].operation == .flood(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(steps.last?.operation == .merge([.step(3), .source]))
    #expect(drawing.layer("e") == nil && drawing.layer("f1") == nil)
    #expect(drawing.warnings.count == 2)
  }

  @Test func readsFiltersOfSeveralSteps() throws {
    let drawing = try draw(
      """
      <filter id='f' filterUnits='userSpaceOnUse' x='2' y='0' width='9' height='9' color-interpolation-filters='sRGB'>
        <feOffset in='SourceAlpha' dx='4' result='moved'/><feFlood flood-color='red' x='3' width='2'/>
        <feComposite in2='moved' operator='in'/><feBlend in='SourceGraphic' in2='nothing' mode='color-dodge'/>
        <feColorMatrix type='saturate' values='1'/>
      </filter>
      <rect id='a' width='5' height='5' filter='url(#f)'/>
      """)
    let graph = try #require(drawing.layer("a")?.sublayers.first?.properties.effects.filterGraph)
    #expect(graph.region == Rect(2, 0, 9, 9))
    #expect(
      graph.steps.map(\.operation).prefix(4) == [
        .offset(.sourceAlpha, Size(4, 0)), .flood(Color(hex: 0xFF0000)), .composite(.step(1), over: .step(0), .in),
        .blend(.source, over: .step(2), .colorDodge),
      ])
    #expect(graph.steps.map(\.region) == [nil, Rect(3, 0, 2, 9), nil, nil, nil])
    #expect(graph.steps.allSatisfy { !$0.isLinear })
    guard case .colors(.step(3), let factors) = graph.steps[4].operation else { return #expect(Bool(false)) }
    #expect(
      zip(factors, [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test(arguments: [
    ("drop-shadow(rgb(255, 0, 0) 1px 2px 3px)", 3.0, Color(hex: 0xFF0000)), ("drop-shadow(1 2)", 0, .black),
    ("drop-shadow( 1px 2px blue ) saturate(50%)", 0, Color(hex: 0x0000FF)),
  ])
  func castsShadows(filter: String, radius: Double, color: Color) throws {
    let drawing = try draw("<rect id='a' width='5' height='5' filter='\(filter)'/>")
    var layer = drawing.layer("a")
    while let inner = layer?.sublayers.first, layer?.properties.effects.shadow == Shadow() { layer = inner }
    let shadow = try #require(layer?.properties.effects.shadow)
    #expect(shadow.offset == Size(1, 2) && shadow.radius == radius && shadow.opacity == 1 && shadow.color == color)
    #expect(drawing.warnings.isEmpty)
  }

  @Test(arguments: ["drop-shadow()", "drop-shadow(1px)", "drop-shadow(1px 2px -1px)", "blur(1px) blur(5%)"])
  func leavesOutShadowsThatMakeNoSense(filter: String) throws {
    let drawing = try draw("<rect id='a' width='5' height='5' filter='\(filter)'/>")
    #expect(drawing.layer("a")?.properties.effects.shadow == Shadow())
    #expect(drawing.warnings.count == 1)
  }
}
