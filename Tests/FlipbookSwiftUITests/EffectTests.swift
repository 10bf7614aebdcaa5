import FlipbookSwiftUI
import Pixels
import Testing

/// Effects, shapes, and styles, seen in pixels.
@Suite struct EffectTests {
  private static let red: (UInt8, UInt8, UInt8) = (255, 0, 0)
  private let red = Color(red: 1, green: 0, blue: 0)

  /// Returns the picture of a view in the middle of 100 by 100 points.
  private func picture(_ view: some View, at time: Double = 0) throws -> Pixels {
    Pixels(try Renderer(Stage.show(size: CGSize(width: 100, height: 100), duration: 3) { view }).still(at: time))
  }

  private func frame(_ view: some View, at time: Double = 0) throws -> CGRect? {
    try picture(view, at: time).frame(of: Self.red)
  }

  @Test("Rotation and scaling are about their anchors") func transforms() throws {
    let bar = red.frame(width: 40, height: 10)
    #expect(try frame(bar.rotationEffect(.degrees(90))) == CGRect(x: 45, y: 30, width: 10, height: 40))
    #expect(
      try frame(bar.rotationEffect(.degrees(90), anchor: .topLeading)) == CGRect(x: 20, y: 45, width: 10, height: 40))
    #expect(try frame(bar.scaleEffect(2)) == CGRect(x: 10, y: 40, width: 80, height: 20))
    #expect(
      try frame(bar.scaleEffect(x: 0.5, y: 1, anchor: .trailing)) == CGRect(x: 50, y: 45, width: 20, height: 10))
    #expect(
      try frame(bar.transformEffect(CGAffineTransform(translationX: 5, y: 0)))
        == CGRect(x: 35, y: 45, width: 40, height: 10))
  }

  @Test("Clips and masks leave their part of the view") func clips() throws {
    let square = red.frame(width: 40, height: 40)
    let circle = try picture(square.clipShape(Circle())).bitmap
    #expect(circle[50, 50].green == 0 && circle[32, 32].green == 255)
    let masked = try frame(square.mask { Rectangle().frame(width: 20, height: 10) })
    #expect(masked == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(try frame(square.frame(width: 10, height: 20).clipped()) == CGRect(x: 45, y: 40, width: 10, height: 20))
    #expect(try frame(square.hidden()) == nil)
  }

  @Test("Opacity applies to a view as a whole") func opacity() throws {
    let bitmap = try picture(
      ZStack {
        Color(red: 0, green: 0, blue: 1)
        red
      }
      .frame(width: 40, height: 40).opacity(0.5)
    ).bitmap
    let pixel = bitmap[50, 50]
    #expect(pixel.red == 255 && abs(Int(pixel.green) - 128) <= 1 && abs(Int(pixel.blue) - 128) <= 1)
  }

  @Test("A stroke is on the outline, and a stroked border inside") func strokes() throws {
    let shape = Rectangle()
    #expect(
      try frame(shape.stroke(red, lineWidth: 10).frame(width: 40, height: 40))
        == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(
      try frame(shape.strokeBorder(red, lineWidth: 10).frame(width: 40, height: 40))
        == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(
      try frame(shape.trim(from: 0, to: 0.25).stroke(red, lineWidth: 10).frame(width: 40, height: 40))
        == CGRect(x: 30, y: 25, width: 40, height: 10))
    #expect(
      try frame(shape.inset(by: 5).fill(red).frame(width: 40, height: 40))
        == CGRect(x: 35, y: 35, width: 30, height: 30))
  }

  @Test("A gradient runs between its points") func gradients() throws {
    let colors = [red, Color(red: 0, green: 0, blue: 1)]
    let linear = try picture(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)).bitmap
    #expect(linear[1, 50].red > 245 && linear[98, 50].blue > 245)
    #expect(abs(Int(linear[50, 50].red) - 127) <= 3 && linear[50, 10] == linear[50, 90])
    let radial = try picture(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 50)).bitmap
    #expect(radial[50, 50].red > 245 && radial[1, 1].blue == 255)
  }

  @Test("A shadow is offset, and the view covers it") func shadow() throws {
    let bitmap = try picture(red.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 20, y: 0)).bitmap
    #expect(bitmap[50, 50].red == 255 && bitmap[50, 50].green == 0)
    #expect(bitmap[70, 50].red < 5 && bitmap[30, 50].red == 255)
  }

  @Test("The environment's font and style reach text") func text() throws {
    func width(_ size: CGFloat) throws -> CGFloat {
      let text = Text("HH").font(.system(size: size)).foregroundStyle(.clear)
      return try #require(try frame(text.background(red))).width
    }
    let (small, large) = (try width(20), try width(40))
    #expect(small > 20 && abs(large - 2 * small) <= 2)
    let inner = Text("HH").background(red)
    #expect(try frame(VStack { inner }.font(.system(size: 40)).foregroundStyle(.clear))?.width == large)
    let bitmap = try picture(Text("HH").font(.system(size: 40)).foregroundStyle(red)).bitmap
    // The crossbar of the first letter.
    #expect((30..<48).contains { bitmap[$0, 50].red == 255 && bitmap[$0, 50].green == 0 })
  }
}
