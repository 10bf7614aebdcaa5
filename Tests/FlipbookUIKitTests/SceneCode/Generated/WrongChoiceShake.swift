// What `timing --code` prints for wrong-choice/shake.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let wrongChoiceShake: [SceneCode] = [
    SceneCode(scene: "wrong-choice/shake", style: .coreAnimation, functions: WrongChoiceShake_coreAnimation),
    SceneCode(scene: "wrong-choice/shake", style: .uiKit, functions: WrongChoiceShake_uiKit),
    SceneCode(scene: "wrong-choice/shake", style: .pop, functions: WrongChoiceShake_pop),
  ]

  private static func WrongChoiceShake_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterPiece00TouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("board.piece(0,0)"))
}
func afterPiece12TouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("board.piece(1,2)"))
}
func afterPiece21TouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("board.piece(2,1)"))
}
    return ["afterPiece00TouchUpInside": { afterPiece00TouchUpInside(layer) }, "afterPiece12TouchUpInside": { afterPiece12TouchUpInside(layer) }, "afterPiece21TouchUpInside": { afterPiece21TouchUpInside(layer) }]
  }

  private static func WrongChoiceShake_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterPiece00TouchUpInside(_ view: (String) -> UIView) {
  motion0(view("board.piece(0,0)").layer)
}
func afterPiece12TouchUpInside(_ view: (String) -> UIView) {
  motion0(view("board.piece(1,2)").layer)
}
func afterPiece21TouchUpInside(_ view: (String) -> UIView) {
  motion0(view("board.piece(2,1)").layer)
}
    return ["afterPiece00TouchUpInside": { afterPiece00TouchUpInside(view) }, "afterPiece12TouchUpInside": { afterPiece12TouchUpInside(view) }, "afterPiece21TouchUpInside": { afterPiece21TouchUpInside(view) }]
  }

  private static func WrongChoiceShake_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterPiece00TouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("board.piece(0,0)"))
}
func afterPiece12TouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("board.piece(1,2)"))
}
func afterPiece21TouchUpInside(_ layer: (String) -> CALayer) {
  motion0(layer("board.piece(2,1)"))
}
    return ["afterPiece00TouchUpInside": { afterPiece00TouchUpInside(layer) }, "afterPiece12TouchUpInside": { afterPiece12TouchUpInside(layer) }, "afterPiece21TouchUpInside": { afterPiece21TouchUpInside(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "anchorPoint.x")
  animation.values = [-0.05, 0.1, -0.1, 0.1, -0.05]
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.35
  layer.add(animation, forKey: nil)
}
