import FlipbookUIKit
import Testing

/// Animation blocks that run before their views are on the stage, as they play on a device.
@Suite struct UnshownViewTests {
  final class Controller: UIViewController {
    let early = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let appearing = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 20))
    var finished: [Double] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(early)
      view.addSubview(appearing)
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        self.early.center.y += 60
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        self.appearing.center.y += 40
      } completion: { _ in
        self.finished.append(CACurrentMediaTime())
      }
    }
  }

  private func centerY(of view: UIView, on stage: Stage, at time: Double) throws -> Double {
    try stage.advance(to: time)
    return try #require(view.layer.presentation()).position.y
  }

  @Test func blocksOfViewDidLoadAndViewWillAppearPlay() throws {
    let controller = Controller()
    let stage = Stage.run(size: CGSize(width: 100, height: 120), duration: 2) { $0.rootViewController = controller }
    #expect(try abs(centerY(of: controller.early, on: stage, at: 0.25) - 50) < 1e-9)
    #expect(try abs(centerY(of: controller.appearing, on: stage, at: 0.3) - 50) < 1e-9)
    #expect(try abs(centerY(of: controller.early, on: stage, at: 0.75) - 50) < 1e-9)
    #expect(try abs(centerY(of: controller.early, on: stage, at: 1) - 20) < 1e-9)
    #expect(controller.finished.count == 1 && abs((controller.finished.first ?? 0) - 0.4) < 0.02)
  }

  @Test(arguments: [0, 0.2])
  func blocksBeforeAddSubviewPlay(delay: Double) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var finished: Double?
    let stage = Stage.run(duration: 2) { window in
      UIView.animate(withDuration: 0.5, delay: delay, options: .curveLinear) {
        view.center.y = 105
      } completion: { _ in
        finished = CACurrentMediaTime()
      }
      window.addSubview(view)
    }
    #expect(try abs(centerY(of: view, on: stage, at: delay + 0.25) - 55) < 1e-9)
    try stage.advance(to: 1)
    #expect(abs((finished ?? 0) - delay - 0.5) < 0.02)
  }

  @Test("A spring and an animator of a view that is not shown yet play, too")
  func otherBlocks() throws {
    let (sprung, animated) = (UIView(frame: .zero), UIView(frame: .zero))
    let stage = Stage.run(duration: 2) { window in
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        sprung.center.y = 100
      }
      UIViewPropertyAnimator(duration: 0.5, curve: .linear) { animated.center.y = 100 }.startAnimation()
      window.addSubview(sprung)
      window.addSubview(animated)
    }
    let first = try centerY(of: sprung, on: stage, at: 0.05)
    #expect(first > 0 && first < 90)
    #expect(try abs(centerY(of: animated, on: stage, at: 0.25) - 50) < 1e-9)
  }

  @Test("The block of a view that no turn shows is over at once, with its values")
  func neverShown() throws {
    let view = UIView(frame: .zero)
    var finished: [Double] = []
    let stage = Stage.run(duration: 2) { window in
      UIView.animate(withDuration: 0.5) {
        view.center.y = 100
      } completion: { _ in
        finished.append(CACurrentMediaTime())
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { window.addSubview(view) }
    }
    try stage.advance(to: 1.2)
    #expect(finished.count == 1 && (finished.first ?? 9) < 0.1)
    #expect(try centerY(of: view, on: stage, at: 1.3) == 100)
  }

  @Test("A view that is made in a block begins with its frame, and layers that belong to no view do not take part")
  func madeInABlock() throws {
    var view = UIView()
    let layer = CALayer()
    let stage = Stage.run(duration: 1) { window in
      UIView.animate(withDuration: 0.5) {
        view = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        layer.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
        window.addSubview(view)
        window.layer.addSublayer(layer)
      }
    }
    #expect(try centerY(of: view, on: stage, at: 0.1) == 55)
    #expect(layer.animationKeys() == nil)
  }
}
