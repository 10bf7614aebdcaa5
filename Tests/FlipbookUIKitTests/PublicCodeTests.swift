import FlipbookUIKit
import Testing

/// What public libraries of animations rely on: their code runs as they are written for devices, where their makers have seen
/// that it does what they want.
@Suite struct PublicCodeTests {
  /// The presentation value of a number of a layer at a time.
  private func value(_ keyPath: String, of layer: CALayer, on stage: Stage, at time: Double) throws -> Double {
    try stage.advance(to: time)
    return try #require(layer.presentation()?.value(forKeyPath: keyPath) as? NSNumber).doubleValue
  }

  @Test("A circle against the clock from 0 to 2π is whole (NVActivityIndicatorView)")
  func wholeTurns() {
    let turns: [(Double, Double, Bool)] = [(0, 2 * .pi, false), (2 * .pi, 0, true), (-.pi / 2, 1.5 * .pi, false)]
    for (start, end, clockwise) in turns {
      let path = UIBezierPath()
      path.addArc(withCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
      #expect(abs(path.bounds.width - 10) < 1e-3 && abs(path.bounds.height - 10) < 1e-3)
    }
  }

  @Test(
    "Segments without a timing function are even, and functions without a segment are ignored (NVActivityIndicatorView)"
  )
  func timingFunctions() throws {
    for count in [0, 1, 3] {
      let layer = CALayer()
      let stage = Stage.run(duration: 1) { window in
        window.layer.addSublayer(layer)
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 20]
        animation.timingFunctions = (0..<count).map { _ in CAMediaTimingFunction(name: .easeIn) }
        (animation.duration, animation.timingFunction) = (1, nil)
        layer.add(animation, forKey: nil)
      }
      let bent = try value("position.x", of: layer, on: stage, at: 0.25)
      #expect(count == 0 ? bent == 5 : bent < 4)
      #expect(try value("position.x", of: layer, on: stage, at: 0.75) == 15 || count > 1)
    }
  }

  @Test(
    "Key times that don't fit are ignored; too few count for the first values",
    arguments: [([0, 1], 2.5), ([0, 0.9, 0.5], 5), ([0, 0.5, 2], 5)] as [([Double], Double)])
  func keyTimes(times: [Double], expected: Double) throws {
    let layer = CALayer()
    let stage = Stage.run(duration: 1) { window in
      window.layer.addSublayer(layer)
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.keyTimes) = ([0, 10, 20], times.map { NSNumber(value: $0) })
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(try value("position.x", of: layer, on: stage, at: 0.25) == expected)
  }

  @Test("Paths of other steps replace the layer's, also if they are additive (NVActivityIndicatorView’s equalizer)")
  func additivePaths() throws {
    let bar = CAShapeLayer()
    let stage = Stage.run(size: CGSize(width: 10, height: 40), duration: 1) { window in
      bar.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 40), cornerRadius: 2).cgPath
      window.layer.addSublayer(bar)
      let animation = CAKeyframeAnimation(keyPath: "path")
      animation.values = [10, 20].map { UIBezierPath(rect: CGRect(x: 0, y: 40 - $0, width: 10, height: $0)).cgPath }
      (animation.isAdditive, animation.duration) = (true, 1)
      bar.add(animation, forKey: nil)
    }
    let picture = try Renderer(stage).still(at: 0.5)
    #expect(picture[5, 20].red == 255 && picture[5, 30].red == 0)
  }

  @Test("A commit without a beginning closes the turn’s transaction (TransitionButton)")
  func commitOfTheTurn() throws {
    var ended: [Double] = []
    let stage = Stage.run(duration: 2) { window in
      let layer = CALayer()
      window.layer.addSublayer(layer)
      CATransaction.setCompletionBlock { ended.append(CACurrentMediaTime()) }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.duration) = (0, 0.5)
      layer.add(animation, forKey: nil)
      CATransaction.commit()
    }
    try stage.advance(to: 2)
    #expect(ended.count == 1 && abs((ended.first ?? 0) - 0.5) < 0.02)
  }

  @Test("A view that another one takes in is not asked to leave its own (Pastel)")
  func takingIn() {
    final class Stubborn: UIView {
      var departures = 0
      override func removeFromSuperview() {
        departures += 1
        super.removeFromSuperview()
      }
    }
    let (first, second, view) = (UIView(), UIView(), Stubborn())
    first.addSubview(view)
    second.insertSubview(view, at: 0)
    #expect(view.departures == 0 && view.superview === second && first.subviews.isEmpty)
    view.removeFromSuperview()
    #expect(view.departures == 1 && view.superview == nil)
  }

  @Test("A layer made with another one has its own place (LiquidLoader)")
  func layersOfLayers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.setValue("mine", forKey: "note")
    let other = CAShapeLayer(layer: layer)
    #expect(other.frame == .zero && other.value(forKey: "note") as? String == "mine")
  }

  @Test("Renderers find the pictures that code has drawn") func drawnPictures() throws {
    let stage = Stage.run(size: CGSize(width: 20, height: 20)) { window in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
        #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      window.addSubview(UIImageView(image: image))
    }
    let pixel = try Renderer(stage).still(at: 0)[10, 10]
    #expect(pixel.red == 255 && pixel.green == 0)
  }

  @Test("An image view shows pictures one after the other") func animatedImages() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    let stage = Stage.run(size: CGSize(width: 8, height: 8), duration: 2) { window in
      view.animationImages = [UIColor.red, .green, .blue].map { color in
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
          color.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
      }
      #expect(abs(view.animationDuration - 0.1) < 1e-12)
      (view.animationDuration, view.animationRepeatCount) = (0.9, 1)
      window.addSubview(view)
      view.startAnimating()
      #expect(view.isAnimating)
    }
    let renderer = Renderer(stage)
    for (time, color) in [(0.1, [255, 0, 0]), (0.4, [0, 255, 0]), (0.7, [0, 0, 255]), (1.2, [255, 255, 255])] {
      let pixel = try renderer.still(at: time)[4, 4]
      #expect([pixel.red, pixel.green, pixel.blue].map(Int.init) == color, "\(time)")
    }
  }

  @Test("A snapshot looks as the view does, and stays") func snapshots() throws {
    let stage = Stage.run(size: CGSize(width: 40, height: 20)) { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      inner.backgroundColor = .blue
      view.addSubview(inner)
      window.addSubview(view)
      if let snapshot = view.snapshotView(afterScreenUpdates: true) {
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        snapshot.frame.origin.x = 20
        window.addSubview(snapshot)
      }
      view.backgroundColor = .green
      inner.isHidden = true
    }
    let picture = try Renderer(stage).still(at: 0)
    #expect(picture[10, 10].green == 255 && picture[22, 10].red == 255 && picture[30, 10].blue == 255)
  }

  @Test("A subclass places the parts of a button, and a button keeps large images inside") func buttonParts() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: contentRect.width, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let own = super.titleRect(forContentRect: contentRect)
        return CGRect(x: contentRect.midX - own.width / 2, y: 20, width: own.width, height: 20)
      }
    }
    _ = Stage.run { window in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 60)).image { _ in }
      let (stacked, plain) = (
        Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
        UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      )
      for button in [stacked, plain] {
        button.setImage(image, for: .normal)
        button.setTitle("Title", for: .normal)
        window.addSubview(button)
        button.layoutIfNeeded()
      }
      #expect(stacked.imageView?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
      #expect(stacked.titleLabel?.frame.minY == 20 && stacked.titleLabel?.frame.midX == 50)
      #expect(plain.imageView?.frame.height == 40 && plain.imageView?.frame.minY == 0)
      plain.semanticContentAttribute = .forceRightToLeft
      plain.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
      plain.layoutIfNeeded()
      let (picture, title) = (plain.imageView?.frame ?? .zero, plain.titleLabel?.frame ?? .zero)
      #expect(abs(picture.minX - title.maxX - 10) < 1e-9)
    }
  }

  @Test("Code overrides how view controllers are presented and dismissed") func overriddenPresentations() throws {
    final class Home: UIViewController {
      var calls: [String] = []
      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
      ) {
        calls.append("present")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        calls.append("dismiss")
        super.dismiss(animated: flag, completion: completion)
      }
    }
    let (home, sheet) = (Home(), UIViewController())
    let stage = Stage.run(duration: 3) { window in
      window.rootViewController = home
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in home.present(sheet, animated: true) }
      Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in sheet.dismiss(animated: true) }
    }
    try stage.advance(to: 1.2)
    #expect(home.presentedViewController === sheet && sheet.view.window != nil)
    try stage.advance(to: 3)
    #expect(home.calls == ["present", "dismiss"] && sheet.view.window == nil)
  }

  @Test("Deleted views shrink and disappear, and others animate beside them") func deletions() throws {
    let (gone, other) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    )
    var ends: [Bool] = []
    let stage = Stage.run(duration: 1) { window in
      for view in [gone, other] { window.addSubview(view) }
      UIView.perform(.delete, on: [gone], animations: { other.center.x = 110 }, completion: { ends.append($0) })
    }
    try stage.advance(to: 0.125)
    let alpha = try #require(gone.layer.presentation()).opacity
    let moving = try #require(other.layer.presentation()).position.x
    #expect(alpha > 0 && alpha < 1 && moving > 10)
    try stage.advance(to: 0.5)
    #expect(gone.superview == nil && ends == [true] && other.center.x == 110)
  }

  @Test("A button has its picture beside its title, both inside the insets") func buttons() {
    _ = Stage.run { window in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      button.setImage(image, for: .normal)
      button.contentEdgeInsets.left = 20
      window.addSubview(button)
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == CGRect(x: 100, y: 10, width: 20, height: 20))
      button.setTitle("Title", for: .normal)
      button.setNeedsLayout()
      button.layoutIfNeeded()
      let (picture, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
      #expect(picture.width == 20 && picture.maxX == title.minX && abs((picture.minX + title.maxX) / 2 - 110) < 1e-9)
    }
  }

  @Test("Children appear with their views, unless their parent has told them") func children() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
      override func willMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "leaves" : "comes") }
      override func didMove(toParent parent: UIViewController?) { calls.append(parent == nil ? "has left" : "is in") }
    }
    _ = Stage.run { window in
      let (parent, child) = (UIViewController(), Child())
      window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      #expect(child.calls == ["comes", "will appear", "did appear", "is in"] && parent.children == [child])
      child.calls = []
      child.beginAppearanceTransition(false, animated: true)
      child.view.removeFromSuperview()
      #expect(child.calls == ["will disappear"])
      child.endAppearanceTransition()
      child.willMove(toParent: nil)
      child.removeFromParent()
      #expect(child.calls == ["will disappear", "did disappear", "leaves", "has left"] && child.parent == nil)
      child.calls = []
      let other = UIViewController()
      other.addChild(child)
      other.view.addSubview(child.view)
      child.didMove(toParent: other)
      window.rootViewController = other
      #expect(child.calls == ["comes", "is in", "will appear", "did appear"])
    }
  }

  @Test("A control of one’s own follows the finger (HGCircularSlider)") func tracking() throws {
    final class Slider: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begins")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if calls.last != "moves" { calls.append("moves") }
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("ends") }
    }
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let stage = Stage.run(duration: 2) { window in
      window.addSubview(slider)
      slider.addTarget(slider, action: { slider in { slider.calls.append("inside") } }, for: .touchUpInside)
      window.touches.drag(slider, at: 0.5, from: CGPoint(x: 10, y: 20), by: CGVector(dx: 60, dy: 0))
    }
    try stage.advance(to: 2)
    #expect(slider.calls == ["begins", "moves", "ends", "inside"] && !slider.isTracking)
  }

  @Test("A timer has the value that it was made with (GaugeKit)") func timers() throws {
    final class Counter {
      var sum = 0
      func add(_ timer: Timer) { sum += timer.userInfo as? Int ?? 0 }
    }
    let counter = Counter()
    let stage = Stage.run(duration: 1) { _ in
      Timer.scheduledTimer(timeInterval: 0.3, target: counter, selector: Counter.add, userInfo: 5, repeats: true)
    }
    try stage.advance(to: 1)
    #expect(counter.sum == 15)
  }

  @Test("A spring with a direction continues from where it was scrubbed to") func scrubbedSprings() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var animator: UIViewPropertyAnimator?
    let stage = Stage.run(duration: 4) { window in
      window.addSubview(view)
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 12, dy: 0))
      animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
      animator?.addAnimations { view.center = CGPoint(x: 105, y: 105) }
      animator?.pauseAnimation()
      animator?.fractionComplete = 0.5
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { animator?.startAnimation() }
    }
    func place(_ time: Double) throws -> CGPoint {
      try stage.advance(to: time)
      return try #require(view.layer.presentation()).position
    }
    #expect(try place(0.4) == CGPoint(x: 55, y: 55))
    let after = try place(0.52)
    #expect(after.x >= 55 && after.x < 75 && after.y >= 55 && after.y < 60)
    #expect(try place(4) == CGPoint(x: 105, y: 105))
  }

  @Test("Glass blurs what is behind it, and comes slowly in a block") func glass() throws {
    let view = UIVisualEffectView(effect: nil)
    let stage = Stage.run(size: CGSize(width: 100, height: 100), duration: 2) { window in
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      half.backgroundColor = .black
      view.frame = window.bounds
      window.addSubview(half)
      window.addSubview(view)
      UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .dark) }
    }
    let renderer = Renderer(stage)
    let edges = try [0, 0.5, 1.5].map { time in
      let picture = try renderer.still(at: time)
      return Int(picture[52, 50].red) - Int(picture[48, 50].red)
    }
    #expect(edges[0] == 255 && edges[1] < 40 && edges[2] < 8 && edges[2] > 0)
    let dark = try renderer.still(at: 1.5)[99, 50].red
    #expect(dark > 60 && dark < 110)
  }

  @Test("A layout has attributes of its own class, which cells see (AnimatedCollectionViewLayout)") func attributes() {
    final class Tilted: UICollectionViewLayoutAttributes {
      var angle = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.angle = angle
        return copy
      }
    }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tilted.self }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
          let copy = attributes.copy() as? Tilted
          copy?.angle = Double(attributes.indexPath.item) + 0.5
          return copy
        }
      }
    }
    final class Cell: UICollectionViewCell {
      var angle = -1.0
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        angle = (layoutAttributes as? Tilted)?.angle ?? -2
      }
    }
    final class Source: UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: Layout())
    _ = Stage.run { window in
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
    }
    let angles = (0..<2).map { (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? Cell)?.angle }
    #expect(angles == [0.5, 1.5])
  }

  @Test("A pan that begins at once, and a recognizer of its own (fluid-interfaces)") func recognizers() throws {
    final class InstantPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }
    final class Stroke: UIGestureRecognizer {
      var points: [CGPoint] = []
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { points.append(touch.location(in: view)) }
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    var states: [[UIGestureRecognizer.State]] = [[], []]
    let views = (0..<2).map { UIView(frame: CGRect(x: 0, y: 100 * $0, width: 100, height: 100)) }
    let stroke = Stroke()
    let stage = Stage.run(duration: 2) { window in
      let pan = InstantPan { states[0].append($0.state) }
      stroke.addTarget(stroke, action: { stroke in { states[1].append(stroke.state) } })
      for (view, recognizer) in zip(views, [pan, stroke]) {
        window.addSubview(view)
        view.addGestureRecognizer(recognizer)
        window.touches.drag(view, at: 0.5, by: CGVector(dx: 4, dy: 0), duration: 0.1)
      }
    }
    try stage.advance(to: 2)
    for all in states {
      #expect(all.first == .began && all.last == .ended && all.dropFirst().dropLast().allSatisfy { $0 == .changed })
      #expect(all.count(where: { $0 == .began }) == 1 && all.count > 3)
    }
    // The last step is a part of the end.
    #expect(stroke.points.last.map { $0.x > 52 && $0.x <= 54 && $0.y == 50 } == true)
    #expect(stroke.resets == 1)
  }

  @Test("An animator that has not begun can be stopped (fluid-interfaces)") func stopping() {
    _ = Stage.run { _ in
      let animator = UIViewPropertyAnimator()
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
    }
  }

  @Test("A spring’s speed has a direction (fluid-interfaces)") func directions() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage.run(duration: 3) { window in
      window.addSubview(view)
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 12, dy: 0))
      UIViewPropertyAnimator.running(spring) { view.center = CGPoint(x: 105, y: 105) }
    }
    try stage.advance(to: 0.1)
    let place = try #require(view.layer.presentation()).position
    // Critically damped: 1 − (1 + (10 − v) t) e^(−10 t).
    let fall = exp(-1.0)
    let (x, y) = (5 + 100 * (1 - (1 - 0.2) * fall), 5 + 100 * (1 - 2 * fall))
    #expect(abs(place.x - x) < 0.01)
    #expect(abs(place.y - y) < 0.01)
    try stage.advance(to: 3)
    #expect(view.center == CGPoint(x: 105, y: 105) && view.layer.animationKeys() == nil)
  }

  @Test("Colors give the components that they were made of") func components() {
    for (hue, saturation, brightness) in [(0.1, 0.5, 0.9), (0.45, 1, 0.3), (0.8, 0.2, 1), (0, 0, 0.4)] {
      var (h, s, b, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      // Sound: the variables outlive the call.
      unsafe color.getHue(&h, saturation: &s, brightness: &b, alpha: &alpha)
      #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9 && alpha == 0.5)
    }
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    // Sound: as above.
    let isGray = unsafe UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: &alpha)
    let isRedGray = unsafe UIColor.red.getWhite(&white, alpha: &alpha)
    #expect(isGray && !isRedGray && white == 0.25)
  }

  @Test("Paths are combined, reversed, and read step by step") func paths() {
    // Sound: there is no transform.
    let first = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let second = unsafe CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    #expect(first.union(second).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(first.intersection(second).boundingBoxOfPath == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(first.subtracting(second).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(!first.symmetricDifference(second).contains(CGPoint(x: 15, y: 10)))
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 14, y: 2), controlPoint2: CGPoint(x: 15, y: 8))
    var steps: [(CGPathElementType, CGPoint)] = []
    // Sound: the pointers are valid during the call.
    unsafe path.reversing().cgPath.applyWithBlock { step in
      unsafe steps.append((step.pointee.type, step.pointee.points[0]))
    }
    #expect(steps.map(\.0) == [.moveToPoint, .addCurveToPoint, .addLineToPoint])
    #expect(steps.map(\.1) == [CGPoint(x: 10, y: 10), CGPoint(x: 15, y: 8), .zero])
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test("A tab bar's tint doesn't set its background color (BubbleTabBar)") func tabBarTint() throws {
    let stage = Stage.run(duration: 1) { window in
      let bar = TintedBar()
      window.addSubview(bar)
      bar.backgroundColor = .red
      #expect(bar.barTintColor == .red && bar.backgroundColor == .red)
    }
    try stage.advance(to: 0)
  }

  @Test("Code on the main queue of a stage meets the condition to be on it (Advance)") func mainQueue() throws {
    var runs = 0
    let stage = Stage.run(duration: 1) { _ in
      dispatchPrecondition(condition: .onQueue(.main))
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(DispatchQueue.main))
        runs += 1
      }
    }
    try stage.advance(to: 0.5)
    #expect(runs == 1)
  }

  @Test("Texts of points are read as they are written") func texts() {
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == CGPoint(x: 1.5, y: -2))
    #expect(NSCoder.cgRect(for: NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4))).maxY == 6)
  }
}

extension UIViewPropertyAnimator {
  /// Starts an animator with a spring's own duration.
  fileprivate static func running(_ spring: UISpringTimingParameters, _ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations(animations)
    animator.startAnimation()
  }
}

/// A tab bar that keeps its tint equal to its background.
private final class TintedBar: UITabBar {
  override var backgroundColor: UIColor? { didSet { barTintColor = backgroundColor } }
}
