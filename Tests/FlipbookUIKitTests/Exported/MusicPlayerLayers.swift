// swift-format-ignore-file
// The music player, from music-player.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import FlipbookUIKit
#endif

/// The music player.
final class TheMusicPlayerLayers {
  let elements = 8.0
  let initialDelay = 1.0
  let stutter = 0.06
  let time = 2.1
  let damping = 0.6

  /// The layer with everything in it.
  let layer = CALayer()
  let arrow = CALayer()
  let ministry = CALayer()
  let addButton = CALayer()
  let firstRow = CALayer()
  let secondRow = CALayer()
  let thirdRow = CALayer()
  let fourthRow = CALayer()
  let fifthRow = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    layer.backgroundColor = CGColor(srgbRed: 150 / 255, green: 82 / 255, blue: 143 / 255, alpha: 1)
    addBackgroundLayer()
    addArrow()
    addMinistry()
    addAddButton()
    addFirstRow()
    addSecondRow()
    addThirdRow()
    addFourthRow()
    addFifthRow()
  }

  private func addBackgroundLayer() {
    let backgroundLayer = CALayer()
    backgroundLayer.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    backgroundLayer.contentsGravity = .resizeAspect
    layer.addSublayer(backgroundLayer)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    backgroundLayer.addSublayer(group)

    let shape = CALayer()
    shape.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 0, y: 0, width: 320, height: 568))
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -1, y: -1, width: 322, height: 570)
    shapeFill.startPoint = CGPoint(x: 0.2515527950310559, y: 0.0017543859649122807)
    shapeFill.endPoint = CGPoint(x: 1.1391116536809387, y: 0.8088254509097033)
    shapeFill.colors = [CGColor(srgbRed: 176 / 255, green: 101 / 255, blue: 159 / 255, alpha: 1), CGColor(srgbRed: 150 / 255, green: 82 / 255, blue: 143 / 255, alpha: 1), CGColor(srgbRed: 102 / 255, green: 94 / 255, blue: 146 / 255, alpha: 1), CGColor(srgbRed: 90 / 255, green: 106 / 255, blue: 155 / 255, alpha: 1)]
    shapeFill.locations = [0, 0.36, 0.7, 1]
    let shapeFillMask = CAShapeLayer()
    shapeFillMask.position = CGPoint(x: 1, y: 1)
    shapeFillMask.path = shapePath
    shapeFill.mask = shapeFillMask
    shape.addSublayer(shapeFill)
    group.addSublayer(shape)

    let shape2 = CALayer()
    shape2.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let shape2Path = CGMutablePath()
    shape2Path.addRect(CGRect(x: 0, y: 0, width: 320, height: 568))
    let shape2Fill = CAGradientLayer()
    shape2Fill.frame = CGRect(x: -1, y: -1, width: 322, height: 570)
    shape2Fill.type = .radial
    shape2Fill.startPoint = CGPoint(x: 1.0279503105590062, y: 0.03684210526315789)
    shape2Fill.endPoint = CGPoint(x: 1.8354037267080745, y: 0.49298245614035086)
    shape2Fill.colors = [CGColor(srgbRed: 124 / 255, green: 47 / 255, blue: 115 / 255, alpha: 0.9), CGColor(srgbRed: 124 / 255, green: 47 / 255, blue: 115 / 255, alpha: 0)]
    shape2Fill.locations = [0, 1]
    let shape2FillMask = CAShapeLayer()
    shape2FillMask.position = CGPoint(x: 1, y: 1)
    shape2FillMask.path = shape2Path
    shape2Fill.mask = shape2FillMask
    shape2.addSublayer(shape2Fill)
    group.addSublayer(shape2)

    let shape3 = CALayer()
    shape3.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let shape3Path = CGMutablePath()
    shape3Path.addRect(CGRect(x: 0, y: 0, width: 320, height: 568))
    let shape3Fill = CAGradientLayer()
    shape3Fill.frame = CGRect(x: -1, y: -1, width: 322, height: 570)
    shape3Fill.type = .radial
    shape3Fill.startPoint = CGPoint(x: 0.06521739130434782, y: 0.6543859649122807)
    shape3Fill.endPoint = CGPoint(x: 0.531055900621118, y: 0.9175438596491228)
    shape3Fill.colors = [CGColor(srgbRed: 84 / 255, green: 67 / 255, blue: 125 / 255, alpha: 0.8), CGColor(srgbRed: 84 / 255, green: 67 / 255, blue: 125 / 255, alpha: 0)]
    shape3Fill.locations = [0, 1]
    let shape3FillMask = CAShapeLayer()
    shape3FillMask.position = CGPoint(x: 1, y: 1)
    shape3FillMask.path = shape3Path
    shape3Fill.mask = shape3FillMask
    shape3.addSublayer(shape3Fill)
    group.addSublayer(shape3)

    let shape4 = CALayer()
    shape4.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let shape4Path = CGMutablePath()
    shape4Path.addRect(CGRect(x: 0, y: 0, width: 320, height: 568))
    let shape4Fill = CAGradientLayer()
    shape4Fill.bounds = CGRect(x: -113.08510638297872, y: 17.234042553191486, width: 558.983451536643, height: 523.1678486997636)
    shape4Fill.position = CGPoint(x: 159.99999999999997, y: 284)
    shape4Fill.setAffineTransform(CGAffineTransform(a: 0.72, b: -0.1, c: 0.18, d: 1.15, tx: 0, ty: 0))
    shape4Fill.type = .radial
    shape4Fill.startPoint = CGPoint(x: 0.4134024106576444, y: 0.33023045639403525)
    shape4Fill.endPoint = CGPoint(x: 0.8248636075280187, y: 0.7698599186624492)
    shape4Fill.colors = [CGColor(srgbRed: 217 / 255, green: 139 / 255, blue: 181 / 255, alpha: 0.85), CGColor(srgbRed: 209 / 255, green: 0.5196078431372548, blue: 0.6882352941176471, alpha: 0.7375), CGColor(srgbRed: 201 / 255, green: 0.4941176470588235, blue: 0.6666666666666667, alpha: 0.625), CGColor(srgbRed: 193 / 255, green: 0.46862745098039216, blue: 0.6450980392156863, alpha: 0.5125), CGColor(srgbRed: 185 / 255, green: 113 / 255, blue: 159 / 255, alpha: 0.4), CGColor(srgbRed: 185 / 255, green: 113 / 255, blue: 159 / 255, alpha: 0)]
    shape4Fill.locations = [0, 0.125, 0.25, 0.375, 0.5, 1]
    let shape4FillMask = CAShapeLayer()
    shape4FillMask.position = CGPoint(x: 9.338061465721038, y: 18.203309692671393)
    shape4FillMask.setAffineTransform(CGAffineTransform(a: 1.359338061465721, b: 0.1182033096926714, c: -0.2127659574468085, d: 0.851063829787234, tx: 0, ty: 0))
    shape4FillMask.path = shape4Path
    shape4Fill.mask = shape4FillMask
    shape4.addSublayer(shape4Fill)
    group.addSublayer(shape4)

    let shape5 = CALayer()
    shape5.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let shape5Path = CGMutablePath()
    shape5Path.addRect(CGRect(x: 0, y: 0, width: 320, height: 568))
    let shape5Fill = CAGradientLayer()
    shape5Fill.frame = CGRect(x: -1, y: -1, width: 322, height: 570)
    shape5Fill.type = .radial
    shape5Fill.startPoint = CGPoint(x: 0.7795031055900621, y: 1.0368421052631578)
    shape5Fill.endPoint = CGPoint(x: 1.5248447204968945, y: 1.4578947368421054)
    shape5Fill.colors = [CGColor(srgbRed: 126 / 255, green: 156 / 255, blue: 196 / 255, alpha: 0.7), CGColor(srgbRed: 126 / 255, green: 156 / 255, blue: 196 / 255, alpha: 0)]
    shape5Fill.locations = [0, 1]
    let shape5FillMask = CAShapeLayer()
    shape5FillMask.position = CGPoint(x: 1, y: 1)
    shape5FillMask.path = shape5Path
    shape5Fill.mask = shape5FillMask
    shape5.addSublayer(shape5Fill)
    group.addSublayer(shape5)
  }

  private func addArrow() {
    arrow.frame = CGRect(x: 320, y: 0, width: 320, height: 45)
    arrow.contents = namedPicture("arrow")
    layer.addSublayer(arrow)
  }

  private func addMinistry() {
    ministry.frame = CGRect(x: 320, y: 57, width: 320, height: 28)
    ministry.contents = namedPicture("ministry")
    layer.addSublayer(ministry)
  }

  private func addAddButton() {
    addButton.frame = CGRect(x: 320, y: 102, width: 320, height: 45)
    addButton.contents = namedPicture("add-button")
    layer.addSublayer(addButton)
  }

  private func addFirstRow() {
    firstRow.frame = CGRect(x: 320, y: 170, width: 320, height: 80)
    firstRow.contents = namedPicture("1st-row")
    layer.addSublayer(firstRow)
  }

  private func addSecondRow() {
    secondRow.frame = CGRect(x: 320, y: 250, width: 320, height: 80)
    secondRow.contents = namedPicture("2nd-row")
    layer.addSublayer(secondRow)
  }

  private func addThirdRow() {
    thirdRow.frame = CGRect(x: 320, y: 330, width: 320, height: 80)
    thirdRow.contents = namedPicture("3rd-row")
    layer.addSublayer(thirdRow)
  }

  private func addFourthRow() {
    fourthRow.frame = CGRect(x: 320, y: 410, width: 320, height: 80)
    fourthRow.contents = namedPicture("4th-row")
    layer.addSublayer(fourthRow)
  }

  private func addFifthRow() {
    fifthRow.frame = CGRect(x: 320, y: 490, width: 320, height: 80)
    fifthRow.contents = namedPicture("5th-row")
    layer.addSublayer(fifthRow)
  }

  /// Begins what moves by itself.
  func start() {
    let arrowPositionX = CASpringAnimation(keyPath: "position.x")
    arrowPositionX.duration = time
    arrowPositionX.beginTime = CACurrentMediaTime() + initialDelay + (0 * stutter)
    arrowPositionX.fillMode = .backwards
    arrowPositionX.stiffness = 27.60479293261596
    arrowPositionX.damping = 6.304831625267005
    arrowPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(arrow, to: 160, arrowPositionX)
    let ministryPositionX = CASpringAnimation(keyPath: "position.x")
    ministryPositionX.duration = time
    ministryPositionX.beginTime = CACurrentMediaTime() + initialDelay + (1 * stutter)
    ministryPositionX.fillMode = .backwards
    ministryPositionX.stiffness = 27.60479293261596
    ministryPositionX.damping = 6.304831625267005
    ministryPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(ministry, to: 160, ministryPositionX)
    let addButtonPositionX = CASpringAnimation(keyPath: "position.x")
    addButtonPositionX.duration = time
    addButtonPositionX.beginTime = CACurrentMediaTime() + initialDelay + (2 * stutter)
    addButtonPositionX.fillMode = .backwards
    addButtonPositionX.stiffness = 27.60479293261596
    addButtonPositionX.damping = 6.304831625267005
    addButtonPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(addButton, to: 160, addButtonPositionX)
    let firstRowPositionX = CASpringAnimation(keyPath: "position.x")
    firstRowPositionX.duration = time
    firstRowPositionX.beginTime = CACurrentMediaTime() + initialDelay + (3 * stutter)
    firstRowPositionX.fillMode = .backwards
    firstRowPositionX.stiffness = 27.60479293261596
    firstRowPositionX.damping = 6.304831625267005
    firstRowPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(firstRow, to: 160, firstRowPositionX)
    let secondRowPositionX = CASpringAnimation(keyPath: "position.x")
    secondRowPositionX.duration = time
    secondRowPositionX.beginTime = CACurrentMediaTime() + initialDelay + (4 * stutter)
    secondRowPositionX.fillMode = .backwards
    secondRowPositionX.stiffness = 27.60479293261596
    secondRowPositionX.damping = 6.304831625267005
    secondRowPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(secondRow, to: 160, secondRowPositionX)
    let thirdRowPositionX = CASpringAnimation(keyPath: "position.x")
    thirdRowPositionX.duration = time
    thirdRowPositionX.beginTime = CACurrentMediaTime() + initialDelay + (5 * stutter)
    thirdRowPositionX.fillMode = .backwards
    thirdRowPositionX.stiffness = 27.60479293261596
    thirdRowPositionX.damping = 6.304831625267005
    thirdRowPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(thirdRow, to: 160, thirdRowPositionX)
    let fourthRowPositionX = CASpringAnimation(keyPath: "position.x")
    fourthRowPositionX.duration = time
    fourthRowPositionX.beginTime = CACurrentMediaTime() + initialDelay + (6 * stutter)
    fourthRowPositionX.fillMode = .backwards
    fourthRowPositionX.stiffness = 27.60479293261596
    fourthRowPositionX.damping = 6.304831625267005
    fourthRowPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(fourthRow, to: 160, fourthRowPositionX)
    let fifthRowPositionX = CASpringAnimation(keyPath: "position.x")
    fifthRowPositionX.duration = time
    fifthRowPositionX.beginTime = CACurrentMediaTime() + initialDelay + (7 * stutter)
    fifthRowPositionX.fillMode = .backwards
    fifthRowPositionX.stiffness = 27.60479293261596
    fifthRowPositionX.damping = 6.304831625267005
    fifthRowPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(fifthRow, to: 160, fifthRowPositionX)
  }

  /// Call this when a finger presses addButton.
  func addButtonHighlight() {
    withoutAnimation {
      addButton.contents = namedPicture("add-button-pressed")
    }
  }

  /// Call this when no finger presses addButton any more.
  func addButtonHighlightEnd() {
    withoutAnimation {
      addButton.contents = namedPicture("add-button")
    }
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Changes a property of a layer at once, and shows the way to it.
  private func animate(
    _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,
    _ animation: CABasicAnimation
  ) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }
    layer.add(animation, forKey: keyPath)
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
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
