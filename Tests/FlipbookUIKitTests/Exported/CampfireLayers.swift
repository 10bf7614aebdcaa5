// swift-format-ignore-file
// Campfire, from campfire.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import FlipbookUIKit
#endif

/// Campfire.
final class CampfireLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let glow = CALayer()
  let fire = CAEmitterLayer()
  let sparks = CAEmitterLayer()
  let hearth = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 360, height: 420)
    layer.backgroundColor = CGColor(srgbRed: 15 / 255, green: 20 / 255, blue: 51 / 255, alpha: 1)
    addCamp()
    addSmoke()
    addLogs()
    addFire()
    addSparks()
    addHearth()
  }

  private func addCamp() {
    let camp = CALayer()
    camp.frame = CGRect(x: 0, y: 0, width: 360, height: 420)
    camp.contentsGravity = .resizeAspect
    layer.addSublayer(camp)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 360, height: 420)
    camp.addSublayer(group)

    let shape = CALayer()
    shape.frame = CGRect(x: 0, y: 0, width: 360, height: 420)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 0, y: 0, width: 360, height: 420))
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -1, y: -1, width: 362, height: 422)
    shapeFill.startPoint = CGPoint(x: 0.0027624309392265192, y: 0.002369668246445498)
    shapeFill.endPoint = CGPoint(x: 0.0027624309392265192, y: 0.9976303317535545)
    shapeFill.colors = [CGColor(srgbRed: 15 / 255, green: 20 / 255, blue: 51 / 255, alpha: 1), CGColor(srgbRed: 40 / 255, green: 40 / 255, blue: 92 / 255, alpha: 1), CGColor(srgbRed: 90 / 255, green: 58 / 255, blue: 107 / 255, alpha: 1)]
    shapeFill.locations = [0, 0.6, 1]
    let shapeFillMask = CAShapeLayer()
    shapeFillMask.position = CGPoint(x: 1, y: 1)
    shapeFillMask.path = shapePath
    shapeFill.mask = shapeFillMask
    shape.addSublayer(shapeFill)
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 38.6, y: 58.6, width: 2.799999999999997, height: 2.799999999999997)
    shape2.position = CGPoint(x: 40, y: 60)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 41.4, y: 60))
    shape2Path.addCurve(to: CGPoint(x: 40, y: 61.4), control1: CGPoint(x: 41.4, y: 60.77319864976311), control2: CGPoint(x: 40.77319864976311, y: 61.4))
    shape2Path.addCurve(to: CGPoint(x: 38.6, y: 60), control1: CGPoint(x: 39.22680135023689, y: 61.4), control2: CGPoint(x: 38.6, y: 60.77319864976311))
    shape2Path.addCurve(to: CGPoint(x: 40, y: 58.6), control1: CGPoint(x: 38.6, y: 59.22680135023689), control2: CGPoint(x: 39.22680135023689, y: 58.6))
    shape2Path.addCurve(to: CGPoint(x: 41.4, y: 60), control1: CGPoint(x: 40.77319864976311, y: 58.6), control2: CGPoint(x: 41.4, y: 59.22680135023689))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape2.miterLimit = 4
    group.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 91, y: 33, width: 2, height: 2)
    shape3.position = CGPoint(x: 92, y: 34)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 93, y: 34))
    shape3Path.addCurve(to: CGPoint(x: 92, y: 35), control1: CGPoint(x: 93, y: 34.5522847498308), control2: CGPoint(x: 92.55228474983079, y: 35))
    shape3Path.addCurve(to: CGPoint(x: 91, y: 34), control1: CGPoint(x: 91.44771525016921, y: 35), control2: CGPoint(x: 91, y: 34.5522847498308))
    shape3Path.addCurve(to: CGPoint(x: 92, y: 33), control1: CGPoint(x: 91, y: 33.4477152501692), control2: CGPoint(x: 91.44771525016921, y: 33))
    shape3Path.addCurve(to: CGPoint(x: 93, y: 34), control1: CGPoint(x: 92.55228474983079, y: 33), control2: CGPoint(x: 93, y: 33.4477152501692))
    shape3Path.closeSubpath()
    shape3.path = shape3Path
    shape3.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape3.miterLimit = 4
    group.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 148.8, y: 70.8, width: 2.3999999999999773, height: 2.4000000000000057)
    shape4.position = CGPoint(x: 150, y: 72)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 151.2, y: 72))
    shape4Path.addCurve(to: CGPoint(x: 150, y: 73.2), control1: CGPoint(x: 151.2, y: 72.66274169979695), control2: CGPoint(x: 150.66274169979695, y: 73.2))
    shape4Path.addCurve(to: CGPoint(x: 148.8, y: 72), control1: CGPoint(x: 149.33725830020305, y: 73.2), control2: CGPoint(x: 148.8, y: 72.66274169979695))
    shape4Path.addCurve(to: CGPoint(x: 150, y: 70.8), control1: CGPoint(x: 148.8, y: 71.33725830020305), control2: CGPoint(x: 149.33725830020305, y: 70.8))
    shape4Path.addCurve(to: CGPoint(x: 151.2, y: 72), control1: CGPoint(x: 150.66274169979695, y: 70.8), control2: CGPoint(x: 151.2, y: 71.33725830020305))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape4.miterLimit = 4
    group.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 204.6, y: 26.6, width: 2.8000000000000114, height: 2.799999999999997)
    shape5.position = CGPoint(x: 206, y: 28)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 207.4, y: 28))
    shape5Path.addCurve(to: CGPoint(x: 206, y: 29.4), control1: CGPoint(x: 207.4, y: 28.77319864976311), control2: CGPoint(x: 206.77319864976312, y: 29.4))
    shape5Path.addCurve(to: CGPoint(x: 204.6, y: 28), control1: CGPoint(x: 205.22680135023688, y: 29.4), control2: CGPoint(x: 204.6, y: 28.77319864976311))
    shape5Path.addCurve(to: CGPoint(x: 206, y: 26.6), control1: CGPoint(x: 204.6, y: 27.22680135023689), control2: CGPoint(x: 205.22680135023688, y: 26.6))
    shape5Path.addCurve(to: CGPoint(x: 207.4, y: 28), control1: CGPoint(x: 206.77319864976312, y: 26.6), control2: CGPoint(x: 207.4, y: 27.22680135023689))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape5.miterLimit = 4
    group.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 261, y: 83, width: 2, height: 2)
    shape6.position = CGPoint(x: 262, y: 84)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 263, y: 84))
    shape6Path.addCurve(to: CGPoint(x: 262, y: 85), control1: CGPoint(x: 263, y: 84.55228474983079), control2: CGPoint(x: 262.5522847498308, y: 85))
    shape6Path.addCurve(to: CGPoint(x: 261, y: 84), control1: CGPoint(x: 261.4477152501692, y: 85), control2: CGPoint(x: 261, y: 84.55228474983079))
    shape6Path.addCurve(to: CGPoint(x: 262, y: 83), control1: CGPoint(x: 261, y: 83.44771525016921), control2: CGPoint(x: 261.4477152501692, y: 83))
    shape6Path.addCurve(to: CGPoint(x: 263, y: 84), control1: CGPoint(x: 262.5522847498308, y: 83), control2: CGPoint(x: 263, y: 83.44771525016921))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape6.miterLimit = 4
    group.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 316.5, y: 44.5, width: 3, height: 3)
    shape7.position = CGPoint(x: 318, y: 46)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 319.5, y: 46))
    shape7Path.addCurve(to: CGPoint(x: 318, y: 47.5), control1: CGPoint(x: 319.5, y: 46.82842712474619), control2: CGPoint(x: 318.8284271247462, y: 47.5))
    shape7Path.addCurve(to: CGPoint(x: 316.5, y: 46), control1: CGPoint(x: 317.1715728752538, y: 47.5), control2: CGPoint(x: 316.5, y: 46.82842712474619))
    shape7Path.addCurve(to: CGPoint(x: 318, y: 44.5), control1: CGPoint(x: 316.5, y: 45.17157287525381), control2: CGPoint(x: 317.1715728752538, y: 44.5))
    shape7Path.addCurve(to: CGPoint(x: 319.5, y: 46), control1: CGPoint(x: 318.8284271247462, y: 44.5), control2: CGPoint(x: 319.5, y: 45.17157287525381))
    shape7Path.closeSubpath()
    shape7.path = shape7Path
    shape7.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape7.miterLimit = 4
    group.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 333, y: 129, width: 2, height: 2)
    shape8.position = CGPoint(x: 334, y: 130)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 335, y: 130))
    shape8Path.addCurve(to: CGPoint(x: 334, y: 131), control1: CGPoint(x: 335, y: 130.5522847498308), control2: CGPoint(x: 334.5522847498308, y: 131))
    shape8Path.addCurve(to: CGPoint(x: 333, y: 130), control1: CGPoint(x: 333.4477152501692, y: 131), control2: CGPoint(x: 333, y: 130.5522847498308))
    shape8Path.addCurve(to: CGPoint(x: 334, y: 129), control1: CGPoint(x: 333, y: 129.4477152501692), control2: CGPoint(x: 333.4477152501692, y: 129))
    shape8Path.addCurve(to: CGPoint(x: 335, y: 130), control1: CGPoint(x: 334.5522847498308, y: 129), control2: CGPoint(x: 335, y: 129.4477152501692))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape8.miterLimit = 4
    group.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 20.9, y: 148.9, width: 2.200000000000003, height: 2.1999999999999886)
    shape9.position = CGPoint(x: 22, y: 150)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 23.1, y: 150))
    shape9Path.addCurve(to: CGPoint(x: 22, y: 151.1), control1: CGPoint(x: 23.1, y: 150.60751322481389), control2: CGPoint(x: 22.60751322481387, y: 151.1))
    shape9Path.addCurve(to: CGPoint(x: 20.9, y: 150), control1: CGPoint(x: 21.39248677518613, y: 151.1), control2: CGPoint(x: 20.9, y: 150.60751322481389))
    shape9Path.addCurve(to: CGPoint(x: 22, y: 148.9), control1: CGPoint(x: 20.9, y: 149.39248677518611), control2: CGPoint(x: 21.39248677518613, y: 148.9))
    shape9Path.addCurve(to: CGPoint(x: 23.1, y: 150), control1: CGPoint(x: 22.60751322481387, y: 148.9), control2: CGPoint(x: 23.1, y: 149.39248677518611))
    shape9Path.closeSubpath()
    shape9.path = shape9Path
    shape9.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape9.miterLimit = 4
    group.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 119.1, y: 125.1, width: 1.8000000000000114, height: 1.8000000000000114)
    shape10.position = CGPoint(x: 120, y: 126)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 120.9, y: 126))
    shape10Path.addCurve(to: CGPoint(x: 120, y: 126.9), control1: CGPoint(x: 120.9, y: 126.49705627484771), control2: CGPoint(x: 120.49705627484771, y: 126.9))
    shape10Path.addCurve(to: CGPoint(x: 119.1, y: 126), control1: CGPoint(x: 119.50294372515229, y: 126.9), control2: CGPoint(x: 119.1, y: 126.49705627484771))
    shape10Path.addCurve(to: CGPoint(x: 120, y: 125.1), control1: CGPoint(x: 119.1, y: 125.50294372515229), control2: CGPoint(x: 119.50294372515229, y: 125.1))
    shape10Path.addCurve(to: CGPoint(x: 120.9, y: 126), control1: CGPoint(x: 120.49705627484771, y: 125.1), control2: CGPoint(x: 120.9, y: 125.50294372515229))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape10.miterLimit = 4
    group.addSublayer(shape10)

    let shape11 = CAShapeLayer()
    shape11.bounds = CGRect(x: 284.9, y: 156.9, width: 2.2000000000000455, height: 2.1999999999999886)
    shape11.position = CGPoint(x: 286, y: 158)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 287.1, y: 158))
    shape11Path.addCurve(to: CGPoint(x: 286, y: 159.1), control1: CGPoint(x: 287.1, y: 158.60751322481389), control2: CGPoint(x: 286.6075132248139, y: 159.1))
    shape11Path.addCurve(to: CGPoint(x: 284.9, y: 158), control1: CGPoint(x: 285.3924867751861, y: 159.1), control2: CGPoint(x: 284.9, y: 158.60751322481389))
    shape11Path.addCurve(to: CGPoint(x: 286, y: 156.9), control1: CGPoint(x: 284.9, y: 157.39248677518611), control2: CGPoint(x: 285.3924867751861, y: 156.9))
    shape11Path.addCurve(to: CGPoint(x: 287.1, y: 158), control1: CGPoint(x: 286.6075132248139, y: 156.9), control2: CGPoint(x: 287.1, y: 157.39248677518611))
    shape11Path.closeSubpath()
    shape11.path = shape11Path
    shape11.fillColor = CGColor(srgbRed: 1, green: 246 / 255, blue: 220 / 255, alpha: 1)
    shape11.miterLimit = 4
    group.addSublayer(shape11)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 273.604662003247, y: 61.625742862234965, width: 44.39533799675303, height: 52.000086578086005)
    shape12.position = CGPoint(x: 295.8023310016235, y: 87.62578615127796)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 304, y: 62))
    shape12Path.addCurve(to: CGPoint(x: 286.8431718203657, y: 64.97310002053979), control1: CGPoint(x: 298.1093259735679, y: 60.98963165506815), control2: CGPoint(x: 292.0504107539497, y: 62.03957869512061))
    shape12Path.addCurve(to: CGPoint(x: 275.4100635874496, y: 78.10626845211233), control1: CGPoint(x: 281.6359328867817, y: 67.90662134595897), control2: CGPoint(x: 277.59834314381357, y: 72.54458549986475))
    shape12Path.addCurve(to: CGPoint(x: 274.82859477343334, y: 95.5090834811803), control1: CGPoint(x: 273.2217840310856, y: 83.66795140435993), control2: CGPoint(x: 273.01643895155865, y: 89.8137366124314))
    shape12Path.addCurve(to: CGPoint(x: 285.35956280917446, y: 109.37612314896185), control1: CGPoint(x: 276.64075059530796, y: 101.2044303499292), control2: CGPoint(x: 280.3597505084041, y: 106.1015603330752))
    shape12Path.addCurve(to: CGPoint(x: 302.2796715488421, y: 113.48781345289412), control1: CGPoint(x: 290.3593751099448, y: 112.65068596484852), control2: CGPoint(x: 296.33469311668796, y: 114.10272492566433))
    shape12Path.addCurve(to: CGPoint(x: 318, y: 106), control1: CGPoint(x: 308.22464998099616, y: 112.87290198012388), control2: CGPoint(x: 313.77626688319145, y: 110.22858879959934))
    shape12Path.addCurve(to: CGPoint(x: 300.3933982822018, y: 104.50609665440987), control1: CGPoint(x: 312.16523722353, y: 107.8565154288768), control2: CGPoint(x: 305.8319532571948, y: 107.3191423311304))
    shape12Path.addCurve(to: CGPoint(x: 289, y: 91), control1: CGPoint(x: 294.95484330720876, y: 101.69305097768935), control2: CGPoint(x: 290.85651542887683, y: 96.83476277646997))
    shape12Path.addCurve(to: CGPoint(x: 290.4939033455901, y: 73.39339828220179), control1: CGPoint(x: 287.14348457112317, y: 85.16523722353003), control2: CGPoint(x: 287.6808576688696, y: 78.8319532571948))
    shape12Path.addCurve(to: CGPoint(x: 304, y: 62), control1: CGPoint(x: 293.3069490223106, y: 67.95484330720879), control2: CGPoint(x: 298.16523722353, y: 63.856515428876804))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    shape12.fillColor = CGColor(srgbRed: 1, green: 239 / 255, blue: 194 / 255, alpha: 0.9)
    shape12.miterLimit = 4
    group.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: -10, y: 190, width: 390, height: 230)
    shape13.position = CGPoint(x: 185, y: 305)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: -10, y: 300))
    shape13Path.addLine(to: CGPoint(x: 60, y: 206))
    shape13Path.addLine(to: CGPoint(x: 112, y: 268))
    shape13Path.addLine(to: CGPoint(x: 170, y: 190))
    shape13Path.addLine(to: CGPoint(x: 244, y: 282))
    shape13Path.addLine(to: CGPoint(x: 300, y: 224))
    shape13Path.addLine(to: CGPoint(x: 380, y: 306))
    shape13Path.addLine(to: CGPoint(x: 380, y: 420))
    shape13Path.addLine(to: CGPoint(x: -10, y: 420))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = CGColor(srgbRed: 46 / 255, green: 42 / 255, blue: 94 / 255, alpha: 1)
    shape13.miterLimit = 4
    group.addSublayer(shape13)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 49, y: 190, width: 142, height: 39)
    shape14.position = CGPoint(x: 120, y: 209.5)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 170, y: 190))
    shape14Path.addLine(to: CGPoint(x: 191, y: 216))
    shape14Path.addLine(to: CGPoint(x: 178, y: 211))
    shape14Path.addLine(to: CGPoint(x: 170, y: 221))
    shape14Path.addLine(to: CGPoint(x: 160, y: 210))
    shape14Path.addLine(to: CGPoint(x: 152, y: 214))
    shape14Path.closeSubpath()
    shape14Path.move(to: CGPoint(x: 60, y: 206))
    shape14Path.addLine(to: CGPoint(x: 76, y: 225))
    shape14Path.addLine(to: CGPoint(x: 65, y: 221))
    shape14Path.addLine(to: CGPoint(x: 58, y: 229))
    shape14Path.addLine(to: CGPoint(x: 49, y: 220))
    shape14Path.closeSubpath()
    shape14.path = shape14Path
    shape14.fillColor = CGColor(srgbRed: 108 / 255, green: 102 / 255, blue: 166 / 255, alpha: 1)
    shape14.miterLimit = 4
    group.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: -8, y: 236, width: 382, height: 98)
    shape15.position = CGPoint(x: 183, y: 285)
    let shape15Path = CGMutablePath()
    shape15Path.move(to: CGPoint(x: -8, y: 330))
    shape15Path.addLine(to: CGPoint(x: 18, y: 236))
    shape15Path.addLine(to: CGPoint(x: 44, y: 330))
    shape15Path.closeSubpath()
    shape15Path.move(to: CGPoint(x: 30, y: 332))
    shape15Path.addLine(to: CGPoint(x: 52, y: 262))
    shape15Path.addLine(to: CGPoint(x: 74, y: 332))
    shape15Path.closeSubpath()
    shape15Path.move(to: CGPoint(x: 290, y: 332))
    shape15Path.addLine(to: CGPoint(x: 316, y: 240))
    shape15Path.addLine(to: CGPoint(x: 342, y: 332))
    shape15Path.closeSubpath()
    shape15Path.move(to: CGPoint(x: 326, y: 334))
    shape15Path.addLine(to: CGPoint(x: 350, y: 268))
    shape15Path.addLine(to: CGPoint(x: 374, y: 334))
    shape15Path.closeSubpath()
    shape15Path.move(to: CGPoint(x: 262, y: 332))
    shape15Path.addLine(to: CGPoint(x: 278, y: 282))
    shape15Path.addLine(to: CGPoint(x: 294, y: 332))
    shape15Path.closeSubpath()
    shape15.path = shape15Path
    shape15.fillColor = CGColor(srgbRed: 28 / 255, green: 29 / 255, blue: 69 / 255, alpha: 1)
    shape15.miterLimit = 4
    group.addSublayer(shape15)

    let shape16 = CAShapeLayer()
    shape16.bounds = CGRect(x: 0, y: 310.8888888888889, width: 360, height: 109.11111111111109)
    shape16.position = CGPoint(x: 180, y: 365.44444444444446)
    let shape16Path = CGMutablePath()
    shape16Path.move(to: CGPoint(x: 0, y: 322))
    shape16Path.addQuadCurve(to: CGPoint(x: 180, y: 318), control: CGPoint(x: 90, y: 302))
    shape16Path.addQuadCurve(to: CGPoint(x: 360, y: 312), control: CGPoint(x: 270, y: 334))
    shape16Path.addLine(to: CGPoint(x: 360, y: 420))
    shape16Path.addLine(to: CGPoint(x: 0, y: 420))
    shape16Path.closeSubpath()
    shape16.path = shape16Path
    shape16.fillColor = CGColor(srgbRed: 35 / 255, green: 34 / 255, blue: 79 / 255, alpha: 1)
    shape16.miterLimit = 4
    group.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 0, y: 342.47058823529414, width: 360, height: 77.52941176470586)
    shape17.position = CGPoint(x: 180, y: 381.2352941176471)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 0, y: 352))
    shape17Path.addQuadCurve(to: CGPoint(x: 220, y: 350), control: CGPoint(x: 120, y: 334))
    shape17Path.addQuadCurve(to: CGPoint(x: 360, y: 346), control: CGPoint(x: 320, y: 366))
    shape17Path.addLine(to: CGPoint(x: 360, y: 420))
    shape17Path.addLine(to: CGPoint(x: 0, y: 420))
    shape17Path.closeSubpath()
    shape17.path = shape17Path
    shape17.fillColor = CGColor(srgbRed: 24 / 255, green: 24 / 255, blue: 56 / 255, alpha: 1)
    shape17.miterLimit = 4
    group.addSublayer(shape17)

    glow.bounds = CGRect(x: 30, y: 260, width: 340, height: 192)
    glow.position = CGPoint(x: 200, y: 356)
    let glowPath = CGMutablePath()
    glowPath.move(to: CGPoint(x: 370, y: 356))
    glowPath.addCurve(to: CGPoint(x: 200, y: 452), control1: CGPoint(x: 370, y: 409.01933598375615), control2: CGPoint(x: 293.88840747123487, y: 452))
    glowPath.addCurve(to: CGPoint(x: 30, y: 356), control1: CGPoint(x: 106.11159252876512, y: 452), control2: CGPoint(x: 30, y: 409.01933598375615))
    glowPath.addCurve(to: CGPoint(x: 200, y: 260), control1: CGPoint(x: 30, y: 302.98066401624385), control2: CGPoint(x: 106.11159252876512, y: 260))
    glowPath.addCurve(to: CGPoint(x: 370, y: 356), control1: CGPoint(x: 293.88840747123487, y: 260), control2: CGPoint(x: 370, y: 302.98066401624385))
    glowPath.closeSubpath()
    let glowFill = CAGradientLayer()
    glowFill.frame = CGRect(x: 29, y: 259, width: 342, height: 194)
    glowFill.type = .radial
    glowFill.startPoint = CGPoint(x: 0.5, y: 0.5)
    glowFill.endPoint = CGPoint(x: 0.9970760233918129, y: 0.9948453608247423)
    glowFill.colors = [CGColor(srgbRed: 1, green: 179 / 255, blue: 92 / 255, alpha: 0.55), CGColor(srgbRed: 1, green: 0.6617647058823529, blue: 88 / 255, alpha: 0.4525), CGColor(srgbRed: 1, green: 0.6215686274509804, blue: 84 / 255, alpha: 0.35500000000000004), CGColor(srgbRed: 1, green: 0.5813725490196078, blue: 80 / 255, alpha: 0.25750000000000006), CGColor(srgbRed: 1, green: 138 / 255, blue: 76 / 255, alpha: 0.16), CGColor(srgbRed: 1, green: 138 / 255, blue: 76 / 255, alpha: 0)]
    glowFill.locations = [0, 0.125, 0.25, 0.375, 0.5, 1]
    let glowFillMask = CAShapeLayer()
    glowFillMask.position = CGPoint(x: -29, y: -259)
    glowFillMask.path = glowPath
    glowFill.mask = glowFillMask
    glow.addSublayer(glowFill)
    group.addSublayer(glow)

    let tent = CALayer()
    tent.bounds = CGRect(x: 20, y: 268, width: 142, height: 104)
    tent.position = CGPoint(x: 91, y: 320)
    group.addSublayer(tent)

    let shape18 = CALayer()
    shape18.bounds = CGRect(x: 36, y: 276, width: 112, height: 86)
    shape18.position = CGPoint(x: 92, y: 319)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 36, y: 362))
    shape18Path.addLine(to: CGPoint(x: 92, y: 276))
    shape18Path.addLine(to: CGPoint(x: 148, y: 362))
    shape18Path.closeSubpath()
    let shape18Fill = CAGradientLayer()
    shape18Fill.frame = CGRect(x: 35, y: 275, width: 114, height: 88)
    shape18Fill.startPoint = CGPoint(x: 0.008771929824561403, y: 0.011363636363636364)
    shape18Fill.endPoint = CGPoint(x: 0.9912280701754386, y: 0.011363636363636364)
    shape18Fill.colors = [CGColor(srgbRed: 201 / 255, green: 115 / 255, blue: 75 / 255, alpha: 1), CGColor(srgbRed: 240 / 255, green: 168 / 255, blue: 104 / 255, alpha: 1)]
    shape18Fill.locations = [0, 1]
    let shape18FillMask = CAShapeLayer()
    shape18FillMask.position = CGPoint(x: -35, y: -275)
    shape18FillMask.path = shape18Path
    shape18Fill.mask = shape18FillMask
    shape18.addSublayer(shape18Fill)
    tent.addSublayer(shape18)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 92, y: 276, width: 56, height: 86)
    shape19.position = CGPoint(x: 120, y: 319)
    let shape19Path = CGMutablePath()
    shape19Path.move(to: CGPoint(x: 92, y: 276))
    shape19Path.addLine(to: CGPoint(x: 148, y: 362))
    shape19Path.addLine(to: CGPoint(x: 112, y: 362))
    shape19Path.closeSubpath()
    shape19.path = shape19Path
    shape19.fillColor = CGColor(srgbRed: 224 / 255, green: 143 / 255, blue: 87 / 255, alpha: 1)
    shape19.miterLimit = 4
    tent.addSublayer(shape19)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 74, y: 300, width: 38, height: 62)
    shape20.position = CGPoint(x: 93, y: 331)
    let shape20Path = CGMutablePath()
    shape20Path.move(to: CGPoint(x: 74, y: 362))
    shape20Path.addLine(to: CGPoint(x: 92, y: 300))
    shape20Path.addLine(to: CGPoint(x: 112, y: 362))
    shape20Path.closeSubpath()
    shape20.path = shape20Path
    shape20.fillColor = CGColor(srgbRed: 74 / 255, green: 42 / 255, blue: 53 / 255, alpha: 1)
    shape20.miterLimit = 4
    tent.addSublayer(shape20)

    let shape21 = CAShapeLayer()
    shape21.bounds = CGRect(x: 88, y: 268, width: 9, height: 8)
    shape21.position = CGPoint(x: 92.5, y: 272)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 92, y: 276))
    shape21Path.addLine(to: CGPoint(x: 88, y: 268))
    shape21Path.move(to: CGPoint(x: 92, y: 276))
    shape21Path.addLine(to: CGPoint(x: 97, y: 268))
    shape21.path = shape21Path
    shape21.strokeColor = CGColor(srgbRed: 138 / 255, green: 82 / 255, blue: 56 / 255, alpha: 1)
    shape21.lineWidth = 3
    shape21.lineCap = .round
    shape21.miterLimit = 4
    tent.addSublayer(shape21)

    let shape22 = CAShapeLayer()
    shape22.bounds = CGRect(x: 20, y: 362, width: 142, height: 10)
    shape22.position = CGPoint(x: 91, y: 367)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 36, y: 362))
    shape22Path.addLine(to: CGPoint(x: 20, y: 372))
    shape22Path.move(to: CGPoint(x: 148, y: 362))
    shape22Path.addLine(to: CGPoint(x: 162, y: 371))
    shape22.path = shape22Path
    shape22.strokeColor = CGColor(srgbRed: 138 / 255, green: 106 / 255, blue: 90 / 255, alpha: 1)
    shape22.lineWidth = 1.5
    shape22.miterLimit = 4
    tent.addSublayer(shape22)

    let stones = CALayer()
    stones.bounds = CGRect(x: 157, y: 373, width: 86, height: 21)
    stones.position = CGPoint(x: 200, y: 383.5)
    group.addSublayer(stones)

    let shape23 = CAShapeLayer()
    shape23.bounds = CGRect(x: 157, y: 373, width: 22, height: 14)
    shape23.position = CGPoint(x: 168, y: 380)
    let shape23Path = CGMutablePath()
    shape23Path.move(to: CGPoint(x: 179, y: 380))
    shape23Path.addCurve(to: CGPoint(x: 168, y: 387), control1: CGPoint(x: 179, y: 383.8659932488155), control2: CGPoint(x: 174.07513224813871, y: 387))
    shape23Path.addCurve(to: CGPoint(x: 157, y: 380), control1: CGPoint(x: 161.92486775186129, y: 387), control2: CGPoint(x: 157, y: 383.8659932488155))
    shape23Path.addCurve(to: CGPoint(x: 168, y: 373), control1: CGPoint(x: 157, y: 376.1340067511845), control2: CGPoint(x: 161.92486775186129, y: 373))
    shape23Path.addCurve(to: CGPoint(x: 179, y: 380), control1: CGPoint(x: 174.07513224813871, y: 373), control2: CGPoint(x: 179, y: 376.1340067511845))
    shape23Path.closeSubpath()
    shape23.path = shape23Path
    shape23.fillColor = CGColor(srgbRed: 69 / 255, green: 65 / 255, blue: 95 / 255, alpha: 1)
    shape23.miterLimit = 4
    stones.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: 174, y: 379, width: 24, height: 14)
    shape24.position = CGPoint(x: 186, y: 386)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: 198, y: 386))
    shape24Path.addCurve(to: CGPoint(x: 186, y: 393), control1: CGPoint(x: 198, y: 389.8659932488155), control2: CGPoint(x: 192.62741699796953, y: 393))
    shape24Path.addCurve(to: CGPoint(x: 174, y: 386), control1: CGPoint(x: 179.37258300203047, y: 393), control2: CGPoint(x: 174, y: 389.8659932488155))
    shape24Path.addCurve(to: CGPoint(x: 186, y: 379), control1: CGPoint(x: 174, y: 382.1340067511845), control2: CGPoint(x: 179.37258300203047, y: 379))
    shape24Path.addCurve(to: CGPoint(x: 198, y: 386), control1: CGPoint(x: 192.62741699796953, y: 379), control2: CGPoint(x: 198, y: 382.1340067511845))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = CGColor(srgbRed: 69 / 255, green: 65 / 255, blue: 95 / 255, alpha: 1)
    shape24.miterLimit = 4
    stones.addSublayer(shape24)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 200, y: 380, width: 24, height: 14)
    shape25.position = CGPoint(x: 212, y: 387)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 224, y: 387))
    shape25Path.addCurve(to: CGPoint(x: 212, y: 394), control1: CGPoint(x: 224, y: 390.8659932488155), control2: CGPoint(x: 218.62741699796953, y: 394))
    shape25Path.addCurve(to: CGPoint(x: 200, y: 387), control1: CGPoint(x: 205.37258300203047, y: 394), control2: CGPoint(x: 200, y: 390.8659932488155))
    shape25Path.addCurve(to: CGPoint(x: 212, y: 380), control1: CGPoint(x: 200, y: 383.1340067511845), control2: CGPoint(x: 205.37258300203047, y: 380))
    shape25Path.addCurve(to: CGPoint(x: 224, y: 387), control1: CGPoint(x: 218.62741699796953, y: 380), control2: CGPoint(x: 224, y: 383.1340067511845))
    shape25Path.closeSubpath()
    shape25.path = shape25Path
    shape25.fillColor = CGColor(srgbRed: 69 / 255, green: 65 / 255, blue: 95 / 255, alpha: 1)
    shape25.miterLimit = 4
    stones.addSublayer(shape25)

    let shape26 = CAShapeLayer()
    shape26.bounds = CGRect(x: 221, y: 374, width: 22, height: 14)
    shape26.position = CGPoint(x: 232, y: 381)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 243, y: 381))
    shape26Path.addCurve(to: CGPoint(x: 232, y: 388), control1: CGPoint(x: 243, y: 384.8659932488155), control2: CGPoint(x: 238.07513224813871, y: 388))
    shape26Path.addCurve(to: CGPoint(x: 221, y: 381), control1: CGPoint(x: 225.92486775186129, y: 388), control2: CGPoint(x: 221, y: 384.8659932488155))
    shape26Path.addCurve(to: CGPoint(x: 232, y: 374), control1: CGPoint(x: 221, y: 377.1340067511845), control2: CGPoint(x: 225.92486775186129, y: 374))
    shape26Path.addCurve(to: CGPoint(x: 243, y: 381), control1: CGPoint(x: 238.07513224813871, y: 374), control2: CGPoint(x: 243, y: 377.1340067511845))
    shape26Path.closeSubpath()
    shape26.path = shape26Path
    shape26.fillColor = CGColor(srgbRed: 69 / 255, green: 65 / 255, blue: 95 / 255, alpha: 1)
    shape26.miterLimit = 4
    stones.addSublayer(shape26)
  }

  private func addSmoke() {
    let smoke = CAEmitterLayer()
    smoke.emitterPosition = CGPoint(x: 200, y: 322)
    smoke.seed = 7
    let smokeCell = CAEmitterCell()
    smokeCell.contents = namedPicture("flame")
    smokeCell.color = CGColor(srgbRed: 150 / 255, green: 146 / 255, blue: 178 / 255, alpha: 0.16)
    smokeCell.birthRate = 5
    smokeCell.lifetime = 4
    smokeCell.lifetimeRange = 1
    smokeCell.velocity = 34
    smokeCell.velocityRange = 10
    smokeCell.xAcceleration = 5
    smokeCell.emissionLongitude = -1.5707963267948966
    smokeCell.emissionRange = 0.4537856055185257
    smokeCell.scale = 0.7
    smokeCell.scaleSpeed = 0.55
    smokeCell.alphaSpeed = -0.04
    smoke.emitterCells = [smokeCell]
    layer.addSublayer(smoke)
  }

  private func addLogs() {
    let logs = CALayer()
    logs.frame = CGRect(x: 158, y: 353, width: 84, height: 34)
    logs.contentsGravity = .resizeAspect
    layer.addSublayer(logs)

    let group2 = CALayer()
    group2.frame = CGRect(x: 0, y: 0, width: 84, height: 34)
    logs.addSublayer(group2)

    let shape27 = CAShapeLayer()
    shape27.bounds = CGRect(x: 14, y: 12, width: 52, height: 14)
    shape27.position = CGPoint(x: 40, y: 19)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 14, y: 26))
    shape27Path.addLine(to: CGPoint(x: 66, y: 12))
    shape27.path = shape27Path
    shape27.strokeColor = CGColor(srgbRed: 107 / 255, green: 65 / 255, blue: 40 / 255, alpha: 1)
    shape27.lineWidth = 11
    shape27.lineCap = .round
    shape27.miterLimit = 4
    group2.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 18, y: 12, width: 52, height: 14)
    shape28.position = CGPoint(x: 44, y: 19)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 18, y: 12))
    shape28Path.addLine(to: CGPoint(x: 70, y: 26))
    shape28.path = shape28Path
    shape28.strokeColor = CGColor(srgbRed: 126 / 255, green: 79 / 255, blue: 50 / 255, alpha: 1)
    shape28.lineWidth = 11
    shape28.lineCap = .round
    shape28.miterLimit = 4
    group2.addSublayer(shape28)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 24, y: 22, width: 36, height: 0)
    shape29.position = CGPoint(x: 42, y: 22)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 24, y: 22))
    shape29Path.addLine(to: CGPoint(x: 60, y: 22))
    shape29.path = shape29Path
    shape29.strokeColor = CGColor(srgbRed: 90 / 255, green: 53 / 255, blue: 34 / 255, alpha: 1)
    shape29.lineWidth = 11
    shape29.lineCap = .round
    shape29.miterLimit = 4
    group2.addSublayer(shape29)

    let shape30 = CAShapeLayer()
    shape30.bounds = CGRect(x: 65, y: 21.7, width: 8, height: 8)
    shape30.position = CGPoint(x: 69, y: 25.7)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 73, y: 25.7))
    shape30Path.addCurve(to: CGPoint(x: 69, y: 29.7), control1: CGPoint(x: 73, y: 27.909138999323172), control2: CGPoint(x: 71.20913899932317, y: 29.7))
    shape30Path.addCurve(to: CGPoint(x: 65, y: 25.7), control1: CGPoint(x: 66.79086100067683, y: 29.7), control2: CGPoint(x: 65, y: 27.909138999323172))
    shape30Path.addCurve(to: CGPoint(x: 69, y: 21.7), control1: CGPoint(x: 65, y: 23.490861000676826), control2: CGPoint(x: 66.79086100067683, y: 21.7))
    shape30Path.addCurve(to: CGPoint(x: 73, y: 25.7), control1: CGPoint(x: 71.20913899932317, y: 21.7), control2: CGPoint(x: 73, y: 23.490861000676826))
    shape30Path.closeSubpath()
    shape30.path = shape30Path
    shape30.fillColor = CGColor(srgbRed: 201 / 255, green: 155 / 255, blue: 110 / 255, alpha: 1)
    shape30.miterLimit = 4
    group2.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 67, y: 23.7, width: 4, height: 4)
    shape31.position = CGPoint(x: 69, y: 25.7)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 71, y: 25.7))
    shape31Path.addCurve(to: CGPoint(x: 69, y: 27.7), control1: CGPoint(x: 71, y: 26.804569499661586), control2: CGPoint(x: 70.1045694996616, y: 27.7))
    shape31Path.addCurve(to: CGPoint(x: 67, y: 25.7), control1: CGPoint(x: 67.8954305003384, y: 27.7), control2: CGPoint(x: 67, y: 26.804569499661586))
    shape31Path.addCurve(to: CGPoint(x: 69, y: 23.7), control1: CGPoint(x: 67, y: 24.595430500338413), control2: CGPoint(x: 67.8954305003384, y: 23.7))
    shape31Path.addCurve(to: CGPoint(x: 71, y: 25.7), control1: CGPoint(x: 70.1045694996616, y: 23.7), control2: CGPoint(x: 71, y: 24.595430500338413))
    shape31Path.closeSubpath()
    shape31.path = shape31Path
    shape31.fillColor = CGColor(srgbRed: 169 / 255, green: 119 / 255, blue: 76 / 255, alpha: 1)
    shape31.miterLimit = 4
    group2.addSublayer(shape31)

    let shape32 = CAShapeLayer()
    shape32.bounds = CGRect(x: 62.4, y: 8.700000000000001, width: 7.199999999999996, height: 7.199999999999999)
    shape32.position = CGPoint(x: 66, y: 12.3)
    let shape32Path = CGMutablePath()
    shape32Path.move(to: CGPoint(x: 69.6, y: 12.3))
    shape32Path.addCurve(to: CGPoint(x: 66, y: 15.9), control1: CGPoint(x: 69.6, y: 14.288225099390857), control2: CGPoint(x: 67.98822509939086, y: 15.9))
    shape32Path.addCurve(to: CGPoint(x: 62.4, y: 12.3), control1: CGPoint(x: 64.01177490060914, y: 15.9), control2: CGPoint(x: 62.4, y: 14.288225099390857))
    shape32Path.addCurve(to: CGPoint(x: 66, y: 8.700000000000001), control1: CGPoint(x: 62.4, y: 10.311774900609144), control2: CGPoint(x: 64.01177490060914, y: 8.700000000000001))
    shape32Path.addCurve(to: CGPoint(x: 69.6, y: 12.3), control1: CGPoint(x: 67.98822509939086, y: 8.700000000000001), control2: CGPoint(x: 69.6, y: 10.311774900609144))
    shape32Path.closeSubpath()
    shape32.path = shape32Path
    shape32.fillColor = CGColor(srgbRed: 185 / 255, green: 138 / 255, blue: 94 / 255, alpha: 1)
    shape32.miterLimit = 4
    group2.addSublayer(shape32)
  }

  private func addFire() {
    fire.emitterPosition = CGPoint(x: 200, y: 362)
    fire.emitterSize = CGSize(width: 44, height: 4)
    fire.emitterShape = .line
    fire.emitterMode = .surface
    fire.renderMode = .additive
    fire.seed = 3
    let fireCell = CAEmitterCell()
    fireCell.contents = namedPicture("flame")
    fireCell.color = CGColor(srgbRed: 1, green: 118 / 255, blue: 38 / 255, alpha: 0.62)
    fireCell.birthRate = 50
    fireCell.lifetime = 0.85
    fireCell.lifetimeRange = 0.3
    fireCell.velocity = 86
    fireCell.velocityRange = 34
    fireCell.yAcceleration = -40
    fireCell.emissionLongitude = -1.5707963267948966
    fireCell.emissionRange = 0.3839724354387525
    fireCell.scale = 1.05
    fireCell.scaleRange = 0.3
    fireCell.scaleSpeed = -0.95
    fireCell.greenRange = 0.25
    fireCell.alphaSpeed = -0.45
    let fireCell2 = CAEmitterCell()
    fireCell2.contents = namedPicture("flame")
    fireCell2.color = CGColor(srgbRed: 1, green: 196 / 255, blue: 84 / 255, alpha: 0.5)
    fireCell2.birthRate = 40
    fireCell2.lifetime = 0.5
    fireCell2.lifetimeRange = 0.2
    fireCell2.velocity = 58
    fireCell2.velocityRange = 20
    fireCell2.emissionLongitude = -1.5707963267948966
    fireCell2.emissionRange = 0.4537856055185257
    fireCell2.scale = 0.7
    fireCell2.scaleRange = 0.2
    fireCell2.scaleSpeed = -0.9
    fireCell2.alphaSpeed = -0.6
    fire.emitterCells = [fireCell, fireCell2]
    layer.addSublayer(fire)
  }

  private func addSparks() {
    sparks.emitterPosition = CGPoint(x: 200, y: 350)
    sparks.emitterSize = CGSize(width: 36, height: 8)
    sparks.emitterShape = .line
    sparks.emitterMode = .surface
    sparks.renderMode = .additive
    sparks.seed = 11
    let sparksCell = CAEmitterCell()
    sparksCell.contents = namedPicture("flame")
    sparksCell.color = CGColor(srgbRed: 1, green: 200 / 255, blue: 97 / 255, alpha: 1)
    sparksCell.birthRate = 16
    sparksCell.lifetime = 2
    sparksCell.lifetimeRange = 0.9
    sparksCell.velocity = 120
    sparksCell.velocityRange = 50
    sparksCell.xAcceleration = 14
    sparksCell.yAcceleration = -10
    sparksCell.emissionLongitude = -1.5707963267948966
    sparksCell.emissionRange = 0.6981317007977318
    sparksCell.scale = 0.11
    sparksCell.scaleRange = 0.05
    sparksCell.alphaSpeed = -0.45
    sparks.emitterCells = [sparksCell]
    layer.addSublayer(sparks)
  }

  private func addHearth() {
    hearth.frame = CGRect(x: 150, y: 260, width: 100, height: 140)
    layer.addSublayer(hearth)
  }

  /// Begins what moves by itself.
  func start() {
    let glowOpacity = CAKeyframeAnimation(keyPath: "opacity")
    glowOpacity.values = [0.8, 1, 0.86, 1, 0.8]
    glowOpacity.duration = 1.3
    glowOpacity.repeatCount = .infinity
    glow.add(glowOpacity, forKey: "opacity")
  }

  /// Call this on tap of hearth.
  func hearthTap() {
    let fireBirthRate = CAKeyframeAnimation(keyPath: "birthRate")
    fireBirthRate.values = [1, 2.4, 2.4, 1]
    fireBirthRate.keyTimes = [0, 0.1, 0.5, 1]
    fireBirthRate.duration = 1.4
    fire.add(fireBirthRate, forKey: "birthRate")
    let fireVelocity = CAKeyframeAnimation(keyPath: "velocity")
    fireVelocity.values = [1, 1.5, 1.3, 1]
    fireVelocity.keyTimes = [0, 0.1, 0.5, 1]
    fireVelocity.duration = 1.4
    fire.add(fireVelocity, forKey: "velocity")
    let sparksBirthRate = CAKeyframeAnimation(keyPath: "birthRate")
    sparksBirthRate.values = [1, 9, 4, 1]
    sparksBirthRate.keyTimes = [0, 0.1, 0.4, 1]
    sparksBirthRate.duration = 1.2
    sparks.add(sparksBirthRate, forKey: "birthRate")
  }

  /// A picture of the app's, by its name.
  private func namedPicture(_ name: String) -> Any? {
    #if canImport(AppKit) && !canImport(UIKit)
      NSImage(named: name)
    #else
      UIImage(named: name)?.cgImage
    #endif
  }
}

// What the scene does besides:
// - hearth.tap: nothing calls hearthTap() by itself
