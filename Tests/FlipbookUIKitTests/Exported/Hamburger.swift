// swift-format-ignore-file
// The hamburger button, from hamburger.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// The hamburger button.
final class TheHamburgerButton: UIView {
  let turn = 0.0
  private(set) var open = false

  let menu = TouchControl()
  let top = CALayer()
  let middle = UIView()
  let bottom = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    backgroundColor = UIColor.white
    addMenu()
    menu.onTouchesBegan = { [unowned self] in menuTouchesBegan() }
    menu.onTouchesEnded = { [unowned self] in menuTouchesEnded() }
    menu.addAction(UIAction { [unowned self] _ in menuTouchUpInside() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addMenu() {
    menu.frame = CGRect(x: 75, y: 75, width: 150, height: 150)
    menu.backgroundColor = UIColor.black
    menu.layer.cornerRadius = 75
    addSubview(menu)

    top.frame = CGRect(x: 35, y: 40, width: 80, height: 11)
    top.backgroundColor = UIColor.white.cgColor
    top.cornerRadius = 5.5
    menu.layer.addSublayer(top)

    middle.frame = CGRect(x: 35, y: 69, width: 80, height: 11)
    middle.backgroundColor = UIColor.white
    middle.layer.cornerRadius = 5.5
    middle.isUserInteractionEnabled = false
    menu.addSubview(middle)

    bottom.frame = CGRect(x: 35, y: 99, width: 80, height: 11)
    bottom.backgroundColor = UIColor.white.cgColor
    bottom.cornerRadius = 5.5
    menu.layer.addSublayer(bottom)
  }

  /// Answers touchesBegan of menu.
  private func menuTouchesBegan() {
    pop(menu.layer, kPOPLayerScaleXY, to: CGPoint(x: 0.8, y: 0.8), bounciness: 20, speed: 18)
  }

  /// Answers touchesEnded of menu.
  private func menuTouchesEnded() {
    pop(menu.layer, kPOPLayerScaleXY, to: CGPoint(x: 1, y: 1), bounciness: 20, speed: 18)
  }

  /// Answers touchUpInside of menu.
  private func menuTouchUpInside() {
    open = !open
    if open {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) { [self] in
        middle.alpha = 0
      }
      pop(top, kPOPLayerBackgroundColor, to: UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor, bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerBackgroundColor, to: UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor, bounciness: 0, speed: 18)
      pop(top, kPOPLayerRotation, to: -45 * Double.pi / 180, bounciness: 11, speed: 18)
      pop(bottom, kPOPLayerRotation, to: 45 * Double.pi / 180, bounciness: 11, speed: 18)
      pop(top, kPOPLayerTranslationY, to: 29, bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerTranslationY, to: -29, bounciness: 0, speed: 18)
    } else {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) { [self] in
        middle.alpha = 1
      }
      pop(top, kPOPLayerBackgroundColor, to: UIColor.white.cgColor, bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerBackgroundColor, to: UIColor.white.cgColor, bounciness: 0, speed: 18)
      pop(top, kPOPLayerRotation, to: 0, bounciness: 11, speed: 18)
      pop(bottom, kPOPLayerRotation, to: 0, bounciness: 11, speed: 18)
      pop(top, kPOPLayerTranslationY, to: 0, bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerTranslationY, to: 0, bounciness: 0, speed: 18)
    }
  }

  /// Springs a property. A spring that runs already is given the new end and keeps its velocity, unless it is replaced.
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

  /// A control that calls blocks for its touches.
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
