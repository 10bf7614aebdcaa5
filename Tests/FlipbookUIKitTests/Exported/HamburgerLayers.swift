// swift-format-ignore-file
// The hamburger button, from hamburger.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
  import pop
#else
  import FlipbookUIKit
#endif

/// The hamburger button.
final class TheHamburgerButtonLayers {
  let turn = 0.0
  private(set) var open = false

  /// The layer with everything in it.
  let layer = CALayer()
  let menu = CALayer()
  let top = CALayer()
  let middle = CALayer()
  let bottom = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    addMenu()
  }

  private func addMenu() {
    menu.frame = CGRect(x: 75, y: 75, width: 150, height: 150)
    menu.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    menu.cornerRadius = 75
    layer.addSublayer(menu)

    top.frame = CGRect(x: 35, y: 40, width: 80, height: 11)
    top.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    top.cornerRadius = 5.5
    menu.addSublayer(top)

    middle.frame = CGRect(x: 35, y: 69, width: 80, height: 11)
    middle.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    middle.cornerRadius = 5.5
    menu.addSublayer(middle)

    bottom.frame = CGRect(x: 35, y: 99, width: 80, height: 11)
    bottom.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    bottom.cornerRadius = 5.5
    menu.addSublayer(bottom)
  }

  /// Call this on touchesBegan of menu.
  func menuTouchesBegan() {
    pop(menu, kPOPLayerScaleXY, to: CGPoint(x: 0.8, y: 0.8), bounciness: 20, speed: 18)
  }

  /// Call this on touchesEnded of menu.
  func menuTouchesEnded() {
    pop(menu, kPOPLayerScaleXY, to: CGPoint(x: 1, y: 1), bounciness: 20, speed: 18)
  }

  /// Call this on touchUpInside of menu.
  func menuTouchUpInside() {
    open = !open
    if open {
      let middleOpacity = CABasicAnimation(keyPath: "opacity")
      middleOpacity.duration = 0.2
      middleOpacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(middle, to: 0, middleOpacity)
      pop(top, kPOPLayerBackgroundColor, to: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerBackgroundColor, to: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), bounciness: 0, speed: 18)
      pop(top, kPOPLayerRotation, to: -45 * Double.pi / 180, bounciness: 11, speed: 18)
      pop(bottom, kPOPLayerRotation, to: 45 * Double.pi / 180, bounciness: 11, speed: 18)
      pop(top, kPOPLayerTranslationY, to: 29, bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerTranslationY, to: -29, bounciness: 0, speed: 18)
    } else {
      let middleOpacity2 = CABasicAnimation(keyPath: "opacity")
      middleOpacity2.duration = 0.2
      middleOpacity2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(middle, to: 1, middleOpacity2)
      pop(top, kPOPLayerBackgroundColor, to: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerBackgroundColor, to: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), bounciness: 0, speed: 18)
      pop(top, kPOPLayerRotation, to: 0, bounciness: 11, speed: 18)
      pop(bottom, kPOPLayerRotation, to: 0, bounciness: 11, speed: 18)
      pop(top, kPOPLayerTranslationY, to: 0, bounciness: 0, speed: 18)
      pop(bottom, kPOPLayerTranslationY, to: 0, bounciness: 0, speed: 18)
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
}

// What the scene does besides:
// - menu.touchesBegan: nothing calls menuTouchesBegan() by itself
// - menu.touchesEnded: nothing calls menuTouchesEnded() by itself
// - menu.touchUpInside: nothing calls menuTouchUpInside() by itself
