import Geometry
import Testing

@testable import VectorArt

@Suite struct ValueTests {
  @Test(arguments: [
    ("12", 12.0), ("12px", 12), ("-.5", -0.5), ("1e2", 100), ("1in", 96), ("72pt", 96), ("6pc", 96), ("2.54cm", 96),
    ("25.4mm", 96), ("101.6Q", 96), ("2em", 40), ("2ex", 20), ("2ch", 20), ("2rem", 32), ("50%", 100), (" 3 ", 3),
  ])
  func readsLengths(_ text: String, _ pixels: Double) throws {
    let length = try #require(Length(text))
    #expect(abs(length.pixels(of: 200, fontSize: 20) - pixels) < 1e-9)
  }

  @Test(arguments: ["", "a", "12 px", "12foo", "1e400", "nan", "inf", "0x10", "1 2", "--1"])
  func refusesWhatIsNoLength(_ text: String) { #expect(Length(text) == nil) }

  @Test(arguments: [
    ("red", Color(hex: 0xFF0000)), ("ReD", Color(hex: 0xFF0000)), ("#0f0", Color(hex: 0x00FF00)),
    ("#0000FF", Color(hex: 0x0000FF)), ("#f008", Color(red: 1, green: 0, blue: 0, alpha: 136.0 / 255)),
    ("#00ff0080", Color(red: 0, green: 1, blue: 0, alpha: 128.0 / 255)), ("rgb(255, 0, 0)", Color(hex: 0xFF0000)),
    ("rgb(100%,0%,300%)", Color(hex: 0xFF00FF)), ("rgb(-5 0 255)", Color(hex: 0x0000FF)),
    ("rgba(0, 255, 0, 0.5)", Color(red: 0, green: 1, blue: 0, alpha: 0.5)),
    ("rgb(0 255 0 / 50%)", Color(red: 0, green: 1, blue: 0, alpha: 0.5)), ("hsl(120, 100%, 50%)", Color(hex: 0x00FF00)),
    ("hsla(0.5turn 100% 50% / 0.25)", Color(red: 0, green: 1, blue: 1, alpha: 0.25)), ("transparent", .clear),
    ("color(srgb 1 0 100%)", Color(hex: 0xFF00FF)), ("color(srgb-linear 0.21586 0 0)", Color(hex: 0x800000)),
    ("color(display-p3 1 1 1 / 0.5)", Color(red: 1, green: 1, blue: 1, alpha: 0.5)),
    ("oklch(0.6279554 0.25768 29.2339)", Color(hex: 0xFF0000)), ("oklab(100% 0 0 / 1)", Color(hex: 0xFFFFFF)),
    ("color(display-p3 0.2 0.4 0.6)", Color(hex: 0x1B689D)), ("color(display-p3 1 0 0)", Color(hex: 0xFF0000)),
  ])
  func readsColors(_ text: String, _ color: Color) { #expect(ColorValue(text) == .color(color)) }

  @Test(arguments: ["", "#12", "#12345", "#xyz", "rgb(1,2)", "rgb(1,2,3,4,5)", "blurple", "red blue", "hsl(a,b,c)"])
  func refusesWhatIsNoColor(_ text: String) { #expect(ColorValue(text) == nil) }

  @Test func readsPaints() {
    #expect(PaintValue("none") == PaintValue.none)
    #expect(PaintValue("currentColor") == .color(.current))
    #expect(PaintValue("url(#a)") == .server("a", fallback: .none))
    #expect(PaintValue("url( '#a' ) red") == .server("a", fallback: .color(.color(Color(hex: 0xFF0000)))))
    #expect(PaintValue("#CD853F icc-color(a, 0.1)") == nil)
    #expect(PaintValue("context-fill") == .contextFill)
    #expect(PaintValue("what") == nil)
  }

  @Test(arguments: [
    ("translate(10)", 11.0, 2.0), ("translate(10 20)", 11, 22), ("scale(3)", 3, 6), ("scale(3,4)", 3, 8),
    ("rotate(90)", -2, 1), ("rotate(90 10 10)", 18, 1), ("matrix(1 2 3 4 5 6)", 12, 16),
    ("translate(10,0)scale(2)", 12, 4), ("translate(10,0) , rotate(90deg)", 8, 1), ("skewX(45)", 3, 2),
    ("skewY(45)", 1, 3), ("none", 1, 2), ("", 1, 2), ("translateY(1in)", 1, 98),
    ("matrix(1-0 0 1 10-5)", 11, -3), ("translate(10-5)", 11, -3),
  ])
  func readsTransforms(_ text: String, _ x: Double, _ y: Double) throws {
    let transform = try #require(TransformList.read(text))
    #expect(transform.apply(Point(1, 2)).isNear(Point(x, y)))
  }

  @Test(arguments: ["foo(1)", "scale()", "rotate(1 2)", "translate(1", "matrix(1 2 3)", "scale(x)", "translate(1em)"])
  func refusesWhatIsNoTransform(_ text: String) { #expect(TransformList.read(text) == nil) }

  @Test(arguments: [
    ("xMidYMid", 0.0, 25.0, 50.0), ("xMinYMin", 0, 0, 50), ("xMaxYMax", 0, 50, 50), ("xMidYMid slice", -50, 0, 100),
    ("xMaxYMid slice", -100, 0, 100), ("rubbish", 0, 25, 50),
  ])
  func fitsViewBoxes(_ text: String, _ x: Double, _ y: Double, _ height: Double) {
    let box = ViewBox(Rect(10, 10, 20, 10), aspectRatio: ViewBox.AspectRatio(text))
    let frame = box.transform(to: Size(100, 100)).boundingBox(of: box.rect)
    #expect(frame == Rect(x, y, height * 2, height))
  }

  @Test func stretchesViewBoxes() {
    let box = ViewBox(Rect(10, 10, 20, 10), aspectRatio: ViewBox.AspectRatio("none"))
    #expect(box.transform(to: Size(100, 100)).boundingBox(of: box.rect) == Rect(0, 0, 100, 100))
  }

  @Test func readsDataURLs() {
    #expect(DataURL.bytes("data:image/png;base64,AQID") == [1, 2, 3])
    #expect(DataURL.bytes("data:;base64,AQI=") == [1, 2])
    #expect(DataURL.bytes("data:;base64, A Q==") == [1])
    #expect(DataURL.bytes("data:image/svg+xml,%3Csvg/%3E") == Array("<svg/>".utf8))
    #expect(DataURL.bytes("data:;base64,A*") == nil)
    #expect(DataURL.bytes("picture.png") == nil)
  }

  @Test(arguments: [
    ("calc(1px + 2px)", true), ("translate(calc(1px))", true), ("-moz-calc(1px)", false), ("calc", false),
    ("calculate(1)", false), ("polygon(0 0, min(1px, 2px) 0)", true), ("é(calc(1px))", true), ("", false),
  ])
  func findsCalls(_ text: String, expected: Bool) {
    #expect(StyleText.hasCall(of: ["calc", "min"], in: text) == expected)
  }
}
