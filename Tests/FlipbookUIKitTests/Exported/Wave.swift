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
    ground.bounds = CGRect(x: 36, y: 297, width: 168, height: 18)
    ground.position = CGPoint(x: 120, y: 306)
    let groundPath = CGMutablePath()
    groundPath.move(to: CGPoint(x: 204, y: 306))
    groundPath.addCurve(to: CGPoint(x: 120, y: 315), control1: CGPoint(x: 204, y: 310.97056274847716), control2: CGPoint(x: 166.39191898578665, y: 315))
    groundPath.addCurve(to: CGPoint(x: 36, y: 306), control1: CGPoint(x: 73.60808101421335, y: 315), control2: CGPoint(x: 36, y: 310.97056274847716))
    groundPath.addCurve(to: CGPoint(x: 120, y: 297), control1: CGPoint(x: 36, y: 301.02943725152284), control2: CGPoint(x: 73.60808101421335, y: 297))
    groundPath.addCurve(to: CGPoint(x: 204, y: 306), control1: CGPoint(x: 166.39191898578665, y: 297), control2: CGPoint(x: 204, y: 301.02943725152284))
    groundPath.closeSubpath()
    ground.path = groundPath
    ground.fillColor = UIColor(red: 27 / 255, green: 35 / 255, blue: 51 / 255, alpha: 0.15).cgColor
    ground.miterLimit = 4
    group2.addSublayer(ground)

    let legs = CALayer()
    legs.bounds = CGRect(x: 75, y: 218, width: 90, height: 82)
    legs.position = CGPoint(x: 120, y: 259)
    group2.addSublayer(legs)

    let leftLeg = CAShapeLayer()
    leftLeg.bounds = CGRect(x: 75, y: 218, width: 41, height: 82)
    leftLeg.position = CGPoint(x: 95.5, y: 259)
    let leftLegPath = CGMutablePath()
    leftLegPath.move(to: CGPoint(x: 88, y: 218))
    leftLegPath.addLine(to: CGPoint(x: 116, y: 218))
    leftLegPath.addLine(to: CGPoint(x: 116, y: 290))
    leftLegPath.addCurve(to: CGPoint(x: 113.07106781186548, y: 297.0710678118655), control1: CGPoint(x: 116, y: 292.6521648983954), control2: CGPoint(x: 114.94643159634582, y: 295.19570402738515))
    leftLegPath.addCurve(to: CGPoint(x: 106, y: 300), control1: CGPoint(x: 111.19570402738513, y: 298.9464315963458), control2: CGPoint(x: 108.65216489839544, y: 300))
    leftLegPath.addLine(to: CGPoint(x: 82, y: 300))
    leftLegPath.addCurve(to: CGPoint(x: 77.05025253169417, y: 297.9497474683058), control1: CGPoint(x: 80.1434845711232, y: 300), control2: CGPoint(x: 78.36300718083041, y: 299.26250211744207))
    leftLegPath.addCurve(to: CGPoint(x: 75, y: 293), control1: CGPoint(x: 75.73749788255793, y: 296.63699281916956), control2: CGPoint(x: 75, y: 294.85651542887683))
    leftLegPath.addCurve(to: CGPoint(x: 77.05025253169417, y: 288.0502525316942), control1: CGPoint(x: 75, y: 291.14348457112317), control2: CGPoint(x: 75.73749788255792, y: 289.36300718083044))
    leftLegPath.addCurve(to: CGPoint(x: 82, y: 286), control1: CGPoint(x: 78.36300718083041, y: 286.73749788255793), control2: CGPoint(x: 80.1434845711232, y: 286))
    leftLegPath.addLine(to: CGPoint(x: 88, y: 286))
    leftLegPath.closeSubpath()
    leftLeg.path = leftLegPath
    leftLeg.fillColor = UIColor(red: 47 / 255, green: 60 / 255, blue: 92 / 255, alpha: 1).cgColor
    leftLeg.miterLimit = 4
    legs.addSublayer(leftLeg)

    let rightLeg = CAShapeLayer()
    rightLeg.bounds = CGRect(x: 124, y: 218, width: 41, height: 82)
    rightLeg.position = CGPoint(x: 144.5, y: 259)
    let rightLegPath = CGMutablePath()
    rightLegPath.move(to: CGPoint(x: 124, y: 218))
    rightLegPath.addLine(to: CGPoint(x: 152, y: 218))
    rightLegPath.addLine(to: CGPoint(x: 152, y: 286))
    rightLegPath.addLine(to: CGPoint(x: 158, y: 286))
    rightLegPath.addCurve(to: CGPoint(x: 162.94974746830584, y: 288.0502525316942), control1: CGPoint(x: 159.8565154288768, y: 286), control2: CGPoint(x: 161.6369928191696, y: 286.73749788255793))
    rightLegPath.addCurve(to: CGPoint(x: 165, y: 293), control1: CGPoint(x: 164.26250211744207, y: 289.36300718083044), control2: CGPoint(x: 165, y: 291.14348457112317))
    rightLegPath.addCurve(to: CGPoint(x: 162.94974746830584, y: 297.9497474683058), control1: CGPoint(x: 165, y: 294.85651542887683), control2: CGPoint(x: 164.26250211744207, y: 296.63699281916956))
    rightLegPath.addCurve(to: CGPoint(x: 158, y: 300), control1: CGPoint(x: 161.6369928191696, y: 299.26250211744207), control2: CGPoint(x: 159.8565154288768, y: 300))
    rightLegPath.addLine(to: CGPoint(x: 134, y: 300))
    rightLegPath.addCurve(to: CGPoint(x: 126.92893218813452, y: 297.0710678118655), control1: CGPoint(x: 131.34783510160457, y: 300), control2: CGPoint(x: 128.80429597261488, y: 298.9464315963458))
    rightLegPath.addCurve(to: CGPoint(x: 124, y: 290), control1: CGPoint(x: 125.05356840365418, y: 295.19570402738515), control2: CGPoint(x: 124, y: 292.6521648983954))
    rightLegPath.closeSubpath()
    rightLeg.path = rightLegPath
    rightLeg.fillColor = UIColor(red: 47 / 255, green: 60 / 255, blue: 92 / 255, alpha: 1).cgColor
    rightLeg.miterLimit = 4
    legs.addSublayer(rightLeg)

    let rightArm = CALayer()
    rightArm.bounds = CGRect(x: 166, y: 142, width: 34, height: 88)
    rightArm.position = CGPoint(x: 183, y: 186)
    group2.addSublayer(rightArm)

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 166, y: 142, width: 22, height: 66)
    shape.position = CGPoint(x: 177, y: 175)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 166, y: 142))
    shapePath.addCurve(to: CGPoint(x: 188, y: 208), control1: CGPoint(x: 180, y: 160), control2: CGPoint(x: 188, y: 184))
    shape.path = shapePath
    shape.fillColor = nil
    shape.strokeColor = UIColor(red: 217 / 255, green: 85 / 255, blue: 107 / 255, alpha: 1).cgColor
    shape.lineWidth = 22
    shape.lineCap = .round
    shape.miterLimit = 4
    rightArm.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 176, y: 206, width: 24, height: 24)
    shape2.position = CGPoint(x: 188, y: 218)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 200, y: 218))
    shape2Path.addCurve(to: CGPoint(x: 188, y: 230), control1: CGPoint(x: 200, y: 224.62741699796953), control2: CGPoint(x: 194.62741699796953, y: 230))
    shape2Path.addCurve(to: CGPoint(x: 176, y: 218), control1: CGPoint(x: 181.37258300203047, y: 230), control2: CGPoint(x: 176, y: 224.62741699796953))
    shape2Path.addCurve(to: CGPoint(x: 188, y: 206), control1: CGPoint(x: 176, y: 211.37258300203047), control2: CGPoint(x: 181.37258300203047, y: 206))
    shape2Path.addCurve(to: CGPoint(x: 200, y: 218), control1: CGPoint(x: 194.62741699796953, y: 206), control2: CGPoint(x: 200, y: 211.37258300203047))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = UIColor(red: 242 / 255, green: 198 / 255, blue: 160 / 255, alpha: 1).cgColor
    shape2.miterLimit = 4
    rightArm.addSublayer(shape2)

    let body = CALayer()
    body.bounds = CGRect(x: 78, y: 112, width: 92, height: 120)
    body.position = CGPoint(x: 124, y: 172)
    group2.addSublayer(body)

    let shape3 = CALayer()
    shape3.bounds = CGRect(x: 78, y: 112, width: 84, height: 120)
    shape3.position = CGPoint(x: 120, y: 172)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 84, y: 132))
    shape3Path.addCurve(to: CGPoint(x: 89.85786437626905, y: 117.85786437626905), control1: CGPoint(x: 84, y: 126.69567020320912), control2: CGPoint(x: 86.10713680730835, y: 121.60859194522975))
    shape3Path.addCurve(to: CGPoint(x: 104, y: 112), control1: CGPoint(x: 93.60859194522973, y: 114.10713680730836), control2: CGPoint(x: 98.69567020320912, y: 112))
    shape3Path.addLine(to: CGPoint(x: 136, y: 112))
    shape3Path.addCurve(to: CGPoint(x: 150.14213562373095, y: 117.85786437626905), control1: CGPoint(x: 141.30432979679088, y: 112), control2: CGPoint(x: 146.39140805477027, y: 114.10713680730836))
    shape3Path.addCurve(to: CGPoint(x: 156, y: 132), control1: CGPoint(x: 153.89286319269164, y: 121.60859194522975), control2: CGPoint(x: 156, y: 126.69567020320912))
    shape3Path.addLine(to: CGPoint(x: 162, y: 224))
    shape3Path.addCurve(to: CGPoint(x: 159.65685424949237, y: 229.65685424949237), control1: CGPoint(x: 162, y: 226.12173191871636), control2: CGPoint(x: 161.15714527707667, y: 228.1565632219081))
    shape3Path.addCurve(to: CGPoint(x: 154, y: 232), control1: CGPoint(x: 158.1565632219081, y: 231.15714527707667), control2: CGPoint(x: 156.12173191871636, y: 232))
    shape3Path.addLine(to: CGPoint(x: 86, y: 232))
    shape3Path.addCurve(to: CGPoint(x: 80.34314575050762, y: 229.65685424949237), control1: CGPoint(x: 83.87826808128365, y: 232), control2: CGPoint(x: 81.8434367780919, y: 231.15714527707667))
    shape3Path.addCurve(to: CGPoint(x: 78, y: 224), control1: CGPoint(x: 78.84285472292335, y: 228.1565632219081), control2: CGPoint(x: 78, y: 226.12173191871636))
    shape3Path.closeSubpath()
    let shape3Fill = CAGradientLayer()
    shape3Fill.frame = CGRect(x: 78, y: 112, width: 84, height: 120)
    shape3Fill.startPoint = CGPoint(x: 0, y: 0)
    shape3Fill.endPoint = CGPoint(x: 0, y: 1)
    shape3Fill.colors = [UIColor(red: 246 / 255, green: 128 / 255, blue: 107 / 255, alpha: 1).cgColor, UIColor(red: 217 / 255, green: 85 / 255, blue: 107 / 255, alpha: 1).cgColor]
    shape3Fill.locations = [0, 1]
    let shape3FillMask = CAShapeLayer()
    shape3FillMask.position = CGPoint(x: -78, y: -112)
    shape3FillMask.path = shape3Path
    shape3Fill.mask = shape3FillMask
    shape3.addSublayer(shape3Fill)
    body.addSublayer(shape3)

    let pocket = CALayer()
    pocket.bounds = CGRect(x: 130, y: 160, width: 40, height: 40)
    pocket.position = CGPoint(x: 150, y: 180)
    body.addSublayer(pocket)

    let maskLayer = CALayer()
    maskLayer.bounds = CGRect(x: 138, y: 168, width: 26, height: 30)
    maskLayer.position = CGPoint(x: 151, y: 183)
    pocket.mask = maskLayer

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 138, y: 168, width: 26, height: 30)
    shape4.position = CGPoint(x: 151, y: 183)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 138, y: 168))
    shape4Path.addLine(to: CGPoint(x: 164, y: 168))
    shape4Path.addLine(to: CGPoint(x: 164, y: 190))
    shape4Path.addCurve(to: CGPoint(x: 161.65685424949237, y: 195.65685424949237), control1: CGPoint(x: 164, y: 192.12173191871636), control2: CGPoint(x: 163.15714527707667, y: 194.1565632219081))
    shape4Path.addCurve(to: CGPoint(x: 156, y: 198), control1: CGPoint(x: 160.1565632219081, y: 197.15714527707667), control2: CGPoint(x: 158.12173191871636, y: 198))
    shape4Path.addLine(to: CGPoint(x: 146, y: 198))
    shape4Path.addCurve(to: CGPoint(x: 140.34314575050763, y: 195.65685424949237), control1: CGPoint(x: 143.87826808128364, y: 198), control2: CGPoint(x: 141.8434367780919, y: 197.15714527707667))
    shape4Path.addCurve(to: CGPoint(x: 138, y: 190), control1: CGPoint(x: 138.84285472292333, y: 194.1565632219081), control2: CGPoint(x: 138, y: 192.12173191871636))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    maskLayer.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 130, y: 160, width: 40, height: 40)
    shape5.position = CGPoint(x: 150, y: 180)
    let shape5Path = CGMutablePath()
    shape5Path.addRect(CGRect(x: 130, y: 160, width: 40, height: 40))
    shape5.path = shape5Path
    shape5.fillColor = UIColor(red: 184 / 255, green: 64 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape5.miterLimit = 4
    pocket.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 130, y: 174, width: 40, height: 0)
    shape6.position = CGPoint(x: 150, y: 174)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 130, y: 174))
    shape6Path.addLine(to: CGPoint(x: 170, y: 174))
    shape6.path = shape6Path
    shape6.strokeColor = UIColor(red: 249 / 255, green: 160 / 255, blue: 143 / 255, alpha: 1).cgColor
    shape6.lineWidth = 3
    shape6.miterLimit = 4
    pocket.addSublayer(shape6)

    head.anchorPoint = CGPoint(x: 0.5, y: 0.95)
    head.bounds = CGRect(x: 82, y: 28, width: 76, height: 100)
    head.position = CGPoint(x: 120, y: 123)
    group2.addSublayer(head)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 108, y: 96, width: 24, height: 32)
    shape7.position = CGPoint(x: 120, y: 112)
    let shape7Path = CGMutablePath()
    shape7Path.move(to: CGPoint(x: 108, y: 96))
    shape7Path.addLine(to: CGPoint(x: 132, y: 96))
    shape7Path.addLine(to: CGPoint(x: 132, y: 116))
    shape7Path.addCurve(to: CGPoint(x: 128.48528137423858, y: 124.48528137423857), control1: CGPoint(x: 132, y: 119.18259787807453), control2: CGPoint(x: 130.735717915615, y: 122.23484483286215))
    shape7Path.addCurve(to: CGPoint(x: 120, y: 128), control1: CGPoint(x: 126.23484483286215, y: 126.73571791561498), control2: CGPoint(x: 123.18259787807453, y: 128))
    shape7Path.addCurve(to: CGPoint(x: 111.51471862576143, y: 124.48528137423857), control1: CGPoint(x: 116.81740212192547, y: 128), control2: CGPoint(x: 113.76515516713785, y: 126.73571791561498))
    shape7Path.addCurve(to: CGPoint(x: 108, y: 116), control1: CGPoint(x: 109.26428208438502, y: 122.23484483286215), control2: CGPoint(x: 108, y: 119.18259787807453))
    shape7Path.closeSubpath()
    shape7.path = shape7Path
    shape7.fillColor = UIColor(red: 227 / 255, green: 176 / 255, blue: 136 / 255, alpha: 1).cgColor
    shape7.miterLimit = 4
    head.addSublayer(shape7)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 84, y: 30, width: 72, height: 72)
    shape8.position = CGPoint(x: 120, y: 66)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 156, y: 66))
    shape8Path.addCurve(to: CGPoint(x: 120, y: 102), control1: CGPoint(x: 156, y: 85.88225099390857), control2: CGPoint(x: 139.88225099390857, y: 102))
    shape8Path.addCurve(to: CGPoint(x: 84, y: 66), control1: CGPoint(x: 100.11774900609143, y: 102), control2: CGPoint(x: 84, y: 85.88225099390857))
    shape8Path.addCurve(to: CGPoint(x: 120, y: 30), control1: CGPoint(x: 84, y: 46.11774900609144), control2: CGPoint(x: 100.11774900609143, y: 30))
    shape8Path.addCurve(to: CGPoint(x: 156, y: 66), control1: CGPoint(x: 139.88225099390857, y: 30), control2: CGPoint(x: 156, y: 46.11774900609144))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = UIColor(red: 242 / 255, green: 198 / 255, blue: 160 / 255, alpha: 1).cgColor
    shape8.miterLimit = 4
    head.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 82, y: 28, width: 76, height: 38)
    shape9.position = CGPoint(x: 120, y: 47)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 82, y: 66))
    shape9Path.addCurve(to: CGPoint(x: 93.12994231491119, y: 39.1299423149112), control1: CGPoint(x: 82, y: 55.92177338609733), control2: CGPoint(x: 86.00355993388587, y: 46.25632469593651))
    shape9Path.addCurve(to: CGPoint(x: 120, y: 28), control1: CGPoint(x: 100.2563246959365, y: 32.00355993388588), control2: CGPoint(x: 109.92177338609733, y: 28))
    shape9Path.addCurve(to: CGPoint(x: 146.8700576850888, y: 39.12994231491119), control1: CGPoint(x: 130.07822661390267, y: 28), control2: CGPoint(x: 139.7436753040635, y: 32.003559933885874))
    shape9Path.addCurve(to: CGPoint(x: 158, y: 66), control1: CGPoint(x: 153.99644006611413, y: 46.2563246959365), control2: CGPoint(x: 158, y: 55.92177338609732))
    shape9Path.addCurve(to: CGPoint(x: 138, y: 48), control1: CGPoint(x: 148, y: 62), control2: CGPoint(x: 142, y: 56))
    shape9Path.addCurve(to: CGPoint(x: 82, y: 66), control1: CGPoint(x: 126, y: 60), control2: CGPoint(x: 102, y: 66))
    shape9Path.closeSubpath()
    shape9.path = shape9Path
    shape9.fillColor = UIColor(red: 74 / 255, green: 46 / 255, blue: 42 / 255, alpha: 1).cgColor
    shape9.miterLimit = 4
    head.addSublayer(shape9)

    eyes.bounds = CGRect(x: 104, y: 70, width: 32, height: 8)
    eyes.position = CGPoint(x: 120, y: 74)
    head.addSublayer(eyes)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 104, y: 70, width: 8, height: 8)
    shape10.position = CGPoint(x: 108, y: 74)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 112, y: 74))
    shape10Path.addCurve(to: CGPoint(x: 108, y: 78), control1: CGPoint(x: 112, y: 76.20913899932317), control2: CGPoint(x: 110.20913899932317, y: 78))
    shape10Path.addCurve(to: CGPoint(x: 104, y: 74), control1: CGPoint(x: 105.79086100067683, y: 78), control2: CGPoint(x: 104, y: 76.20913899932317))
    shape10Path.addCurve(to: CGPoint(x: 108, y: 70), control1: CGPoint(x: 104, y: 71.79086100067683), control2: CGPoint(x: 105.79086100067683, y: 70))
    shape10Path.addCurve(to: CGPoint(x: 112, y: 74), control1: CGPoint(x: 110.20913899932317, y: 70), control2: CGPoint(x: 112, y: 71.79086100067683))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = UIColor(red: 43 / 255, green: 29 / 255, blue: 27 / 255, alpha: 1).cgColor
    shape10.miterLimit = 4
    eyes.addSublayer(shape10)

    let shape11 = CAShapeLayer()
    shape11.bounds = CGRect(x: 128, y: 70, width: 8, height: 8)
    shape11.position = CGPoint(x: 132, y: 74)
    let shape11Path = CGMutablePath()
    shape11Path.move(to: CGPoint(x: 136, y: 74))
    shape11Path.addCurve(to: CGPoint(x: 132, y: 78), control1: CGPoint(x: 136, y: 76.20913899932317), control2: CGPoint(x: 134.2091389993232, y: 78))
    shape11Path.addCurve(to: CGPoint(x: 128, y: 74), control1: CGPoint(x: 129.7908610006768, y: 78), control2: CGPoint(x: 128, y: 76.20913899932317))
    shape11Path.addCurve(to: CGPoint(x: 132, y: 70), control1: CGPoint(x: 128, y: 71.79086100067683), control2: CGPoint(x: 129.7908610006768, y: 70))
    shape11Path.addCurve(to: CGPoint(x: 136, y: 74), control1: CGPoint(x: 134.2091389993232, y: 70), control2: CGPoint(x: 136, y: 71.79086100067683))
    shape11Path.closeSubpath()
    shape11.path = shape11Path
    shape11.fillColor = UIColor(red: 43 / 255, green: 29 / 255, blue: 27 / 255, alpha: 1).cgColor
    shape11.miterLimit = 4
    eyes.addSublayer(shape11)

    let smile = CAShapeLayer()
    smile.bounds = CGRect(x: 108, y: 86, width: 24, height: 5)
    smile.position = CGPoint(x: 120, y: 88.5)
    let smilePath = CGMutablePath()
    smilePath.move(to: CGPoint(x: 108, y: 86))
    smilePath.addQuadCurve(to: CGPoint(x: 132, y: 86), control: CGPoint(x: 120, y: 96))
    smile.path = smilePath
    smile.fillColor = nil
    smile.strokeColor = UIColor(red: 154 / 255, green: 74 / 255, blue: 60 / 255, alpha: 1).cgColor
    smile.lineWidth = 3.5
    smile.lineCap = .round
    smile.miterLimit = 4
    head.addSublayer(smile)

    leftArm.anchorPoint = CGPoint(x: 1, y: 0)
    leftArm.bounds = CGRect(x: 48, y: 140, width: 28, height: 90)
    leftArm.position = CGPoint(x: 76, y: 140)
    group2.addSublayer(leftArm)

    let shape12 = CAShapeLayer()
    shape12.bounds = CGRect(x: 60, y: 140, width: 16, height: 68)
    shape12.position = CGPoint(x: 68, y: 174)
    let shape12Path = CGMutablePath()
    shape12Path.move(to: CGPoint(x: 76, y: 140))
    shape12Path.addCurve(to: CGPoint(x: 60, y: 208), control1: CGPoint(x: 66, y: 160), control2: CGPoint(x: 60, y: 184))
    shape12.path = shape12Path
    shape12.fillColor = nil
    shape12.strokeColor = UIColor(red: 246 / 255, green: 128 / 255, blue: 107 / 255, alpha: 1).cgColor
    shape12.lineWidth = 22
    shape12.lineCap = .round
    shape12.miterLimit = 4
    leftArm.addSublayer(shape12)

    let shape13 = CAShapeLayer()
    shape13.bounds = CGRect(x: 48, y: 206, width: 24, height: 24)
    shape13.position = CGPoint(x: 60, y: 218)
    let shape13Path = CGMutablePath()
    shape13Path.move(to: CGPoint(x: 72, y: 218))
    shape13Path.addCurve(to: CGPoint(x: 60, y: 230), control1: CGPoint(x: 72, y: 224.62741699796953), control2: CGPoint(x: 66.62741699796952, y: 230))
    shape13Path.addCurve(to: CGPoint(x: 48, y: 218), control1: CGPoint(x: 53.37258300203048, y: 230), control2: CGPoint(x: 48, y: 224.62741699796953))
    shape13Path.addCurve(to: CGPoint(x: 60, y: 206), control1: CGPoint(x: 48, y: 211.37258300203047), control2: CGPoint(x: 53.37258300203048, y: 206))
    shape13Path.addCurve(to: CGPoint(x: 72, y: 218), control1: CGPoint(x: 66.62741699796952, y: 206), control2: CGPoint(x: 72, y: 211.37258300203047))
    shape13Path.closeSubpath()
    shape13.path = shape13Path
    shape13.fillColor = UIColor(red: 242 / 255, green: 198 / 255, blue: 160 / 255, alpha: 1).cgColor
    shape13.miterLimit = 4
    leftArm.addSublayer(shape13)
  }

  /// Begins what moves by itself.
  private func start() {
    after(0.3) { [self] in
      pop(leftArm, kPOPLayerRotation, to: 128 * Double.pi / 180, bounciness: 8, speed: 6)
    }
    after(0.9) { [self] in
      let leftArmTransformRotation = CAKeyframeAnimation(keyPath: "transform.rotation")
      leftArmTransformRotation.values = [0, 26 * Double.pi / 180, -10 * Double.pi / 180, 26 * Double.pi / 180, -10 * Double.pi / 180, 0]
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
    completion: (() -> Void)? = nil
  ) {
    let key = key ?? property
    let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation
    guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }
    if let bounciness { spring.springBounciness = bounciness }
    if let speed { spring.springSpeed = speed }
    spring.toValue = value
    if let velocity { spring.velocity = velocity }
    if let completion { spring.completionBlock = { _, _ in completion() } }
    guard running == nil else { return }
    spring.fromValue = from
    layer.pop_add(spring, forKey: key)
  }
}
