import CodeNotation
import Flipbook
import Foundation
import LayerTree
import Motion
import SceneProgram
import TestSupport
import Testing

@testable import CodeWriting
@testable import Review

@Suite struct TimingTests {
  private func table(of text: String, listsEvery: Bool = false) throws -> TimingTable {
    let scene = try TestScene.scene(text)
    return TimingTable(title: scene.title, trace: try scene.trace { _, _ in false }, listsEvery: listsEvery)
  }

  @Test("Every engine has its row, with its ends, its delay and its duration")
  func engines() throws {
    let rows = try table(of: TestScene.everyEngine).rows
    func row(_ name: String, _ engine: AnimationSummary.Engine) throws -> TimingRow {
      try #require(rows.first { $0.name == name && $0.summary.engine == engine }, "\(name) by \(engine.rawValue)")
    }
    let slide = try row("box.position.x", .basic)
    #expect((slide.from, slide.to, slide.delay, slide.duration) == ("40 pt", "200 pt", 0, 0.5))
    #expect(slide.pace == "easeIn")
    let shake = try row("box.position.y", .basic)
    #expect((shake.from, shake.to) == ("35 pt", "45 pt"))
    #expect(shake.repetition == "3 times, there and back, additive")
    let turn = try row("shape.transform.rotation", .spring)
    #expect((turn.from, turn.to, turn.hasSettlingDuration) == ("0°", "90°", true))
    #expect(abs(turn.delay - 0.1) < 1e-9)
    #expect(turn.duration == turn.spring?.settlingDuration)
    let (settles, duration) = (try #require(turn.settles), try #require(turn.duration))
    #expect(settles <= duration)
    #expect(try row("shape.cornerRadius", .jnw).pace == "damping 12, stiffness 200, mass 2")
    let child = try row("other.borderWidth", .basic)
    #expect(abs(child.time - 1.1) < 1e-9)
    #expect(try row("other.transition", .transition).pace.hasPrefix("push fromLeft"))
    let fade = try row("box.opacity", .view)
    #expect((fade.from, fade.to, fade.duration, fade.pace) == ("1", "0.5", 0.25, "easeInEaseOut"))
    let spring = try row("box.position", .view)
    #expect(spring.duration == 0.6 && spring.spring != nil)
    #expect(try row("other.cornerRadius", .transaction).to == "20 pt")
    #expect(try row("shape.opacity", .view).pace.hasPrefix("keyframes 1 → 0.5"))
    let press = try row("key.scaleXY", .popSpring)
    #expect((press.to, press.trigger, press.delay) == ("0.8", "key.touchDown", 0))
    #expect(press.pace == "bounciness 12, speed 14")
    let release = try #require(rows.first { $0.name == "key.scaleXY" && $0.to == "1" })
    #expect(release.isRetarget && release.trigger == "key.touchUpInside")
    #expect(try row("key.opacity", .popBasic).duration == 0.3)
    #expect(try row("key.positionX", .popDecay).summary.velocity == .number(300))
  }

  @Test("Motions that are alike in everything have one row, unless all are asked for")
  func repeated() throws {
    let scene = try TestScene.named("pop/hamburger-burst.yaml")
    let trace = try scene.trace { _, _ in false }
    let rows = TimingTable(title: "", trace: trace).rows
    // Fifteen taps, each of which presses and lets go, most of them while the button still moves.
    let presses = rows.filter { $0.name == "menu.scaleXY" && $0.to == "0.8" }
    #expect(presses.reduce(0) { $0 + $1.count } == 15 && presses.allSatisfy { $0.trigger == "menu.touchDown" })
    #expect(Set(presses.map { [$0.summary.from, $0.summary.velocity] }).count == presses.count)
    let all = TimingTable(title: "", trace: trace, listsEvery: true).rows
    #expect(all.count == rows.reduce(0) { $0 + $1.count })
    let simple = try table(
      of: """
        canvas: {size: [9, 9]}
        duration: 3
        layers: [{layer: a, frame: [0, 0, 1, 1]}, {button: key, frame: [0, 0, 9, 9]}]
        when: {key.touchUpInside: [{basic: a.opacity, from: 0, to: 0.5, duration: 0.2}]}
        script: [{tap: key, at: [0.5, 1.5, 2.5]}]
        """)
    #expect(simple.rows.count == 1 && simple.rows[0].count == 3)
  }

  @Test("A group keeps its own timing, in the table and in code")
  func groups() throws {
    func makeStage() -> Stage {
      let stage = Stage(size: Size(100, 100), duration: 4)
      let layer = Layer(name: "ball", frame: Rect(0, 0, 10, 10))
      stage.root.addSublayer(layer)
      stage.perform(at: 0.5) {
        var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 0.5)
        fade.timing.beginTime = 0.25
        var group = AnimationGroup(
          [BasicAnimation(.positionX, from: 5, to: 50, duration: 1), fade], duration: 1.5, timingFunction: .easeIn)
        group.timing.repeatCount = 2
        group.timing.autoreverses = true
        group.timing.speed = 2
        group.timing.fillMode = .both
        layer.add(group, forKey: "both")
      }
      return stage
    }
    let trace = try Trace(of: makeStage(), until: 4) { _, _ in true }
    let table = TimingTable(title: "", trace: trace)
    #expect(table.rows.map(\.summary.engine) == [.group, .basic, .basic])
    #expect(table.rows.map(\.summary.level) == [0, 1, 1] && table.motions.count == 1)
    let group = try #require(table.rows.first)
    #expect(group.pace == "easeIn" && group.duration == 0.75)
    #expect(group.repetition == "2 times, there and back, speed 2, fills both")
    #expect(abs(table.rows[2].delay - 0.75) < 1e-9)
    let code = try MotionCode(of: makeStage, trace, in: .coreAnimation).text
    for line in [
      "group.animations = [animation1, animation2]", "group.duration = 1.5", "group.repeatCount = 2.0",
      "group.autoreverses = true", "group.speed = 2.0", "group.fillMode = .both", "animation2.beginTime = 0.25",
      "group.timingFunction = CAMediaTimingFunction(name: .easeIn)", "layer.add(group, forKey: \"both\")",
    ] { #expect(code.contains(line), "\(line)") }
  }

  @Test("A motion follows from the event whose steps ran, however much later")
  func causes() throws {
    let rows = try table(
      of: """
        canvas: {size: [100, 100]}
        duration: 3
        layers:
          - {layer: a, frame: [0, 0, 100, 100], backgroundColor: red}
          - {layer: b, frame: [0, 0, 10, 10], userInteractionEnabled: false}
        when:
          a.panEnded: [{basic: b.opacity, from: 0, to: 1, duration: 0.2, after: 1}]
        script:
          - {drag: a, at: 0.2, from: [10, 10], by: [50, 0], duration: 0.3}
          - {tap: a, at: 1}
        """
    ).rows
    let row = try #require(rows.first)
    #expect(row.trigger == "a.panEnded" && abs(row.delay - 1) < 1e-9)
  }

  @Test("Rules are rows, with what they follow, and comments in code")
  func rules() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [100, 100]}
      duration: 1
      layers: [{layer: a, frame: [0, 0, 9, 9]}, {layer: b, frame: [0, 0, 9, 9]}]
      start: [{basic: a.position.x, from: 0, to: 50, duration: 0.5}]
      always: {way: presentation(a.position.x) / 50, b.opacity: 1 - way}
      """)
    let table = TimingTable(title: "", trace: try scene.trace(), rules: scene.followRules)
    #expect(
      table.rules.map(\.text) == [
        "follows a.position.x: 1 - way, where way = presentation(a.position.x) / 50"
      ])
    for style in CodeAPI.allCases {
      #expect(try scene.code(in: style).contains("b.opacity follows a.position.x: 1 - way"), "\(style)")
    }
    #expect(table.text.contains("b.opacity  follows") && table.json.contains("\"expression\": \"1 - way\""))
    #expect(table.moves.isEmpty)
  }

  @Test("A spring's velocity is in every notation, and UIKit's comes back")
  func velocities() throws {
    for (duration, ratio, velocity) in [(0.6, 0.6, 3.0), (0.6, 0.6, -3), (1.2, 1, 2), (0.4, 0.9, 0), (2, 0.3, 10)] {
      let spring = try UIKitSpring(duration: duration, dampingRatio: ratio, velocity: velocity)
      let found = try #require(spring.curve.viewDuration, "\(duration) \(ratio) \(velocity)")
      #expect(abs(found - duration) < 1e-6, "\(duration) \(ratio) \(velocity)")
      for notation in SpringNotations(spring.curve).all {
        let entry = notation.entries.first { $0.name.lowercased().hasSuffix("velocity") }
        #expect(entry?.value == velocity, "\(notation.name)")
      }
    }
  }

  @Test("An interaction is a percent-driven transition, with a duration and curve of its own")
  func interactions() throws {
    let scene = try TestScene.scene(
      """
        canvas: {size: [200, 100]}
        duration: 2
        layers: [{layer: card, frame: [0, 0, 100, 100], backgroundColor: red}]
        interactions:
          open: {animate: {card.opacity: 0.5}, duration: 0.5, timingFunction: easeIn, completionCurve: easeOut}
        when:
          card.panBegan: {begin: open}
          card.panChanged: {update: open, to: gesture.translation.x / 100}
          card.panEnded: {finish: open}
        script: [{drag: card, at: 0.2, from: [20, 50], by: [60, 0], duration: 0.4}]
      """)
    let table = TimingTable(title: "", trace: try scene.trace { _, _ in false })
    try #require(table.rows.count == 2)
    let (driven, released) = (table.rows[0], table.rows[1])
    #expect(driven.summary.isDriven && driven.pace == "percent-driven, easeIn" && driven.duration == 0.5)
    #expect((driven.from, driven.to, driven.trigger) == ("1", "0.5", "card.panBegan"))
    #expect(released.isRetarget && released.trigger == "card.panEnded" && released.to == "0.5")
    #expect(released.pace == "easeOut" && (released.duration ?? 1) < 0.5)
    #expect(try scene.code(in: .uiKit).contains("animator.pauseAnimation()"))
    for style in [CodeAPI.coreAnimation, .pop, .swiftUI, .css] {
      #expect(try scene.code(in: style).contains("percent-driven"), "\(style)")
    }
  }

  @Test("A spring with a velocity in a direction springs along each axis")
  func directions() throws {
    let spring = try SpringTimingParameters(stiffness: 100, damping: 10, initialVelocity: Point(3, -1))
    func makeStage() -> Stage {
      let stage = Stage(size: Size(100, 100), duration: 3)
      let layer = Layer(name: "ball", frame: Rect(0, 0, 10, 10))
      stage.root.addSublayer(layer)
      stage.perform(at: 0) { [unowned stage] in
        stage.animate(spring: spring) { layer.change { $0.position = Point(50, 60) } }
      }
      return stage
    }
    let trace = try Trace(of: makeStage(), until: 3) { _, _ in true }
    let table = TimingTable(title: "", trace: trace)
    let row = try #require(table.rows.first)
    #expect(row.pace == "mass 1, stiffness 100, damping 10, velocity (3, −1)")
    let code = try MotionCode(of: makeStage, trace, in: .coreAnimation).text
    for line in [
      "CASpringAnimation(keyPath: \"position.x\")", "CASpringAnimation(keyPath: \"position.y\")",
      "animation.initialVelocity = 3.0", "animation.initialVelocity = -1.0",
    ] { #expect(code.contains(line), "\(line)") }
    #expect(
      table.json.contains("\"initialVelocity\": [3, -1]") || table.json.contains("\"initialVelocity\": [3.0, -1.0]"))
  }

  @Test("A delay is exact, though ticks are a sixtieth of a second apart")
  func delays() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [9, 9]}
      duration: 3
      layers: [{layer: a, frame: [0, 0, 1, 1]}]
      start: [{animate: {a.position.x: 100}, duration: 1, damping: 0.5, delay: 0.171}]
      """)
    let trace = try scene.trace()
    let row = try #require(TimingTable(title: "", trace: trace).rows.first)
    #expect(abs(row.delay - 0.171) < 1e-12 && abs(row.ownDelay - 0.171) < 1e-12)
    let series = try #require(PlotSeries.all(of: PlotSource(trace: trace)).first)
    let found = series.movements.compactMap(series.settling)
    #expect(found.contains { abs($0 - (row.settles ?? 0)) < 1e-9 }, "\(found) and \(row.settles ?? 0)")
  }

  @Test("A spring settles after the same time, whatever its delay, in the table and in the plot")
  func settlingOfStaggeredMotions() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [9, 9]}
      duration: 5
      layers: [{layer: a, for: {i: 8}, frame: [0, 0, 1, 1]}]
      start:
        - {animate: {a(i).position.x: 100}, duration: 2.1, damping: 0.6, delay: 0.1 + 0.053 * i, for: {i: 8}}
      """)
    let trace = try scene.trace()
    let table = TimingTable(title: "", trace: trace)
    let times = Set(table.rows.compactMap(\.settles))
    #expect(table.rows.count == 8 && times.count == 1)
    let plotted = PlotSeries.all(of: PlotSource(trace: trace)).flatMap { series in
      series.movements.compactMap(series.settling)
    }
    #expect(plotted.count == 8 && Set(plotted) == times, "\(plotted) and \(times)")
    let one = try #require(times.first)
    #expect(table.text.contains("settles after \(one.text()) s, overshoot"))
  }

  @Test("What is removed is removed by the code, too")
  func removals() throws {
    func makeStage() -> Stage {
      let stage = Stage(size: Size(100, 100), duration: 2)
      let layer = Layer(name: "ball", frame: Rect(0, 0, 10, 10))
      stage.root.addSublayer(layer)
      stage.perform(at: 0) { layer.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade") }
      stage.perform(at: 0.5) { layer.removeAnimation(forKey: "fade") }
      return stage
    }
    let trace = try Trace(of: makeStage(), until: 2) { _, _ in true }
    let table = TimingTable(title: "", trace: trace)
    #expect(table.removals.map(\.key) == ["fade"])
    #expect(
      try MotionCode(of: makeStage, trace, in: .coreAnimation).text.contains(
        "after(0.5) { [layer = layer(\"ball\")] in layer.removeAnimation(forKey: \"fade\") }"))
  }

  @Test("The forms agree on how many motions there are, and can be read")
  func forms() throws {
    let table = try table(of: TestScene.everyEngine)
    let json = try JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [String: Any]
    #expect((json?["motions"] as? [[String: Any]])?.count == table.rows.count)
    #expect(table.csv.split(separator: "\n").count == table.rows.count + 1)
    #expect(table.html.components(separatedBy: "<tr>").count == table.rows.count + 2)
    #expect(table.text.contains("springs\n"))
    #expect(
      try self.table(of: "canvas: {size: [9, 9]}\nlayers: [{layer: a, frame: [0, 0, 1, 1]}]\nduration: 1").text
        == "nothing moves\n")
  }

  @Test("Very many repeated layers that move alike share a line")
  func families() throws {
    func table(_ count: Int) throws -> TimingTable {
      try self.table(
        of: """
          canvas: {size: [90, 90], displayRate: 20}
          duration: 0.4
          layers: [{layer: dot, for: {i: \(count)}, frame: [4 * i, 0, 4, 4], backgroundColor: red}]
          start: [{for: {i: \(count)}, animate: {dot(i).opacity: 0.5}, duration: 0.1, after: 0.01 * i}]
          """)
    }
    let (few, many) = (try table(8), try table(20))
    #expect(few.rows.count == 8 && many.rows.count == 20)
    #expect(few.text.split(separator: "\n").count == 9 && few.text.contains("dot(7)"))
    let lines = many.text.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasPrefix("dot(0 … 19)  opacity   UIView  1     0.5"))
    #expect(lines[1].contains("0 s … 0.2 s"), "ticks are a twentieth of a second apart")
    #expect(many.htmlTable.components(separatedBy: "<tr>").count == 3)
    #expect(many.csv.split(separator: "\n").count == 21)
  }

  @Test("Code stays where the scene stays, and moves as it does")
  func code() throws {
    let scene = try TestScene.scene(
      """
      canvas: {size: [60, 60]}
      duration: 1.5
      layers:
        - {button: key, frame: [0, 0, 40, 40]}
        - {layer: a, frame: [10, 10, 20, 20], backgroundColor: red}
        - {layer: b, frame: [10, 10, 20, 20], backgroundColor: red}
      start:
        - {jnw: a.transform.scale, from: 1, to: 0.9, damping: 16, stiffness: 16, mass: 1}
        - {jnw: b.transform.scale, from: 1, to: 0.9, damping: 16, stiffness: 16, mass: 1}
        - {basic: b.position.x, from: 20, to: 30, duration: 0.2}
        - set: {a.transform: {scale: 0.9}}
        - {animate: {a.opacity: 0.5}, duration: 0.3}
      when:
        key.touchDown: {pop: key.scaleXY, to: 0.8}
        key.touchUpInside: {pop: key.scaleXY, to: 1}
      script: [{tap: key, at: 0.5}]
      """)
    let table = TimingTable(title: "", trace: try scene.trace())
    #expect(try #require(table.rows.first { $0.summary.engine == .jnw }).to == "0.9")
    #expect(table.rows.filter { $0.summary.engine == .jnw }.map(\.isModelSet) == [true, false])
    let coreAnimation = try scene.code(in: .coreAnimation)
    #expect(coreAnimation.components(separatedBy: "setWithoutAnimation(layer, \"transform.scale\", 0.9)").count == 2)
    let swiftUI = try scene.code(in: .swiftUI)
    #expect(swiftUI.contains("return value.scaled(by: 1 - exp(-8.0 * time) * cos(0.0 * time))"))
    #expect(swiftUI.contains(".animation(Animation(ATransformScaleCurve()), value: isActive)"))
    #expect(swiftUI.contains("LinearKeyframe(10.0, duration: 0.2)"), "a view moves from where it is")
    #expect(swiftUI.contains("MoveKeyframe(0.0)"), "and rests where the model is")
    let pop = try scene.code(in: .pop)
    #expect(pop.contains("  } else {\n    let animation = POPSpringAnimation(propertyNamed: kPOPLayerScaleXY)!"))
    let css = try scene.code(in: .css)
    #expect(css.contains(".a-after-start {\n  animation:\n    ") && css.contains(" forwards a-opacity;\n}"))
    #expect(!css.contains(".key-after"), "one motion needs no list")
  }

  @Test(
    "Names cannot break out of a page",
    arguments: [
      "<script>\"&,", "</td></script><img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)", "' x='", "]]>--><!--",
    ])
  func escaping(name: String) throws {
    let stage = Stage(size: Size(10, 10), duration: 1)
    let layer = Layer(name: name, frame: Rect(0, 0, 5, 5))
    let other = Layer(name: "other\(name)", frame: Rect(0, 0, 5, 5))
    stage.root.addSublayer(layer)
    stage.root.addSublayer(other)
    var value = AnimatableValue.number(0)
    let variable = PopVariable(name: name, threshold: 0.01, read: { value }, write: { value = $0 })
    stage.perform(at: 0) {
      layer.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 0.2), forKey: name)
      let spring = PopSpringAnimation(variable)
      spring.toValue = .number(1)
      stage.pop(spring, forKey: name)
    }
    stage.perform(at: 0.5) { other.opacity = 0.5 }
    let rules = FollowRule.all([(name: "\(name).opacity", expression: name)])
    let table = TimingTable(
      title: "</title>\(name)", trace: try Trace(of: stage, until: 1) { $1 == .opacity }, rules: rules)
    #expect(table.rows.count == 2 && table.rules.count == 1 && table.moves.count == 1)
    // Only the elements and attributes of the table itself are there.
    let tags = table.htmlTable.matches(of: /<[^>]*>/).map { String($0.output) }
    let known = Set(try Self.plainTable().htmlTable.matches(of: /<[^>]*>/).map { String($0.output) })
    #expect(Set(tags).subtracting(known).isEmpty, "\(Set(tags).subtracting(known))")
    #expect(table.htmlTable.contains("onerror") == name.contains("onerror"))
    #expect(!table.html.contains("</title>\(name)") && table.html.components(separatedBy: "</title>").count == 2)
    #expect(table.csv.contains(name.contains("\"") || name.contains(",") ? "\"" : name))
  }

  @Test("A spring without damping never settles, though it may be at its end when nobody looks any longer")
  func endlessSwings() throws {
    let scene = """
      canvas: {size: [60, 60]}
      duration: 1
      layers: [{layer: ball, frame: [0, 0, 9, 9]}]
      start: [{swiftui: {ball.position.x: 50}, animation: spring, duration: 240 / 121, bounce: 1}]
      """
    #expect(try table(of: scene).rows.map(\.settles) == [nil])
  }

  /// The table of every engine, a rule, and a move, with names that need no escapes.
  private static func plainTable() throws -> TimingTable {
    let scene = try TestScene.scene(TestScene.everyEngine)
    let rules = FollowRule.all([(name: "box.opacity", expression: "1")])
    return TimingTable(title: "", trace: try scene.trace(), rules: rules)
  }

  @Test("CSS goes from the first value to the last, and a spring beyond")
  func css() throws {
    let css = try TestScene.scene(TestScene.everyEngine).code(in: .css)
    // Both parts of the position move by themselves.
    #expect(css.contains("from { --box-translate-x: 0; }\n  to { --box-translate-x: 160; }"))
    #expect(css.contains("animation: 0.5s cubic-bezier(0.42, 0, 1, 1) forwards box-position-x;"))
    #expect(css.contains("from { --box-translate-y: -5; }\n  to { --box-translate-y: 5; }"))
    #expect(css.contains("rotate: 90deg;"))
    let line = try #require(
      css.split(separator: "\n").first { $0.hasSuffix("shape-transform-rotation;") && $0.contains("linear(") })
    let numbers = line.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
      .compactMap { stop in stop.split(separator: " ").first.flatMap { Double($0) } }
    #expect(numbers.first == 0 && numbers.last == 1 && (numbers.max() ?? 0) > 1.1)
  }
}
