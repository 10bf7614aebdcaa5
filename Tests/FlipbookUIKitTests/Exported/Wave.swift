// swift-format-ignore-file
// Wave, from wave.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// Wave.
final class Wave: UIView {
  let head = CALayer()
  let eyes = CALayer()
  let leftArm = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    backgroundColor = UIColor(red: 234 / 255, green: 241 / 255, blue: 246 / 255, alpha: 1)
    addPerson()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addPerson() {
    let person = CALayer()
    person.frame = CGRect(x: 40, y: 30, width: 240, height: 340)
    person.contentsGravity = .resizeAspect
    layer.addSublayer(person)

    let group = CALayer()
    group.anchorPoint = CGPoint(x: 0, y: 0)
    group.frame = CGRect(x: 0, y: 10, width: 240, height: 320)
    person.addSublayer(group)

    let group2 = CALayer()
    group2.frame = CGRect(x: 0, y: 0, width: 240, height: 320)
    group.addSublayer(group2)

    let ground = CAShapeLayer()
    ground.bounds = CGRect(x: 42, y: 299, width: 156, height: 16)
    ground.position = CGPoint(x: 120, y: 307)
    let groundPath = CGMutablePath()
    groundPath.move(to: CGPoint(x: 198, y: 307))
    groundPath.addCurve(to: CGPoint(x: 120, y: 315), control1: CGPoint(x: 198, y: 311.4182779986464), control2: CGPoint(x: 163.07821048680188, y: 315))
    groundPath.addCurve(to: CGPoint(x: 42, y: 307), control1: CGPoint(x: 76.92178951319812, y: 315), control2: CGPoint(x: 42, y: 311.4182779986464))
    groundPath.addCurve(to: CGPoint(x: 120, y: 299), control1: CGPoint(x: 42, y: 302.5817220013536), control2: CGPoint(x: 76.92178951319812, y: 299))
    groundPath.addCurve(to: CGPoint(x: 198, y: 307), control1: CGPoint(x: 163.07821048680188, y: 299), control2: CGPoint(x: 198, y: 302.5817220013536))
    groundPath.closeSubpath()
    ground.path = groundPath
    ground.fillColor = UIColor(red: 27 / 255, green: 35 / 255, blue: 51 / 255, alpha: 0.13).cgColor
    ground.miterLimit = 4
    group2.addSublayer(ground)

    let legs = CALayer()
    legs.bounds = CGRect(x: 74, y: 216, width: 92, height: 89)
    legs.position = CGPoint(x: 120, y: 260.5)
    group2.addSublayer(legs)

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 74, y: 290, width: 92, height: 14)
    shape.position = CGPoint(x: 120, y: 297)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 84, y: 290))
    shapePath.addLine(to: CGPoint(x: 118, y: 290))
    shapePath.addLine(to: CGPoint(x: 118, y: 298))
    shapePath.addCurve(to: CGPoint(x: 116.24264068711929, y: 302.24264068711926), control1: CGPoint(x: 118, y: 299.59129893903724), control2: CGPoint(x: 117.3678589578075, y: 301.11742241643105))
    shapePath.addCurve(to: CGPoint(x: 112, y: 304), control1: CGPoint(x: 115.11742241643108, y: 303.36785895780747), control2: CGPoint(x: 113.59129893903726, y: 304))
    shapePath.addLine(to: CGPoint(x: 79, y: 304))
    shapePath.addCurve(to: CGPoint(x: 75.46446609406726, y: 302.53553390593277), control1: CGPoint(x: 77.67391755080229, y: 304), control2: CGPoint(x: 76.40214798630744, y: 303.47321579817293))
    shapePath.addCurve(to: CGPoint(x: 74, y: 299), control1: CGPoint(x: 74.52678420182708, y: 301.59785201369255), control2: CGPoint(x: 74, y: 300.3260824491977))
    shapePath.addQuadCurve(to: CGPoint(x: 84, y: 290), control: CGPoint(x: 74, y: 292))
    shapePath.closeSubpath()
    shapePath.move(to: CGPoint(x: 122, y: 290))
    shapePath.addLine(to: CGPoint(x: 156, y: 290))
    shapePath.addQuadCurve(to: CGPoint(x: 166, y: 299), control: CGPoint(x: 166, y: 292))
    shapePath.addCurve(to: CGPoint(x: 164.53553390593274, y: 302.5355339059327), control1: CGPoint(x: 166, y: 300.3260824491977), control2: CGPoint(x: 165.4732157981729, y: 301.59785201369255))
    shapePath.addCurve(to: CGPoint(x: 161, y: 304), control1: CGPoint(x: 163.59785201369257, y: 303.47321579817293), control2: CGPoint(x: 162.3260824491977, y: 304))
    shapePath.addLine(to: CGPoint(x: 128, y: 304))
    shapePath.addCurve(to: CGPoint(x: 123.75735931288071, y: 302.24264068711926), control1: CGPoint(x: 126.40870106096274, y: 304), control2: CGPoint(x: 124.88257758356892, y: 303.36785895780747))
    shapePath.addCurve(to: CGPoint(x: 122, y: 298), control1: CGPoint(x: 122.6321410421925, y: 301.11742241643105), control2: CGPoint(x: 122, y: 299.59129893903724))
    shapePath.closeSubpath()
    shape.path = shapePath
    shape.fillColor = UIColor.white.cgColor
    shape.miterLimit = 4
    legs.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 74, y: 300, width: 92, height: 5)
    shape2.position = CGPoint(x: 120, y: 302.5)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 74, y: 300))
    shape2Path.addLine(to: CGPoint(x: 118, y: 300))
    shape2Path.addLine(to: CGPoint(x: 118, y: 302))
    shape2Path.addCurve(to: CGPoint(x: 117.12132034355965, y: 304.12132034355966), control1: CGPoint(x: 118, y: 302.79564946951865), control2: CGPoint(x: 117.68392947890375, y: 303.5587112082155))
    shape2Path.addCurve(to: CGPoint(x: 115, y: 305), control1: CGPoint(x: 116.55871120821554, y: 304.68392947890374), control2: CGPoint(x: 115.79564946951864, y: 305))
    shape2Path.addLine(to: CGPoint(x: 78, y: 305))
    shape2Path.addCurve(to: CGPoint(x: 75.17157287525382, y: 303.8284271247462), control1: CGPoint(x: 76.93913404064182, y: 305), control2: CGPoint(x: 75.92171838904595, y: 304.57857263853833))
    shape2Path.addCurve(to: CGPoint(x: 74, y: 301), control1: CGPoint(x: 74.42142736146167, y: 303.07828161095404), control2: CGPoint(x: 74, y: 302.0608659593582))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 122, y: 300))
    shape2Path.addLine(to: CGPoint(x: 166, y: 300))
    shape2Path.addLine(to: CGPoint(x: 166, y: 301))
    shape2Path.addCurve(to: CGPoint(x: 164.82842712474618, y: 303.8284271247462), control1: CGPoint(x: 166, y: 302.0608659593582), control2: CGPoint(x: 165.57857263853833, y: 303.07828161095404))
    shape2Path.addCurve(to: CGPoint(x: 162, y: 305), control1: CGPoint(x: 164.07828161095406, y: 304.57857263853833), control2: CGPoint(x: 163.06086595935818, y: 305))
    shape2Path.addLine(to: CGPoint(x: 125, y: 305))
    shape2Path.addCurve(to: CGPoint(x: 122.87867965644035, y: 304.12132034355966), control1: CGPoint(x: 124.20435053048136, y: 305), control2: CGPoint(x: 123.44128879178446, y: 304.68392947890374))
    shape2Path.addCurve(to: CGPoint(x: 122, y: 302), control1: CGPoint(x: 122.31607052109625, y: 303.5587112082155), control2: CGPoint(x: 122, y: 302.79564946951865))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = UIColor(red: 201 / 255, green: 210 / 255, blue: 230 / 255, alpha: 1).cgColor
    shape2.miterLimit = 4
    legs.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 97, y: 290, width: 46, height: 6.5)
    shape3.position = CGPoint(x: 120, y: 293.25)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 98, y: 293))
    shape3Path.addLine(to: CGPoint(x: 106, y: 290))
    shape3Path.move(to: CGPoint(x: 97, y: 296.5))
    shape3Path.addLine(to: CGPoint(x: 106, y: 293.5))
    shape3Path.move(to: CGPoint(x: 142, y: 293))
    shape3Path.addLine(to: CGPoint(x: 134, y: 290))
    shape3Path.move(to: CGPoint(x: 143, y: 296.5))
    shape3Path.addLine(to: CGPoint(x: 134, y: 293.5))
    shape3.path = shape3Path
    shape3.strokeColor = UIColor(red: 226 / 255, green: 86 / 255, blue: 107 / 255, alpha: 1).cgColor
    shape3.lineWidth = 1.8
    shape3.lineCap = .round
    shape3.miterLimit = 4
    legs.addSublayer(shape3)

    let leftLeg = CALayer()
    leftLeg.bounds = CGRect(x: 84, y: 216, width: 37, height: 74)
    leftLeg.position = CGPoint(x: 102.5, y: 253)
    let leftLegPath = CGMutablePath()
    leftLegPath.move(to: CGPoint(x: 84, y: 216))
    leftLegPath.addLine(to: CGPoint(x: 121, y: 216))
    leftLegPath.addLine(to: CGPoint(x: 121, y: 236))
    leftLegPath.addLine(to: CGPoint(x: 118, y: 290))
    leftLegPath.addLine(to: CGPoint(x: 86, y: 290))
    leftLegPath.closeSubpath()
    let leftLegFill = CAGradientLayer()
    leftLegFill.frame = CGRect(x: 83, y: 215, width: 39, height: 76)
    leftLegFill.startPoint = CGPoint(x: 0.02564102564102564, y: 0.013157894736842105)
    leftLegFill.endPoint = CGPoint(x: 0.02564102564102564, y: 0.9868421052631579)
    leftLegFill.colors = [UIColor(red: 79 / 255, green: 120 / 255, blue: 190 / 255, alpha: 1).cgColor, UIColor(red: 52 / 255, green: 85 / 255, blue: 149 / 255, alpha: 1).cgColor]
    leftLegFill.locations = [0, 1]
    let leftLegFillMask = CAShapeLayer()
    leftLegFillMask.position = CGPoint(x: -83, y: -215)
    leftLegFillMask.path = leftLegPath
    leftLegFill.mask = leftLegFillMask
    leftLeg.addSublayer(leftLegFill)
    legs.addSublayer(leftLeg)

    let rightLeg = CALayer()
    rightLeg.bounds = CGRect(x: 119, y: 216, width: 37, height: 74)
    rightLeg.position = CGPoint(x: 137.5, y: 253)
    let rightLegPath = CGMutablePath()
    rightLegPath.move(to: CGPoint(x: 119, y: 216))
    rightLegPath.addLine(to: CGPoint(x: 156, y: 216))
    rightLegPath.addLine(to: CGPoint(x: 154, y: 290))
    rightLegPath.addLine(to: CGPoint(x: 122, y: 290))
    rightLegPath.addLine(to: CGPoint(x: 119, y: 236))
    rightLegPath.closeSubpath()
    let rightLegFill = CAGradientLayer()
    rightLegFill.frame = CGRect(x: 118, y: 215, width: 39, height: 76)
    rightLegFill.startPoint = CGPoint(x: 0.02564102564102564, y: 0.013157894736842105)
    rightLegFill.endPoint = CGPoint(x: 0.02564102564102564, y: 0.9868421052631579)
    rightLegFill.colors = [UIColor(red: 79 / 255, green: 120 / 255, blue: 190 / 255, alpha: 1).cgColor, UIColor(red: 52 / 255, green: 85 / 255, blue: 149 / 255, alpha: 1).cgColor]
    rightLegFill.locations = [0, 1]
    let rightLegFillMask = CAShapeLayer()
    rightLegFillMask.position = CGPoint(x: -118, y: -215)
    rightLegFillMask.path = rightLegPath
    rightLegFill.mask = rightLegFillMask
    rightLeg.addSublayer(rightLegFill)
    legs.addSublayer(rightLeg)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 86, y: 281, width: 68.19999999999999, height: 9)
    shape4.position = CGPoint(x: 120.1, y: 285.5)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 86, y: 281))
    shape4Path.addLine(to: CGPoint(x: 118.4, y: 281))
    shape4Path.addLine(to: CGPoint(x: 117.80000000000001, y: 290))
    shape4Path.addLine(to: CGPoint(x: 86.2, y: 290))
    shape4Path.closeSubpath()
    shape4Path.move(to: CGPoint(x: 121.6, y: 281))
    shape4Path.addLine(to: CGPoint(x: 154.2, y: 281))
    shape4Path.addLine(to: CGPoint(x: 153.89999999999998, y: 290))
    shape4Path.addLine(to: CGPoint(x: 122, y: 290))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = UIColor(red: 110 / 255, green: 150 / 255, blue: 216 / 255, alpha: 1).cgColor
    shape4.miterLimit = 4
    legs.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 92, y: 224, width: 56, height: 26)
    shape5.position = CGPoint(x: 120, y: 237)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 120, y: 236))
    shape5Path.addLine(to: CGPoint(x: 120, y: 250))
    shape5Path.move(to: CGPoint(x: 92, y: 224))
    shape5Path.addQuadCurve(to: CGPoint(x: 92, y: 240), control: CGPoint(x: 94, y: 236))
    shape5Path.move(to: CGPoint(x: 148, y: 224))
    shape5Path.addQuadCurve(to: CGPoint(x: 148, y: 240), control: CGPoint(x: 146, y: 236))
    shape5.path = shape5Path
    shape5.fillColor = nil
    shape5.strokeColor = UIColor(red: 40 / 255, green: 69 / 255, blue: 127 / 255, alpha: 1).cgColor
    shape5.lineWidth = 1.6
    shape5.lineCap = .round
    shape5.miterLimit = 4
    legs.addSublayer(shape5)

    let rightArm = CALayer()
    rightArm.bounds = CGRect(x: 152, y: 134, width: 43, height: 95)
    rightArm.position = CGPoint(x: 173.5, y: 181.5)
    group2.addSublayer(rightArm)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 183, y: 207, width: 3.1999999999999886, height: 11)
    shape6.position = CGPoint(x: 184.6, y: 212.5)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 183, y: 207))
    shape6Path.addQuadCurve(to: CGPoint(x: 186, y: 218), control: CGPoint(x: 187, y: 211))
    shape6.path = shape6Path
    shape6.fillColor = nil
    shape6.strokeColor = UIColor(red: 242 / 255, green: 188 / 255, blue: 148 / 255, alpha: 1).cgColor
    shape6.lineWidth = 11
    shape6.lineCap = .round
    shape6.miterLimit = 4
    rightArm.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 177, y: 209, width: 18, height: 18)
    shape7.position = CGPoint(x: 186, y: 218)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 195, y: 218))
    shape7Path.addCurve(to: CGPoint(x: 186, y: 227), control1: CGPoint(x: 195, y: 222.97056274847714), control2: CGPoint(x: 190.97056274847714, y: 227))
    shape7Path.addCurve(to: CGPoint(x: 177, y: 218), control1: CGPoint(x: 181.02943725152286, y: 227), control2: CGPoint(x: 177, y: 222.97056274847714))
    shape7Path.addCurve(to: CGPoint(x: 186, y: 209), control1: CGPoint(x: 177, y: 213.02943725152286), control2: CGPoint(x: 181.02943725152286, y: 209))
    shape7Path.addCurve(to: CGPoint(x: 195, y: 218), control1: CGPoint(x: 190.97056274847714, y: 209), control2: CGPoint(x: 195, y: 213.02943725152286))
    shape7Path.closeSubpath()
    shape7.path = shape7Path
    shape7.fillColor = UIColor(red: 244 / 255, green: 195 / 255, blue: 157 / 255, alpha: 1).cgColor
    shape7.miterLimit = 4
    rightArm.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 178.2, y: 217, width: 8.800000000000011, height: 12)
    shape8.position = CGPoint(x: 182.6, y: 223)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 180, y: 217))
    shape8Path.addQuadCurve(to: CGPoint(x: 179, y: 225), control: CGPoint(x: 177, y: 221))
    shape8Path.move(to: CGPoint(x: 187, y: 224))
    shape8Path.addLine(to: CGPoint(x: 187, y: 229))
    shape8Path.move(to: CGPoint(x: 182, y: 223))
    shape8Path.addLine(to: CGPoint(x: 181, y: 228.5))
    shape8.path = shape8Path
    shape8.fillColor = nil
    shape8.strokeColor = UIColor(red: 244 / 255, green: 195 / 255, blue: 157 / 255, alpha: 1).cgColor
    shape8.lineWidth = 4.6
    shape8.lineCap = .round
    shape8.miterLimit = 4
    rightArm.addSublayer(shape8)

    let shape9 = CALayer()
    shape9.bounds = CGRect(x: 152, y: 134, width: 31, height: 66)
    shape9.position = CGPoint(x: 167.5, y: 167)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 152, y: 134))
    shape9Path.addCurve(to: CGPoint(x: 183, y: 200), control1: CGPoint(x: 170, y: 146), control2: CGPoint(x: 180, y: 172))
    let shape9Stroke = CAGradientLayer()
    shape9Stroke.frame = CGRect(x: 59, y: 41, width: 217, height: 252)
    shape9Stroke.startPoint = CGPoint(x: 0.42857142857142855, y: 0.36904761904761907)
    shape9Stroke.endPoint = CGPoint(x: 0.42857142857142855, y: 0.6309523809523809)
    shape9Stroke.colors = [UIColor(red: 249 / 255, green: 122 / 255, blue: 99 / 255, alpha: 1).cgColor, UIColor(red: 217 / 255, green: 79 / 255, blue: 103 / 255, alpha: 1).cgColor]
    shape9Stroke.locations = [0, 1]
    let shape9StrokeMask = CAShapeLayer()
    shape9StrokeMask.position = CGPoint(x: -59, y: -41)
    shape9StrokeMask.path = shape9Path
    shape9StrokeMask.fillColor = nil
    shape9StrokeMask.strokeColor = UIColor.black.cgColor
    shape9StrokeMask.lineWidth = 23
    shape9StrokeMask.lineCap = .round
    shape9StrokeMask.miterLimit = 4
    shape9Stroke.mask = shape9StrokeMask
    shape9.addSublayer(shape9Stroke)
    rightArm.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 173.5, y: 202, width: 20, height: 2.461538461538453)
    shape10.position = CGPoint(x: 183.5, y: 203.23076923076923)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 173.5, y: 203.5))
    shape10Path.addQuadCurve(to: CGPoint(x: 193.5, y: 202), control: CGPoint(x: 183, y: 206))
    shape10.path = shape10Path
    shape10.fillColor = nil
    shape10.strokeColor = UIColor(red: 184 / 255, green: 63 / 255, blue: 88 / 255, alpha: 1).cgColor
    shape10.lineWidth = 6
    shape10.lineCap = .round
    shape10.miterLimit = 4
    rightArm.addSublayer(shape10)

    let body = CALayer()
    body.bounds = CGRect(x: 70, y: 112, width: 104, height: 120)
    body.position = CGPoint(x: 122, y: 172)
    group2.addSublayer(body)

    let shape11 = CALayer()
    shape11.bounds = CGRect(x: 77, y: 112, width: 86, height: 117)
    shape11.position = CGPoint(x: 120, y: 170.5)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 82, y: 136))
    shape11Path.addCurve(to: CGPoint(x: 89.02943725152286, y: 119.02943725152286), control1: CGPoint(x: 82, y: 129.63480424385094), control2: CGPoint(x: 84.52856416877003, y: 123.5303103342757))
    shape11Path.addCurve(to: CGPoint(x: 106, y: 112), control1: CGPoint(x: 93.53031033427568, y: 114.52856416877003), control2: CGPoint(x: 99.63480424385094, y: 112))
    shape11Path.addLine(to: CGPoint(x: 134, y: 112))
    shape11Path.addCurve(to: CGPoint(x: 150.97056274847714, y: 119.02943725152286), control1: CGPoint(x: 140.36519575614906, y: 112), control2: CGPoint(x: 146.4696896657243, y: 114.52856416877003))
    shape11Path.addCurve(to: CGPoint(x: 158, y: 136), control1: CGPoint(x: 155.47143583122997, y: 123.5303103342757), control2: CGPoint(x: 158, y: 129.63480424385094))
    shape11Path.addLine(to: CGPoint(x: 163, y: 220))
    shape11Path.addCurve(to: CGPoint(x: 160.36396103067892, y: 226.36396103067892), control1: CGPoint(x: 163, y: 222.3869484085559), control2: CGPoint(x: 162.05178843671123, y: 224.6761336246466))
    shape11Path.addCurve(to: CGPoint(x: 154, y: 229), control1: CGPoint(x: 158.6761336246466, y: 228.05178843671123), control2: CGPoint(x: 156.3869484085559, y: 229))
    shape11Path.addLine(to: CGPoint(x: 86, y: 229))
    shape11Path.addCurve(to: CGPoint(x: 79.63603896932108, y: 226.36396103067892), control1: CGPoint(x: 83.6130515914441, y: 229), control2: CGPoint(x: 81.32386637535339, y: 228.05178843671123))
    shape11Path.addCurve(to: CGPoint(x: 77, y: 220), control1: CGPoint(x: 77.94821156328877, y: 224.6761336246466), control2: CGPoint(x: 77, y: 222.3869484085559))
    shape11Path.closeSubpath()
    let shape11Fill = CAGradientLayer()
    shape11Fill.frame = CGRect(x: 76, y: 111, width: 88, height: 119)
    shape11Fill.startPoint = CGPoint(x: 0.011363636363636364, y: 0.008403361344537815)
    shape11Fill.endPoint = CGPoint(x: 0.011363636363636364, y: 0.9915966386554622)
    shape11Fill.colors = [UIColor(red: 1, green: 143 / 255, blue: 107 / 255, alpha: 1).cgColor, UIColor(red: 226 / 255, green: 86 / 255, blue: 107 / 255, alpha: 1).cgColor]
    shape11Fill.locations = [0, 1]
    let shape11FillMask = CAShapeLayer()
    shape11FillMask.position = CGPoint(x: -76, y: -111)
    shape11FillMask.path = shape11Path
    shape11Fill.mask = shape11FillMask
    shape11.addSublayer(shape11Fill)
    body.addSublayer(shape11)

    let group3 = CALayer()
    group3.bounds = CGRect(x: 70, y: 120, width: 104, height: 112)
    group3.position = CGPoint(x: 122, y: 176)
    body.addSublayer(group3)

    let maskLayer = CALayer()
    maskLayer.bounds = CGRect(x: 77, y: 112, width: 86, height: 117)
    maskLayer.position = CGPoint(x: 120, y: 170.5)
    group3.mask = maskLayer

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 77, y: 112, width: 86, height: 117)
    shape12.position = CGPoint(x: 120, y: 170.5)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 82, y: 136))
    shape12Path.addCurve(to: CGPoint(x: 89.02943725152286, y: 119.02943725152286), control1: CGPoint(x: 82, y: 129.63480424385094), control2: CGPoint(x: 84.52856416877003, y: 123.5303103342757))
    shape12Path.addCurve(to: CGPoint(x: 106, y: 112), control1: CGPoint(x: 93.53031033427568, y: 114.52856416877003), control2: CGPoint(x: 99.63480424385094, y: 112))
    shape12Path.addLine(to: CGPoint(x: 134, y: 112))
    shape12Path.addCurve(to: CGPoint(x: 150.97056274847714, y: 119.02943725152286), control1: CGPoint(x: 140.36519575614906, y: 112), control2: CGPoint(x: 146.4696896657243, y: 114.52856416877003))
    shape12Path.addCurve(to: CGPoint(x: 158, y: 136), control1: CGPoint(x: 155.47143583122997, y: 123.5303103342757), control2: CGPoint(x: 158, y: 129.63480424385094))
    shape12Path.addLine(to: CGPoint(x: 163, y: 220))
    shape12Path.addCurve(to: CGPoint(x: 160.36396103067892, y: 226.36396103067892), control1: CGPoint(x: 163, y: 222.3869484085559), control2: CGPoint(x: 162.05178843671123, y: 224.6761336246466))
    shape12Path.addCurve(to: CGPoint(x: 154, y: 229), control1: CGPoint(x: 158.6761336246466, y: 228.05178843671123), control2: CGPoint(x: 156.3869484085559, y: 229))
    shape12Path.addLine(to: CGPoint(x: 86, y: 229))
    shape12Path.addCurve(to: CGPoint(x: 79.63603896932108, y: 226.36396103067892), control1: CGPoint(x: 83.6130515914441, y: 229), control2: CGPoint(x: 81.32386637535339, y: 228.05178843671123))
    shape12Path.addCurve(to: CGPoint(x: 77, y: 220), control1: CGPoint(x: 77.94821156328877, y: 224.6761336246466), control2: CGPoint(x: 77, y: 222.3869484085559))
    shape12Path.closeSubpath()
    shape12.path = shape12Path
    maskLayer.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: 70, y: 150, width: 100, height: 14)
    shape13.position = CGPoint(x: 120, y: 157)
    let shape13Path = CGMutablePath()
    shape13Path.addRect(CGRect(x: 70, y: 150, width: 100, height: 14))
    shape13.path = shape13Path
    shape13.fillColor = UIColor(red: 1, green: 233 / 255, blue: 218 / 255, alpha: 1).cgColor
    shape13.miterLimit = 4
    group3.addSublayer(shape13)

    let shape14 = CAShapeLayer()
    shape14.bounds = CGRect(x: 72, y: 157, width: 96, height: 5)
    shape14.position = CGPoint(x: 120, y: 159.5)
    let shape14Path = CGMutablePath()
    shape14Path.move(to: CGPoint(x: 72, y: 157))
    shape14Path.addLine(to: CGPoint(x: 80, y: 162))
    shape14Path.addLine(to: CGPoint(x: 88, y: 157))
    shape14Path.addLine(to: CGPoint(x: 96, y: 162))
    shape14Path.addLine(to: CGPoint(x: 104, y: 157))
    shape14Path.addLine(to: CGPoint(x: 112, y: 162))
    shape14Path.addLine(to: CGPoint(x: 120, y: 157))
    shape14Path.addLine(to: CGPoint(x: 128, y: 162))
    shape14Path.addLine(to: CGPoint(x: 136, y: 157))
    shape14Path.addLine(to: CGPoint(x: 144, y: 162))
    shape14Path.addLine(to: CGPoint(x: 152, y: 157))
    shape14Path.addLine(to: CGPoint(x: 160, y: 162))
    shape14Path.addLine(to: CGPoint(x: 168, y: 157))
    shape14.path = shape14Path
    shape14.fillColor = nil
    shape14.strokeColor = UIColor(red: 226 / 255, green: 86 / 255, blue: 107 / 255, alpha: 1).cgColor
    shape14.lineWidth = 2.2
    shape14.lineJoin = .round
    shape14.miterLimit = 4
    group3.addSublayer(shape14)

    let shape15 = CAShapeLayer()
    shape15.bounds = CGRect(x: 70, y: 218, width: 100, height: 14)
    shape15.position = CGPoint(x: 120, y: 225)
    let shape15Path = CGMutablePath()
    shape15Path.addRect(CGRect(x: 70, y: 218, width: 100, height: 14))
    shape15.path = shape15Path
    shape15.fillColor = UIColor(red: 184 / 255, green: 63 / 255, blue: 88 / 255, alpha: 1).cgColor
    shape15.miterLimit = 4
    group3.addSublayer(shape15)

    let shape16 = CAShapeLayer()
    shape16.bounds = CGRect(x: 80, y: 220, width: 80, height: 8)
    shape16.position = CGPoint(x: 120, y: 224)
    let shape16Path = CGMutablePath()
    shape16Path.move(to: CGPoint(x: 80, y: 220))
    shape16Path.addLine(to: CGPoint(x: 80, y: 228))
    shape16Path.move(to: CGPoint(x: 88, y: 220))
    shape16Path.addLine(to: CGPoint(x: 88, y: 228))
    shape16Path.move(to: CGPoint(x: 96, y: 220))
    shape16Path.addLine(to: CGPoint(x: 96, y: 228))
    shape16Path.move(to: CGPoint(x: 104, y: 220))
    shape16Path.addLine(to: CGPoint(x: 104, y: 228))
    shape16Path.move(to: CGPoint(x: 112, y: 220))
    shape16Path.addLine(to: CGPoint(x: 112, y: 228))
    shape16Path.move(to: CGPoint(x: 120, y: 220))
    shape16Path.addLine(to: CGPoint(x: 120, y: 228))
    shape16Path.move(to: CGPoint(x: 128, y: 220))
    shape16Path.addLine(to: CGPoint(x: 128, y: 228))
    shape16Path.move(to: CGPoint(x: 136, y: 220))
    shape16Path.addLine(to: CGPoint(x: 136, y: 228))
    shape16Path.move(to: CGPoint(x: 144, y: 220))
    shape16Path.addLine(to: CGPoint(x: 144, y: 228))
    shape16Path.move(to: CGPoint(x: 152, y: 220))
    shape16Path.addLine(to: CGPoint(x: 152, y: 228))
    shape16Path.move(to: CGPoint(x: 160, y: 220))
    shape16Path.addLine(to: CGPoint(x: 160, y: 228))
    shape16.path = shape16Path
    shape16.strokeColor = UIColor(red: 208 / 255, green: 81 / 255, blue: 104 / 255, alpha: 1).cgColor
    shape16.lineWidth = 1.6
    shape16.miterLimit = 4
    group3.addSublayer(shape16)

    let shape17 = CAShapeLayer()
    shape17.bounds = CGRect(x: 148, y: 120, width: 26, height: 98)
    shape17.position = CGPoint(x: 161, y: 169)
    let shape17Path = CGMutablePath()
    shape17Path.move(to: CGPoint(x: 148, y: 128))
    shape17Path.addQuadCurve(to: CGPoint(x: 154, y: 218), control: CGPoint(x: 158, y: 168))
    shape17Path.addLine(to: CGPoint(x: 174, y: 218))
    shape17Path.addLine(to: CGPoint(x: 174, y: 120))
    shape17Path.closeSubpath()
    shape17.path = shape17Path
    shape17.fillColor = UIColor(red: 184 / 255, green: 63 / 255, blue: 88 / 255, alpha: 0.18).cgColor
    shape17.miterLimit = 4
    group3.addSublayer(shape17)

    let pocket = CALayer()
    pocket.bounds = CGRect(x: 124, y: 170, width: 30, height: 32)
    pocket.position = CGPoint(x: 139, y: 186)
    body.addSublayer(pocket)

    let maskLayer2 = CALayer()
    maskLayer2.bounds = CGRect(x: 126, y: 174, width: 24, height: 24)
    maskLayer2.position = CGPoint(x: 138, y: 186)
    pocket.mask = maskLayer2

    let shape18 = CAShapeLayer()
    shape18.bounds = CGRect(x: 126, y: 174, width: 24, height: 24)
    shape18.position = CGPoint(x: 138, y: 186)
    let shape18Path = CGMutablePath()
    shape18Path.move(to: CGPoint(x: 126, y: 174))
    shape18Path.addLine(to: CGPoint(x: 150, y: 174))
    shape18Path.addLine(to: CGPoint(x: 150, y: 190))
    shape18Path.addCurve(to: CGPoint(x: 147.65685424949237, y: 195.65685424949237), control1: CGPoint(x: 150, y: 192.12173191871636), control2: CGPoint(x: 149.15714527707667, y: 194.1565632219081))
    shape18Path.addCurve(to: CGPoint(x: 142, y: 198), control1: CGPoint(x: 146.1565632219081, y: 197.15714527707667), control2: CGPoint(x: 144.12173191871636, y: 198))
    shape18Path.addLine(to: CGPoint(x: 134, y: 198))
    shape18Path.addCurve(to: CGPoint(x: 128.34314575050763, y: 195.65685424949237), control1: CGPoint(x: 131.87826808128364, y: 198), control2: CGPoint(x: 129.8434367780919, y: 197.15714527707667))
    shape18Path.addCurve(to: CGPoint(x: 126, y: 190), control1: CGPoint(x: 126.84285472292335, y: 194.1565632219081), control2: CGPoint(x: 126, y: 192.12173191871636))
    shape18Path.closeSubpath()
    shape18.path = shape18Path
    maskLayer2.addSublayer(shape18)

    let shape19 = CAShapeLayer()
    shape19.bounds = CGRect(x: 124, y: 170, width: 30, height: 32)
    shape19.position = CGPoint(x: 139, y: 186)
    let shape19Path = CGMutablePath()
    shape19Path.addRect(CGRect(x: 124, y: 170, width: 30, height: 32))
    shape19.path = shape19Path
    shape19.fillColor = UIColor(red: 207 / 255, green: 75 / 255, blue: 99 / 255, alpha: 1).cgColor
    shape19.miterLimit = 4
    pocket.addSublayer(shape19)

    let shape20 = CAShapeLayer()
    shape20.bounds = CGRect(x: 124, y: 178, width: 30, height: 0)
    shape20.position = CGPoint(x: 139, y: 178)
    let shape20Path = CGMutablePath()
    shape20Path.move(to: CGPoint(x: 124, y: 178))
    shape20Path.addLine(to: CGPoint(x: 154, y: 178))
    shape20.path = shape20Path
    shape20.strokeColor = UIColor(red: 1, green: 177 / 255, blue: 153 / 255, alpha: 1).cgColor
    shape20.lineWidth = 2.4
    shape20.miterLimit = 4
    pocket.addSublayer(shape20)

    head.anchorPoint = CGPoint(x: 0.5, y: 0.95)
    head.bounds = CGRect(x: 80, y: 11.132467631852867, width: 80, height: 114.36753236814714)
    head.position = CGPoint(x: 120, y: 119.78162338159264)
    group2.addSublayer(head)

    let shape21 = CAShapeLayer()
    shape21.bounds = CGRect(x: 108, y: 92, width: 24, height: 27)
    shape21.position = CGPoint(x: 120, y: 105.5)
    let shape21Path = CGMutablePath()
    shape21Path.move(to: CGPoint(x: 108, y: 92))
    shape21Path.addLine(to: CGPoint(x: 132, y: 92))
    shape21Path.addLine(to: CGPoint(x: 132, y: 114))
    shape21Path.addQuadCurve(to: CGPoint(x: 108, y: 114), control: CGPoint(x: 120, y: 124))
    shape21Path.closeSubpath()
    shape21.path = shape21Path
    shape21.fillColor = UIColor(red: 223 / 255, green: 163 / 255, blue: 126 / 255, alpha: 1).cgColor
    shape21.miterLimit = 4
    head.addSublayer(shape21)

    let shape22 = CAShapeLayer()
    shape22.bounds = CGRect(x: 98, y: 112, width: 44, height: 13.5)
    shape22.position = CGPoint(x: 120, y: 118.75)
    let shape22Path = CGMutablePath()
    shape22Path.move(to: CGPoint(x: 101, y: 112))
    shape22Path.addQuadCurve(to: CGPoint(x: 139, y: 112), control: CGPoint(x: 120, y: 125))
    shape22Path.addLine(to: CGPoint(x: 142, y: 118))
    shape22Path.addQuadCurve(to: CGPoint(x: 98, y: 118), control: CGPoint(x: 120, y: 133))
    shape22Path.closeSubpath()
    shape22.path = shape22Path
    shape22.fillColor = UIColor(red: 184 / 255, green: 63 / 255, blue: 88 / 255, alpha: 1).cgColor
    shape22.miterLimit = 4
    head.addSublayer(shape22)

    let shape23 = CAShapeLayer()
    shape23.bounds = CGRect(x: 80, y: 63, width: 14, height: 14)
    shape23.position = CGPoint(x: 87, y: 70)
    let shape23Path = CGMutablePath()
    shape23Path.move(to: CGPoint(x: 94, y: 70))
    shape23Path.addCurve(to: CGPoint(x: 87, y: 77), control1: CGPoint(x: 94, y: 73.86599324881556), control2: CGPoint(x: 90.86599324881556, y: 77))
    shape23Path.addCurve(to: CGPoint(x: 80, y: 70), control1: CGPoint(x: 83.13400675118444, y: 77), control2: CGPoint(x: 80, y: 73.86599324881556))
    shape23Path.addCurve(to: CGPoint(x: 87, y: 63), control1: CGPoint(x: 80, y: 66.13400675118444), control2: CGPoint(x: 83.13400675118444, y: 63))
    shape23Path.addCurve(to: CGPoint(x: 94, y: 70), control1: CGPoint(x: 90.86599324881556, y: 63), control2: CGPoint(x: 94, y: 66.13400675118444))
    shape23Path.closeSubpath()
    shape23.path = shape23Path
    shape23.fillColor = UIColor(red: 235 / 255, green: 176 / 255, blue: 138 / 255, alpha: 1).cgColor
    shape23.miterLimit = 4
    head.addSublayer(shape23)

    let shape24 = CAShapeLayer()
    shape24.bounds = CGRect(x: 146, y: 63, width: 14, height: 14)
    shape24.position = CGPoint(x: 153, y: 70)
    let shape24Path = CGMutablePath()
    shape24Path.move(to: CGPoint(x: 160, y: 70))
    shape24Path.addCurve(to: CGPoint(x: 153, y: 77), control1: CGPoint(x: 160, y: 73.86599324881556), control2: CGPoint(x: 156.86599324881556, y: 77))
    shape24Path.addCurve(to: CGPoint(x: 146, y: 70), control1: CGPoint(x: 149.13400675118444, y: 77), control2: CGPoint(x: 146, y: 73.86599324881556))
    shape24Path.addCurve(to: CGPoint(x: 153, y: 63), control1: CGPoint(x: 146, y: 66.13400675118444), control2: CGPoint(x: 149.13400675118444, y: 63))
    shape24Path.addCurve(to: CGPoint(x: 160, y: 70), control1: CGPoint(x: 156.86599324881556, y: 63), control2: CGPoint(x: 160, y: 66.13400675118444))
    shape24Path.closeSubpath()
    shape24.path = shape24Path
    shape24.fillColor = UIColor(red: 235 / 255, green: 176 / 255, blue: 138 / 255, alpha: 1).cgColor
    shape24.miterLimit = 4
    head.addSublayer(shape24)

    let shape25 = CAShapeLayer()
    shape25.bounds = CGRect(x: 88, y: 24, width: 64, height: 79)
    shape25.position = CGPoint(x: 120, y: 63.5)
    let shape25Path = CGMutablePath()
    shape25Path.move(to: CGPoint(x: 88, y: 56))
    shape25Path.addCurve(to: CGPoint(x: 97.37258300203047, y: 33.37258300203048), control1: CGPoint(x: 88, y: 47.513072325134594), control2: CGPoint(x: 91.37141889169337, y: 39.37374711236759))
    shape25Path.addCurve(to: CGPoint(x: 120, y: 24), control1: CGPoint(x: 103.37374711236758, y: 27.371418891693374), control2: CGPoint(x: 111.51307232513459, y: 24))
    shape25Path.addCurve(to: CGPoint(x: 142.6274169979695, y: 33.372583002030474), control1: CGPoint(x: 128.4869276748654, y: 24), control2: CGPoint(x: 136.6262528876324, y: 27.371418891693367))
    shape25Path.addCurve(to: CGPoint(x: 152, y: 56), control1: CGPoint(x: 148.62858110830663, y: 39.37374711236758), control2: CGPoint(x: 152, y: 47.51307232513459))
    shape25Path.addLine(to: CGPoint(x: 152, y: 71))
    shape25Path.addCurve(to: CGPoint(x: 142.62741699796953, y: 93.62741699796952), control1: CGPoint(x: 152, y: 79.48692767486541), control2: CGPoint(x: 148.62858110830663, y: 87.6262528876324))
    shape25Path.addCurve(to: CGPoint(x: 120, y: 103), control1: CGPoint(x: 136.6262528876324, y: 99.62858110830663), control2: CGPoint(x: 128.4869276748654, y: 103))
    shape25Path.addCurve(to: CGPoint(x: 97.37258300203048, y: 93.62741699796952), control1: CGPoint(x: 111.5130723251346, y: 103), control2: CGPoint(x: 103.3737471123676, y: 99.62858110830663))
    shape25Path.addCurve(to: CGPoint(x: 88, y: 71), control1: CGPoint(x: 91.37141889169337, y: 87.62625288763242), control2: CGPoint(x: 88, y: 79.48692767486541))
    shape25Path.closeSubpath()
    shape25.path = shape25Path
    shape25.fillColor = UIColor(red: 246 / 255, green: 198 / 255, blue: 160 / 255, alpha: 1).cgColor
    shape25.miterLimit = 4
    head.addSublayer(shape25)

    let shape26 = CALayer()
    shape26.bounds = CGRect(x: 82.91861013956755, y: 11.132467631852867, width: 76.95393465935378, height: 57.13051266228363)
    shape26.position = CGPoint(x: 121.39557746924444, y: 39.69772396299468)
    let shape26Path = CGMutablePath()
    shape26Path.move(to: CGPoint(x: 84.5, y: 68))
    shape26Path.addCurve(to: CGPoint(x: 118, y: 15), control1: CGPoint(x: 78, y: 38), control2: CGPoint(x: 92, y: 15))
    shape26Path.addCurve(to: CGPoint(x: 149, y: 20), control1: CGPoint(x: 126, y: 8), control2: CGPoint(x: 146, y: 11))
    shape26Path.addCurve(to: CGPoint(x: 156, y: 68), control1: CGPoint(x: 162, y: 27), control2: CGPoint(x: 162, y: 48))
    shape26Path.addCurve(to: CGPoint(x: 152.8, y: 64.5), control1: CGPoint(x: 154.5, y: 69), control2: CGPoint(x: 153, y: 67))
    shape26Path.addCurve(to: CGPoint(x: 146, y: 44.5), control1: CGPoint(x: 152.3, y: 56), control2: CGPoint(x: 150, y: 50))
    shape26Path.addCurve(to: CGPoint(x: 99, y: 38), control1: CGPoint(x: 132, y: 50), control2: CGPoint(x: 110, y: 47))
    shape26Path.addCurve(to: CGPoint(x: 87.2, y: 64.5), control1: CGPoint(x: 93, y: 43), control2: CGPoint(x: 88, y: 52))
    shape26Path.addCurve(to: CGPoint(x: 84.5, y: 68), control1: CGPoint(x: 87, y: 67), control2: CGPoint(x: 86, y: 69))
    shape26Path.closeSubpath()
    let shape26Fill = CAGradientLayer()
    shape26Fill.frame = CGRect(x: 81.91861013956755, y: 10.132467631852867, width: 78.95393465935378, height: 59.13051266228363)
    shape26Fill.startPoint = CGPoint(x: 0.012665613237826504, y: 0.016911742431718328)
    shape26Fill.endPoint = CGPoint(x: 0.012665613237826504, y: 0.9830882575682817)
    shape26Fill.colors = [UIColor(red: 85 / 255, green: 58 / 255, blue: 63 / 255, alpha: 1).cgColor, UIColor(red: 56 / 255, green: 36 / 255, blue: 46 / 255, alpha: 1).cgColor]
    shape26Fill.locations = [0, 1]
    let shape26FillMask = CAShapeLayer()
    shape26FillMask.position = CGPoint(x: -81.91861013956755, y: -10.132467631852867)
    shape26FillMask.path = shape26Path
    shape26Fill.mask = shape26FillMask
    shape26.addSublayer(shape26Fill)
    head.addSublayer(shape26)

    let shape27 = CAShapeLayer()
    shape27.bounds = CGRect(x: 96, y: 17.9375, width: 40, height: 13.0625)
    shape27.position = CGPoint(x: 116, y: 24.46875)
    let shape27Path = CGMutablePath()
    shape27Path.move(to: CGPoint(x: 104, y: 23))
    shape27Path.addQuadCurve(to: CGPoint(x: 136, y: 21), control: CGPoint(x: 120, y: 14))
    shape27Path.move(to: CGPoint(x: 96, y: 31))
    shape27Path.addQuadCurve(to: CGPoint(x: 104, y: 25), control: CGPoint(x: 100, y: 26))
    shape27.path = shape27Path
    shape27.fillColor = nil
    shape27.strokeColor = UIColor(red: 122 / 255, green: 90 / 255, blue: 94 / 255, alpha: 1).cgColor
    shape27.lineWidth = 2.4
    shape27.lineCap = .round
    shape27.miterLimit = 4
    head.addSublayer(shape27)

    let shape28 = CAShapeLayer()
    shape28.bounds = CGRect(x: 101, y: 55.22222222222222, width: 38, height: 2.7777777777777786)
    shape28.position = CGPoint(x: 120, y: 56.611111111111114)
    let shape28Path = CGMutablePath()
    shape28Path.move(to: CGPoint(x: 101, y: 58))
    shape28Path.addQuadCurve(to: CGPoint(x: 113, y: 57), control: CGPoint(x: 107, y: 53))
    shape28Path.move(to: CGPoint(x: 127, y: 57))
    shape28Path.addQuadCurve(to: CGPoint(x: 139, y: 58), control: CGPoint(x: 133, y: 53))
    shape28.path = shape28Path
    shape28.fillColor = nil
    shape28.strokeColor = UIColor(red: 56 / 255, green: 36 / 255, blue: 46 / 255, alpha: 1).cgColor
    shape28.lineWidth = 2.6
    shape28.lineCap = .round
    shape28.miterLimit = 4
    head.addSublayer(shape28)

    eyes.bounds = CGRect(x: 103.6, y: 63.8, width: 32.80000000000001, height: 8.400000000000006)
    eyes.position = CGPoint(x: 120, y: 68)
    head.addSublayer(eyes)

    let shape29 = CAShapeLayer()
    shape29.bounds = CGRect(x: 103.6, y: 63.8, width: 6.800000000000011, height: 8.400000000000006)
    shape29.position = CGPoint(x: 107, y: 68)
    let shape29Path = CGMutablePath()
    shape29Path.move(to: CGPoint(x: 110.4, y: 68))
    shape29Path.addCurve(to: CGPoint(x: 107, y: 72.2), control1: CGPoint(x: 110.4, y: 70.31959594928934), control2: CGPoint(x: 108.8777681494247, y: 72.2))
    shape29Path.addCurve(to: CGPoint(x: 103.6, y: 68), control1: CGPoint(x: 105.1222318505753, y: 72.2), control2: CGPoint(x: 103.6, y: 70.31959594928934))
    shape29Path.addCurve(to: CGPoint(x: 107, y: 63.8), control1: CGPoint(x: 103.6, y: 65.68040405071066), control2: CGPoint(x: 105.1222318505753, y: 63.8))
    shape29Path.addCurve(to: CGPoint(x: 110.4, y: 68), control1: CGPoint(x: 108.8777681494247, y: 63.8), control2: CGPoint(x: 110.4, y: 65.68040405071066))
    shape29Path.closeSubpath()
    shape29.path = shape29Path
    shape29.fillColor = UIColor(red: 56 / 255, green: 36 / 255, blue: 46 / 255, alpha: 1).cgColor
    shape29.miterLimit = 4
    eyes.addSublayer(shape29)

    let shape30 = CAShapeLayer()
    shape30.bounds = CGRect(x: 129.6, y: 63.8, width: 6.800000000000011, height: 8.400000000000006)
    shape30.position = CGPoint(x: 133, y: 68)
    let shape30Path = CGMutablePath()
    shape30Path.move(to: CGPoint(x: 136.4, y: 68))
    shape30Path.addCurve(to: CGPoint(x: 133, y: 72.2), control1: CGPoint(x: 136.4, y: 70.31959594928934), control2: CGPoint(x: 134.8777681494247, y: 72.2))
    shape30Path.addCurve(to: CGPoint(x: 129.6, y: 68), control1: CGPoint(x: 131.1222318505753, y: 72.2), control2: CGPoint(x: 129.6, y: 70.31959594928934))
    shape30Path.addCurve(to: CGPoint(x: 133, y: 63.8), control1: CGPoint(x: 129.6, y: 65.68040405071066), control2: CGPoint(x: 131.1222318505753, y: 63.8))
    shape30Path.addCurve(to: CGPoint(x: 136.4, y: 68), control1: CGPoint(x: 134.8777681494247, y: 63.8), control2: CGPoint(x: 136.4, y: 65.68040405071066))
    shape30Path.closeSubpath()
    shape30.path = shape30Path
    shape30.fillColor = UIColor(red: 56 / 255, green: 36 / 255, blue: 46 / 255, alpha: 1).cgColor
    shape30.miterLimit = 4
    eyes.addSublayer(shape30)

    let shape31 = CAShapeLayer()
    shape31.bounds = CGRect(x: 119, y: 70, width: 2.5804878048780324, height: 6)
    shape31.position = CGPoint(x: 120.29024390243902, y: 73)
    let shape31Path = CGMutablePath()
    shape31Path.move(to: CGPoint(x: 120, y: 70))
    shape31Path.addQuadCurve(to: CGPoint(x: 119, y: 76), control: CGPoint(x: 123.6, y: 74.5))
    shape31.path = shape31Path
    shape31.fillColor = nil
    shape31.strokeColor = UIColor(red: 223 / 255, green: 163 / 255, blue: 126 / 255, alpha: 1).cgColor
    shape31.lineWidth = 2.2
    shape31.lineCap = .round
    shape31.miterLimit = 4
    head.addSublayer(shape31)

    let smile = CAShapeLayer()
    smile.bounds = CGRect(x: 107, y: 81, width: 26, height: 13)
    smile.position = CGPoint(x: 120, y: 87.5)
    let smilePath = CGMutablePath()
    smilePath.move(to: CGPoint(x: 107, y: 81))
    smilePath.addLine(to: CGPoint(x: 133, y: 81))
    smilePath.addCurve(to: CGPoint(x: 129.1923881554251, y: 90.19238815542512), control1: CGPoint(x: 133, y: 84.44781436791408), control2: CGPoint(x: 131.63036107524957, y: 87.75441523560066))
    smilePath.addCurve(to: CGPoint(x: 120, y: 94), control1: CGPoint(x: 126.75441523560067, y: 92.63036107524957), control2: CGPoint(x: 123.44781436791408, y: 94))
    smilePath.addCurve(to: CGPoint(x: 110.80761184457488, y: 90.19238815542512), control1: CGPoint(x: 116.55218563208592, y: 94), control2: CGPoint(x: 113.24558476439934, y: 92.63036107524957))
    smilePath.addCurve(to: CGPoint(x: 107, y: 81), control1: CGPoint(x: 108.36963892475043, y: 87.75441523560067), control2: CGPoint(x: 107, y: 84.44781436791408))
    smilePath.closeSubpath()
    smile.path = smilePath
    smile.fillColor = UIColor(red: 142 / 255, green: 47 / 255, blue: 67 / 255, alpha: 1).cgColor
    smile.miterLimit = 4
    head.addSublayer(smile)

    let shape32 = CAShapeLayer()
    shape32.bounds = CGRect(x: 110, y: 81, width: 20, height: 4.5)
    shape32.position = CGPoint(x: 120, y: 83.25)
    let shape32Path = CGMutablePath()
    shape32Path.move(to: CGPoint(x: 110, y: 81))
    shape32Path.addLine(to: CGPoint(x: 130, y: 81))
    shape32Path.addLine(to: CGPoint(x: 130, y: 83.5))
    shape32Path.addCurve(to: CGPoint(x: 129.4142135623731, y: 84.91421356237309), control1: CGPoint(x: 130, y: 84.03043297967909), control2: CGPoint(x: 129.78928631926917, y: 84.53914080547703))
    shape32Path.addCurve(to: CGPoint(x: 128, y: 85.5), control1: CGPoint(x: 129.03914080547702, y: 85.28928631926917), control2: CGPoint(x: 128.5304329796791, y: 85.5))
    shape32Path.addLine(to: CGPoint(x: 112, y: 85.5))
    shape32Path.addCurve(to: CGPoint(x: 110.58578643762691, y: 84.91421356237309), control1: CGPoint(x: 111.46956702032091, y: 85.5), control2: CGPoint(x: 110.96085919452297, y: 85.28928631926917))
    shape32Path.addCurve(to: CGPoint(x: 110, y: 83.5), control1: CGPoint(x: 110.21071368073083, y: 84.53914080547703), control2: CGPoint(x: 110, y: 84.03043297967909))
    shape32Path.closeSubpath()
    shape32.path = shape32Path
    shape32.fillColor = UIColor.white.cgColor
    shape32.miterLimit = 4
    head.addSublayer(shape32)

    let shape33 = CAShapeLayer()
    shape33.bounds = CGRect(x: 92.5, y: 75.2, width: 11, height: 7.599999999999994)
    shape33.position = CGPoint(x: 98, y: 79)
    let shape33Path = CGMutablePath()
    shape33Path.move(to: CGPoint(x: 103.5, y: 79))
    shape33Path.addCurve(to: CGPoint(x: 98, y: 82.8), control1: CGPoint(x: 103.5, y: 81.09868204935701), control2: CGPoint(x: 101.03756612406936, y: 82.8))
    shape33Path.addCurve(to: CGPoint(x: 92.5, y: 79), control1: CGPoint(x: 94.96243387593064, y: 82.8), control2: CGPoint(x: 92.5, y: 81.09868204935701))
    shape33Path.addCurve(to: CGPoint(x: 98, y: 75.2), control1: CGPoint(x: 92.5, y: 76.90131795064299), control2: CGPoint(x: 94.96243387593064, y: 75.2))
    shape33Path.addCurve(to: CGPoint(x: 103.5, y: 79), control1: CGPoint(x: 101.03756612406936, y: 75.2), control2: CGPoint(x: 103.5, y: 76.90131795064299))
    shape33Path.closeSubpath()
    shape33.path = shape33Path
    shape33.fillColor = UIColor(red: 244 / 255, green: 140 / 255, blue: 131 / 255, alpha: 0.5).cgColor
    shape33.miterLimit = 4
    head.addSublayer(shape33)

    let shape34 = CAShapeLayer()
    shape34.bounds = CGRect(x: 136.5, y: 75.2, width: 11, height: 7.599999999999994)
    shape34.position = CGPoint(x: 142, y: 79)
    let shape34Path = CGMutablePath()
    shape34Path.move(to: CGPoint(x: 147.5, y: 79))
    shape34Path.addCurve(to: CGPoint(x: 142, y: 82.8), control1: CGPoint(x: 147.5, y: 81.09868204935701), control2: CGPoint(x: 145.03756612406937, y: 82.8))
    shape34Path.addCurve(to: CGPoint(x: 136.5, y: 79), control1: CGPoint(x: 138.96243387593063, y: 82.8), control2: CGPoint(x: 136.5, y: 81.09868204935701))
    shape34Path.addCurve(to: CGPoint(x: 142, y: 75.2), control1: CGPoint(x: 136.5, y: 76.90131795064299), control2: CGPoint(x: 138.96243387593063, y: 75.2))
    shape34Path.addCurve(to: CGPoint(x: 147.5, y: 79), control1: CGPoint(x: 145.03756612406937, y: 75.2), control2: CGPoint(x: 147.5, y: 76.90131795064299))
    shape34Path.closeSubpath()
    shape34.path = shape34Path
    shape34.fillColor = UIColor(red: 244 / 255, green: 140 / 255, blue: 131 / 255, alpha: 0.5).cgColor
    shape34.miterLimit = 4
    head.addSublayer(shape34)

    leftArm.anchorPoint = CGPoint(x: 0.78, y: 0.1)
    leftArm.bounds = CGRect(x: 46, y: 134, width: 40, height: 100)
    leftArm.position = CGPoint(x: 77.2, y: 144)
    group2.addSublayer(leftArm)

    let shape35 = CAShapeLayer()
    shape35.bounds = CGRect(x: 55.8, y: 207, width: 3.200000000000003, height: 11)
    shape35.position = CGPoint(x: 57.4, y: 212.5)
    let shape35Path = CGMutablePath()
    shape35Path.move(to: CGPoint(x: 59, y: 207))
    shape35Path.addQuadCurve(to: CGPoint(x: 56, y: 218), control: CGPoint(x: 55, y: 211))
    shape35.path = shape35Path
    shape35.fillColor = nil
    shape35.strokeColor = UIColor(red: 242 / 255, green: 188 / 255, blue: 148 / 255, alpha: 1).cgColor
    shape35.lineWidth = 11
    shape35.lineCap = .round
    shape35.miterLimit = 4
    leftArm.addSublayer(shape35)

    let shape36 = CAShapeLayer()
    shape36.bounds = CGRect(x: 46, y: 210, width: 18, height: 18)
    shape36.position = CGPoint(x: 55, y: 219)
    let shape36Path = CGMutablePath()
    shape36Path.move(to: CGPoint(x: 64, y: 219))
    shape36Path.addCurve(to: CGPoint(x: 55, y: 228), control1: CGPoint(x: 64, y: 223.97056274847714), control2: CGPoint(x: 59.97056274847714, y: 228))
    shape36Path.addCurve(to: CGPoint(x: 46, y: 219), control1: CGPoint(x: 50.02943725152286, y: 228), control2: CGPoint(x: 46, y: 223.97056274847714))
    shape36Path.addCurve(to: CGPoint(x: 55, y: 210), control1: CGPoint(x: 46, y: 214.02943725152286), control2: CGPoint(x: 50.02943725152286, y: 210))
    shape36Path.addCurve(to: CGPoint(x: 64, y: 219), control1: CGPoint(x: 59.97056274847714, y: 210), control2: CGPoint(x: 64, y: 214.02943725152286))
    shape36Path.closeSubpath()
    shape36.path = shape36Path
    shape36.fillColor = UIColor(red: 244 / 255, green: 195 / 255, blue: 157 / 255, alpha: 1).cgColor
    shape36.miterLimit = 4
    leftArm.addSublayer(shape36)

    let shape37 = CAShapeLayer()
    shape37.bounds = CGRect(x: 46.5, y: 217, width: 19.200000000000003, height: 17)
    shape37.position = CGPoint(x: 56.1, y: 225.5)
    let shape37Path = CGMutablePath()
    shape37Path.move(to: CGPoint(x: 62.5, y: 217))
    shape37Path.addQuadCurve(to: CGPoint(x: 65.5, y: 225), control: CGPoint(x: 66.5, y: 220))
    shape37Path.move(to: CGPoint(x: 49, y: 225))
    shape37Path.addLine(to: CGPoint(x: 46.5, y: 231))
    shape37Path.move(to: CGPoint(x: 54, y: 227))
    shape37Path.addLine(to: CGPoint(x: 53.5, y: 234))
    shape37Path.move(to: CGPoint(x: 59, y: 226))
    shape37Path.addLine(to: CGPoint(x: 61, y: 232))
    shape37.path = shape37Path
    shape37.fillColor = nil
    shape37.strokeColor = UIColor(red: 244 / 255, green: 195 / 255, blue: 157 / 255, alpha: 1).cgColor
    shape37.lineWidth = 4.6
    shape37.lineCap = .round
    shape37.miterLimit = 4
    leftArm.addSublayer(shape37)

    let shape38 = CALayer()
    shape38.bounds = CGRect(x: 58, y: 134, width: 28, height: 66)
    shape38.position = CGPoint(x: 72, y: 167)
    let shape38Path = CGMutablePath()
    shape38Path.move(to: CGPoint(x: 86, y: 134))
    shape38Path.addCurve(to: CGPoint(x: 58, y: 200), control1: CGPoint(x: 70, y: 146), control2: CGPoint(x: 61, y: 172))
    let shape38Stroke = CAGradientLayer()
    shape38Stroke.frame = CGRect(x: -35, y: 41, width: 214, height: 252)
    shape38Stroke.startPoint = CGPoint(x: 0.43457943925233644, y: 0.36904761904761907)
    shape38Stroke.endPoint = CGPoint(x: 0.43457943925233644, y: 0.6309523809523809)
    shape38Stroke.colors = [UIColor(red: 1, green: 143 / 255, blue: 107 / 255, alpha: 1).cgColor, UIColor(red: 226 / 255, green: 86 / 255, blue: 107 / 255, alpha: 1).cgColor]
    shape38Stroke.locations = [0, 1]
    let shape38StrokeMask = CAShapeLayer()
    shape38StrokeMask.position = CGPoint(x: 35, y: -41)
    shape38StrokeMask.path = shape38Path
    shape38StrokeMask.fillColor = nil
    shape38StrokeMask.strokeColor = UIColor.black.cgColor
    shape38StrokeMask.lineWidth = 23
    shape38StrokeMask.lineCap = .round
    shape38StrokeMask.miterLimit = 4
    shape38Stroke.mask = shape38StrokeMask
    shape38.addSublayer(shape38Stroke)
    leftArm.addSublayer(shape38)

    let shape39 = CAShapeLayer()
    shape39.bounds = CGRect(x: 47.5, y: 202, width: 20, height: 2.461538461538453)
    shape39.position = CGPoint(x: 57.5, y: 203.23076923076923)
    let shape39Path = CGMutablePath()
    shape39Path.move(to: CGPoint(x: 47.5, y: 202))
    shape39Path.addQuadCurve(to: CGPoint(x: 67.5, y: 203.5), control: CGPoint(x: 57.5, y: 206))
    shape39.path = shape39Path
    shape39.fillColor = nil
    shape39.strokeColor = UIColor(red: 184 / 255, green: 63 / 255, blue: 88 / 255, alpha: 1).cgColor
    shape39.lineWidth = 6
    shape39.lineCap = .round
    shape39.miterLimit = 4
    leftArm.addSublayer(shape39)
  }

  /// Begins what moves by itself.
  private func start() {
    after(0.3) { [self] in
      pop(leftArm, kPOPLayerRotation, to: 122 * Double.pi / 180, bounciness: 8, speed: 6)
    }
    after(0.9) { [self] in
      let leftArmTransformRotation = CAKeyframeAnimation(keyPath: "transform.rotation")
      leftArmTransformRotation.values = [0, 14 * Double.pi / 180, -22 * Double.pi / 180, 14 * Double.pi / 180, -22 * Double.pi / 180, 0]
      leftArmTransformRotation.calculationMode = .cubic
      leftArmTransformRotation.duration = 1.6
      leftArmTransformRotation.isAdditive = true
      leftArm.add(leftArmTransformRotation, forKey: "transform.rotation")
    }
    after(0.5) { [self] in
      pop(head, kPOPLayerRotation, to: -7 * Double.pi / 180, bounciness: 12, speed: 5)
    }
    after(1.2) { [self] in
      let eyesTransformScaleY = CAKeyframeAnimation(keyPath: "transform.scale.y")
      eyesTransformScaleY.values = [1, 0.1, 1]
      eyesTransformScaleY.keyTimes = [0, 0.5, 1]
      eyesTransformScaleY.duration = 0.18
      eyes.add(eyesTransformScaleY, forKey: "transform.scale.y")
    }
    after(2.1) { [self] in
      let eyesTransformScaleY2 = CAKeyframeAnimation(keyPath: "transform.scale.y")
      eyesTransformScaleY2.values = [1, 0.1, 1]
      eyesTransformScaleY2.keyTimes = [0, 0.5, 1]
      eyesTransformScaleY2.duration = 0.18
      eyes.add(eyesTransformScaleY2, forKey: "transform.scale.y")
    }
    after(2.6) { [self] in
      pop(leftArm, kPOPLayerRotation, to: 0, bounciness: 10, speed: 5)
    }
    after(2.7) { [self] in
      pop(head, kPOPLayerRotation, to: 0, bounciness: 6, speed: 5)
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
  }

  /// Springs a property. A spring that runs already is given the new end and keeps its velocity, unless it is replaced.
  private func pop(
    _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,
    bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,
    settings: ((POPSpringAnimation) -> Void)? = nil, completion: (() -> Void)? = nil
  ) {
    let key = key ?? property
    let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation
    guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }
    if let bounciness { spring.springBounciness = bounciness }
    if let speed { spring.springSpeed = speed }
    settings?(spring)
    spring.toValue = value
    if let velocity { spring.velocity = velocity }
    if let completion { spring.completionBlock = { _, _ in completion() } }
    guard running == nil else { return }
    spring.fromValue = from
    layer.pop_add(spring, forKey: key)
  }
}
