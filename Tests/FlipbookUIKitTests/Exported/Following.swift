// swift-format-ignore-file
// following, from following.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// following.
final class Following: UIView {
  private(set) var n = 0.0
  private(set) var on = false
  private(set) var switch0Lit = false
  private(set) var switch1Lit = false

  let switch0 = UIControl()
  let knob = CALayer()
  let switch1 = UIControl()
  let switch1Knob = CALayer()
  let playView = ShadedControl()
  let title = UILabel()
  let count = UILabel()
  let bar = CALayer()
  let ring = CAShapeLayer()
  let ball = UIView()
  private let switch0TapRecognizer = UITapGestureRecognizer()
  private let switch1TapRecognizer = UITapGestureRecognizer()
  private let playViewTapRecognizer = UITapGestureRecognizer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
    backgroundColor = UIColor.white
    addSwitch0()
    addSwitch1()
    addPlayView()
    addCount()
    addBar()
    addRing()
    addBall()
    playView.addAction(UIAction { [unowned self] _ in playViewHighlight() }, for: [.touchDown, .touchDragEnter])
    playView.addAction(
      UIAction { [unowned self] _ in playViewHighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    recognize(switch0TapRecognizer, on: switch0) { [unowned self] in
      switch switch0TapRecognizer.state {
      case .ended:
        switch0Tap()
      default: break
      }
    }
    recognize(switch1TapRecognizer, on: switch1) { [unowned self] in
      switch switch1TapRecognizer.state {
      case .ended:
        switch1Tap()
      default: break
      }
    }
    recognize(playViewTapRecognizer, on: playView) { [unowned self] in
      switch playViewTapRecognizer.state {
      case .ended:
        playViewTap()
      default: break
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addSwitch0() {
    switch0.frame = CGRect(x: 30, y: 25, width: 60, height: 30)
    switch0.backgroundColor = UIColor(red: 211 / 255, green: 211 / 255, blue: 211 / 255, alpha: 1)
    switch0.layer.cornerRadius = 15
    addSubview(switch0)

    knob.frame = CGRect(x: 2, y: 2, width: 26, height: 26)
    knob.backgroundColor = UIColor.white.cgColor
    knob.cornerRadius = 13
    switch0.layer.addSublayer(knob)
  }

  private func addSwitch1() {
    switch1.frame = CGRect(x: 130, y: 25, width: 60, height: 30)
    switch1.backgroundColor = UIColor(red: 211 / 255, green: 211 / 255, blue: 211 / 255, alpha: 1)
    switch1.layer.cornerRadius = 15
    addSubview(switch1)

    switch1Knob.frame = CGRect(x: 2, y: 2, width: 26, height: 26)
    switch1Knob.backgroundColor = UIColor.white.cgColor
    switch1Knob.cornerRadius = 13
    switch1.layer.addSublayer(switch1Knob)
  }

  private func addPlayView() {
    playView.frame = CGRect(x: 20, y: 80, width: 100, height: 40)
    playView.backgroundColor = UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
    addSubview(playView)

    title.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    title.font = UIFont.systemFont(ofSize: 17)
    title.textColor = UIColor.white
    title.textAlignment = .center
    title.text = "Play"
    playView.addSubview(title)
  }

  private func addCount() {
    count.frame = CGRect(x: 160, y: 89.5, width: 40, height: 21)
    count.font = UIFont.systemFont(ofSize: 17)
    count.textColor = UIColor.black
    count.textAlignment = .natural
    count.text = "none"
    addSubview(count)
  }

  private func addBar() {
    bar.frame = CGRect(x: 20, y: 150, width: 20, height: 10)
    bar.backgroundColor = UIColor(red: 220 / 255, green: 20 / 255, blue: 60 / 255, alpha: 1).cgColor
    layer.addSublayer(bar)
  }

  private func addRing() {
    ring.frame = CGRect(x: 20, y: 180, width: 40, height: 40)
    let ringPath = CGMutablePath()
    ringPath.move(to: CGPoint(x: 20, y: 3))
    ringPath.addCurve(to: CGPoint(x: 32.020815280171306, y: 7.979184719828693), control1: CGPoint(x: 24.50868032727225, y: 3), control2: CGPoint(x: 28.832696846554718, y: 4.791066286212105))
    ringPath.addCurve(to: CGPoint(x: 37, y: 20), control1: CGPoint(x: 35.2089337137879, y: 11.167303153445282), control2: CGPoint(x: 37, y: 15.491319672727752))
    ringPath.addCurve(to: CGPoint(x: 32.020815280171306, y: 32.020815280171306), control1: CGPoint(x: 37, y: 24.50868032727225), control2: CGPoint(x: 35.2089337137879, y: 28.832696846554718))
    ringPath.addCurve(to: CGPoint(x: 20, y: 37), control1: CGPoint(x: 28.832696846554718, y: 35.20893371378789), control2: CGPoint(x: 24.50868032727225, y: 37))
    ringPath.addCurve(to: CGPoint(x: 7.979184719828693, y: 32.020815280171306), control1: CGPoint(x: 15.491319672727753, y: 37), control2: CGPoint(x: 11.167303153445282, y: 35.2089337137879))
    ringPath.addCurve(to: CGPoint(x: 3, y: 20.000000000000004), control1: CGPoint(x: 4.791066286212105, y: 28.832696846554718), control2: CGPoint(x: 3, y: 24.50868032727225))
    ringPath.addCurve(to: CGPoint(x: 7.979184719828689, y: 7.979184719828693), control1: CGPoint(x: 3, y: 15.491319672727755), control2: CGPoint(x: 4.7910662862121, y: 11.167303153445282))
    ringPath.addCurve(to: CGPoint(x: 20, y: 3), control1: CGPoint(x: 11.167303153445278, y: 4.791066286212105), control2: CGPoint(x: 15.49131967272775, y: 3))
    ring.path = ringPath
    ring.fillColor = nil
    ring.strokeColor = UIColor(red: 65 / 255, green: 105 / 255, blue: 225 / 255, alpha: 1).cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0
    layer.addSublayer(ring)
  }

  private func addBall() {
    ball.frame = CGRect(x: 110, y: 190, width: 20, height: 20)
    ball.backgroundColor = UIColor(red: 218 / 255, green: 112 / 255, blue: 214 / 255, alpha: 1)
    ball.layer.cornerRadius = 10
    ball.isUserInteractionEnabled = false
    addSubview(ball)
  }

  /// Begins what moves by itself.
  private func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      switch0.backgroundColor = switch0Lit ? UIColor(red: 1, green: 99 / 255, blue: 71 / 255, alpha: 1) : UIColor(red: 211 / 255, green: 211 / 255, blue: 211 / 255, alpha: 1)
      knob.position = CGPoint(x: switch0Lit ? switch0.layer.bounds.width - 15 : 15, y: 15)
      switch1.backgroundColor = switch1Lit ? UIColor(red: 46 / 255, green: 139 / 255, blue: 87 / 255, alpha: 1) : UIColor(red: 211 / 255, green: 211 / 255, blue: 211 / 255, alpha: 1)
      switch1Knob.position = CGPoint(x: switch1Lit ? switch1.layer.bounds.width - 15 : 15, y: 15)
      playView.backgroundColor = on ? UIColor.black : UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1)
      title.text = "\(on ? "Pause" : "Play")"
      count.text = "\(n == 0 ? "none" : "\(numberText(n)) taps")"
      bar.frame = CGRect(x: 20, y: 150, width: 20 + (50 * n), height: 10)
      ring.strokeEnd = n / 4
    }
    place(title.layer, x: 0, y: 0, width: shownSize(playView.layer).width, height: shownSize(playView.layer).height)
    fit(count)
  }

  /// Shows playView as it is while it is pressed.
  private func playViewHighlight() {
    playView.shade = UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
  }

  /// Shows playView as it is by itself.
  private func playViewHighlightEnd() {
    playView.shade = UIColor.white
  }

  /// Answers tap of switch0.
  private func switch0Tap() {
    switch0Lit = !switch0Lit
  }

  /// Answers tap of switch1.
  private func switch1Tap() {
    switch1Lit = !switch1Lit
  }

  /// Answers tap of playView.
  private func playViewTap() {
    (on, n) = (!on, n + 1)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) { [self] in
      ball.center = CGPoint(x: on ? 200 : 120, y: on ? 210 : 200 + (5 * n))
    }
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// The size of a layer as it is on the screen.
  private func shownSize(_ layer: CALayer) -> CGSize {
    shownLayer(layer).bounds.size
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// Places a layer by its frame before its transform; without a width or a height it keeps its own.
  private func place(_ layer: CALayer, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    let size = CGSize(width: width ?? shownSize(layer).width, height: height ?? shownSize(layer).height)
    let anchor = layer.anchorPoint
    let position = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)
    withoutAnimation {
      if layer.position != position { layer.position = position }
      if let width, layer.bounds.width != width { layer.bounds.size.width = width }
      if let height, layer.bounds.height != height { layer.bounds.size.height = height }
    }
  }

  /// Gives a text the size that it needs, in whole points.
  private func fit(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) {
    let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let size = CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))
    if label.bounds.size != size { withoutAnimation { label.bounds.size = size } }
  }

  /// A number as it stands in a text: whole ones without a point, others with six decimals at most.
  private func numberText(_ number: CGFloat) -> String {
    let rounded = Double((number * 1e6).rounded() / 1e6)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Calls a block at every frame.
  @discardableResult
  private func everyFrame(_ block: @escaping () -> Void) -> CADisplayLink {
    let target = BlockTarget(block)
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: target, selector: #selector(BlockTarget.call))
    #else
      let link = CADisplayLink(target: target, selector: BlockTarget.call)
    #endif
    link.add(to: .main, forMode: .common)
    return link
  }

  /// The targets of gesture recognizers, which do not keep them.
  private var targets: [BlockTarget] = []

  /// Adds a gesture recognizer to a view, and calls a block whenever its state or its values change.
  private func recognize(_ recognizer: UIGestureRecognizer, on view: UIView, _ block: @escaping () -> Void) {
    let target = BlockTarget(block)
    targets.append(target)
    #if canImport(ObjectiveC)
      recognizer.addTarget(target, action: #selector(BlockTarget.call))
    #else
      recognizer.addTarget(target, action: BlockTarget.call)
    #endif
    view.addGestureRecognizer(recognizer)
  }

  /// A target that calls a block.
  private final class BlockTarget: NSObject {
    private let block: () -> Void

    init(_ block: @escaping () -> Void) { self.block = block }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func call() { block() }
  }

  /// A control that multiplies its color and those of what is inside, to be darker while it is pressed.
  final class ShadedControl: UIControl {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    private var plainColor: UIColor?

    /// White changes nothing.
    var shade = UIColor.white {
      didSet {
        (layer as! CAReplicatorLayer).instanceColor = shade.cgColor
        super.backgroundColor = plainColor.map(shaded)
      }
    }

    /// The color without the shade.
    override var backgroundColor: UIColor? {
      get { plainColor }
      set {
        plainColor = newValue
        super.backgroundColor = newValue.map(shaded)
      }
    }

    private func shaded(_ color: UIColor) -> UIColor {
      func parts(_ color: UIColor) -> [CGFloat] {
        let all = color.cgColor.components ?? [0, 0, 0, 0]
        return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
      }
      let (own, factors) = (parts(color), parts(shade))
      return UIColor(
        red: own[0] * factors[0], green: own[1] * factors[1], blue: own[2] * factors[2], alpha: own[3])
    }
  }
}
