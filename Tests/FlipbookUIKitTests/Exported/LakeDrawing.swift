// swift-format-ignore-file
// lake, from lake.svg, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// lake.
final class Lake: UIView {

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
    backgroundColor = UIColor.clear
    addGroup()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
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
    shape.fillColor = UIColor(red: 191 / 255, green: 231 / 255, blue: 242 / 255, alpha: 1).cgColor
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
    shape2.fillColor = UIColor(red: 1, green: 243 / 255, blue: 196 / 255, alpha: 1).cgColor
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
    shape3.fillColor = UIColor(red: 108 / 255, green: 147 / 255, blue: 181 / 255, alpha: 1).cgColor
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
    shape4.fillColor = UIColor(red: 244 / 255, green: 250 / 255, blue: 253 / 255, alpha: 1).cgColor
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
    shape5.fillColor = UIColor(red: 79 / 255, green: 122 / 255, blue: 158 / 255, alpha: 1).cgColor
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
    shape6.fillColor = UIColor(red: 47 / 255, green: 107 / 255, blue: 87 / 255, alpha: 1).cgColor
    shape6.miterLimit = 4
    group.addSublayer(shape6)

    let shape7 = CAShapeLayer()
    shape7.bounds = CGRect(x: 0, y: 60, width: 96, height: 36)
    shape7.position = CGPoint(x: 48, y: 78)
    let shape7Path = CGMutablePath()
    shape7Path.addRect(CGRect(x: 0, y: 60, width: 96, height: 36))
    shape7.path = shape7Path
    shape7.fillColor = UIColor(red: 63 / 255, green: 167 / 255, blue: 164 / 255, alpha: 1).cgColor
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
    shape8.fillColor = UIColor(red: 46 / 255, green: 142 / 255, blue: 144 / 255, alpha: 1).cgColor
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
    shape9.strokeColor = UIColor(red: 159 / 255, green: 224 / 255, blue: 214 / 255, alpha: 1).cgColor
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
    shape10.fillColor = UIColor(red: 31 / 255, green: 79 / 255, blue: 70 / 255, alpha: 1).cgColor
    shape10.miterLimit = 4
    group.addSublayer(shape10)
  }
}
