// swift-format-ignore-file
// Morph, from morph.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// Morph.
final class MorphLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let icon = CAShapeLayer()
  let line = CAShapeLayer()
  let hole = CAShapeLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    addIcon()
    addLine()
    addWindowLayer()
  }

  private func addIcon() {
    icon.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    let iconPath = CGMutablePath()
    iconPath.move(to: CGPoint(x: 40, y: 30))
    iconPath.addLine(to: CGPoint(x: 40, y: 90))
    iconPath.addLine(to: CGPoint(x: 60, y: 80))
    iconPath.addLine(to: CGPoint(x: 60, y: 40))
    iconPath.closeSubpath()
    icon.path = iconPath
    icon.fillColor = CGColor(srgbRed: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
    layer.addSublayer(icon)
  }

  private func addLine() {
    let linePath = CGMutablePath()
    linePath.move(to: CGPoint(x: 10, y: 110))
    linePath.addLine(to: CGPoint(x: 110, y: 110))
    line.path = linePath
    line.strokeColor = CGColor(srgbRed: 1, green: 149 / 255, blue: 0, alpha: 1)
    line.lineWidth = 4
    layer.addSublayer(line)
  }

  private func addWindowLayer() {
    let windowLayer = CALayer()
    windowLayer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    windowLayer.backgroundColor = CGColor(srgbRed: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    layer.addSublayer(windowLayer)

    let holePath = CGMutablePath()
    holePath.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    hole.path = holePath
    windowLayer.mask = hole
  }

  /// Begins what moves by itself.
  func start() {
    let iconPath = CAKeyframeAnimation(keyPath: "path")
    iconPath.values = [drawnPath("M 40 30 L 40 90 L 60 80 L 60 40 Z"), drawnPath("M 36 30 L 36 90 L 52 90 L 52 30 Z"), drawnPath("M 40 30 L 40 90 L 60 80 L 60 40 Z")]
    iconPath.keyTimes = [0, 0.5, 1]
    iconPath.timingFunctions = [
      CAMediaTimingFunction(name: .easeInEaseOut),
      CAMediaTimingFunction(name: .linear),
    ]
    iconPath.duration = 1
    icon.add(iconPath, forKey: "path")
    let linePath = CABasicAnimation(keyPath: "path")
    linePath.fromValue = shown(line, "path")
    linePath.toValue = drawnPath("M 10 110 Q 60 80 110 110")
    linePath.duration = 0.6
    withoutAnimation {
      line.path = drawnPath("M 10 110 Q 60 80 110 110")
    }
    line.add(linePath, forKey: "path")
    let holePath = CABasicAnimation(keyPath: "path")
    holePath.fromValue = drawnPath("M 0 0 L 40 0 L 40 40 L 0 40 Z")
    holePath.toValue = drawnPath("M 0 0 C 20 0 40 20 40 40 L 20 40 L 0 20 Z")
    holePath.duration = 0.8
    withoutAnimation {
      hole.path = drawnPath("M 0 0 C 20 0 40 20 40 40 L 20 40 L 0 20 Z")
    }
    hole.add(holePath, forKey: "path")
    after(0.7) { [self] in
      withoutAnimation {
        line.path = drawnPath("M 10 100 L 110 100")
      }
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

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// The path that SVG's commands M, L, Q, C, and Z draw, with spaces between all commands and numbers.
  private func drawnPath(_ commands: String) -> CGPath {
    let path = CGMutablePath()
    var words = commands.split(separator: " ")[...]
    func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    while let command = words.popFirst() {
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        path.addCurve(to: point(), control1: control1, control2: control2)
      default: path.closeSubpath()
      }
    }
    return path
  }
}
