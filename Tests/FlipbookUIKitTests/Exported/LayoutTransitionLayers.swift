// swift-format-ignore-file
// From a pile to a grid, from layout-transition.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// From a pile to a grid.
final class FromAPileToAGridLayers {
  private(set) var isGrid = false

  /// The layer with everything in it.
  let layer = CALayer()
  let collection = CALayer()
  let photo0 = CALayer()
  let photo1 = CALayer()
  let photo2 = CALayer()
  let photo3 = CALayer()
  let photo4 = CALayer()
  let photo5 = CALayer()
  let photo6 = CALayer()
  let photo7 = CALayer()
  let photo8 = CALayer()
  /// The pinch gesture on collection: set it from its recognizer, at every frame or for every change.
  var collectionPinch = Gesture()
  private var toGrid: Transition?
  private var toPile: Transition?

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 360, height: 420)
    layer.backgroundColor = CGColor(srgbRed: 32 / 255, green: 36 / 255, blue: 47 / 255, alpha: 1)
    addCollection()
  }

  private func addCollection() {
    collection.frame = CGRect(x: 0, y: 0, width: 360, height: 420)
    layer.addSublayer(collection)

    photo0.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo0.position = CGPoint(x: 180, y: 210)
    photo0.setAffineTransform(CGAffineTransform(a: 0.9871377735560298, b: 0.15987187375784517, c: -0.15987187375784517, d: 0.9871377735560298, tx: 0, ty: 0))
    photo0.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo0.cornerRadius = 14
    photo0.cornerCurve = .continuous
    photo0.borderWidth = 3
    photo0.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo0.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo0.shadowOpacity = 0.35
    photo0.shadowRadius = 8
    photo0.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo0)

    let view = CALayer()
    view.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    view.cornerRadius = 14
    view.cornerCurve = .continuous
    view.masksToBounds = true
    photo0.addSublayer(view)

    let picture = CALayer()
    picture.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    picture.contentsGravity = .resizeAspect
    view.addSublayer(picture)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    picture.addSublayer(group)

    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape.path = shapePath
    shape.fillColor = CGColor(srgbRed: 191 / 255, green: 231 / 255, blue: 242 / 255, alpha: 1)
    shape.miterLimit = 4
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 61, y: 13, width: 18, height: 18)
    shape2.position = CGPoint(x: 70, y: 22)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 79, y: 22))
    shape2Path.addCurve(to: CGPoint(x: 70, y: 31), control1: CGPoint(x: 79, y: 26.970562748477143), control2: CGPoint(x: 74.97056274847714, y: 31))
    shape2Path.addCurve(to: CGPoint(x: 61, y: 22), control1: CGPoint(x: 65.02943725152286, y: 31), control2: CGPoint(x: 61, y: 26.970562748477143))
    shape2Path.addCurve(to: CGPoint(x: 70, y: 13), control1: CGPoint(x: 61, y: 17.029437251522857), control2: CGPoint(x: 65.02943725152286, y: 13))
    shape2Path.addCurve(to: CGPoint(x: 79, y: 22), control1: CGPoint(x: 74.97056274847714, y: 13), control2: CGPoint(x: 79, y: 17.029437251522857))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = CGColor(srgbRed: 1, green: 243 / 255, blue: 196 / 255, alpha: 1)
    shape2.miterLimit = 4
    group.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: -4, y: 22, width: 82, height: 36)
    shape3.position = CGPoint(x: 37, y: 40)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: -4, y: 56))
    shape3Path.addLine(to: CGPoint(x: 22, y: 22))
    shape3Path.addLine(to: CGPoint(x: 36, y: 40))
    shape3Path.addLine(to: CGPoint(x: 50, y: 26))
    shape3Path.addLine(to: CGPoint(x: 78, y: 58))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 108 / 255, green: 147 / 255, blue: 181 / 255, alpha: 1)
    shape3.miterLimit = 4
    group.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 15, y: 22, width: 43, height: 16)
    shape4.position = CGPoint(x: 36.5, y: 30)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 22, y: 22))
    shape4Path.addLine(to: CGPoint(x: 31, y: 34))
    shape4Path.addLine(to: CGPoint(x: 25, y: 32))
    shape4Path.addLine(to: CGPoint(x: 20, y: 37))
    shape4Path.addLine(to: CGPoint(x: 15, y: 31))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 50, y: 26))
    shape4Path.addLine(to: CGPoint(x: 58, y: 35))
    shape4Path.addLine(to: CGPoint(x: 52, y: 34))
    shape4Path.addLine(to: CGPoint(x: 47, y: 38))
    shape4Path.addLine(to: CGPoint(x: 43, y: 33))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = CGColor(srgbRed: 244 / 255, green: 250 / 255, blue: 253 / 255, alpha: 1)
    shape4.miterLimit = 4
    group.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 40, y: 34, width: 60, height: 26)
    shape5.position = CGPoint(x: 70, y: 47)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 40, y: 58))
    shape5Path.addLine(to: CGPoint(x: 66, y: 34))
    shape5Path.addLine(to: CGPoint(x: 100, y: 60))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = CGColor(srgbRed: 79 / 255, green: 122 / 255, blue: 158 / 255, alpha: 1)
    shape5.miterLimit = 4
    group.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 0, y: 51, width: 96, height: 11)
    shape6.position = CGPoint(x: 48, y: 56.5)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 0, y: 54))
    shape6Path.addQuadCurve(to: CGPoint(x: 48, y: 54), control: CGPoint(x: 24, y: 48))
    shape6Path.addQuadCurve(to: CGPoint(x: 96, y: 52), control: CGPoint(x: 72, y: 60))
    shape6Path.addLine(to: CGPoint(x: 96, y: 62))
    shape6Path.addLine(to: CGPoint(x: 0, y: 62))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = CGColor(srgbRed: 47 / 255, green: 107 / 255, blue: 87 / 255, alpha: 1)
    shape6.miterLimit = 4
    group.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 0, y: 60, width: 96, height: 36)
    shape7.position = CGPoint(x: 48, y: 78)
    let shape7Path = CGMutablePath()
    shape7Path.addRect(CGRect(x: 0, y: 60, width: 96, height: 36))
    shape7.path = shape7Path
    shape7.fillColor = CGColor(srgbRed: 63 / 255, green: 167 / 255, blue: 164 / 255, alpha: 1)
    shape7.miterLimit = 4
    group.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 0, y: 60, width: 96, height: 9)
    shape8.position = CGPoint(x: 48, y: 64.5)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 0, y: 60))
    shape8Path.addLine(to: CGPoint(x: 96, y: 60))
    shape8Path.addLine(to: CGPoint(x: 96, y: 66))
    shape8Path.addQuadCurve(to: CGPoint(x: 48, y: 66), control: CGPoint(x: 70, y: 72))
    shape8Path.addQuadCurve(to: CGPoint(x: 0, y: 68), control: CGPoint(x: 26, y: 60))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = CGColor(srgbRed: 46 / 255, green: 142 / 255, blue: 144 / 255, alpha: 1)
    shape8.miterLimit = 4
    group.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 18, y: 76, width: 62, height: 13)
    shape9.position = CGPoint(x: 49, y: 82.5)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 18, y: 76))
    shape9Path.addLine(to: CGPoint(x: 40, y: 76))
    shape9Path.move(to: CGPoint(x: 52, y: 82))
    shape9Path.addLine(to: CGPoint(x: 80, y: 82))
    shape9Path.move(to: CGPoint(x: 30, y: 89))
    shape9Path.addLine(to: CGPoint(x: 50, y: 89))
    shape9.path = shape9Path
    shape9.strokeColor = CGColor(srgbRed: 159 / 255, green: 224 / 255, blue: 214 / 255, alpha: 1)
    shape9.lineWidth = 2
    shape9.lineCap = .round
    shape9.miterLimit = 4
    group.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 8, y: 40, width: 84, height: 22)
    shape10.position = CGPoint(x: 50, y: 51)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 8, y: 62))
    shape10Path.addLine(to: CGPoint(x: 14, y: 40))
    shape10Path.addLine(to: CGPoint(x: 20, y: 62))
    shape10Path.closeSubpath()
    shape10Path.move(to: CGPoint(x: 82, y: 62))
    shape10Path.addLine(to: CGPoint(x: 87, y: 44))
    shape10Path.addLine(to: CGPoint(x: 92, y: 62))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = CGColor(srgbRed: 31 / 255, green: 79 / 255, blue: 70 / 255, alpha: 1)
    shape10.miterLimit = 4
    group.addSublayer(shape10)

    photo1.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo1.position = CGPoint(x: 180, y: 210)
    photo1.setAffineTransform(CGAffineTransform(a: 0.9998953252951307, b: 0.014468533199494244, c: -0.014468533199494244, d: 0.9998953252951307, tx: 0, ty: 0))
    photo1.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo1.cornerRadius = 14
    photo1.cornerCurve = .continuous
    photo1.borderWidth = 3
    photo1.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo1.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo1.shadowOpacity = 0.35
    photo1.shadowRadius = 8
    photo1.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo1)

    let photo1View = CALayer()
    photo1View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo1View.cornerRadius = 14
    photo1View.cornerCurve = .continuous
    photo1View.masksToBounds = true
    photo1.addSublayer(photo1View)

    let viewPicture = CALayer()
    viewPicture.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture.contentsGravity = .resizeAspect
    photo1View.addSublayer(viewPicture)

    let group2 = CALayer()
    group2.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture.addSublayer(group2)

    let shape11 = CAShapeLayer()
    shape11.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape11Path = CGMutablePath()
    shape11Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape11.path = shape11Path
    shape11.fillColor = CGColor(srgbRed: 251 / 255, green: 217 / 255, blue: 165 / 255, alpha: 1)
    shape11.miterLimit = 4
    group2.addSublayer(shape11)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 13, y: 15, width: 22, height: 22)
    shape12.position = CGPoint(x: 24, y: 26)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 35, y: 26))
    shape12Path.addCurve(to: CGPoint(x: 24, y: 37), control1: CGPoint(x: 35, y: 32.07513224813873), control2: CGPoint(x: 30.07513224813873, y: 37))
    shape12Path.addCurve(to: CGPoint(x: 13, y: 26), control1: CGPoint(x: 17.92486775186127, y: 37), control2: CGPoint(x: 13, y: 32.07513224813873))
    shape12Path.addCurve(to: CGPoint(x: 24, y: 15), control1: CGPoint(x: 13, y: 19.92486775186127), control2: CGPoint(x: 17.92486775186127, y: 15))
    shape12Path.addCurve(to: CGPoint(x: 35, y: 26), control1: CGPoint(x: 30.07513224813873, y: 15), control2: CGPoint(x: 35, y: 19.92486775186127))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    shape12.fillColor = CGColor(srgbRed: 245 / 255, green: 139 / 255, blue: 91 / 255, alpha: 1)
    shape12.miterLimit = 4
    group2.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: -6, y: 30, width: 108, height: 42)
    shape13.position = CGPoint(x: 48, y: 51)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: -6, y: 70))
    shape13Path.addLine(to: CGPoint(x: 34, y: 30))
    shape13Path.addLine(to: CGPoint(x: 56, y: 54))
    shape13Path.addLine(to: CGPoint(x: 70, y: 42))
    shape13Path.addLine(to: CGPoint(x: 102, y: 72))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = CGColor(srgbRed: 201 / 255, green: 127 / 255, blue: 107 / 255, alpha: 1)
    shape13.miterLimit = 4
    group2.addSublayer(shape13)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 0, y: 58.46153846153847, width: 96, height: 37.53846153846153)
    shape14.position = CGPoint(x: 48, y: 77.23076923076923)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 0, y: 66))
    shape14Path.addQuadCurve(to: CGPoint(x: 60, y: 64), control: CGPoint(x: 30, y: 52))
    shape14Path.addQuadCurve(to: CGPoint(x: 96, y: 60), control: CGPoint(x: 90, y: 76))
    shape14Path.addLine(to: CGPoint(x: 96, y: 96))
    shape14Path.addLine(to: CGPoint(x: 0, y: 96))
    shape14Path.closeSubpath()
    shape14.path = shape14Path
    shape14.fillColor = CGColor(srgbRed: 127 / 255, green: 154 / 255, blue: 85 / 255, alpha: 1)
    shape14.miterLimit = 4
    group2.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 0, y: 74, width: 96, height: 22)
    shape15.position = CGPoint(x: 48, y: 85)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: 0, y: 80))
    shape15Path.addQuadCurve(to: CGPoint(x: 96, y: 80), control: CGPoint(x: 36, y: 68))
    shape15Path.addLine(to: CGPoint(x: 96, y: 96))
    shape15Path.addLine(to: CGPoint(x: 0, y: 96))
    shape15Path.closeSubpath()
    shape15.path = shape15Path
    shape15.fillColor = CGColor(srgbRed: 95 / 255, green: 126 / 255, blue: 67 / 255, alpha: 1)
    shape15.miterLimit = 4
    group2.addSublayer(shape15)

    let shape16 = CAShapeLayer()
    shape16.bounds = CGRect(x: 36, y: 54, width: 38, height: 22)
    shape16.position = CGPoint(x: 55, y: 65)
    let shape16Path = CGMutablePath()
    shape16Path.addRect(CGRect(x: 36, y: 54, width: 38, height: 22))
    shape16.path = shape16Path
    shape16.fillColor = CGColor(srgbRed: 138 / 255, green: 82 / 255, blue: 56 / 255, alpha: 1)
    shape16.miterLimit = 4
    group2.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 30, y: 36, width: 50, height: 23)
    shape17.position = CGPoint(x: 55, y: 47.5)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 30, y: 56))
    shape17Path.addLine(to: CGPoint(x: 55, y: 36))
    shape17Path.addLine(to: CGPoint(x: 80, y: 56))
    shape17Path.addLine(to: CGPoint(x: 76, y: 59))
    shape17Path.addLine(to: CGPoint(x: 55, y: 43))
    shape17Path.addLine(to: CGPoint(x: 34, y: 59))
    shape17Path.closeSubpath()
    shape17.path = shape17Path
    shape17.fillColor = CGColor(srgbRed: 78 / 255, green: 46 / 255, blue: 37 / 255, alpha: 1)
    shape17.miterLimit = 4
    group2.addSublayer(shape17)

    let shape18 = CAShapeLayer()
    shape18.bounds = CGRect(x: 36, y: 42, width: 38, height: 15)
    shape18.position = CGPoint(x: 55, y: 49.5)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 36, y: 57))
    shape18Path.addLine(to: CGPoint(x: 55, y: 42))
    shape18Path.addLine(to: CGPoint(x: 74, y: 57))
    shape18Path.closeSubpath()
    shape18.path = shape18Path
    shape18.fillColor = CGColor(srgbRed: 168 / 255, green: 103 / 255, blue: 74 / 255, alpha: 1)
    shape18.miterLimit = 4
    group2.addSublayer(shape18)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 41, y: 60, width: 28, height: 8)
    shape19.position = CGPoint(x: 55, y: 64)
    let shape19Path = CGMutablePath()
    shape19Path.move(to: CGPoint(x: 41, y: 60))
    shape19Path.addLine(to: CGPoint(x: 50, y: 60))
    shape19Path.addLine(to: CGPoint(x: 50, y: 68))
    shape19Path.addLine(to: CGPoint(x: 41, y: 68))
    shape19Path.closeSubpath()
    shape19Path.move(to: CGPoint(x: 60, y: 60))
    shape19Path.addLine(to: CGPoint(x: 69, y: 60))
    shape19Path.addLine(to: CGPoint(x: 69, y: 68))
    shape19Path.addLine(to: CGPoint(x: 60, y: 68))
    shape19Path.closeSubpath()
    shape19.path = shape19Path
    shape19.fillColor = CGColor(srgbRed: 1, green: 223 / 255, blue: 143 / 255, alpha: 1)
    shape19.miterLimit = 4
    group2.addSublayer(shape19)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 52, y: 64, width: 7, height: 12)
    shape20.position = CGPoint(x: 55.5, y: 70)
    let shape20Path = CGMutablePath()
    shape20Path.addRect(CGRect(x: 52, y: 64, width: 7, height: 12))
    shape20.path = shape20Path
    shape20.fillColor = CGColor(srgbRed: 78 / 255, green: 46 / 255, blue: 37 / 255, alpha: 1)
    shape20.miterLimit = 4
    group2.addSublayer(shape20)

    let shape21 = CAShapeLayer()
    shape21.bounds = CGRect(x: 66, y: 38, width: 5, height: 12)
    shape21.position = CGPoint(x: 68.5, y: 44)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 66, y: 38))
    shape21Path.addLine(to: CGPoint(x: 66, y: 46))
    shape21Path.addLine(to: CGPoint(x: 71, y: 50))
    shape21Path.addLine(to: CGPoint(x: 71, y: 38))
    shape21Path.closeSubpath()
    shape21.path = shape21Path
    shape21.fillColor = CGColor(srgbRed: 78 / 255, green: 46 / 255, blue: 37 / 255, alpha: 1)
    shape21.miterLimit = 4
    group2.addSublayer(shape21)

    let shape22 = CAShapeLayer()
    shape22.bounds = CGRect(x: 67, y: 18, width: 4, height: 16)
    shape22.position = CGPoint(x: 69, y: 26)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 69, y: 34))
    shape22Path.addQuadCurve(to: CGPoint(x: 69, y: 26), control: CGPoint(x: 65, y: 30))
    shape22Path.addQuadCurve(to: CGPoint(x: 69, y: 18), control: CGPoint(x: 73, y: 22))
    shape22.path = shape22Path
    shape22.fillColor = nil
    shape22.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.7)
    shape22.lineWidth = 3
    shape22.lineCap = .round
    shape22.miterLimit = 4
    group2.addSublayer(shape22)

    photo2.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo2.position = CGPoint(x: 180, y: 210)
    photo2.setAffineTransform(CGAffineTransform(a: 0.9783733517044748, b: -0.20684676616894956, c: 0.20684676616894956, d: 0.9783733517044748, tx: 0, ty: 0))
    photo2.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo2.cornerRadius = 14
    photo2.cornerCurve = .continuous
    photo2.borderWidth = 3
    photo2.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo2.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo2.shadowOpacity = 0.35
    photo2.shadowRadius = 8
    photo2.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo2)

    let photo2View = CALayer()
    photo2View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo2View.cornerRadius = 14
    photo2View.cornerCurve = .continuous
    photo2View.masksToBounds = true
    photo2.addSublayer(photo2View)

    let viewPicture2 = CALayer()
    viewPicture2.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture2.contentsGravity = .resizeAspect
    photo2View.addSublayer(viewPicture2)

    let group3 = CALayer()
    group3.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture2.addSublayer(group3)

    let shape23 = CAShapeLayer()
    shape23.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape23Path = CGMutablePath()
    shape23Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape23.path = shape23Path
    shape23.fillColor = CGColor(srgbRed: 213 / 255, green: 220 / 255, blue: 243 / 255, alpha: 1)
    shape23.miterLimit = 4
    group3.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: -10, y: 20, width: 70, height: 60)
    shape24.position = CGPoint(x: 25, y: 50)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: -10, y: 80))
    shape24Path.addLine(to: CGPoint(x: 26, y: 20))
    shape24Path.addLine(to: CGPoint(x: 60, y: 76))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = CGColor(srgbRed: 117 / 255, green: 134 / 255, blue: 188 / 255, alpha: 1)
    shape24.miterLimit = 4
    group3.addSublayer(shape24)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 13, y: 20, width: 26, height: 25)
    shape25.position = CGPoint(x: 26, y: 32.5)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 26, y: 20))
    shape25Path.addLine(to: CGPoint(x: 39, y: 42))
    shape25Path.addLine(to: CGPoint(x: 31, y: 38))
    shape25Path.addLine(to: CGPoint(x: 26, y: 45))
    shape25Path.addLine(to: CGPoint(x: 20, y: 38))
    shape25Path.addLine(to: CGPoint(x: 13, y: 42))
    shape25Path.closeSubpath()
    shape25.path = shape25Path
    shape25.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape25.miterLimit = 4
    group3.addSublayer(shape25)

    let shape26 = CAShapeLayer()
    shape26.bounds = CGRect(x: 38, y: 12, width: 70, height: 68)
    shape26.position = CGPoint(x: 73, y: 46)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 38, y: 80))
    shape26Path.addLine(to: CGPoint(x: 72, y: 12))
    shape26Path.addLine(to: CGPoint(x: 108, y: 78))
    shape26Path.closeSubpath()
    shape26.path = shape26Path
    shape26.fillColor = CGColor(srgbRed: 84 / 255, green: 101 / 255, blue: 159 / 255, alpha: 1)
    shape26.miterLimit = 4
    group3.addSublayer(shape26)

    let shape27 = CAShapeLayer()
    shape27.bounds = CGRect(x: 59, y: 12, width: 27, height: 30)
    shape27.position = CGPoint(x: 72.5, y: 27)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 72, y: 12))
    shape27Path.addLine(to: CGPoint(x: 86, y: 38))
    shape27Path.addLine(to: CGPoint(x: 78, y: 34))
    shape27Path.addLine(to: CGPoint(x: 72, y: 42))
    shape27Path.addLine(to: CGPoint(x: 66, y: 34))
    shape27Path.addLine(to: CGPoint(x: 59, y: 38))
    shape27Path.closeSubpath()
    shape27.path = shape27Path
    shape27.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape27.miterLimit = 4
    group3.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 0, y: 67, width: 96, height: 29)
    shape28.position = CGPoint(x: 48, y: 81.5)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 0, y: 72))
    shape28Path.addQuadCurve(to: CGPoint(x: 50, y: 72), control: CGPoint(x: 26, y: 62))
    shape28Path.addQuadCurve(to: CGPoint(x: 96, y: 68), control: CGPoint(x: 74, y: 82))
    shape28Path.addLine(to: CGPoint(x: 96, y: 96))
    shape28Path.addLine(to: CGPoint(x: 0, y: 96))
    shape28Path.closeSubpath()
    shape28.path = shape28Path
    shape28.fillColor = CGColor(srgbRed: 63 / 255, green: 78 / 255, blue: 128 / 255, alpha: 1)
    shape28.miterLimit = 4
    group3.addSublayer(shape28)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 45.45454545454545, y: 70, width: 12.08391608391608, height: 26)
    shape29.position = CGPoint(x: 51.49650349650349, y: 83)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 50, y: 96))
    shape29Path.addQuadCurve(to: CGPoint(x: 52, y: 80), control: CGPoint(x: 40, y: 86))
    shape29Path.addQuadCurve(to: CGPoint(x: 50, y: 70), control: CGPoint(x: 64, y: 74))
    shape29.path = shape29Path
    shape29.fillColor = nil
    shape29.strokeColor = CGColor(srgbRed: 233 / 255, green: 215 / 255, blue: 176 / 255, alpha: 1)
    shape29.lineWidth = 4
    shape29.lineCap = .round
    shape29.miterLimit = 4
    group3.addSublayer(shape29)

    let shape30 = CAShapeLayer()
    shape30.bounds = CGRect(x: 5.352018195963937, y: 14.416955003709763, width: 18.647981837690217, height: 11.583044996290237)
    shape30.position = CGPoint(x: 14.676009114809045, y: 20.20847750185488)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 8, y: 26))
    shape30Path.addLine(to: CGPoint(x: 22, y: 26))
    shape30Path.addCurve(to: CGPoint(x: 23.772567694181742, y: 23.49083788671095), control1: CGPoint(x: 22.83952997887278, y: 25.370352515845415), control2: CGPoint(x: 23.459666919298446, y: 24.492516300577275))
    shape30Path.addCurve(to: CGPoint(x: 23.74341649025257, y: 20.41886116991581), control1: CGPoint(x: 24.085468469065038, y: 22.489159472844623), control2: CGPoint(x: 24.075269852406446, y: 21.414421256377445))
    shape30Path.addCurve(to: CGPoint(x: 21.923551423318823, y: 17.943789074122197), control1: CGPoint(x: 23.411563128098692, y: 19.423301083454177), control2: CGPoint(x: 22.77487909154526, y: 18.55739134028528))
    shape30Path.addCurve(to: CGPoint(x: 19, y: 17), control1: CGPoint(x: 21.07222375509239, y: 17.330186807959112), control2: CGPoint(x: 20.049412473590976, y: 17))
    shape30Path.addCurve(to: CGPoint(x: 14.863228035344205, y: 14.537560793524605), control1: CGPoint(x: 17.95557495769927, y: 15.715916751433475), control2: CGPoint(x: 16.48991509889567, y: 14.843473616904673))
    shape30Path.addCurve(to: CGPoint(x: 10.114533737439137, y: 15.32900984317545), control1: CGPoint(x: 13.236540971792742, y: 14.231647970144538), control2: CGPoint(x: 11.554076800783472, y: 14.51205866531275))
    shape30Path.addCurve(to: CGPoint(x: 7, y: 19), control1: CGPoint(x: 8.674990674094802, y: 16.14596102103815), control2: CGPoint(x: 7.571510202641278, y: 17.446594210609806))
    shape30Path.addCurve(to: CGPoint(x: 5.447974082254787, y: 21.36457513110646), control1: CGPoint(x: 6.211954839292254, y: 19.572877664432422), control2: CGPoint(x: 5.660084994847671, y: 20.413674003501985))
    shape30Path.addCurve(to: CGPoint(x: 5.847974082254786, y: 24.164575131106456), control1: CGPoint(x: 5.235863169661903, y: 22.315476258710934), control2: CGPoint(x: 5.378095290436365, y: 23.31110110413217))
    shape30Path.addCurve(to: CGPoint(x: 8, y: 26), control1: CGPoint(x: 6.317852874073207, y: 25.018049158080746), control2: CGPoint(x: 7.083070899679485, y: 25.670690087143043))
    shape30Path.closeSubpath()
    shape30.path = shape30Path
    shape30.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.9)
    shape30.miterLimit = 4
    group3.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 45, y: 44, width: 12, height: 2)
    shape31.position = CGPoint(x: 51, y: 45)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 45, y: 46))
    shape31Path.addQuadCurve(to: CGPoint(x: 51, y: 46), control: CGPoint(x: 48, y: 42))
    shape31Path.addQuadCurve(to: CGPoint(x: 57, y: 46), control: CGPoint(x: 54, y: 42))
    shape31.path = shape31Path
    shape31.fillColor = nil
    shape31.strokeColor = CGColor(srgbRed: 63 / 255, green: 78 / 255, blue: 128 / 255, alpha: 1)
    shape31.lineWidth = 1.8
    shape31.lineCap = .round
    shape31.miterLimit = 4
    group3.addSublayer(shape31)

    photo3.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo3.position = CGPoint(x: 180, y: 210)
    photo3.setAffineTransform(CGAffineTransform(a: 0.9999131208885931, b: -0.013181451924344407, c: 0.013181451924344407, d: 0.9999131208885931, tx: 0, ty: 0))
    photo3.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo3.cornerRadius = 14
    photo3.cornerCurve = .continuous
    photo3.borderWidth = 3
    photo3.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo3.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo3.shadowOpacity = 0.35
    photo3.shadowRadius = 8
    photo3.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo3)

    let photo3View = CALayer()
    photo3View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo3View.cornerRadius = 14
    photo3View.cornerCurve = .continuous
    photo3View.masksToBounds = true
    photo3.addSublayer(photo3View)

    let viewPicture3 = CALayer()
    viewPicture3.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture3.contentsGravity = .resizeAspect
    photo3View.addSublayer(viewPicture3)

    let group4 = CALayer()
    group4.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture3.addSublayer(group4)

    let shape32 = CAShapeLayer()
    shape32.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape32Path = CGMutablePath()
    shape32Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape32.path = shape32Path
    shape32.fillColor = CGColor(srgbRed: 174 / 255, green: 227 / 255, blue: 245 / 255, alpha: 1)
    shape32.miterLimit = 4
    group4.addSublayer(shape32)

    let shape33 = CAShapeLayer()
    shape33.bounds = CGRect(x: 13.144290900943457, y: 12.216675183500879, width: 30.270729707161, height: 17.78332481649912)
    shape33.position = CGPoint(x: 28.279655754523958, y: 21.10833759175044)
    let shape33Path = CGMutablePath()
    shape33Path.move(to: CGPoint(x: 16, y: 30))
    shape33Path.addLine(to: CGPoint(x: 40, y: 30))
    shape33Path.addCurve(to: CGPoint(x: 42.94809323560897, y: 26.501438738489128), control1: CGPoint(x: 41.34681514580762, y: 29.196930538320064), control2: CGPoint(x: 42.38498889712834, y: 27.9649089640981))
    shape33Path.addCurve(to: CGPoint(x: 43.10547288383938, y: 21.92908526651096), control1: CGPoint(x: 43.511197574089614, y: 25.037968512880152), control2: CGPoint(x: 43.566618962331816, y: 23.427810021611357))
    shape33Path.addCurve(to: CGPoint(x: 40.404911547271915, y: 18.236098251393678), control1: CGPoint(x: 42.64432680534696, y: 20.43036051141056), control2: CGPoint(x: 41.69332164051986, y: 19.12987172877847))
    shape33Path.addCurve(to: CGPoint(x: 36, y: 17), control1: CGPoint(x: 39.11650145402396, y: 17.342324774008883), control2: CGPoint(x: 37.56530779093664, y: 16.907031634989394))
    shape33Path.addCurve(to: CGPoint(x: 30.105867637628034, y: 12.570738833196495), control1: CGPoint(x: 34.671139218254915, y: 14.826755268259989), control2: CGPoint(x: 32.563005101360666, y: 13.242556610288956))
    shape33Path.addCurve(to: CGPoint(x: 22.778096194967002, y: 13.384935660158833), control1: CGPoint(x: 27.648730173895405, y: 11.898921056104037), control2: CGPoint(x: 25.02783128168586, y: 12.190132044127319))
    shape33Path.addCurve(to: CGPoint(x: 18, y: 19), control1: CGPoint(x: 20.52836110824815, y: 14.579739276190345), control2: CGPoint(x: 18.81939582156447, y: 16.58806009011448))
    shape33Path.addCurve(to: CGPoint(x: 14.876195101898183, y: 20.672843751136078), control1: CGPoint(x: 16.81406287903537, y: 19.230405971541778), control2: CGPoint(x: 15.725301884573698, y: 19.81345359630626))
    shape33Path.addCurve(to: CGPoint(x: 13.241075295258527, y: 23.81655914459246), control1: CGPoint(x: 14.02708831922267, y: 21.5322339059659), control2: CGPoint(x: 13.457188877736186, y: 22.62793444096534))
    shape33Path.addCurve(to: CGPoint(x: 13.6649596157766, y: 27.334638924804793), control1: CGPoint(x: 13.02496171278087, y: 25.005183848219577), control2: CGPoint(x: 13.172701001692417, y: 26.231364152382298))
    shape33Path.addCurve(to: CGPoint(x: 16, y: 30), control1: CGPoint(x: 14.157218229860785, y: 28.437913697227284), control2: CGPoint(x: 14.971065756759813, y: 29.366890144057344))
    shape33Path.closeSubpath()
    shape33.path = shape33Path
    shape33.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape33.miterLimit = 4
    group4.addSublayer(shape33)

    let shape34 = CAShapeLayer()
    shape34.bounds = CGRect(x: 0, y: 41.875, width: 96, height: 54.125)
    shape34.position = CGPoint(x: 48, y: 68.9375)
    let shape34Path = CGMutablePath()
    shape34Path.move(to: CGPoint(x: 0, y: 52))
    shape34Path.addQuadCurve(to: CGPoint(x: 60, y: 48), control: CGPoint(x: 30, y: 34))
    shape34Path.addQuadCurve(to: CGPoint(x: 96, y: 44), control: CGPoint(x: 90, y: 62))
    shape34Path.addLine(to: CGPoint(x: 96, y: 96))
    shape34Path.addLine(to: CGPoint(x: 0, y: 96))
    shape34Path.closeSubpath()
    shape34.path = shape34Path
    shape34.fillColor = CGColor(srgbRed: 156 / 255, green: 203 / 255, blue: 94 / 255, alpha: 1)
    shape34.miterLimit = 4
    group4.addSublayer(shape34)

    let shape35 = CAShapeLayer()
    shape35.bounds = CGRect(x: 0, y: 59.46666666666667, width: 96, height: 36.53333333333333)
    shape35.position = CGPoint(x: 48, y: 77.73333333333333)
    let shape35Path = CGMutablePath()
    shape35Path.move(to: CGPoint(x: 0, y: 68))
    shape35Path.addQuadCurve(to: CGPoint(x: 96, y: 66), control: CGPoint(x: 40, y: 52))
    shape35Path.addLine(to: CGPoint(x: 96, y: 96))
    shape35Path.addLine(to: CGPoint(x: 0, y: 96))
    shape35Path.closeSubpath()
    shape35.path = shape35Path
    shape35.fillColor = CGColor(srgbRed: 124 / 255, green: 179 / 255, blue: 74 / 255, alpha: 1)
    shape35.miterLimit = 4
    group4.addSublayer(shape35)

    let shape36 = CAShapeLayer()
    shape36.bounds = CGRect(x: 0, y: 78.46153846153845, width: 96, height: 17.538461538461547)
    shape36.position = CGPoint(x: 48, y: 87.23076923076923)
    let shape36Path = CGMutablePath()
    shape36Path.move(to: CGPoint(x: 0, y: 84))
    shape36Path.addQuadCurve(to: CGPoint(x: 96, y: 86), control: CGPoint(x: 46, y: 72))
    shape36Path.addLine(to: CGPoint(x: 96, y: 96))
    shape36Path.addLine(to: CGPoint(x: 0, y: 96))
    shape36Path.closeSubpath()
    shape36.path = shape36Path
    shape36.fillColor = CGColor(srgbRed: 93 / 255, green: 150 / 255, blue: 56 / 255, alpha: 1)
    shape36.miterLimit = 4
    group4.addSublayer(shape36)

    let shape37 = CAShapeLayer()
    shape37.bounds = CGRect(x: 45.062723949570255, y: 48, width: 35.937276050429745, height: 20)
    shape37.position = CGPoint(x: 63.03136197478513, y: 58)
    let shape37Path = CGMutablePath()
    shape37Path.move(to: CGPoint(x: 54, y: 52))
    shape37Path.addLine(to: CGPoint(x: 76, y: 52))
    shape37Path.addCurve(to: CGPoint(x: 79.53553390593274, y: 53.46446609406726), control1: CGPoint(x: 77.32608244919771, y: 52), control2: CGPoint(x: 78.59785201369256, y: 52.52678420182709))
    shape37Path.addCurve(to: CGPoint(x: 81, y: 57), control1: CGPoint(x: 80.47321579817292, y: 54.40214798630743), control2: CGPoint(x: 81, y: 55.67391755080228))
    shape37Path.addLine(to: CGPoint(x: 81, y: 68))
    shape37Path.addLine(to: CGPoint(x: 77, y: 68))
    shape37Path.addLine(to: CGPoint(x: 77, y: 61))
    shape37Path.addLine(to: CGPoint(x: 57, y: 61))
    shape37Path.addLine(to: CGPoint(x: 57, y: 68))
    shape37Path.addLine(to: CGPoint(x: 53, y: 68))
    shape37Path.addLine(to: CGPoint(x: 53, y: 58))
    shape37Path.addLine(to: CGPoint(x: 46, y: 54))
    shape37Path.addCurve(to: CGPoint(x: 45.09284815322014, y: 51.91708559562683), control1: CGPoint(x: 45.50265493073745, y: 53.40796593023714), control2: CGPoint(x: 45.18755973361489, y: 52.68447478907359))
    shape37Path.addCurve(to: CGPoint(x: 45.46634358135748, y: 49.67611302680278), control1: CGPoint(x: 44.998136572825395, y: 51.14969640218006), control2: CGPoint(x: 45.12786856419053, y: 50.37130445398926))
    shape37Path.addCurve(to: CGPoint(x: 47, y: 48), control1: CGPoint(x: 45.804818598524434, y: 48.9809215996163), control2: CGPoint(x: 46.33752739834206, y: 48.39873112460944))
    shape37Path.addLine(to: CGPoint(x: 53, y: 48))
    shape37Path.closeSubpath()
    shape37.path = shape37Path
    shape37.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape37.miterLimit = 4
    group4.addSublayer(shape37)

    let shape38 = CAShapeLayer()
    shape38.bounds = CGRect(x: 59.5, y: 52, width: 21.5, height: 8)
    shape38.position = CGPoint(x: 70.25, y: 56)
    let shape38Path = CGMutablePath()
    shape38Path.move(to: CGPoint(x: 60, y: 52))
    shape38Path.addLine(to: CGPoint(x: 69, y: 52))
    shape38Path.addQuadCurve(to: CGPoint(x: 64, y: 59), control: CGPoint(x: 70, y: 59))
    shape38Path.addQuadCurve(to: CGPoint(x: 60, y: 52), control: CGPoint(x: 58, y: 59))
    shape38Path.closeSubpath()
    shape38Path.move(to: CGPoint(x: 74, y: 52))
    shape38Path.addLine(to: CGPoint(x: 77, y: 52))
    shape38Path.addCurve(to: CGPoint(x: 79.82842712474618, y: 53.17157287525381), control1: CGPoint(x: 78.06086595935818, y: 52), control2: CGPoint(x: 79.07828161095405, y: 52.421427361461674))
    shape38Path.addCurve(to: CGPoint(x: 81, y: 56), control1: CGPoint(x: 80.57857263853833, y: 53.92171838904595), control2: CGPoint(x: 81, y: 54.939134040641825))
    shape38Path.addLine(to: CGPoint(x: 81, y: 60))
    shape38Path.addQuadCurve(to: CGPoint(x: 74, y: 52), control: CGPoint(x: 75, y: 60))
    shape38Path.closeSubpath()
    shape38.path = shape38Path
    shape38.fillColor = CGColor(srgbRed: 67 / 255, green: 52 / 255, blue: 47 / 255, alpha: 1)
    shape38.miterLimit = 4
    group4.addSublayer(shape38)

    let shape39 = CAShapeLayer()
    shape39.bounds = CGRect(x: 44, y: 45, width: 4, height: 5)
    shape39.position = CGPoint(x: 46, y: 47.5)
    let shape39Path = CGMutablePath()
    shape39Path.move(to: CGPoint(x: 46, y: 50))
    shape39Path.addLine(to: CGPoint(x: 44, y: 50))
    shape39Path.move(to: CGPoint(x: 48, y: 47))
    shape39Path.addLine(to: CGPoint(x: 46, y: 45))
    shape39.path = shape39Path
    shape39.strokeColor = CGColor(srgbRed: 67 / 255, green: 52 / 255, blue: 47 / 255, alpha: 1)
    shape39.lineWidth = 2
    shape39.lineCap = .round
    shape39.miterLimit = 4
    group4.addSublayer(shape39)

    let shape40 = CAShapeLayer()
    shape40.bounds = CGRect(x: 11.6, y: 73.6, width: 4.799999999999999, height: 4.800000000000011)
    shape40.position = CGPoint(x: 14, y: 76)
    let shape40Path = CGMutablePath()
    shape40Path.move(to: CGPoint(x: 16.4, y: 76))
    shape40Path.addCurve(to: CGPoint(x: 14, y: 78.4), control1: CGPoint(x: 16.4, y: 77.3254833995939), control2: CGPoint(x: 15.325483399593905, y: 78.4))
    shape40Path.addCurve(to: CGPoint(x: 11.6, y: 76), control1: CGPoint(x: 12.674516600406095, y: 78.4), control2: CGPoint(x: 11.6, y: 77.3254833995939))
    shape40Path.addCurve(to: CGPoint(x: 14, y: 73.6), control1: CGPoint(x: 11.6, y: 74.6745166004061), control2: CGPoint(x: 12.674516600406095, y: 73.6))
    shape40Path.addCurve(to: CGPoint(x: 16.4, y: 76), control1: CGPoint(x: 15.325483399593905, y: 73.6), control2: CGPoint(x: 16.4, y: 74.6745166004061))
    shape40Path.closeSubpath()
    shape40.path = shape40Path
    shape40.fillColor = CGColor(srgbRed: 1, green: 216 / 255, blue: 77 / 255, alpha: 1)
    shape40.miterLimit = 4
    group4.addSublayer(shape40)

    let shape41 = CAShapeLayer()
    shape41.bounds = CGRect(x: 27.6, y: 81.6, width: 4.799999999999997, height: 4.800000000000011)
    shape41.position = CGPoint(x: 30, y: 84)
    let shape41Path = CGMutablePath()
    shape41Path.move(to: CGPoint(x: 32.4, y: 84))
    shape41Path.addCurve(to: CGPoint(x: 30, y: 86.4), control1: CGPoint(x: 32.4, y: 85.3254833995939), control2: CGPoint(x: 31.325483399593903, y: 86.4))
    shape41Path.addCurve(to: CGPoint(x: 27.6, y: 84), control1: CGPoint(x: 28.674516600406097, y: 86.4), control2: CGPoint(x: 27.6, y: 85.3254833995939))
    shape41Path.addCurve(to: CGPoint(x: 30, y: 81.6), control1: CGPoint(x: 27.6, y: 82.6745166004061), control2: CGPoint(x: 28.674516600406097, y: 81.6))
    shape41Path.addCurve(to: CGPoint(x: 32.4, y: 84), control1: CGPoint(x: 31.325483399593903, y: 81.6), control2: CGPoint(x: 32.4, y: 82.6745166004061))
    shape41Path.closeSubpath()
    shape41.path = shape41Path
    shape41.fillColor = CGColor(srgbRed: 1, green: 216 / 255, blue: 77 / 255, alpha: 1)
    shape41.miterLimit = 4
    group4.addSublayer(shape41)

    let shape42 = CAShapeLayer()
    shape42.bounds = CGRect(x: 81.6, y: 77.6, width: 4.800000000000011, height: 4.800000000000011)
    shape42.position = CGPoint(x: 84, y: 80)
    let shape42Path = CGMutablePath()
    shape42Path.move(to: CGPoint(x: 86.4, y: 80))
    shape42Path.addCurve(to: CGPoint(x: 84, y: 82.4), control1: CGPoint(x: 86.4, y: 81.3254833995939), control2: CGPoint(x: 85.3254833995939, y: 82.4))
    shape42Path.addCurve(to: CGPoint(x: 81.6, y: 80), control1: CGPoint(x: 82.6745166004061, y: 82.4), control2: CGPoint(x: 81.6, y: 81.3254833995939))
    shape42Path.addCurve(to: CGPoint(x: 84, y: 77.6), control1: CGPoint(x: 81.6, y: 78.6745166004061), control2: CGPoint(x: 82.6745166004061, y: 77.6))
    shape42Path.addCurve(to: CGPoint(x: 86.4, y: 80), control1: CGPoint(x: 85.3254833995939, y: 77.6), control2: CGPoint(x: 86.4, y: 78.6745166004061))
    shape42Path.closeSubpath()
    shape42.path = shape42Path
    shape42.fillColor = CGColor(srgbRed: 1, green: 216 / 255, blue: 77 / 255, alpha: 1)
    shape42.miterLimit = 4
    group4.addSublayer(shape42)

    let shape43 = CAShapeLayer()
    shape43.bounds = CGRect(x: 19.6, y: 67.6, width: 4.799999999999997, height: 4.800000000000011)
    shape43.position = CGPoint(x: 22, y: 70)
    let shape43Path = CGMutablePath()
    shape43Path.move(to: CGPoint(x: 24.4, y: 70))
    shape43Path.addCurve(to: CGPoint(x: 22, y: 72.4), control1: CGPoint(x: 24.4, y: 71.3254833995939), control2: CGPoint(x: 23.325483399593903, y: 72.4))
    shape43Path.addCurve(to: CGPoint(x: 19.6, y: 70), control1: CGPoint(x: 20.674516600406097, y: 72.4), control2: CGPoint(x: 19.6, y: 71.3254833995939))
    shape43Path.addCurve(to: CGPoint(x: 22, y: 67.6), control1: CGPoint(x: 19.6, y: 68.6745166004061), control2: CGPoint(x: 20.674516600406097, y: 67.6))
    shape43Path.addCurve(to: CGPoint(x: 24.4, y: 70), control1: CGPoint(x: 23.325483399593903, y: 67.6), control2: CGPoint(x: 24.4, y: 68.6745166004061))
    shape43Path.closeSubpath()
    shape43.path = shape43Path
    shape43.fillColor = CGColor(srgbRed: 242 / 255, green: 109 / 255, blue: 109 / 255, alpha: 1)
    shape43.miterLimit = 4
    group4.addSublayer(shape43)

    let shape44 = CAShapeLayer()
    shape44.bounds = CGRect(x: 45.6, y: 79.6, width: 4.799999999999997, height: 4.800000000000011)
    shape44.position = CGPoint(x: 48, y: 82)
    let shape44Path = CGMutablePath()
    shape44Path.move(to: CGPoint(x: 50.4, y: 82))
    shape44Path.addCurve(to: CGPoint(x: 48, y: 84.4), control1: CGPoint(x: 50.4, y: 83.3254833995939), control2: CGPoint(x: 49.32548339959391, y: 84.4))
    shape44Path.addCurve(to: CGPoint(x: 45.6, y: 82), control1: CGPoint(x: 46.67451660040609, y: 84.4), control2: CGPoint(x: 45.6, y: 83.3254833995939))
    shape44Path.addCurve(to: CGPoint(x: 48, y: 79.6), control1: CGPoint(x: 45.6, y: 80.6745166004061), control2: CGPoint(x: 46.67451660040609, y: 79.6))
    shape44Path.addCurve(to: CGPoint(x: 50.4, y: 82), control1: CGPoint(x: 49.32548339959391, y: 79.6), control2: CGPoint(x: 50.4, y: 80.6745166004061))
    shape44Path.closeSubpath()
    shape44.path = shape44Path
    shape44.fillColor = CGColor(srgbRed: 242 / 255, green: 109 / 255, blue: 109 / 255, alpha: 1)
    shape44.miterLimit = 4
    group4.addSublayer(shape44)

    let shape45 = CAShapeLayer()
    shape45.bounds = CGRect(x: 65.6, y: 81.6, width: 4.800000000000011, height: 4.800000000000011)
    shape45.position = CGPoint(x: 68, y: 84)
    let shape45Path = CGMutablePath()
    shape45Path.move(to: CGPoint(x: 70.4, y: 84))
    shape45Path.addCurve(to: CGPoint(x: 68, y: 86.4), control1: CGPoint(x: 70.4, y: 85.3254833995939), control2: CGPoint(x: 69.3254833995939, y: 86.4))
    shape45Path.addCurve(to: CGPoint(x: 65.6, y: 84), control1: CGPoint(x: 66.6745166004061, y: 86.4), control2: CGPoint(x: 65.6, y: 85.3254833995939))
    shape45Path.addCurve(to: CGPoint(x: 68, y: 81.6), control1: CGPoint(x: 65.6, y: 82.6745166004061), control2: CGPoint(x: 66.6745166004061, y: 81.6))
    shape45Path.addCurve(to: CGPoint(x: 70.4, y: 84), control1: CGPoint(x: 69.3254833995939, y: 81.6), control2: CGPoint(x: 70.4, y: 82.6745166004061))
    shape45Path.closeSubpath()
    shape45.path = shape45Path
    shape45.fillColor = CGColor(srgbRed: 242 / 255, green: 109 / 255, blue: 109 / 255, alpha: 1)
    shape45.miterLimit = 4
    group4.addSublayer(shape45)

    photo4.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo4.position = CGPoint(x: 180, y: 210)
    photo4.setAffineTransform(CGAffineTransform(a: 0.9999823260209358, b: -0.005945388612939327, c: 0.005945388612939327, d: 0.9999823260209358, tx: 0, ty: 0))
    photo4.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo4.cornerRadius = 14
    photo4.cornerCurve = .continuous
    photo4.borderWidth = 3
    photo4.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo4.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo4.shadowOpacity = 0.35
    photo4.shadowRadius = 8
    photo4.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo4)

    let photo4View = CALayer()
    photo4View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo4View.cornerRadius = 14
    photo4View.cornerCurve = .continuous
    photo4View.masksToBounds = true
    photo4.addSublayer(photo4View)

    let viewPicture4 = CALayer()
    viewPicture4.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture4.contentsGravity = .resizeAspect
    photo4View.addSublayer(viewPicture4)

    let group5 = CALayer()
    group5.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture4.addSublayer(group5)

    let shape46 = CAShapeLayer()
    shape46.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape46Path = CGMutablePath()
    shape46Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape46.path = shape46Path
    shape46.fillColor = CGColor(srgbRed: 251 / 255, green: 230 / 255, blue: 184 / 255, alpha: 1)
    shape46.miterLimit = 4
    group5.addSublayer(shape46)

    let shape47 = CAShapeLayer()
    shape47.bounds = CGRect(x: 53, y: 17, width: 26, height: 26)
    shape47.position = CGPoint(x: 66, y: 30)
    let shape47Path = CGMutablePath()
    shape47Path.move(to: CGPoint(x: 79, y: 30))
    shape47Path.addCurve(to: CGPoint(x: 66, y: 43), control1: CGPoint(x: 79, y: 37.179701747800316), control2: CGPoint(x: 73.17970174780031, y: 43))
    shape47Path.addCurve(to: CGPoint(x: 53, y: 30), control1: CGPoint(x: 58.820298252199684, y: 43), control2: CGPoint(x: 53, y: 37.179701747800316))
    shape47Path.addCurve(to: CGPoint(x: 66, y: 17), control1: CGPoint(x: 53, y: 22.820298252199684), control2: CGPoint(x: 58.820298252199684, y: 17))
    shape47Path.addCurve(to: CGPoint(x: 79, y: 30), control1: CGPoint(x: 73.17970174780031, y: 17), control2: CGPoint(x: 79, y: 22.820298252199684))
    shape47Path.closeSubpath()
    shape47.path = shape47Path
    shape47.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 218 / 255, alpha: 1)
    shape47.miterLimit = 4
    group5.addSublayer(shape47)

    let shape48 = CAShapeLayer()
    shape48.bounds = CGRect(x: 0, y: 32, width: 96, height: 64)
    shape48.position = CGPoint(x: 48, y: 64)
    let shape48Path = CGMutablePath()
    shape48Path.move(to: CGPoint(x: 0, y: 58))
    shape48Path.addLine(to: CGPoint(x: 8, y: 36))
    shape48Path.addLine(to: CGPoint(x: 16, y: 58))
    shape48Path.addLine(to: CGPoint(x: 24, y: 32))
    shape48Path.addLine(to: CGPoint(x: 32, y: 58))
    shape48Path.addLine(to: CGPoint(x: 40, y: 38))
    shape48Path.addLine(to: CGPoint(x: 48, y: 58))
    shape48Path.addLine(to: CGPoint(x: 56, y: 34))
    shape48Path.addLine(to: CGPoint(x: 64, y: 58))
    shape48Path.addLine(to: CGPoint(x: 72, y: 38))
    shape48Path.addLine(to: CGPoint(x: 80, y: 58))
    shape48Path.addLine(to: CGPoint(x: 88, y: 34))
    shape48Path.addLine(to: CGPoint(x: 96, y: 58))
    shape48Path.addLine(to: CGPoint(x: 96, y: 96))
    shape48Path.addLine(to: CGPoint(x: 0, y: 96))
    shape48Path.closeSubpath()
    shape48.path = shape48Path
    shape48.fillColor = CGColor(srgbRed: 185 / 255, green: 182 / 255, blue: 107 / 255, alpha: 1)
    shape48.miterLimit = 4
    group5.addSublayer(shape48)

    let shape49 = CAShapeLayer()
    shape49.bounds = CGRect(x: -4, y: 38, width: 106, height: 38)
    shape49.position = CGPoint(x: 49, y: 57)
    let shape49Path = CGMutablePath()
    shape49Path.move(to: CGPoint(x: -4, y: 76))
    shape49Path.addLine(to: CGPoint(x: 10, y: 40))
    shape49Path.addLine(to: CGPoint(x: 24, y: 76))
    shape49Path.closeSubpath()
    shape49Path.move(to: CGPoint(x: 30, y: 76))
    shape49Path.addLine(to: CGPoint(x: 46, y: 38))
    shape49Path.addLine(to: CGPoint(x: 62, y: 76))
    shape49Path.closeSubpath()
    shape49Path.move(to: CGPoint(x: 70, y: 76))
    shape49Path.addLine(to: CGPoint(x: 86, y: 42))
    shape49Path.addLine(to: CGPoint(x: 102, y: 76))
    shape49Path.closeSubpath()
    shape49.path = shape49Path
    shape49.fillColor = CGColor(srgbRed: 124 / 255, green: 139 / 255, blue: 61 / 255, alpha: 1)
    shape49.miterLimit = 4
    group5.addSublayer(shape49)

    let shape50 = CAShapeLayer()
    shape50.bounds = CGRect(x: 0, y: 69, width: 96, height: 27)
    shape50.position = CGPoint(x: 48, y: 82.5)
    let shape50Path = CGMutablePath()
    shape50Path.move(to: CGPoint(x: 0, y: 74))
    shape50Path.addQuadCurve(to: CGPoint(x: 96, y: 74), control: CGPoint(x: 48, y: 64))
    shape50Path.addLine(to: CGPoint(x: 96, y: 96))
    shape50Path.addLine(to: CGPoint(x: 0, y: 96))
    shape50Path.closeSubpath()
    shape50.path = shape50Path
    shape50.fillColor = CGColor(srgbRed: 94 / 255, green: 112 / 255, blue: 50 / 255, alpha: 1)
    shape50.miterLimit = 4
    group5.addSublayer(shape50)

    let shape51 = CAShapeLayer()
    shape51.bounds = CGRect(x: 12, y: 44, width: 74, height: 46)
    shape51.position = CGPoint(x: 49, y: 67)
    let shape51Path = CGMutablePath()
    shape51Path.move(to: CGPoint(x: 12, y: 88))
    shape51Path.addLine(to: CGPoint(x: 28, y: 44))
    shape51Path.addLine(to: CGPoint(x: 44, y: 88))
    shape51Path.closeSubpath()
    shape51Path.move(to: CGPoint(x: 54, y: 90))
    shape51Path.addLine(to: CGPoint(x: 70, y: 46))
    shape51Path.addLine(to: CGPoint(x: 86, y: 90))
    shape51Path.closeSubpath()
    shape51.path = shape51Path
    shape51.fillColor = CGColor(srgbRed: 63 / 255, green: 90 / 255, blue: 52 / 255, alpha: 1)
    shape51.miterLimit = 4
    group5.addSublayer(shape51)

    let shape52 = CAShapeLayer()
    shape52.bounds = CGRect(x: 26, y: 86, width: 46, height: 10)
    shape52.position = CGPoint(x: 49, y: 91)
    let shape52Path = CGMutablePath()
    shape52Path.move(to: CGPoint(x: 26, y: 86))
    shape52Path.addLine(to: CGPoint(x: 30, y: 86))
    shape52Path.addLine(to: CGPoint(x: 30, y: 94))
    shape52Path.addLine(to: CGPoint(x: 26, y: 94))
    shape52Path.closeSubpath()
    shape52Path.move(to: CGPoint(x: 68, y: 88))
    shape52Path.addLine(to: CGPoint(x: 72, y: 88))
    shape52Path.addLine(to: CGPoint(x: 72, y: 96))
    shape52Path.addLine(to: CGPoint(x: 68, y: 96))
    shape52Path.closeSubpath()
    shape52.path = shape52Path
    shape52.fillColor = CGColor(srgbRed: 91 / 255, green: 59 / 255, blue: 37 / 255, alpha: 1)
    shape52.miterLimit = 4
    group5.addSublayer(shape52)

    photo5.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo5.position = CGPoint(x: 180, y: 210)
    photo5.setAffineTransform(CGAffineTransform(a: 0.9889887431312245, b: 0.14799076308919007, c: -0.14799076308919007, d: 0.9889887431312245, tx: 0, ty: 0))
    photo5.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo5.cornerRadius = 14
    photo5.cornerCurve = .continuous
    photo5.borderWidth = 3
    photo5.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo5.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo5.shadowOpacity = 0.35
    photo5.shadowRadius = 8
    photo5.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo5)

    let photo5View = CALayer()
    photo5View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo5View.cornerRadius = 14
    photo5View.cornerCurve = .continuous
    photo5View.masksToBounds = true
    photo5.addSublayer(photo5View)

    let viewPicture5 = CALayer()
    viewPicture5.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture5.contentsGravity = .resizeAspect
    photo5View.addSublayer(viewPicture5)

    let group6 = CALayer()
    group6.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture5.addSublayer(group6)

    let shape53 = CAShapeLayer()
    shape53.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape53Path = CGMutablePath()
    shape53Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape53.path = shape53Path
    shape53.fillColor = CGColor(srgbRed: 230 / 255, green: 213 / 255, blue: 236 / 255, alpha: 1)
    shape53.miterLimit = 4
    group6.addSublayer(shape53)

    let shape54 = CAShapeLayer()
    shape54.bounds = CGRect(x: 0, y: 30, width: 96, height: 30)
    shape54.position = CGPoint(x: 48, y: 45)
    let shape54Path = CGMutablePath()
    shape54Path.move(to: CGPoint(x: 0, y: 60))
    shape54Path.addLine(to: CGPoint(x: 24, y: 34))
    shape54Path.addLine(to: CGPoint(x: 44, y: 54))
    shape54Path.addLine(to: CGPoint(x: 66, y: 30))
    shape54Path.addLine(to: CGPoint(x: 96, y: 60))
    shape54Path.closeSubpath()
    shape54.path = shape54Path
    shape54.fillColor = CGColor(srgbRed: 182 / 255, green: 149 / 255, blue: 196 / 255, alpha: 1)
    shape54.miterLimit = 4
    group6.addSublayer(shape54)

    let shape55 = CAShapeLayer()
    shape55.bounds = CGRect(x: 0, y: 58, width: 96, height: 38)
    shape55.position = CGPoint(x: 48, y: 77)
    let shape55Path = CGMutablePath()
    shape55Path.addRect(CGRect(x: 0, y: 58, width: 96, height: 38))
    shape55.path = shape55Path
    shape55.fillColor = CGColor(srgbRed: 140 / 255, green: 107 / 255, blue: 155 / 255, alpha: 1)
    shape55.miterLimit = 4
    group6.addSublayer(shape55)

    let shape56 = CAShapeLayer()
    shape56.bounds = CGRect(x: 10, y: 38, width: 44, height: 34)
    shape56.position = CGPoint(x: 32, y: 55)
    let shape56Path = CGMutablePath()
    shape56Path.addRect(CGRect(x: 10, y: 38, width: 44, height: 34))
    shape56.path = shape56Path
    shape56.fillColor = CGColor(srgbRed: 246 / 255, green: 233 / 255, blue: 216 / 255, alpha: 1)
    shape56.miterLimit = 4
    group6.addSublayer(shape56)

    let shape57 = CAShapeLayer()
    shape57.bounds = CGRect(x: 4, y: 22, width: 56, height: 18)
    shape57.position = CGPoint(x: 32, y: 31)
    let shape57Path = CGMutablePath()
    shape57Path.move(to: CGPoint(x: 4, y: 40))
    shape57Path.addLine(to: CGPoint(x: 32, y: 22))
    shape57Path.addLine(to: CGPoint(x: 60, y: 40))
    shape57Path.closeSubpath()
    shape57.path = shape57Path
    shape57.fillColor = CGColor(srgbRed: 194 / 255, green: 86 / 255, blue: 110 / 255, alpha: 1)
    shape57.miterLimit = 4
    group6.addSublayer(shape57)

    let shape58 = CAShapeLayer()
    shape58.bounds = CGRect(x: 27.5, y: 28.5, width: 9, height: 9)
    shape58.position = CGPoint(x: 32, y: 33)
    let shape58Path = CGMutablePath()
    shape58Path.move(to: CGPoint(x: 36.5, y: 33))
    shape58Path.addCurve(to: CGPoint(x: 32, y: 37.5), control1: CGPoint(x: 36.5, y: 35.48528137423857), control2: CGPoint(x: 34.48528137423857, y: 37.5))
    shape58Path.addCurve(to: CGPoint(x: 27.5, y: 33), control1: CGPoint(x: 29.51471862576143, y: 37.5), control2: CGPoint(x: 27.5, y: 35.48528137423857))
    shape58Path.addCurve(to: CGPoint(x: 32, y: 28.5), control1: CGPoint(x: 27.5, y: 30.51471862576143), control2: CGPoint(x: 29.51471862576143, y: 28.5))
    shape58Path.addCurve(to: CGPoint(x: 36.5, y: 33), control1: CGPoint(x: 34.48528137423857, y: 28.5), control2: CGPoint(x: 36.5, y: 30.51471862576143))
    shape58Path.closeSubpath()
    shape58.path = shape58Path
    shape58.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape58.miterLimit = 4
    group6.addSublayer(shape58)

    let shape59 = CAShapeLayer()
    shape59.bounds = CGRect(x: 32, y: 30.5, width: 2, height: 3.5)
    shape59.position = CGPoint(x: 33, y: 32.25)
    let shape59Path = CGMutablePath()
    shape59Path.move(to: CGPoint(x: 32, y: 30.5))
    shape59Path.addLine(to: CGPoint(x: 32, y: 33))
    shape59Path.addLine(to: CGPoint(x: 34, y: 34))
    shape59.path = shape59Path
    shape59.fillColor = nil
    shape59.strokeColor = CGColor(srgbRed: 81 / 255, green: 54 / 255, blue: 92 / 255, alpha: 1)
    shape59.lineWidth = 1.2
    shape59.miterLimit = 4
    group6.addSublayer(shape59)

    let shape60 = CAShapeLayer()
    shape60.bounds = CGRect(x: 16, y: 46, width: 32, height: 10)
    shape60.position = CGPoint(x: 32, y: 51)
    let shape60Path = CGMutablePath()
    shape60Path.move(to: CGPoint(x: 16, y: 46))
    shape60Path.addLine(to: CGPoint(x: 24, y: 46))
    shape60Path.addLine(to: CGPoint(x: 24, y: 56))
    shape60Path.addLine(to: CGPoint(x: 16, y: 56))
    shape60Path.closeSubpath()
    shape60Path.move(to: CGPoint(x: 40, y: 46))
    shape60Path.addLine(to: CGPoint(x: 48, y: 46))
    shape60Path.addLine(to: CGPoint(x: 48, y: 56))
    shape60Path.addLine(to: CGPoint(x: 40, y: 56))
    shape60Path.closeSubpath()
    shape60.path = shape60Path
    shape60.fillColor = CGColor(srgbRed: 127 / 255, green: 182 / 255, blue: 214 / 255, alpha: 1)
    shape60.miterLimit = 4
    group6.addSublayer(shape60)

    let shape61 = CAShapeLayer()
    shape61.bounds = CGRect(x: 28, y: 50, width: 8, height: 22)
    shape61.position = CGPoint(x: 32, y: 61)
    let shape61Path = CGMutablePath()
    shape61Path.addRect(CGRect(x: 28, y: 50, width: 8, height: 22))
    shape61.path = shape61Path
    shape61.fillColor = CGColor(srgbRed: 122 / 255, green: 79 / 255, blue: 134 / 255, alpha: 1)
    shape61.miterLimit = 4
    group6.addSublayer(shape61)

    let shape62 = CAShapeLayer()
    shape62.bounds = CGRect(x: 54, y: 50, width: 42, height: 26)
    shape62.position = CGPoint(x: 75, y: 63)
    let shape62Path = CGMutablePath()
    shape62Path.move(to: CGPoint(x: 58, y: 50))
    shape62Path.addLine(to: CGPoint(x: 92, y: 50))
    shape62Path.addCurve(to: CGPoint(x: 94.82842712474618, y: 51.17157287525381), control1: CGPoint(x: 93.06086595935818, y: 50), control2: CGPoint(x: 94.07828161095405, y: 50.421427361461674))
    shape62Path.addCurve(to: CGPoint(x: 96, y: 54), control1: CGPoint(x: 95.57857263853833, y: 51.92171838904595), control2: CGPoint(x: 96, y: 52.939134040641825))
    shape62Path.addLine(to: CGPoint(x: 96, y: 76))
    shape62Path.addLine(to: CGPoint(x: 54, y: 76))
    shape62Path.addLine(to: CGPoint(x: 54, y: 54))
    shape62Path.addCurve(to: CGPoint(x: 55.17157287525381, y: 51.17157287525381), control1: CGPoint(x: 54, y: 52.939134040641825), control2: CGPoint(x: 54.42142736146167, y: 51.92171838904595))
    shape62Path.addCurve(to: CGPoint(x: 58, y: 50), control1: CGPoint(x: 55.92171838904595, y: 50.421427361461674), control2: CGPoint(x: 56.939134040641825, y: 50))
    shape62Path.closeSubpath()
    shape62.path = shape62Path
    shape62.fillColor = CGColor(srgbRed: 62 / 255, green: 127 / 255, blue: 168 / 255, alpha: 1)
    shape62.miterLimit = 4
    group6.addSublayer(shape62)

    let shape63 = CAShapeLayer()
    shape63.bounds = CGRect(x: 60, y: 55, width: 36, height: 9)
    shape63.position = CGPoint(x: 78, y: 59.5)
    let shape63Path = CGMutablePath()
    shape63Path.move(to: CGPoint(x: 60, y: 55))
    shape63Path.addLine(to: CGPoint(x: 72, y: 55))
    shape63Path.addLine(to: CGPoint(x: 72, y: 64))
    shape63Path.addLine(to: CGPoint(x: 60, y: 64))
    shape63Path.closeSubpath()
    shape63Path.move(to: CGPoint(x: 76, y: 55))
    shape63Path.addLine(to: CGPoint(x: 96, y: 55))
    shape63Path.addLine(to: CGPoint(x: 96, y: 64))
    shape63Path.addLine(to: CGPoint(x: 76, y: 64))
    shape63Path.closeSubpath()
    shape63.path = shape63Path
    shape63.fillColor = CGColor(srgbRed: 214 / 255, green: 238 / 255, blue: 248 / 255, alpha: 1)
    shape63.miterLimit = 4
    group6.addSublayer(shape63)

    let shape64 = CAShapeLayer()
    shape64.bounds = CGRect(x: 54, y: 68, width: 42, height: 3)
    shape64.position = CGPoint(x: 75, y: 69.5)
    let shape64Path = CGMutablePath()
    shape64Path.addRect(CGRect(x: 54, y: 68, width: 42, height: 3))
    shape64.path = shape64Path
    shape64.fillColor = CGColor(srgbRed: 1, green: 209 / 255, blue: 102 / 255, alpha: 1)
    shape64.miterLimit = 4
    group6.addSublayer(shape64)

    let shape65 = CAShapeLayer()
    shape65.bounds = CGRect(x: 60, y: 73, width: 8, height: 8)
    shape65.position = CGPoint(x: 64, y: 77)
    let shape65Path = CGMutablePath()
    shape65Path.move(to: CGPoint(x: 68, y: 77))
    shape65Path.addCurve(to: CGPoint(x: 64, y: 81), control1: CGPoint(x: 68, y: 79.20913899932317), control2: CGPoint(x: 66.20913899932317, y: 81))
    shape65Path.addCurve(to: CGPoint(x: 60, y: 77), control1: CGPoint(x: 61.79086100067683, y: 81), control2: CGPoint(x: 60, y: 79.20913899932317))
    shape65Path.addCurve(to: CGPoint(x: 64, y: 73), control1: CGPoint(x: 60, y: 74.79086100067683), control2: CGPoint(x: 61.79086100067683, y: 73))
    shape65Path.addCurve(to: CGPoint(x: 68, y: 77), control1: CGPoint(x: 66.20913899932317, y: 73), control2: CGPoint(x: 68, y: 74.79086100067683))
    shape65Path.closeSubpath()
    shape65.path = shape65Path
    shape65.fillColor = CGColor(srgbRed: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    shape65.miterLimit = 4
    group6.addSublayer(shape65)

    let shape66 = CAShapeLayer()
    shape66.bounds = CGRect(x: 80, y: 73, width: 8, height: 8)
    shape66.position = CGPoint(x: 84, y: 77)
    let shape66Path = CGMutablePath()
    shape66Path.move(to: CGPoint(x: 88, y: 77))
    shape66Path.addCurve(to: CGPoint(x: 84, y: 81), control1: CGPoint(x: 88, y: 79.20913899932317), control2: CGPoint(x: 86.20913899932317, y: 81))
    shape66Path.addCurve(to: CGPoint(x: 80, y: 77), control1: CGPoint(x: 81.79086100067683, y: 81), control2: CGPoint(x: 80, y: 79.20913899932317))
    shape66Path.addCurve(to: CGPoint(x: 84, y: 73), control1: CGPoint(x: 80, y: 74.79086100067683), control2: CGPoint(x: 81.79086100067683, y: 73))
    shape66Path.addCurve(to: CGPoint(x: 88, y: 77), control1: CGPoint(x: 86.20913899932317, y: 73), control2: CGPoint(x: 88, y: 74.79086100067683))
    shape66Path.closeSubpath()
    shape66.path = shape66Path
    shape66.fillColor = CGColor(srgbRed: 43 / 255, green: 36 / 255, blue: 64 / 255, alpha: 1)
    shape66.miterLimit = 4
    group6.addSublayer(shape66)

    let shape67 = CAShapeLayer()
    shape67.bounds = CGRect(x: 0, y: 81, width: 96, height: 8)
    shape67.position = CGPoint(x: 48, y: 85)
    let shape67Path = CGMutablePath()
    shape67Path.move(to: CGPoint(x: 0, y: 81))
    shape67Path.addLine(to: CGPoint(x: 96, y: 81))
    shape67Path.move(to: CGPoint(x: 6, y: 81))
    shape67Path.addLine(to: CGPoint(x: 2, y: 89))
    shape67Path.move(to: CGPoint(x: 26, y: 81))
    shape67Path.addLine(to: CGPoint(x: 22, y: 89))
    shape67Path.move(to: CGPoint(x: 46, y: 81))
    shape67Path.addLine(to: CGPoint(x: 42, y: 89))
    shape67Path.move(to: CGPoint(x: 66, y: 81))
    shape67Path.addLine(to: CGPoint(x: 62, y: 89))
    shape67Path.move(to: CGPoint(x: 86, y: 81))
    shape67Path.addLine(to: CGPoint(x: 82, y: 89))
    shape67.path = shape67Path
    shape67.strokeColor = CGColor(srgbRed: 81 / 255, green: 54 / 255, blue: 92 / 255, alpha: 1)
    shape67.lineWidth = 2.5
    shape67.miterLimit = 4
    group6.addSublayer(shape67)

    photo6.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo6.position = CGPoint(x: 180, y: 210)
    photo6.setAffineTransform(CGAffineTransform(a: 0.9965002590439375, b: -0.08358967475331841, c: 0.08358967475331841, d: 0.9965002590439375, tx: 0, ty: 0))
    photo6.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo6.cornerRadius = 14
    photo6.cornerCurve = .continuous
    photo6.borderWidth = 3
    photo6.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo6.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo6.shadowOpacity = 0.35
    photo6.shadowRadius = 8
    photo6.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo6)

    let photo6View = CALayer()
    photo6View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo6View.cornerRadius = 14
    photo6View.cornerCurve = .continuous
    photo6View.masksToBounds = true
    photo6.addSublayer(photo6View)

    let viewPicture6 = CALayer()
    viewPicture6.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture6.contentsGravity = .resizeAspect
    photo6View.addSublayer(viewPicture6)

    let group7 = CALayer()
    group7.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture6.addSublayer(group7)

    let shape68 = CAShapeLayer()
    shape68.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape68Path = CGMutablePath()
    shape68Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape68.path = shape68Path
    shape68.fillColor = CGColor(srgbRed: 248 / 255, green: 201 / 255, blue: 184 / 255, alpha: 1)
    shape68.miterLimit = 4
    group7.addSublayer(shape68)

    let shape69 = CAShapeLayer()
    shape69.bounds = CGRect(x: 28, y: 20, width: 40, height: 40)
    shape69.position = CGPoint(x: 48, y: 40)
    let shape69Path = CGMutablePath()
    shape69Path.move(to: CGPoint(x: 68, y: 40))
    shape69Path.addCurve(to: CGPoint(x: 48, y: 60), control1: CGPoint(x: 68, y: 51.045694996615865), control2: CGPoint(x: 59.045694996615865, y: 60))
    shape69Path.addCurve(to: CGPoint(x: 28, y: 40), control1: CGPoint(x: 36.954305003384135, y: 60), control2: CGPoint(x: 28, y: 51.045694996615865))
    shape69Path.addCurve(to: CGPoint(x: 48, y: 20), control1: CGPoint(x: 28, y: 28.954305003384132), control2: CGPoint(x: 36.954305003384135, y: 20))
    shape69Path.addCurve(to: CGPoint(x: 68, y: 40), control1: CGPoint(x: 59.045694996615865, y: 20), control2: CGPoint(x: 68, y: 28.954305003384132))
    shape69Path.closeSubpath()
    shape69.path = shape69Path
    shape69.fillColor = CGColor(srgbRed: 253 / 255, green: 231 / 255, blue: 199 / 255, alpha: 1)
    shape69.miterLimit = 4
    group7.addSublayer(shape69)

    let shape70 = CAShapeLayer()
    shape70.bounds = CGRect(x: 0, y: 30, width: 96, height: 66)
    shape70.position = CGPoint(x: 48, y: 63)
    let shape70Path = CGMutablePath()
    shape70Path.move(to: CGPoint(x: 0, y: 50))
    shape70Path.addLine(to: CGPoint(x: 14, y: 50))
    shape70Path.addLine(to: CGPoint(x: 14, y: 38))
    shape70Path.addLine(to: CGPoint(x: 26, y: 38))
    shape70Path.addLine(to: CGPoint(x: 26, y: 58))
    shape70Path.addLine(to: CGPoint(x: 36, y: 58))
    shape70Path.addLine(to: CGPoint(x: 36, y: 30))
    shape70Path.addLine(to: CGPoint(x: 52, y: 30))
    shape70Path.addLine(to: CGPoint(x: 52, y: 52))
    shape70Path.addLine(to: CGPoint(x: 64, y: 52))
    shape70Path.addLine(to: CGPoint(x: 64, y: 40))
    shape70Path.addLine(to: CGPoint(x: 78, y: 40))
    shape70Path.addLine(to: CGPoint(x: 78, y: 56))
    shape70Path.addLine(to: CGPoint(x: 96, y: 56))
    shape70Path.addLine(to: CGPoint(x: 96, y: 96))
    shape70Path.addLine(to: CGPoint(x: 0, y: 96))
    shape70Path.closeSubpath()
    shape70.path = shape70Path
    shape70.fillColor = CGColor(srgbRed: 197 / 255, green: 139 / 255, blue: 155 / 255, alpha: 1)
    shape70.miterLimit = 4
    group7.addSublayer(shape70)

    let shape71 = CAShapeLayer()
    shape71.bounds = CGRect(x: 8, y: 54, width: 78, height: 42)
    shape71.position = CGPoint(x: 47, y: 75)
    let shape71Path = CGMutablePath()
    shape71Path.move(to: CGPoint(x: 8, y: 62))
    shape71Path.addLine(to: CGPoint(x: 26, y: 62))
    shape71Path.addLine(to: CGPoint(x: 26, y: 96))
    shape71Path.addLine(to: CGPoint(x: 8, y: 96))
    shape71Path.closeSubpath()
    shape71Path.move(to: CGPoint(x: 34, y: 54))
    shape71Path.addLine(to: CGPoint(x: 52, y: 54))
    shape71Path.addLine(to: CGPoint(x: 52, y: 96))
    shape71Path.addLine(to: CGPoint(x: 34, y: 96))
    shape71Path.closeSubpath()
    shape71Path.move(to: CGPoint(x: 60, y: 60))
    shape71Path.addLine(to: CGPoint(x: 86, y: 60))
    shape71Path.addLine(to: CGPoint(x: 86, y: 96))
    shape71Path.addLine(to: CGPoint(x: 60, y: 96))
    shape71Path.closeSubpath()
    shape71.path = shape71Path
    shape71.fillColor = CGColor(srgbRed: 109 / 255, green: 83 / 255, blue: 119 / 255, alpha: 1)
    shape71.miterLimit = 4
    group7.addSublayer(shape71)

    let shape72 = CAShapeLayer()
    shape72.bounds = CGRect(x: 6, y: 42, width: 82, height: 20)
    shape72.position = CGPoint(x: 47, y: 52)
    let shape72Path = CGMutablePath()
    shape72Path.move(to: CGPoint(x: 6, y: 62))
    shape72Path.addLine(to: CGPoint(x: 17, y: 52))
    shape72Path.addLine(to: CGPoint(x: 28, y: 62))
    shape72Path.closeSubpath()
    shape72Path.move(to: CGPoint(x: 32, y: 54))
    shape72Path.addLine(to: CGPoint(x: 43, y: 42))
    shape72Path.addLine(to: CGPoint(x: 54, y: 54))
    shape72Path.closeSubpath()
    shape72Path.move(to: CGPoint(x: 58, y: 60))
    shape72Path.addLine(to: CGPoint(x: 73, y: 48))
    shape72Path.addLine(to: CGPoint(x: 88, y: 60))
    shape72Path.closeSubpath()
    shape72.path = shape72Path
    shape72.fillColor = CGColor(srgbRed: 217 / 255, green: 87 / 255, blue: 108 / 255, alpha: 1)
    shape72.miterLimit = 4
    group7.addSublayer(shape72)

    let shape73 = CAShapeLayer()
    shape73.bounds = CGRect(x: 12, y: 60, width: 69, height: 24)
    shape73.position = CGPoint(x: 46.5, y: 72)
    let shape73Path = CGMutablePath()
    shape73Path.move(to: CGPoint(x: 12, y: 68))
    shape73Path.addLine(to: CGPoint(x: 16, y: 68))
    shape73Path.addLine(to: CGPoint(x: 16, y: 73))
    shape73Path.addLine(to: CGPoint(x: 12, y: 73))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 19, y: 68))
    shape73Path.addLine(to: CGPoint(x: 23, y: 68))
    shape73Path.addLine(to: CGPoint(x: 23, y: 73))
    shape73Path.addLine(to: CGPoint(x: 19, y: 73))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 12, y: 78))
    shape73Path.addLine(to: CGPoint(x: 16, y: 78))
    shape73Path.addLine(to: CGPoint(x: 16, y: 83))
    shape73Path.addLine(to: CGPoint(x: 12, y: 83))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 38, y: 60))
    shape73Path.addLine(to: CGPoint(x: 42, y: 60))
    shape73Path.addLine(to: CGPoint(x: 42, y: 65))
    shape73Path.addLine(to: CGPoint(x: 38, y: 65))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 45, y: 60))
    shape73Path.addLine(to: CGPoint(x: 49, y: 60))
    shape73Path.addLine(to: CGPoint(x: 49, y: 65))
    shape73Path.addLine(to: CGPoint(x: 45, y: 65))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 38, y: 70))
    shape73Path.addLine(to: CGPoint(x: 42, y: 70))
    shape73Path.addLine(to: CGPoint(x: 42, y: 75))
    shape73Path.addLine(to: CGPoint(x: 38, y: 75))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 66, y: 66))
    shape73Path.addLine(to: CGPoint(x: 71, y: 66))
    shape73Path.addLine(to: CGPoint(x: 71, y: 72))
    shape73Path.addLine(to: CGPoint(x: 66, y: 72))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 76, y: 66))
    shape73Path.addLine(to: CGPoint(x: 81, y: 66))
    shape73Path.addLine(to: CGPoint(x: 81, y: 72))
    shape73Path.addLine(to: CGPoint(x: 76, y: 72))
    shape73Path.closeSubpath()
    shape73Path.move(to: CGPoint(x: 66, y: 78))
    shape73Path.addLine(to: CGPoint(x: 71, y: 78))
    shape73Path.addLine(to: CGPoint(x: 71, y: 84))
    shape73Path.addLine(to: CGPoint(x: 66, y: 84))
    shape73Path.closeSubpath()
    shape73.path = shape73Path
    shape73.fillColor = CGColor(srgbRed: 1, green: 225 / 255, blue: 154 / 255, alpha: 1)
    shape73.miterLimit = 4
    group7.addSublayer(shape73)

    let shape74 = CAShapeLayer()
    shape74.bounds = CGRect(x: 0, y: 90, width: 96, height: 6)
    shape74.position = CGPoint(x: 48, y: 93)
    let shape74Path = CGMutablePath()
    shape74Path.addRect(CGRect(x: 0, y: 90, width: 96, height: 6))
    shape74.path = shape74Path
    shape74.fillColor = CGColor(srgbRed: 74 / 255, green: 55 / 255, blue: 83 / 255, alpha: 1)
    shape74.miterLimit = 4
    group7.addSublayer(shape74)

    photo7.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo7.position = CGPoint(x: 180, y: 210)
    photo7.setAffineTransform(CGAffineTransform(a: 0.9794946664789268, b: 0.20147009291539025, c: -0.20147009291539025, d: 0.9794946664789268, tx: 0, ty: 0))
    photo7.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo7.cornerRadius = 14
    photo7.cornerCurve = .continuous
    photo7.borderWidth = 3
    photo7.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo7.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo7.shadowOpacity = 0.35
    photo7.shadowRadius = 8
    photo7.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo7)

    let photo7View = CALayer()
    photo7View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo7View.cornerRadius = 14
    photo7View.cornerCurve = .continuous
    photo7View.masksToBounds = true
    photo7.addSublayer(photo7View)

    let viewPicture7 = CALayer()
    viewPicture7.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture7.contentsGravity = .resizeAspect
    photo7View.addSublayer(viewPicture7)

    let group8 = CALayer()
    group8.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture7.addSublayer(group8)

    let shape75 = CAShapeLayer()
    shape75.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape75Path = CGMutablePath()
    shape75Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape75.path = shape75Path
    shape75.fillColor = CGColor(srgbRed: 1, green: 217 / 255, blue: 160 / 255, alpha: 1)
    shape75.miterLimit = 4
    group8.addSublayer(shape75)

    let shape76 = CAShapeLayer()
    shape76.bounds = CGRect(x: 35, y: 33, width: 34, height: 34)
    shape76.position = CGPoint(x: 52, y: 50)
    let shape76Path = CGMutablePath()
    shape76Path.move(to: CGPoint(x: 69, y: 50))
    shape76Path.addCurve(to: CGPoint(x: 52, y: 67), control1: CGPoint(x: 69, y: 59.38884074712349), control2: CGPoint(x: 61.38884074712349, y: 67))
    shape76Path.addCurve(to: CGPoint(x: 35, y: 50), control1: CGPoint(x: 42.61115925287651, y: 67), control2: CGPoint(x: 35, y: 59.38884074712349))
    shape76Path.addCurve(to: CGPoint(x: 52, y: 33), control1: CGPoint(x: 35, y: 40.61115925287651), control2: CGPoint(x: 42.61115925287651, y: 33))
    shape76Path.addCurve(to: CGPoint(x: 69, y: 50), control1: CGPoint(x: 61.38884074712349, y: 33), control2: CGPoint(x: 69, y: 40.61115925287651))
    shape76Path.closeSubpath()
    shape76.path = shape76Path
    shape76.fillColor = CGColor(srgbRed: 247 / 255, green: 128 / 255, blue: 106 / 255, alpha: 1)
    shape76.miterLimit = 4
    group8.addSublayer(shape76)

    let shape77 = CAShapeLayer()
    shape77.bounds = CGRect(x: 0, y: 50, width: 96, height: 46)
    shape77.position = CGPoint(x: 48, y: 73)
    let shape77Path = CGMutablePath()
    shape77Path.addRect(CGRect(x: 0, y: 50, width: 96, height: 46))
    shape77.path = shape77Path
    shape77.fillColor = CGColor(srgbRed: 60 / 255, green: 127 / 255, blue: 166 / 255, alpha: 1)
    shape77.miterLimit = 4
    group8.addSublayer(shape77)

    let shape78 = CAShapeLayer()
    shape78.bounds = CGRect(x: 0, y: 50, width: 96, height: 13)
    shape78.position = CGPoint(x: 48, y: 56.5)
    let shape78Path = CGMutablePath()
    shape78Path.move(to: CGPoint(x: 0, y: 50))
    shape78Path.addLine(to: CGPoint(x: 96, y: 50))
    shape78Path.addLine(to: CGPoint(x: 96, y: 60))
    shape78Path.addQuadCurve(to: CGPoint(x: 72, y: 60), control: CGPoint(x: 84, y: 66))
    shape78Path.addQuadCurve(to: CGPoint(x: 48, y: 60), control: CGPoint(x: 60, y: 54))
    shape78Path.addQuadCurve(to: CGPoint(x: 24, y: 60), control: CGPoint(x: 36, y: 66))
    shape78Path.addQuadCurve(to: CGPoint(x: 0, y: 60), control: CGPoint(x: 12, y: 54))
    shape78Path.closeSubpath()
    shape78.path = shape78Path
    shape78.fillColor = CGColor(srgbRed: 92 / 255, green: 157 / 255, blue: 191 / 255, alpha: 1)
    shape78.miterLimit = 4
    group8.addSublayer(shape78)

    let shape79 = CAShapeLayer()
    shape79.bounds = CGRect(x: 0, y: 71, width: 96, height: 25)
    shape79.position = CGPoint(x: 48, y: 83.5)
    let shape79Path = CGMutablePath()
    shape79Path.move(to: CGPoint(x: 0, y: 74))
    shape79Path.addQuadCurve(to: CGPoint(x: 24, y: 74), control: CGPoint(x: 12, y: 68))
    shape79Path.addQuadCurve(to: CGPoint(x: 48, y: 74), control: CGPoint(x: 36, y: 80))
    shape79Path.addQuadCurve(to: CGPoint(x: 72, y: 74), control: CGPoint(x: 60, y: 68))
    shape79Path.addQuadCurve(to: CGPoint(x: 96, y: 74), control: CGPoint(x: 84, y: 80))
    shape79Path.addLine(to: CGPoint(x: 96, y: 96))
    shape79Path.addLine(to: CGPoint(x: 0, y: 96))
    shape79Path.closeSubpath()
    shape79.path = shape79Path
    shape79.fillColor = CGColor(srgbRed: 44 / 255, green: 99 / 255, blue: 137 / 255, alpha: 1)
    shape79.miterLimit = 4
    group8.addSublayer(shape79)

    let shape80 = CAShapeLayer()
    shape80.bounds = CGRect(x: 0, y: 83, width: 96, height: 13)
    shape80.position = CGPoint(x: 48, y: 89.5)
    let shape80Path = CGMutablePath()
    shape80Path.move(to: CGPoint(x: 0, y: 86))
    shape80Path.addQuadCurve(to: CGPoint(x: 24, y: 86), control: CGPoint(x: 12, y: 80))
    shape80Path.addQuadCurve(to: CGPoint(x: 48, y: 86), control: CGPoint(x: 36, y: 92))
    shape80Path.addQuadCurve(to: CGPoint(x: 72, y: 86), control: CGPoint(x: 60, y: 80))
    shape80Path.addQuadCurve(to: CGPoint(x: 96, y: 86), control: CGPoint(x: 84, y: 92))
    shape80Path.addLine(to: CGPoint(x: 96, y: 96))
    shape80Path.addLine(to: CGPoint(x: 0, y: 96))
    shape80Path.closeSubpath()
    shape80.path = shape80Path
    shape80.fillColor = CGColor(srgbRed: 31 / 255, green: 76 / 255, blue: 109 / 255, alpha: 1)
    shape80.miterLimit = 4
    group8.addSublayer(shape80)

    let shape81 = CAShapeLayer()
    shape81.bounds = CGRect(x: 20, y: 66, width: 32, height: 9)
    shape81.position = CGPoint(x: 36, y: 70.5)
    let shape81Path = CGMutablePath()
    shape81Path.move(to: CGPoint(x: 20, y: 66))
    shape81Path.addLine(to: CGPoint(x: 52, y: 66))
    shape81Path.addLine(to: CGPoint(x: 46, y: 75))
    shape81Path.addLine(to: CGPoint(x: 27, y: 75))
    shape81Path.closeSubpath()
    shape81.path = shape81Path
    shape81.fillColor = CGColor(srgbRed: 122 / 255, green: 62 / 255, blue: 46 / 255, alpha: 1)
    shape81.miterLimit = 4
    group8.addSublayer(shape81)

    let shape82 = CAShapeLayer()
    shape82.bounds = CGRect(x: 20, y: 28, width: 16, height: 36)
    shape82.position = CGPoint(x: 28, y: 46)
    let shape82Path = CGMutablePath()
    shape82Path.move(to: CGPoint(x: 36, y: 64))
    shape82Path.addLine(to: CGPoint(x: 36, y: 28))
    shape82Path.addLine(to: CGPoint(x: 20, y: 62))
    shape82Path.closeSubpath()
    shape82.path = shape82Path
    shape82.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape82.miterLimit = 4
    group8.addSublayer(shape82)

    let shape83 = CAShapeLayer()
    shape83.bounds = CGRect(x: 39, y: 34, width: 13, height: 30)
    shape83.position = CGPoint(x: 45.5, y: 49)
    let shape83Path = CGMutablePath()
    shape83Path.move(to: CGPoint(x: 39, y: 64))
    shape83Path.addLine(to: CGPoint(x: 39, y: 34))
    shape83Path.addLine(to: CGPoint(x: 52, y: 62))
    shape83Path.closeSubpath()
    shape83.path = shape83Path
    shape83.fillColor = CGColor(srgbRed: 251 / 255, green: 233 / 255, blue: 220 / 255, alpha: 1)
    shape83.miterLimit = 4
    group8.addSublayer(shape83)

    photo8.bounds = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo8.position = CGPoint(x: 180, y: 210)
    photo8.setAffineTransform(CGAffineTransform(a: 0.9950967665520142, b: 0.09890614337707357, c: -0.09890614337707357, d: 0.9950967665520142, tx: 0, ty: 0))
    photo8.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo8.cornerRadius = 14
    photo8.cornerCurve = .continuous
    photo8.borderWidth = 3
    photo8.borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    photo8.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    photo8.shadowOpacity = 0.35
    photo8.shadowRadius = 8
    photo8.shadowOffset = CGSize(width: 0, height: 3)
    collection.addSublayer(photo8)

    let photo8View = CALayer()
    photo8View.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    photo8View.cornerRadius = 14
    photo8View.cornerCurve = .continuous
    photo8View.masksToBounds = true
    photo8.addSublayer(photo8View)

    let viewPicture8 = CALayer()
    viewPicture8.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture8.contentsGravity = .resizeAspect
    photo8View.addSublayer(viewPicture8)

    let group9 = CALayer()
    group9.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    viewPicture8.addSublayer(group9)

    let shape84 = CAShapeLayer()
    shape84.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    let shape84Path = CGMutablePath()
    shape84Path.addRect(CGRect(x: 0, y: 0, width: 96, height: 96))
    shape84.path = shape84Path
    shape84.fillColor = CGColor(srgbRed: 30 / 255, green: 36 / 255, blue: 80 / 255, alpha: 1)
    shape84.miterLimit = 4
    group9.addSublayer(shape84)

    let shape85 = CAShapeLayer()
    shape85.bounds = CGRect(x: 53.09232125293698, y: 13.878167699931387, width: 26.907678747063017, height: 30.000052046337615)
    shape85.position = CGPoint(x: 66.54616062646849, y: 28.878193723100196)
    let shape85Path = CGMutablePath()
    shape85Path.move(to: CGPoint(x: 70, y: 14))
    shape85Path.addCurve(to: CGPoint(x: 59.995570913951624, y: 16.251140687613603), control1: CGPoint(x: 66.50428485786738, y: 13.551781136256222), control2: CGPoint(x: 62.962368065199676, y: 14.348763446344792))
    shape85Path.addCurve(to: CGPoint(x: 53.775249218492775, y: 24.40367610539647), control1: CGPoint(x: 57.02877376270357, y: 18.153517928882412), control2: CGPoint(x: 54.826562953926356, y: 21.039799779721022))
    shape85Path.addCurve(to: CGPoint(x: 54.24617097826349, y: 34.64742875905688), control1: CGPoint(x: 52.72393548305919, y: 27.767552431071923), control2: CGPoint(x: 52.890658209025695, y: 31.39419811288616))
    shape85Path.addCurve(to: CGPoint(x: 61.18824570623114, y: 42.19486767596857), control1: CGPoint(x: 55.6016837475013, y: 37.9006594052276), control2: CGPoint(x: 58.059420300327886, y: 40.57271599251679))
    shape85Path.addCurve(to: CGPoint(x: 71.35701808429948, y: 43.51861389644844), control1: CGPoint(x: 64.3170711121344, y: 43.81701935942033), control2: CGPoint(x: 67.91717116151382, y: 44.28567168602701))
    shape85Path.addCurve(to: CGPoint(x: 80, y: 38), control1: CGPoint(x: 74.79686500708513, y: 42.75155610686987), control2: CGPoint(x: 77.85678202210337, y: 40.79777433042263))
    shape85Path.addCurve(to: CGPoint(x: 70.05025253169417, y: 38.020815280171306), control1: CGPoint(x: 76.81740212192547, y: 39.32608244919772), control2: CGPoint(x: 73.23837096531075, y: 39.33356992930755))
    shape85Path.addCurve(to: CGPoint(x: 63, y: 31), control1: CGPoint(x: 66.86213409807758, y: 36.70806063103507), control2: CGPoint(x: 64.32608244919771, y: 34.18259787807453))
    shape85Path.addCurve(to: CGPoint(x: 62.979184719828694, y: 21.050252531694166), control1: CGPoint(x: 61.67391755080228, y: 27.817402121925472), control2: CGPoint(x: 61.66643007069245, y: 24.238370965310757))
    shape85Path.addCurve(to: CGPoint(x: 70, y: 14), control1: CGPoint(x: 64.29193936896493, y: 17.862134098077576), control2: CGPoint(x: 66.81740212192548, y: 15.326082449197717))
    shape85Path.closeSubpath()
    shape85.path = shape85Path
    shape85.fillColor = CGColor(srgbRed: 1, green: 233 / 255, blue: 168 / 255, alpha: 1)
    shape85.miterLimit = 4
    group9.addSublayer(shape85)

    let shape86 = CAShapeLayer()
    shape86.bounds = CGRect(x: 14.5, y: 16.5, width: 3, height: 3)
    shape86.position = CGPoint(x: 16, y: 18)
    let shape86Path = CGMutablePath()
    shape86Path.move(to: CGPoint(x: 17.5, y: 18))
    shape86Path.addCurve(to: CGPoint(x: 16, y: 19.5), control1: CGPoint(x: 17.5, y: 18.82842712474619), control2: CGPoint(x: 16.82842712474619, y: 19.5))
    shape86Path.addCurve(to: CGPoint(x: 14.5, y: 18), control1: CGPoint(x: 15.17157287525381, y: 19.5), control2: CGPoint(x: 14.5, y: 18.82842712474619))
    shape86Path.addCurve(to: CGPoint(x: 16, y: 16.5), control1: CGPoint(x: 14.5, y: 17.17157287525381), control2: CGPoint(x: 15.17157287525381, y: 16.5))
    shape86Path.addCurve(to: CGPoint(x: 17.5, y: 18), control1: CGPoint(x: 16.82842712474619, y: 16.5), control2: CGPoint(x: 17.5, y: 17.17157287525381))
    shape86Path.closeSubpath()
    shape86.path = shape86Path
    shape86.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape86.miterLimit = 4
    group9.addSublayer(shape86)

    let shape87 = CAShapeLayer()
    shape87.bounds = CGRect(x: 32.8, y: 28.8, width: 2.4000000000000057, height: 2.3999999999999986)
    shape87.position = CGPoint(x: 34, y: 30)
    let shape87Path = CGMutablePath()
    shape87Path.move(to: CGPoint(x: 35.2, y: 30))
    shape87Path.addCurve(to: CGPoint(x: 34, y: 31.2), control1: CGPoint(x: 35.2, y: 30.662741699796953), control2: CGPoint(x: 34.66274169979695, y: 31.2))
    shape87Path.addCurve(to: CGPoint(x: 32.8, y: 30), control1: CGPoint(x: 33.33725830020305, y: 31.2), control2: CGPoint(x: 32.8, y: 30.662741699796953))
    shape87Path.addCurve(to: CGPoint(x: 34, y: 28.8), control1: CGPoint(x: 32.8, y: 29.337258300203047), control2: CGPoint(x: 33.33725830020305, y: 28.8))
    shape87Path.addCurve(to: CGPoint(x: 35.2, y: 30), control1: CGPoint(x: 34.66274169979695, y: 28.8), control2: CGPoint(x: 35.2, y: 29.337258300203047))
    shape87Path.closeSubpath()
    shape87.path = shape87Path
    shape87.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape87.miterLimit = 4
    group9.addSublayer(shape87)

    let shape88 = CAShapeLayer()
    shape88.bounds = CGRect(x: 44.5, y: 10.5, width: 3, height: 3)
    shape88.position = CGPoint(x: 46, y: 12)
    let shape88Path = CGMutablePath()
    shape88Path.move(to: CGPoint(x: 47.5, y: 12))
    shape88Path.addCurve(to: CGPoint(x: 46, y: 13.5), control1: CGPoint(x: 47.5, y: 12.82842712474619), control2: CGPoint(x: 46.82842712474619, y: 13.5))
    shape88Path.addCurve(to: CGPoint(x: 44.5, y: 12), control1: CGPoint(x: 45.17157287525381, y: 13.5), control2: CGPoint(x: 44.5, y: 12.82842712474619))
    shape88Path.addCurve(to: CGPoint(x: 46, y: 10.5), control1: CGPoint(x: 44.5, y: 11.17157287525381), control2: CGPoint(x: 45.17157287525381, y: 10.5))
    shape88Path.addCurve(to: CGPoint(x: 47.5, y: 12), control1: CGPoint(x: 46.82842712474619, y: 10.5), control2: CGPoint(x: 47.5, y: 11.17157287525381))
    shape88Path.closeSubpath()
    shape88.path = shape88Path
    shape88.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape88.miterLimit = 4
    group9.addSublayer(shape88)

    let shape89 = CAShapeLayer()
    shape89.bounds = CGRect(x: 22.8, y: 42.8, width: 2.3999999999999986, height: 2.4000000000000057)
    shape89.position = CGPoint(x: 24, y: 44)
    let shape89Path = CGMutablePath()
    shape89Path.move(to: CGPoint(x: 25.2, y: 44))
    shape89Path.addCurve(to: CGPoint(x: 24, y: 45.2), control1: CGPoint(x: 25.2, y: 44.66274169979695), control2: CGPoint(x: 24.662741699796953, y: 45.2))
    shape89Path.addCurve(to: CGPoint(x: 22.8, y: 44), control1: CGPoint(x: 23.337258300203047, y: 45.2), control2: CGPoint(x: 22.8, y: 44.66274169979695))
    shape89Path.addCurve(to: CGPoint(x: 24, y: 42.8), control1: CGPoint(x: 22.8, y: 43.33725830020305), control2: CGPoint(x: 23.337258300203047, y: 42.8))
    shape89Path.addCurve(to: CGPoint(x: 25.2, y: 44), control1: CGPoint(x: 24.662741699796953, y: 42.8), control2: CGPoint(x: 25.2, y: 43.33725830020305))
    shape89Path.closeSubpath()
    shape89.path = shape89Path
    shape89.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape89.miterLimit = 4
    group9.addSublayer(shape89)

    let shape90 = CAShapeLayer()
    shape90.bounds = CGRect(x: 84.8, y: 48.8, width: 2.4000000000000057, height: 2.4000000000000057)
    shape90.position = CGPoint(x: 86, y: 50)
    let shape90Path = CGMutablePath()
    shape90Path.move(to: CGPoint(x: 87.2, y: 50))
    shape90Path.addCurve(to: CGPoint(x: 86, y: 51.2), control1: CGPoint(x: 87.2, y: 50.66274169979695), control2: CGPoint(x: 86.66274169979695, y: 51.2))
    shape90Path.addCurve(to: CGPoint(x: 84.8, y: 50), control1: CGPoint(x: 85.33725830020305, y: 51.2), control2: CGPoint(x: 84.8, y: 50.66274169979695))
    shape90Path.addCurve(to: CGPoint(x: 86, y: 48.8), control1: CGPoint(x: 84.8, y: 49.33725830020305), control2: CGPoint(x: 85.33725830020305, y: 48.8))
    shape90Path.addCurve(to: CGPoint(x: 87.2, y: 50), control1: CGPoint(x: 86.66274169979695, y: 48.8), control2: CGPoint(x: 87.2, y: 49.33725830020305))
    shape90Path.closeSubpath()
    shape90.path = shape90Path
    shape90.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape90.miterLimit = 4
    group9.addSublayer(shape90)

    let shape91 = CAShapeLayer()
    shape91.bounds = CGRect(x: 55, y: 43, width: 2, height: 2)
    shape91.position = CGPoint(x: 56, y: 44)
    let shape91Path = CGMutablePath()
    shape91Path.move(to: CGPoint(x: 57, y: 44))
    shape91Path.addCurve(to: CGPoint(x: 56, y: 45), control1: CGPoint(x: 57, y: 44.5522847498308), control2: CGPoint(x: 56.5522847498308, y: 45))
    shape91Path.addCurve(to: CGPoint(x: 55, y: 44), control1: CGPoint(x: 55.4477152501692, y: 45), control2: CGPoint(x: 55, y: 44.5522847498308))
    shape91Path.addCurve(to: CGPoint(x: 56, y: 43), control1: CGPoint(x: 55, y: 43.4477152501692), control2: CGPoint(x: 55.4477152501692, y: 43))
    shape91Path.addCurve(to: CGPoint(x: 57, y: 44), control1: CGPoint(x: 56.5522847498308, y: 43), control2: CGPoint(x: 57, y: 43.4477152501692))
    shape91Path.closeSubpath()
    shape91.path = shape91Path
    shape91.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape91.miterLimit = 4
    group9.addSublayer(shape91)

    let shape92 = CAShapeLayer()
    shape92.bounds = CGRect(x: 0, y: 57.46666666666667, width: 96, height: 38.53333333333333)
    shape92.position = CGPoint(x: 48, y: 76.73333333333333)
    let shape92Path = CGMutablePath()
    shape92Path.move(to: CGPoint(x: 0, y: 66))
    shape92Path.addQuadCurve(to: CGPoint(x: 50, y: 64), control: CGPoint(x: 24, y: 50))
    shape92Path.addQuadCurve(to: CGPoint(x: 96, y: 58), control: CGPoint(x: 76, y: 78))
    shape92Path.addLine(to: CGPoint(x: 96, y: 96))
    shape92Path.addLine(to: CGPoint(x: 0, y: 96))
    shape92Path.closeSubpath()
    shape92.path = shape92Path
    shape92.fillColor = CGColor(srgbRed: 53 / 255, green: 64 / 255, blue: 122 / 255, alpha: 1)
    shape92.miterLimit = 4
    group9.addSublayer(shape92)

    let shape93 = CAShapeLayer()
    shape93.bounds = CGRect(x: 0, y: 73, width: 96, height: 23)
    shape93.position = CGPoint(x: 48, y: 84.5)
    let shape93Path = CGMutablePath()
    shape93Path.move(to: CGPoint(x: 0, y: 80))
    shape93Path.addQuadCurve(to: CGPoint(x: 96, y: 80), control: CGPoint(x: 40, y: 66))
    shape93Path.addLine(to: CGPoint(x: 96, y: 96))
    shape93Path.addLine(to: CGPoint(x: 0, y: 96))
    shape93Path.closeSubpath()
    shape93.path = shape93Path
    shape93.fillColor = CGColor(srgbRed: 20 / 255, green: 26 / 255, blue: 60 / 255, alpha: 1)
    shape93.miterLimit = 4
    group9.addSublayer(shape93)

    let shape94 = CAShapeLayer()
    shape94.bounds = CGRect(x: 26, y: 54, width: 36, height: 26)
    shape94.position = CGPoint(x: 44, y: 67)
    let shape94Path = CGMutablePath()
    shape94Path.move(to: CGPoint(x: 26, y: 80))
    shape94Path.addLine(to: CGPoint(x: 44, y: 54))
    shape94Path.addLine(to: CGPoint(x: 62, y: 80))
    shape94Path.closeSubpath()
    shape94.path = shape94Path
    shape94.fillColor = CGColor(srgbRed: 229 / 255, green: 138 / 255, blue: 91 / 255, alpha: 1)
    shape94.miterLimit = 4
    group9.addSublayer(shape94)

    let shape95 = CAShapeLayer()
    shape95.bounds = CGRect(x: 44, y: 54, width: 18, height: 26)
    shape95.position = CGPoint(x: 53, y: 67)
    let shape95Path = CGMutablePath()
    shape95Path.move(to: CGPoint(x: 44, y: 54))
    shape95Path.addLine(to: CGPoint(x: 62, y: 80))
    shape95Path.addLine(to: CGPoint(x: 50, y: 80))
    shape95Path.closeSubpath()
    shape95.path = shape95Path
    shape95.fillColor = CGColor(srgbRed: 185 / 255, green: 97 / 255, blue: 63 / 255, alpha: 1)
    shape95.miterLimit = 4
    group9.addSublayer(shape95)

    let shape96 = CAShapeLayer()
    shape96.bounds = CGRect(x: 38, y: 66, width: 12, height: 14)
    shape96.position = CGPoint(x: 44, y: 73)
    let shape96Path = CGMutablePath()
    shape96Path.move(to: CGPoint(x: 38, y: 80))
    shape96Path.addLine(to: CGPoint(x: 44, y: 66))
    shape96Path.addLine(to: CGPoint(x: 50, y: 80))
    shape96Path.closeSubpath()
    shape96.path = shape96Path
    shape96.fillColor = CGColor(srgbRed: 1, green: 227 / 255, blue: 161 / 255, alpha: 1)
    shape96.miterLimit = 4
    group9.addSublayer(shape96)

    let shape97 = CAShapeLayer()
    shape97.bounds = CGRect(x: 6, y: 58, width: 80, height: 26)
    shape97.position = CGPoint(x: 46, y: 71)
    let shape97Path = CGMutablePath()
    shape97Path.move(to: CGPoint(x: 72, y: 82))
    shape97Path.addLine(to: CGPoint(x: 79, y: 58))
    shape97Path.addLine(to: CGPoint(x: 86, y: 82))
    shape97Path.closeSubpath()
    shape97Path.move(to: CGPoint(x: 6, y: 84))
    shape97Path.addLine(to: CGPoint(x: 12, y: 64))
    shape97Path.addLine(to: CGPoint(x: 18, y: 84))
    shape97Path.closeSubpath()
    shape97.path = shape97Path
    shape97.fillColor = CGColor(srgbRed: 14 / 255, green: 19 / 255, blue: 48 / 255, alpha: 1)
    shape97.miterLimit = 4
    group9.addSublayer(shape97)
  }

  /// Call this on pinchBegan of collection.
  func collectionPinchBegan() {
    if isGrid {
      beginToPile()
    } else {
      beginToGrid()
    }
  }

  /// Call this on pinchChanged of collection.
  func collectionPinchChanged() {
    if isGrid {
      toPile?.update(to: (1 - collectionPinch.scale) / 0.6)
    } else {
      toGrid?.update(to: (collectionPinch.scale - 1) / 1.6)
    }
  }

  /// Call this on pinchEnded of collection.
  func collectionPinchEnded() {
    if isGrid {
      if (toPile?.fraction ?? 0) > 0.4 {
        toPile?.release(finishing: true, dampingRatio: 0.8, frequency: 8.994296689292398)
        isGrid = false
      } else {
        toPile?.release(finishing: false, with: CAMediaTimingFunction(name: .easeInEaseOut))
      }
    } else if (toGrid?.fraction ?? 0) > 0.4 {
      toGrid?.release(finishing: true, dampingRatio: 0.7, frequency: 9.839646588107554)
      isGrid = true
    } else {
      toGrid?.release(finishing: false, with: CAMediaTimingFunction(name: .easeInEaseOut))
    }
  }

  /// Begins toGrid, or catches it where it is.
  func beginToGrid() {
    if let toGrid { return toGrid.hold() }
    toGrid = Transition(duration: 0.6, [
      (photo0, "position.x", 72),
      (photo0, "position.y", 102),
      (photo0, "transform.rotation", 0),
      (photo0, "borderWidth", 0),
      (photo1, "position.x", 180),
      (photo1, "position.y", 102),
      (photo1, "transform.rotation", 0),
      (photo1, "borderWidth", 0),
      (photo2, "position.x", 288),
      (photo2, "position.y", 102),
      (photo2, "transform.rotation", 0),
      (photo2, "borderWidth", 0),
      (photo3, "position.x", 72),
      (photo3, "position.y", 210),
      (photo3, "transform.rotation", 0),
      (photo3, "borderWidth", 0),
      (photo4, "position.x", 180),
      (photo4, "position.y", 210),
      (photo4, "transform.rotation", 0),
      (photo4, "borderWidth", 0),
      (photo5, "position.x", 288),
      (photo5, "position.y", 210),
      (photo5, "transform.rotation", 0),
      (photo5, "borderWidth", 0),
      (photo6, "position.x", 72),
      (photo6, "position.y", 318),
      (photo6, "transform.rotation", 0),
      (photo6, "borderWidth", 0),
      (photo7, "position.x", 180),
      (photo7, "position.y", 318),
      (photo7, "transform.rotation", 0),
      (photo7, "borderWidth", 0),
      (photo8, "position.x", 288),
      (photo8, "position.y", 318),
      (photo8, "transform.rotation", 0),
      (photo8, "borderWidth", 0),
    ]) { [unowned self] in
      toGrid = nil
    }
  }

  /// Begins toPile, or catches it where it is.
  func beginToPile() {
    if let toPile { return toPile.hold() }
    toPile = Transition(duration: 0.6, [
      (photo0, "position.x", 180),
      (photo0, "position.y", 210),
      (photo0, "transform.rotation", 9.199459397127423 * Double.pi / 180),
      (photo0, "borderWidth", 3),
      (photo1, "position.x", 180),
      (photo1, "position.y", 210),
      (photo1, "transform.rotation", 0.8290148139047835 * Double.pi / 180),
      (photo1, "borderWidth", 3),
      (photo2, "position.x", 180),
      (photo2, "position.y", 210),
      (photo2, "transform.rotation", -11.937628389029243 * Double.pi / 180),
      (photo2, "borderWidth", 3),
      (photo3, "position.x", 180),
      (photo3, "position.y", 210),
      (photo3, "transform.rotation", -0.7552634354516004 * Double.pi / 180),
      (photo3, "borderWidth", 3),
      (photo4, "position.x", 180),
      (photo4, "position.y", 210),
      (photo4, "transform.rotation", -0.34064768195559303 * Double.pi / 180),
      (photo4, "borderWidth", 3),
      (photo5, "position.x", 180),
      (photo5, "position.y", 210),
      (photo5, "transform.rotation", 8.510506246372842 * Double.pi / 180),
      (photo5, "borderWidth", 3),
      (photo6, "position.x", 180),
      (photo6, "position.y", 210),
      (photo6, "transform.rotation", -4.794930552029975 * Double.pi / 180),
      (photo6, "borderWidth", 3),
      (photo7, "position.x", 180),
      (photo7, "position.y", 210),
      (photo7, "transform.rotation", 11.622939239429595 * Double.pi / 180),
      (photo7, "borderWidth", 3),
      (photo8, "position.x", 180),
      (photo8, "position.y", 210),
      (photo8, "transform.rotation", 5.6761848393130805 * Double.pi / 180),
      (photo8, "borderWidth", 3),
    ]) { [unowned self] in
      toPile = nil
    }
  }

  /// The values of a gesture, as the recognizer of the view that has the layers reports them.
  struct Gesture {
    var location = CGPoint.zero
    var translation = CGPoint.zero
    /// In points per second.
    var velocity = CGPoint.zero
    var scale: CGFloat = 1
    /// In radians.
    var rotation: CGFloat = 0
    /// Of a scale or a rotation, per second.
    var rate: CGFloat = 0
  }

  /// A transition that a percentage drives, and that goes on by itself when it is released.
  private final class Transition {
    private let duration: TimeInterval
    private let changes: [(layer: CALayer, keyPath: String, from: CGFloat, to: CGFloat)]
    private let completion: () -> Void
    private var releases = 0

    /// The part of the way that is done, from 0 to 1.
    private(set) var fraction: CGFloat = 0

    init(duration: TimeInterval, _ ends: [(CALayer, String, CGFloat)], completion: @escaping () -> Void) {
      self.duration = duration
      self.completion = completion
      changes = ends.map { ($0.0, $0.1, Self.number($0.0, $0.1), $0.2) }
    }

    private static func number(_ layer: CALayer, _ keyPath: String) -> CGFloat {
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    }

    /// Holds it where it is.
    func hold() {
      guard let change = changes.first(where: { $0.from != $0.to }) else { return }
      let shown = Self.number(change.layer.presentation() ?? change.layer, change.keyPath)
      show((shown - change.from) / (change.to - change.from))
    }

    /// Holds it at a part of the way.
    func update(to part: CGFloat) { show(min(max(part, 0), 1)) }

    private func show(_ part: CGFloat) {
      fraction = part
      releases += 1
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for change in changes {
        change.layer.removeAnimation(forKey: change.keyPath)
        change.layer.setValue(change.from + (change.to - change.from) * part, forKeyPath: change.keyPath)
      }
      CATransaction.commit()
    }

    /// Lets it go to its end, or back to its beginning, in its share of the time.
    func release(finishing: Bool, with curve: CAMediaTimingFunction, speed: CGFloat = 1) {
      release(finishing: finishing, speed: speed) { _ in
        let animation = CABasicAnimation()
        animation.timingFunction = curve
        return animation
      }
    }

    /// Lets it go to its end, or back to its beginning, on a spring.
    ///
    /// The frequency is that at which a thousandth of the way is left after a second, as UIKit has it: the shorter the
    /// time, the higher it is.
    func release(finishing: Bool, dampingRatio: CGFloat, frequency: CGFloat, speed: CGFloat = 1) {
      release(finishing: finishing, speed: speed) { time in
        let animation = CASpringAnimation()
        animation.stiffness = pow(frequency / time, 2)
        animation.damping = 2 * dampingRatio * frequency / time
        return animation
      }
    }

    private func release(finishing: Bool, speed: CGFloat, _ makeAnimation: (TimeInterval) -> CABasicAnimation) {
      let time = max(0.001, duration * abs((finishing ? 1 : 0) - fraction) / speed)
      releases += 1
      let release = releases
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { [weak self] in
        if let self, self.releases == release { self.completion() }
      }
      for change in changes {
        let end = finishing ? change.to : change.from
        let animation = makeAnimation(time)
        animation.keyPath = change.keyPath
        animation.fromValue = Self.number(change.layer, change.keyPath)
        animation.toValue = end
        animation.duration = time
        change.layer.setValue(end, forKeyPath: change.keyPath)
        change.layer.add(animation, forKey: change.keyPath)
      }
      CATransaction.commit()
    }
  }
}

// What the scene does besides:
// - collection.pinchBegan: nothing calls collectionPinchBegan() by itself
// - collection.pinchChanged: nothing calls collectionPinchChanged() by itself
// - collection.pinchEnded: nothing calls collectionPinchEnded() by itself
// - collection: nothing sets collectionPinch by itself
