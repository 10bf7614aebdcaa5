import FlipbookUIKit
import LayerTree
import Testing

/// The facts of touches, gestures and scrolling that the tests of flowkey/UIKit-cross-platform check.
@Suite struct TouchFactTests {
  private func send(_ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 0, to stage: Stage) throws {
    try stage.send([TouchSample(phase, at: Point(x, y), finger: finger)])
  }

  /// A view that notes its touches.
  private final class Noting: UIView {
    var phases: [String] = []
    var places: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("began")
      if let touch = touches.first { places = [touch.location(in: self), touch.location(in: nil)] }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
  }

  /// A view with a recognizer, and a view inside one inside it, all as large as the window.
  private func stage(
    _ recognizers: UIGestureRecognizer..., inner: UIGestureRecognizer? = nil
  ) -> (stage: Stage, view: Noting) {
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let stage = Stage.run(size: CGSize(width: 1000, height: 1000), duration: 10) { window in
      window.addSubview(view)
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      let (middle, deep) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
      view.addSubview(middle)
      middle.addSubview(deep)
      if let inner { deep.addGestureRecognizer(inner) }
    }
    return (stage, view)
  }

  /// A finger that moves by 20 points, which is what a pan waits for.
  private func drag(_ stage: Stage) throws {
    try send(.began, 10, 10, to: stage)
    try send(.moved, 30, 10, to: stage)
    try send(.ended, 30, 10, to: stage)
  }

  @Test("A recognizer's action is called, and takes the touches from the view unless it is told not to")
  func cancelling() throws {
    var actions = 0
    let pan = UIPanGestureRecognizer { _ in actions += 1 }
    let (stage, view) = stage(pan)
    try drag(stage)
    #expect(actions > 0)
    #expect(view.phases == ["began", "moved", "cancelled"] || view.phases == ["began", "cancelled"])
    let lenient = UIPanGestureRecognizer { _ in }
    lenient.cancelsTouchesInView = false
    let (other, free) = self.stage(lenient)
    try drag(other)
    #expect(free.phases == ["began", "moved", "ended"])
  }

  /// The suite's engine holds back the beginning as well; on a device only the end is taken.
  @Test("A tap takes the end of the touch from the view") func tap() throws {
    let (stage, view) = stage(UITapGestureRecognizer { _ in })
    try send(.began, 10, 10, to: stage)
    try send(.ended, 10, 10, to: stage)
    #expect(view.phases == ["began", "cancelled"])
  }

  @Test("Of two recognizers, the inner one is recognized alone") func inner() throws {
    var (outer, inner) = (0, 0)
    let (stage, _) = stage(
      UIPanGestureRecognizer { _ in outer += 1 }, inner: UIPanGestureRecognizer { _ in inner += 1 })
    try drag(stage)
    #expect(outer == 0 && inner > 0)
  }

  /// A delegate that lets nothing begin, and counts the questions.
  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      questions += 1
      return false
    }
  }

  @Test("A delegate that refuses a gesture is asked once, and no action is called") func refused() throws {
    let delegate = Refusing()
    var actions = 0
    let pan = UIPanGestureRecognizer { _ in actions += 1 }
    pan.delegate = delegate
    let (stage, _) = stage(pan)
    try drag(stage)
    #expect(delegate.questions == 1 && actions == 0)
    try drag(stage)
    #expect(delegate.questions == 2 && actions == 0)
  }

  @Test("Two fingers pinch, and one does not") func pinch() throws {
    let pinch = UIPinchGestureRecognizer { _ in }
    let (stage, _) = stage(pinch)
    try send(.began, 100, 100, to: stage)
    try send(.moved, 150, 100, to: stage)
    #expect(pinch.state == .possible && pinch.scale == 1)
    try send(.moved, 100, 100, to: stage)
    try send(.began, 200, 100, finger: 1, to: stage)
    try send(.moved, 300, 100, finger: 1, to: stage)
    #expect([.began, .changed].contains(pinch.state))
    #expect(abs(pinch.scale - 2) < 1e-4)
  }

  @Test("A pan begins, changes, and ends or is cancelled", arguments: [TouchPhase.ended, .cancelled])
  func states(end: TouchPhase) throws {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    let (stage, _) = stage(pan)
    try send(.began, 42, 12, to: stage)
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    try send(.moved, 60, 45, to: stage)
    try send(.moved, 70, 45, to: stage)
    try send(end, 70, 45, to: stage)
    #expect(states == [.began, .changed, end == .ended ? .ended : .cancelled])
    try send(.began, 0, 0, to: stage)
    #expect(pan.state == .possible)
  }

  @Test("A pan has its translation in any view's space, and continues from one that is set") func translation() throws {
    let pan = UIPanGestureRecognizer { _ in }
    let (stage, view) = stage(pan)
    try send(.began, 0, 0, to: stage)
    try send(.moved, 20, 20, to: stage)
    let begun = pan.translation(in: view)
    pan.setTranslation(CGPoint(x: 12, y: 13), in: view)
    #expect(pan.translation(in: view) == CGPoint(x: 12, y: 13))
    pan.setTranslation(.zero, in: view)
    try send(.moved, 30, 30, to: stage)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 10))
    #expect(begun.x > 0 && begun.x == begun.y)
  }

  @Test("A pan's velocity is that of the finger") func velocity() throws {
    let pan = UIPanGestureRecognizer { _ in }
    let (stage, view) = stage(pan)
    stage.perform { $0.touches.drag(view, at: 0.5, by: CGVector(dx: 50, dy: 0), duration: 1) }
    try stage.advance(to: 1.25)
    #expect(abs(pan.velocity(in: view).x - 50) < 0.5)
  }

  @Test("A view is dragged in its own space or in the one around it", arguments: [false, true])
  func dragged(isOwn: Bool) throws {
    let view = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 100))
    let stage = Stage.run(size: CGSize(width: 500, height: 500), duration: 5) { window in
      window.addSubview(view)
      view.addGestureRecognizer(
        UIPanGestureRecognizer { recognizer in
          guard let pan = recognizer as? UIPanGestureRecognizer else { return }
          let base = isOwn ? view : view.superview
          let way = pan.translation(in: base)
          view.frame.origin = CGPoint(x: view.frame.minX + way.x, y: view.frame.minY + way.y)
          pan.setTranslation(.zero, in: base)
        })
    }
    try send(.began, 60, 60, to: stage)
    try send(.moved, 90, 65, to: stage)
    let begun = view.frame.origin
    try send(.moved, 120, 70, to: stage)
    #expect(abs(view.frame.minX - begun.x - 30) < 1e-6 && abs(view.frame.minY - begun.y - 5) < 1e-6)
    #expect(begun != CGPoint(x: 40, y: 50))
  }

  @Test("A touch has its place in a view by the view's bounds, and in the window") func places() throws {
    let view = Noting(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let stage = Stage.run(size: CGSize(width: 800, height: 300), duration: 1) { $0.addSubview(view) }
    try send(.began, 10, 10, to: stage)
    #expect(view.places == [.zero, CGPoint(x: 10, y: 10)])
    try send(.ended, 10, 10, to: stage)
    try send(.began, 30, 30, to: stage)
    #expect(view.places == [CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 30)])
  }

  // MARK: Scrolling

  @Test("A scroll view has its bounds at the offset, and begins without any") func scrollViews() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 800, height: 450))
    #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 800, height: 450))
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    view.contentOffset = CGPoint(x: 10, y: 20)
    #expect(view.bounds.origin == CGPoint(x: 10, y: 20))
    view.contentSize = CGSize(width: 5, height: 10)
    #expect(view.contentSize == CGSize(width: 5, height: 10))
    view.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 2, right: 4)
    #expect(view.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 2, right: 4))
  }

  /// A delegate that notes its calls, each once in a row.
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    private func note(_ call: String) { if calls.last != call { calls.append(call) } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note("end") }
  }

  @Test("The delegate hears of dragging, scrolling, and the end") func delegate() throws {
    let delegate = Delegate()
    let stage = Stage.run(size: CGSize(width: 300, height: 300), duration: 3) { window in
      let view = UIScrollView(frame: window.bounds)
      view.contentSize = CGSize(width: 300, height: 2000)
      view.delegate = delegate
      window.addSubview(view)
      window.touches.drag(view, at: 0.2, by: CGVector(dx: 0, dy: -100), duration: 0.3, velocity: .zero)
    }
    try stage.advance(to: 2)
    #expect(delegate.calls.starts(with: ["begin", "scroll", "end"]))
  }
}
