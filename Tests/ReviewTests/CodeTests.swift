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

/// Rules of the code that `timing --code` prints.
@Suite struct CodeTests {
  private func code(of text: String, in style: CodeAPI) throws -> String {
    try TestScene.scene(text).code(in: style)
  }

  /// Blocks since iOS 7 begin at the model's old value: what a step has set before is set by the code, too.
  @Test(
    "A block after a step that sets its property begins there",
    arguments: [(7, "transform: {translate: [0, 40]}", "transform: identity"), (8, "opacity: 0.2", "opacity: 1")])
  func setBefore(generation: Int, before: String, after: String) throws {
    let parts = [before, after].map { $0.split(separator: ":", maxSplits: 1) }
    let code = try code(
      of: """
        canvas: {size: [60, 60]}
        iOS: \(generation)
        duration: 1.5
        layers: [{layer: a, frame: [10, 10, 20, 20], backgroundColor: red}, {layer: b, frame: [0, 0, 9, 9]}]
        start:
          - after: 0.3
            do:
              - set: {a.\(parts[0][0]): \(parts[0][1])}
              - {animate: {a.\(parts[1][0]): \(parts[1][1])}, duration: 0.3, delay: 0.2}
          - {animate: {b.opacity: 0}, duration: 0.3, delay: 0.2, after: 0.3}
        """, in: .uiKit)
    let resets = code.split(separator: "\n").filter { $0.contains("UIView.performWithoutAnimation") }
    #expect(resets.count == 1, "nothing has set the other layer: \(code)")
    #expect(resets.first?.contains(generation == 7 ? "ty: 40.0" : "view.alpha = 0.2") == true)
  }

  @Test("Keyframes are CSS's own, with a timing function for the way to the next one")
  func keyframes() throws {
    let css = try code(
      of: """
        canvas: {size: [60, 60]}
        layers: [{layer: a, frame: [10, 10, 20, 20]}, {layer: b, frame: [10, 10, 20, 20]}]
        start:
          - {keyframes: a.opacity, values: [1, 0.1, 1], keyTimes: [0, 0.25, 1], duration: 0.18, repeatCount: 2}
          - {keyframes: b.transform.scale.y, values: [1, 2, 1], timingFunctions: [easeIn, linear], duration: 0.5}
        """, in: .css)
    #expect(css.contains("animation: 0.18s linear 2 a-opacity;"))
    #expect(css.contains("0% { opacity: 1; }\n  25% { opacity: 0.1; }\n  100% { opacity: 1; }"))
    #expect(
      css.contains("0% { scale: 1 1; animation-timing-function: cubic-bezier(0.42, 0, 1, 1); }\n  50% { scale: 1 2; }"))
  }

  @Test("What fills backwards is shown during the delay, and angles are round numbers of degrees")
  func fillsBackwards() throws {
    let css = try code(
      of: """
        canvas: {size: [60, 60]}
        layers: [{layer: a, frame: [10, 10, 20, 20]}, {layer: b, frame: [10, 10, 20, 20]}]
        start:
          - {basic: a.opacity, from: 0, to: 1, duration: 0.5, beginTime: 0.3, fillMode: backwards}
          - {basic: b.transform.rotation, from: 0, to: 540, duration: 1, updateModel: true}
        """, in: .css)
    #expect(css.contains("animation: 0.5s linear 0.3s both a-opacity;"))
    #expect(css.contains("from { rotate: 0deg; }\n  to { rotate: 540deg; }"))
  }

  @Test("A motion that ends elsewhere than it goes says where it rests")
  func restsElsewhere() throws {
    let code = try code(
      of: """
        canvas: {size: [400, 60]}
        layers: [{layer: a, frame: [30, 10, 40, 40], speed: 0.5}]
        start:
          - basic: a.position.x
            from: 50
            to: 300
            duration: 1
            timingFunction: easeInEaseOut
            timeOffset: 0.25
            updateModel: true
        """, in: .css)
    #expect(code.contains("; rests at 82.29 pt, "), "\(code.prefix(200))")
  }

  @Test("A layer that stays elsewhere than its animation ends has that place in its class")
  func otherModel() throws {
    let css = try code(
      of: """
        canvas: {size: [60, 60]}
        layers: [{layer: a, frame: [10, 10, 20, 20]}]
        start:
          - {after: 0.1, do: [{basic: a.opacity, from: 1, to: 0, duration: 0.2}, {set: {a.opacity: 0.4}}]}
        """, in: .css)
    #expect(css.contains("animation: 0.2s linear(0, 1 100%, 0.6 100%) 0.1s forwards a-opacity;\n}"))
  }

  @Test("Colors are not added in CSS, which has no negative ones; what can be added is")
  func addedColors() throws {
    let css = try code(
      of: """
        canvas: {size: [60, 60]}
        layers: [{layer: a, frame: [10, 10, 20, 20], backgroundColor: '#e4dacb'}]
        start: [{swiftui: {a.backgroundColor: '#5b8def', a.position.x: 40}, animation: smooth}]
        """, in: .css)
    #expect(css.contains("from { background-color: rgb(228 218 203); }\n  to { background-color: rgb(91 141 239); }"))
    #expect(css.contains("from { translate: 0px 0px; }\n  to { translate: 20px 0px; }"))
    #expect(!css.contains("animation-composition"), "what was played says sums by itself")
  }
}
