// What `timing --code` prints for motion-guide/music-player.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let motionGuideMusicPlayer: [SceneCode] = [
    SceneCode(scene: "motion-guide/music-player", style: .coreAnimation, functions: MotionGuideMusicPlayer_coreAnimation),
    SceneCode(scene: "motion-guide/music-player", style: .uiKit, functions: MotionGuideMusicPlayer_uiKit),
    SceneCode(scene: "motion-guide/music-player", style: .pop, functions: MotionGuideMusicPlayer_pop),
  ]

  private static func MotionGuideMusicPlayer_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("arrow"))
  motion1(layer("ministry"))
  motion2(layer("addButton"))
  motion3(layer("firstRow"))
  motion4(layer("secondRow"))
  motion5(layer("thirdRow"))
  motion6(layer("fourthRow"))
  motion7(layer("fifthRow"))
}
    return ["afterStart": { afterStart(layer) }]
  }

  private static func MotionGuideMusicPlayer_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion8(view("arrow"))
  motion9(view("ministry"))
  motion10(view("addButton"))
  motion11(view("firstRow"))
  motion12(view("secondRow"))
  motion13(view("thirdRow"))
  motion14(view("fourthRow"))
  motion15(view("fifthRow"))
}
    return ["afterStart": { afterStart(view) }]
  }

  private static func MotionGuideMusicPlayer_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("arrow"))
  motion1(layer("ministry"))
  motion2(layer("addButton"))
  motion3(layer("firstRow"))
  motion4(layer("secondRow"))
  motion5(layer("thirdRow"))
  motion6(layer("fourthRow"))
  motion7(layer("fifthRow"))
}
    return ["afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 22.5)
  animation.toValue = CGPoint(x: 160.0, y: 22.5)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.0
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 22.5))
  layer.add(animation, forKey: "position")
}

private func motion1(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 71.0)
  animation.toValue = CGPoint(x: 160.0, y: 71.0)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.06
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 71.0))
  layer.add(animation, forKey: "position")
}

private func motion2(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 124.5)
  animation.toValue = CGPoint(x: 160.0, y: 124.5)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.12
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 124.5))
  layer.add(animation, forKey: "position")
}

private func motion3(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 210.0)
  animation.toValue = CGPoint(x: 160.0, y: 210.0)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.18
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 210.0))
  layer.add(animation, forKey: "position")
}

private func motion4(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 290.0)
  animation.toValue = CGPoint(x: 160.0, y: 290.0)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.24
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 290.0))
  layer.add(animation, forKey: "position")
}

private func motion5(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 370.0)
  animation.toValue = CGPoint(x: 160.0, y: 370.0)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.3
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 370.0))
  layer.add(animation, forKey: "position")
}

private func motion6(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 450.0)
  animation.toValue = CGPoint(x: 160.0, y: 450.0)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.36
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 450.0))
  layer.add(animation, forKey: "position")
}

private func motion7(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 480.0, y: 530.0)
  animation.toValue = CGPoint(x: 160.0, y: 530.0)
  animation.mass = 1.0
  animation.stiffness = 27.6047929326
  animation.damping = 6.30483162527
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.duration = 2.1
  animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1.42
  animation.fillMode = .both
  setWithoutAnimation(layer, "position", CGPoint(x: 160.0, y: 530.0))
  layer.add(animation, forKey: "position")
}

private func motion8(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.0,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 22.5)
  }
}

private func motion9(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.06,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 71.0)
  }
}

private func motion10(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.12,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 124.5)
  }
}

private func motion11(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.18,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 210.0)
  }
}

private func motion12(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.24,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 290.0)
  }
}

private func motion13(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.3,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 370.0)
  }
}

private func motion14(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.36,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 450.0)
  }
}

private func motion15(_ view: UIView) {
  UIView.animate(
    withDuration: 2.1, delay: 1.42,
    usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0,
    options: []
  ) {
    view.center = CGPoint(x: 160.0, y: 530.0)
  }
}
