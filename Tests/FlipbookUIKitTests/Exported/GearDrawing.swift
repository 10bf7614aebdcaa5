// swift-format-ignore-file
// gear, from gear.svg, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// gear.
final class Gear: UIView {

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    backgroundColor = UIColor.clear
    addGroup()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addGroup() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.addSublayer(group)

    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 12.401958112592096, y: 12.401958112592096, width: 25.196083774815804, height: 25.196083774815804)
    shape.position = CGPoint(x: 25, y: 25)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 22.76, y: 15.67))
    shapePath.addLine(to: CGPoint(x: 23.14, y: 12.54))
    shapePath.addCurve(to: CGPoint(x: 26.86, y: 12.54), control1: CGPoint(x: 24.373170049218945, y: 12.355944150122795), control2: CGPoint(x: 25.62682995078105, y: 12.355944150122795))
    shapePath.addLine(to: CGPoint(x: 27.24, y: 15.67))
    shapePath.addCurve(to: CGPoint(x: 30.02, y: 16.81), control1: CGPoint(x: 28.22075849756053, y: 15.901728886042505), control2: CGPoint(x: 29.158913314088505, y: 16.286439853971242))
    shapePath.addLine(to: CGPoint(x: 32.49, y: 14.87))
    shapePath.addCurve(to: CGPoint(x: 35.13, y: 17.51), control1: CGPoint(x: 33.496217668628695, y: 15.614016806959354), control2: CGPoint(x: 34.38598319304065, y: 16.503782331371305))
    shapePath.addLine(to: CGPoint(x: 33.19, y: 19.98))
    shapePath.addCurve(to: CGPoint(x: 34.33, y: 22.76), control1: CGPoint(x: 33.713560146028755, y: 20.841086685911492), control2: CGPoint(x: 34.098271113957495, y: 21.77924150243947))
    shapePath.addLine(to: CGPoint(x: 37.46, y: 23.14))
    shapePath.addCurve(to: CGPoint(x: 37.46, y: 26.86), control1: CGPoint(x: 37.644055849877205, y: 24.37317004921895), control2: CGPoint(x: 37.644055849877205, y: 25.62682995078105))
    shapePath.addLine(to: CGPoint(x: 34.33, y: 27.24))
    shapePath.addCurve(to: CGPoint(x: 33.19, y: 30.02), control1: CGPoint(x: 34.098271113957495, y: 28.22075849756053), control2: CGPoint(x: 33.713560146028755, y: 29.158913314088508))
    shapePath.addLine(to: CGPoint(x: 35.13, y: 32.49))
    shapePath.addCurve(to: CGPoint(x: 32.49, y: 35.13), control1: CGPoint(x: 34.38598319304065, y: 33.496217668628695), control2: CGPoint(x: 33.496217668628695, y: 34.38598319304065))
    shapePath.addLine(to: CGPoint(x: 30.02, y: 33.19))
    shapePath.addCurve(to: CGPoint(x: 27.24, y: 34.33), control1: CGPoint(x: 29.158913314088508, y: 33.713560146028755), control2: CGPoint(x: 28.22075849756053, y: 34.098271113957495))
    shapePath.addLine(to: CGPoint(x: 26.86, y: 37.46))
    shapePath.addCurve(to: CGPoint(x: 23.14, y: 37.46), control1: CGPoint(x: 25.62682995078105, y: 37.644055849877205), control2: CGPoint(x: 24.373170049218945, y: 37.644055849877205))
    shapePath.addLine(to: CGPoint(x: 22.76, y: 34.33))
    shapePath.addCurve(to: CGPoint(x: 19.98, y: 33.19), control1: CGPoint(x: 21.77924150243947, y: 34.098271113957495), control2: CGPoint(x: 20.841086685911492, y: 33.713560146028755))
    shapePath.addLine(to: CGPoint(x: 17.51, y: 35.13))
    shapePath.addCurve(to: CGPoint(x: 14.87, y: 32.49), control1: CGPoint(x: 16.503782331371305, y: 34.38598319304065), control2: CGPoint(x: 15.614016806959354, y: 33.496217668628695))
    shapePath.addLine(to: CGPoint(x: 16.81, y: 30.02))
    shapePath.addCurve(to: CGPoint(x: 15.67, y: 27.24), control1: CGPoint(x: 16.286439853971242, y: 29.158913314088505), control2: CGPoint(x: 15.901728886042505, y: 28.22075849756053))
    shapePath.addLine(to: CGPoint(x: 12.54, y: 26.86))
    shapePath.addCurve(to: CGPoint(x: 12.54, y: 23.14), control1: CGPoint(x: 12.355944150122795, y: 25.62682995078105), control2: CGPoint(x: 12.355944150122795, y: 24.37317004921895))
    shapePath.addLine(to: CGPoint(x: 15.67, y: 22.76))
    shapePath.addCurve(to: CGPoint(x: 16.81, y: 19.98), control1: CGPoint(x: 15.901728886042505, y: 21.77924150243947), control2: CGPoint(x: 16.286439853971242, y: 20.841086685911495))
    shapePath.addLine(to: CGPoint(x: 14.87, y: 17.51))
    shapePath.addCurve(to: CGPoint(x: 17.51, y: 14.87), control1: CGPoint(x: 15.614016806959354, y: 16.503782331371305), control2: CGPoint(x: 16.503782331371305, y: 15.614016806959352))
    shapePath.addLine(to: CGPoint(x: 19.98, y: 16.81))
    shapePath.addCurve(to: CGPoint(x: 22.76, y: 15.67), control1: CGPoint(x: 20.841086685911492, y: 16.286439853971245), control2: CGPoint(x: 21.77924150243947, y: 15.901728886042505))
    shapePath.closeSubpath()
    shape.path = shapePath
    shape.fillColor = nil
    shape.strokeColor = UIColor(red: 160 / 255, green: 10 / 255, blue: 197 / 255, alpha: 1).cgColor
    shape.lineWidth = 1.25
    shape.lineJoin = .round
    shape.miterLimit = 4
    group.addSublayer(shape)

    let shape2 = CAShapeLayer()
    shape2.bounds = CGRect(x: 20.6, y: 20.6, width: 8.799999999999997, height: 8.799999999999997)
    shape2.position = CGPoint(x: 25, y: 25)
    let shape2Path = CGMutablePath()
    shape2Path.move(to: CGPoint(x: 29.4, y: 25))
    shape2Path.addCurve(to: CGPoint(x: 25, y: 29.4), control1: CGPoint(x: 29.4, y: 27.430052899255493), control2: CGPoint(x: 27.430052899255493, y: 29.4))
    shape2Path.addCurve(to: CGPoint(x: 20.6, y: 25), control1: CGPoint(x: 22.569947100744507, y: 29.4), control2: CGPoint(x: 20.6, y: 27.430052899255493))
    shape2Path.addCurve(to: CGPoint(x: 25, y: 20.6), control1: CGPoint(x: 20.6, y: 22.569947100744507), control2: CGPoint(x: 22.569947100744507, y: 20.6))
    shape2Path.addCurve(to: CGPoint(x: 29.4, y: 25), control1: CGPoint(x: 27.430052899255493, y: 20.6), control2: CGPoint(x: 29.4, y: 22.569947100744507))
    shape2Path.closeSubpath()
    shape2.path = shape2Path
    shape2.fillColor = nil
    shape2.strokeColor = UIColor(red: 160 / 255, green: 10 / 255, blue: 197 / 255, alpha: 1).cgColor
    shape2.lineWidth = 1.25
    shape2.lineJoin = .round
    shape2.miterLimit = 4
    group.addSublayer(shape2)
  }
}
