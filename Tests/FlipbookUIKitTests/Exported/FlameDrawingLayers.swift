// swift-format-ignore-file
// flame, from flame.svg, exported as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// flame.
final class Flame {
  /// The root layer.
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    addGroup()
  }

  private func addGroup() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    layer.addSublayer(group)

    let shape = CALayer()
    shape.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    let shapePath = CGMutablePath()
    shapePath.move(to: CGPoint(x: 32, y: 16))
    shapePath.addCurve(to: CGPoint(x: 16, y: 32), control1: CGPoint(x: 32, y: 24.836555997292695), control2: CGPoint(x: 24.836555997292695, y: 32))
    shapePath.addCurve(to: CGPoint(x: 0, y: 16), control1: CGPoint(x: 7.163444002707305, y: 32), control2: CGPoint(x: 0, y: 24.836555997292695))
    shapePath.addCurve(to: CGPoint(x: 16, y: 0), control1: CGPoint(x: 0, y: 7.163444002707305), control2: CGPoint(x: 7.163444002707305, y: 0))
    shapePath.addCurve(to: CGPoint(x: 32, y: 16), control1: CGPoint(x: 24.836555997292695, y: 0), control2: CGPoint(x: 32, y: 7.163444002707305))
    shapePath.closeSubpath()
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -1, y: -1, width: 34, height: 34)
    shapeFill.type = .radial
    shapeFill.startPoint = CGPoint(x: 0.5, y: 0.5)
    shapeFill.endPoint = CGPoint(x: 0.9705882352941176, y: 0.9705882352941176)
    shapeFill.colors = [CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.55), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0)]
    shapeFill.locations = [0, 0.35, 1]
    let shapeFillMask = CAShapeLayer()
    shapeFillMask.position = CGPoint(x: 1, y: 1)
    shapeFillMask.path = shapePath
    shapeFill.mask = shapeFillMask
    shape.addSublayer(shapeFill)
    group.addSublayer(shape)
  }
}
