// What `timing --code` prints for gesture-driven/gestures.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let gestureDrivenGestures: [SceneCode] = [
    SceneCode(scene: "gesture-driven/gestures", style: .coreAnimation, functions: GestureDrivenGestures_coreAnimation),
    SceneCode(scene: "gesture-driven/gestures", style: .uiKit, functions: GestureDrivenGestures_uiKit),
    SceneCode(scene: "gesture-driven/gestures", style: .pop, functions: GestureDrivenGestures_pop),
  ]

  private static func GestureDrivenGestures_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
    return [:]
  }

  private static func GestureDrivenGestures_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
    return [:]
  }

  private static func GestureDrivenGestures_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
    return [:]
  }
}
