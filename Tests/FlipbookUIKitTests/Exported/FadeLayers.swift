// swift-format-ignore-file
// Fade in 0.2 s, from fade.yaml, exported as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
#else
  import FlipbookUIKit
#endif

/// Fade in 0.2 s.
final class FadeIn02S {
  /// The root layer.
  let layer = CALayer()
  let card = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    layer.backgroundColor = CGColor(srgbRed: 246 / 255, green: 247 / 255, blue: 251 / 255, alpha: 1)
    addCard()
  }

  private func addCard() {
    card.frame = CGRect(x: 60, y: 50, width: 200, height: 140)
    card.backgroundColor = CGColor(srgbRed: 61 / 255, green: 90 / 255, blue: 128 / 255, alpha: 1)
    card.cornerRadius = 20
    card.cornerCurve = .continuous
    layer.addSublayer(card)

    let avatar = CALayer()
    avatar.frame = CGRect(x: 20, y: 20, width: 44, height: 44)
    avatar.backgroundColor = CGColor(srgbRed: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1)
    avatar.cornerRadius = 22
    card.addSublayer(avatar)

    let name = CALayer()
    name.frame = CGRect(x: 78, y: 26, width: 100, height: 12)
    name.backgroundColor = CGColor(srgbRed: 224 / 255, green: 251 / 255, blue: 252 / 255, alpha: 1)
    name.cornerRadius = 6
    card.addSublayer(name)

    let role = CALayer()
    role.frame = CGRect(x: 78, y: 46, width: 64, height: 10)
    role.backgroundColor = CGColor(srgbRed: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1)
    role.cornerRadius = 5
    card.addSublayer(role)

    let line0 = CALayer()
    line0.frame = CGRect(x: 20, y: 82, width: 160, height: 8)
    line0.backgroundColor = CGColor(srgbRed: 91 / 255, green: 123 / 255, blue: 163 / 255, alpha: 1)
    line0.cornerRadius = 4
    card.addSublayer(line0)

    let line1 = CALayer()
    line1.frame = CGRect(x: 20, y: 98, width: 124, height: 8)
    line1.backgroundColor = CGColor(srgbRed: 91 / 255, green: 123 / 255, blue: 163 / 255, alpha: 1)
    line1.cornerRadius = 4
    card.addSublayer(line1)

    let line2 = CALayer()
    line2.frame = CGRect(x: 20, y: 114, width: 88, height: 8)
    line2.backgroundColor = CGColor(srgbRed: 91 / 255, green: 123 / 255, blue: 163 / 255, alpha: 1)
    line2.cornerRadius = 4
    card.addSublayer(line2)
  }

  /// Starts the initial animations.
  func start() {
    after(0.6) { [self] in
      let cardOpacity = CABasicAnimation(keyPath: "opacity")
      cardOpacity.duration = 0.2
      cardOpacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(card, to: 0, cardOpacity)
    }
    after(1.4) { [self] in
      let cardOpacity2 = CABasicAnimation(keyPath: "opacity")
      cardOpacity2.duration = 0.2
      cardOpacity2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(card, to: 1, cardOpacity2)
    }
  }

  /// Runs a block after a delay, in seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: block))
  }

  /// Changes layers without implicit animations.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Sets a property of a layer and animates to the new value.
  private func animate(
    _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,
    _ animation: CABasicAnimation
  ) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }
    layer.add(animation, forKey: keyPath)
  }

  /// A layer's presentation value; the model value without animations, as it may not have been rendered yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// The presentation layer; the layer itself if it has no animations.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }
}
