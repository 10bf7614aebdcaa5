// swift-format-ignore-file
// night-hills, from night-hills.svg, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// night-hills.
final class NightHills: UIView {

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    backgroundColor = UIColor.clear
    addGroup()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addGroup() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    layer.addSublayer(group)

    let shape = CALayer()
    shape.bounds = CGRect(x: 0, y: 28.001050675057286, width: 320, height: 171.9989493249427)
    shape.position = CGPoint(x: 160, y: 114.00052533752864)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 0, y: 62))
    shapePath.addCurve(to: CGPoint(x: 134, y: 50), control1: CGPoint(x: 40, y: 20), control2: CGPoint(x: 92, y: 18))
    shapePath.addCurve(to: CGPoint(x: 320, y: 36), control1: CGPoint(x: 176, y: 82), control2: CGPoint(x: 226, y: 20))
    shapePath.addLine(to: CGPoint(x: 320, y: 200))
    shapePath.addLine(to: CGPoint(x: 0, y: 200))
    shapePath.closeSubpath()
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -1, y: 27.001050675057286, width: 322, height: 173.9989493249427)
    shapeFill.startPoint = CGPoint(x: 0.003105590062111801, y: 0.0057471611402233344)
    shapeFill.endPoint = CGPoint(x: 0.003105590062111801, y: 0.9942528388597767)
    shapeFill.colors = [UIColor(red: 74 / 255, green: 76 / 255, blue: 140 / 255, alpha: 1).cgColor, UIColor(red: 52 / 255, green: 55 / 255, blue: 111 / 255, alpha: 1).cgColor]
    shapeFill.locations = [0, 1]
    let shapeFillMask = CAShapeLayer()
    shapeFillMask.position = CGPoint(x: 1, y: -27.001050675057286)
    shapeFillMask.path = shapePath
    shapeFill.mask = shapeFillMask
    shape.addSublayer(shapeFill)
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 22, y: 22, width: 280, height: 44)
    shape2.position = CGPoint(x: 162, y: 44)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 22, y: 66))
    shape2Path.addLine(to: CGPoint(x: 31, y: 40))
    shape2Path.addLine(to: CGPoint(x: 40, y: 66))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 38, y: 60))
    shape2Path.addLine(to: CGPoint(x: 45, y: 40))
    shape2Path.addLine(to: CGPoint(x: 52, y: 60))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 286, y: 46))
    shape2Path.addLine(to: CGPoint(x: 294, y: 22))
    shape2Path.addLine(to: CGPoint(x: 302, y: 46))
    shape2Path.closeSubpath()
    shape2Path.move(to: CGPoint(x: 272, y: 50))
    shape2Path.addLine(to: CGPoint(x: 278, y: 33))
    shape2Path.addLine(to: CGPoint(x: 284, y: 50))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = UIColor(red: 59 / 255, green: 62 / 255, blue: 122 / 255, alpha: 1).cgColor
    shape2.miterLimit = 4
    group.addSublayer(shape2)

    let shape3 = CALayer()
    shape3.bounds = CGRect(x: 0, y: 84, width: 320, height: 116)
    shape3.position = CGPoint(x: 160, y: 142)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 0, y: 118))
    shape3Path.addCurve(to: CGPoint(x: 176, y: 104), control1: CGPoint(x: 52, y: 78), control2: CGPoint(x: 118, y: 76))
    shape3Path.addCurve(to: CGPoint(x: 320, y: 84), control1: CGPoint(x: 226, y: 128), control2: CGPoint(x: 274, y: 110))
    shape3Path.addLine(to: CGPoint(x: 320, y: 200))
    shape3Path.addLine(to: CGPoint(x: 0, y: 200))
    shape3Path.closeSubpath()
    let shape3Fill = CAGradientLayer()
    shape3Fill.frame = CGRect(x: -1, y: 83, width: 322, height: 118)
    shape3Fill.startPoint = CGPoint(x: 0.003105590062111801, y: 0.00847457627118644)
    shape3Fill.endPoint = CGPoint(x: 0.003105590062111801, y: 0.9915254237288136)
    shape3Fill.colors = [UIColor(red: 47 / 255, green: 50 / 255, blue: 104 / 255, alpha: 1).cgColor, UIColor(red: 28 / 255, green: 30 / 255, blue: 69 / 255, alpha: 1).cgColor]
    shape3Fill.locations = [0, 1]
    let shape3FillMask = CAShapeLayer()
    shape3FillMask.position = CGPoint(x: 1, y: -83)
    shape3FillMask.path = shape3Path
    shape3Fill.mask = shape3FillMask
    shape3.addSublayer(shape3Fill)
    group.addSublayer(shape3)

    let house = CALayer()
    house.bounds = CGRect(x: 219, y: 72, width: 58, height: 56)
    house.position = CGPoint(x: 248, y: 100)
    group.addSublayer(house)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 226, y: 96, width: 44, height: 32)
    shape4.position = CGPoint(x: 248, y: 112)
    let shape4Path = CGMutablePath()
    shape4Path.addRect(CGRect(x: 226, y: 96, width: 44, height: 32))
    shape4.path = shape4Path
    shape4.fillColor = UIColor(red: 58 / 255, green: 47 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape4.miterLimit = 4
    house.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 219, y: 74, width: 58, height: 24)
    shape5.position = CGPoint(x: 248, y: 86)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 219, y: 98))
    shape5Path.addLine(to: CGPoint(x: 248, y: 74))
    shape5Path.addLine(to: CGPoint(x: 277, y: 98))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = UIColor(red: 94 / 255, green: 62 / 255, blue: 116 / 255, alpha: 1).cgColor
    shape5.miterLimit = 4
    house.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 260, y: 72, width: 7, height: 16)
    shape6.position = CGPoint(x: 263.5, y: 80)
    let shape6Path = CGMutablePath()
    shape6Path.addRect(CGRect(x: 260, y: 72, width: 7, height: 16))
    shape6.path = shape6Path
    shape6.fillColor = UIColor(red: 74 / 255, green: 51 / 255, blue: 102 / 255, alpha: 1).cgColor
    shape6.miterLimit = 4
    house.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 251, y: 110, width: 11, height: 18)
    shape7.position = CGPoint(x: 256.5, y: 119)
    let shape7Path = CGMutablePath()
    shape7Path.addRect(CGRect(x: 251, y: 110, width: 11, height: 18))
    shape7.path = shape7Path
    shape7.fillColor = UIColor(red: 42 / 255, green: 33 / 255, blue: 73 / 255, alpha: 1).cgColor
    shape7.miterLimit = 4
    house.addSublayer(shape7)

    let windowView = CALayer()
    windowView.bounds = CGRect(x: 233, y: 104, width: 12, height: 12)
    windowView.position = CGPoint(x: 239, y: 110)
    group.addSublayer(windowView)

    let shape8 = CAShapeLayer()
    shape8.bounds = CGRect(x: 233, y: 104, width: 12, height: 12)
    shape8.position = CGPoint(x: 239, y: 110)
    let shape8Path = CGMutablePath()
    shape8Path.move(to: CGPoint(x: 234.5, y: 104))
    shape8Path.addLine(to: CGPoint(x: 243.5, y: 104))
    shape8Path.addCurve(to: CGPoint(x: 245, y: 105.5), control1: CGPoint(x: 244.32842712474618, y: 104), control2: CGPoint(x: 245, y: 104.67157287525382))
    shape8Path.addLine(to: CGPoint(x: 245, y: 114.5))
    shape8Path.addCurve(to: CGPoint(x: 243.5, y: 116), control1: CGPoint(x: 245, y: 115.32842712474618), control2: CGPoint(x: 244.32842712474618, y: 116))
    shape8Path.addLine(to: CGPoint(x: 234.5, y: 116))
    shape8Path.addCurve(to: CGPoint(x: 233, y: 114.5), control1: CGPoint(x: 233.67157287525382, y: 116), control2: CGPoint(x: 233, y: 115.32842712474618))
    shape8Path.addLine(to: CGPoint(x: 233, y: 105.5))
    shape8Path.addCurve(to: CGPoint(x: 234.5, y: 104), control1: CGPoint(x: 233, y: 104.67157287525382), control2: CGPoint(x: 233.67157287525382, y: 104))
    shape8Path.closeSubpath()
    shape8.path = shape8Path
    shape8.fillColor = UIColor(red: 1, green: 217 / 255, blue: 122 / 255, alpha: 1).cgColor
    shape8.miterLimit = 4
    windowView.addSublayer(shape8)

    let shape9 = CAShapeLayer()
    shape9.bounds = CGRect(x: 233, y: 104, width: 12, height: 12)
    shape9.position = CGPoint(x: 239, y: 110)
    let shape9Path = CGMutablePath()
    shape9Path.move(to: CGPoint(x: 239, y: 104))
    shape9Path.addLine(to: CGPoint(x: 239, y: 116))
    shape9Path.move(to: CGPoint(x: 233, y: 110))
    shape9Path.addLine(to: CGPoint(x: 245, y: 110))
    shape9.path = shape9Path
    shape9.strokeColor = UIColor(red: 58 / 255, green: 47 / 255, blue: 92 / 255, alpha: 1).cgColor
    shape9.lineWidth = 1.4
    shape9.miterLimit = 4
    windowView.addSublayer(shape9)

    let shape10 = CAShapeLayer()
    shape10.bounds = CGRect(x: 52, y: 62, width: 262, height: 60)
    shape10.position = CGPoint(x: 183, y: 92)
    let shape10Path = CGMutablePath()
    shape10Path.move(to: CGPoint(x: 196, y: 122))
    shape10Path.addLine(to: CGPoint(x: 206, y: 92))
    shape10Path.addLine(to: CGPoint(x: 216, y: 122))
    shape10Path.closeSubpath()
    shape10Path.move(to: CGPoint(x: 52, y: 100))
    shape10Path.addLine(to: CGPoint(x: 64, y: 62))
    shape10Path.addLine(to: CGPoint(x: 76, y: 100))
    shape10Path.closeSubpath()
    shape10Path.move(to: CGPoint(x: 76, y: 96))
    shape10Path.addLine(to: CGPoint(x: 84, y: 70))
    shape10Path.addLine(to: CGPoint(x: 92, y: 96))
    shape10Path.closeSubpath()
    shape10Path.move(to: CGPoint(x: 296, y: 104))
    shape10Path.addLine(to: CGPoint(x: 305, y: 76))
    shape10Path.addLine(to: CGPoint(x: 314, y: 104))
    shape10Path.closeSubpath()
    shape10.path = shape10Path
    shape10.fillColor = UIColor(red: 35 / 255, green: 38 / 255, blue: 79 / 255, alpha: 1).cgColor
    shape10.miterLimit = 4
    group.addSublayer(shape10)
  }
}
