// swift-format-ignore-file
// Three balls, from three-balls.yaml, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// Three balls.
final class ThreeBalls: UIView {
  let redBall = CALayer()
  let blueBall = CALayer()
  let greenBall = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 600, height: 240))
    backgroundColor = UIColor.white
    addRedBall()
    addBlueBall()
    addGreenBall()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addRedBall() {
    redBall.frame = CGRect(x: 62, y: 82, width: 75, height: 75)
    redBall.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    redBall.cornerRadius = 37
    layer.addSublayer(redBall)
  }

  private func addBlueBall() {
    blueBall.frame = CGRect(x: 262, y: 82, width: 75, height: 75)
    blueBall.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    blueBall.cornerRadius = 37
    layer.addSublayer(blueBall)
  }

  private func addGreenBall() {
    greenBall.frame = CGRect(x: 462, y: 82, width: 75, height: 75)
    greenBall.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    greenBall.cornerRadius = 37
    layer.addSublayer(greenBall)
  }

  /// Starts the initial animations.
  private func start() {
    after(0.5) { [self] in
      pop(redBall, kPOPLayerScaleXY, to: CGPoint(x: 2, y: 2), bounciness: 5, speed: 10)
    }
    after(1.3) { [self] in
      pop(blueBall, kPOPLayerScaleXY, to: CGPoint(x: 2, y: 2), bounciness: 12, speed: 10)
    }
    after(2.1) { [self] in
      pop(greenBall, kPOPLayerScaleXY, to: CGPoint(x: 2, y: 2), bounciness: 20, speed: 10)
    }
  }

  /// Runs a block after a delay, in seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: block))
  }

  /// Animates a property with a Pop spring. A running spring is retargeted and keeps its velocity, unless replaced.
  private func pop(
    _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,
    bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,
    settings: ((POPSpringAnimation) -> Void)? = nil, completion: (() -> Void)? = nil
  ) {
    let key = key ?? property
    let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation
    guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }
    if let bounciness { spring.springBounciness = bounciness }
    if let speed { spring.springSpeed = speed }
    settings?(spring)
    spring.toValue = value
    if let velocity { spring.velocity = velocity }
    if let completion { spring.completionBlock = { _, _ in completion() } }
    guard running == nil else { return }
    spring.fromValue = from
    layer.pop_add(spring, forKey: key)
  }
}
