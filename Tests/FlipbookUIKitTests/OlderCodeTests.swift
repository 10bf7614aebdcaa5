import FlipbookUIKit
import Testing

/// Calls that libraries make, and few apps.
@Suite struct OlderCodeTests {
  private final class Owner: NSObject {
    var stopped: [String] = []

    func stopped(_ name: String?, _ finished: NSNumber) { stopped.append("\(name ?? "") \(finished.boolValue)") }
  }

  @Test("Changes between beginAnimations and commitAnimations animate, and the delegate is called at the end")
  func beginAndCommit() throws {
    let (view, owner) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Owner())
    let stage = Stage.run(size: CGSize(width: 120, height: 20), duration: 1) { window in
      view.backgroundColor = .red
      window.addSubview(view)
      unsafe UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(owner)
      UIView.setAnimationDidStop(Selector("stopped::", Owner.stopped(_:_:)))
      view.center.x += 100
      view.alpha = 0.5
      UIView.commitAnimations()
      view.center.y += 0
    }
    let renderer = Renderer(stage)
    _ = try renderer.still(at: 0.25)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 60) < 1)
    #expect(owner.stopped.isEmpty)
    _ = try renderer.still(at: 0.8)
    #expect(view.layer.presentation()?.position.x == 110)
    #expect(owner.stopped == ["move true"])
  }

  @Test("A task waits for the end of an animation") func asynchronous() throws {
    var times: [Double] = []
    let stage = Stage.run(size: CGSize(width: 20, height: 20), duration: 2) { window in
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      Waiter(view: view) { times.append(CACurrentMediaTime()) }.run()
    }
    _ = try Renderer(stage).still(at: 1.5)
    #expect(times.count == 1 && abs(times[0] - 0.5) < 0.04)
  }

  /// The state of a task, which runs at the stage's ticks.
  private struct Waiter: @unchecked Sendable {
    // Sound: the stage's code runs one after another.
    let view: UIView
    let end: () -> Void

    func run() {
      Task {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        #expect(await animator.addCompletion() == .end)
        end()
      }
    }
  }

  @Test("A view animates with an animation of SwiftUI") func swiftUI() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var ended: Double?
    let stage = Stage.run(size: CGSize(width: 120, height: 20), duration: 1) { window in
      window.addSubview(view)
      UIView.animate(SwiftUIAnimation(.curve(.linear, duration: 0.5))) {
        view.center.x += 100
      } completion: {
        ended = CACurrentMediaTime()
      }
    }
    _ = try Renderer(stage).still(at: 0.25)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 60) < 1)
    _ = try Renderer(stage).still(at: 0.9)
    #expect(abs((ended ?? 0) - 0.5) < 0.02)
  }

  @Test("A bitmap context has the given pixels, and its origin at the bottom left") func bitmap() throws {
    let stage = Stage.run(size: CGSize(width: 2, height: 2), duration: 1) { window in
      // ARGB: a blue pixel, and three clear ones.
      var pixels = [UInt8](repeating: 0, count: 16)
      (pixels[0], pixels[3]) = (255, 255)
      let image = unsafe pixels.withUnsafeMutableBytes { bytes -> CGImage? in
        let context = unsafe CGContext(
          data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        context?.setFillColor(UIColor.red.cgColor)
        context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        return context?.makeImage()
      }
      window.layer.contents = image
      window.layer.magnificationFilter = .nearest
      let unsupported = unsafe CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 5, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 1)
      #expect(unsupported == nil)
    }
    let frame = try Renderer(stage).still(at: 0)
    #expect(frame[0, 0].blue == 255 && frame[0, 0].red == 0)
    #expect(frame[1, 1].red == 255 && frame[1, 1].blue == 0)
    #expect(frame[1, 0].green == 255 && frame[0, 1].green == 255)
  }

  @Test(
    "Durations as text",
    arguments: [
      (.positional, [.minute, .second], 70, "1:10"), (.positional, [.minute, .second], 5, "0:05"),
      (.abbreviated, [.hour, .minute, .second], 3670, "1h 1m 10s"), (.short, [.minute, .second], 70, "1 min, 10 sec"),
      (.full, [.minute, .second], 61, "1 minute, 1 second"), (.full, [.minute, .second], 120, "2 minutes"),
      (.brief, [.second], 9.6, "10sec"),
    ] as [(DateComponentsFormatter.UnitsStyle, NSCalendar.Unit, Double, String)])
  func durations(
    style: DateComponentsFormatter.UnitsStyle, units: NSCalendar.Unit, seconds: Double, text: String
  ) {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    #expect(formatter.string(from: seconds) == text)
    #expect(formatter.string(from: .nan) == nil)
  }

  /// A view that asks to be drawn while it draws, as some buttons do.
  private final class Redrawn: UIView {
    var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      setNeedsDisplay()
    }
  }

  @Test("A request to draw that is made while drawing has no effect") func requestsWhileDrawing() throws {
    let view = Redrawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let stage = Stage.run(size: CGSize(width: 20, height: 20), duration: 1) { window in
      window.addSubview(view)
      after(0.5) {}
    }
    _ = try Renderer(stage).still(at: 0.8)
    #expect(view.count == 1)
  }

  private final class Pauses: NSObject, UIDynamicAnimatorDelegate {
    var count = 0

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { count += 1 }
  }

  @Test("A dynamic animator pauses when its last behavior is removed") func removedBehavior() throws {
    let (pauses, view) = (Pauses(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let animator = UIDynamicAnimator()
    let stage = Stage.run(size: CGSize(width: 20, height: 20), duration: 1) { window in
      window.addSubview(view)
      animator.delegate = pauses
      let gravity = UIGravityBehavior(items: [view])
      animator.addBehavior(gravity)
      after(0.2) { animator.removeBehavior(gravity) }
    }
    _ = try Renderer(stage).still(at: 0.5)
    #expect(pauses.count == 1)
  }

  private final class States: UIView {
    var states: [Int] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let state = change?[.newKey] as? Int { states.append(state) }
    }
  }

  @Test("The state of a scroll view's pan recognizer is observed") func panState() throws {
    let (scroll, observer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), States())
    let stage = Stage.run(size: CGSize(width: 50, height: 50), duration: 2) { window in
      scroll.contentSize = CGSize(width: 50, height: 200)
      window.addSubview(scroll)
      unsafe scroll.addObserver(observer, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
      window.touches.drag(scroll, at: 0.2, by: CGVector(dx: 0, dy: -40))
    }
    _ = try Renderer(stage).still(at: 1)
    #expect(observer.states.first == UIGestureRecognizer.State.began.rawValue)
    #expect(observer.states.last == UIGestureRecognizer.State.ended.rawValue)
  }

  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView {
      guard let view = super.collectionView else { preconditionFailure("the layout has no collection view") }
      return view
    }
  }

  @Test("A layout may unwrap its collection view, though it has none yet") func unwrappedCollectionView() {
    _ = Stage.run(size: CGSize(width: 50, height: 50), duration: 1) { _ in
      let layout = Layout()
      layout.itemSize = CGSize(width: 10, height: 10)
      #expect(layout.itemSize.width == 10)
    }
  }
}
