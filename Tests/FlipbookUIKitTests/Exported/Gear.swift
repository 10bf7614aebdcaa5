// swift-format-ignore-file
// The gear button, from gear.yaml, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// The gear button.
final class GearButton: UIView {
  let turn = 30.0

  let gear = TouchControl()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    backgroundColor = UIColor.white
    addGear()
    gear.onTouchesBegan = { [unowned self] in gearTouchesBegan() }
    gear.onTouchesEnded = { [unowned self] in gearTouchesEnded() }
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addGear() {
    gear.frame = CGRect(x: 15, y: 15, width: 50, height: 50)
    gear.layer.contents = UIImage(named: "gear")?.cgImage
    addSubview(gear)
  }

  /// Answers touchesBegan of gear.
  private func gearTouchesBegan() {
    pop(gear.layer, kPOPLayerScaleXY, to: CGPoint(x: 0.8, y: 0.8), bounciness: 20, speed: 18)
    pop(gear.layer, kPOPLayerRotation, to: turn * Double.pi / 180, bounciness: 20, speed: 18)
  }

  /// Answers touchesEnded of gear.
  private func gearTouchesEnded() {
    pop(gear.layer, kPOPLayerScaleXY, to: CGPoint(x: 1, y: 1), bounciness: 20, speed: 18)
    pop(gear.layer, kPOPLayerRotation, to: 0, bounciness: 20, speed: 18, replacing: true)
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

  /// A control that calls closures for its touches.
  final class TouchControl: UIControl {
    var onTouchesBegan: (() -> Void)?
    var onTouchesMoved: (() -> Void)?
    var onTouchesEnded: (() -> Void)?
    var onTouchesCancelled: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      onTouchesBegan?()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesMoved(touches, with: event)
      onTouchesMoved?()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      onTouchesEnded?()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      onTouchesCancelled?()
    }
  }
}
