// swift-format-ignore-file
// Blocks, from blocks.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Blocks.
final class Blocks: UIView {
  let keyed = UIView()
  let curved = UIView()
  let sprung = UIView()
  let slid = UIView()
  let shrunk = UILabel()
  let windowView = UIView()
  let hole = CAShapeLayer()
  private var slide: UIViewPropertyAnimator?
  private var fade: UIViewPropertyAnimator?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    backgroundColor = UIColor.white
    addKeyed()
    addCurved()
    addSprung()
    addSlid()
    addShrunk()
    addWindowView()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addKeyed() {
    keyed.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
    keyed.backgroundColor = UIColor(red: 61 / 255, green: 90 / 255, blue: 128 / 255, alpha: 1)
    keyed.isUserInteractionEnabled = false
    addSubview(keyed)
  }

  private func addCurved() {
    curved.frame = CGRect(x: 10, y: 40, width: 30, height: 20)
    curved.backgroundColor = UIColor(red: 152 / 255, green: 193 / 255, blue: 217 / 255, alpha: 1)
    curved.isUserInteractionEnabled = false
    addSubview(curved)
  }

  private func addSprung() {
    sprung.frame = CGRect(x: 10, y: 70, width: 30, height: 20)
    sprung.backgroundColor = UIColor(red: 238 / 255, green: 108 / 255, blue: 77 / 255, alpha: 1)
    sprung.isUserInteractionEnabled = false
    addSubview(sprung)
  }

  private func addSlid() {
    slid.frame = CGRect(x: 110, y: 110, width: 30, height: 20)
    slid.backgroundColor = UIColor(red: 42 / 255, green: 157 / 255, blue: 143 / 255, alpha: 1)
    slid.isUserInteractionEnabled = false
    addSubview(slid)
  }

  private func addShrunk() {
    shrunk.frame = CGRect(x: 10, y: 110, width: 90, height: 30)
    shrunk.font = UIFont.systemFont(ofSize: 24)
    shrunk.textColor = UIColor.black
    shrunk.textAlignment = .natural
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.3
    shrunk.text = "Shrinks to fit"
    addSubview(shrunk)
  }

  private func addWindowView() {
    windowView.frame = CGRect(x: 150, y: 40, width: 40, height: 60)
    windowView.backgroundColor = UIColor(red: 233 / 255, green: 196 / 255, blue: 106 / 255, alpha: 1)
    windowView.isUserInteractionEnabled = false
    addSubview(windowView)

    hole.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    let holePath = CGMutablePath()
    holePath.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    hole.path = holePath
    windowView.layer.mask = hole
  }

  /// Begins what moves by itself.
  private func start() {
    let holePosition = CABasicAnimation(keyPath: "position")
    holePosition.duration = 0.8
    holePosition.beginTime = CACurrentMediaTime() + 0.1
    holePosition.fillMode = .backwards
    holePosition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animate(hole, to: CGPoint(x: 30, y: 50), holePosition)
    UIView.animate(withDuration: 0.8, delay: 0.1, options: []) { [self] in
      windowView.layer.cornerRadius = 12
    } completion: { [self] _ in
      windowView.alpha = 0.5
    }
    UIView.animateKeyframes(
      withDuration: 0.9, delay: 0, options: [.calculationModeCubic]
    ) { [self] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { [self] in
        keyed.center.x = 150
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { [self] in
        keyed.center.y = 60
        keyed.alpha = 0.4
      }
    } completion: { [self] _ in
      keyed.layer.cornerRadius = 6
    }
    animate(duration: 0.7, UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1)), delay: 0.1) { [self] in
      curved.center.x = 150
    }
    animate(duration: 0, UISpringTimingParameters(mass: 1.5, stiffness: 160, damping: 12, initialVelocity: CGVector(dx: 2, dy: 2))) { [self] in
      sprung.center.x = 150
    }
    slideAnimator().startAnimation()
    after(0.3) { [self] in
      slideAnimator().pauseAnimation()
    }
    after(0.5) { [self] in
      slideAnimator().isReversed.toggle()
      slide?.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.6), durationFactor: 0.5)
    }
    if fade == nil { fadeAnimator().pauseAnimation() }
    fade?.fractionComplete = 0.3
    after(0.4) { [self] in
      if fade == nil { fadeAnimator().pauseAnimation() }
      fade?.fractionComplete = 0.7
    }
    after(0.8) { [self] in
      fade?.stopAnimation(false)
      fade?.finishAnimation(at: .end)
    }
  }

  /// The property animator slide, which is made anew once it has finished.
  private func slideAnimator() -> UIViewPropertyAnimator {
    if let slide { return slide }
    let animator = UIViewPropertyAnimator(
      duration: 0.8, timingParameters: UICubicTimingParameters(animationCurve: .easeOut))
    animator.addAnimations { [self] in
      slid.center.x = 180
    }
    animator.addCompletion { [self] _ in
      slide = nil
      slid.layer.cornerRadius = 6
    }
    slide = animator
    return animator
  }

  /// The property animator fade, which is made anew once it has finished.
  private func fadeAnimator() -> UIViewPropertyAnimator {
    if let fade { return fade }
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations { [self] in
      shrunk.alpha = 0.2
    }
    animator.addCompletion { [self] _ in
      fade = nil
    }
    fade = animator
    return animator
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
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

  /// Changes views with a curve or a spring that blocks of UIView have not.
  private func animate(
    duration: TimeInterval, _ timing: any UITimingCurveProvider, delay: TimeInterval = 0,
    _ changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(changes)
    if let completion { animator.addCompletion { _ in completion() } }
    animator.startAnimation(afterDelay: delay)
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }
}
