import Flipbook
import FlipbookUIKit
import Foundation
import Pixels
import TestSupport
import Testing

/// Drawing by code: contexts, image renderers, and `draw(_:)`.
@Suite struct DrawingTests {
  /// The pixels of a drawing of 40 × 40 points on white.
  private func pixels(_ draw: @escaping (CGContext) -> Void) throws -> Bitmap {
    let images = ImageLibrary()
    let size = CGSize(width: 40, height: 40)
    let stage = Stage.run(size: size, images: images) { window in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
      window.addSubview(UIImageView(image: image))
    }
    return try Renderer(stage, images: images).still(at: 0)
  }

  /// The pixels of layers on white.
  private func pixels(of layers: CALayer...) throws -> Bitmap {
    let stage = Stage.run(size: CGSize(width: 40, height: 40)) { window in
      for layer in layers { window.layer.addSublayer(layer) }
    }
    return try Renderer(stage).still(at: 0)
  }

  @Test("Images are found by name in asset catalogs, drawings included")
  func assets() throws {
    let folder = try TemporaryFolder()
    let set = folder / "Assets.xcassets/dot.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='20' height='20' fill='red'/></svg>"
    try Data(svg.utf8).write(to: URL(filePath: set + "/dot.svg"))
    let images = ImageLibrary()
    var sizes: [CGSize?] = []
    let stage = Stage.run(size: CGSize(width: 40, height: 40), images: images, imageFolders: [folder / "."]) { window in
      let image = UIImage(named: "dot")
      sizes = [image?.size, UIImage(named: "none")?.size]
      window.addSubview(UIImageView(image: image))
    }
    let frame = try Renderer(stage, images: images).still(at: 0)
    #expect(sizes == [CGSize(width: 20, height: 20), nil])
    #expect(frame[10, 10].red == 255 && frame[10, 10].green == 0 && frame[30, 30].green == 255)
  }

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    return layer
  }

  @Test("Paths are filled and stroked as shape layers are") func paths() throws {
    let star = CGMutablePath()
    star.addLines(between: [
      CGPoint(x: 20, y: 3), CGPoint(x: 30, y: 36), CGPoint(x: 3, y: 14), CGPoint(x: 37, y: 14), CGPoint(x: 10, y: 36),
    ])
    star.closeSubpath()
    let filled = shape(star)
    filled.fillColor = UIColor.red.cgColor
    filled.fillRule = .evenOdd
    let line = shape(star)
    line.strokeColor = UIColor.blue.cgColor
    line.lineWidth = 3
    line.lineJoin = .round
    line.lineDashPattern = [5, 2]
    line.lineDashPhase = 1
    let drawn = try pixels { context in
      context.setFillColor(UIColor.red.cgColor)
      context.addPath(star)
      context.fillPath(using: .evenOdd)
      #expect(context.isPathEmpty)
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(3)
      context.setLineJoin(.round)
      context.setLineDash(phase: 1, lengths: [5, 2])
      context.addPath(star)
      context.strokePath()
    }
    #expect(try drawn == pixels(of: filled, line))
    // The same through UIKit's paths.
    let byPath = try pixels { _ in
      let path = UIBezierPath(cgPath: star)
      path.usesEvenOddFillRule = true
      path.lineWidth = 3
      path.lineJoinStyle = .round
      // Sound: two numbers, as it is told.
      unsafe path.setLineDash([5, 2], count: 2, phase: 1)
      UIColor.red.setFill()
      path.fill()
      UIColor.blue.setStroke()
      path.stroke()
    }
    #expect(byPath == drawn)
  }

  @Test("The transform moves points, and bends the pen; saved settings come back") func transforms() throws {
    let square = CGMutablePath()
    square.addRect(CGRect(x: -5, y: -5, width: 10, height: 10))
    let box = shape(square)
    box.strokeColor = UIColor.black.cgColor
    box.lineWidth = 2
    box.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6).concatenating(CGAffineTransform(scaleX: 2, y: 1)))
    box.position = CGPoint(x: 20, y: 18)
    let drawn = try pixels { context in
      context.saveGState()
      context.translateBy(x: 20, y: 18)
      context.scaleBy(x: 2, y: 1)
      context.rotate(by: .pi / 6)
      context.setLineWidth(2)
      context.stroke(CGRect(x: -5, y: -5, width: 10, height: 10))
      context.restoreGState()
      #expect(context.ctm.isIdentity)
    }
    #expect(try drawn == pixels(of: box))
  }

  @Test("Nothing is drawn outside of the clipping, and what is cleared is clear") func clipping() throws {
    let drawn = try pixels { context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
      context.clip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clear(CGRect(x: 0, y: 0, width: 15, height: 40))
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 35, y: 35, width: 5, height: 5))
    }
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(drawn[20, 20] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(drawn[5, 20] == white && drawn[20, 35] == white, "outside of the rectangle")
    #expect(drawn[29, 29] == white, "outside of the circle")
    #expect(drawn[12, 20] == white, "cleared")
    #expect(drawn[37, 37] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test("Opacity, groups and blend modes") func groups() throws {
    let drawn = try pixels { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 30, width: 20, height: 10))
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 30, width: 20, height: 10))
    }
    // A group is half clear as a whole, where its parts overlap as well.
    #expect(drawn[5, 10] == drawn[15, 10] && drawn[5, 10] == drawn[25, 10])
    #expect(abs(Int(drawn[5, 10].red) - 128) <= 1)
    #expect(drawn[5, 35] == Pixel(red: 255, green: 255, blue: 0, alpha: 255))
    #expect(drawn[15, 35] == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
  }

  @Test("Gradients end at their ends, unless they go on") func gradients() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(
        colorsSpace: space, colors: [UIColor.black.cgColor, UIColor.red.cgColor] as CFArray, locations: [0, 1]))
    let drawn = try pixels { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 10))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [.drawsAfterEndLocation])
      context.restoreGState()
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 25), startRadius: 0, endCenter: CGPoint(x: 20, y: 25), endRadius: 10,
        options: [])
    }
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(drawn[5, 5] == white)
    #expect(abs(Int(drawn[20, 5].red) - 134) <= 6 && drawn[20, 5].green == 0)
    #expect(drawn[38, 5] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(drawn[20, 25].red < 20 && drawn[28, 25].red > 200 && drawn[28, 25].green == 0)
    #expect(drawn[33, 25] == white)
  }

  @Test("Pictures are upright by UIKit, upside down by Core Graphics, and texts are drawn") func pictures() throws {
    let drawn = try pixels { context in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { renderer in
        UIColor.red.setFill()
        renderer.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 5, width: 10, height: 5))
      }
      #expect(image.size == CGSize(width: 10, height: 10))
      image.draw(at: CGPoint(x: 0, y: 0))
      if let picture = image.cgImage { context.draw(picture, in: CGRect(x: 20, y: 0, width: 10, height: 10)) }
      ("I" as NSString).draw(
        at: CGPoint(x: 2, y: 12),
        withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.green])
    }
    let (red, blue) = (Pixel(red: 255, green: 0, blue: 0, alpha: 255), Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(drawn[5, 2] == red && drawn[5, 7] == blue)
    #expect(drawn[25, 2] == blue && drawn[25, 7] == red)
    var greens = 0
    for y in 12..<38 { for x in 0..<12 where drawn[x, y].green == 255 && drawn[x, y].red == 0 { greens += 1 } }
    #expect(greens > 10)
  }

  @Test("A shadow falls beside what is drawn") func shadows() throws {
    let drawn = try pixels { context in
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.black.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(drawn[10, 10] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(drawn[20, 10] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  /// A view that draws as much of a disk as it is told.
  private final class Meter: UIView {
    var part: CGFloat = 0.25 { didSet { setNeedsDisplay() } }
    var draws = 0

    override func draw(_ rect: CGRect) {
      draws += 1
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }

  @Test("Views are drawn when they are first shown, and when they ask for it") func views() throws {
    let images = ImageLibrary()
    var meter: Meter?
    let stage = Stage.run(size: CGSize(width: 40, height: 40), duration: 2, images: images) { window in
      let view = Meter(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.addSubview(view)
      #expect(view.draws == 0, "not before the end of the turn")
      meter = view
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        view.part = 0.5
        view.part = 0.75
      }
    }
    let view = try #require(meter)
    #expect(view.draws == 1)
    let (red, white) = (
      Pixel(red: 255, green: 0, blue: 0, alpha: 255), Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    )
    let first = try Renderer(stage, images: images).still(at: 0)
    #expect(first[5, 20] == red && first[15, 20] == white)
    let second = try Renderer(stage, images: images).still(at: 1.5)
    #expect(second[25, 20] == red && second[35, 20] == white)
    #expect(view.draws == 2, "once for both changes")
  }

  /// A layer that draws a ring.
  private final class Ring: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setStrokeColor(UIColor.blue.cgColor)
      ctx.setLineWidth(4)
      ctx.strokeEllipse(in: bounds.insetBy(dx: 2, dy: 2))
    }
  }

  @Test("Layers are drawn when they ask for it, and draw others into contexts") func layers() throws {
    let images = ImageLibrary()
    let stage = Stage.run(size: CGSize(width: 40, height: 40), images: images) { window in
      let ring = Ring()
      ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      window.layer.addSublayer(ring)
      #expect(!ring.needsDisplay())
      ring.setNeedsDisplay()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let square = CALayer()
      square.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
      square.backgroundColor = UIColor.red.cgColor
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
        $0.cgContext.translateBy(x: 5, y: 5)
        square.render(in: $0.cgContext)
      }
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      window.addSubview(view)
    }
    let drawn = try Renderer(stage, images: images).still(at: 0)
    #expect(drawn[2, 10] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(drawn[10, 10] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(drawn[30, 30] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(drawn[37, 37] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }

  @Test("Contexts of UIKit's functions nest, and there is none outside") func functions() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = Stage.run { _ in
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
      #expect(UIGraphicsGetCurrentContext()?.width == 3)
      UIGraphicsEndImageContext()
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.size == CGSize(width: 10, height: 5) && image?.scale == 2)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test("Without interpolation, enlarged images keep the edges of their pixels") func interpolationQuality() throws {
    func blended(_ quality: CGInterpolationQuality) throws -> Int {
      let drawn = try pixels { context in
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { inner in
          UIColor.red.setFill()
          inner.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
          UIColor.blue.setFill()
          inner.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        context.saveGState()
        context.interpolationQuality = quality
        image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        context.restoreGState()
        #expect(context.interpolationQuality == .default)
      }
      return (0..<40).count { ![0, 255].contains(drawn[$0, 20].red) }
    }
    #expect(try blended(.none) == 0)
    #expect(try blended(.high) > 5)
    #expect(try blended(.default) == blended(.high))
  }
}
