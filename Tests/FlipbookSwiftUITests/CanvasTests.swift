import FlipbookSwiftUI
import Pixels
import Testing

/// Drawing of canvases, seen in pixels.
@Suite struct CanvasTests {
  private static let red: (UInt8, UInt8, UInt8) = (255, 0, 0)
  private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
  private let blue = GraphicsContext.Shading.color(red: 0, green: 0, blue: 1)
  private let square = Path(CGRect(x: 20, y: 20, width: 20, height: 20))

  /// Returns the picture of a canvas of 100 by 100 points on white.
  private func picture(
    at time: Double = 0, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> Pixels {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 3) { Canvas(renderer: renderer) }
    return Pixels(try Renderer(stage).still(at: time))
  }

  private func frame(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> CGRect? {
    try picture(renderer).frame(of: Self.red)
  }

  /// Returns the components of a pixel.
  private func pixel(_ picture: Pixels, _ x: Int, _ y: Int) -> [Int] {
    let pixel = picture.bitmap[x, y]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  @Test("A canvas fills its frame, and clips its drawing to it") func size() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100)) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: -10, y: 0, width: size.width, height: 2 * size.height)), with: red)
      }
      .frame(width: 40, height: 20)
    }
    #expect(Pixels(try Renderer(stage).still(at: 0)).frame(of: Self.red) == CGRect(x: 30, y: 40, width: 30, height: 20))
  }

  @Test("Transforms apply to subsequent drawing, the last one first") func transforms() throws {
    let found = try frame { context, _ in
      context.translateBy(x: 50, y: 10)
      context.scaleBy(x: 2, y: 1)
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(x: 10, y: 0, width: 30, height: 10)), with: red)
    }
    // Rotated: x from −10 to 0, y from 10 to 40. Scaled: x from −20. Moved by 50 and 10.
    #expect(found == CGRect(x: 30, y: 20, width: 20, height: 30))
    let assigned = try frame { context, _ in
      context.transform = CGAffineTransform(translationX: 5, y: 6)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: red)
    }
    #expect(assigned == CGRect(x: 25, y: 26, width: 20, height: 20))
  }

  @Test("A copy of a context has its own state, and draws to the same canvas") func copies() throws {
    let found = try picture { context, _ in
      var copy = context
      copy.translateBy(x: 30, y: 0)
      copy.opacity = 0.5
      copy.fill(square, with: red)
      context.fill(square, with: red)
    }
    #expect(found.frame(of: Self.red) == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(pixel(found, 60, 30)[1] == 128 || pixel(found, 60, 30)[1] == 127)
  }

  @Test("Strokes have their width, caps, and dashes") func strokes() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 20, y: 50))
      $0.addLine(to: CGPoint(x: 80, y: 50))
    }
    #expect(
      try frame { context, _ in context.stroke(line, with: red, lineWidth: 10) }
        == CGRect(x: 20, y: 45, width: 60, height: 10))
    let style = StrokeStyle(lineWidth: 10, lineCap: .square, dash: [10, 20])
    let dashed = try picture { context, _ in context.stroke(line, with: red, style: style) }
    // Each dash of 10 points ends with two caps of 5 points.
    #expect(dashed.frame(of: Self.red) == CGRect(x: 15, y: 45, width: 50, height: 10))
    #expect(pixel(dashed, 38, 50) == [255, 255, 255] && pixel(dashed, 48, 50) == [255, 0, 0])
  }

  @Test("Clips intersect; an inverse clip leaves the outside") func clips() throws {
    let found = try frame { context, _ in
      context.clip(to: Path(CGRect(x: 10, y: 10, width: 50, height: 50)))
      context.translateBy(x: 20, y: 0)
      context.clip(to: Path(CGRect(x: 10, y: 20, width: 100, height: 20)))
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 20, width: 30, height: 20))
      context.fill(Path(CGRect(x: -100, y: -100, width: 300, height: 300)), with: red)
    }
    #expect(found == CGRect(x: 30, y: 20, width: 30, height: 20))
    let outside = try picture { context, size in
      context.clip(to: square, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: red)
    }
    #expect(pixel(outside, 30, 30) == [255, 255, 255] && pixel(outside, 50, 50) == [255, 0, 0])
    let layer = try picture { context, size in
      context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: red)
    }
    #expect(abs(pixel(layer, 30, 30)[1] - 128) <= 1 && pixel(layer, 50, 50) == [255, 255, 255])
  }

  @Test("A layer is composited as one image, with a new state") func layers() throws {
    let found = try picture { context, _ in
      context.translateBy(x: 10, y: 0)
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square, with: blue)
        layer.fill(square, with: red)
      }
    }
    // Red at half opacity, without blue behind it, and moved by the outer transform.
    #expect(abs(pixel(found, 45, 30)[1] - 128) <= 1 && abs(pixel(found, 45, 30)[2] - 128) <= 1)
    #expect(pixel(found, 45, 30)[0] == 255 && pixel(found, 25, 30) == [255, 255, 255])
  }

  @Test("Colors blend inside the canvas, not with what is behind it") func blending() throws {
    let found = try picture { context, _ in
      context.fill(square, with: .color(red: 1, green: 1, blue: 0))
      context.blendMode = .multiply
      context.fill(Path(CGRect(x: 30, y: 20, width: 20, height: 20)), with: .color(red: 0, green: 1, blue: 1))
      context.blendMode = .plusLighter
      context.fill(Path(CGRect(x: 20, y: 30, width: 10, height: 10)), with: blue)
    }
    #expect(pixel(found, 35, 25) == [0, 255, 0] && pixel(found, 45, 25) == [0, 255, 255])
    #expect(pixel(found, 25, 35) == [255, 255, 255] && pixel(found, 25, 25) == [255, 255, 0])
    let erased = try picture { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: red)
      context.blendMode = .destinationOut
      context.fill(square, with: .color(.black.opacity(0.5)))
      context.blendMode = .clear
      context.fill(Path(CGRect(x: 60, y: 60, width: 20, height: 20)), with: .color(.black.opacity(0.5)))
      context.blendMode = .destinationOver
      context.fill(Path(CGRect(x: 60, y: 60, width: 10, height: 20)), with: blue)
    }
    #expect(abs(pixel(erased, 30, 30)[1] - 128) <= 1 && pixel(erased, 75, 70) == [255, 255, 255])
    #expect(pixel(erased, 65, 70) == [0, 0, 255] && pixel(erased, 90, 90) == [255, 0, 0])
  }

  @Test("Gradients run in the coordinates of drawing, styles in the path's bounding box") func shadings() throws {
    let gradient = Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
    let whole = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    func red(_ shading: GraphicsContext.Shading, _ path: Path, _ x: Int, _ y: Int) throws -> Int {
      pixel(try picture { context, _ in context.fill(path, with: shading) }, x, y)[0]
    }
    let linear = GraphicsContext.Shading.linearGradient(
      gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 60, y: 0))
    for (x, expected) in [(10, 255.0), (30, 255 * (1 - 10.5 / 40)), (50, 255 * (1 - 30.5 / 40)), (70, 0)] {
      #expect(abs(Double(try red(linear, whole, x, 50)) - expected) <= 1.5, "at \(x)")
    }
    let repeated = GraphicsContext.Shading.linearGradient(
      gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: .mirror)
    #expect(abs(try red(repeated, whole, 35, 50) - 255 * 155 / 200) <= 2)
    for (start, end) in [(0.0, 40.0), (40, 0)] {
      let radial = GraphicsContext.Shading.radialGradient(
        gradient, center: CGPoint(x: 50, y: 50), startRadius: CGFloat(start), endRadius: CGFloat(end))
      // 20.5 points from the center.
      let fraction = 20.5 / 40
      let expected = 255 * (start < end ? 1 - fraction : fraction)
      #expect(abs(Double(try red(radial, whole, 70, 50)) - expected) <= 2)
    }
    let conic = GraphicsContext.Shading.conicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: .degrees(90))
    // Straight down is the beginning, a quarter of a turn later is the left.
    #expect(abs(try red(conic, whole, 10, 50) - 191) <= 2)
    let style = GraphicsContext.Shading.style(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    let bar = Path(CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(abs(Double(try red(style, bar, 55, 50)) - 255 * (1 - 15.5 / 20)) <= 2)
  }

  @Test("A blur has the standard deviation of its radius, and the last filter is the innermost") func filters() throws {
    let half = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let blurred = try picture { context, _ in
      context.addFilter(.blur(radius: 5))
      context.clip(to: Path(CGRect(x: 0, y: 20, width: 100, height: 60)))
      context.fill(half, with: .color(.black))
    }
    // The integral of a Gaussian around the edge, away from the ends of the path.
    for x in [44, 48, 52, 58] {
      let expected = 255 * (0.5 + 0.5 * erf((Double(x) + 0.5 - 50) / (5 * 2.0.squareRoot())))
      #expect(abs(Double(pixel(blurred, x, 50)[0]) - expected) <= 4, "at \(x)")
    }
    // Clips apply to the blurred image.
    #expect(pixel(blurred, 25, 18) == [255, 255, 255] && pixel(blurred, 25, 21)[0] < 10)
    let shadow = try picture { context, _ in
      context.addFilter(.shadow(color: .black, radius: 0, x: 30, y: 0))
      context.fill(square, with: red)
    }
    #expect(pixel(shadow, 30, 30) == [255, 0, 0] && pixel(shadow, 60, 30) == [0, 0, 0])
    let inverted = try picture { context, _ in
      context.addFilter(.colorInvert())
      context.addFilter(.colorMultiply(Color(red: 0, green: 1, blue: 0)))
      context.fill(square, with: .color(.white))
    }
    // Multiplied first: green, whose inverse is magenta.
    #expect(pixel(inverted, 30, 30) == [255, 0, 255] && pixel(inverted, 60, 30) == [255, 255, 255])
  }

  @Test("Blurred circles merge at a threshold of alpha") func metaballs() throws {
    let circles = [30.0, 70].map { Path(ellipseIn: CGRect(x: $0 - 19, y: 31, width: 38, height: 38)) }
    let found = try picture { context, _ in
      context.addFilter(.alphaThreshold(min: 0.45, color: Color(red: 1, green: 0, blue: 0)))
      context.addFilter(.blur(radius: 6))
      context.drawLayer { layer in
        for circle in circles { layer.fill(circle, with: .color(.black)) }
      }
    }
    // A bridge joins the circles, which are two points apart, and all pixels have one of two colors.
    #expect(pixel(found, 50, 50) == [255, 0, 0] && pixel(found, 50, 35) == [255, 255, 255])
    for x in 0..<100 { #expect([[255, 0, 0], [255, 255, 255]].contains(pixel(found, x, 50))) }
    let band = try picture { context, _ in
      context.addFilter(.alphaThreshold(min: 0.2, max: 0.6, color: Color(red: 1, green: 0, blue: 0)))
      for (index, alpha) in [0.1, 0.3, 0.7].enumerated() {
        context.fill(Path(CGRect(x: 20 * index, y: 0, width: 20, height: 20)), with: .color(.black.opacity(alpha)))
      }
    }
    #expect(band.frame(of: Self.red) == CGRect(x: 20, y: 0, width: 20, height: 20))
  }

  @Test("Text is measured, placed by its anchor, and shaded") func text() throws {
    var sizes: [CGSize] = []
    let text = Text("HH HH").font(.system(size: 30))
    let found = try picture { context, _ in
      var resolved = context.resolve(text)
      sizes = [
        resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity)),
        resolved.measure(in: CGSize(width: 60, height: 100)),
      ]
      #expect(resolved.firstBaseline(in: CGSize(width: 200, height: 100)) > 20)
      resolved.shading = red
      context.draw(resolved, at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
    }
    let single = try #require(sizes.first)
    #expect(sizes[1].width < single.width && abs(sizes[1].height - 2 * single.height) <= 1)
    let ink = try #require(found.frame(of: Self.red))
    #expect(ink.minX > 100 - single.width && ink.minX < 104 - single.width + 4)
    #expect(ink.minY > 100 - single.height && ink.maxX <= 100)
    let broken = try frame { context, _ in
      context.draw(
        text.foregroundColor(Color(red: 1, green: 0, blue: 0)), in: CGRect(x: 10, y: 5, width: 60, height: 90))
    }
    #expect(try #require(broken).height > single.height && #require(broken).minX >= 10)
    let gradient = try picture { context, _ in
      var resolved = context.resolve(Text("HH").font(.system(size: 60)))
      resolved.shading = .linearGradient(
        Gradient(colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]),
        startPoint: CGPoint(x: 49, y: 0), endPoint: CGPoint(x: 51, y: 0))
      context.draw(resolved, at: CGPoint(x: 50, y: 50))
    }
    let (left, right) = (try #require(gradient.frame(of: Self.red)), try #require(gradient.frame(of: (0, 0, 255))))
    #expect(left.maxX <= 50 && right.minX >= 50)
  }

  @Test("Symbols are views by their tags, drawn several times") func symbols() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100)) {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "square") else { return }
        #expect(symbol.size == CGSize(width: 10, height: 10))
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
        context.draw(symbol, in: CGRect(x: 60, y: 60, width: 20, height: 30))
        #expect(context.resolveSymbol(id: "circle") == nil)
      } symbols: {
        Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).tag("square")
      }
    }
    let found = Pixels(try Renderer(stage).still(at: 0))
    #expect(found.frame(of: Self.red) == CGRect(x: 15, y: 15, width: 65, height: 75))
    #expect(pixel(found, 40, 40) == [255, 255, 255])
  }

  private struct Moving: View {
    @State private var isRight = false
    var body: some View {
      TimelineView(.animation) { timeline in
        Canvas { context, _ in
          let x = 20 * timeline.date.timeIntervalSinceReferenceDate
          // More paths as time goes by.
          for index in 0...Int(x / 10) {
            context.fill(
              Path(CGRect(x: x, y: Double(12 * index), width: 10, height: 10)),
              with: .color(red: 1, green: 0, blue: 0))
          }
          if isRight { context.fill(Path(CGRect(x: 90, y: 90, width: 10, height: 10)), with: .color(.black)) }
        }
      }
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isRight = true } }
    }
  }

  @Test("A canvas in a timeline is drawn for every instant, also between two ticks") func timeline() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 3) { Moving() }
    // Multiples of 0.05 s move by whole points; 0.55 s is a tick, 0.25 s is one, 1.05 s is one; 0.525 s is none.
    for time in [0.0, 0.25, 0.5, 0.525, 0.55, 1.05, 2.5] {
      let found = Pixels(try Renderer(stage).still(at: time))
      let x = 20 * time
      let box = try #require(found.frame(of: Self.red))
      if x == x.rounded() {
        #expect(box == CGRect(x: x, y: 0, width: 10, height: 12 * (x / 10).rounded(.down) + 10), "at \(time)")
      } else {
        #expect(box.minX == (x).rounded(.up) && box.width == 9, "at \(time)")
      }
      #expect((pixel(found, 95, 95) == [0, 0, 0]) == (time > 1))
    }
  }

  @Observable final class Model { var x = 20.0 }

  private struct Observing: View {
    let model: Model
    @State private var isWide = false
    var body: some View {
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: model.x, y: 0, width: size.width / 10, height: 10)), with: .color(red: 1, green: 0, blue: 0))
      }
      .frame(width: isWide ? 200 : 100)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { model.x = 0 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          withAnimation(.linear(duration: 1)) { isWide = true }
        }
      }
    }
  }

  @Test("A canvas follows observed objects, and its size while it is animated") func observing() throws {
    let stage = Stage.show(size: CGSize(width: 200, height: 20), duration: 3) { Observing(model: Model()) }
    func box(_ time: Double) throws -> CGRect? { Pixels(try Renderer(stage).still(at: time)).frame(of: Self.red) }
    #expect(try box(0.25) == CGRect(x: 70, y: 5, width: 10, height: 10) || box(0.25)?.minX == 70)
    #expect(try box(0.75)?.minX == 50)
    #expect(try box(1.5)?.width == 15 && box(1.5)?.minX == 25)
    #expect(try box(2.5)?.width == 20 && box(2.5)?.minX == 0)
  }
}
