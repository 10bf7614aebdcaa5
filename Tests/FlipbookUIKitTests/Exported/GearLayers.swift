// swift-format-ignore-file
// The gear button, from gear.yaml, exported as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  import pop
#else
  import FlipbookUIKit
#endif

/// The gear button.
final class GearButton {
  let turn = 30.0

  /// The root layer.
  let layer = CALayer()
  let gear = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    addGear()
  }

  private func addGear() {
    gear.frame = CGRect(x: 15, y: 15, width: 50, height: 50)
    gear.contents = namedImage("gear")
    layer.addSublayer(gear)
  }

  /// Call this on touchesBegan of gear.
  func gearTouchesBegan() {
    pop(gear, kPOPLayerScaleXY, to: CGPoint(x: 0.8, y: 0.8), bounciness: 20, speed: 18)
    pop(gear, kPOPLayerRotation, to: turn * Double.pi / 180, bounciness: 20, speed: 18)
  }

  /// Call this on touchesEnded of gear.
  func gearTouchesEnded() {
    pop(gear, kPOPLayerScaleXY, to: CGPoint(x: 1, y: 1), bounciness: 20, speed: 18)
    pop(gear, kPOPLayerRotation, to: 0, bounciness: 20, speed: 18, replacing: true)
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

  /// Returns an image of the app by its name.
  private func namedImage(_ name: String) -> Any? {
    #if canImport(AppKit) && !canImport(UIKit)
      NSImage(named: name)
    #else
      UIImage(named: name)?.cgImage
    #endif
  }
}

// Not exported from the scene:
// - gear.touchesBegan: no recognizer calls gearTouchesBegan()
// - gear.touchesEnded: no recognizer calls gearTouchesEnded()
