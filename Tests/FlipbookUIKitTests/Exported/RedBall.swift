// swift-format-ignore-file
// The red ball, from red-ball.yaml, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// The red ball.
final class RedBall: UIView {
  let ball = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    backgroundColor = UIColor.white
    addBall()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addBall() {
    ball.frame = CGRect(x: 162, y: 162, width: 75, height: 75)
    ball.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    ball.cornerRadius = 37
    layer.addSublayer(ball)
  }

  /// Starts the initial animations.
  private func start() {
    after(0.5) { [self] in
      pop(ball, kPOPLayerScaleXY, to: CGPoint(x: 2, y: 2), bounciness: 20, speed: 1)
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
