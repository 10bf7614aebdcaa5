// swift-format-ignore-file
// Step outside, from outdoors.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// Step outside.
final class StepOutsideLayers {
  let offset = 335.5

  /// The layer with everything in it.
  let layer = CALayer()
  let buildings = CALayer()
  let trees = CALayer()
  let femaleHairBackground = CALayer()
  let femaleBody = CALayer()
  let rightArm = CALayer()
  let leftLeg = CALayer()
  let leftArm = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    layer.backgroundColor = CGColor(srgbRed: 227 / 255, green: 243 / 255, blue: 248 / 255, alpha: 1)
    addSky()
    addSun()
    addHalo()
    addCloud0()
    addCloud1()
    addIllustration()
    addDone()
    addHeading()
    addAdvice()
    addDot0()
    addDot1()
    addDot2()
  }

  private func addSky() {
    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    sky.colors = [CGColor(srgbRed: 201 / 255, green: 233 / 255, blue: 244 / 255, alpha: 1), CGColor(srgbRed: 243 / 255, green: 250 / 255, blue: 246 / 255, alpha: 1), CGColor(srgbRed: 230 / 255, green: 244 / 255, blue: 234 / 255, alpha: 1)]
    sky.locations = [0, 0.66, 1]
    layer.addSublayer(sky)
  }

  private func addSun() {
    let sun = CALayer()
    sun.frame = CGRect(x: 54, y: 112, width: 76, height: 76)
    sun.backgroundColor = CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 1)
    sun.cornerRadius = 38
    layer.addSublayer(sun)
  }

  private func addHalo() {
    let halo = CALayer()
    halo.frame = CGRect(x: 36, y: 94, width: 112, height: 112)
    halo.backgroundColor = CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 0.3333333333333333)
    halo.cornerRadius = 56
    layer.addSublayer(halo)
  }

  private func addCloud0() {
    let cloud0 = CALayer()
    cloud0.frame = CGRect(x: 208, y: 111, width: 84, height: 34)
    cloud0.opacity = 0.9
    layer.addSublayer(cloud0)

    let base = CALayer()
    base.frame = CGRect(x: 0, y: 14, width: 84, height: 20)
    base.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    base.cornerRadius = 10
    cloud0.addSublayer(base)

    let puff = CALayer()
    puff.frame = CGRect(x: 16, y: 0, width: 30, height: 30)
    puff.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    puff.cornerRadius = 15
    cloud0.addSublayer(puff)

    let smallPuff = CALayer()
    smallPuff.frame = CGRect(x: 42, y: 6, width: 24, height: 24)
    smallPuff.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    smallPuff.cornerRadius = 12
    cloud0.addSublayer(smallPuff)
  }

  private func addCloud1() {
    let cloud1 = CALayer()
    cloud1.bounds = CGRect(x: 0, y: 0, width: 84, height: 34)
    cloud1.position = CGPoint(x: 312, y: 180)
    cloud1.setAffineTransform(CGAffineTransform(scaleX: 0.75, y: 0.75))
    cloud1.opacity = 0.9
    layer.addSublayer(cloud1)

    let cloud1Base = CALayer()
    cloud1Base.frame = CGRect(x: 0, y: 14, width: 84, height: 20)
    cloud1Base.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cloud1Base.cornerRadius = 10
    cloud1.addSublayer(cloud1Base)

    let cloud1Puff = CALayer()
    cloud1Puff.frame = CGRect(x: 16, y: 0, width: 30, height: 30)
    cloud1Puff.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cloud1Puff.cornerRadius = 15
    cloud1.addSublayer(cloud1Puff)

    let cloud1SmallPuff = CALayer()
    cloud1SmallPuff.frame = CGRect(x: 42, y: 6, width: 24, height: 24)
    cloud1SmallPuff.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    cloud1SmallPuff.cornerRadius = 12
    cloud1.addSublayer(cloud1SmallPuff)
  }

  private func addIllustration() {
    let illustration = CALayer()
    illustration.frame = CGRect(x: 39.5, y: 213, width: 296, height: 241)
    illustration.contentsGravity = .resizeAspect
    layer.addSublayer(illustration)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 296, height: 241)
    illustration.addSublayer(group)

    buildings.anchorPoint = CGPoint(x: 0.5, y: 1)
    buildings.bounds = CGRect(x: 4, y: 46, width: 288, height: 176)
    buildings.position = CGPoint(x: 148, y: 222)
    buildings.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0.01))
    group.addSublayer(buildings)

    let shape = CALayer()
    shape.bounds = CGRect(x: 4, y: 72, width: 288, height: 150)
    shape.position = CGPoint(x: 148, y: 147)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 4, y: 222))
    shapePath.addLine(to: CGPoint(x: 4, y: 120))
    shapePath.addLine(to: CGPoint(x: 38, y: 120))
    shapePath.addLine(to: CGPoint(x: 38, y: 222))
    shapePath.closeSubpath()
    shapePath.move(to: CGPoint(x: 84, y: 222))
    shapePath.addLine(to: CGPoint(x: 84, y: 84))
    shapePath.addLine(to: CGPoint(x: 100, y: 72))
    shapePath.addLine(to: CGPoint(x: 116, y: 84))
    shapePath.addLine(to: CGPoint(x: 116, y: 222))
    shapePath.closeSubpath()
    shapePath.move(to: CGPoint(x: 186, y: 222))
    shapePath.addLine(to: CGPoint(x: 186, y: 96))
    shapePath.addLine(to: CGPoint(x: 216, y: 96))
    shapePath.addLine(to: CGPoint(x: 216, y: 222))
    shapePath.closeSubpath()
    shapePath.move(to: CGPoint(x: 252, y: 222))
    shapePath.addLine(to: CGPoint(x: 252, y: 132))
    shapePath.addLine(to: CGPoint(x: 292, y: 132))
    shapePath.addLine(to: CGPoint(x: 292, y: 222))
    shapePath.closeSubpath()
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -96, y: -28, width: 488, height: 350)
    shapeFill.startPoint = CGPoint(x: 0.20491803278688525, y: 0.2857142857142857)
    shapeFill.endPoint = CGPoint(x: 0.20491803278688525, y: 0.7142857142857143)
    shapeFill.colors = [CGColor(srgbRed: 191 / 255, green: 212 / 255, blue: 230 / 255, alpha: 1), CGColor(srgbRed: 214 / 255, green: 229 / 255, blue: 240 / 255, alpha: 1)]
    shapeFill.locations = [0, 1]
    let shapeFillMask = CAShapeLayer()
    shapeFillMask.position = CGPoint(x: 96, y: 28)
    shapeFillMask.path = shapePath
    shapeFill.mask = shapeFillMask
    shape.addSublayer(shapeFill)
    buildings.addSublayer(shape)

    let shape2 = CALayer()
    shape2.bounds = CGRect(x: 26, y: 46, width: 230, height: 176)
    shape2.position = CGPoint(x: 141, y: 134)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 26, y: 222))
    shape2Path.addLine(to: CGPoint(x: 26, y: 92))
    shape2Path.addLine(to: CGPoint(x: 64, y: 92))
    shape2Path.addLine(to: CGPoint(x: 64, y: 222))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 48, y: 92))
    shape2Path.addLine(to: CGPoint(x: 48, y: 74))
    shape2Path.addLine(to: CGPoint(x: 50, y: 74))
    shape2Path.addLine(to: CGPoint(x: 50, y: 92))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 124, y: 222))
    shape2Path.addLine(to: CGPoint(x: 124, y: 58))
    shape2Path.addLine(to: CGPoint(x: 164, y: 58))
    shape2Path.addLine(to: CGPoint(x: 164, y: 222))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 134, y: 58))
    shape2Path.addLine(to: CGPoint(x: 134, y: 46))
    shape2Path.addLine(to: CGPoint(x: 154, y: 46))
    shape2Path.addLine(to: CGPoint(x: 154, y: 58))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 212, y: 222))
    shape2Path.addLine(to: CGPoint(x: 212, y: 68))
    shape2Path.addCurve(to: CGPoint(x: 218.44365081389594, y: 52.44365081389596), control1: CGPoint(x: 212, y: 62.165237223530035), control2: CGPoint(x: 214.3178504880392, y: 56.569451139752715))
    shape2Path.addCurve(to: CGPoint(x: 234, y: 46), control1: CGPoint(x: 222.56945113975272, y: 48.3178504880392), control2: CGPoint(x: 228.16523722353003, y: 46))
    shape2Path.addCurve(to: CGPoint(x: 249.55634918610403, y: 52.44365081389595), control1: CGPoint(x: 239.83476277646997, y: 46), control2: CGPoint(x: 245.43054886024728, y: 48.31785048803919))
    shape2Path.addCurve(to: CGPoint(x: 256, y: 68), control1: CGPoint(x: 253.6821495119608, y: 56.569451139752715), control2: CGPoint(x: 256, y: 62.16523722353003))
    shape2Path.addLine(to: CGPoint(x: 256, y: 222))
    shape2Path.closeSubpath()
    let shape2Fill = CAGradientLayer()
    shape2Fill.frame = CGRect(x: -74, y: -54, width: 430, height: 376)
    shape2Fill.startPoint = CGPoint(x: 0.23255813953488372, y: 0.26595744680851063)
    shape2Fill.endPoint = CGPoint(x: 0.23255813953488372, y: 0.7340425531914894)
    shape2Fill.colors = [CGColor(srgbRed: 169 / 255, green: 195 / 255, blue: 220 / 255, alpha: 1), CGColor(srgbRed: 201 / 255, green: 220 / 255, blue: 235 / 255, alpha: 1)]
    shape2Fill.locations = [0, 1]
    let shape2FillMask = CAShapeLayer()
    shape2FillMask.position = CGPoint(x: 74, y: 54)
    shape2FillMask.path = shape2Path
    shape2Fill.mask = shape2FillMask
    shape2.addSublayer(shape2Fill)
    buildings.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 32, y: 102, width: 27, height: 62)
    shape3.position = CGPoint(x: 45.5, y: 133)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 32, y: 102))
    shape3Path.addLine(to: CGPoint(x: 38, y: 102))
    shape3Path.addLine(to: CGPoint(x: 38, y: 110))
    shape3Path.addLine(to: CGPoint(x: 32, y: 110))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 43, y: 102))
    shape3Path.addLine(to: CGPoint(x: 49, y: 102))
    shape3Path.addLine(to: CGPoint(x: 49, y: 110))
    shape3Path.addLine(to: CGPoint(x: 43, y: 110))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 53, y: 102))
    shape3Path.addLine(to: CGPoint(x: 59, y: 102))
    shape3Path.addLine(to: CGPoint(x: 59, y: 110))
    shape3Path.addLine(to: CGPoint(x: 53, y: 110))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 32, y: 120))
    shape3Path.addLine(to: CGPoint(x: 38, y: 120))
    shape3Path.addLine(to: CGPoint(x: 38, y: 128))
    shape3Path.addLine(to: CGPoint(x: 32, y: 128))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 43, y: 120))
    shape3Path.addLine(to: CGPoint(x: 49, y: 120))
    shape3Path.addLine(to: CGPoint(x: 49, y: 128))
    shape3Path.addLine(to: CGPoint(x: 43, y: 128))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 53, y: 120))
    shape3Path.addLine(to: CGPoint(x: 59, y: 120))
    shape3Path.addLine(to: CGPoint(x: 59, y: 128))
    shape3Path.addLine(to: CGPoint(x: 53, y: 128))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 32, y: 138))
    shape3Path.addLine(to: CGPoint(x: 38, y: 138))
    shape3Path.addLine(to: CGPoint(x: 38, y: 146))
    shape3Path.addLine(to: CGPoint(x: 32, y: 146))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 43, y: 138))
    shape3Path.addLine(to: CGPoint(x: 49, y: 138))
    shape3Path.addLine(to: CGPoint(x: 49, y: 146))
    shape3Path.addLine(to: CGPoint(x: 43, y: 146))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 53, y: 138))
    shape3Path.addLine(to: CGPoint(x: 59, y: 138))
    shape3Path.addLine(to: CGPoint(x: 59, y: 146))
    shape3Path.addLine(to: CGPoint(x: 53, y: 146))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 32, y: 156))
    shape3Path.addLine(to: CGPoint(x: 38, y: 156))
    shape3Path.addLine(to: CGPoint(x: 38, y: 164))
    shape3Path.addLine(to: CGPoint(x: 32, y: 164))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 43, y: 156))
    shape3Path.addLine(to: CGPoint(x: 49, y: 156))
    shape3Path.addLine(to: CGPoint(x: 49, y: 164))
    shape3Path.addLine(to: CGPoint(x: 43, y: 164))
    shape3Path.closeSubpath()
    shape3Path.move(to: CGPoint(x: 53, y: 156))
    shape3Path.addLine(to: CGPoint(x: 59, y: 156))
    shape3Path.addLine(to: CGPoint(x: 59, y: 164))
    shape3Path.addLine(to: CGPoint(x: 53, y: 164))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.55)
    shape3.miterLimit = 4
    buildings.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 130, y: 68, width: 29, height: 63)
    shape4.position = CGPoint(x: 144.5, y: 99.5)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 130, y: 68))
    shape4Path.addLine(to: CGPoint(x: 137, y: 68))
    shape4Path.addLine(to: CGPoint(x: 137, y: 77))
    shape4Path.addLine(to: CGPoint(x: 130, y: 77))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 141, y: 68))
    shape4Path.addLine(to: CGPoint(x: 148, y: 68))
    shape4Path.addLine(to: CGPoint(x: 148, y: 77))
    shape4Path.addLine(to: CGPoint(x: 141, y: 77))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 152, y: 68))
    shape4Path.addLine(to: CGPoint(x: 159, y: 68))
    shape4Path.addLine(to: CGPoint(x: 159, y: 77))
    shape4Path.addLine(to: CGPoint(x: 152, y: 77))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 130, y: 86))
    shape4Path.addLine(to: CGPoint(x: 137, y: 86))
    shape4Path.addLine(to: CGPoint(x: 137, y: 95))
    shape4Path.addLine(to: CGPoint(x: 130, y: 95))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 141, y: 86))
    shape4Path.addLine(to: CGPoint(x: 148, y: 86))
    shape4Path.addLine(to: CGPoint(x: 148, y: 95))
    shape4Path.addLine(to: CGPoint(x: 141, y: 95))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 152, y: 86))
    shape4Path.addLine(to: CGPoint(x: 159, y: 86))
    shape4Path.addLine(to: CGPoint(x: 159, y: 95))
    shape4Path.addLine(to: CGPoint(x: 152, y: 95))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 130, y: 104))
    shape4Path.addLine(to: CGPoint(x: 137, y: 104))
    shape4Path.addLine(to: CGPoint(x: 137, y: 113))
    shape4Path.addLine(to: CGPoint(x: 130, y: 113))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 152, y: 104))
    shape4Path.addLine(to: CGPoint(x: 159, y: 104))
    shape4Path.addLine(to: CGPoint(x: 159, y: 113))
    shape4Path.addLine(to: CGPoint(x: 152, y: 113))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 130, y: 122))
    shape4Path.addLine(to: CGPoint(x: 137, y: 122))
    shape4Path.addLine(to: CGPoint(x: 137, y: 131))
    shape4Path.addLine(to: CGPoint(x: 130, y: 131))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 152, y: 122))
    shape4Path.addLine(to: CGPoint(x: 159, y: 122))
    shape4Path.addLine(to: CGPoint(x: 159, y: 131))
    shape4Path.addLine(to: CGPoint(x: 152, y: 131))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.55)
    shape4.miterLimit = 4
    buildings.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 220, y: 74, width: 28, height: 73)
    shape5.position = CGPoint(x: 234, y: 110.5)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 220, y: 74))
    shape5Path.addLine(to: CGPoint(x: 248, y: 74))
    shape5Path.addLine(to: CGPoint(x: 248, y: 77))
    shape5Path.addLine(to: CGPoint(x: 220, y: 77))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 84))
    shape5Path.addLine(to: CGPoint(x: 248, y: 84))
    shape5Path.addLine(to: CGPoint(x: 248, y: 87))
    shape5Path.addLine(to: CGPoint(x: 220, y: 87))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 94))
    shape5Path.addLine(to: CGPoint(x: 248, y: 94))
    shape5Path.addLine(to: CGPoint(x: 248, y: 97))
    shape5Path.addLine(to: CGPoint(x: 220, y: 97))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 104))
    shape5Path.addLine(to: CGPoint(x: 248, y: 104))
    shape5Path.addLine(to: CGPoint(x: 248, y: 107))
    shape5Path.addLine(to: CGPoint(x: 220, y: 107))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 114))
    shape5Path.addLine(to: CGPoint(x: 248, y: 114))
    shape5Path.addLine(to: CGPoint(x: 248, y: 117))
    shape5Path.addLine(to: CGPoint(x: 220, y: 117))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 124))
    shape5Path.addLine(to: CGPoint(x: 248, y: 124))
    shape5Path.addLine(to: CGPoint(x: 248, y: 127))
    shape5Path.addLine(to: CGPoint(x: 220, y: 127))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 134))
    shape5Path.addLine(to: CGPoint(x: 248, y: 134))
    shape5Path.addLine(to: CGPoint(x: 248, y: 137))
    shape5Path.addLine(to: CGPoint(x: 220, y: 137))
    shape5Path.closeSubpath()
    shape5Path.move(to: CGPoint(x: 220, y: 144))
    shape5Path.addLine(to: CGPoint(x: 248, y: 144))
    shape5Path.addLine(to: CGPoint(x: 248, y: 147))
    shape5Path.addLine(to: CGPoint(x: 220, y: 147))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.55)
    shape5.miterLimit = 4
    buildings.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 10, y: 92, width: 270, height: 73)
    shape6.position = CGPoint(x: 145, y: 128.5)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 92, y: 92))
    shape6Path.addLine(to: CGPoint(x: 96, y: 92))
    shape6Path.addLine(to: CGPoint(x: 96, y: 98))
    shape6Path.addLine(to: CGPoint(x: 92, y: 98))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 102, y: 92))
    shape6Path.addLine(to: CGPoint(x: 106, y: 92))
    shape6Path.addLine(to: CGPoint(x: 106, y: 98))
    shape6Path.addLine(to: CGPoint(x: 102, y: 98))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 92, y: 106))
    shape6Path.addLine(to: CGPoint(x: 96, y: 106))
    shape6Path.addLine(to: CGPoint(x: 96, y: 112))
    shape6Path.addLine(to: CGPoint(x: 92, y: 112))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 102, y: 106))
    shape6Path.addLine(to: CGPoint(x: 106, y: 106))
    shape6Path.addLine(to: CGPoint(x: 106, y: 112))
    shape6Path.addLine(to: CGPoint(x: 102, y: 112))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 92, y: 120))
    shape6Path.addLine(to: CGPoint(x: 96, y: 120))
    shape6Path.addLine(to: CGPoint(x: 96, y: 126))
    shape6Path.addLine(to: CGPoint(x: 92, y: 126))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 102, y: 120))
    shape6Path.addLine(to: CGPoint(x: 106, y: 120))
    shape6Path.addLine(to: CGPoint(x: 106, y: 126))
    shape6Path.addLine(to: CGPoint(x: 102, y: 126))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 264, y: 142))
    shape6Path.addLine(to: CGPoint(x: 269, y: 142))
    shape6Path.addLine(to: CGPoint(x: 269, y: 149))
    shape6Path.addLine(to: CGPoint(x: 264, y: 149))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 275, y: 142))
    shape6Path.addLine(to: CGPoint(x: 280, y: 142))
    shape6Path.addLine(to: CGPoint(x: 280, y: 149))
    shape6Path.addLine(to: CGPoint(x: 275, y: 149))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 264, y: 158))
    shape6Path.addLine(to: CGPoint(x: 269, y: 158))
    shape6Path.addLine(to: CGPoint(x: 269, y: 165))
    shape6Path.addLine(to: CGPoint(x: 264, y: 165))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 275, y: 158))
    shape6Path.addLine(to: CGPoint(x: 280, y: 158))
    shape6Path.addLine(to: CGPoint(x: 280, y: 165))
    shape6Path.addLine(to: CGPoint(x: 275, y: 165))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 10, y: 130))
    shape6Path.addLine(to: CGPoint(x: 14, y: 130))
    shape6Path.addLine(to: CGPoint(x: 14, y: 136))
    shape6Path.addLine(to: CGPoint(x: 10, y: 136))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 18, y: 130))
    shape6Path.addLine(to: CGPoint(x: 22, y: 130))
    shape6Path.addLine(to: CGPoint(x: 22, y: 136))
    shape6Path.addLine(to: CGPoint(x: 18, y: 136))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 10, y: 146))
    shape6Path.addLine(to: CGPoint(x: 14, y: 146))
    shape6Path.addLine(to: CGPoint(x: 14, y: 152))
    shape6Path.addLine(to: CGPoint(x: 10, y: 152))
    shape6Path.closeSubpath()
    shape6Path.move(to: CGPoint(x: 18, y: 146))
    shape6Path.addLine(to: CGPoint(x: 22, y: 146))
    shape6Path.addLine(to: CGPoint(x: 22, y: 152))
    shape6Path.addLine(to: CGPoint(x: 18, y: 152))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.55)
    shape6.miterLimit = 4
    buildings.addSublayer(shape6)

    trees.anchorPoint = CGPoint(x: 0.5, y: 1)
    trees.bounds = CGRect(x: 7, y: 110, width: 283, height: 116)
    trees.position = CGPoint(x: 148.5, y: 226)
    trees.setAffineTransform(CGAffineTransform(scaleX: 1, y: 0.01))
    group.addSublayer(trees)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 34, y: 182, width: 236, height: 44)
    shape7.position = CGPoint(x: 152, y: 204)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 34, y: 226))
    shape7Path.addLine(to: CGPoint(x: 34, y: 186))
    shape7Path.move(to: CGPoint(x: 66, y: 226))
    shape7Path.addLine(to: CGPoint(x: 66, y: 196))
    shape7Path.move(to: CGPoint(x: 232, y: 226))
    shape7Path.addLine(to: CGPoint(x: 232, y: 182))
    shape7Path.move(to: CGPoint(x: 270, y: 226))
    shape7Path.addLine(to: CGPoint(x: 270, y: 194))
    shape7.path = shape7Path
    shape7.strokeColor = CGColor(srgbRed: 128 / 255, green: 86 / 255, blue: 63 / 255, alpha: 1)
    shape7.lineWidth = 5
    shape7.miterLimit = 4
    trees.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 34, y: 186, width: 207, height: 18)
    shape8.position = CGPoint(x: 137.5, y: 195)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 34, y: 198))
    shape8Path.addLine(to: CGPoint(x: 44, y: 189))
    shape8Path.move(to: CGPoint(x: 232, y: 196))
    shape8Path.addLine(to: CGPoint(x: 222, y: 186))
    shape8Path.move(to: CGPoint(x: 232, y: 204))
    shape8Path.addLine(to: CGPoint(x: 241, y: 196))
    shape8.path = shape8Path
    shape8.strokeColor = CGColor(srgbRed: 128 / 255, green: 86 / 255, blue: 63 / 255, alpha: 1)
    shape8.lineWidth = 3
    shape8.lineCap = .round
    shape8.miterLimit = 4
    trees.addSublayer(shape8)

    let shape9 = CALayer()
    shape9.bounds = CGRect(x: 46, y: 148, width: 244, height: 54)
    shape9.position = CGPoint(x: 168, y: 175)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 66, y: 150))
    shape9Path.addCurve(to: CGPoint(x: 86, y: 182), control1: CGPoint(x: 80, y: 150), control2: CGPoint(x: 86, y: 170))
    shape9Path.addCurve(to: CGPoint(x: 66, y: 202), control1: CGPoint(x: 86, y: 194), control2: CGPoint(x: 78, y: 202))
    shape9Path.addCurve(to: CGPoint(x: 46, y: 182), control1: CGPoint(x: 54, y: 202), control2: CGPoint(x: 46, y: 194))
    shape9Path.addCurve(to: CGPoint(x: 66, y: 150), control1: CGPoint(x: 46, y: 170), control2: CGPoint(x: 52, y: 150))
    shape9Path.closeSubpath()
    shape9Path.move(to: CGPoint(x: 270, y: 148))
    shape9Path.addCurve(to: CGPoint(x: 290, y: 181), control1: CGPoint(x: 284, y: 148), control2: CGPoint(x: 290, y: 168))
    shape9Path.addCurve(to: CGPoint(x: 270, y: 201), control1: CGPoint(x: 290, y: 194), control2: CGPoint(x: 282, y: 201))
    shape9Path.addCurve(to: CGPoint(x: 250, y: 181), control1: CGPoint(x: 258, y: 201), control2: CGPoint(x: 250, y: 194))
    shape9Path.addCurve(to: CGPoint(x: 270, y: 148), control1: CGPoint(x: 250, y: 168), control2: CGPoint(x: 256, y: 148))
    shape9Path.closeSubpath()
    let shape9Fill = CAGradientLayer()
    shape9Fill.frame = CGRect(x: -54, y: 48, width: 444, height: 254)
    shape9Fill.startPoint = CGPoint(x: 0.22522522522522523, y: 0.3937007874015748)
    shape9Fill.endPoint = CGPoint(x: 0.22522522522522523, y: 0.6062992125984252)
    shape9Fill.colors = [CGColor(srgbRed: 95 / 255, green: 176 / 255, blue: 131 / 255, alpha: 1), CGColor(srgbRed: 51 / 255, green: 128 / 255, blue: 106 / 255, alpha: 1)]
    shape9Fill.locations = [0, 1]
    let shape9FillMask = CAShapeLayer()
    shape9FillMask.position = CGPoint(x: 54, y: -48)
    shape9FillMask.path = shape9Path
    shape9Fill.mask = shape9FillMask
    shape9.addSublayer(shape9Fill)
    trees.addSublayer(shape9)

    let shape10 = CALayer()
    shape10.bounds = CGRect(x: 7, y: 122, width: 54, height: 71)
    shape10.position = CGPoint(x: 34, y: 157.5)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 34, y: 122))
    shape10Path.addCurve(to: CGPoint(x: 61, y: 166), control1: CGPoint(x: 52, y: 122), control2: CGPoint(x: 61, y: 149))
    shape10Path.addCurve(to: CGPoint(x: 34, y: 193), control1: CGPoint(x: 61, y: 183), control2: CGPoint(x: 50, y: 193))
    shape10Path.addCurve(to: CGPoint(x: 7, y: 166), control1: CGPoint(x: 18, y: 193), control2: CGPoint(x: 7, y: 183))
    shape10Path.addCurve(to: CGPoint(x: 34, y: 122), control1: CGPoint(x: 7, y: 149), control2: CGPoint(x: 16, y: 122))
    shape10Path.closeSubpath()
    let shape10Fill = CAGradientLayer()
    shape10Fill.frame = CGRect(x: -93, y: 22, width: 254, height: 271)
    shape10Fill.startPoint = CGPoint(x: 0.3937007874015748, y: 0.36900369003690037)
    shape10Fill.endPoint = CGPoint(x: 0.3937007874015748, y: 0.6309963099630996)
    shape10Fill.colors = [CGColor(srgbRed: 124 / 255, green: 196 / 255, blue: 139 / 255, alpha: 1), CGColor(srgbRed: 76 / 255, green: 156 / 255, blue: 116 / 255, alpha: 1)]
    shape10Fill.locations = [0, 1]
    let shape10FillMask = CAShapeLayer()
    shape10FillMask.position = CGPoint(x: 93, y: -22)
    shape10FillMask.path = shape10Path
    shape10Fill.mask = shape10FillMask
    shape10.addSublayer(shape10Fill)
    trees.addSublayer(shape10)

    let shape11 = CALayer()
    shape11.bounds = CGRect(x: 202, y: 110, width: 60, height: 77)
    shape11.position = CGPoint(x: 232, y: 148.5)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 232, y: 110))
    shape11Path.addCurve(to: CGPoint(x: 262, y: 158), control1: CGPoint(x: 252, y: 110), control2: CGPoint(x: 262, y: 140))
    shape11Path.addCurve(to: CGPoint(x: 232, y: 187), control1: CGPoint(x: 262, y: 176), control2: CGPoint(x: 250, y: 187))
    shape11Path.addCurve(to: CGPoint(x: 202, y: 158), control1: CGPoint(x: 214, y: 187), control2: CGPoint(x: 202, y: 176))
    shape11Path.addCurve(to: CGPoint(x: 232, y: 110), control1: CGPoint(x: 202, y: 140), control2: CGPoint(x: 212, y: 110))
    shape11Path.closeSubpath()
    let shape11Fill = CAGradientLayer()
    shape11Fill.frame = CGRect(x: 102, y: 10, width: 260, height: 277)
    shape11Fill.startPoint = CGPoint(x: 0.38461538461538464, y: 0.36101083032490977)
    shape11Fill.endPoint = CGPoint(x: 0.38461538461538464, y: 0.6389891696750902)
    shape11Fill.colors = [CGColor(srgbRed: 124 / 255, green: 196 / 255, blue: 139 / 255, alpha: 1), CGColor(srgbRed: 76 / 255, green: 156 / 255, blue: 116 / 255, alpha: 1)]
    shape11Fill.locations = [0, 1]
    let shape11FillMask = CAShapeLayer()
    shape11FillMask.position = CGPoint(x: -102, y: -10)
    shape11FillMask.path = shape11Path
    shape11Fill.mask = shape11FillMask
    shape11.addSublayer(shape11Fill)
    trees.addSublayer(shape11)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 20.606123086601862, y: 119.14953953938817, width: 215.39387691339815, height: 36.85046046061183)
    shape12.position = CGPoint(x: 128.30306154330094, y: 137.5747697696941)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 22, y: 142))
    shape12Path.addCurve(to: CGPoint(x: 38, y: 130), control1: CGPoint(x: 26, y: 132), control2: CGPoint(x: 34, y: 128))
    shape12Path.addCurve(to: CGPoint(x: 23, y: 156), control1: CGPoint(x: 28, y: 134), control2: CGPoint(x: 24, y: 146))
    shape12Path.addCurve(to: CGPoint(x: 22, y: 142), control1: CGPoint(x: 20, y: 154), control2: CGPoint(x: 20, y: 148))
    shape12Path.closeSubpath()
    shape12Path.move(to: CGPoint(x: 218, y: 134))
    shape12Path.addCurve(to: CGPoint(x: 236, y: 120), control1: CGPoint(x: 222, y: 122), control2: CGPoint(x: 232, y: 117))
    shape12Path.addCurve(to: CGPoint(x: 219, y: 149), control1: CGPoint(x: 225, y: 124), control2: CGPoint(x: 220, y: 138))
    shape12Path.addCurve(to: CGPoint(x: 218, y: 134), control1: CGPoint(x: 216, y: 147), control2: CGPoint(x: 216, y: 140))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    shape12.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.16)
    shape12.miterLimit = 4
    trees.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: 104, y: 211.44992528122742, width: 104.00487936539133, height: 14.550074718772578)
    shape13.position = CGPoint(x: 156.00243968269567, y: 218.7249626406137)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: 104, y: 226))
    shape13Path.addCurve(to: CGPoint(x: 107.91829640611476, y: 217.06856916822616), control1: CGPoint(x: 104.09749514444586, y: 222.627166056448), control2: CGPoint(x: 105.50258466919387, y: 219.42438132501408))
    shape13Path.addCurve(to: CGPoint(x: 116.94527422823595, y: 213.37571460463113), control1: CGPoint(x: 110.33400814303565, y: 214.7127570114382), control2: CGPoint(x: 113.57105574316137, y: 213.38851026593224))
    shape13Path.addCurve(to: CGPoint(x: 126, y: 217), control1: CGPoint(x: 120.31949271331052, y: 213.36291894333), control2: CGPoint(x: 123.56649064626853, y: 214.66257698752054))
    shape13Path.addCurve(to: CGPoint(x: 132.46893517571698, y: 211.89171409915494), control1: CGPoint(x: 127.41272780016195, y: 214.52316201072128), control2: CGPoint(x: 129.73204318450158, y: 212.69168190532324))
    shape13Path.addCurve(to: CGPoint(x: 140.67070431307843, y: 212.71189101289107), control1: CGPoint(x: 135.20582716693235, y: 211.09174629298664), control2: CGPoint(x: 138.14641766944519, y: 211.38580534323793))
    shape13Path.addCurve(to: CGPoint(x: 146, y: 219), control1: CGPoint(x: 143.19499095671168, y: 214.03797668254424), control2: CGPoint(x: 145.10570997593607, y: 216.2924602282987))
    shape13Path.addCurve(to: CGPoint(x: 151.20491146796974, y: 218.68886482535697), control1: CGPoint(x: 147.6662603525159, y: 218.3849673422791), control2: CGPoint(x: 149.47724878425257, y: 218.2767114755939))
    shape13Path.addCurve(to: CGPoint(x: 155.70882963669897, y: 221.31615042378237), control1: CGPoint(x: 152.93257415168688, y: 219.10101817512006), control2: CGPoint(x: 154.49966011486828, y: 220.01515165364253))
    shape13Path.addCurve(to: CGPoint(x: 158, y: 226), control1: CGPoint(x: 156.91799915852968, y: 222.61714919392222), control2: CGPoint(x: 157.71518524874662, y: 224.24684019841368))
    shape13Path.closeSubpath()
    shape13Path.move(to: CGPoint(x: 176, y: 226))
    shape13Path.addCurve(to: CGPoint(x: 178.97104606753388, y: 219.02655422894958), control1: CGPoint(x: 176.03686490094546, y: 223.37569989440377), control2: CGPoint(x: 177.10395916461476, y: 220.87108575811953))
    shape13Path.addCurve(to: CGPoint(x: 185.9800853558635, y: 216.14047922787265), control1: CGPoint(x: 180.83813297045296, y: 217.1820226997796), control2: CGPoint(x: 183.35553103443442, y: 216.14544702637548))
    shape13Path.addCurve(to: CGPoint(x: 193, y: 219), control1: CGPoint(x: 188.60463967729262, y: 216.13551142936984), control2: CGPoint(x: 191.12594378296208, y: 217.16254976651456))
    shape13Path.addCurve(to: CGPoint(x: 199.43311186052267, y: 216.7140351885192), control1: CGPoint(x: 194.76091573307767, y: 217.42268381146255), control2: CGPoint(x: 197.0717356941149, y: 216.6015488411514))
    shape13Path.addCurve(to: CGPoint(x: 205.61979898890135, y: 219.60115584842927), control1: CGPoint(x: 201.79448802693045, y: 216.82652153588703), control2: CGPoint(x: 204.01679045519694, y: 217.86359600241138))
    shape13Path.addCurve(to: CGPoint(x: 208, y: 226), control1: CGPoint(x: 207.22280752260576, y: 221.33871569444713), control2: CGPoint(x: 208.07779281230364, y: 223.63722644843466))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = CGColor(srgbRed: 95 / 255, green: 176 / 255, blue: 131 / 255, alpha: 1)
    shape13.miterLimit = 4
    trees.addSublayer(shape13)

    let meadow = CAShapeLayer()
    meadow.bounds = CGRect(x: -16, y: 221, width: 328, height: 16)
    meadow.position = CGPoint(x: 148, y: 229)
    let meadowPath = CGMutablePath()
    meadowPath.move(to: CGPoint(x: -16, y: 226))
    meadowPath.addQuadCurve(to: CGPoint(x: -8, y: 221), control: CGPoint(x: -16, y: 221))
    meadowPath.addLine(to: CGPoint(x: 304, y: 221))
    meadowPath.addQuadCurve(to: CGPoint(x: 312, y: 226), control: CGPoint(x: 312, y: 221))
    meadowPath.addLine(to: CGPoint(x: 312, y: 229))
    meadowPath.addQuadCurve(to: CGPoint(x: 302, y: 237), control: CGPoint(x: 312, y: 237))
    meadowPath.addLine(to: CGPoint(x: -6, y: 237))
    meadowPath.addQuadCurve(to: CGPoint(x: -16, y: 229), control: CGPoint(x: -16, y: 237))
    meadowPath.closeSubpath()
    meadow.path = meadowPath
    meadow.fillColor = CGColor(srgbRed: 140 / 255, green: 203 / 255, blue: 138 / 255, alpha: 1)
    meadow.miterLimit = 4
    group.addSublayer(meadow)

    let pathLayer = CALayer()
    pathLayer.bounds = CGRect(x: 20, y: 229, width: 256, height: 0)
    pathLayer.position = CGPoint(x: 148, y: 229)
    group.addSublayer(pathLayer)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 20, y: 229, width: 256, height: 0)
    shape14.position = CGPoint(x: 148, y: 229)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 20, y: 229))
    shape14Path.addLine(to: CGPoint(x: 276, y: 229))
    shape14.path = shape14Path
    shape14.strokeColor = CGColor(srgbRed: 242 / 255, green: 228 / 255, blue: 198 / 255, alpha: 1)
    shape14.lineWidth = 6
    shape14.lineCap = .round
    shape14.miterLimit = 4
    pathLayer.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 52, y: 229, width: 192, height: 0)
    shape15.position = CGPoint(x: 148, y: 229)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: 52, y: 229))
    shape15Path.addLine(to: CGPoint(x: 68, y: 229))
    shape15Path.move(to: CGPoint(x: 96, y: 229))
    shape15Path.addLine(to: CGPoint(x: 122, y: 229))
    shape15Path.move(to: CGPoint(x: 160, y: 229))
    shape15Path.addLine(to: CGPoint(x: 172, y: 229))
    shape15Path.move(to: CGPoint(x: 214, y: 229))
    shape15Path.addLine(to: CGPoint(x: 244, y: 229))
    shape15.path = shape15Path
    shape15.strokeColor = CGColor(srgbRed: 226 / 255, green: 207 / 255, blue: 166 / 255, alpha: 1)
    shape15.lineWidth = 1.6
    shape15.lineCap = .round
    shape15.miterLimit = 4
    pathLayer.addSublayer(shape15)

    femaleHairBackground.bounds = CGRect(x: 86, y: 66.82308546376021, width: 66, height: 73.43302577587667)
    femaleHairBackground.position = CGPoint(x: 119, y: 103.53959835169854)
    group.addSublayer(femaleHairBackground)

    let shape16 = CALayer()
    shape16.bounds = CGRect(x: 86, y: 66.82308546376021, width: 66, height: 73.43302577587667)
    shape16.position = CGPoint(x: 119, y: 103.53959835169854)
    let shape16Path = CGMutablePath()
    shape16Path.move(to: CGPoint(x: 128, y: 74))
    shape16Path.addCurve(to: CGPoint(x: 100, y: 112), control1: CGPoint(x: 112, y: 78), control2: CGPoint(x: 104, y: 96))
    shape16Path.addCurve(to: CGPoint(x: 86, y: 127), control1: CGPoint(x: 97, y: 122), control2: CGPoint(x: 90, y: 128))
    shape16Path.addCurve(to: CGPoint(x: 112, y: 126), control1: CGPoint(x: 92, y: 136), control2: CGPoint(x: 106, y: 134))
    shape16Path.addCurve(to: CGPoint(x: 103, y: 140), control1: CGPoint(x: 110, y: 134), control2: CGPoint(x: 106, y: 138))
    shape16Path.addCurve(to: CGPoint(x: 127, y: 120), control1: CGPoint(x: 114, y: 142), control2: CGPoint(x: 124, y: 132))
    shape16Path.addCurve(to: CGPoint(x: 141, y: 98), control1: CGPoint(x: 134, y: 116), control2: CGPoint(x: 139, y: 108))
    shape16Path.addLine(to: CGPoint(x: 152, y: 68))
    shape16Path.addCurve(to: CGPoint(x: 128, y: 74), control1: CGPoint(x: 142, y: 65), control2: CGPoint(x: 132, y: 68))
    shape16Path.closeSubpath()
    let shape16Fill = CAGradientLayer()
    shape16Fill.frame = CGRect(x: 85, y: 65.82308546376021, width: 68, height: 75.43302577587667)
    shape16Fill.startPoint = CGPoint(x: 0.014705882352941176, y: 0.013256792892958537)
    shape16Fill.endPoint = CGPoint(x: 0.014705882352941176, y: 0.9867432071070414)
    shape16Fill.colors = [CGColor(srgbRed: 142 / 255, green: 63 / 255, blue: 58 / 255, alpha: 1), CGColor(srgbRed: 95 / 255, green: 39 / 255, blue: 50 / 255, alpha: 1)]
    shape16Fill.locations = [0, 1]
    let shape16FillMask = CAShapeLayer()
    shape16FillMask.position = CGPoint(x: -85, y: -65.82308546376021)
    shape16FillMask.path = shape16Path
    shape16Fill.mask = shape16FillMask
    shape16.addSublayer(shape16Fill)
    femaleHairBackground.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 108, y: 88, width: 22, height: 38)
    shape17.position = CGPoint(x: 119, y: 107)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 122, y: 88))
    shape17Path.addCurve(to: CGPoint(x: 108, y: 120), control1: CGPoint(x: 114, y: 98), control2: CGPoint(x: 112, y: 112))
    shape17Path.move(to: CGPoint(x: 130, y: 92))
    shape17Path.addCurve(to: CGPoint(x: 118, y: 126), control1: CGPoint(x: 124, y: 104), control2: CGPoint(x: 122, y: 116))
    shape17.path = shape17Path
    shape17.fillColor = nil
    shape17.strokeColor = CGColor(srgbRed: 169 / 255, green: 85 / 255, blue: 75 / 255, alpha: 0.7)
    shape17.lineWidth = 1.6
    shape17.lineCap = .round
    shape17.miterLimit = 4
    femaleHairBackground.addSublayer(shape17)

    femaleBody.bounds = CGRect(x: 108.5, y: 63.5, width: 96.1, height: 171.5)
    femaleBody.position = CGPoint(x: 156.55, y: 149.25)
    group.addSublayer(femaleBody)

    let shape18 = CAShapeLayer()
    shape18.bounds = CGRect(x: 114, y: 227, width: 68, height: 8)
    shape18.position = CGPoint(x: 148, y: 231)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 182, y: 231))
    shape18Path.addCurve(to: CGPoint(x: 148, y: 235), control1: CGPoint(x: 182, y: 233.2091389993232), control2: CGPoint(x: 166.77768149424696, y: 235))
    shape18Path.addCurve(to: CGPoint(x: 114, y: 231), control1: CGPoint(x: 129.22231850575304, y: 235), control2: CGPoint(x: 114, y: 233.2091389993232))
    shape18Path.addCurve(to: CGPoint(x: 148, y: 227), control1: CGPoint(x: 114, y: 228.7908610006768), control2: CGPoint(x: 129.22231850575304, y: 227))
    shape18Path.addCurve(to: CGPoint(x: 182, y: 231), control1: CGPoint(x: 166.77768149424696, y: 227), control2: CGPoint(x: 182, y: 228.7908610006768))
    shape18Path.closeSubpath()
    shape18.path = shape18Path
    shape18.fillColor = CGColor(srgbRed: 59 / 255, green: 107 / 255, blue: 74 / 255, alpha: 0.28)
    shape18.miterLimit = 4
    femaleBody.addSublayer(shape18)

    rightArm.anchorPoint = CGPoint(x: 0, y: 0.004149377593360761)
    rightArm.bounds = CGRect(x: 160, y: 125.9, width: 44.599999999999994, height: 24.099999999999994)
    rightArm.position = CGPoint(x: 160, y: 126)
    rightArm.setAffineTransform(CGAffineTransform(a: 0.8191521809137373, b: 0.5735762412306386, c: -0.5735762412306386, d: 0.8191521809137373, tx: 0, ty: 0))
    femaleBody.addSublayer(rightArm)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 160, y: 126, width: 36, height: 24)
    shape19.position = CGPoint(x: 178, y: 138)
    let shape19Path = CGMutablePath()
    shape19Path.move(to: CGPoint(x: 160, y: 126))
    shape19Path.addQuadCurve(to: CGPoint(x: 184, y: 150), control: CGPoint(x: 176, y: 138))
    shape19Path.addLine(to: CGPoint(x: 196, y: 136))
    shape19.path = shape19Path
    shape19.fillColor = nil
    shape19.strokeColor = CGColor(srgbRed: 222 / 255, green: 138 / 255, blue: 46 / 255, alpha: 1)
    shape19.lineWidth = 11.5
    shape19.lineCap = .round
    shape19.lineJoin = .round
    shape19.miterLimit = 4
    rightArm.addSublayer(shape19)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 194, y: 134, width: 3.5, height: 4)
    shape20.position = CGPoint(x: 195.75, y: 136)
    let shape20Path = CGMutablePath()
    shape20Path.move(to: CGPoint(x: 194, y: 138))
    shape20Path.addLine(to: CGPoint(x: 197.5, y: 134))
    shape20.path = shape20Path
    shape20.strokeColor = CGColor(srgbRed: 247 / 255, green: 205 / 255, blue: 169 / 255, alpha: 1)
    shape20.lineWidth = 8
    shape20.lineCap = .round
    shape20.miterLimit = 4
    rightArm.addSublayer(shape20)

    let shape21 = CAShapeLayer()
    shape21.bounds = CGRect(x: 193.4, y: 125.9, width: 11.199999999999989, height: 11.199999999999989)
    shape21.position = CGPoint(x: 199, y: 131.5)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 204.6, y: 131.5))
    shape21Path.addCurve(to: CGPoint(x: 199, y: 137.1), control1: CGPoint(x: 204.6, y: 134.59279459905244), control2: CGPoint(x: 202.09279459905244, y: 137.1))
    shape21Path.addCurve(to: CGPoint(x: 193.4, y: 131.5), control1: CGPoint(x: 195.90720540094756, y: 137.1), control2: CGPoint(x: 193.4, y: 134.59279459905244))
    shape21Path.addCurve(to: CGPoint(x: 199, y: 125.9), control1: CGPoint(x: 193.4, y: 128.40720540094756), control2: CGPoint(x: 195.90720540094756, y: 125.9))
    shape21Path.addCurve(to: CGPoint(x: 204.6, y: 131.5), control1: CGPoint(x: 202.09279459905244, y: 125.9), control2: CGPoint(x: 204.6, y: 128.40720540094756))
    shape21Path.closeSubpath()
    shape21.path = shape21Path
    shape21.fillColor = CGColor(srgbRed: 247 / 255, green: 205 / 255, blue: 169 / 255, alpha: 1)
    shape21.miterLimit = 4
    rightArm.addSublayer(shape21)

    let shape22 = CAShapeLayer()
    shape22.bounds = CGRect(x: 190.5, y: 136, width: 6.5, height: 6)
    shape22.position = CGPoint(x: 193.75, y: 139)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 190.5, y: 136))
    shape22Path.addLine(to: CGPoint(x: 197, y: 142))
    shape22.path = shape22Path
    shape22.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape22.lineWidth = 2.6
    shape22.lineCap = .round
    shape22.miterLimit = 4
    rightArm.addSublayer(shape22)

    let shape23 = CAShapeLayer()
    shape23.bounds = CGRect(x: 114, y: 172, width: 27, height: 49)
    shape23.position = CGPoint(x: 127.5, y: 196.5)
    let shape23Path = CGMutablePath()
    shape23Path.move(to: CGPoint(x: 141, y: 172))
    shape23Path.addQuadCurve(to: CGPoint(x: 134, y: 204), control: CGPoint(x: 138, y: 192))
    shape23Path.addQuadCurve(to: CGPoint(x: 114, y: 221), control: CGPoint(x: 130, y: 216))
    shape23.path = shape23Path
    shape23.fillColor = nil
    shape23.strokeColor = CGColor(srgbRed: 43 / 255, green: 53 / 255, blue: 102 / 255, alpha: 1)
    shape23.lineWidth = 13
    shape23.lineCap = .round
    shape23.lineJoin = .round
    shape23.miterLimit = 4
    femaleBody.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: 108.75, y: 212.5, width: 18.25, height: 19.80000000000001)
    shape24.position = CGPoint(x: 117.875, y: 222.4)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: 119, y: 212.5))
    shape24Path.addLine(to: CGPoint(x: 127, y: 223))
    shape24Path.addQuadCurve(to: CGPoint(x: 118.5, y: 231.5), control: CGPoint(x: 122, y: 228.5))
    shape24Path.addQuadCurve(to: CGPoint(x: 113.5, y: 230.5), control: CGPoint(x: 115, y: 233.5))
    shape24Path.addLine(to: CGPoint(x: 109, y: 222.5))
    shape24Path.addQuadCurve(to: CGPoint(x: 111, y: 217.5), control: CGPoint(x: 108, y: 219.5))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = CGColor(srgbRed: 233 / 255, green: 80 / 255, blue: 106 / 255, alpha: 1)
    shape24.miterLimit = 4
    femaleBody.addSublayer(shape24)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 108.5, y: 222.5, width: 6, height: 9.5)
    shape25.position = CGPoint(x: 111.5, y: 227.25)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 108.5, y: 222.5))
    shape25Path.addLine(to: CGPoint(x: 114.5, y: 232))
    shape25.path = shape25Path
    shape25.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape25.lineWidth = 2.6
    shape25.lineCap = .round
    shape25.miterLimit = 4
    femaleBody.addSublayer(shape25)

    leftLeg.anchorPoint = CGPoint(x: 0, y: 0)
    leftLeg.bounds = CGRect(x: 152, y: 174, width: 38, height: 57)
    leftLeg.position = CGPoint(x: 152, y: 174)
    leftLeg.setAffineTransform(CGAffineTransform(a: 0.9393727128473789, b: 0.34289780745545134, c: -0.34289780745545134, d: 0.9393727128473789, tx: 0, ty: 0))
    femaleBody.addSublayer(leftLeg)

    let shape26 = CALayer()
    shape26.bounds = CGRect(x: 152, y: 174, width: 20, height: 42)
    shape26.position = CGPoint(x: 162, y: 195)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 152, y: 174))
    shape26Path.addQuadCurve(to: CGPoint(x: 172, y: 196), control: CGPoint(x: 166, y: 186))
    shape26Path.addQuadCurve(to: CGPoint(x: 170, y: 216), control: CGPoint(x: 172, y: 208))
    let shape26Stroke = CAGradientLayer()
    shape26Stroke.frame = CGRect(x: 137, y: 159, width: 50, height: 72)
    shape26Stroke.startPoint = CGPoint(x: 0.3, y: 0.20833333333333334)
    shape26Stroke.endPoint = CGPoint(x: 0.3, y: 0.7916666666666666)
    shape26Stroke.colors = [CGColor(srgbRed: 61 / 255, green: 74 / 255, blue: 134 / 255, alpha: 1), CGColor(srgbRed: 43 / 255, green: 53 / 255, blue: 102 / 255, alpha: 1)]
    shape26Stroke.locations = [0, 1]
    let shape26StrokeMask = CAShapeLayer()
    shape26StrokeMask.position = CGPoint(x: -137, y: -159)
    shape26StrokeMask.path = shape26Path
    shape26StrokeMask.fillColor = nil
    shape26StrokeMask.strokeColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    shape26StrokeMask.lineWidth = 14
    shape26StrokeMask.lineCap = .round
    shape26StrokeMask.lineJoin = .round
    shape26StrokeMask.miterLimit = 4
    shape26Stroke.mask = shape26StrokeMask
    shape26.addSublayer(shape26Stroke)
    leftLeg.addSublayer(shape26)

    let shape27 = CAShapeLayer()
    shape27.bounds = CGRect(x: 163.5, y: 216, width: 26, height: 12)
    shape27.position = CGPoint(x: 176.5, y: 222)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 163.5, y: 216))
    shape27Path.addLine(to: CGPoint(x: 176.5, y: 216))
    shape27Path.addQuadCurve(to: CGPoint(x: 183.5, y: 221.5), control: CGPoint(x: 177.5, y: 220))
    shape27Path.addQuadCurve(to: CGPoint(x: 189.5, y: 228), control: CGPoint(x: 189.5, y: 223))
    shape27Path.addLine(to: CGPoint(x: 163.5, y: 228))
    shape27Path.closeSubpath()
    shape27.path = shape27Path
    shape27.fillColor = CGColor(srgbRed: 1, green: 107 / 255, blue: 127 / 255, alpha: 1)
    shape27.miterLimit = 4
    leftLeg.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 163, y: 227.5, width: 27, height: 3.5)
    shape28.position = CGPoint(x: 176.5, y: 229.25)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 163, y: 227.5))
    shape28Path.addLine(to: CGPoint(x: 190, y: 227.5))
    shape28Path.addLine(to: CGPoint(x: 190, y: 229))
    shape28Path.addCurve(to: CGPoint(x: 189.4142135623731, y: 230.4142135623731), control1: CGPoint(x: 190, y: 229.5304329796791), control2: CGPoint(x: 189.78928631926917, y: 230.03914080547702))
    shape28Path.addCurve(to: CGPoint(x: 188, y: 231), control1: CGPoint(x: 189.03914080547702, y: 230.78928631926917), control2: CGPoint(x: 188.5304329796791, y: 231))
    shape28Path.addLine(to: CGPoint(x: 165, y: 231))
    shape28Path.addCurve(to: CGPoint(x: 163.5857864376269, y: 230.4142135623731), control1: CGPoint(x: 164.4695670203209, y: 231), control2: CGPoint(x: 163.96085919452298, y: 230.78928631926917))
    shape28Path.addCurve(to: CGPoint(x: 163, y: 229), control1: CGPoint(x: 163.21071368073083, y: 230.03914080547702), control2: CGPoint(x: 163, y: 229.5304329796791))
    shape28Path.closeSubpath()
    shape28.path = shape28Path
    shape28.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape28.miterLimit = 4
    leftLeg.addSublayer(shape28)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 176, y: 217.5, width: 6.5, height: 4)
    shape29.position = CGPoint(x: 179.25, y: 219.5)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 176, y: 219.5))
    shape29Path.addLine(to: CGPoint(x: 179, y: 217.5))
    shape29Path.move(to: CGPoint(x: 179.5, y: 221.5))
    shape29Path.addLine(to: CGPoint(x: 182.5, y: 219.5))
    shape29.path = shape29Path
    shape29.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape29.lineWidth = 1.3
    shape29.lineCap = .round
    shape29.miterLimit = 4
    leftLeg.addSublayer(shape29)

    let shape30 = CALayer()
    shape30.bounds = CGRect(x: 131, y: 117, width: 36, height: 61.5000228583032)
    shape30.position = CGPoint(x: 149, y: 147.75001142915158)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 131, y: 130))
    shape30Path.addCurve(to: CGPoint(x: 134.8076118445749, y: 120.80761184457488), control1: CGPoint(x: 131, y: 126.55218563208592), control2: CGPoint(x: 132.36963892475043, y: 123.24558476439934))
    shape30Path.addCurve(to: CGPoint(x: 144, y: 117), control1: CGPoint(x: 137.24558476439933, y: 118.36963892475043), control2: CGPoint(x: 140.55218563208592, y: 117))
    shape30Path.addLine(to: CGPoint(x: 154, y: 117))
    shape30Path.addCurve(to: CGPoint(x: 163.1923881554251, y: 120.80761184457488), control1: CGPoint(x: 157.44781436791408, y: 117), control2: CGPoint(x: 160.75441523560067, y: 118.36963892475043))
    shape30Path.addCurve(to: CGPoint(x: 167, y: 130), control1: CGPoint(x: 165.63036107524957, y: 123.24558476439934), control2: CGPoint(x: 167, y: 126.55218563208592))
    shape30Path.addLine(to: CGPoint(x: 165, y: 172))
    shape30Path.addCurve(to: CGPoint(x: 162.78103603875354, y: 176.62957727250384), control1: CGPoint(x: 164.87335909336485, y: 173.76852518853326), control2: CGPoint(x: 164.08031821707004, y: 175.4231009640671))
    shape30Path.addCurve(to: CGPoint(x: 158, y: 178.5), control1: CGPoint(x: 161.48175386043707, y: 177.83605358094056), control2: CGPoint(x: 159.77304787152124, y: 178.50452846595945))
    shape30Path.addLine(to: CGPoint(x: 139, y: 178.5))
    shape30Path.addCurve(to: CGPoint(x: 134.05025253169416, y: 176.44974746830584), control1: CGPoint(x: 137.1434845711232, y: 178.5), control2: CGPoint(x: 135.3630071808304, y: 177.76250211744207))
    shape30Path.addCurve(to: CGPoint(x: 132, y: 171.5), control1: CGPoint(x: 132.73749788255793, y: 175.1369928191696), control2: CGPoint(x: 132, y: 173.3565154288768))
    shape30Path.closeSubpath()
    let shape30Fill = CAGradientLayer()
    shape30Fill.frame = CGRect(x: 130, y: 116, width: 38, height: 63.5000228583032)
    shape30Fill.startPoint = CGPoint(x: 0.02631578947368421, y: 0.015748025827194503)
    shape30Fill.endPoint = CGPoint(x: 0.02631578947368421, y: 0.9842519741728055)
    shape30Fill.colors = [CGColor(srgbRed: 1, green: 194 / 255, blue: 79 / 255, alpha: 1), CGColor(srgbRed: 240 / 255, green: 154 / 255, blue: 53 / 255, alpha: 1)]
    shape30Fill.locations = [0, 1]
    let shape30FillMask = CAShapeLayer()
    shape30FillMask.position = CGPoint(x: -130, y: -116)
    shape30FillMask.path = shape30Path
    shape30Fill.mask = shape30FillMask
    shape30.addSublayer(shape30Fill)
    femaleBody.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 131.7, y: 166, width: 33.69999999999999, height: 12.500368009135912)
    shape31.position = CGPoint(x: 148.54999999999998, y: 172.25018400456796)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 131.7, y: 166))
    shape31Path.addQuadCurve(to: CGPoint(x: 165.39999999999998, y: 166), control: CGPoint(x: 148.7, y: 171))
    shape31Path.addLine(to: CGPoint(x: 164.99999999999997, y: 172.5))
    shape31Path.addCurve(to: CGPoint(x: 162.62728332615396, y: 176.815163880513), control1: CGPoint(x: 164.75785023077756, y: 174.17829270899855), control2: CGPoint(x: 163.91473335242705, y: 175.71163528656464))
    shape31Path.addCurve(to: CGPoint(x: 157.99999999999997, y: 178.5), control1: CGPoint(x: 161.3398332998809, y: 177.91869247446135), control2: CGPoint(x: 159.6955827594796, y: 178.51737911296823))
    shape31Path.addLine(to: CGPoint(x: 139, y: 178.5))
    shape31Path.addCurve(to: CGPoint(x: 134.05025253169416, y: 176.44974746830584), control1: CGPoint(x: 137.1434845711232, y: 178.5), control2: CGPoint(x: 135.3630071808304, y: 177.76250211744207))
    shape31Path.addCurve(to: CGPoint(x: 132, y: 171.5), control1: CGPoint(x: 132.73749788255793, y: 175.1369928191696), control2: CGPoint(x: 132, y: 173.3565154288768))
    shape31Path.closeSubpath()
    shape31.path = shape31Path
    shape31.fillColor = CGColor(srgbRed: 222 / 255, green: 138 / 255, blue: 46 / 255, alpha: 1)
    shape31.miterLimit = 4
    femaleBody.addSublayer(shape31)

    let shape32 = CAShapeLayer()
    shape32.bounds = CGRect(x: 155, y: 118, width: 0, height: 47)
    shape32.position = CGPoint(x: 155, y: 141.5)
    let shape32Path = CGMutablePath()
    shape32Path.move(to: CGPoint(x: 155, y: 118))
    shape32Path.addLine(to: CGPoint(x: 155, y: 165))
    shape32.path = shape32Path
    shape32.strokeColor = CGColor(srgbRed: 222 / 255, green: 138 / 255, blue: 46 / 255, alpha: 1)
    shape32.lineWidth = 1.5
    shape32.miterLimit = 4
    femaleBody.addSublayer(shape32)

    let shape33 = CAShapeLayer()
    shape33.bounds = CGRect(x: 131.3, y: 142, width: 34.80000000000001, height: 2.5)
    shape33.position = CGPoint(x: 148.70000000000002, y: 143.25)
    let shape33Path = CGMutablePath()
    shape33Path.move(to: CGPoint(x: 131.3, y: 142))
    shape33Path.addQuadCurve(to: CGPoint(x: 166.10000000000002, y: 142), control: CGPoint(x: 148.3, y: 147))
    shape33.path = shape33Path
    shape33.fillColor = nil
    shape33.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.85)
    shape33.lineWidth = 4
    shape33.miterLimit = 4
    femaleBody.addSublayer(shape33)

    let shape34 = CAShapeLayer()
    shape34.bounds = CGRect(x: 142, y: 108, width: 14, height: 15)
    shape34.position = CGPoint(x: 149, y: 115.5)
    let shape34Path = CGMutablePath()
    shape34Path.move(to: CGPoint(x: 142, y: 108))
    shape34Path.addLine(to: CGPoint(x: 156, y: 108))
    shape34Path.addLine(to: CGPoint(x: 156, y: 120))
    shape34Path.addQuadCurve(to: CGPoint(x: 142, y: 120), control: CGPoint(x: 149, y: 126))
    shape34Path.closeSubpath()
    shape34.path = shape34Path
    shape34.fillColor = CGColor(srgbRed: 227 / 255, green: 168 / 255, blue: 128 / 255, alpha: 1)
    shape34.miterLimit = 4
    femaleBody.addSublayer(shape34)

    let shape35 = CAShapeLayer()
    shape35.bounds = CGRect(x: 137, y: 117.5, width: 24.5, height: 8.75)
    shape35.position = CGPoint(x: 149.25, y: 121.875)
    let shape35Path = CGMutablePath()
    shape35Path.move(to: CGPoint(x: 138.5, y: 117.5))
    shape35Path.addQuadCurve(to: CGPoint(x: 160, y: 117.5), control: CGPoint(x: 149.5, y: 126))
    shape35Path.addLine(to: CGPoint(x: 161.5, y: 122.5))
    shape35Path.addQuadCurve(to: CGPoint(x: 137, y: 122.5), control: CGPoint(x: 149.5, y: 130))
    shape35Path.closeSubpath()
    shape35.path = shape35Path
    shape35.fillColor = CGColor(srgbRed: 1, green: 217 / 255, blue: 140 / 255, alpha: 1)
    shape35.miterLimit = 4
    femaleBody.addSublayer(shape35)

    let shape36 = CAShapeLayer()
    shape36.bounds = CGRect(x: 133, y: 69.5, width: 37, height: 43)
    shape36.position = CGPoint(x: 151.5, y: 91)
    let shape36Path = CGMutablePath()
    shape36Path.move(to: CGPoint(x: 133, y: 88))
    shape36Path.addCurve(to: CGPoint(x: 138.41852454804888, y: 74.91852454804888), control1: CGPoint(x: 133, y: 83.09349493796844), control2: CGPoint(x: 134.94910154676023, y: 78.38794754933751))
    shape36Path.addCurve(to: CGPoint(x: 151.5, y: 69.5), control1: CGPoint(x: 141.8879475493375, y: 71.44910154676023), control2: CGPoint(x: 146.59349493796844, y: 69.5))
    shape36Path.addCurve(to: CGPoint(x: 164.58147545195112, y: 74.91852454804886), control1: CGPoint(x: 156.40650506203156, y: 69.5), control2: CGPoint(x: 161.11205245066247, y: 71.44910154676023))
    shape36Path.addCurve(to: CGPoint(x: 170, y: 88), control1: CGPoint(x: 168.05089845323977, y: 78.38794754933751), control2: CGPoint(x: 170, y: 83.09349493796843))
    shape36Path.addLine(to: CGPoint(x: 170, y: 94))
    shape36Path.addCurve(to: CGPoint(x: 164.58147545195112, y: 107.08147545195112), control1: CGPoint(x: 170, y: 98.90650506203157), control2: CGPoint(x: 168.05089845323977, y: 103.61205245066249))
    shape36Path.addCurve(to: CGPoint(x: 151.5, y: 112.5), control1: CGPoint(x: 161.11205245066247, y: 110.55089845323977), control2: CGPoint(x: 156.40650506203156, y: 112.5))
    shape36Path.addCurve(to: CGPoint(x: 138.41852454804888, y: 107.08147545195114), control1: CGPoint(x: 146.59349493796844, y: 112.5), control2: CGPoint(x: 141.88794754933753, y: 110.55089845323977))
    shape36Path.addCurve(to: CGPoint(x: 133, y: 94), control1: CGPoint(x: 134.94910154676023, y: 103.61205245066249), control2: CGPoint(x: 133, y: 98.90650506203157))
    shape36Path.closeSubpath()
    shape36.path = shape36Path
    shape36.fillColor = CGColor(srgbRed: 247 / 255, green: 205 / 255, blue: 169 / 255, alpha: 1)
    shape36.miterLimit = 4
    femaleBody.addSublayer(shape36)

    let shape37 = CAShapeLayer()
    shape37.bounds = CGRect(x: 132, y: 91, width: 8, height: 8)
    shape37.position = CGPoint(x: 136, y: 95)
    let shape37Path = CGMutablePath()
    shape37Path.move(to: CGPoint(x: 140, y: 95))
    shape37Path.addCurve(to: CGPoint(x: 136, y: 99), control1: CGPoint(x: 140, y: 97.20913899932317), control2: CGPoint(x: 138.2091389993232, y: 99))
    shape37Path.addCurve(to: CGPoint(x: 132, y: 95), control1: CGPoint(x: 133.7908610006768, y: 99), control2: CGPoint(x: 132, y: 97.20913899932317))
    shape37Path.addCurve(to: CGPoint(x: 136, y: 91), control1: CGPoint(x: 132, y: 92.79086100067683), control2: CGPoint(x: 133.7908610006768, y: 91))
    shape37Path.addCurve(to: CGPoint(x: 140, y: 95), control1: CGPoint(x: 138.2091389993232, y: 91), control2: CGPoint(x: 140, y: 92.79086100067683))
    shape37Path.closeSubpath()
    shape37.path = shape37Path
    shape37.fillColor = CGColor(srgbRed: 237 / 255, green: 187 / 255, blue: 147 / 255, alpha: 1)
    shape37.miterLimit = 4
    femaleBody.addSublayer(shape37)

    let shape38 = CALayer()
    shape38.bounds = CGRect(x: 130.16900220652693, y: 63.5, width: 42.510390262027414, height: 30.5)
    shape38.position = CGPoint(x: 151.42419733754065, y: 78.75)
    let shape38Path = CGMutablePath()
    shape38Path.move(to: CGPoint(x: 131, y: 94))
    shape38Path.addCurve(to: CGPoint(x: 152, y: 63.5), control1: CGPoint(x: 127, y: 74), control2: CGPoint(x: 138, y: 63.5))
    shape38Path.addCurve(to: CGPoint(x: 172.5, y: 88), control1: CGPoint(x: 166, y: 63.5), control2: CGPoint(x: 174, y: 74))
    shape38Path.addCurve(to: CGPoint(x: 158, y: 74.5), control1: CGPoint(x: 170, y: 80), control2: CGPoint(x: 165, y: 76))
    shape38Path.addCurve(to: CGPoint(x: 139.5, y: 85), control1: CGPoint(x: 154, y: 82), control2: CGPoint(x: 143, y: 84.5))
    shape38Path.addCurve(to: CGPoint(x: 136, y: 92.5), control1: CGPoint(x: 136.5, y: 87), control2: CGPoint(x: 137.5, y: 91))
    shape38Path.addCurve(to: CGPoint(x: 131, y: 94), control1: CGPoint(x: 134, y: 90.5), control2: CGPoint(x: 131.5, y: 91.5))
    shape38Path.closeSubpath()
    let shape38Fill = CAGradientLayer()
    shape38Fill.frame = CGRect(x: 129.16900220652693, y: 62.5, width: 44.510390262027414, height: 32.5)
    shape38Fill.startPoint = CGPoint(x: 0.022466664392586048, y: 0.03076923076923077)
    shape38Fill.endPoint = CGPoint(x: 0.022466664392586048, y: 0.9692307692307692)
    shape38Fill.colors = [CGColor(srgbRed: 142 / 255, green: 63 / 255, blue: 58 / 255, alpha: 1), CGColor(srgbRed: 95 / 255, green: 39 / 255, blue: 50 / 255, alpha: 1)]
    shape38Fill.locations = [0, 1]
    let shape38FillMask = CAShapeLayer()
    shape38FillMask.position = CGPoint(x: -129.16900220652693, y: -62.5)
    shape38FillMask.path = shape38Path
    shape38Fill.mask = shape38FillMask
    shape38.addSublayer(shape38Fill)
    femaleBody.addSublayer(shape38)

    let shape39 = CAShapeLayer()
    shape39.bounds = CGRect(x: 131, y: 70.36114898176662, width: 41.5, height: 15.138851018233382)
    shape39.position = CGPoint(x: 151.75, y: 77.93057449088332)
    let shape39Path = CGMutablePath()
    shape39Path.move(to: CGPoint(x: 131, y: 80.5))
    shape39Path.addCurve(to: CGPoint(x: 172.5, y: 80.5), control1: CGPoint(x: 138, y: 68), control2: CGPoint(x: 164, y: 66))
    shape39Path.addLine(to: CGPoint(x: 171.5, y: 84.5))
    shape39Path.addCurve(to: CGPoint(x: 131.4, y: 85.5), control1: CGPoint(x: 162, y: 73), control2: CGPoint(x: 141, y: 74.5))
    shape39Path.closeSubpath()
    shape39.path = shape39Path
    shape39.fillColor = CGColor(srgbRed: 79 / 255, green: 182 / 255, blue: 178 / 255, alpha: 1)
    shape39.miterLimit = 4
    femaleBody.addSublayer(shape39)

    let shape40 = CAShapeLayer()
    shape40.bounds = CGRect(x: 150, y: 86.35, width: 17.19999999999999, height: 1.1500000000000057)
    shape40.position = CGPoint(x: 158.6, y: 86.925)
    let shape40Path = CGMutablePath()
    shape40Path.move(to: CGPoint(x: 150, y: 87.5))
    shape40Path.addQuadCurve(to: CGPoint(x: 155.6, y: 87.5), control: CGPoint(x: 152.8, y: 85.2))
    shape40Path.move(to: CGPoint(x: 162, y: 87.5))
    shape40Path.addQuadCurve(to: CGPoint(x: 167.2, y: 87.5), control: CGPoint(x: 164.6, y: 85.2))
    shape40.path = shape40Path
    shape40.fillColor = nil
    shape40.strokeColor = CGColor(srgbRed: 95 / 255, green: 39 / 255, blue: 50 / 255, alpha: 1)
    shape40.lineWidth = 1.5
    shape40.lineCap = .round
    shape40.miterLimit = 4
    femaleBody.addSublayer(shape40)

    let femaleEyes = CALayer()
    femaleEyes.bounds = CGRect(x: 151.1, y: 91.1, width: 15.800000000000011, height: 4.800000000000011)
    femaleEyes.position = CGPoint(x: 159, y: 93.5)
    femaleBody.addSublayer(femaleEyes)

    let shape41 = CAShapeLayer()
    shape41.bounds = CGRect(x: 151.1, y: 91.1, width: 3.8000000000000114, height: 4.800000000000011)
    shape41.position = CGPoint(x: 153, y: 93.5)
    let shape41Path = CGMutablePath()
    shape41Path.move(to: CGPoint(x: 154.9, y: 93.5))
    shape41Path.addCurve(to: CGPoint(x: 153, y: 95.9), control1: CGPoint(x: 154.9, y: 94.8254833995939), control2: CGPoint(x: 154.0493410246785, y: 95.9))
    shape41Path.addCurve(to: CGPoint(x: 151.1, y: 93.5), control1: CGPoint(x: 151.9506589753215, y: 95.9), control2: CGPoint(x: 151.1, y: 94.8254833995939))
    shape41Path.addCurve(to: CGPoint(x: 153, y: 91.1), control1: CGPoint(x: 151.1, y: 92.1745166004061), control2: CGPoint(x: 151.9506589753215, y: 91.1))
    shape41Path.addCurve(to: CGPoint(x: 154.9, y: 93.5), control1: CGPoint(x: 154.0493410246785, y: 91.1), control2: CGPoint(x: 154.9, y: 92.1745166004061))
    shape41Path.closeSubpath()
    shape41.path = shape41Path
    shape41.fillColor = CGColor(srgbRed: 59 / 255, green: 36 / 255, blue: 48 / 255, alpha: 1)
    shape41.miterLimit = 4
    femaleEyes.addSublayer(shape41)

    let shape42 = CAShapeLayer()
    shape42.bounds = CGRect(x: 163.1, y: 91.1, width: 3.8000000000000114, height: 4.800000000000011)
    shape42.position = CGPoint(x: 165, y: 93.5)
    let shape42Path = CGMutablePath()
    shape42Path.move(to: CGPoint(x: 166.9, y: 93.5))
    shape42Path.addCurve(to: CGPoint(x: 165, y: 95.9), control1: CGPoint(x: 166.9, y: 94.8254833995939), control2: CGPoint(x: 166.0493410246785, y: 95.9))
    shape42Path.addCurve(to: CGPoint(x: 163.1, y: 93.5), control1: CGPoint(x: 163.9506589753215, y: 95.9), control2: CGPoint(x: 163.1, y: 94.8254833995939))
    shape42Path.addCurve(to: CGPoint(x: 165, y: 91.1), control1: CGPoint(x: 163.1, y: 92.1745166004061), control2: CGPoint(x: 163.9506589753215, y: 91.1))
    shape42Path.addCurve(to: CGPoint(x: 166.9, y: 93.5), control1: CGPoint(x: 166.0493410246785, y: 91.1), control2: CGPoint(x: 166.9, y: 92.1745166004061))
    shape42Path.closeSubpath()
    shape42.path = shape42Path
    shape42.fillColor = CGColor(srgbRed: 59 / 255, green: 36 / 255, blue: 48 / 255, alpha: 1)
    shape42.miterLimit = 4
    femaleEyes.addSublayer(shape42)

    let shape43 = CAShapeLayer()
    shape43.bounds = CGRect(x: 153, y: 101, width: 12.5, height: 6.25)
    shape43.position = CGPoint(x: 159.25, y: 104.125)
    let shape43Path = CGMutablePath()
    shape43Path.move(to: CGPoint(x: 153, y: 101))
    shape43Path.addLine(to: CGPoint(x: 165.5, y: 101))
    shape43Path.addCurve(to: CGPoint(x: 163.66941738241593, y: 105.41941738241592), control1: CGPoint(x: 165.5, y: 102.65760306149716), control2: CGPoint(x: 164.84151974771615, y: 104.24731501711571))
    shape43Path.addCurve(to: CGPoint(x: 159.25, y: 107.25), control1: CGPoint(x: 162.4973150171157, y: 106.59151974771613), control2: CGPoint(x: 160.90760306149716, y: 107.25))
    shape43Path.addCurve(to: CGPoint(x: 154.83058261758407, y: 105.41941738241593), control1: CGPoint(x: 157.59239693850284, y: 107.25), control2: CGPoint(x: 156.0026849828843, y: 106.59151974771613))
    shape43Path.addCurve(to: CGPoint(x: 153, y: 101), control1: CGPoint(x: 153.65848025228385, y: 104.24731501711571), control2: CGPoint(x: 153, y: 102.65760306149716))
    shape43Path.closeSubpath()
    shape43.path = shape43Path
    shape43.fillColor = CGColor(srgbRed: 155 / 255, green: 48 / 255, blue: 73 / 255, alpha: 1)
    shape43.miterLimit = 4
    femaleBody.addSublayer(shape43)

    let shape44 = CAShapeLayer()
    shape44.bounds = CGRect(x: 154.5, y: 101, width: 9.5, height: 2.200000000000003)
    shape44.position = CGPoint(x: 159.25, y: 102.1)
    let shape44Path = CGMutablePath()
    shape44Path.move(to: CGPoint(x: 154.5, y: 101))
    shape44Path.addLine(to: CGPoint(x: 164, y: 101))
    shape44Path.addLine(to: CGPoint(x: 164, y: 101.8))
    shape44Path.addCurve(to: CGPoint(x: 163.58994949366118, y: 102.78994949366117), control1: CGPoint(x: 164.00000000000003, y: 102.17130308577536), control2: CGPoint(x: 163.85250042348844, y: 102.52739856383391))
    shape44Path.addCurve(to: CGPoint(x: 162.6, y: 103.2), control1: CGPoint(x: 163.32739856383392, y: 103.05250042348842), control2: CGPoint(x: 162.97130308577536, y: 103.2))
    shape44Path.addLine(to: CGPoint(x: 155.9, y: 103.2))
    shape44Path.addCurve(to: CGPoint(x: 154.91005050633882, y: 102.78994949366117), control1: CGPoint(x: 155.52869691422464, y: 103.2), control2: CGPoint(x: 155.17260143616608, y: 103.05250042348842))
    shape44Path.addCurve(to: CGPoint(x: 154.5, y: 101.8), control1: CGPoint(x: 154.64749957651156, y: 102.52739856383391), control2: CGPoint(x: 154.49999999999997, y: 102.17130308577536))
    shape44Path.closeSubpath()
    shape44.path = shape44Path
    shape44.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape44.miterLimit = 4
    femaleBody.addSublayer(shape44)

    let shape45 = CAShapeLayer()
    shape45.bounds = CGRect(x: 159.4, y: 94.5, width: 1.4695652173912777, height: 3.200000000000003)
    shape45.position = CGPoint(x: 160.13478260869564, y: 96.1)
    let shape45Path = CGMutablePath()
    shape45Path.move(to: CGPoint(x: 160, y: 94.5))
    shape45Path.addQuadCurve(to: CGPoint(x: 159.4, y: 97.7), control: CGPoint(x: 162, y: 97))
    shape45.path = shape45Path
    shape45.fillColor = nil
    shape45.strokeColor = CGColor(srgbRed: 227 / 255, green: 168 / 255, blue: 128 / 255, alpha: 1)
    shape45.lineWidth = 1.2
    shape45.lineCap = .round
    shape45.miterLimit = 4
    femaleBody.addSublayer(shape45)

    let shape46 = CAShapeLayer()
    shape46.bounds = CGRect(x: 145.1, y: 97.5, width: 5.800000000000011, height: 4)
    shape46.position = CGPoint(x: 148, y: 99.5)
    let shape46Path = CGMutablePath()
    shape46Path.move(to: CGPoint(x: 150.9, y: 99.5))
    shape46Path.addCurve(to: CGPoint(x: 148, y: 101.5), control1: CGPoint(x: 150.9, y: 100.6045694996616), control2: CGPoint(x: 149.6016257745093, y: 101.5))
    shape46Path.addCurve(to: CGPoint(x: 145.1, y: 99.5), control1: CGPoint(x: 146.3983742254907, y: 101.5), control2: CGPoint(x: 145.1, y: 100.6045694996616))
    shape46Path.addCurve(to: CGPoint(x: 148, y: 97.5), control1: CGPoint(x: 145.1, y: 98.3954305003384), control2: CGPoint(x: 146.3983742254907, y: 97.5))
    shape46Path.addCurve(to: CGPoint(x: 150.9, y: 99.5), control1: CGPoint(x: 149.6016257745093, y: 97.5), control2: CGPoint(x: 150.9, y: 98.3954305003384))
    shape46Path.closeSubpath()
    shape46.path = shape46Path
    shape46.fillColor = CGColor(srgbRed: 242 / 255, green: 140 / 255, blue: 132 / 255, alpha: 0.55)
    shape46.miterLimit = 4
    femaleBody.addSublayer(shape46)

    let shape47 = CAShapeLayer()
    shape47.bounds = CGRect(x: 166.2, y: 97.5, width: 3.6000000000000227, height: 4)
    shape47.position = CGPoint(x: 168, y: 99.5)
    let shape47Path = CGMutablePath()
    shape47Path.move(to: CGPoint(x: 169.8, y: 99.5))
    shape47Path.addCurve(to: CGPoint(x: 168, y: 101.5), control1: CGPoint(x: 169.8, y: 100.6045694996616), control2: CGPoint(x: 168.99411254969542, y: 101.5))
    shape47Path.addCurve(to: CGPoint(x: 166.2, y: 99.5), control1: CGPoint(x: 167.00588745030458, y: 101.5), control2: CGPoint(x: 166.2, y: 100.6045694996616))
    shape47Path.addCurve(to: CGPoint(x: 168, y: 97.5), control1: CGPoint(x: 166.2, y: 98.3954305003384), control2: CGPoint(x: 167.00588745030458, y: 97.5))
    shape47Path.addCurve(to: CGPoint(x: 169.8, y: 99.5), control1: CGPoint(x: 168.99411254969542, y: 97.5), control2: CGPoint(x: 169.8, y: 98.3954305003384))
    shape47Path.closeSubpath()
    shape47.path = shape47Path
    shape47.fillColor = CGColor(srgbRed: 242 / 255, green: 140 / 255, blue: 132 / 255, alpha: 0.55)
    shape47.miterLimit = 4
    femaleBody.addSublayer(shape47)

    leftArm.anchorPoint = CGPoint(x: 1, y: 0)
    leftArm.bounds = CGRect(x: 116, y: 127, width: 23, height: 51.30000000000001)
    leftArm.position = CGPoint(x: 139, y: 127)
    leftArm.setAffineTransform(CGAffineTransform(a: 0.8191521809137373, b: -0.5735762412306386, c: 0.5735762412306386, d: 0.8191521809137373, tx: 0, ty: 0))
    femaleBody.addSublayer(leftArm)

    let shape48 = CAShapeLayer()
    shape48.bounds = CGRect(x: 116, y: 127, width: 23, height: 41)
    shape48.position = CGPoint(x: 127.5, y: 147.5)
    let shape48Path = CGMutablePath()
    shape48Path.move(to: CGPoint(x: 139, y: 127))
    shape48Path.addQuadCurve(to: CGPoint(x: 116, y: 152), control: CGPoint(x: 124, y: 138))
    shape48Path.addLine(to: CGPoint(x: 128, y: 168))
    shape48.path = shape48Path
    shape48.fillColor = nil
    shape48.strokeColor = CGColor(srgbRed: 1, green: 180 / 255, blue: 67 / 255, alpha: 1)
    shape48.lineWidth = 12
    shape48.lineCap = .round
    shape48.lineJoin = .round
    shape48.miterLimit = 4
    leftArm.addSublayer(shape48)

    let shape49 = CAShapeLayer()
    shape49.bounds = CGRect(x: 126.5, y: 166, width: 3, height: 4)
    shape49.position = CGPoint(x: 128, y: 168)
    let shape49Path = CGMutablePath()
    shape49Path.move(to: CGPoint(x: 126.5, y: 166))
    shape49Path.addLine(to: CGPoint(x: 129.5, y: 170))
    shape49.path = shape49Path
    shape49.strokeColor = CGColor(srgbRed: 247 / 255, green: 205 / 255, blue: 169 / 255, alpha: 1)
    shape49.lineWidth = 8
    shape49.lineCap = .round
    shape49.miterLimit = 4
    leftArm.addSublayer(shape49)

    let shape50 = CAShapeLayer()
    shape50.bounds = CGRect(x: 125.7, y: 166.7, width: 11.600000000000009, height: 11.600000000000023)
    shape50.position = CGPoint(x: 131.5, y: 172.5)
    let shape50Path = CGMutablePath()
    shape50Path.move(to: CGPoint(x: 137.3, y: 172.5))
    shape50Path.addCurve(to: CGPoint(x: 131.5, y: 178.3), control1: CGPoint(x: 137.3, y: 175.7032515490186), control2: CGPoint(x: 134.7032515490186, y: 178.3))
    shape50Path.addCurve(to: CGPoint(x: 125.7, y: 172.5), control1: CGPoint(x: 128.2967484509814, y: 178.3), control2: CGPoint(x: 125.7, y: 175.7032515490186))
    shape50Path.addCurve(to: CGPoint(x: 131.5, y: 166.7), control1: CGPoint(x: 125.7, y: 169.2967484509814), control2: CGPoint(x: 128.2967484509814, y: 166.7))
    shape50Path.addCurve(to: CGPoint(x: 137.3, y: 172.5), control1: CGPoint(x: 134.7032515490186, y: 166.7), control2: CGPoint(x: 137.3, y: 169.2967484509814))
    shape50Path.closeSubpath()
    shape50.path = shape50Path
    shape50.fillColor = CGColor(srgbRed: 247 / 255, green: 205 / 255, blue: 169 / 255, alpha: 1)
    shape50.miterLimit = 4
    leftArm.addSublayer(shape50)

    let shape51 = CAShapeLayer()
    shape51.bounds = CGRect(x: 123, y: 163, width: 7.5, height: 5.5)
    shape51.position = CGPoint(x: 126.75, y: 165.75)
    let shape51Path = CGMutablePath()
    shape51Path.move(to: CGPoint(x: 123, y: 168.5))
    shape51Path.addLine(to: CGPoint(x: 130.5, y: 163))
    shape51.path = shape51Path
    shape51.strokeColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    shape51.lineWidth = 2.6
    shape51.lineCap = .round
    shape51.miterLimit = 4
    leftArm.addSublayer(shape51)
  }

  private func addDone() {
    let done = CATextLayer()
    done.frame = CGRect(x: 305, y: 30, width: 50, height: 24)
    done.string = "Done"
    done.font = UIFont.systemFont(ofSize: 16, weight: .medium)
    done.fontSize = 16
    done.foregroundColor = CGColor(srgbRed: 43 / 255, green: 124 / 255, blue: 134 / 255, alpha: 1)
    done.alignmentMode = .right
    done.truncationMode = .end
    centerText(of: done)
    layer.addSublayer(done)
  }

  private func addHeading() {
    let heading = CATextLayer()
    heading.frame = CGRect(x: 30, y: 508, width: 315, height: 34)
    heading.string = "Once around the block"
    heading.font = UIFont.systemFont(ofSize: 25, weight: .semibold)
    heading.fontSize = 25
    heading.foregroundColor = CGColor(srgbRed: 35 / 255, green: 69 / 255, blue: 90 / 255, alpha: 1)
    heading.alignmentMode = .center
    heading.truncationMode = .end
    centerText(of: heading)
    layer.addSublayer(heading)
  }

  private func addAdvice() {
    let advice = CATextLayer()
    advice.frame = CGRect(x: 48, y: 546, width: 279, height: 46)
    let adviceStyle = NSMutableParagraphStyle()
    adviceStyle.minimumLineHeight = 22
    adviceStyle.maximumLineHeight = 22
    adviceStyle.alignment = .center
    advice.string = NSAttributedString(
      string: "A short walk before the hour is over, and the next one goes by more lightly.",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor(red: 95 / 255, green: 131 / 255, blue: 147 / 255, alpha: 1), .paragraphStyle: adviceStyle])
    advice.alignmentMode = .center
    advice.isWrapped = true
    advice.truncationMode = .end
    centerText(of: advice)
    layer.addSublayer(advice)
  }

  private func addDot0() {
    let dot0 = CALayer()
    dot0.frame = CGRect(x: 168, y: 624.5, width: 7, height: 7)
    dot0.backgroundColor = CGColor(srgbRed: 43 / 255, green: 124 / 255, blue: 134 / 255, alpha: 0.28)
    dot0.cornerRadius = 3.5
    layer.addSublayer(dot0)
  }

  private func addDot1() {
    let dot1 = CALayer()
    dot1.frame = CGRect(x: 184, y: 624.5, width: 7, height: 7)
    dot1.backgroundColor = CGColor(srgbRed: 43 / 255, green: 124 / 255, blue: 134 / 255, alpha: 1)
    dot1.cornerRadius = 3.5
    layer.addSublayer(dot1)
  }

  private func addDot2() {
    let dot2 = CALayer()
    dot2.frame = CGRect(x: 200, y: 624.5, width: 7, height: 7)
    dot2.backgroundColor = CGColor(srgbRed: 43 / 255, green: 124 / 255, blue: 134 / 255, alpha: 0.28)
    dot2.cornerRadius = 3.5
    layer.addSublayer(dot2)
  }

  /// Begins what moves by itself.
  func start() {
    withoutAnimation {
      (femaleBody.position.x, femaleHairBackground.position.x) = (femaleBody.position.x - offset, femaleHairBackground.position.x - offset)
    }
    after(0.5) { [self] in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.45)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setCompletionBlock { [self] in
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        leftArm.transform = CATransform3DIdentity
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        rightArm.transform = CATransform3DIdentity
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        leftLeg.transform = CATransform3DIdentity
        CATransaction.commit()
      }
      femaleBody.position.x = femaleBody.position.x + offset
      femaleHairBackground.position.x = femaleHairBackground.position.x + offset
      trees.transform = CATransform3DIdentity
      buildings.transform = CATransform3DIdentity
      CATransaction.commit()
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }
}
