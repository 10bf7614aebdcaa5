// swift-format-ignore-file
// Motions, from motions.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
  import pop
#else
  import FlipbookUIKit
#endif

/// Motions.
final class Motions: UIView {
  private(set) var lit = -1.0
  private(set) var ticks = 0.0

  let popped = CALayer()
  let thrown = CALayer()
  let sprung = CALayer()
  let sent = CALayer()
  let stepped = CALayer()
  let turned = UIView()
  let staged = UIView()
  let slow = CALayer()
  let raised = UIView()
  let lamp0 = UIView()
  let lamp1 = UIView()
  let lamp2 = UIView()
  let list = UIScrollView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
    backgroundColor = UIColor.white
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

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addPopped() {
    popped.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    popped.backgroundColor = UIColor(red: 61 / 255, green: 90 / 255, blue: 128 / 255, alpha: 1).cgColor
    layer.addSublayer(popped)
  }

  private func addThrown() {
    thrown.frame = CGRect(x: 10, y: 40, width: 30, height: 20)
    thrown.backgroundColor = UIColor(red: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1).cgColor
    layer.addSublayer(thrown)
  }

  private func addSprung() {
    sprung.frame = CGRect(x: 10, y: 70, width: 30, height: 20)
    sprung.backgroundColor = UIColor(red: 238 / 255, green: 108 / 255, blue: 77 / 255, alpha: 1).cgColor
    layer.addSublayer(sprung)
  }

  private func addSent() {
    sent.frame = CGRect(x: 10, y: 100, width: 30, height: 20)
    sent.backgroundColor = UIColor(red: 41 / 255, green: 50 / 255, blue: 65 / 255, alpha: 1).cgColor
    sent.cornerRadius = 4
    layer.addSublayer(sent)
  }

  private func addStepped() {
    stepped.frame = CGRect(x: 10, y: 130, width: 30, height: 20)
    stepped.backgroundColor = UIColor(red: 42 / 255, green: 157 / 255, blue: 143 / 255, alpha: 1).cgColor
    layer.addSublayer(stepped)
  }

  private func addTurned() {
    turned.frame = CGRect(x: 10, y: 160, width: 30, height: 20)
    turned.backgroundColor = UIColor(red: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    turned.isUserInteractionEnabled = false
    addSubview(turned)
  }

  private func addStaged() {
    staged.frame = CGRect(x: 60, y: 180, width: 20, height: 14)
    staged.backgroundColor = UIColor(red: 109 / 255, green: 89 / 255, blue: 122 / 255, alpha: 1)
    staged.isUserInteractionEnabled = false
    addSubview(staged)
  }

  private func addSlow() {
    slow.frame = CGRect(x: 180, y: 10, width: 30, height: 20)
    slow.backgroundColor = UIColor(red: 231 / 255, green: 111 / 255, blue: 81 / 255, alpha: 1).cgColor
    slow.speed = 0.5
    layer.addSublayer(slow)
  }

  private func addRaised() {
    raised.frame = CGRect(x: 180, y: 60, width: 40, height: 30)
    raised.backgroundColor = UIColor.white
    raised.layer.shadowColor = UIColor.black.cgColor
    raised.layer.shadowOpacity = 0.6
    raised.layer.shadowRadius = 3
    raised.layer.shadowOffset = CGSize(width: 0, height: -3)
    let raisedShadowPath = CGMutablePath()
    raisedShadowPath.addEllipse(in: CGRect(x: 0, y: 20, width: 40, height: 16))
    raised.layer.shadowPath = raisedShadowPath
    raised.isUserInteractionEnabled = false
    addSubview(raised)
  }

  private func addLamp0() {
    lamp0.frame = CGRect(x: 224, y: 10, width: 12, height: 12)
    lamp0.backgroundColor = UIColor(red: 244 / 255, green: 162 / 255, blue: 97 / 255, alpha: 1)
    lamp0.isUserInteractionEnabled = false
    addSubview(lamp0)
  }

  private func addLamp1() {
    lamp1.frame = CGRect(x: 224, y: 30, width: 12, height: 12)
    lamp1.backgroundColor = UIColor(red: 244 / 255, green: 162 / 255, blue: 97 / 255, alpha: 1)
    lamp1.isUserInteractionEnabled = false
    addSubview(lamp1)
  }

  private func addLamp2() {
    lamp2.frame = CGRect(x: 224, y: 50, width: 12, height: 12)
    lamp2.backgroundColor = UIColor(red: 244 / 255, green: 162 / 255, blue: 97 / 255, alpha: 1)
    lamp2.isUserInteractionEnabled = false
    addSubview(lamp2)
  }

  private func addList() {
    list.frame = CGRect(x: 180, y: 120, width: 40, height: 60)
    list.contentSize = CGSize(width: 40, height: 120)
    list.contentInsetAdjustmentBehavior = .never
    list.showsHorizontalScrollIndicator = false
    list.showsVerticalScrollIndicator = false
    addSubview(list)

    let row = CALayer()
    row.frame = CGRect(x: 0, y: 0, width: 40, height: 50)
    row.backgroundColor = UIColor(red: 38 / 255, green: 70 / 255, blue: 83 / 255, alpha: 1).cgColor
    list.layer.addSublayer(row)
  }

  /// Begins what moves by itself.
  private func start() {
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
    sent.backgroundColor = UIColor(red: 238 / 255, green: 108 / 255, blue: 77 / 255, alpha: 1).cgColor
    CATransaction.commit()
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: []
    ) { [self] in
      turned.center.x = 120
    }
    after(0.2) { [self] in
      UIView.animate(withDuration: 0.6, delay: 0, options: []) { [self] in
        turned.center.x = 60
      }
    }
    UIView.animate(withDuration: 0.5, delay: 0, options: []) { [self] in
      raised.frame = CGRect(x: 150, y: 50, width: 60, height: 40)
    }
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
    UIView.animate(withDuration: 0.3, delay: 0, options: []) { [self] in
      staged.center.x = 160
    } completion: { [self] _ in
      after(0.1) { [self] in
        staged.layer.cornerRadius = 7
        CATransaction.begin()
        CATransaction.setCompletionBlock { [self] in
          staged.layer.borderWidth = 2
          CATransaction.begin()
          CATransaction.setCompletionBlock { [self] in
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.2)
            change(staged.layer, "backgroundColor", to: UIColor(red: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1).cgColor)
            CATransaction.commit()
          }
          let stagedZPosition = CASpringAnimation(keyPath: "zPosition")
          stagedZPosition.toValue = 3
          stagedZPosition.beginTime = CACurrentMediaTime() + 0.05
          stagedZPosition.duration = 0.1
          stagedZPosition.delegate = Beginning { [self] in
            staged.layer.borderColor = UIColor(red: 53 / 255, green: 80 / 255, blue: 112 / 255, alpha: 1).cgColor
          }
          staged.layer.add(stagedZPosition, forKey: "zPosition")
          CATransaction.commit()
        }
        let stagedOpacity = CABasicAnimation(keyPath: "opacity")
        stagedOpacity.fromValue = shown(staged.layer, "opacity")
        stagedOpacity.toValue = 0.3
        stagedOpacity.duration = 0.3
        staged.alpha = 0.3
        staged.layer.add(stagedOpacity, forKey: "opacity")
        CATransaction.commit()
      }
    }
    let slowPositionY = CABasicAnimation(keyPath: "position.y")
    slowPositionY.byValue = 30
    slowPositionY.duration = 0.5
    slow.add(slowPositionY, forKey: "position.y")
    let listBoundsOriginY = CABasicAnimation(keyPath: "bounds.origin.y")
    listBoundsOriginY.fromValue = shown(list.layer, "bounds.origin.y")
    listBoundsOriginY.toValue = 40
    listBoundsOriginY.duration = 0.6
    list.contentOffset.y = 40
    list.layer.add(listBoundsOriginY, forKey: "bounds.origin.y")
    every(0.25, count: 4) { [self] in
      lit = lit + 1
      if lit < 3 {
        if lit == 0 {
          (lamp0.layer.cornerRadius, lamp0.alpha) = (6, 0.5 + (((lamp0.layer.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? 0) / 4))
        } else if lit == 1 {
          (lamp1.layer.cornerRadius, lamp1.alpha) = (6, 0.5 + (((lamp1.layer.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? 0) / 4))
        } else if lit == 2 {
          (lamp2.layer.cornerRadius, lamp2.alpha) = (6, 0.5 + (((lamp2.layer.value(forKeyPath: "opacity") as? NSNumber)?.doubleValue ?? 0) / 4))
        }
        after(0.05) { [self] in
          if lit != 1 {
            if lit == 0 {
              let lamp0TransformScale = CABasicAnimation(keyPath: "transform.scale")
              lamp0TransformScale.fromValue = 0.2
              lamp0TransformScale.toValue = 1
              lamp0TransformScale.duration = 0.2
              lamp0.layer.add(lamp0TransformScale, forKey: "transform.scale")
            } else if lit == 1 {
              let lamp1TransformScale = CABasicAnimation(keyPath: "transform.scale")
              lamp1TransformScale.fromValue = 0.2
              lamp1TransformScale.toValue = 1
              lamp1TransformScale.duration = 0.2
              lamp1.layer.add(lamp1TransformScale, forKey: "transform.scale")
            } else if lit == 2 {
              let lamp2TransformScale = CABasicAnimation(keyPath: "transform.scale")
              lamp2TransformScale.fromValue = 0.2
              lamp2TransformScale.toValue = 1
              lamp2TransformScale.duration = 0.2
              lamp2.layer.add(lamp2TransformScale, forKey: "transform.scale")
            }
          }
        }
        if (2 - lit) == 0 {
          UIView.animate(withDuration: 0.3, delay: 0, options: []) { [self] in
            lamp0.center.x = 220
          }
        } else if (2 - lit) == 1 {
          UIView.animate(withDuration: 0.3, delay: 0, options: []) { [self] in
            lamp1.center.x = 220
          }
        } else if (2 - lit) == 2 {
          UIView.animate(withDuration: 0.3, delay: 0, options: []) { [self] in
            lamp2.center.x = 220
          }
        }
      }
      if lit < 3 {
        let lamp: CGFloat = lit
        let way: CGFloat = 3 * lit
        after(0.3) { [self] in
          if lamp == 0 {
            lamp0.center.y = lamp0.layer.position.y + way
          } else if lamp == 1 {
            lamp1.center.y = lamp1.layer.position.y + way
          } else if lamp == 2 {
            lamp2.center.y = lamp2.layer.position.y + way
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

  /// Changes the layer of a view with the animation that a layer of its own would get in a transaction.
  private func change(_ layer: CALayer, _ keyPath: String, to value: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = shown(layer, keyPath)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    layer.setValue(value, forKeyPath: keyPath)
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
