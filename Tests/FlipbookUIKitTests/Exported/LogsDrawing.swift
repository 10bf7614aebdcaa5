// swift-format-ignore-file
// logs, from logs.svg, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// logs.
final class Logs: UIView {

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 84, height: 34))
    backgroundColor = UIColor.clear
    addGroup()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addGroup() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 84, height: 34)
    layer.addSublayer(group)

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 14, y: 12, width: 52, height: 14)
    shape.position = CGPoint(x: 40, y: 19)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 14, y: 26))
    shapePath.addLine(to: CGPoint(x: 66, y: 12))
    shape.path = shapePath
    shape.strokeColor = UIColor(red: 107 / 255, green: 65 / 255, blue: 40 / 255, alpha: 1).cgColor
    shape.lineWidth = 11
    shape.lineCap = .round
    shape.miterLimit = 4
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 18, y: 12, width: 52, height: 14)
    shape2.position = CGPoint(x: 44, y: 19)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 18, y: 12))
    shape2Path.addLine(to: CGPoint(x: 70, y: 26))
    shape2.path = shape2Path
    shape2.strokeColor = UIColor(red: 126 / 255, green: 79 / 255, blue: 50 / 255, alpha: 1).cgColor
    shape2.lineWidth = 11
    shape2.lineCap = .round
    shape2.miterLimit = 4
    group.addSublayer(shape2)

    let shape3 = CAShapeLayer()
    shape3.bounds = CGRect(x: 24, y: 22, width: 36, height: 0)
    shape3.position = CGPoint(x: 42, y: 22)
    let shape3Path = CGMutablePath()
    shape3Path.move(to: CGPoint(x: 24, y: 22))
    shape3Path.addLine(to: CGPoint(x: 60, y: 22))
    shape3.path = shape3Path
    shape3.strokeColor = UIColor(red: 90 / 255, green: 53 / 255, blue: 34 / 255, alpha: 1).cgColor
    shape3.lineWidth = 11
    shape3.lineCap = .round
    shape3.miterLimit = 4
    group.addSublayer(shape3)

    let shape4 = CAShapeLayer()
    shape4.bounds = CGRect(x: 65, y: 21.7, width: 8, height: 8)
    shape4.position = CGPoint(x: 69, y: 25.7)
    let shape4Path = CGMutablePath()
    shape4Path.move(to: CGPoint(x: 73, y: 25.7))
    shape4Path.addCurve(to: CGPoint(x: 69, y: 29.7), control1: CGPoint(x: 73, y: 27.909138999323172), control2: CGPoint(x: 71.20913899932317, y: 29.7))
    shape4Path.addCurve(to: CGPoint(x: 65, y: 25.7), control1: CGPoint(x: 66.79086100067683, y: 29.7), control2: CGPoint(x: 65, y: 27.909138999323172))
    shape4Path.addCurve(to: CGPoint(x: 69, y: 21.7), control1: CGPoint(x: 65, y: 23.490861000676826), control2: CGPoint(x: 66.79086100067683, y: 21.7))
    shape4Path.addCurve(to: CGPoint(x: 73, y: 25.7), control1: CGPoint(x: 71.20913899932317, y: 21.7), control2: CGPoint(x: 73, y: 23.490861000676826))
    shape4Path.closeSubpath()
    shape4.path = shape4Path
    shape4.fillColor = UIColor(red: 201 / 255, green: 155 / 255, blue: 110 / 255, alpha: 1).cgColor
    shape4.miterLimit = 4
    group.addSublayer(shape4)

    let shape5 = CAShapeLayer()
    shape5.bounds = CGRect(x: 67, y: 23.7, width: 4, height: 4)
    shape5.position = CGPoint(x: 69, y: 25.7)
    let shape5Path = CGMutablePath()
    shape5Path.move(to: CGPoint(x: 71, y: 25.7))
    shape5Path.addCurve(to: CGPoint(x: 69, y: 27.7), control1: CGPoint(x: 71, y: 26.804569499661586), control2: CGPoint(x: 70.1045694996616, y: 27.7))
    shape5Path.addCurve(to: CGPoint(x: 67, y: 25.7), control1: CGPoint(x: 67.8954305003384, y: 27.7), control2: CGPoint(x: 67, y: 26.804569499661586))
    shape5Path.addCurve(to: CGPoint(x: 69, y: 23.7), control1: CGPoint(x: 67, y: 24.595430500338413), control2: CGPoint(x: 67.8954305003384, y: 23.7))
    shape5Path.addCurve(to: CGPoint(x: 71, y: 25.7), control1: CGPoint(x: 70.1045694996616, y: 23.7), control2: CGPoint(x: 71, y: 24.595430500338413))
    shape5Path.closeSubpath()
    shape5.path = shape5Path
    shape5.fillColor = UIColor(red: 169 / 255, green: 119 / 255, blue: 76 / 255, alpha: 1).cgColor
    shape5.miterLimit = 4
    group.addSublayer(shape5)

    let shape6 = CAShapeLayer()
    shape6.bounds = CGRect(x: 62.4, y: 8.700000000000001, width: 7.199999999999996, height: 7.199999999999999)
    shape6.position = CGPoint(x: 66, y: 12.3)
    let shape6Path = CGMutablePath()
    shape6Path.move(to: CGPoint(x: 69.6, y: 12.3))
    shape6Path.addCurve(to: CGPoint(x: 66, y: 15.9), control1: CGPoint(x: 69.6, y: 14.288225099390857), control2: CGPoint(x: 67.98822509939086, y: 15.9))
    shape6Path.addCurve(to: CGPoint(x: 62.4, y: 12.3), control1: CGPoint(x: 64.01177490060914, y: 15.9), control2: CGPoint(x: 62.4, y: 14.288225099390857))
    shape6Path.addCurve(to: CGPoint(x: 66, y: 8.700000000000001), control1: CGPoint(x: 62.4, y: 10.311774900609144), control2: CGPoint(x: 64.01177490060914, y: 8.700000000000001))
    shape6Path.addCurve(to: CGPoint(x: 69.6, y: 12.3), control1: CGPoint(x: 67.98822509939086, y: 8.700000000000001), control2: CGPoint(x: 69.6, y: 10.311774900609144))
    shape6Path.closeSubpath()
    shape6.path = shape6Path
    shape6.fillColor = UIColor(red: 185 / 255, green: 138 / 255, blue: 94 / 255, alpha: 1).cgColor
    shape6.miterLimit = 4
    group.addSublayer(shape6)
  }
}
