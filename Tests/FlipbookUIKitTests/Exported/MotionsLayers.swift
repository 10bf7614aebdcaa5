// swift-format-ignore-file
// Motions, from motions.yaml, as Swift by Flipbook.

#if canImport(QuartzCore)
  import QuartzCore
  import pop
#else
  import FlipbookUIKit
#endif

/// Motions.
final class MotionsLayers {
  private(set) var lit = -1.0
  private(set) var ticks = 0.0

  /// The layer with everything in it.
  let layer = CALayer()
  let popped = CALayer()
  let thrown = CALayer()
  let sprung = CALayer()
  let sent = CALayer()
  let stepped = CALayer()
  let turned = CALayer()
  let staged = CALayer()
  let slow = CALayer()
  let raised = CALayer()
  let lamp0 = CALayer()
  let lamp1 = CALayer()
  let lamp2 = CALayer()
  let list = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 240, height: 200)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    addPopped()
    addThrown()
    addSprung()
    addSent()
    addStepped()
    addTurned()
    addStaged()
    addSlow()
    addRaised()
    addLamp0()
    addLamp1()
    addLamp2()
    addList()
  }

  private func addPopped() {
    popped.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    popped.backgroundColor = CGColor(srgbRed: 61 / 255, green: 90 / 255, blue: 128 / 255, alpha: 1)
    layer.addSublayer(popped)
  }

  private func addThrown() {
    thrown.frame = CGRect(x: 10, y: 40, width: 30, height: 20)
    thrown.backgroundColor = CGColor(srgbRed: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1)
    layer.addSublayer(thrown)
  }

  private func addSprung() {
    sprung.frame = CGRect(x: 10, y: 70, width: 30, height: 20)
    sprung.backgroundColor = CGColor(srgbRed: 238 / 255, green: 108 / 255, blue: 77 / 255, alpha: 1)
    layer.addSublayer(sprung)
  }

  private func addSent() {
    sent.frame = CGRect(x: 10, y: 100, width: 30, height: 20)
    sent.backgroundColor = CGColor(srgbRed: 41 / 255, green: 50 / 255, blue: 65 / 255, alpha: 1)
    sent.cornerRadius = 4
    layer.addSublayer(sent)
  }

  private func addStepped() {
    stepped.frame = CGRect(x: 10, y: 130, width: 30, height: 20)
    stepped.backgroundColor = CGColor(srgbRed: 42 / 255, green: 157 / 255, blue: 143 / 255, alpha: 1)
    layer.addSublayer(stepped)
  }

  private func addTurned() {
    turned.frame = CGRect(x: 10, y: 160, width: 30, height: 20)
    turned.backgroundColor = CGColor(srgbRed: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    layer.addSublayer(turned)
  }

  private func addStaged() {
    staged.frame = CGRect(x: 60, y: 180, width: 20, height: 14)
    staged.backgroundColor = CGColor(srgbRed: 109 / 255, green: 89 / 255, blue: 122 / 255, alpha: 1)
    layer.addSublayer(staged)
  }

  private func addSlow() {
    slow.frame = CGRect(x: 180, y: 10, width: 30, height: 20)
    slow.backgroundColor = CGColor(srgbRed: 231 / 255, green: 111 / 255, blue: 81 / 255, alpha: 1)
    slow.speed = 0.5
    layer.addSublayer(slow)
  }

  private func addRaised() {
    raised.frame = CGRect(x: 180, y: 60, width: 40, height: 30)
    raised.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    raised.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    raised.shadowOpacity = 0.6
    raised.shadowRadius = 3
    raised.shadowOffset = CGSize(width: 0, height: -3)
    let raisedShadowPath = CGMutablePath()
    raisedShadowPath.addEllipse(in: CGRect(x: 0, y: 20, width: 40, height: 16))
    raised.shadowPath = raisedShadowPath
    layer.addSublayer(raised)
  }

  private func addLamp0() {
    lamp0.frame = CGRect(x: 224, y: 10, width: 12, height: 12)
    lamp0.backgroundColor = CGColor(srgbRed: 244 / 255, green: 162 / 255, blue: 97 / 255, alpha: 1)
    layer.addSublayer(lamp0)
  }

  private func addLamp1() {
    lamp1.frame = CGRect(x: 224, y: 30, width: 12, height: 12)
    lamp1.backgroundColor = CGColor(srgbRed: 244 / 255, green: 162 / 255, blue: 97 / 255, alpha: 1)
    layer.addSublayer(lamp1)
  }

  private func addLamp2() {
    lamp2.frame = CGRect(x: 224, y: 50, width: 12, height: 12)
    lamp2.backgroundColor = CGColor(srgbRed: 244 / 255, green: 162 / 255, blue: 97 / 255, alpha: 1)
    layer.addSublayer(lamp2)
  }

  private func addList() {
    list.frame = CGRect(x: 180, y: 120, width: 40, height: 60)
    list.masksToBounds = true
    layer.addSublayer(list)

    let row = CALayer()
    row.frame = CGRect(x: 0, y: 0, width: 40, height: 50)
    row.backgroundColor = CGColor(srgbRed: 38 / 255, green: 70 / 255, blue: 83 / 255, alpha: 1)
    list.addSublayer(row)
  }

  /// Begins what moves by itself.
  func start() {
    // Layers that have not been on the screen yet would change at once.
    CATransaction.flush()
    if let animation = POPBasicAnimation(propertyNamed: kPOPLayerPositionX) {
      animation.toValue = 120
      animation.duration = 0.5
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      popped.pop_add(animation, forKey: kPOPLayerPositionX)
    }
    if let animation = POPDecayAnimation(propertyNamed: kPOPLayerPositionX) {
      animation.velocity = 120
      animation.deceleration = 0.99
      thrown.pop_add(animation, forKey: kPOPLayerPositionX)
    }
    pop(sprung, kPOPLayerPositionX, to: 120, settings: { $0.dynamicsTension = 200; $0.dynamicsFriction = 14; $0.clampMode = 2 })
    pop(sprung, kPOPLayerOpacity, to: 0.5)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.6)
    CATransaction.setCompletionBlock { [self] in
      withoutAnimation {
        sent.cornerRadius = 10
      }
    }
    sent.position.x = 120
    sent.backgroundColor = CGColor(srgbRed: 238 / 255, green: 108 / 255, blue: 77 / 255, alpha: 1)
    CATransaction.commit()
    let turnedPositionX = CASpringAnimation(keyPath: "position.x")
    turnedPositionX.duration = 0.8
    turnedPositionX.stiffness = 190.2142763013069
    turnedPositionX.damping = 16.55018301632589
    addUp(turned, to: 120, turnedPositionX)
    after(0.2) { [self] in
      let turnedPositionX2 = CABasicAnimation(keyPath: "position.x")
      turnedPositionX2.duration = 0.6
      turnedPositionX2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      addUp(turned, to: 60, turnedPositionX2)
    }
    let raisedPosition = CABasicAnimation(keyPath: "position")
    raisedPosition.duration = 0.5
    raisedPosition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(raised, to: CGPoint(x: 180, y: 70), raisedPosition)
    let raisedBoundsSize = CABasicAnimation(keyPath: "bounds.size")
    raisedBoundsSize.duration = 0.5
    raisedBoundsSize.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(raised, to: CGSize(width: 60, height: 40), raisedBoundsSize)
    every(0.15, count: 5) { [self] in
      withoutAnimation {
        stepped.position.x = stepped.position.x + 12
      }
    }
    frames(while: { [self] in ticks < 30 }) { [self] in
      ticks = ticks + 1
      withoutAnimation {
        stepped.opacity = Float(1 - (ticks / 60))
      }
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [self] in
      after(0.1) { [self] in
        withoutAnimation {
          staged.cornerRadius = 7
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [self] in
          withoutAnimation {
            staged.borderWidth = 2
          }
          CATransaction.begin()
          CATransaction.setCompletionBlock { [self] in
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.2)
            staged.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
            CATransaction.commit()
          }
          let stagedZPosition = CASpringAnimation(keyPath: "zPosition")
          stagedZPosition.toValue = 3
          stagedZPosition.beginTime = CACurrentMediaTime() + 0.05
          stagedZPosition.duration = 0.1
          stagedZPosition.delegate = Beginning { [self] in
            withoutAnimation {
              staged.borderColor = CGColor(srgbRed: 53 / 255, green: 80 / 255, blue: 112 / 255, alpha: 1)
            }
          }
          staged.add(stagedZPosition, forKey: "zPosition")
          CATransaction.commit()
        }
        let stagedOpacity = CABasicAnimation(keyPath: "opacity")
        stagedOpacity.fromValue = shown(staged, "opacity")
        stagedOpacity.toValue = 0.3
        stagedOpacity.duration = 0.3
        withoutAnimation {
          staged.opacity = 0.3
        }
        staged.add(stagedOpacity, forKey: "opacity")
        CATransaction.commit()
      }
    }
    let stagedPositionX = CABasicAnimation(keyPath: "position.x")
    stagedPositionX.duration = 0.3
    stagedPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(staged, to: 160, stagedPositionX)
    CATransaction.commit()
    let slowPositionY = CABasicAnimation(keyPath: "position.y")
    slowPositionY.byValue = 30
    slowPositionY.duration = 0.5
    slow.add(slowPositionY, forKey: "position.y")
    let listBoundsOriginY = CABasicAnimation(keyPath: "bounds.origin.y")
    listBoundsOriginY.fromValue = shown(list, "bounds.origin.y")
    listBoundsOriginY.toValue = 40
    listBoundsOriginY.duration = 0.6
    withoutAnimation {
      list.bounds.origin.y = 40
    }
    list.add(listBoundsOriginY, forKey: "bounds.origin.y")
    every(0.25, count: 4) { [self] in
      lit = lit + 1
      if lit < 3 {
        if lit == 0 {
          withoutAnimation {
            (lamp0.cornerRadius, lamp0.opacity) = (6, Float(0.5 + (((lamp0.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? 0) / 4)))
          }
        } else if lit == 1 {
          withoutAnimation {
            (lamp1.cornerRadius, lamp1.opacity) = (6, Float(0.5 + (((lamp1.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? 0) / 4)))
          }
        } else if lit == 2 {
          withoutAnimation {
            (lamp2.cornerRadius, lamp2.opacity) = (6, Float(0.5 + (((lamp2.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? 0) / 4)))
          }
        }
        after(0.05) { [self] in
          if lit != 1 {
            if lit == 0 {
              let lamp0TransformScale = CABasicAnimation(keyPath: "transform.scale")
              lamp0TransformScale.fromValue = 0.2
              lamp0TransformScale.toValue = 1
              lamp0TransformScale.duration = 0.2
              lamp0.add(lamp0TransformScale, forKey: "transform.scale")
            } else if lit == 1 {
              let lamp1TransformScale = CABasicAnimation(keyPath: "transform.scale")
              lamp1TransformScale.fromValue = 0.2
              lamp1TransformScale.toValue = 1
              lamp1TransformScale.duration = 0.2
              lamp1.add(lamp1TransformScale, forKey: "transform.scale")
            } else if lit == 2 {
              let lamp2TransformScale = CABasicAnimation(keyPath: "transform.scale")
              lamp2TransformScale.fromValue = 0.2
              lamp2TransformScale.toValue = 1
              lamp2TransformScale.duration = 0.2
              lamp2.add(lamp2TransformScale, forKey: "transform.scale")
            }
          }
        }
        if (2 - lit) == 0 {
          let lamp0PositionX = CABasicAnimation(keyPath: "position.x")
          lamp0PositionX.duration = 0.3
          lamp0PositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          animate(lamp0, to: 220, lamp0PositionX)
        } else if (2 - lit) == 1 {
          let lamp1PositionX = CABasicAnimation(keyPath: "position.x")
          lamp1PositionX.duration = 0.3
          lamp1PositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          animate(lamp1, to: 220, lamp1PositionX)
        } else if (2 - lit) == 2 {
          let lamp2PositionX = CABasicAnimation(keyPath: "position.x")
          lamp2PositionX.duration = 0.3
          lamp2PositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          animate(lamp2, to: 220, lamp2PositionX)
        }
      }
      if lit < 3 {
        let lamp: CGFloat = lit
        let way: CGFloat = 3 * lit
        after(0.3) { [self] in
          if lamp == 0 {
            withoutAnimation {
              lamp0.position.y = lamp0.position.y + way
            }
          } else if lamp == 1 {
            withoutAnimation {
              lamp1.position.y = lamp1.position.y + way
            }
          } else if lamp == 2 {
            withoutAnimation {
              lamp2.position.y = lamp2.position.y + way
            }
          }
        }
      }
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
  }

  /// Runs a block again and again, first after the interval.
  private func every(
    _ interval: TimeInterval, count: Int = .max, from start: TimeInterval = CACurrentMediaTime(),
    while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void
  ) {
    guard count > 0 else { return }
    let next = start + interval
    after(next - CACurrentMediaTime()) { [weak self] in
      guard let self, holds() else { return }
      block()
      every(interval, count: count - 1, from: next, while: holds, block)
    }
  }

  /// Runs a block at every frame, as long as a condition holds.
  private func frames(
    count: Int = .max, while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void
  ) {
    var (left, link) = (count, nil as CADisplayLink?)
    link = everyFrame {
      if left > 0, holds() { block() } else { left = 0 }
      left -= 1
      if left <= 0 { link?.invalidate() }
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

  /// Changes a property of a layer at once, and lets the way to it fade on top of what still moves: what is sent elsewhere
  /// keeps its speed.
  private func addUp(_ layer: CALayer, to value: Any?, _ animation: CABasicAnimation) {
    guard let keyPath = animation.keyPath else { return }
    let old = layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    animation.isAdditive = true
    switch (old, layer.value(forKeyPath: keyPath)) {
    case (let old as NSNumber, let new as NSNumber):
      (animation.fromValue, animation.toValue) = (old.doubleValue - new.doubleValue, 0.0)
    case (let old as CGPoint, let new as CGPoint):
      (animation.fromValue, animation.toValue) = (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let old as CGSize, let new as CGSize):
      let way = CGSize(width: old.width - new.width, height: old.height - new.height)
      (animation.fromValue, animation.toValue) = (way, CGSize.zero)
    case (let old as CGRect, let new as CGRect):
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      let way = CGRect(origin: CGPoint(x: old.minX - new.minX, y: old.minY - new.minY), size: size)
      (animation.fromValue, animation.toValue) = (way, CGRect.zero)
    default: (animation.fromValue, animation.isAdditive) = (old, false)
    }
    layer.add(animation, forKey: nil)
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

  /// Runs a block when an animation begins.
  private final class Beginning: NSObject, CAAnimationDelegate {
    private let block: () -> Void
    init(_ block: @escaping () -> Void) { self.block = block }
    func animationDidStart(_ anim: CAAnimation) { block() }
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
}

// What the scene does besides:
// - list: nothing scrolls its content of 40 × 120 points by itself: set list.bounds.origin
