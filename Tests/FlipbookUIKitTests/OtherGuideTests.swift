import FlipbookUIKit
import Testing

/// The code of "Animation Revelation" and of "UIView Interactive Animations", in Swift.
@Suite struct OtherGuideTests {
  final class Board {
    func buttonPress(_ sender: UIButton) {
      let keyPath = "anchorPoint.x"
      let kfa = CAKeyframeAnimation(keyPath: keyPath)
      kfa.values = [
        NSNumber(value: Float(-0.05)), NSNumber(value: Float(0.1)), NSNumber(value: Float(-0.1)),
        NSNumber(value: Float(0.1)), NSNumber(value: Float(-0.05)),
      ]
      kfa.isAdditive = true
      kfa.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
      kfa.duration = 0.35
      sender.layer.add(kfa, forKey: nil)
    }
  }

  @Test func wrongChoice() throws {
    let board = Board()
    let stage = Stage.run(size: CGSize(width: 320, height: 360), duration: 3.4) { window in
      let view = UIView(frame: CGRectMake(8, 28, 304, 304))
      view.accessibilityIdentifier = "board"
      window.addSubview(view)
      for (row, column, time) in [(0, 0, 0.4), (1, 2, 1.4), (2, 1, 2.4)] {
        let button = UIButton(frame: CGRectMake(22 + 72 * CGFloat(column), 20 + 72 * CGFloat(row), 44, 44))
        button.accessibilityIdentifier = "piece(\(row),\(column))"
        button.addTarget(board, action: Board.buttonPress, for: .touchUpInside)
        view.addSubview(button)
        window.touches.tap(button, at: time)
      }
    }
    let paths = ["anchorPoint.x", "position", "transform"]
    try SceneComparison("wrong-choice/shake.yaml").expectSame(
      stage, until: 3.4, ["board.piece(0,0)": paths, "board.piece(1,2)": paths, "board.piece(2,1)": paths])
  }

  @Test func fade() throws {
    let stage = Stage.run(size: CGSize(width: 320, height: 240)) { window in
      let myView = UIView(frame: CGRectMake(60, 50, 200, 140))
      myView.accessibilityIdentifier = "card"
      window.addSubview(myView)
      after(0.6) { UIView.animate(withDuration: 0.2, animations: { myView.alpha = 0 }) }
      after(1.4) { UIView.animate(withDuration: 0.2, animations: { myView.alpha = 1 }) }
    }
    try SceneComparison("gesture-driven/fade.yaml").expectSame(stage, until: 2.2, ["card": ["opacity"]])
  }

  final class Parallax: NSObject, UIScrollViewDelegate {
    static let imageHeight: CGFloat = 200
    let imageView = UIView(frame: CGRectMake(0, 0, 320, imageHeight))
    let label = UILabel(frame: CGRectMake(0, 0, 320, 44))
    let modifier: String

    init(modifier: String) {
      self.modifier = modifier
      imageView.accessibilityIdentifier = "header"
      label.accessibilityIdentifier = "caption"
      imageView.addSubview(label)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset.y
      let percentage = offset / Parallax.imageHeight
      let value = Parallax.imageHeight * percentage  // negative when scrolling up more than the top
      // driven animation
      imageView.frame = CGRectMake(0, value, scrollView.bounds.size.width, Parallax.imageHeight - value)
      label.center.y = imageView.bounds.height / 2

      let alphaValue = 1 - abs(percentage)
      switch modifier {
      case "linear": label.alpha = alphaValue
      case "cubic": label.alpha = pow(alphaValue, 3)  // alphaValue*alphaValue*alphaValue;
      default: label.alpha = sin(.pi / 2 * alphaValue)
      }
    }
  }

  @Test(arguments: ["linear", "cubic", "sine"]) func parallaxHeader(modifier: String) throws {
    let parallax = Parallax(modifier: modifier)
    let stage = Stage.run(duration: 8) { window in
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSizeMake(320, 1150)
      scrollView.delegate = parallax
      scrollView.accessibilityIdentifier = "feed"
      scrollView.addSubview(parallax.imageView)
      window.addSubview(scrollView)
      parallax.scrollViewDidScroll(scrollView)
      window.touches.drag(
        scrollView, at: 0.5, from: CGPointMake(160, 460), by: CGVectorMake(0, -300), duration: 1,
        velocity: CGVectorMake(0, -1000))
      after(4.3) { scrollView.setContentOffset(.zero, animated: true) }
      window.touches.drag(
        scrollView, at: 5.2, from: CGPointMake(160, 190), by: CGVectorMake(0, 220), duration: 0.9, velocity: .zero)
    }
    try SceneComparison("gesture-driven/parallax-header.yaml", variant: modifier).expectSame(
      stage, until: 8,
      [
        "feed": ["bounds.origin"], "feed.header": ["position", "bounds"],
        "feed.header.caption": ["position.y", "opacity"],
      ])
  }

  final class Percentages {
    let sky = UIView(frame: CGRectMake(30, 32, 152, 152))
    let sun = UIView(frame: CGRectMake(0, 0, 44, 44))
    let plant = UIView(frame: CGRectMake(224, 32, 152, 152))
    let bud = UIView(frame: CGRectMake(64, 64, 24, 24))
    let safe = UIView(frame: CGRectMake(418, 32, 152, 152))
    let dial = UIView(frame: CGRectMake(34, 34, 84, 84))

    init(in window: UIWindow) {
      let names: [(UIView, String)] = [
        (sky, "sky"), (sun, "sun"), (plant, "plant"), (bud, "bud"), (safe, "safe"), (dial, "dial"),
      ]
      for (view, name) in names { view.accessibilityIdentifier = name }
      for (outer, inner) in [(sky, sun), (plant, bud), (safe, dial)] {
        window.addSubview(outer)
        outer.addSubview(inner)
      }
      sun.center = CGPointMake(30, 150)
      sky.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Percentages.panned))
      plant.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Percentages.pinched))
      safe.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: Percentages.rotated))
    }

    func panned(_ recognizer: UIPanGestureRecognizer) {
      let rise = recognizer.translation(in: sky).x / 100
      sun.center = CGPointMake(30 + 76 * rise, 150 - 110 * sin(.pi / 2 * min(1, max(-0.2, rise))))
    }

    func pinched(_ recognizer: UIPinchGestureRecognizer) { bud.alpha = 1 - (recognizer.scale - 1) }

    func rotated(_ recognizer: UIRotationGestureRecognizer) {
      dial.transform = CGAffineTransform(rotationAngle: recognizer.rotation)
    }
  }

  @Test func gestures() throws {
    var kept: Percentages?
    let stage = Stage.run(size: CGSize(width: 600, height: 300), duration: 6.6) { window in
      let views = Percentages(in: window)
      kept = views
      window.touches.drag(
        views.sky, at: 0.4, from: CGPointMake(50, 110), by: CGVectorMake(118, 0), duration: 1.1, velocity: .zero)
      window.touches.pinch(views.plant, at: 2.2, by: 2.6, spread: 44, direction: 35 * .pi / 180, duration: 1.2)
      window.touches.pinch(
        views.safe, at: 4.1, turning: 252 * .pi / 180, spread: 62, direction: 250 * .pi / 180, duration: 1.7)
    }
    try SceneComparison("gesture-driven/gestures.yaml").expectSame(
      stage, until: 6.6, ["sky.sun": ["position"], "plant.bud": ["opacity"], "safe.dial": ["transform"]],
      // A recognizer calls when the finger has gone 10 points; the scene's rules read its way before.
      ignoring: [0.4...0.65, 2.2...2.45, 4.1...4.35])
    #expect(kept != nil)
  }
}
