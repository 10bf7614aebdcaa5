import Geometry
import LayerTree
import Motion
import Testing

/// What the unit tests of flowkey/UIKit-cross-platform (MIT license) say of views and layers, as facts about ours.
///
/// Not said: layout passes and `layoutSubviews` (there are none here), the frames of scroll indicators (which are not
/// measured), the GPU's matrices beside ours (`TransformTests`' comparisons of two libraries; the matrices themselves
/// are below), `setTranslation` of a pan (it is read only; `testSetTranslation`, `testTranslateAndReset`, and the
/// draggable view that resets it), touches cancelled by the system (`testPanGestureRecognizerStateCancelled`), a
/// `.began` before any movement and a `changed` for the first (there the pan has no slop), copies of animations (they
/// are values), their timing functions' quadratic curves (`CAMediaTimingFunctionTests` approximates the cubic Bézier
/// curves of Core Animation), `allowUserInteraction`, and a presentation that is nil (it is a function of time here).
@Suite struct UIKitFactsTests {
  private let linear = ViewAnimationOptions(curve: .linear)
  private let testFrame = Rect(50, 50, 100, 100)

  private func makeStage() -> (Stage, Layer) {
    let stage = Stage(size: Size(400, 400))
    let layer = Layer(name: "view")
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func isNear(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-5) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
  }

  // MARK: CALayerTests, CGRect+TransformTests, TransformTests

  @Test func aFrameThatIsSetIsTheOneThatIsRead() {
    let plain = Layer()
    plain.frame = testFrame
    #expect(plain.frame == testFrame)
    let anchored = Layer()
    anchored.anchorPoint = Point(0.1, 0.1)
    anchored.frame = testFrame
    #expect(anchored.frame == testFrame)
    let scaled = Layer()
    scaled.transform = .scale(0.25, 0.75)
    scaled.frame = testFrame
    #expect(isNear(scaled.frame, testFrame))
    let half = Layer()
    half.transform = .scale(0.5, 0.5)
    half.frame = testFrame
    #expect(abs(half.bounds.width - 200) < 1e-5 && abs(half.bounds.height - 200) < 1e-5)
  }

  /// Every transform that keeps rectangles upright, about every anchor: what is set is what is read.
  @Test func framesOfTransformedLayersAreInverse() {
    let transforms: [Transform3D] = [
      .identity, .scale(2, 0.5), .scale(-1, 3), .translation(7, -9), .rotation(radians: .pi / 2),
      .rotation(radians: -.pi / 2).concatenating(.scale(2, 5)),
      .rotation(radians: .pi).concatenating(.translation(1, 2)),
    ]
    for transform in transforms {
      for anchor in [Point(0.5, 0.5), Point(0, 0), Point(1, 0.25)] {
        let layer = Layer()
        layer.bounds.origin = Point(3, -4)
        (layer.anchorPoint, layer.transform) = (anchor, transform)
        layer.frame = Rect(10, 20, 30, 60)
        #expect(isNear(layer.frame, Rect(10, 20, 30, 60), within: 1e-9))
        #expect(layer.bounds.origin == Point(3, -4))
        #expect(PopLayerProperty.viewFrame.value(in: layer.model) == .rect(layer.frame))
      }
    }
    // A scale of 0 cannot be undone: the bounds are as large as the frame, and it is the frame before the transform.
    let flat = Layer()
    flat.transform = .scale(0, 1)
    flat.frame = testFrame
    #expect(flat.bounds.size == testFrame.size && flat.position == Point(100, 100))
  }

  @Test func boundsGrowAboutTheAnchor() {
    let layer = Layer()
    layer.frame = testFrame
    layer.bounds.size = Size(256, 512)
    #expect(abs(layer.frame.minX - (50 - 156 * 0.5)) < 1e-5 && abs(layer.frame.minY - (50 - 412 * 0.5)) < 1e-5)
  }

  @Test func aRectangleIsScaledWithItsOrigin() {
    #expect(AffineTransform.scale(2, 2).boundingBox(of: testFrame) == Rect(100, 100, 200, 200))
  }

  @Test func matricesAreCoreAnimations() {
    func rows(_ transform: Transform3D) -> [[Double]] {
      [transform.rows.0, transform.rows.1, transform.rows.2, transform.rows.3].map { [$0.x, $0.y, $0.z, $0.w] }
    }
    #expect(rows(.scale(1.5, 2.5, 3.5)) == [[1.5, 0, 0, 0], [0, 2.5, 0, 0], [0, 0, 3.5, 0], [0, 0, 0, 1]])
    #expect(rows(.translation(34, 56, 78))[3] == [34, 56, 78, 1])
    let product = Transform3D.translation(20, 20, 20).concatenating(.scale(20, 20, 20))
      .concatenating(Transform3D.scale(20, 20, 20).concatenating(.translation(20, 20, 20)))
    #expect(rows(product) == [[400, 0, 0, 0], [0, 400, 0, 0], [0, 0, 400, 0], [8020, 8020, 8020, 1]])
  }

  // MARK: CABasicAnimationTests

  @Test func basicAnimationsFade() throws {
    let (stage, layer) = makeStage()
    layer.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 0.5), forKey: "fadeOut")
    try stage.advance(to: 0.25)
    #expect(abs(layer.presentation(at: 0.25).opacity - 0.5) < 0.01)
    var kept = BasicAnimation(.opacity, from: 1, to: 0, duration: 0.5)
    (kept.removedOnCompletion, kept.timing.fillMode) = (false, .forwards)
    layer.add(kept, forKey: "fadeOut")
    try stage.advance(to: 2)
    #expect(layer.presentation(at: 2).opacity == 0 && layer.animationKeys == ["fadeOut"])
  }

  @Test func implicitAnimationsTakeAQuarterOfASecond() throws {
    let (stage, layer) = makeStage()
    try stage.advance(to: 0)
    stage.transaction(timingFunction: .linear) { layer.opacity = 0 }
    try stage.advance(to: 0.125)
    #expect(abs(layer.presentation(at: 0.125).opacity - 0.5) < 0.01)
  }

  // MARK: UIViewAnimationTests

  @Test func framesBoundsAndOpacityAnimate() throws {
    let (stage, layer) = makeStage()
    let (start, end, middle) = (Rect(10, 10, 10, 10), Rect(20, 20, 20, 20), Rect(15, 15, 15, 15))
    layer.frame = start
    try stage.advance(to: 0)
    stage.animate(duration: 5, options: linear) {
      layer.frame = end
      layer.opacity = 0.2
    }
    #expect(layer.frame == end && layer.opacity == 0.2)
    let shown = layer.presentation(at: 2.5)
    #expect(isNear(shown.frame, middle, within: 0.01) && abs(shown.opacity - 0.6) < 0.01)

    let (other, box) = makeStage()
    box.bounds = start
    try other.advance(to: 0)
    other.animate(duration: 5, options: linear) { box.bounds = end }
    #expect(box.bounds == end && isNear(box.presentation(at: 2.5).bounds, middle, within: 0.01))
  }

  @Test func aDelayComesFirst() throws {
    let (stage, layer) = makeStage()
    try stage.advance(to: 0)
    stage.animate(duration: 2, delay: 2, options: linear) { layer.opacity = 0 }
    #expect(abs(layer.presentation(at: 3).opacity - 0.5) < 0.01)
  }

  /// `testCompletion`, `testCompletionIsCalledOnlyOnce`, `testCreateAnimationsOnlyWhenPropertiesDiffer`.
  @Test func completionsComeOnce() throws {
    for changes in [true, false] {
      let (stage, layer) = makeStage()
      var log: [Bool] = []
      try stage.advance(to: 0)
      stage.animate(duration: 5) {
        layer.position.x += changes ? 100 : 0
        layer.opacity = changes ? 0.3 : 1
      } completion: {
        log.append($0)
      }
      try stage.advance(to: 10)
      #expect(log == [true] && layer.animationKeys.isEmpty)
    }
  }

  /// `testCompletionWhenCancelingAnimations` and `testCompletionWhenQueingAnimationsOfSameType`.
  @Test(arguments: [0.2, 2]) func aBlockThatIsReplacedHasNotFinished(delay: Double) throws {
    let (stage, layer) = makeStage()
    var log: [String] = []
    try stage.advance(to: 0)
    stage.animate(duration: 1) {
      layer.opacity = 0.3
    } completion: {
      log.append("first \($0)")
    }
    stage.animate(duration: 1, delay: delay) {
      layer.opacity = 0
    } completion: {
      log.append("second \($0)")
    }
    try stage.advance(to: 5)
    #expect(log == ["first false", "second true"])
  }

  /// `testBeginFromCurrentState` asks for the value that the second animation begins with; the presentation value is
  /// the same where animations add up.
  @Test func theCurrentStateIsTheBeginning() throws {
    for generation in UIKitGeneration.allCases {
      let (stage, layer) = makeStage()
      stage.uiKitGeneration = generation
      try stage.advance(to: 0)
      stage.animate(duration: 10, options: linear) { layer.bounds.origin.x = 10 }
      try stage.advance(to: 5)
      stage.animate(duration: 10, options: .init(beginsFromCurrentState: true)) { layer.bounds.origin.x = 20 }
      #expect(abs(layer.presentation(at: 5).bounds.minX - 5) < 0.01)
    }
  }

  /// `testModifyLayerWhileAnimationIsInFlight`; of `testModifyPropertyWhichIsCurrentlyAnimating`, which stops the
  /// animation there, the model's part: on iOS 8 an additive animation goes on over the new value.
  @Test func theModelIsFreeMeanwhile() throws {
    let (stage, layer) = makeStage()
    try stage.advance(to: 0)
    stage.animate(duration: 10, options: linear) { layer.position.x = 200 }
    layer.opacity = 0
    #expect(layer.presentation(at: 5).opacity == 0)
    #expect(abs(layer.presentation(at: 5).position.x - 100) < 0.01)
    layer.position.x = 0
    #expect(layer.position.x == 0 && abs(layer.presentation(at: 5).position.x + 100) < 0.01)
  }

  // MARK: UIPanGestureRecognizerTests, UIScrollViewTests

  @Test func aPanFollowsItsFinger() throws {
    let (stage, layer) = makeStage()
    layer.frame = Rect(0, 0, 100, 100)
    var states: [GestureRecognizer.State] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    layer.addGestureRecognizer(pan)
    func send(_ phase: TouchPhase, _ x: Double, _ y: Double, at time: Double) throws {
      try stage.advance(to: time)
      try stage.send([TouchSample(phase, at: Point(x, y))])
    }
    try send(.began, 10, 10, at: 0)
    #expect(pan.translation == .zero)
    try send(.moved, 60, 10, at: 1)
    #expect(pan.translation == Point(50, 0) && abs(pan.velocity.x - 50) < 1e-3)
    try send(.moved, 60, 45, at: 2)
    #expect(pan.translation == Point(50, 35) && pan.state == .changed)
    try send(.ended, 60, 45, at: 2.1)
    #expect(states == [.began, .changed, .ended])
  }

  /// A view that follows the translation of a pan goes where the finger goes.
  @Test func aViewIsDragged() throws {
    let (stage, layer) = makeStage()
    layer.frame = Rect(5, 5, 50, 50)
    let origin = layer.frame.origin
    let pan = PanGestureRecognizer { recognizer in
      guard let pan = recognizer as? PanGestureRecognizer else { return }
      layer.frame.origin = origin + pan.translation
    }
    layer.addGestureRecognizer(pan)
    try stage.send([TouchSample(.began, at: Point(10, 10))])
    try stage.advance(to: 0.02)
    try stage.send([TouchSample(.moved, at: Point(40, 15))])
    #expect(layer.frame.origin == Point(35, 10))
  }

  @Test func aScrollViewBeginsAtItsOrigin() throws {
    let layer = Layer(frame: Rect(0, 0, 800, 450), content: .scroll(ScrollContent()))
    #expect(layer.frame == Rect(0, 0, 800, 450) && layer.contentOffset == .zero)
    #expect(layer.contentSize == .zero && layer.contentInset == .zero && layer.zoomScale == 1)
    layer.contentOffset = Point(10, 20)
    #expect(layer.bounds.origin == Point(10, 20))
    layer.contentSize = Size(5, 10)
    layer.contentInset = EdgeInsets(12, 0, 2, 4)
    #expect(layer.contentSize == Size(5, 10) && layer.contentInset == EdgeInsets(12, 0, 2, 4))
  }

  /// `testDelegateMethods`.
  @Test func aFingerNotifiesTheDelegate() throws {
    let stage = Stage(size: Size(300, 300))
    let layer = Layer(
      frame: Rect(0, 0, 300, 300), content: .scroll(ScrollContent(contentSize: Size(900, 900))))
    stage.root.addSublayer(layer)
    let scrollView = ScrollView(layer)
    var log: Set<ScrollEvent> = []
    for event in ScrollEvent.allCases { scrollView.on(event) { _ in log.insert(event) } }
    for (index, phase) in [TouchPhase.began, .moved, .ended].enumerated() {
      try stage.advance(to: Double(index) / 60)
      try stage.send([TouchSample(phase, at: Point(200 - 50 * Double(index), 200))])
    }
    #expect(log.isSuperset(of: [.willBeginDragging, .didScroll, .didEndDragging]))
  }

  /// A zoomed content is seen larger, about its origin, and scrolls as far as its size then is.
  @Test func zoomingScalesTheContent() throws {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(
      frame: Rect(0, 0, 100, 100), content: .scroll(ScrollContent(contentSize: Size(100, 200))))
    let child = Layer(name: "child", frame: Rect(10, 20, 10, 10))
    stage.root.addSublayer(layer)
    layer.addSublayer(child)
    ScrollView(layer)
    let zoom = PopBasicAnimation(.zoomScale)
    (zoom.toValue, zoom.duration) = (3, 0.1)
    layer.pop(zoom)
    try stage.advance(to: 1)
    #expect(layer.zoomScale == 3)
    layer.contentOffset = Point(30, 0)
    let node = try #require(stage.snapshot().nodes.last { $0.name == "child" })
    #expect(node.transform.apply(.zero) == Point(0, 60) && node.transform.apply(Point(10, 10)) == Point(30, 90))
    try stage.send([TouchSample(.began, at: Point(90, 90))])
    try stage.send([TouchSample(.moved, at: Point(90, 40))])
    #expect(layer.contentOffset.y > 0)
  }
}
