import Geometry
import LayerTree
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

/// Scroll layers in scenes, and what follows them.
@Suite struct ScrollingTests {
  private func scene(_ body: String, keys: String = "contentSize: [200, 1000]") throws -> Scene {
    let text = """
      canvas: {size: [200, 300]}
      duration: 8
      state: {count: 0, x: 0, y: 0}
      layers:
        - scroll: feed
          frame: [0, 0, 200, 300]
          sublayers: [{layer: page, frame: [0, 0, 200, 1000]}]
          \(keys)
        - {layer: meter, size: [10, 10]}
      \(body)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func node(_ name: String, _ stage: Stage) throws -> LayerProperties {
    try #require(stage.snapshot().nodes.first { $0.name == name }).properties
  }

  @Test func theKeysOfScrollLayers() throws {
    let keys = """
      contentSize: [300, 400]
          contentOffset: [5, 6]
          contentInset: [1, 2, 3, 4]
          bounces: false
          alwaysBounceHorizontal: true
          alwaysBounceVertical: true
          decelerationRate: fast
          pagingEnabled: true
          scrollEnabled: false
      """
    let stage = try scene("", keys: keys).makeStage()
    try stage.advance(to: 0)
    let feed = try node("feed", stage)
    var expected = ScrollContent(contentSize: Size(300, 400))
    expected.contentInset = EdgeInsets(1, 2, 3, 4)
    expected.bounces = false
    expected.alwaysBounceHorizontal = true
    expected.alwaysBounceVertical = true
    expected.decelerationRate = 0.99
    expected.isPagingEnabled = true
    expected.isScrollEnabled = false
    #expect(feed.content == .scroll(expected))
    #expect(feed.contentOffset == Point(5, 6))
    #expect(feed.masksToBounds)
  }

  @Test func contentIsAsLargeAsWhatIsInside() throws {
    let stage = try scene(
      "always: {meter.position: [feed.contentSize.width, feed.contentSize.height]}", keys: "bounces: true"
    )
    .makeStage()
    try stage.advance(to: 0)
    #expect(try node("meter", stage).position == Point(200, 1000))
  }

  @Test func aHeaderFollowsTheOffsetAsInTheTable() throws {
    for row in try ReferenceTable("scroll_parallax").rows {
      let text = """
        canvas: {size: [320, 568]}
        variables: {imageHeight: \(try row["image_height"])}
        duration: 1
        layers:
          - scroll: feed
            frame: [0, 0, 320, 568]
            contentSize: [320, 1200]
            contentOffset: [0, \(try row["offset"])]
            sublayers:
              - {layer: header}
              - {layer: linear}
              - {layer: cubic}
              - {layer: numbers}
        always:
          offset: feed.contentOffset.y
          percentage: offset / imageHeight
          header.frame: [0, offset, feed.bounds.width, imageHeight - offset]
          linear.opacity: 1 - abs(percentage)
          cubic.opacity: (1 - abs(percentage)) ^ 3
          numbers.position: [percentage, (1 - abs(percentage)) ^ 3]
          numbers.zPosition: 1 - abs(percentage)
        """
      let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
      try stage.advance(to: 0)
      let feed = try #require(stage.root.sublayers.first)
      func model(_ name: String) throws -> LayerProperties {
        try #require(feed.sublayers.first { $0.name == name }).model
      }
      let (y, height) = (try row.number("image_y"), try row.number("image_frame_height"))
      let frame = try model("header").frame
      // Above itself it is the same rectangle, as Core Graphics sees it.
      #expect(abs(frame.minY - min(y, y + height)) <= 1e-12)
      #expect(abs(frame.height - abs(height)) <= 1e-12)
      let (linear, cubic) = (try row.number("label_alpha_linear"), try row.number("label_alpha_cubic"))
      #expect(try abs(model("linear").opacity - min(max(linear, 0), 1)) <= 1e-12, "\(row.testDescription)")
      #expect(try abs(model("cubic").opacity - min(max(cubic, 0), 1)) <= 1e-12)
      #expect(try abs(model("numbers").position.x - row.number("percentage")) <= 1e-12)
      #expect(try abs(model("numbers").position.y - cubic) <= 1e-12)
      #expect(try abs(model("numbers").zPosition - linear) <= 1e-12)
    }
  }

  @Test(arguments: [
    ("didScroll: {set: {count: count + 1, y: feed.contentOffset.y}}", 29.0, 0.0, 290.0),
    ("willBeginDragging: {set: {count: count + 1}}", 1, 0, 0),
    ("willEndDragging: {set: {count: count + 1, x: scroll.velocity.y, y: scroll.target.y}}", 1, 0, 290),
    ("didEndDragging: {set: {count: if scroll.decelerates then 5 else 6}}", 6, 0, 0),
    ("didEndDecelerating: {set: {count: count + 1}}", 0, 0, 0),
  ])
  func eventsOfADrag(handler: String, count: Double, x: Double, y: Double) throws {
    let stage = try scene(
      """
      when:
        feed.\(handler)
      always: {meter.position: [x, y], meter.zPosition: count}
      script: {drag: feed, at: 0.5, from: [100, 290], by: [0, -300], duration: 0.5, velocity: [0, 0]}
      """
    ).makeStage()
    try stage.advance(to: 3)
    let meter = try node("meter", stage)
    #expect(meter.position == Point(x, y))
    // The first tick of movement is within the slop, the last does not move.
    #expect(handler.hasPrefix("didScroll") ? meter.zPosition > 20 : meter.zPosition == count)
  }

  @Test func theTargetCanBeSet() throws {
    let stage = try scene(
      """
      when:
        feed.willEndDragging: {set: {feed.targetContentOffset: [0, 100 * round(scroll.target.y / 100)]}}
        feed.didEndDecelerating: {set: {count: 7}}
      always: {meter.zPosition: count, meter.position: feed.contentOffset}
      script: {drag: feed, at: 0.5, from: [100, 290], by: [0, -100], duration: 0.3, velocity: [0, -500]}
      """
    ).makeStage()
    try stage.advance(to: 7)
    #expect(try node("meter", stage).position == Point(0, 300))
    #expect(try node("meter", stage).zPosition == 7)
  }

  @Test(arguments: [
    ("{scroll: feed, at: 1, by: [0, 150]}", 150.0), ("{scroll: feed, at: 1, to: [0, 420], duration: 1}", 420),
    ("{scroll: feed, at: [1, 2], by: [0, 150]}", 300), ("{scroll: feed, at: 1, by: [0, 150], velocity: [0, 300]}", 300),
    ("{scroll: feed, at: 1, by: [0, -80]}", 0), ("{flick: feed, at: 1, by: [0, -60]}", 649),
    ("{at: 1, do: {setContentOffset: feed, to: [0, 333]}}", 333),
    ("{at: 1, do: {animate: {feed.contentOffset: [0, 222]}, duration: 0.3}}", 222),
    ("{at: 1, do: {pop: feed.contentOffset, to: [0, 111]}}", 111),
    ("{at: 1, do: {set: {feed.contentOffset: [0, 55]}}}", 55),
    ("{at: 1, do: {set: {feed.contentOffset.y: 56}}}", 56),
  ])
  func handsAndStepsScroll(item: String, y: Double) throws {
    let scene = try scene(
      """
      when: {feed.didScroll: {set: {count: count + 1}}}
      always: {meter.position: feed.contentOffset, meter.zPosition: count}
      script: [\(item)]
      """)
    // What a block animates is at its end at once for the rule that reads it.
    #expect(try scene.check().count == (item.contains("animate") ? 1 : 0))
    let stage = scene.makeStage()
    try stage.advance(to: 7)
    let meter = try node("meter", stage)
    #expect(abs(meter.position.y - y) < 1, "\(meter.position)")
    #expect(meter.zPosition >= 1)
  }

  @Test func aSceneThatScrollsKnowsWhenItIsOver() throws {
    let scene = try Scene(
      text: """
        canvas: {size: [100, 100]}
        layers: [{scroll: feed, frame: [0, 0, 100, 100], contentSize: [100, 5000]}]
        script: {flick: feed, at: 0, by: [0, -50]}
        """, file: "s.yaml"
    ) { _ in .failure(ImageNotFound(message: "none")) }
    // It is let go at 1000 points a second, and the last half a point is cut off.
    #expect(abs(scene.duration - (0.1 + 3.4499 + 0.5)) < 0.03)
  }

  @Test func contentThatIsHeldByAnInsetComesToRestThere() throws {
    let stage = try scene(
      """
      when:
        feed.didEndDragging: {animate: {feed.contentInset: [60, 0, 0, 0]}, duration: 0.3}
      script:
        - {drag: feed, at: 0.5, by: [0, 220], duration: 0.4, velocity: [0, 0]}
        - {do: {animate: {feed.contentInset: [0, 0, 0, 0]}, duration: 0.3}, at: 5}
      """
    ).makeStage()
    try stage.advance(to: 4)
    #expect(try node("feed", stage).contentOffset.y == -60)
    // Edges that move take the content along, in the block that moves them.
    try stage.advance(to: 5.15)
    #expect(abs(try node("feed", stage).contentOffset.y + 30) < 1e-6)
    try stage.advance(to: 6)
    #expect(try node("feed", stage).contentOffset.y == 0)
  }
}
