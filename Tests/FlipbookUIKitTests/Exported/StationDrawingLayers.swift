// swift-format-ignore-file
// station, from station.svg, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// station.
final class StationLayers {
  /// The layer with everything in it.
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    addGroup()
  }

  private func addGroup() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    layer.addSublayer(group)

    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape.path = shapePath
    shape.fillColor = CGColor(srgbRed: 230 / 255, green: 213 / 255, blue: 236 / 255, alpha: 1)
    shape.miterLimit = 4
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 0, y: 30, width: 96, height: 30)
    shape2.position = CGPoint(x: 48, y: 45)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 0, y: 60))
    shape2Path.addLine(to: CGPoint(x: 24, y: 34))
    shape2Path.addLine(to: CGPoint(x: 44, y: 54))
    shape2Path.addLine(to: CGPoint(x: 66, y: 30))
    shape2Path.addLine(to: CGPoint(x: 96, y: 60))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = CGColor(srgbRed: 182 / 255, green: 149 / 255, blue: 196 / 255, alpha: 1)
    shape2.miterLimit = 4
    group.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 0, y: 58, width: 96, height: 38)
    shape3.position = CGPoint(x: 48, y: 77)
    let shape3Path = CGMutablePath()
    shape3Path.addRect(CGRect(x: 0, y: 58, width: 96, height: 38))
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 140 / 255, green: 107 / 255, blue: 155 / 255, alpha: 1)
    shape3.miterLimit = 4
    group.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 10, y: 38, width: 44, height: 34)
    shape4.position = CGPoint(x: 32, y: 55)
    let shape4Path = CGMutablePath()
    shape4Path.addRect(CGRect(x: 10, y: 38, width: 44, height: 34))
    shape4.path = shape4Path
    shape4.fillColor = CGColor(srgbRed: 246 / 255, green: 233 / 255, blue: 216 / 255, alpha: 1)
    shape4.miterLimit = 4
    group.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 4, y: 22, width: 56, height: 18)
    shape5.position = CGPoint(x: 32, y: 31)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 4, y: 40))
    shape5Path.addLine(to: CGPoint(x: 32, y: 22))
    shape5Path.addLine(to: CGPoint(x: 60, y: 40))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = CGColor(srgbRed: 194 / 255, green: 86 / 255, blue: 110 / 255, alpha: 1)
    shape5.miterLimit = 4
    group.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 27.5, y: 28.5, width: 9, height: 9)
    shape6.position = CGPoint(x: 32, y: 33)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 36.5, y: 33))
    shape6Path.addCurve(to: CGPoint(x: 32, y: 37.5), control1: CGPoint(x: 36.5, y: 35.48528137423857), control2: CGPoint(x: 34.48528137423857, y: 37.5))
    shape6Path.addCurve(to: CGPoint(x: 27.5, y: 33), control1: CGPoint(x: 29.51471862576143, y: 37.5), control2: CGPoint(x: 27.5, y: 35.48528137423857))
    shape6Path.addCurve(to: CGPoint(x: 32, y: 28.5), control1: CGPoint(x: 27.5, y: 30.51471862576143), control2: CGPoint(x: 29.51471862576143, y: 28.5))
    shape6Path.addCurve(to: CGPoint(x: 36.5, y: 33), control1: CGPoint(x: 34.48528137423857, y: 28.5), control2: CGPoint(x: 36.5, y: 30.51471862576143))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape6.miterLimit = 4
    group.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 32, y: 30.5, width: 2, height: 3.5)
    shape7.position = CGPoint(x: 33, y: 32.25)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 32, y: 30.5))
    shape7Path.addLine(to: CGPoint(x: 32, y: 33))
    shape7Path.addLine(to: CGPoint(x: 34, y: 34))
    shape7.path = shape7Path
    shape7.fillColor = nil
    shape7.strokeColor = CGColor(srgbRed: 81 / 255, green: 54 / 255, blue: 92 / 255, alpha: 1)
    shape7.lineWidth = 1.2
    shape7.miterLimit = 4
    group.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 16, y: 46, width: 32, height: 10)
    shape8.position = CGPoint(x: 32, y: 51)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 16, y: 46))
    shape8Path.addLine(to: CGPoint(x: 24, y: 46))
    shape8Path.addLine(to: CGPoint(x: 24, y: 56))
    shape8Path.addLine(to: CGPoint(x: 16, y: 56))
    shape8Path.closeSubpath()
    shape8Path.move(to: CGPoint(x: 40, y: 46))
    shape8Path.addLine(to: CGPoint(x: 48, y: 46))
    shape8Path.addLine(to: CGPoint(x: 48, y: 56))
    shape8Path.addLine(to: CGPoint(x: 40, y: 56))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = CGColor(srgbRed: 127 / 255, green: 182 / 255, blue: 214 / 255, alpha: 1)
    shape8.miterLimit = 4
    group.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 28, y: 50, width: 8, height: 22)
    shape9.position = CGPoint(x: 32, y: 61)
    let shape9Path = CGMutablePath()
    shape9Path.addRect(CGRect(x: 28, y: 50, width: 8, height: 22))
    shape9.path = shape9Path
    shape9.fillColor = CGColor(srgbRed: 122 / 255, green: 79 / 255, blue: 134 / 255, alpha: 1)
    shape9.miterLimit = 4
    group.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 54, y: 50, width: 42, height: 26)
    shape10.position = CGPoint(x: 75, y: 63)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 58, y: 50))
    shape10Path.addLine(to: CGPoint(x: 92, y: 50))
    shape10Path.addCurve(to: CGPoint(x: 94.82842712474618, y: 51.17157287525381), control1: CGPoint(x: 93.06086595935818, y: 50), control2: CGPoint(x: 94.07828161095405, y: 50.421427361461674))
    shape10Path.addCurve(to: CGPoint(x: 96, y: 54), control1: CGPoint(x: 95.57857263853833, y: 51.92171838904595), control2: CGPoint(x: 96, y: 52.939134040641825))
    shape10Path.addLine(to: CGPoint(x: 96, y: 76))
    shape10Path.addLine(to: CGPoint(x: 54, y: 76))
    shape10Path.addLine(to: CGPoint(x: 54, y: 54))
    shape10Path.addCurve(to: CGPoint(x: 55.17157287525381, y: 51.17157287525381), control1: CGPoint(x: 54, y: 52.939134040641825), control2: CGPoint(x: 54.42142736146167, y: 51.92171838904595))
    shape10Path.addCurve(to: CGPoint(x: 58, y: 50), control1: CGPoint(x: 55.92171838904595, y: 50.421427361461674), control2: CGPoint(x: 56.939134040641825, y: 50))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = CGColor(srgbRed: 62 / 255, green: 127 / 255, blue: 168 / 255, alpha: 1)
    shape10.miterLimit = 4
    group.addSublayer(shape10)

    let shape11 = CAShapeLayer()
    shape11.bounds = CGRect(x: 60, y: 55, width: 36, height: 9)
    shape11.position = CGPoint(x: 78, y: 59.5)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 60, y: 55))
    shape11Path.addLine(to: CGPoint(x: 72, y: 55))
    shape11Path.addLine(to: CGPoint(x: 72, y: 64))
    shape11Path.addLine(to: CGPoint(x: 60, y: 64))
    shape11Path.closeSubpath()
    shape11Path.move(to: CGPoint(x: 76, y: 55))
    shape11Path.addLine(to: CGPoint(x: 96, y: 55))
    shape11Path.addLine(to: CGPoint(x: 96, y: 64))
    shape11Path.addLine(to: CGPoint(x: 76, y: 64))
    shape11Path.closeSubpath()
    shape11.path = shape11Path
    shape11.fillColor = CGColor(srgbRed: 214 / 255, green: 238 / 255, blue: 248 / 255, alpha: 1)
    shape11.miterLimit = 4
    group.addSublayer(shape11)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 54, y: 68, width: 42, height: 3)
    shape12.position = CGPoint(x: 75, y: 69.5)
    let shape12Path = CGMutablePath()
    shape12Path.addRect(CGRect(x: 54, y: 68, width: 42, height: 3))
    shape12.path = shape12Path
    shape12.fillColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    shape12.miterLimit = 4
    group.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: 60, y: 73, width: 8, height: 8)
    shape13.position = CGPoint(x: 64, y: 77)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: 68, y: 77))
    shape13Path.addCurve(to: CGPoint(x: 64, y: 81), control1: CGPoint(x: 68, y: 79.20913899932317), control2: CGPoint(x: 66.20913899932317, y: 81))
    shape13Path.addCurve(to: CGPoint(x: 60, y: 77), control1: CGPoint(x: 61.79086100067683, y: 81), control2: CGPoint(x: 60, y: 79.20913899932317))
    shape13Path.addCurve(to: CGPoint(x: 64, y: 73), control1: CGPoint(x: 60, y: 74.79086100067683), control2: CGPoint(x: 61.79086100067683, y: 73))
    shape13Path.addCurve(to: CGPoint(x: 68, y: 77), control1: CGPoint(x: 66.20913899932317, y: 73), control2: CGPoint(x: 68, y: 74.79086100067683))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = CGColor(srgbRed: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    shape13.miterLimit = 4
    group.addSublayer(shape13)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 80, y: 73, width: 8, height: 8)
    shape14.position = CGPoint(x: 84, y: 77)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 88, y: 77))
    shape14Path.addCurve(to: CGPoint(x: 84, y: 81), control1: CGPoint(x: 88, y: 79.20913899932317), control2: CGPoint(x: 86.20913899932317, y: 81))
    shape14Path.addCurve(to: CGPoint(x: 80, y: 77), control1: CGPoint(x: 81.79086100067683, y: 81), control2: CGPoint(x: 80, y: 79.20913899932317))
    shape14Path.addCurve(to: CGPoint(x: 84, y: 73), control1: CGPoint(x: 80, y: 74.79086100067683), control2: CGPoint(x: 81.79086100067683, y: 73))
    shape14Path.addCurve(to: CGPoint(x: 88, y: 77), control1: CGPoint(x: 86.20913899932317, y: 73), control2: CGPoint(x: 88, y: 74.79086100067683))
    shape14Path.closeSubpath()
    shape14.path = shape14Path
    shape14.fillColor = CGColor(srgbRed: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    shape14.miterLimit = 4
    group.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 0, y: 81, width: 96, height: 8)
    shape15.position = CGPoint(x: 48, y: 85)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: 0, y: 81))
    shape15Path.addLine(to: CGPoint(x: 96, y: 81))
    shape15Path.move(to: CGPoint(x: 6, y: 81))
    shape15Path.addLine(to: CGPoint(x: 2, y: 89))
    shape15Path.move(to: CGPoint(x: 26, y: 81))
    shape15Path.addLine(to: CGPoint(x: 22, y: 89))
    shape15Path.move(to: CGPoint(x: 46, y: 81))
    shape15Path.addLine(to: CGPoint(x: 42, y: 89))
    shape15Path.move(to: CGPoint(x: 66, y: 81))
    shape15Path.addLine(to: CGPoint(x: 62, y: 89))
    shape15Path.move(to: CGPoint(x: 86, y: 81))
    shape15Path.addLine(to: CGPoint(x: 82, y: 89))
    shape15.path = shape15Path
    shape15.strokeColor = CGColor(srgbRed: 81 / 255, green: 54 / 255, blue: 92 / 255, alpha: 1)
    shape15.lineWidth = 2.5
    shape15.miterLimit = 4
    group.addSublayer(shape15)
  }
}
