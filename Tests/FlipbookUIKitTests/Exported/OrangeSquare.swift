// swift-format-ignore-file
// The orange square, from orange-square.yaml, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// The orange square.
final class OrangeSquare: UIView {
  let square = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 640, height: 280))
    backgroundColor = UIColor.white
    addSquare()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addSquare() {
    square.frame = CGRect(x: 90, y: 115, width: 50, height: 50)
    square.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
    layer.addSublayer(square)
  }

  /// Starts the initial animations.
  private func start() {
    after(0.5) { [self] in
      pop(square, kPOPLayerScaleXY, to: CGPoint(x: 1.5, y: 1.5), bounciness: 15, speed: 5)
      pop(square, kPOPLayerPositionX, to: 440, bounciness: 15, speed: 5)
      pop(square, kPOPLayerRotation, to: 720 * Double.pi / 180, bounciness: 15, speed: 5)
      pop(square, kPOPLayerBackgroundColor, to: UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor, bounciness: 15, speed: 5)
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
