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
  let heart = CAShapeLayer()
  let row0 = ShadedControl()
  let track = CALayer()
  let knob = CALayer()
  let row1 = ShadedControl()
  let row1Track = CALayer()
  let trackKnob = CALayer()
  let row2 = ShadedControl()
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
    row0.addAction(UIAction { [unowned self] _ in row0Highlight() }, for: [.touchDown, .touchDragEnter])
    row0.addAction(
      UIAction { [unowned self] _ in row0HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    row1.addAction(UIAction { [unowned self] _ in row1Highlight() }, for: [.touchDown, .touchDragEnter])
    row1.addAction(
      UIAction { [unowned self] _ in row1HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    row2.addAction(UIAction { [unowned self] _ in row2Highlight() }, for: [.touchDown, .touchDragEnter])
    row2.addAction(
      UIAction { [unowned self] _ in row2HighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
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

  /// Shows row0 as it is while it is pressed.
  private func row0Highlight() {
    row0.shade = UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
  }

  /// Shows row0 as it is by itself.
  private func row0HighlightEnd() {
    row0.shade = UIColor.white
  }

  /// Shows row1 as it is while it is pressed.
  private func row1Highlight() {
    row1.shade = UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
  }

  /// Shows row1 as it is by itself.
  private func row1HighlightEnd() {
    row1.shade = UIColor.white
  }

  /// Shows row2 as it is while it is pressed.
  private func row2Highlight() {
    row2.shade = UIColor(red: 0.7, green: 0.7, blue: 0.7, alpha: 1)
  }

  /// Shows row2 as it is by itself.
  private func row2HighlightEnd() {
    row2.shade = UIColor.white
  }

  /// Answers touchUpInside of row0.
  private func row0TouchUpInside() {
    (row0IsOn, thrown) = (!row0IsOn, thrown + (row0IsOn ? -1 : 1))
    spring(knob, "position.x", to: row0IsOn ? 63 : 21, Spring(stiffness: 109.6622711232151, damping: 20.943951023931955))
    spring(track, "backgroundColor", from: track.backgroundColor, to: row0IsOn ? UIColor(red: 91 / 255, green: 141 / 255, blue: 239 / 255, alpha: 1).cgColor : off.cgColor, Spring(stiffness: 109.6622711232151, damping: 20.943951023931955))
    if thrown == 3 {
      play([
        Keyframe(46, .cubic(), duration: 0.22),
        Keyframe(76, .spring(Spring(stiffness: 157.91367041742973, damping: 13.823007675795091)), duration: 1.0726610086806856),
      ], on: heart, "position.y")
      play([
        Keyframe(1.3, .cubic(), duration: 0.22),
        Keyframe(1, .spring(Spring(stiffness: 157.91367041742973, damping: 13.823007675795091)), duration: 1.0726610086806856),
      ], on: heart, "transform.scale")
      play([
        Keyframe(-16 * Double.pi / 180, .cubic(), duration: 0.16),
        Keyframe(16 * Double.pi / 180, .cubic(), duration: 0.24),
        Keyframe(0, .spring(Spring(stiffness: 246.74011002723395, damping: 15.707963267948966)), duration: 0.9375501518284282),
      ], on: heart, "transform.rotation")
    }
  }

  /// Answers touchUpInside of row1.
  private func row1TouchUpInside() {
    (row1IsOn, thrown) = (!row1IsOn, thrown + (row1IsOn ? -1 : 1))
    spring(trackKnob, "position.x", to: row1IsOn ? 63 : 21, Spring(stiffness: 109.6622711232151, damping: 17.802358370342162))
    spring(row1Track, "backgroundColor", from: row1Track.backgroundColor, to: row1IsOn ? UIColor(red: 53 / 255, green: 169 / 255, blue: 127 / 255, alpha: 1).cgColor : off.cgColor, Spring(stiffness: 109.6622711232151, damping: 17.802358370342162))
    if thrown == 3 {
      play([
        Keyframe(46, .cubic(), duration: 0.22),
        Keyframe(76, .spring(Spring(stiffness: 157.91367041742973, damping: 13.823007675795091)), duration: 1.0726610086806856),
      ], on: heart, "position.y")
      play([
        Keyframe(1.3, .cubic(), duration: 0.22),
        Keyframe(1, .spring(Spring(stiffness: 157.91367041742973, damping: 13.823007675795091)), duration: 1.0726610086806856),
      ], on: heart, "transform.scale")
      play([
        Keyframe(-16 * Double.pi / 180, .cubic(), duration: 0.16),
        Keyframe(16 * Double.pi / 180, .cubic(), duration: 0.24),
        Keyframe(0, .spring(Spring(stiffness: 246.74011002723395, damping: 15.707963267948966)), duration: 0.9375501518284282),
      ], on: heart, "transform.rotation")
    }
  }

  /// Answers touchUpInside of row2.
  private func row2TouchUpInside() {
    (row2IsOn, thrown) = (!row2IsOn, thrown + (row2IsOn ? -1 : 1))
    spring(trackKnob2, "position.x", to: row2IsOn ? 63 : 21, Spring(stiffness: 109.6622711232151, damping: 14.660765716752367))
    spring(row2Track, "backgroundColor", from: row2Track.backgroundColor, to: row2IsOn ? UIColor(red: 240 / 255, green: 116 / 255, blue: 62 / 255, alpha: 1).cgColor : off.cgColor, Spring(stiffness: 109.6622711232151, damping: 14.660765716752367))
    if thrown == 3 {
      play([
        Keyframe(46, .cubic(), duration: 0.22),
        Keyframe(76, .spring(Spring(stiffness: 157.91367041742973, damping: 13.823007675795091)), duration: 1.0726610086806856),
      ], on: heart, "position.y")
      play([
        Keyframe(1.3, .cubic(), duration: 0.22),
        Keyframe(1, .spring(Spring(stiffness: 157.91367041742973, damping: 13.823007675795091)), duration: 1.0726610086806856),
      ], on: heart, "transform.scale")
      play([
        Keyframe(-16 * Double.pi / 180, .cubic(), duration: 0.16),
        Keyframe(16 * Double.pi / 180, .cubic(), duration: 0.24),
        Keyframe(0, .spring(Spring(stiffness: 246.74011002723395, damping: 15.707963267948966)), duration: 0.9375501518284282),
      ], on: heart, "transform.rotation")
    }
  }

  /// Plays a phase, and then the next one.
  private func playPhase() {
    spring(halo, "transform.scale", to: 0.86, Spring(stiffness: 80.56819919256618, damping: 17.951958020513104))
    spring(halo, "opacity", to: 1, Spring(stiffness: 80.56819919256618, damping: 17.951958020513104))
    after(0.7) { [self] in playPhase2() }
  }

  /// Plays a phase, and then the next one.
  private func playPhase2() {
    let haloTransformScale = CABasicAnimation(keyPath: "transform.scale")
    haloTransformScale.duration = 0.7
    haloTransformScale.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    addUp(halo, to: 1.22, haloTransformScale)
    let haloOpacity = CABasicAnimation(keyPath: "opacity")
    haloOpacity.duration = 0.7
    haloOpacity.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    addUp(halo, to: 0.45, haloOpacity)
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

  /// A spring that pulls a mass of 1.
  private struct Spring {
    let stiffness: CGFloat
    let damping: CGFloat

    /// An animation of Core Animation's on this spring.
    func animation(keyPath: String) -> CASpringAnimation {
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.stiffness = stiffness
      animation.damping = damping
      if #available(iOS 17, macOS 14, *) { animation.allowsOverdamping = true }
      return animation
    }

    /// Returns the rest of a distance and of a velocity after some seconds.
    func state(
      after time: TimeInterval, offset: CGFloat, velocity: CGFloat
    ) -> (offset: CGFloat, velocity: CGFloat) {
      let (decay, square) = (damping / 2, stiffness - damping * damping / 4)
      var (even, odd) = (exp(-decay * time), time * exp(-decay * time))
      if square > 1e-9 * stiffness {
        let swing = sqrt(square)
        odd = even * sin(swing * time) / swing
        even *= cos(swing * time)
      } else if square < -1e-9 * stiffness {
        let spread = sqrt(-square)
        let (slow, fast) = (exp((spread - decay) * time), exp((-spread - decay) * time))
        (even, odd) = ((slow + fast) / 2, (slow - fast) / 2 / spread)
      }
      return (
        offset * even + (velocity + decay * offset) * odd,
        velocity * even - (decay * velocity + stiffness * offset) * odd
      )
    }

    /// The seconds after which no more than a thousandth of a distance is left.
    func settlingDuration(offset: CGFloat, velocity: CGFloat, distance: CGFloat) -> TimeInterval {
      let (decay, square) = (damping / 2, stiffness - damping * damping / 4)
      guard decay > 0, distance > 0 else { return decay > 0 ? 0 : 1e9 }
      if square > 1e-9 * stiffness {
        let amplitude = offset + (velocity + decay * offset) / sqrt(square)
        return max(0, log(1000 * amplitude / distance) / decay)
      }
      let spread = square < -1e-9 * stiffness ? sqrt(-square) : 0
      func envelope(_ time: TimeInterval) -> CGFloat {
        spread == 0
          ? exp(-decay * time) * (offset + (velocity + decay * offset) * time)
          : exp((spread - decay) * time) * ((decay + spread) * offset + velocity) / (2 * spread)
      }
      var (low, high) = (0.0, 1 / sqrt(stiffness))
      while envelope(high) > distance / 1000, high < 1e5 { (low, high) = (high, 2 * high) }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if envelope(middle) > distance / 1000 { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// A spring under way: the offset from its end, and the velocity, with which it began.
  private struct MovingSpring {
    let spring: Spring
    let begin: CFTimeInterval
    let duration: TimeInterval
    let offset: [CGFloat]
    let velocity: [CGFloat]

    func state(after time: TimeInterval) -> [(offset: CGFloat, velocity: CGFloat)] {
      zip(offset, velocity).map { spring.state(after: time, offset: $0, velocity: $1) }
    }
  }

  private var movingSprings: [ObjectIdentifier: [String: MovingSpring]] = [:]

  /// Replaces the spring of a property by another one, which inherits its velocity, as SwiftUI's springs do.
  private func replaceSpring(
    with spring: Spring, of layer: CALayer, _ keyPath: String, from old: [CGFloat], to new: [CGFloat]
  ) -> MovingSpring {
    let now = CACurrentMediaTime()
    let change = zip(old, new).map { $0 - $1 }
    var (offset, velocity) = (change, change.map { _ in CGFloat(0) })
    if let last = movingSprings[ObjectIdentifier(layer)]?[keyPath], now < last.begin + last.duration {
      let state = last.state(after: now - last.begin)
      offset = zip(change, state).map { $0 + $1.offset }
      velocity = state.map(\.velocity)
    }
    func length(_ parts: [CGFloat]) -> CGFloat { sqrt(parts.map { $0 * $0 }.reduce(0, +)) }
    let distance = max(length(offset), length(change))
    let duration = spring.settlingDuration(offset: length(offset), velocity: length(velocity), distance: distance)
    let moving = MovingSpring(spring: spring, begin: now, duration: duration, offset: offset, velocity: velocity)
    movingSprings[ObjectIdentifier(layer), default: [:]][keyPath] = moving
    return moving
  }

  /// Springs a number of a layer to a value. A spring that is sent elsewhere keeps its velocity.
  private func spring(_ layer: CALayer, _ keyPath: String, to value: CGFloat, _ spring: Spring) {
    let old = (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    let moving = replaceSpring(with: spring, of: layer, keyPath, from: [old], to: [value])
    // The velocity of Core Animation's springs is a share of the distance, so there has to be some.
    let offset = moving.offset[0] == 0 ? 1e-6 : moving.offset[0]
    let animation = spring.animation(keyPath: keyPath)
    animation.initialVelocity = -moving.velocity[0] / offset
    animation.fromValue = offset
    animation.toValue = 0
    animation.isAdditive = true
    animation.duration = moving.duration
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    layer.add(animation, forKey: "spring \(keyPath)")
  }

  /// Springs a color of a layer to a value. A spring that is sent elsewhere keeps its velocity.
  ///
  /// Core Animation's springs have no velocity for a color, so this one is keyframes, 120 a second.
  private func spring(_ layer: CALayer, _ keyPath: String, from old: CGColor?, to color: CGColor, _ spring: Spring) {
    let goal = components(color)
    let moving = replaceSpring(with: spring, of: layer, keyPath, from: old.map { components($0) } ?? [0, 0, 0, 0], to: goal)
    let count = max(1, Int(min(moving.duration, 60) * 120))
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.duration = min(moving.duration, 60)
    animation.values = (0...count).map { index in
      let state = moving.state(after: animation.duration * Double(index) / Double(count))
      let parts = zip(goal, state).map { $0 + $1.offset }
      return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    withoutAnimation { layer.setValue(color, forKeyPath: keyPath) }
    layer.add(animation, forKey: "spring \(keyPath)")
  }

  /// A keyframe of SwiftUI's: a number, and the way to it in some seconds.
  private struct Keyframe {
    enum Way {
      case move
      /// In a straight line, at the pace of a curve that has these slopes at its ends.
      case linear(CAMediaTimingFunction? = nil, slopes: (first: CGFloat, last: CGFloat) = (1, 1))
      /// Along a cubic curve with these velocities; nil for smooth motion.
      case cubic(startVelocity: CGFloat? = nil, endVelocity: CGFloat? = nil)
      /// On a spring, until it has settled or something else follows.
      case spring(Spring, startVelocity: CGFloat? = nil, settles: Bool = true)
    }

    let value: CGFloat
    let way: Way
    let duration: TimeInterval

    init(_ value: CGFloat, _ way: Way, duration: TimeInterval = 0) {
      (self.value, self.way, self.duration) = (value, way, duration)
    }

    /// The velocity with which a cubic curve from `start` to `value` passes on to this keyframe.
    func velocity(after value: CGFloat, from start: CGFloat, in time: TimeInterval) -> CGFloat {
      switch way {
      case .move: 0
      case .linear(_, let slopes): (self.value - value) / duration * slopes.first
      case .cubic(let own, _), .spring(_, let own, _): own ?? (self.value - start) / (time + duration)
      }
    }
  }

  /// Plays keyframes of a number of a layer one after another, as SwiftUI's keyframe animator does.
  private func play(_ keyframes: [Keyframe], on layer: CALayer, _ keyPath: String, repeating: Bool = false) {
    var value = (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    var (velocity, time) = (CGFloat(0), 0.0)
    var pieces: [CABasicAnimation] = []
    for (index, keyframe) in keyframes.enumerated() {
      // Velocities are shares of the distance here, so there has to be some.
      let distance = keyframe.value == value ? 1e-6 : keyframe.value - value
      let (start, duration) = (value, keyframe.duration)
      let piece: CABasicAnimation
      value = keyframe.value
      switch keyframe.way {
      case .move:
        velocity = 0
        continue
      case .linear(let curve, let slopes):
        piece = CABasicAnimation(keyPath: keyPath)
        piece.timingFunction = curve
        velocity = (value - start) / duration * slopes.last
      case .cubic(let first, let last):
        let smooth = index + 1 < keyframes.count
          ? keyframes[index + 1].velocity(after: value, from: start, in: duration) : 0
        let (first, last) = (first ?? velocity, last ?? smooth)
        piece = CABasicAnimation(keyPath: keyPath)
        piece.timingFunction = CAMediaTimingFunction(
          controlPoints: 1 / 3, Float(first * duration / 3 / distance),
          2 / 3, Float(1 - last * duration / 3 / distance))
        velocity = last
      case .spring(let spring, let first, let settles):
        let first = first ?? velocity
        let bouncing = spring.animation(keyPath: keyPath)
        bouncing.initialVelocity = first / distance
        piece = bouncing
        let state = spring.state(after: duration, offset: start - value, velocity: first)
        velocity = state.velocity
        if !settles { value += state.offset }
      }
      piece.fromValue = keyframe.value - distance
      piece.toValue = keyframe.value
      piece.beginTime = time
      piece.duration = duration
      piece.fillMode = .forwards
      pieces.append(piece)
      time += duration
    }
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    let group = CAAnimationGroup()
    group.animations = pieces
    group.duration = time
    group.repeatCount = repeating ? .infinity : 0
    layer.add(group, forKey: keyPath)
  }

  /// The red, green, blue, and alpha of a color.
  private func components(_ color: CGColor) -> [CGFloat] {
    let all = color.components ?? [0, 0, 0, 0]
    return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
  }

  /// A control that multiplies its color and those of what is inside, to be darker while it is pressed.
  final class ShadedControl: UIControl {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    private var plainColor: UIColor?

    /// White changes nothing.
    var shade = UIColor.white {
      didSet {
        (layer as! CAReplicatorLayer).instanceColor = shade.cgColor
        super.backgroundColor = plainColor.map(shaded)
      }
    }

    /// The color without the shade.
    override var backgroundColor: UIColor? {
      get { plainColor }
      set {
        plainColor = newValue
        super.backgroundColor = newValue.map(shaded)
      }
    }

    private func shaded(_ color: UIColor) -> UIColor {
      func parts(_ color: UIColor) -> [CGFloat] {
        let all = color.cgColor.components ?? [0, 0, 0, 0]
        return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
      }
      let (own, factors) = (parts(color), parts(shade))
      return UIColor(
        red: own[0] * factors[0], green: own[1] * factors[1], blue: own[2] * factors[2], alpha: own[3])
    }
  }
}
