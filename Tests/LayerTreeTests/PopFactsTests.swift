import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// What the unit tests of facebookarchive/pop (BSD license) say of its animations, as facts about ours.
///
/// Not said, since there is nothing here to say it of: copying (`testNSCopyingSupport…`: our animations are not
/// copied), the tracer's own events (`testTracer`'s counts of value updates), keys added to an animation at run time
/// (`testAddedKeys`), the class cluster and copies of `POPAnimatableProperty`, abstract classes that throw
/// (`testOrneryAbstractClasses`: they cannot be made at compile time), boxed numbers of every C type
/// (`testIntegerAnimation`'s first half), delegates that vanish (`testZeroingDelegate`), progress markers, values that
/// are filled in where none was given (`testLazyValueInitialization`, `testNilColor`:
/// ``PopPropertyAnimation/fromValue`` stays as it was set), the Mac's windows and SceneKit's nodes.
@Suite struct PopFactsTests {
  /// A layer on a stage whose ticks come at a rate, and everything that an animation reports.
  private final class Log {
    var starts = 0
    var reaches: [AnimatableValue] = []
    var stops: [Bool] = []
    var writes: [AnimatableValue] = []
  }

  private func makeStage(rate: Double = 60) -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100), displayRate: rate)
    let layer = Layer(name: "box")
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  @discardableResult
  private func trace<Kind>(_ animation: PopPropertyAnimation<Kind>, on layer: Layer) -> Log {
    let log = Log()
    animation.onStart = { log.starts += 1 }
    animation.onReachToValue = { [unowned animation] in
      if let value = animation.currentValue { log.reaches.append(value) }
    }
    animation.onApply = { [unowned animation] in log.writes.append(animation.target.value(in: layer)) }
    animation.completion = { log.stops.append($0) }
    return log
  }

  /// `FBTestLinearPositionAnimation`: from 0 to 100, evenly, in a second.
  private func linear() -> PopBasicAnimation {
    let animation = PopBasicAnimation(.position)
    (animation.fromValue, animation.toValue) = (.point(.zero), .point(Point(100, 100)))
    animation.duration = 1
    animation.timingFunction = .linear
    animation.roundingFactor = 1
    return animation
  }

  private func spring(to x: Double, from: Double = 0) -> PopSpringAnimation {
    let animation = PopSpringAnimation(.positionX)
    (animation.fromValue, animation.toValue) = (.number(from), .number(x))
    return animation
  }

  private func decay(_ velocity: Double) -> PopDecayAnimation {
    let animation = PopDecayAnimation(.positionX)
    (animation.fromValue, animation.velocity) = (0, .number(velocity))
    return animation
  }

  /// `testAdditionRemoval`.
  @Test func keysAreOfEachLayer() {
    let (stage, first) = makeStage()
    let second = Layer()
    stage.root.addSublayer(second)
    first.pop(linear(), forKey: "hello")
    #expect(first.popAnimationKeys == ["hello"])
    first.removePopAnimation(forKey: "hello")
    #expect(first.popAnimationKeys.isEmpty)
    first.pop(linear(), forKey: "hello")
    first.pop(linear(), forKey: "world")
    second.pop(linear(), forKey: "hello")
    #expect(first.popAnimationKeys.count == 2 && second.popAnimationKeys.count == 1)
    first.removeAllPopAnimations()
    #expect(first.popAnimationKeys.isEmpty && second.popAnimationKeys.count == 1)
  }

  /// `testStartStopDelegation`, `testAnimationValues`, `testNilKey`, and the four tests of blocks.
  @Test func aLinearAnimationWritesItsQuarters() throws {
    for key in ["key", nil] {
      let (stage, layer) = makeStage(rate: 4)
      let animation = linear()
      let log = trace(animation, on: layer)
      layer.pop(animation, forKey: key)
      try stage.advance(to: 2)
      #expect(log.writes == [0, 25, 50, 75, 100].map { .point(Point($0, $0)) })
      #expect(log.starts == 1 && log.reaches == [.point(Point(100, 100))] && log.stops == [true])
    }
  }

  /// `testNoAutoreverseRepeatCount…` and `testAutoreverseRepeatCount…`: where it ends, and how often it turns round.
  @Test(arguments: [
    (0, false, 1, 100.0), (1, false, 1, 100), (4, false, 4, 100), (0, true, 2, 0), (1, true, 2, 0), (4, true, 8, 0),
  ])
  func runsAreCounted(repeatCount: Int, autoreverses: Bool, runs: Int, end: Double) throws {
    for setsCountFirst in [false, true] {
      let (stage, layer) = makeStage(rate: 4)
      let animation = linear()
      if setsCountFirst { animation.repeatCount = repeatCount }
      animation.autoreverses = autoreverses
      animation.repeatCount = repeatCount
      let log = trace(animation, on: layer)
      layer.pop(animation, forKey: "key")
      try stage.advance(to: 12)
      #expect(layer.position == Point(end, end))
      // Every run reports its start and its end, which is the animation's only with the last.
      #expect(log.starts == runs && log.stops == Array(repeating: false, count: runs - 1) + [true])
      #expect(log.reaches.count == runs)
    }
  }

  /// `testReAddition`, `testCompletionBlock`, `testCancelBeforeBegin`.
  @Test func whatIsReplacedHasNotFinished() throws {
    let (stage, layer) = makeStage(rate: 4)
    let (first, second, third) = (linear(), linear(), linear())
    third.beginTime = 100_000
    let logs = [first, second, third].map { trace($0, on: layer) }
    layer.pop(first, forKey: "key")
    layer.pop(second, forKey: "key")
    layer.pop(third, forKey: "late")
    layer.removePopAnimation(forKey: "late")
    try stage.advance(to: 2)
    #expect(logs.map(\.starts) == [1, 1, 1])
    #expect(logs.map(\.stops) == [[false], [true], [false]])
  }

  /// `testReuse`: one that has ended can go to another layer, and does the same there.
  @Test func oneThatHasEndedCanBeUsedAgain() throws {
    let (stage, first) = makeStage(rate: 4)
    let second = Layer()
    stage.root.addSublayer(second)
    let animation = linear()
    (animation.fromValue, animation.toValue) = (.point(Point(100, 100)), .point(Point(200, 200)))
    for layer in [first, second] {
      let log = trace(animation, on: layer)
      let start = stage.time
      layer.pop(animation, forKey: "key")
      try stage.advance(to: start + 3)
      #expect(log.writes.contains(.point(Point(125, 125))) && log.writes.last == .point(Point(200, 200)))
      #expect(log.starts == 1 && log.stops == [true])
    }
  }

  /// `testAnimationContinuation`: a target that is moved under way is reached as well.
  @Test func eachTargetIsReachedOnce() throws {
    let (stage, layer) = makeStage(rate: 20)
    let animation = spring(to: 1)
    animation.velocity = 10
    // The radius of the test has a threshold of 0.01.
    let opacity = PopSpringAnimation(.cornerRadius)
    (opacity.fromValue, opacity.toValue, opacity.velocity) = (0, 1, 10)
    let log = trace(opacity, on: layer)
    layer.pop(opacity, forKey: "key")
    try stage.advance(to: 0.25)
    #expect(log.reaches.count == 1 && log.stops.isEmpty)
    opacity.toValue = 0
    _ = try stage.playUntilRest(limit: 5)
    #expect(log.reaches.count == 2 && log.stops == [true])
    #expect(try #require(log.reaches.first).parts.x > 0)
    #expect(try #require(log.reaches.last).parts.x <= 0)
  }

  /// `testRoundingFactor`.
  @Test func valuesAreRounded() throws {
    for (factor, hasHalf) in [(1.0, false), (0.5, true)] {
      for isAdditive in [false, true] {
        let (stage, layer) = makeStage(rate: 20)
        let animation = PopBasicAnimation(.cornerRadius)
        (animation.fromValue, animation.toValue) = (0, 1)
        (animation.roundingFactor, animation.isAdditive) = (factor, isAdditive)
        let log = trace(animation, on: layer)
        layer.pop(animation)
        try stage.advance(to: 0.25)
        #expect(log.writes.contains(0.5) == hasHalf)
      }
    }
  }

  /// `testAdditiveAnimation`.
  @Test func additiveOnesAddToWhatIsThere() throws {
    let (stage, layer) = makeStage(rate: 20)
    layer.cornerRadius = 1
    let animation = PopBasicAnimation(.cornerRadius)
    (animation.fromValue, animation.toValue, animation.isAdditive) = (1, 2, true)
    let log = trace(animation, on: layer)
    layer.pop(animation)
    try stage.advance(to: 0.6)
    #expect(try #require(log.writes.first).parts.x >= 2)
    #expect(abs(layer.cornerRadius - 3) < 1e-12)
  }

  /// `testIntegerAnimation`'s second half: the first write is the start, five writes at tenths of a second.
  @Test func fourTenthsAreFiveWrites() throws {
    let (stage, layer) = makeStage(rate: 10)
    let animation = PopBasicAnimation(.opacity)
    (animation.fromValue, animation.toValue) = (0, 1)
    let log = trace(animation, on: layer)
    layer.pop(animation)
    try stage.advance(to: 1)
    #expect(log.writes.count == 5 && log.writes.first == 0 && layer.opacity == 1)
  }

  /// `testZeroDurationAnimation`, `testColorInterpolation`, `testPlatformColorSupport`.
  @Test func colorsGoFromOneToTheOther() throws {
    for duration in [0, 0.4] {
      let (stage, layer) = makeStage()
      let animation = PopBasicAnimation(.backgroundColor)
      (animation.fromValue, animation.toValue) = (.color(.white), .color(Color(red: 1, green: 0, blue: 0)))
      animation.duration = duration
      let log = trace(animation, on: layer)
      layer.pop(animation)
      try stage.advance(to: 3)
      #expect(duration == 0 ? log.writes.count == 1 : log.writes.count > 5)
      #expect(log.stops == [true] && layer.backgroundColor == Color(red: 1, green: 0, blue: 0))
    }
    let (stage, layer) = makeStage()
    let spring = PopSpringAnimation(.backgroundColor)
    (spring.fromValue, spring.toValue) = (.color(.white), .color(.black))
    let log = trace(spring, on: layer)
    layer.pop(spring)
    try stage.advance(to: 3)
    #expect(log.writes.count > 1 && layer.backgroundColor == .black)
  }

  /// `testGreaterThanOneControlPointC1Y`: the curve goes beyond the target and comes back to it.
  @Test func aCurveMayPassItsTarget() throws {
    let (stage, layer) = makeStage()
    let animation = PopBasicAnimation(.positionX)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 0.36)
    animation.timingFunction = TimingFunction(0.15, 1.5, 0.55, 1)
    let log = trace(animation, on: layer)
    layer.pop(animation)
    try stage.advance(to: 3)
    #expect(log.writes.count > 10 && log.writes.last == 100)
    #expect(log.writes[log.writes.count - 2].parts.x > 100)
  }

  /// `testRectSupport` of all three kinds, `testEdgeInsetsSupport`, `testEaseInEaseOut…`.
  @Test func rectanglesAndInsets() throws {
    let end = AnimatableValue.rect(Rect(100, 200, 200, 400))
    let scroll = Layer(content: .scroll(ScrollContent(contentSize: Size(2000, 2000))))
    for (property, target) in [(PopLayerProperty.bounds, Layer()), (.contentInset, scroll)] {
      let (stage, _) = makeStage()
      stage.root.addSublayer(target)
      let basic = PopBasicAnimation(property)
      (basic.fromValue, basic.toValue, basic.timingFunction) = (.rect(.zero), end, .easeInEaseOut)
      let spring = PopSpringAnimation(property)
      (spring.fromValue, spring.toValue) = (.rect(.zero), end)
      spring.velocity = .rect(Rect(1000, 1000, 1000, 1000))
      var log = trace(basic, on: target)
      target.pop(basic)
      try stage.advance(to: 1)
      #expect(log.starts == 1 && log.stops == [true] && property.value(in: target.model) == end)
      log = trace(spring, on: target)
      target.pop(spring)
      try stage.advance(to: 5)
      #expect(log.starts == 1 && log.stops == [true] && property.value(in: target.model) == end)
      let decay = PopDecayAnimation(property)
      (decay.fromValue, decay.velocity) = (.rect(.zero), .rect(Rect(100, 100, 1000, 1000)))
      log = trace(decay, on: target)
      target.pop(decay)
      try stage.advance(to: 20)
      let last = property.value(in: target.model).parts
      #expect(log.starts == 1 && log.stops == [true])
      #expect(last.x == last.y && last.z == last.w && last.x > 0 && last.x < last.z)
      target.removeFromSuperlayer()
    }
  }

  /// `testConvergence…` of springs: it ends, and dwells at its end for less than twelve frames.
  @Test(arguments: [(0.0, PopClampMode()), (1, PopClampMode()), (1, .end)])
  func springsEndSoon(rounding: Double, clamp: PopClampMode) throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 100)
    animation.velocity = 100
    animation.dynamics = try PopDynamics(bounciness: 0.5)
    (animation.roundingFactor, animation.clampMode) = (rounding, clamp)
    let log = trace(animation, on: layer)
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 1)
    #expect(log.stops == [true] && layer.position.x == 100)
    let near = log.writes.reversed().prefix { abs($0.parts.x - 100) < (rounding == 0 ? 1 : 1e-9) }
    #expect(near.count < 12)
  }

  /// `testConvergence…` of decays: it reaches its end, going one way only.
  @Test(arguments: [7223.021, -7223.021]) func decaysGoOneWay(velocity: Double) throws {
    let (stage, layer) = makeStage()
    let animation = decay(velocity)
    let log = trace(animation, on: layer)
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 10)
    #expect(log.stops == [true] && log.reaches.last == animation.toValue)
    let writes = log.writes.map(\.parts.x)
    #expect(zip(writes, writes.dropFirst()).allSatisfy { velocity > 0 ? $0 <= $1 : $0 >= $1 })
    let end = try #require(animation.toValue).parts.x
    #expect(writes.reversed().prefix { abs($0 - end) < 1 }.count <= 12)
  }

  /// `test2DConvergence` and `testComputedProperties`: duration and target follow from what is set, before it runs.
  @Test func whatIsComputedIsKnownBefore() throws {
    let (x, y) = (PopDecayAnimation(.positionX), PopDecayAnimation(.positionY))
    let both = PopDecayAnimation(.position)
    for animation in [x, y] { (animation.fromValue, animation.velocity) = (0, 7223.021) }
    (both.fromValue, both.velocity) = (.point(.zero), .point(Point(7223.021, 7223.021)))
    #expect(x.duration == y.duration && x.toValue == y.toValue)
    let duration = try #require(both.duration)
    #expect(abs(try #require(x.duration) - duration) < 1e-4)
    #expect(both.toValue?.parts.x == x.toValue?.parts.x)
    for velocity in [Point(8223.021, 7223.021), Point(7223.021, 8223.021)] {
      both.velocity = .point(velocity)
      #expect(try #require(both.duration) > duration)
    }
    let animation = PopDecayAnimation(.positionX)
    #expect(animation.duration == nil)
    animation.velocity = 100
    let short = try #require(animation.duration)
    animation.velocity = 1000
    #expect(try short > 0 && #require(animation.duration) > short)
    animation.fromValue = 10_000
    #expect(try #require(animation.toValue).parts.x > 10_000)
  }

  /// `testRemovedOnCompletionNo…` of both kinds: one that stays completes once for every time that it is sent on and
  /// gets there, and reports a start when it goes on.
  @Test func whatStaysCompletesAgain() throws {
    for isSpring in [true, false] {
      let (stage, layer) = makeStage()
      let (spring, decay) = (spring(to: 50), decay(50))
      let log = isSpring ? trace(spring, on: layer) : trace(decay, on: layer)
      let animation: PopAnimation = isSpring ? spring : decay
      animation.removedOnCompletion = false
      var time = 0.0
      // The values, how long each is gone after, and how often it has started, got there and ended in that time.
      let legs: [(value: Double, duration: Double, counts: (Int, Int, Int))] =
        isSpring
        ? [(50, 2, (1, 1, 1)), (100, 0.3, (1, 1, 0)), (20, 0.4, (0, 1, 0)), (80, 2, (0, 1, 1))]
        : [(50, 2, (1, 1, 1)), (100, 0.5, (1, 0, 0)), (20, 0.5, (0, 0, 0)), (80, 2, (0, 1, 1))]
      for (index, leg) in legs.enumerated() {
        let before = (log.starts, log.reaches.count, log.stops.count)
        if isSpring { spring.toValue = .number(leg.value) } else { decay.velocity = .number(leg.value) }
        if index == 0 { layer.pop(animation, forKey: "key") }
        time += leg.duration
        try stage.advance(to: time)
        let counts = (log.starts - before.0, log.reaches.count - before.1, log.stops.count - before.2)
        #expect(counts == leg.counts, "\(isSpring ? "spring" : "decay") \(index)")
        #expect(layer.popAnimation(forKey: "key") === animation)
      }
      #expect(log.stops.allSatisfy { $0 })
    }
  }

  /// `testRemovedOnCompletionNoContinuationValues`: it goes on from where it is.
  @Test func itGoesOnFromWhereItIs() throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 200, from: 400)
    animation.removedOnCompletion = false
    let log = trace(animation, on: layer)
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 3)
    #expect(layer.position.x == 200)
    log.writes = []
    animation.toValue = 400
    try stage.advance(to: 6)
    #expect(try log.writes.count > 5 && abs(#require(log.writes.first).parts.x - 200) < 10)
    #expect(abs(try #require(log.writes.last).parts.x - 400) < 10)
  }

  /// `testContinuation` of decays: a velocity that is given under way takes the value on.
  @Test func aNewVelocityTakesTheDecayOn() throws {
    let (stage, layer) = makeStage()
    let animation = decay(1000)
    let log = trace(animation, on: layer)
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 1)
    let (first, last, end) = (log.writes[0], log.writes[log.writes.count - 1], animation.toValue)
    log.writes = []
    animation.velocity = 1000
    try stage.advance(to: 5)
    #expect(first.parts.x < last.parts.x && last.parts.x < log.writes[0].parts.x)
    #expect(log.stops == [true] && log.starts == 1)
    #expect(try #require(log.writes.last).parts.x > (try #require(end)).parts.x)
  }

  /// `testEndValueOnReuse`.
  @Test func aDecayThatIsUsedAgainBeginsAnew() throws {
    let (stage, layer) = makeStage()
    let animation = decay(7223.021)
    let log = trace(animation, on: layer)
    let end = try #require(animation.toValue).parts.x
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 5)
    #expect(log.stops.count == 1 && abs(layer.position.x - end) <= 0.5)
    animation.fromValue = .number(end - 100)
    animation.velocity = 5000
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 10)
    #expect(layer.position.x > end)
  }

  /// `testNoOperationAnimation` of both kinds, `testLatentSpring`, `testCompletion` of springs.
  @Test func withoutAWayItEndsWhereItIs() throws {
    let (stage, layer) = makeStage()
    layer.position = Point(100, 100)
    let (spring, decay) = (PopSpringAnimation(.position), PopDecayAnimation(.position))
    let logs = [trace(spring, on: layer), trace(decay, on: layer)]
    layer.pop(spring, forKey: "spring")
    layer.pop(decay, forKey: "decay")
    let latent = PopSpringAnimation(.opacity)
    latent.dynamics = try PopDynamics(tension: 990, friction: 230)
    latent.removedOnCompletion = false
    layer.pop(latent, forKey: "test")
    try stage.advance(to: 5)
    for log in logs {
      #expect(log.starts == 1 && log.stops == [true] && log.writes.allSatisfy { $0 == .point(Point(100, 100)) })
    }
    #expect(stage.isAtRest && layer.opacity == 1)
  }

  /// `testExcessiveJumpInTime`: a frame that takes minutes ends the motion at its target.
  @Test func aJumpInTimeEndsIt() throws {
    let (stage, layer) = makeStage(rate: 0.01)
    let animation = spring(to: 1000)
    let log = trace(animation, on: layer)
    layer.pop(animation, forKey: "key")
    try stage.advance(to: 300)
    #expect(log.starts == 1 && log.stops == [true] && log.writes.last == 1000)
  }

  /// `testEquivalentFromToValues`: with a velocity it goes away and comes back.
  @Test func theSameStartAndEndNeedAVelocity() throws {
    let (stage, layer) = makeStage()
    let animation = PopSpringAnimation(.position)
    (animation.fromValue, animation.toValue) = (.point(.zero), .point(.zero))
    animation.velocity = .point(Point(1000, 1000))
    let log = trace(animation, on: layer)
    layer.pop(animation)
    try stage.advance(to: 3)
    #expect(log.writes.last == .point(.zero) && log.writes.contains { $0.parts.x > 10 })
  }

  /// `testCallbackFinished`, `testCallbackCancelled`, `testAssociation` of custom animations.
  @Test func blocksAreCalledUntilTheySayNo() throws {
    for isCancelled in [false, true] {
      let (stage, layer) = makeStage(rate: 10)
      var (count, starts, applies, stops) = (0, 0, 0, [Bool]())
      let animation = PopCustomAnimation { animation in
        #expect(abs(animation.elapsedTime - (count == 0 ? 0 : 0.1)) < 1e-4)
        count += 1
        if count == 3, isCancelled { layer.removePopAnimation(forKey: "key") }
        return count < 3
      }
      animation.onStart = { starts += 1 }
      animation.onApply = { applies += 1 }
      animation.completion = { stops.append($0) }
      layer.pop(animation, forKey: "key")
      #expect(layer.popAnimation(forKey: "key") === animation && layer.popAnimationKeys == ["key"])
      try stage.advance(to: 5)
      #expect(count == 3 && starts == 1 && applies > 0 && stops == [!isCancelled])
      #expect(layer.popAnimation(forKey: "key") == nil && layer.popAnimationKeys.isEmpty)
    }
  }

  /// `testAnimationCancellationOnAnimatableDeallocation`.
  @Test func aLayerThatGoesStopsIt() throws {
    let stage = Stage(size: Size(100, 100))
    let animation = linear()
    var (starts, stops) = (0, [Bool]())
    animation.onStart = { starts += 1 }
    animation.completion = { stops.append($0) }
    do {
      let layer = Layer()
      stage.root.addSublayer(layer)
      layer.pop(animation)
      try stage.advance(to: 0)
      layer.removeFromSuperlayer()
    }
    try stage.advance(to: 0.5)
    #expect(starts == 1 && stops == [false])
  }

  /// `testProvidedExistence`, but for the Mac's.
  @Test(arguments: [
    "kPOPLayerPosition", "kPOPLayerOpacity", "kPOPLayerScaleXY", "kPOPLayerSubscaleXY", "kPOPLayerSubtranslationX",
    "kPOPLayerSubtranslationY", "kPOPLayerSubtranslationZ", "kPOPLayerSubtranslationXY", "kPOPLayerZPosition",
    "kPOPLayerSize", "kPOPLayerRotation", "kPOPLayerRotationY", "kPOPLayerRotationX", "kPOPLayerShadowColor",
    "kPOPLayerShadowOffset", "kPOPLayerShadowOpacity", "kPOPLayerShadowRadius", "kPOPLayerCornerRadius",
    "kPOPLayerBorderWidth", "kPOPLayerBorderColor", "kPOPShapeLayerStrokeStart", "kPOPShapeLayerStrokeEnd",
    "kPOPShapeLayerStrokeColor", "kPOPShapeLayerLineWidth", "kPOPShapeLayerLineDashPhase", "kPOPViewAlpha",
    "kPOPViewBackgroundColor", "kPOPViewCenter", "kPOPViewFrame", "kPOPViewBounds", "kPOPViewSize",
    "kPOPScrollViewZoomScale", "kPOPTableViewContentSize", "kPOPTableViewContentOffset",
    "kPOPCollectionViewContentSize", "kPOPLabelTextColor", "kPOPScrollViewContentInset", "kPOPViewTintColor",
  ])
  func propertiesAreProvided(constant: String) throws {
    let property = try #require(PopLayerProperty(named: constant))
    #expect(property.constants.contains(constant))
    #expect(property.threshold == PopProperty.named(constant)?.threshold)
  }

  /// `testUserCreation`: a property of the user's own has the threshold that it is given.
  @Test func variablesHaveTheirThreshold() {
    #expect(PopLayerProperty(named: "lalalala") == nil)
    #expect(PopTarget.variable(PopVariable(threshold: 0.07, read: { 0 }, write: { _ in })).threshold == 0.07)
  }

  @Test func theLastWordOfANameIsEnough() {
    for (name, constant) in [
      ("frame", "kPOPViewFrame"), ("center", "kPOPViewCenter"), ("alpha", "kPOPViewAlpha"),
      ("contentInset", "kPOPScrollViewContentInset"), ("textColor", "kPOPLabelTextColor"),
    ] {
      #expect(PopLayerProperty(named: name)?.constants == PopLayerProperty(named: constant)?.constants)
    }
    #expect(PopLayerProperty(named: "zoomScale")?.threshold == 0.005)
    #expect(PopLayerProperty.contentInset.isOn(.scroll) && !PopLayerProperty.contentInset.isOn(.plain))
  }
}

extension PopTarget {
  fileprivate func value(in layer: Layer) -> AnimatableValue {
    switch self {
    case .property(let property): property.value(in: layer.model)
    case .variable: 0
    }
  }
}

extension AnimatableValue {
  /// The first numbers of a value that isn't a color, transform, list or picture.
  fileprivate var parts: SIMD4<Double> {
    switch self {
    case .number(let number): [number, 0, 0, 0]
    case .point(let point): [point.x, point.y, 0, 0]
    case .size(let size): [size.width, size.height, 0, 0]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    default: .zero
    }
  }
}
