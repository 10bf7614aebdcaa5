// swift-format-ignore-file
// The music player, from music-player.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// The music player.
final class TheMusicPlayer: UIView {
  let elements = 8.0
  let initialDelay = 1.0
  let stutter = 0.06
  let time = 2.1
  let damping = 0.6

  let arrow = UIView()
  let ministry = UIView()
  let addButton = UIControl()
  let firstRow = UIView()
  let secondRow = UIView()
  let thirdRow = UIView()
  let fourthRow = UIView()
  let fifthRow = UIView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    backgroundColor = UIColor(red: 150 / 255, green: 82 / 255, blue: 143 / 255, alpha: 1)
    addBackgroundView()
    addArrow()
    addMinistry()
    addAddButton()
    addFirstRow()
    addSecondRow()
    addThirdRow()
    addFourthRow()
    addFifthRow()
    addButton.addAction(UIAction { [unowned self] _ in addButtonHighlight() }, for: [.touchDown, .touchDragEnter])
    addButton.addAction(
      UIAction { [unowned self] _ in addButtonHighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addBackgroundView() {
    let backgroundView = CALayer()
    backgroundView.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    backgroundView.contentsGravity = .resizeAspect
    layer.addSublayer(backgroundView)

    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    backgroundView.addSublayer(group)

    let shape = CALayer()
    shape.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
    let shapePath = CGMutablePath()
    shapePath.addRect(CGRect(x: 0, y: 0, width: 320, height: 568))
    let shapeFill = CAGradientLayer()
    shapeFill.frame = CGRect(x: -1, y: -1, width: 322, height: 570)
    shapeFill.startPoint = CGPoint(x: 0.2515527950310559, y: 0.0017543859649122807)
    shapeFill.endPoint = CGPoint(x: 1.1391116536809387, y: 0.8088254509097033)
    shapeFill.colors = [UIColor(red: 176 / 255, green: 101 / 255, blue: 159 / 255, alpha: 1).cgColor, UIColor(red: 150 / 255, green: 82 / 255, blue: 143 / 255, alpha: 1).cgColor, UIColor(red: 102 / 255, green: 94 / 255, blue: 146 / 255, alpha: 1).cgColor, UIColor(red: 90 / 255, green: 106 / 255, blue: 155 / 255, alpha: 1).cgColor]
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
    shape2Fill.colors = [UIColor(red: 124 / 255, green: 47 / 255, blue: 115 / 255, alpha: 0.9).cgColor, UIColor(red: 124 / 255, green: 47 / 255, blue: 115 / 255, alpha: 0).cgColor]
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
    shape3Fill.colors = [UIColor(red: 84 / 255, green: 67 / 255, blue: 125 / 255, alpha: 0.8).cgColor, UIColor(red: 84 / 255, green: 67 / 255, blue: 125 / 255, alpha: 0).cgColor]
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
    shape4Fill.colors = [UIColor(red: 217 / 255, green: 139 / 255, blue: 181 / 255, alpha: 0.85).cgColor, UIColor(red: 209 / 255, green: 0.5196078431372548, blue: 0.6882352941176471, alpha: 0.7375).cgColor, UIColor(red: 201 / 255, green: 0.4941176470588235, blue: 0.6666666666666667, alpha: 0.625).cgColor, UIColor(red: 193 / 255, green: 0.46862745098039216, blue: 0.6450980392156863, alpha: 0.5125).cgColor, UIColor(red: 185 / 255, green: 113 / 255, blue: 159 / 255, alpha: 0.4).cgColor, UIColor(red: 185 / 255, green: 113 / 255, blue: 159 / 255, alpha: 0).cgColor]
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
    shape5Fill.colors = [UIColor(red: 126 / 255, green: 156 / 255, blue: 196 / 255, alpha: 0.7).cgColor, UIColor(red: 126 / 255, green: 156 / 255, blue: 196 / 255, alpha: 0).cgColor]
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
    arrow.layer.contents = UIImage(named: "arrow")?.cgImage
    arrow.isUserInteractionEnabled = false
    addSubview(arrow)
  }

  private func addMinistry() {
    ministry.frame = CGRect(x: 320, y: 57, width: 320, height: 28)
    ministry.layer.contents = UIImage(named: "ministry")?.cgImage
    ministry.isUserInteractionEnabled = false
    addSubview(ministry)
  }

  private func addAddButton() {
    addButton.frame = CGRect(x: 320, y: 102, width: 320, height: 45)
    addButton.layer.contents = UIImage(named: "add-button")?.cgImage
    addSubview(addButton)
  }

  private func addFirstRow() {
    firstRow.frame = CGRect(x: 320, y: 170, width: 320, height: 80)
    firstRow.layer.contents = UIImage(named: "1st-row")?.cgImage
    firstRow.isUserInteractionEnabled = false
    addSubview(firstRow)
  }

  private func addSecondRow() {
    secondRow.frame = CGRect(x: 320, y: 250, width: 320, height: 80)
    secondRow.layer.contents = UIImage(named: "2nd-row")?.cgImage
    secondRow.isUserInteractionEnabled = false
    addSubview(secondRow)
  }

  private func addThirdRow() {
    thirdRow.frame = CGRect(x: 320, y: 330, width: 320, height: 80)
    thirdRow.layer.contents = UIImage(named: "3rd-row")?.cgImage
    thirdRow.isUserInteractionEnabled = false
    addSubview(thirdRow)
  }

  private func addFourthRow() {
    fourthRow.frame = CGRect(x: 320, y: 410, width: 320, height: 80)
    fourthRow.layer.contents = UIImage(named: "4th-row")?.cgImage
    fourthRow.isUserInteractionEnabled = false
    addSubview(fourthRow)
  }

  private func addFifthRow() {
    fifthRow.frame = CGRect(x: 320, y: 490, width: 320, height: 80)
    fifthRow.layer.contents = UIImage(named: "5th-row")?.cgImage
    fifthRow.isUserInteractionEnabled = false
    addSubview(fifthRow)
  }

  /// Begins what moves by itself.
  private func start() {
    UIView.animate(
      withDuration: time, delay: initialDelay + (0 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      arrow.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (1 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      ministry.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (2 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      addButton.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (3 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      firstRow.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (4 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      secondRow.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (5 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      thirdRow.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (6 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      fourthRow.center.x = 160
    }
    UIView.animate(
      withDuration: time, delay: initialDelay + (7 * stutter), usingSpringWithDamping: damping,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      fifthRow.center.x = 160
    }
  }

  /// Shows addButton as it is while it is pressed.
  private func addButtonHighlight() {
    addButton.layer.contents = UIImage(named: "add-button-pressed")?.cgImage
  }

  /// Shows addButton as it is by itself.
  private func addButtonHighlightEnd() {
    addButton.layer.contents = UIImage(named: "add-button")?.cgImage
  }
}
