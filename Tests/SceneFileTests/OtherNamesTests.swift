import SceneDiagnostics
import SceneProgram
import Testing

/// Names from UIKit, Pop, and CSS lead to ours in one step.
@Suite struct OtherNamesTests {
  @Test(arguments: [
    ("{basic: ball.frame.y, from: 0, to: 1}", "did you mean position.y?"),
    ("{basic: ball.top, from: 0, to: 1}", "did you mean position.y?"),
    ("{set: {ball.center.y: 1}}", "did you mean position.y?"),
    ("{pop: ball.center.y, to: 1}", "did you mean positionY?"),
    ("{basic: ball.translateY, from: 0, to: 1}", "did you mean transform.translation.y?"),
    ("{pop: ball.translateY, to: 1}", "did you mean translationY?"),
    ("{pop: ball.x, to: 1}", "did you mean positionX?"),
    ("{animate: {ball.bounds.width: 1}, duration: 1}", "did you mean bounds.size.width?"),
    ("{set: {open: true}}", "a value that changes is declared, as in state: {open: 0}"),
    ("{pop: ball.scale, to: 1}", "did you mean scaleXY?"),
    ("{basic: ball.rotation, from: 0, to: 1}", "write transform.rotation"),
    ("{basic: ball.alpha, from: 0, to: 1}", "write opacity"),
    ("{set: {ball.fill: red}}", "did you mean backgroundColor?"),
    ("{set: {ball.fillColor: red}}", "did you mean backgroundColor?"),
    ("{pop: ball.scaleXY, to: 1, springBounciness: 4}", "did you mean bounciness?"),
    ("{pop: ball.scaleXY, toValue: 1}", "did you mean to?"),
    ("{animate: {ball.opacity: 0}, duration: 1, easing: easeIn}", "did you mean timingFunction?"),
    ("{basic: ball.opacity, to: 0, duration: 1, timing: easeIn}", "did you mean timingFunction?"),
    ("{animate: {ball.opacity: 0}, duration: 1, allowUserInteraction: true}", "did you mean options?"),
    (
      "{keyframes: ball.position, path: {ellipse: [0, 0, 9, 9]}, duration: 1, rotateAuto: true}",
      "did you mean rotationMode?"
    ),
    (
      "{keyframes: ball.position, path: {ellipse: [0, 0, 9, 9]}, duration: 1, rotationMode: rotateAuto}",
      "did you mean auto?"
    ),
  ]) func leads(step: String, hint: String) {
    let hints = DiagnosticTests.diagnostics(DiagnosticTests.head + "start:\n  - \(step)\n").compactMap(\.hint)
    #expect(hints.contains { $0.contains(hint) }, "\(hints)")
  }

  @Test(
    "Keys of other kinds of layers and steps say where they belong, and what CSS places a box by leads to the frame",
    arguments: [
      ("layers: [{layer: a, top: 3}]", "did you mean frame?"),
      ("layers: [{layer: a, rotate: 3}]", "did you mean transform?"),
      ("layers: [{layer: a, fontSize: 3}]", "font is a key of button, label"),
      ("layers: [{layer: a, path: M0 0}]", "path is a key of shape"),
      ("layers: [{gradient: a, location: [0, 1]}]", "did you mean locations?"),
      ("layers: [{layer: a, contentSize: [1, 1]}]", "contentSize is a key of scroll"),
      ("layers: [{layer: a, string: Hello}]", "text is a key of label"),
      ("layers: [{layer: a, gradient: sky}]", "gradient starts an item of its own, like layer"),
      ("layers: [{emitter: rain, shape: line}]", "did you mean emitterShape?"),
      ("layers: [{label: a, d: M0 0}]", "path is a key of shape"),
      ("layers: [{layer: a}]\nstart: [{basic: a.opacity, to: 0, path: M0 0}]", "path is a key of keyframes"),
      ("layers: [{layer: a}]\nstart: [{basic: a.opacity, to: 0, springBounciness: 4}]", "bounciness is a key of pop"),
      ("layers: [{layer: a}]\nstart: [{basic: a.opacity, to: 0, loop: 4}]", "did you mean repeatCount?"),
    ]) func relatives(scene: String, hint: String)
  {
    let hints = DiagnosticTests.diagnostics("canvas: {size: [9, 9]}\n\(scene)\n").compactMap(\.hint)
    #expect(hints.contains { $0.contains(hint) }, "\(hints)")
  }

  @Test(
    "CSS's curves and iOS's colors are understood",
    arguments: [
      "{basic: ball.opacity, from: 0, to: 1, duration: 1, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)'}",
      "{animate: {ball.opacity: 0}, duration: 1, options: [allowUserInteraction, curveEaseOut]}",
      "{group: ball, duration: 1, animations: [{basic: ball.opacity, from: 0, to: 1}]}",
      "{group: ball, duration: 1, animations: [{basic: opacity, from: 0, to: 1}]}",
      "{set: {ball.position: if canvas.width > 50 then [1, 2] else [3, 4], ball.opacity: 0.5}}",
      "{set: {ball.position: 'if canvas.width > 50 then [1, 2] else [3, 4]'}}",
      "{set: {ball.backgroundColor: secondarySystemBackground}}", "{set: {ball.backgroundColor: UIColor.label}}",
      "{set: {ball.backgroundColor: quaternarySystemFill}}",
      "{set: {ball.backgroundColor: systemBlue}}", "{set: {ball.backgroundColor: UIColor.systemGray6}}",
    ]) func isUnderstood(step: String)
  {
    #expect(DiagnosticTests.diagnostics(DiagnosticTests.head + "start:\n  - \(step)\n").isEmpty)
  }
}
