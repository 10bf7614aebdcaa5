import Flipbook
import FlipbookUIKit
import Pixels
import Testing

/// The Porter–Duff blend modes of contexts, and the areas of strokes.
@Suite struct CompositingTests {
  /// The components of a pixel, premultiplied.
  private func components(_ pixel: Pixel) -> [UInt8] { [pixel.red, pixel.green, pixel.blue, pixel.alpha] }

  private func bitmap(_ draw: @escaping (CGContext) -> Void) throws -> Bitmap {
    let images = ImageLibrary()
    let size = CGSize(width: 40, height: 40)
    let stage = Stage.run(size: size, background: .clear, images: images) { window in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      window.addSubview(
        UIImageView(image: UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }))
    }
    return try Renderer(stage, images: images).still(at: 0)
  }

  // At (10, 20) only the backdrop is, at (20, 20) both are, at (30, 20) only the source is, and nothing at (20, 5).
  @Test(
    "The modes of Porter and Duff change the area of the source alone",
    arguments: [
      (.clear, "R---"), (.copy, "RBB-"), (.sourceIn, "RB--"), (.sourceOut, "R-B-"), (.sourceAtop, "RB--"),
      (.destinationOver, "RRB-"), (.destinationIn, "RR--"), (.destinationOut, "R---"), (.destinationAtop, "RRB-"),
      (.xor, "R-B-"), (.normal, "RBB-"),
    ] as [(CGBlendMode, String)])
  func modes(mode: CGBlendMode, expected: String) throws {
    let picture = try bitmap { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 5, y: 10, width: 20, height: 20))
      context.setBlendMode(mode)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 15, y: 10, width: 20, height: 20))
    }
    let found = [(10, 20), (20, 20), (30, 20), (20, 5)].map { x, y in
      switch components(picture[x, y]) {
      case [255, 0, 0, 255]: "R"
      case [0, 0, 255, 255]: "B"
      case [0, 0, 0, 0]: "-"
      default: "?"
      }
    }
    #expect(found.joined() == expected)
  }

  @Test("Half of a source leaves half of the backdrop, and the clip bounds both") func halves() throws {
    let picture = try bitmap { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 40))
      context.setBlendMode(.destinationIn)
      context.setFillColor(UIColor.black.withAlphaComponent(0.5).cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(abs(Int(picture[10, 10].alpha) - 128) <= 1)
    #expect(components(picture[10, 30]) == [255, 0, 0, 255] && components(picture[30, 10]) == [255, 0, 0, 255])
  }

  @Test("A template's alpha is filled with a color, and a series of modes stays quick") func tints() throws {
    let picture = try bitmap { context in
      context.setFillColor(UIColor.black.cgColor)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      for _ in 0..<24 {
        context.setBlendMode(.sourceIn)
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    #expect(components(picture[20, 20]) == [0, 255, 0, 255] && picture[1, 1].alpha == 0)
  }

  @Test("The copy of a stroke contains what the stroke paints") func strokedCopies() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 30, y: 10))
    let area = line.copy(strokingWithWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(area.boundingBoxOfPath == CGRect(x: 10, y: 7, width: 20, height: 6))
    let round = line.copy(strokingWithWidth: 6, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    #expect(abs(round.boundingBoxOfPath.minX - 7) < 0.01 && round.contains(CGPoint(x: 8, y: 10)))
    #expect(!round.contains(CGPoint(x: 7.2, y: 7.2)))
    let circle = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
      .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(circle.contains(CGPoint(x: 1, y: 20)) && !circle.contains(CGPoint(x: 20, y: 20)))
    let older = unsafe CGPath(
      __byStroking: line, transform: nil, lineWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(older == area)
  }

  @Test("The copy of a dashed line consists of its dashes") func dashedCopies() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 20, y: 0))
    let dashes = line.copy(dashingWithPhase: 2, lengths: [4, 6])
    let expected = CGMutablePath()
    for (start, end) in [(0, 2), (8, 12), (18, 20)] {
      expected.move(to: CGPoint(x: start, y: 0))
      expected.addLine(to: CGPoint(x: end, y: 0))
    }
    #expect(dashes == expected)
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test("Images are tinted, turned upright, and stretched between their caps") func images() throws {
    let images = ImageLibrary()
    let stage = Stage.run(size: CGSize(width: 40, height: 40), background: .clear, images: images) { window in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 6))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 2, y: 0, width: 8, height: 6))
      }
      let tinted = UIImageView(image: image.withTintColor(.green))
      let turned = UIImageView(image: image.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: .right) })
      turned.frame.origin.x = 20
      #expect(turned.frame.size == CGSize(width: 6, height: 10))
      let stretched = UIImageView(
        image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)))
      stretched.frame = CGRect(x: 0, y: 20, width: 40, height: 10)
      for view in [tinted, turned, stretched] { window.addSubview(view) }
    }
    let picture = try Renderer(stage, images: images).still(at: 0)
    #expect(components(picture[5, 3]) == [0, 255, 0, 255])
    // The left edge of pixels that are turned clockwise is at the top.
    #expect(components(picture[22, 1]) == [255, 0, 0, 255] && components(picture[22, 8]) == [0, 0, 255, 255])
    #expect(components(picture[1, 25]) == [255, 0, 0, 255] && components(picture[12, 25]) == [0, 0, 255, 255])
  }
}
