// What `timing --code` prints for gesture-driven/parallax-header.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let gestureDrivenParallaxHeader: [SceneCode] = [
    SceneCode(scene: "gesture-driven/parallax-header", style: .coreAnimation, functions: GestureDrivenParallaxHeader_coreAnimation),
    SceneCode(scene: "gesture-driven/parallax-header", style: .uiKit, functions: GestureDrivenParallaxHeader_uiKit),
    SceneCode(scene: "gesture-driven/parallax-header", style: .pop, functions: GestureDrivenParallaxHeader_pop),
  ]

  private static func GestureDrivenParallaxHeader_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
    return [:]
  }

  private static func GestureDrivenParallaxHeader_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
    return [:]
  }

  private static func GestureDrivenParallaxHeader_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
    return [:]
  }
}
