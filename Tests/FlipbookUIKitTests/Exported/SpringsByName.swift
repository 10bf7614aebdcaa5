// swift-format-ignore-file
// Springs by name, from springs-by-name.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Springs by name.
final class SpringsByName: UIView {
  let off = UIColor(red: 228 / 255, green: 218 / 255, blue: 203 / 255, alpha: 1)
  private(set) var row0IsOn = false
  private(set) var row1IsOn = false
  private(set) var row2IsOn = false
  private(set) var thrown = 0.0

  let halo = CAShapeLayer()
  let row0 = UIControl()
  let track = CALayer()
  let knob = CALayer()
  let row1 = UIControl()
  let row1Track = CALayer()
  let trackKnob = CALayer()
  let row2 = UIControl()
  let row2Track = CALayer()
  let trackKnob2 = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 312))
    backgroundColor = UIColor(red: 251 / 255, green: 246 / 255, blue: 238 / 255, alpha: 1)
    addHalo()
    addHeart()
    addRow0()
    addRow1()
    addRow2()
    row0.addAction(UIAction { [unowned self] _ in row0TouchUpInside() }, for: .touchUpInside)
    row1.addAction(UIAction { [unowned self] _ in row1TouchUpInside() }, for: .touchUpInside)
    row2.addAction(UIAction { [unowned self] _ in row2TouchUpInside() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addHalo() {
    halo.frame = CGRect(x: 108, y: 24, width: 104, height: 104)
    let haloPath = CGMutablePath()
    haloPath.addEllipse(in: CGRect(x: 0, y: 0, width: 104, height: 104))
    halo.path = haloPath
    halo.fillColor = UIColor(red: 229 / 255, green: 72 / 255, blue: 107 / 255, alpha: 0.2).cgColor
    layer.addSublayer(halo)
  }

  private func addHeart() {
    let heart = CAShapeLayer()
    heart.frame = CGRect(x: 132, y: 48, width: 56, height: 56)
    let heartPath = CGMutablePath()
    heartPath.move(to: CGPoint(x: 28, y: 50))
    heartPath.addCurve(to: CGPoint(x: 4, y: 18), control1: CGPoint(x: 8, y: 35), control2: CGPoint(x: 4, y: 25))
    heartPath.addCurve(to: CGPoint(x: 16, y: 5), control1: CGPoint(x: 4, y: 10), control2: CGPoint(x: 10, y: 5))
    heartPath.addCurve(to: CGPoint(x: 28, y: 13), control1: CGPoint(x: 21, y: 5), control2: CGPoint(x: 26, y: 8))
    heartPath.addCurve(to: CGPoint(x: 40, y: 5), control1: CGPoint(x: 30, y: 8), control2: CGPoint(x: 35, y: 5))
    heartPath.addCurve(to: CGPoint(x: 52, y: 18), control1: CGPoint(x: 46, y: 5), control2: CGPoint(x: 52, y: 10))
    heartPath.addCurve(to: CGPoint(x: 28, y: 50), control1: CGPoint(x: 52, y: 25), control2: CGPoint(x: 48, y: 35))
    heartPath.closeSubpath()
    heart.path = heartPath
    heart.fillColor = UIColor(red: 229 / 255, green: 72 / 255, blue: 107 / 255, alpha: 1).cgColor
    layer.addSublayer(heart)
  }

  private func addRow0() {
    row0.frame = CGRect(x: 32, y: 136, width: 256, height: 48)
    addSubview(row0)

    let name = UILabel()
    name.frame = CGRect(x: 0, y: 0, width: 160, height: 48)
    name.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    name.textColor = UIColor(red: 58 / 255, green: 51 / 255, blue: 44 / 255, alpha: 1)
    name.textAlignment = .natural
    name.text = ".smooth"
    row0.addSubview(name)

    track.frame = CGRect(x: 172, y: 3, width: 84, height: 42)
    track.backgroundColor = off.cgColor
    track.cornerRadius = 21
    row0.layer.addSublayer(track)

    knob.frame = CGRect(x: 4, y: 4, width: 34, height: 34)
    knob.backgroundColor = UIColor.white.cgColor
    knob.cornerRadius = 17
    knob.shadowColor = UIColor.black.cgColor
    knob.shadowOpacity = 0.22
    knob.shadowRadius = 3
    knob.shadowOffset = CGSize(width: 0, height: 2)
    track.addSublayer(knob)
  }

  private func addRow1() {
    row1.frame = CGRect(x: 32, y: 190, width: 256, height: 48)
    addSubview(row1)

    let row1Name = UILabel()
    row1Name.frame = CGRect(x: 0, y: 0, width: 160, height: 48)
    row1Name.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    row1Name.textColor = UIColor(red: 58 / 255, green: 51 / 255, blue: 44 / 255, alpha: 1)
    row1Name.textAlignment = .natural
    row1Name.text = ".snappy"
    row1.addSubview(row1Name)

    row1Track.frame = CGRect(x: 172, y: 3, width: 84, height: 42)
    row1Track.backgroundColor = off.cgColor
    row1Track.cornerRadius = 21
    row1.layer.addSublayer(row1Track)

    trackKnob.frame = CGRect(x: 4, y: 4, width: 34, height: 34)
    trackKnob.backgroundColor = UIColor.white.cgColor
    trackKnob.cornerRadius = 17
    trackKnob.shadowColor = UIColor.black.cgColor
    trackKnob.shadowOpacity = 0.22
    trackKnob.shadowRadius = 3
    trackKnob.shadowOffset = CGSize(width: 0, height: 2)
    row1Track.addSublayer(trackKnob)
  }

  private func addRow2() {
    row2.frame = CGRect(x: 32, y: 244, width: 256, height: 48)
    addSubview(row2)

    let row2Name = UILabel()
    row2Name.frame = CGRect(x: 0, y: 0, width: 160, height: 48)
    row2Name.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    row2Name.textColor = UIColor(red: 58 / 255, green: 51 / 255, blue: 44 / 255, alpha: 1)
    row2Name.textAlignment = .natural
    row2Name.text = ".bouncy"
    row2.addSubview(row2Name)

    row2Track.frame = CGRect(x: 172, y: 3, width: 84, height: 42)
    row2Track.backgroundColor = off.cgColor
    row2Track.cornerRadius = 21
    row2.layer.addSublayer(row2Track)

    trackKnob2.frame = CGRect(x: 4, y: 4, width: 34, height: 34)
    trackKnob2.backgroundColor = UIColor.white.cgColor
    trackKnob2.cornerRadius = 17
    trackKnob2.shadowColor = UIColor.black.cgColor
    trackKnob2.shadowOpacity = 0.22
    trackKnob2.shadowRadius = 3
    trackKnob2.shadowOffset = CGSize(width: 0, height: 2)
    row2Track.addSublayer(trackKnob2)
  }

  /// Begins what moves by itself.
  private func start() {
    withoutAnimation {
      halo.setValue(0.86, forKeyPath: "transform.scale")
      halo.opacity = 1
    }
    playPhase2()
  }

  /// Answers touchUpInside of row0.
  private func row0TouchUpInside() {
    (row0IsOn, thrown) = (!row0IsOn, thrown + (row0IsOn ? -1 : 1))
    let knobPositionX = CASpringAnimation(keyPath: "position.x")
    knobPositionX.stiffness = 109.6622711232151
    knobPositionX.damping = 20.943951023931955
    knobPositionX.duration = knobPositionX.settlingDuration
    addUp(knob, to: row0IsOn ? 63 : 21, knobPositionX)
    let trackBackgroundColor = CASpringAnimation(keyPath: "backgroundColor")
    trackBackgroundColor.stiffness = 109.6622711232151
    trackBackgroundColor.damping = 20.943951023931955
    trackBackgroundColor.duration = trackBackgroundColor.settlingDuration
    animate(track, to: row0IsOn ? UIColor(red: 91 / 255, green: 141 / 255, blue: 239 / 255, alpha: 1).cgColor : off.cgColor, fromShown: true, trackBackgroundColor)
    if thrown == 3 {
      // Not exported, line 43, keyframeAnimator: keyframeAnimator: …
    }
  }

  /// Answers touchUpInside of row1.
  private func row1TouchUpInside() {
    (row1IsOn, thrown) = (!row1IsOn, thrown + (row1IsOn ? -1 : 1))
    let trackKnobPositionX = CASpringAnimation(keyPath: "position.x")
    trackKnobPositionX.stiffness = 109.6622711232151
    trackKnobPositionX.damping = 17.802358370342162
    trackKnobPositionX.duration = trackKnobPositionX.settlingDuration
    addUp(trackKnob, to: row1IsOn ? 63 : 21, trackKnobPositionX)
    let row1TrackBackgroundColor = CASpringAnimation(keyPath: "backgroundColor")
    row1TrackBackgroundColor.stiffness = 109.6622711232151
    row1TrackBackgroundColor.damping = 17.802358370342162
    row1TrackBackgroundColor.duration = row1TrackBackgroundColor.settlingDuration
    animate(row1Track, to: row1IsOn ? UIColor(red: 53 / 255, green: 169 / 255, blue: 127 / 255, alpha: 1).cgColor : off.cgColor, fromShown: true, row1TrackBackgroundColor)
    if thrown == 3 {
      // Not exported, line 43, keyframeAnimator: keyframeAnimator: …
    }
  }

  /// Answers touchUpInside of row2.
  private func row2TouchUpInside() {
    (row2IsOn, thrown) = (!row2IsOn, thrown + (row2IsOn ? -1 : 1))
    let trackKnob2PositionX = CASpringAnimation(keyPath: "position.x")
    trackKnob2PositionX.stiffness = 109.6622711232151
    trackKnob2PositionX.damping = 14.660765716752367
    trackKnob2PositionX.duration = trackKnob2PositionX.settlingDuration
    addUp(trackKnob2, to: row2IsOn ? 63 : 21, trackKnob2PositionX)
    let row2TrackBackgroundColor = CASpringAnimation(keyPath: "backgroundColor")
    row2TrackBackgroundColor.stiffness = 109.6622711232151
    row2TrackBackgroundColor.damping = 14.660765716752367
    row2TrackBackgroundColor.duration = row2TrackBackgroundColor.settlingDuration
    animate(row2Track, to: row2IsOn ? UIColor(red: 240 / 255, green: 116 / 255, blue: 62 / 255, alpha: 1).cgColor : off.cgColor, fromShown: true, row2TrackBackgroundColor)
    if thrown == 3 {
      // Not exported, line 43, keyframeAnimator: keyframeAnimator: …
    }
  }

  /// Plays a phase, and then the next one.
  private func playPhase() {
    let haloTransformScale = CASpringAnimation(keyPath: "transform.scale")
    haloTransformScale.stiffness = 80.56819919256618
    haloTransformScale.damping = 17.951958020513104
    haloTransformScale.duration = haloTransformScale.settlingDuration
    addUp(halo, to: 0.86, haloTransformScale)
    let haloOpacity = CASpringAnimation(keyPath: "opacity")
    haloOpacity.stiffness = 80.56819919256618
    haloOpacity.damping = 17.951958020513104
    haloOpacity.duration = haloOpacity.settlingDuration
    addUp(halo, to: 1, haloOpacity)
    after(0.7) { [self] in playPhase2() }
  }

  /// Plays a phase, and then the next one.
  private func playPhase2() {
    let haloTransformScale2 = CABasicAnimation(keyPath: "transform.scale")
    haloTransformScale2.duration = 0.7
    haloTransformScale2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    addUp(halo, to: 1.22, haloTransformScale2)
    let haloOpacity2 = CABasicAnimation(keyPath: "opacity")
    haloOpacity2.duration = 0.7
    haloOpacity2.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    addUp(halo, to: 0.45, haloOpacity2)
    after(0.7) { [self] in playPhase() }
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
  private func animate(_ layer: CALayer, to value: Any?, fromShown: Bool = false, _ animation: CABasicAnimation) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    layer.add(animation, forKey: keyPath)
  }

  /// Changes a number of a layer at once, and lets the way to it fade on top of what still moves: a spring that is sent
  /// elsewhere keeps its velocity.
  private func addUp(_ layer: CALayer, to value: Double, _ animation: CABasicAnimation) {
    guard let keyPath = animation.keyPath else { return }
    let old = (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    animation.fromValue = old - value
    animation.toValue = 0
    animation.isAdditive = true
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    layer.add(animation, forKey: nil)
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    (layer.animationKeys() == nil ? layer : layer.presentation() ?? layer).value(forKeyPath: keyPath)
  }
}

// What the scene does besides:
// - row0: it is not darkened while it is pressed
// - row1: it is not darkened while it is pressed
// - row2: it is not darkened while it is pressed
// - line 36, swiftui: the velocity of backgroundColor, which begins at rest from what is shown
// - line 43, keyframeAnimator: keyframeAnimator: …
