import Geometry
import LayerTree
import SceneCompiler
import SceneProgram
import Testing

/// Fingers on what is inside scroll layers, which have to wait whether they scroll.
@Suite struct ContentTouchTests {
  private func events(_ keys: String, _ hand: String) throws -> [String] {
    let text = """
      canvas: {size: [200, 300]}
      duration: 3
      state: {downs: 0, ups: 0, cancels: 0, taps: 0}
      layers:
        - scroll: feed
          frame: [0, 0, 200, 300]
          contentSize: [200, 1000]
          \(keys)
          sublayers:
            - {button: like, frame: [0, 0, 200, 100]}
            - {layer: row, frame: [0, 100, 200, 100]}
      when:
        like.touchDown: {set: {downs: downs + 1}}
        like.touchUpInside: {set: {ups: ups + 1}}
        row.touchesBegan: {set: {downs: downs + 1}}
        row.touchesEnded: {set: {ups: ups + 1}}
        row.touchesCancelled: {set: {cancels: cancels + 1}}
      script:
        \(hand)
      """
    let stage = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
    var reported: [String] = []
    stage.onEvent = { event in
      guard event.kind == .touch, event.subject != "touchesMoved", event.subject.hasPrefix("touch") else { return }
      reported.append(
        "\((event.time * 60).rounded() / 60 * 1000) \(event.layer).\(event.subject)".replacing(".0 ", with: " "))
    }
    try stage.advance(to: 3)
    let offset = try #require(stage.snapshot().nodes.first { $0.name == "feed" }).properties.contentOffset.y
    return reported + [offset > 0 ? "scrolled" : "still"]
  }

  @Test func aTouchThatRestsIsReportedAfter150Milliseconds() throws {
    let reported = try events("", "- {tap: row, at: 1, holding: 0.5}")
    #expect(reported == ["1150 row.touchesBegan", "1500 row.touchesEnded", "still"])
  }

  @Test func aQuickTapIsReportedWhenItIsOver() throws {
    let reported = try events("", "- {tap: row, at: 1, holding: 0.1}")
    #expect(reported == ["1100 row.touchesBegan", "1100 row.touchesEnded", "still"])
  }

  @Test func withoutTheDelayATouchIsReportedAtOnce() throws {
    let reported = try events("delaysContentTouches: false", "- {tap: row, at: 1, holding: 0.1}")
    #expect(reported == ["1000 row.touchesBegan", "1100 row.touchesEnded", "still"])
  }

  @Test func aFingerThatScrollsAtOnceTouchesNothingInside() throws {
    let reported = try events("", "- {drag: row, at: 1, by: [0, -80], duration: 0.2, velocity: [0, 0]}")
    #expect(reported == ["scrolled"])
  }

  @Test func aFingerThatScrollsLaterIsTakenFromTheContent() throws {
    let hand = "- {drag: row, at: 1, by: [0, -80], holding: 0.3, duration: 0.2, velocity: [0, 0]}"
    let reported = try events("", hand)
    #expect(reported.first == "1150 row.touchesBegan")
    #expect(reported.contains { $0.hasSuffix("row.touchesCancelled") })
    #expect(reported.last == "scrolled")
    let kept = try events("canCancelContentTouches: false", hand)
    #expect(kept == ["1150 row.touchesBegan", "1500 row.touchesEnded", "still"])
  }

  @Test func aButtonKeepsTheFingerThatHoldsIt() throws {
    let hand = "- {drag: like, at: 1, by: [0, -80], holding: 0.3, duration: 0.2, velocity: [0, 0]}"
    let reported = try events("", hand)
    #expect(reported.contains("1150 like.touchDown"))
    #expect(reported.last == "still")
  }
}
