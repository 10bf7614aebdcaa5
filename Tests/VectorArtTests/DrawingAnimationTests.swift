import Geometry
import LayerTree
import Testing

@testable import VectorArt

/// Times and values by SVG Animations Level 2 and CSS Animations Levels 1 and 2.
@Suite struct DrawingAnimationTests {
  private func animation(_ body: String) throws -> DrawingAnimation {
    try #require(try draw(body).animation)
  }

  /// The x of a rectangle that is animated by elements inside it.
  private func x(_ inside: String, at time: Double, x: String = "0") throws -> Double? {
    let drawing = try animation("<rect id='a' x='\(x)' width='10' height='10'>\(inside)</rect>")
    return try drawing.description(at: time).descendant("a")?.shape?.path.boundingBox?.minX
  }

  private func isNear(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  @Test(arguments: [
    ("from='0' to='100' dur='2s'", 0.5, 25.0), ("from='0' to='100' dur='2s'", 2, 7), ("to='107' dur='2s'", 1, 57),
    ("by='50' dur='2s'", 1, 32), ("from='20' by='50' dur='2s'", 1, 45),
    ("from='20' to='40' dur='2s' fill='freeze'", 9, 40),
    ("values='0;100;50' dur='2s'", 1.5, 75), ("values='0;100;50' keyTimes='0;0.25;1' dur='2s'", 0.5, 100),
    ("values='0;100;50' calcMode='discrete' dur='3s'", 1.5, 100),
    ("values='0;100;50' keyTimes='0;0.5;0.75' calcMode='discrete' dur='2s'", 1.2, 100),
    ("values='0;30;40' calcMode='paced' dur='4s'", 2, 20),
    ("values='0;100' keyTimes='0;1' keySplines='0.5 0 0.5 1' calcMode='spline' dur='2s'", 1, 50),
    ("from='0' to='100' dur='2s' repeatCount='2'", 3, 50),
    ("from='0' to='100' dur='2s' repeatCount='1.5' fill='freeze'", 9, 50),
    ("from='0' to='100' dur='2s' repeatDur='3s' fill='freeze'", 9, 50),
    ("from='0' to='100' dur='2s' repeatCount='indefinite'", 1001, 50),
    ("from='0' to='10' dur='1s' repeatCount='3' accumulate='sum'", 2.5, 25),
    ("from='0' to='10' dur='1s' repeatCount='3' accumulate='sum' fill='freeze'", 9, 30),
    ("from='0' to='10' dur='1s' additive='sum'", 0.5, 12), ("values='20' dur='1s'", 0.5, 20),
    ("from='0' to='100' dur='2s' begin='1s'", 0.5, 7), ("from='0' to='100' dur='2s' begin='1s'", 2, 50),
    ("from='0' to='100' dur='2s' begin='-1s'", 0, 50), ("from='0' to='100' dur='2s' begin='3s;0.5s'", 1, 25),
    ("from='0' to='100' dur='2s' end='1s' fill='freeze'", 5, 50), ("from='0' to='100' dur='2s' max='1s'", 1.5, 7),
    ("from='0' to='100' dur='1s' min='3s' fill='freeze'", 0.5, 50), ("from='0' to='100' dur='00:02'", 1, 50),
    ("from='0' to='100' dur='2000ms'", 1, 50), ("from='0' to='50%' dur='2s'", 1, 50),
    ("from='2%' to='24' dur='2s'", 1, 14),
  ])
  func animates(_ attributes: String, time: Double, expected: Double) throws {
    #expect(isNear(try x("<animate attributeName='x' \(attributes)/>", at: time, x: "7"), expected))
  }

  @Test(arguments: [
    // A second animation replaces the first while it is active, and adds to it where it says so.
    (
      "<animate attributeName='x' to='50' dur='2s' fill='freeze'/><animate attributeName='x' to='90' begin='1s' dur='1s'/>",
      1.5, 63.75
    ),
    (
      "<animate attributeName='x' from='10' to='20' dur='2s'/><animate attributeName='x' from='0' to='4' dur='2s' additive='sum'/>",
      1, 17
    ),
    ("<set attributeName='x' to='30' begin='1s' dur='1s'/>", 1.5, 30),
    ("<set attributeName='x' to='30' begin='1s' dur='1s'/>", 2.5, 0),
    ("<set attributeName='x' to='30'/>", 99, 30),
    // Chains: by the end and the begin of others, around in a circle.
    (
      "<animate id='p' attributeName='x' values='0;10' dur='1s' begin='0;q.end'/><animate id='q' attributeName='x' values='20;40' dur='1s' begin='p.end'/>",
      3.5, 30
    ),
    (
      "<animate id='p' attributeName='y' values='0;1' dur='1s'/><animate attributeName='x' values='0;10' dur='1s' begin='p.begin+0.5s'/>",
      1, 5
    ),
    (
      "<animate id='p-1' attributeName='y' values='0;1' dur='1s'/><animate attributeName='x' values='0;10' dur='1s' begin='p-1.end - 0.25s'/>",
      1, 2.5
    ),
    (
      "<animate id='p' attributeName='y' values='0;1' dur='1s' repeatCount='3'/><set attributeName='x' to='9' begin='p.repeat(2)'/>",
      2.5, 9
    ),
    (
      "<set id='p' attributeName='y' to='9' begin='1s'/><animate attributeName='x' values='0;10' dur='4s' end='p.begin' fill='freeze'/>",
      3, 2.5
    ),
    // Restarting.
    ("<animate attributeName='x' values='0;10' dur='2s' begin='0;1' restart='whenNotActive'/>", 1.5, 7.5),
    ("<animate attributeName='x' values='0;10' dur='2s' begin='0;1'/>", 1.5, 2.5),
    ("<animate attributeName='x' values='0;10' dur='1s' begin='0;2' restart='never'/>", 2.5, 0),
    // Two that begin by each other alone never begin; the third does.
    (
      "<set id='p' attributeName='x' to='5' begin='q.begin'/><set id='q' attributeName='x' to='6' begin='p.begin'/><set attributeName='x' to='7' begin='1s'/>",
      2, 7
    ),
  ])
  func combines(_ inside: String, time: Double, expected: Double) throws {
    #expect(isNear(try x(inside, at: time), expected))
  }

  @Test(arguments: [
    ("fill", "<animate attributeName='fill' values='#000;#fff' dur='2s'/>", 1.0, [0.5, 0.5, 0.5, 1]),
    ("fill", "<animate attributeName='fill' from='red' to='blue' dur='2s'/>", 0.5, [0.75, 0, 0.25, 1]),
    ("fill", "<animate attributeName='fill-opacity' values='0;1' dur='2s'/>", 0.5, [0, 0, 0, 0.25]),
    ("fill", "<set attributeName='fill' to='currentColor'/>", 0.5, [0, 1, 0, 1]),
    ("fill", "<animateColor attributeName='fill' from='#000' to='#0f0' dur='1s'/>", 0.2, [0, 0.2, 0, 1]),
  ])
  func animatesColors(_ name: String, _ inside: String, time: Double, expected: [Double]) throws {
    let drawing = try animation("<rect id='a' color='lime' width='10' height='10'>\(inside)</rect>")
    let color = try #require(try drawing.description(at: time).descendant("a")?.shape?.fillColor)
    for (own, other) in zip([color.red, color.green, color.blue, color.alpha], expected) {
      #expect(abs(own - other) < 0.003)
    }
  }

  /// A missing radius is `auto` in CSS, which doesn't interpolate; Chromium's pictures agree.
  @Test(arguments: [
    ("to { rx: 30px }", "", 0.4, 0.0), ("to { rx: 30px }", "", 0.6, 30), ("to { rx: 30px }", "rx='10'", 0.5, 20),
    ("from { rx: 0 } to { rx: 30px }", "", 0.4, 12), ("to { rx: 30px }", "ry='5'", 0.4, 5),
  ])
  func animatesRadii(_ frames: String, _ attributes: String, time: Double, expected: Double) throws {
    let drawing = try animation(
      "<style>@keyframes k { \(frames) } rect { animation: k 1s linear }</style><rect id='a' width='80' height='80' \(attributes)/>"
    )
    let path = try #require(try drawing.description(at: time).descendant("a")?.shape?.path)
    let ry = attributes.hasPrefix("ry") ? 5 : expected
    let plain = try draw("<rect id='a' width='80' height='80' rx='\(expected)' ry='\(ry)'/>")
    #expect(path == plain.shape("a")?.path)
  }

  @Test(arguments: [
    ("type='translate' from='10 20' to='30 40'", 0.5, Point(20, 30)),
    ("type='translate' values='10;30'", 0.5, Point(20, 0)),
    ("type='scale' from='1' to='3'", 0.5, Point(0, 0)), ("type='rotate' from='0 5 5' to='180 5 5'", 0.5, Point(10, 0)),
    ("type='rotate' values='0;360'", 0.25, Point(0, 0)),
    ("type='translate' from='10 20' to='30 40' additive='sum'", 0, Point(110, 20)),
    ("type='translate' by='10'", 0.5, Point(105, 0)), ("type='skewX' to='45'", 1 - 1e-12, Point(0, 0)),
  ])
  func animatesTransforms(_ attributes: String, time: Double, expected: Point) throws {
    let drawing = try animation(
      "<rect id='a' width='10' height='10' transform='translate(100)'><animateTransform attributeName='transform' dur='1s' \(attributes)/></rect>"
    )
    let layer = try #require(try drawing.description(at: time).descendant("a"))
    let place = layer.place(0, 0)
    #expect((place - expected).length < 1e-6, "\(place)")
  }

  @Test func movesAlongPaths() throws {
    func place(_ inside: String, at time: Double) throws -> (Point, Point) {
      let drawing = try animation("<path id='p' d='M0 0H100V50'/><rect id='a' width='10' height='10'>\(inside)</rect>")
      let layer = try #require(try drawing.description(at: time).descendant("a"))
      return (layer.place(0, 0), layer.place(10, 0))
    }
    // The whole way of 150 in 3 s, at an even pace.
    let even = try place("<animateMotion path='M0 0H100V50' dur='3s'/>", at: 2.5)
    #expect((even.0 - Point(100, 25)).length < 1e-6 && (even.1 - Point(110, 25)).length < 1e-6)
    let turned = try place("<animateMotion dur='3s' rotate='auto'><mpath href='#p'/></animateMotion>", at: 2.5)
    #expect((turned.0 - Point(100, 25)).length < 1e-6 && (turned.1 - Point(100, 35)).length < 1e-6)
    let linear = try place("<animateMotion path='M0 0H100V50' dur='2s' calcMode='linear'/>", at: 1)
    #expect((linear.0 - Point(100, 0)).length < 1e-6)
    let keyed = try place(
      "<animateMotion path='M0 0H100V50' dur='2s' calcMode='linear' keyPoints='1;0' keyTimes='0;1'/>", at: 2 - 1e-9)
    #expect(keyed.0.length < 1e-3)
    let points = try place("<animateMotion from='10 10' to='30 50' dur='2s'/>", at: 1)
    #expect((points.0 - Point(20, 30)).length < 1e-6)
  }

  @Test(arguments: [
    ("animation: m 2s linear", 0.5, 25.0), ("animation: m 2s linear", 2.5, 0),
    ("animation: m 2s linear forwards", 2.5, 100),
    ("animation: m 2s linear 1s", 0.5, 0), ("animation: m 2s linear 1s both", 0.5, 0),
    ("animation: m 2s linear -1s", 0.5, 75),
    ("animation: m 2s linear infinite", 5, 50), ("animation: m 2s linear infinite alternate", 3, 50),
    ("animation: m 2s linear 2 alternate forwards", 9, 0), ("animation: m 2s linear reverse", 0.5, 75),
    ("animation: m 2s linear infinite alternate-reverse", 2.5, 25), ("animation: m 2s steps(4)", 0.9, 25),
    ("animation: m 2s steps(4, jump-start)", 0.9, 50), ("animation: m 2s step-end", 1.9, 0),
    ("animation: m 2s step-start", 0.1, 100),
    ("animation: m 2s linear(0, 0.2, 1)", 0.5, 10), ("animation: m 2s ease-in-out", 1, 50),
    ("animation: m 2s cubic-bezier(0.5, 0, 0.5, 1)", 1, 50), ("animation: m 2s linear 1.5 both", 9, 50),
    ("animation: 2s m linear paused", 1, 0), ("animation: m 2s linear paused -1s", 5, 50),
    ("animation-name: m; animation-duration: 2000ms; animation-timing-function: linear", 1, 50),
    ("--d: 4s; animation: m var(--d) linear", 1, 25), ("animation: m calc(2 * 2s) linear", 1, 25),
    ("animation: n 2s linear", 1.5, 60), ("animation: n 2s linear", 0.5, 20),
    ("animation: m 2s linear, n 2s linear", 1.5, 60),
    ("animation: m 2s linear; animation-delay: 0.5s", 1.5, 50),
  ])
  func animatesByKeyframes(_ style: String, time: Double, expected: Double) throws {
    let drawing = try animation(
      """
      <style>@keyframes m { from { transform: translateX(0) } to { transform: translateX(100px) } }
      @keyframes n { 50% { transform: translate(40px, 0) } 75%, 100% { transform: translate(60px) } } #a { \(style) }</style>
      <rect id='a' width='10' height='10'/>
      """)
    let layer = try #require(try drawing.description(at: time).descendant("a"))
    #expect(isNear(layer.place(0, 0).x, expected, 1e-6), "\(layer.place(0, 0).x)")
  }

  @Test(arguments: [
    // Percentages are of the view box, or of the element's own box.
    ("from { transform: translate(0) } to { transform: translate(50%, 10%) }", "", Point(50, 10)),
    (
      "from { transform: translate(0) } to { transform: translate(50%, 10%) }", "transform-box: fill-box",
      Point(2.5, 0.5)
    ),
    ("from { transform: translate(50%) } to { transform: translate(10px) }", "", Point(55, 0)),
    ("to { transform: rotate(180deg) }", "transform-origin: 5px 5px", Point(10, 0)),
    ("to { transform: rotate(180deg) }", "transform-box: fill-box; transform-origin: center", Point(10, 0)),
    ("to { transform: scale(3) }", "transform-origin: 10px 10px", Point(-10, -10)),
    ("from { transform: none } to { transform: translate(20px) rotate(0deg) }", "", Point(10, 0)),
    // Lists that differ are mixed as matrices.
    ("from { transform: translate(20px) } to { transform: scale(3) translate(20px) }", "", Point(40, 0)),
    ("to { translate: 20px 40px }", "", Point(10, 20)),
    ("to { rotate: 180deg }", "transform-origin: 5px 5px", Point(10, 0)),
    ("to { rotate: z 180deg }", "transform-origin: 5px 5px", Point(10, 0)),
    ("to { rotate: y 120deg }", "transform-origin: 10px 0", Point(5, 0)),
    ("from { rotate: .25turn } to { rotate: 90deg }", "transform-origin: 5px 5px", Point(10, 0)),
    ("to { translate: 20px 10% }", "", Point(10, 10)),
    ("from { translate: 0px 0px } to { translate: 50% 4px }", "", Point(50, 2)),
    ("to { scale: 300% }", "transform-origin: 10px 10px", Point(-10, -10)),
    ("to { scale: 3 300% }", "transform-origin: 10px 10px", Point(-10, -10)),
    ("to { scale: 3 }", "transform-origin: 10px 10px", Point(-10, -10)),
    ("from { offset-distance: 0 } to { offset-distance: 100% }", "offset-path: path('M20 20 H60 V60')", Point(60, 20)),
    ("to { offset-distance: 80px }", "offset-path: path('M20 20 H180'); offset-rotate: 0deg", Point(60, 20)),
    ("to { offset-rotate: 90deg }", "offset-path: path('M20 20 H180'); offset-rotate: 0deg", Point(20, 20)),
    ("from { transform: rotateY(0) } to { transform: rotateY(120deg) }", "transform-origin: 10px 0", Point(5, 0)),
  ])
  func mixesTransforms(_ keyframes: String, _ style: String, expected: Point) throws {
    let drawing = try animation(
      "<style>@keyframes m { \(keyframes) } #a { animation: m 2s linear; \(style) }</style><rect id='a' width='10' height='10'/>"
    )
    let layer = try #require(try drawing.description(at: 1).descendant("a"))
    #expect((layer.place(0, 0) - expected).length < 1e-6, "\(layer.place(0, 0))")
  }

  /// Filters, shapes, and colors half way, by the computed values of Chromium (colors: CSS Color Level 4, section 12).
  @Test(arguments: [
    ("filter", "none", "blur(6px)", "blur(3px)"), ("filter", "blur(6px)", "none", "blur(3px)"),
    ("filter", "brightness(1)", "brightness(50%) blur(4px)", "brightness(0.75) blur(2px)"),
    ("filter", "grayscale(1)", "none", "grayscale(0.5)"), ("filter", "none", "opacity(0)", "opacity(0.5)"),
    ("filter", "hue-rotate(0)", "hue-rotate(.5turn)", "hue-rotate(90deg)"),
    (
      "filter", "none", "drop-shadow(10px 4px 2px red)", "drop-shadow(5px 2px 1px color(srgb 1 0 0 / 0.5))"
    ),
    (
      "filter", "drop-shadow(0 0 red)", "drop-shadow(blue 10px 4px 2px)",
      "drop-shadow(5px 2px 1px color(srgb 0.5 0 0.5 / 1))"
    ),
    ("filter", "drop-shadow(0 0 2px)", "drop-shadow(4px 2px 2px)", "drop-shadow(2px 1px 2px)"),
    (
      "clip-path", "inset(0)", "inset(0 40% 10px round 4px)",
      "inset(0 20% 5px 20% round 2px 2px 2px 2px / 2px 2px 2px 2px)"
    ),
    ("clip-path", "ellipse(10px 20px)", "ellipse(40px 10px at 0 0)", "ellipse(25px 15px at 25% 25%)"),
    ("clip-path", "circle(4px)", "circle(8px at right 20px)", "circle(6px at 75% calc(25% + 10px))"),
    ("fill", "black", "red", "color(srgb 0.5 0 0 / 1)"),
  ])
  func mixesStructuredValues(_ name: String, _ a: String, _ b: String, expected: String) {
    #expect(ValueMixing(of: name).cssMix(a, b, at: 0.5) == expected)
  }

  @Test(arguments: [
    ("filter", "blur(3px)", "brightness(2)"), ("filter", "url(#a)", "blur(1px)"),
    ("clip-path", "circle(4px)", "inset(4px)"),
    ("rotate", "x 20deg", "y 20deg"),
  ])
  func valuesOfOtherFormsSwitch(_ name: String, _ a: String, _ b: String) {
    #expect(ValueMixing(of: name).cssMix(a, b, at: 0.5) == nil)
  }

  /// Colors beyond the legacy notations are mixed in Oklab: Chromium's values of `background-color` at 0.3.
  @Test(arguments: [
    ("oklch(60% .2 30)", [113.0, 119, 108]), ("color(srgb 1 0 0)", [126, 118, 105]),
    ("color-mix(in oklab, red, blue)", [77, 117, 139]), ("hsl(0 100% 50%)", [77, 90, 90]),
  ])
  func mixesColorsByTheirNotation(_ color: String, expected: [Double]) throws {
    let mixed = try #require(ValueMixing.color.cssMix("teal", color, at: 0.3))
    guard case .color(let found)? = ColorValue(mixed) else { throw DrawingError("not a color: \(mixed)") }
    for (own, other) in zip([found.red, found.green, found.blue], expected) {
      #expect(abs(own * 255 - other) < 1, "\(found)")
    }
  }

  /// Animations to a value begin at the initial values of gradients (SVG 2, section 14.2).
  @Test func gradientsBeginAtTheirInitialValues() throws {
    let drawing = try animation(
      """
      <linearGradient id='g'><stop/><stop offset='1'/><animate attributeName='x2' to='0.2' dur='2s'/></linearGradient>
      <radialGradient id='h'><stop/><stop offset='1'/><animate attributeName='r' to='0.1' dur='2s'/></radialGradient>
      <rect id='a' width='10' height='10' fill='url(#g)'/><rect id='b' width='10' height='10' fill='url(#h)'/>
      """)
    let middle = try drawing.description(at: 1)
    guard case .axial(_, let end)? = middle.descendant("a")?.shape?.fillGradient?.geometry,
      case .radial(_, let radius, _, _)? = middle.descendant("b")?.shape?.fillGradient?.geometry
    else { throw DrawingError("there is no gradient") }
    #expect(isNear(end.x, 0.6) && isNear(radius, 0.3), "\(end) \(radius)")
  }

  @Test func animatesAllKindsOfValues() throws {
    let drawing = try animation(
      """
      <linearGradient id='g'><stop stop-color='#000'><animate attributeName='offset' to='0.5' dur='2s'/>
      <animate attributeName='stop-color' to='#fff' dur='2s'/></stop><stop offset='1'/></linearGradient>
      <style>@keyframes d { to { d: path('M0 0H30V30Z'); stroke-dashoffset: 20; visibility: hidden } }
      #c { animation: d 2s linear; stroke: #000; stroke-dasharray: 4 }</style>
      <path id='a' fill='url(#g)' d='M0 0h10v10z'><animate attributeName='d' to='M0 0h30v10z' dur='2s'/></path>
      <polygon id='b' points='0,0 10,0 10,10'><animate attributeName='points' to='0 0 30 0 30 10' dur='2s'/></polygon>
      <path id='c' d='M0 0H10V10Z'/>
      <g id='e'><animate attributeName='opacity' values='1;0' dur='2s'/><rect width='9' height='9'/></g>
      <rect id='f' width='9' height='9'><set attributeName='display' to='none' begin='1s'/></rect>
      """)
    let middle = try drawing.description(at: 1)
    #expect(middle.descendant("a")?.shape?.path.boundingBox?.width == 20)
    let stop = try #require(middle.descendant("a")?.shape?.fillGradient?.stops.first)
    #expect(stop.location == 0.25 && abs(stop.color.red - 0.5) < 0.01)
    #expect(middle.descendant("b")?.shape?.path.boundingBox?.width == 20)
    #expect(middle.descendant("c")?.shape?.path.boundingBox?.width == 20)
    #expect(middle.descendant("c")?.shape?.lineDashPhase == 10 && middle.descendant("c")?.properties.isHidden == false)
    #expect(middle.descendant("e")?.properties.opacity == 0.5)
    let early = try drawing.description(at: 0.5)
    #expect(middle.descendant("f") == nil && early.descendant("f") != nil)
  }

  @Test(arguments: [
    ("<animate attributeName='x' to='9' dur='1.5s'/>", 1.5), ("<set attributeName='x' to='9' begin='2s'/>", 2),
    (
      "<animate attributeName='x' to='9' dur='2s' repeatCount='indefinite'/><animate attributeName='y' to='9' dur='3s' repeatCount='indefinite'/>",
      6
    ),
    ("<animate attributeName='x' to='9' dur='2s' begin='1s' repeatCount='indefinite'/>", 3),
    (
      "<animate id='p' attributeName='x' to='9' dur='.5s' begin='0;q.end+.25s'/><animate id='q' attributeName='x' to='7' dur='.5s' begin='p.end'/>",
      1.25
    ),
    (
      "<animate attributeName='x' to='9' dur='17.3s' repeatCount='indefinite'/><animate attributeName='y' to='9' dur='3.7s' repeatCount='indefinite'/>",
      17.3
    ),
  ])
  func lastsUntilItRepeats(_ inside: String, expected: Double) throws {
    let drawing = try animation("<rect width='10' height='10'>\(inside)</rect>")
    #expect(isNear(drawing.duration, expected, 1e-6), "\(drawing.duration)")
  }

  /// Layers stay the same over time, whatever shows.
  @Test func playsByLayersThatStay() throws {
    let drawing = try animation(
      """
      <g id='a'><animateTransform attributeName='transform' type='rotate' values='0;360' dur='2s'/><rect width='9' height='9'/></g>
      <circle id='b'><animate attributeName='r' values='0;9' dur='2s'/></circle>
      """)
    let stage = drawing.makeStage()
    func identities() -> [String: ObjectIdentifier] {
      Dictionary(stage.snapshot().nodes.compactMap { node in node.layer.map { (node.name, $0) } }) { first, _ in first }
    }
    let start = identities()
    #expect(start["a"] != nil && start["b"] == nil)
    try stage.advance(to: 0.5)
    let early = identities()
    try stage.advance(to: 1.5)
    #expect(early["a"] == start["a"] && early["b"] != nil && identities()["b"] == early["b"])
  }

  @Test func reportsWhatIsWrong() throws {
    let drawing = try draw(
      """
      <style>@keyframes k { from { opacity: x } 120% { opacity: 1 } to { colr: red; opacity: 0 } }</style>
      <rect width='9' height='9' style='animation: k 1s, gone 2s'><set attributeName='x' to='1'/>
      <animate attributeName='widht' to='1' dur='1s'/>
      <animate attributeName='x' to='1' dur='fast' repeatcount='2'/>
      <animate attributeName='x' values='1;2' keyTimes='0;0.5;1' dur='1s'/>
      <animate attributeName='x' values='1;2;3' keyTimes='0;0.7;0.5' dur='1s'/>
      <animate attributeName='x' values='1;2' calcMode='spline' dur='1s'/>
      <animate attributeName='x' values='1;2' calcMode='smooth' begin='soon; click; gone.end' dur='1s' repeatCount='-1'/>
      <animateTransform attributeName='transform' type='turn' values='1;2' dur='1s'/>
      <animateTransform attributeName='transform' type='rotate' values='1 2;2' dur='1s'/>
      <animateMotion dur='1s'/>
      <animate xlink:href='#gone' attributeName='x' to='1' dur='1s'/>
      <animate attributeName='x' dur='1s'/></rect>
      """)
    let messages = try #require(drawing.animation).warnings.map(\.description)
    #expect(
      messages == [
        "line 2: the keyframe ‘120%’ is left out",
        "line 3: opacity: ‘x’ is not valid here and is skipped",
        "line 3: colr: there is no such property; did you mean color?",
        "line 3: animation-name: there are no @keyframes gone in this file",
        "line 4: <animate> is left out: attributeName ‘widht’ is not a supported attribute",
        "line 5: repeatcount is not an attribute of <animate>; write repeatCount",
        "line 5: dur: ‘fast’ is not a time such as 2s or 300ms; the animation has no duration",
        "line 6: <animate> is left out: it has 3 keyTimes for 2 values",
        "line 7: <animate> is left out: keyTimes: ‘0;0.7;0.5’ is not a list of increasing numbers from 0 to 1",
        "line 8: <animate> is left out: it has 0 keySplines for 2 values; 1 are needed",
        "line 9: repeatCount: ‘-1’ is not a number above 0, or indefinite; the animation plays once",
        "line 9: calcMode: ‘smooth’ is not discrete, linear, paced, or spline; it is skipped",
        "line 9: begin: ‘soon’ waits for an event that never occurs",
        "line 9: begin: ‘click’ waits for an event that never occurs",
        "line 9: begin refers to an unknown animation: gone",
        "line 10: <animateTransform> is left out: type ‘turn’ is not translate, scale, rotate, skewX, or skewY",
        "line 11: <animateTransform> is left out: values: ‘1 2’ is not valid here",
        "line 12: <animateMotion> is left out: it has no path: add path, <mpath>, values, or to",
        "line 13: <animate> is left out: it refers to an unknown element: #gone",
        "line 14: <animate> is left out: it has no values: add values, or from and to",
      ], "\(messages.joined(separator: "\n"))")
  }

  /// Numbers out of all proportion neither hang nor trap.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<animate attributeName='x' to='9' dur='1e-9s' repeatCount='1e9'/>",
      "<animate attributeName='x' to='9' dur='1e300s' repeatCount='1e300'/>",
      "<animate attributeName='x' to='1e308' by='1e308' dur='1s' accumulate='sum' repeatCount='1e9'/>",
      "<animate id='p' attributeName='x' to='9' dur='1e-9s' begin='0;p.end'/>",
      "<animate id='p' attributeName='x' to='9' dur='1e-9s' begin='0;q.end'/><animate id='q' attributeName='x' to='9' dur='1e-9s' begin='p.end'/>",
      "<animate id='p' attributeName='x' to='9' dur='1s' begin='0;p.begin'/>",
      "<animate id='p' attributeName='x' to='9' dur='1s' begin='5;p.begin-1s'/>",
      "<animate id='p' attributeName='x' to='9' dur='1s' begin='1e300s;-1e300s;1s' end='p.end'/>",
      "<animateMotion path='M0 0L1e300 1e300' dur='1s'/><set attributeName='x' to='1'/>",
      "<animateTransform attributeName='transform' type='rotate' to='1e300 1e300 1e300' dur='1s' repeatCount='1e300' accumulate='sum'/>",
    ])
  func survives(_ inside: String) throws {
    let drawing = try animation("<rect id='a' width='10' height='10'>\(inside)</rect>")
    #expect(drawing.duration.isFinite && drawing.duration >= 0)
    for time in [0, 0.5, 1, 1e6, 1e300] { _ = try drawing.description(at: time) }
    try drawing.makeStage().advance(to: 0.1)
  }

  @Test func aDrawingThatStandsStillHasNoAnimation() throws {
    #expect(try draw("<style>@keyframes k { to { opacity: 0 } }</style><rect width='9' height='9'/>").animation == nil)
    #expect(try draw("<rect width='9' height='9' style='transition: opacity 1s'/>").animation == nil)
    #expect(
      try draw("<rect width='9' height='9'><animate attributeName='x' to='9' dur='1s' begin='click'/></rect>").animation
        == nil)
  }
}
