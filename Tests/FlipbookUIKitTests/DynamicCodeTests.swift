import FlipbookUIKit
import Testing

/// What code of Objective-C's time expects of names and classes that are known only when it runs.
@Suite struct DynamicCodeTests {
  @Test func viewsAreReadAndWrittenByName() {
    let (label, copy) = (UILabel(), UILabel())
    label.textAlignment = .center
    label.numberOfLines = 3
    label.highlightedTextColor = nil
    for key in ["textAlignment", "numberOfLines", "highlightedTextColor", "enabled"] {
      copy.highlightedTextColor = .red
      copy.setValue(label.value(forKey: key), forKeyPath: key)
    }
    #expect(copy.textAlignment == .center && copy.numberOfLines == 3 && copy.isEnabled)
    copy.setValue(nil, forKey: "highlightedTextColor")
    #expect(copy.highlightedTextColor == nil)
    label.setValue(4, forKeyPath: "layer.cornerRadius")
    #expect(label.layer.cornerRadius == 4)
    #expect(label.value(forKeyPath: "alpha") as? CGFloat == 1)
  }

  @Test func barsAreReplacedByName() {
    final class OwnBar: UITabBar {}
    let tabs = UITabBarController()
    _ = Stage.run { window in
      window.rootViewController = tabs
      tabs.setValue(OwnBar(), forKey: "tabBar")
      #expect(tabs.tabBar is OwnBar && tabs.tabBar.superview === tabs.view)
    }
  }

  @Test func unknownNamesTrap() async {
    await #expect(processExitsWith: .failure) { UIView().setValue(1, forKey: "speed") }
    await #expect(processExitsWith: .failure) { _ = UIView().value(forKey: "speed") }
  }

  final class Dial: CALayer, CopiedLayer {
    @CALayerProperty("angle") var angle: CGFloat = 0
    var color = UIColor.red

    override init() { super.init() }
    required override init(layer: Any) {
      super.init(layer: layer)
      if let dial = layer as? Dial { color = dial.color }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
  }

  @Test func copiesOfLayersHaveTheirClass() throws {
    let dial = Dial()
    let stage = Stage.run(duration: 1) { window in
      dial.color = .blue
      window.layer.addSublayer(dial)
      let animation = CABasicAnimation(keyPath: "angle")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
      dial.add(animation, forKey: nil)
    }
    try stage.advance(to: 0.5)
    let shown = try #require(dial.presentation())
    #expect(abs(shown.angle - 5) < 0.01 && shown.color == .blue)
    #expect((dial as CALayer).presentation() is Dial)
  }

  @Test func classesOfWhichOnlyTheTypeIsKnownAreCreated() {
    func make<View: UIView>(_: View.Type) -> View {
      makeInstance(of: View.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(make(UILabel.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: makeInstance(of: CAGradientLayer.self as CALayer.Type)) == CAGradientLayer.self)
  }

  final class Proxy: NSObject, NSForwardingObject {
    weak var target: Counter?
    init(_ target: Counter) { self.target = target }
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  final class Counter: NSObject {
    var count = 0
    func tick() { count += 1 }
    static func make() -> Int { 7 }
  }

  @Test func messagesAreForwardedAndSentToClasses() throws {
    let counter = Counter()
    let proxy = Proxy(counter)
    let stage = Stage.run(duration: 1) { _ in
      Timer.scheduledTimer(
        timeInterval: 0.1, target: proxy, selector: Selector("tick", Counter.tick), userInfo: nil, repeats: false)
    }
    try stage.advance(to: 0.5)
    #expect(counter.count == 1)
    #expect(Selector("make", ofClass: Counter.make) == Selector("make"))
  }

  @Test func visualFormatsBecomeConstraints() {
    let (icon, title) = (UIView(), UIView())
    _ = Stage.run(size: CGSize(width: 200, height: 100)) { window in
      for view in [icon, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
      }
      let views = ["icon": icon, "title": title]
      window.layoutMargins.left = 12
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[icon(side)]-[title(>=40)]-5-|", options: .alignAllCenterY, metrics: ["side": 30],
          views: views)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[icon(20@900)]", metrics: nil, views: views)
          + NSLayoutConstraint.constraints(withVisualFormat: "V:[title(icon)]", metrics: nil, views: views))
      window.layoutIfNeeded()
    }
    #expect(icon.frame == CGRect(x: 12, y: 10, width: 30, height: 20))
    #expect(title.frame == CGRect(x: 50, y: 10, width: 145, height: 20))
  }

  @Test func itemsOfLayoutsMoveAsBodies() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var animator: UIDynamicAnimator?
    let stage = Stage.run(duration: 2) { _ in
      let made = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
      made.addBehavior(UIGravityBehavior(items: [attributes]))
      animator = made
    }
    try stage.advance(to: 0.5)
    #expect(attributes.center.y > 50)
    #expect(animator?.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) === attributes)
  }

  @Test func cornersOfPathsAreRounded() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(!path.contains(CGPoint(x: 9.7, y: 0.3)) && path.contains(CGPoint(x: 7, y: 0.5)))
  }
}
