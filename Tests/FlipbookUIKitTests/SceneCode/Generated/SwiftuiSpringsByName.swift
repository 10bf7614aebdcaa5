// What `timing --code` prints for swiftui/springs-by-name.yaml, without remarks, and equal statements once. The test of the suite
// SceneCodeTests writes it anew with FLIPBOOK_RECORD_GOLDENS=1.
// swift-format-ignore-file
import FlipbookUIKit
import Review

extension SceneCode {
  static let swiftuiSpringsByName: [SceneCode] = [
    SceneCode(scene: "swiftui/springs-by-name", style: .coreAnimation, functions: SwiftuiSpringsByName_coreAnimation),
    SceneCode(scene: "swiftui/springs-by-name", style: .uiKit, functions: SwiftuiSpringsByName_uiKit),
    SceneCode(scene: "swiftui/springs-by-name", style: .pop, functions: SwiftuiSpringsByName_pop),
  ]

  private static func SwiftuiSpringsByName_coreAnimation(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("halo"))
  motion1(layer("halo"))
  motion2(layer("halo"))
  motion3(layer("halo"))
  after(0.7) { [layer = layer("halo")] in motion6(layer) }
  after(0.7) { [layer = layer("halo")] in motion7(layer) }
  after(0.7) { [layer = layer("halo")] in motion8(layer) }
  after(0.7) { [layer = layer("halo")] in motion9(layer) }
  after(1.4) { [layer = layer("halo")] in motion0(layer) }
  after(1.4) { [layer = layer("halo")] in motion1(layer) }
  after(1.4) { [layer = layer("halo")] in motion2(layer) }
  after(1.4) { [layer = layer("halo")] in motion3(layer) }
  after(2.1) { [layer = layer("halo")] in motion6(layer) }
  after(2.1) { [layer = layer("halo")] in motion7(layer) }
  after(2.1) { [layer = layer("halo")] in motion8(layer) }
  after(2.1) { [layer = layer("halo")] in motion9(layer) }
  after(2.8) { [layer = layer("halo")] in motion0(layer) }
  after(2.8) { [layer = layer("halo")] in motion1(layer) }
  after(2.8) { [layer = layer("halo")] in motion2(layer) }
  after(2.8) { [layer = layer("halo")] in motion3(layer) }
  after(3.5) { [layer = layer("halo")] in motion6(layer) }
  after(3.5) { [layer = layer("halo")] in motion7(layer) }
  after(3.5) { [layer = layer("halo")] in motion8(layer) }
  after(3.5) { [layer = layer("halo")] in motion9(layer) }
  after(4.2) { [layer = layer("halo")] in motion0(layer) }
  after(4.2) { [layer = layer("halo")] in motion1(layer) }
  after(4.2) { [layer = layer("halo")] in motion2(layer) }
  after(4.2) { [layer = layer("halo")] in motion3(layer) }
  after(4.9) { [layer = layer("halo")] in motion6(layer) }
  after(4.9) { [layer = layer("halo")] in motion7(layer) }
  after(4.9) { [layer = layer("halo")] in motion8(layer) }
  after(4.9) { [layer = layer("halo")] in motion9(layer) }
  after(5.6) { [layer = layer("halo")] in motion0(layer) }
  after(5.6) { [layer = layer("halo")] in motion1(layer) }
  after(5.6) { [layer = layer("halo")] in motion2(layer) }
  after(5.6) { [layer = layer("halo")] in motion3(layer) }
}
func afterRow0TouchUpInside(_ layer: (String) -> CALayer) {
  motion4(layer("row(0).track.knob"))
  motion5(layer("row(0).track"))
}
func afterRow0TouchUpInside2(_ layer: (String) -> CALayer) {
  motion23(layer("row(0).track.knob"))
  motion24(layer("row(0).track"))
}
func afterRow1TouchUpInside(_ layer: (String) -> CALayer) {
  motion10(layer("row(1).track.knob"))
  motion11(layer("row(1).track"))
}
func afterRow1TouchUpInside2(_ layer: (String) -> CALayer) {
  motion21(layer("row(1).track.knob"))
  motion22(layer("row(1).track"))
}
func afterRow1TouchUpInside3(_ layer: (String) -> CALayer) {
  motion25(layer("row(1).track.knob"))
  motion26(layer("row(1).track"))
}
func afterRow2TouchUpInside(_ layer: (String) -> CALayer) {
  motion12(layer("row(2).track.knob"))
  motion13(layer("row(2).track"))
  motion14(layer("heart"))
  motion15(layer("heart"))
  motion16(layer("heart"))
}
func afterRow2TouchUpInside2(_ layer: (String) -> CALayer) {
  motion17(layer("row(2).track.knob"))
  motion18(layer("row(2).track"))
}
func afterRow2TouchUpInside3(_ layer: (String) -> CALayer) {
  motion14(layer("heart"))
  motion15(layer("heart"))
  motion16(layer("heart"))
  motion19(layer("row(2).track.knob"))
  motion20(layer("row(2).track"))
}
    return ["afterRow0TouchUpInside": { afterRow0TouchUpInside(layer) }, "afterRow0TouchUpInside2": { afterRow0TouchUpInside2(layer) }, "afterRow1TouchUpInside": { afterRow1TouchUpInside(layer) }, "afterRow1TouchUpInside2": { afterRow1TouchUpInside2(layer) }, "afterRow1TouchUpInside3": { afterRow1TouchUpInside3(layer) }, "afterRow2TouchUpInside": { afterRow2TouchUpInside(layer) }, "afterRow2TouchUpInside2": { afterRow2TouchUpInside2(layer) }, "afterRow2TouchUpInside3": { afterRow2TouchUpInside3(layer) }, "afterStart": { afterStart(layer) }]
  }

  private static func SwiftuiSpringsByName_uiKit(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ view: (String) -> UIView) {
  motion0(view("halo").layer)
  motion1(view("halo").layer)
  motion2(view("halo").layer)
  motion3(view("halo").layer)
  after(0.7) { [view = view("halo")] in motion6(view.layer) }
  after(0.7) { [view = view("halo")] in motion7(view.layer) }
  after(0.7) { [view = view("halo")] in motion8(view.layer) }
  after(0.7) { [view = view("halo")] in motion9(view.layer) }
  after(1.4) { [view = view("halo")] in motion0(view.layer) }
  after(1.4) { [view = view("halo")] in motion1(view.layer) }
  after(1.4) { [view = view("halo")] in motion2(view.layer) }
  after(1.4) { [view = view("halo")] in motion3(view.layer) }
  after(2.1) { [view = view("halo")] in motion6(view.layer) }
  after(2.1) { [view = view("halo")] in motion7(view.layer) }
  after(2.1) { [view = view("halo")] in motion8(view.layer) }
  after(2.1) { [view = view("halo")] in motion9(view.layer) }
  after(2.8) { [view = view("halo")] in motion0(view.layer) }
  after(2.8) { [view = view("halo")] in motion1(view.layer) }
  after(2.8) { [view = view("halo")] in motion2(view.layer) }
  after(2.8) { [view = view("halo")] in motion3(view.layer) }
  after(3.5) { [view = view("halo")] in motion6(view.layer) }
  after(3.5) { [view = view("halo")] in motion7(view.layer) }
  after(3.5) { [view = view("halo")] in motion8(view.layer) }
  after(3.5) { [view = view("halo")] in motion9(view.layer) }
  after(4.2) { [view = view("halo")] in motion0(view.layer) }
  after(4.2) { [view = view("halo")] in motion1(view.layer) }
  after(4.2) { [view = view("halo")] in motion2(view.layer) }
  after(4.2) { [view = view("halo")] in motion3(view.layer) }
  after(4.9) { [view = view("halo")] in motion6(view.layer) }
  after(4.9) { [view = view("halo")] in motion7(view.layer) }
  after(4.9) { [view = view("halo")] in motion8(view.layer) }
  after(4.9) { [view = view("halo")] in motion9(view.layer) }
  after(5.6) { [view = view("halo")] in motion0(view.layer) }
  after(5.6) { [view = view("halo")] in motion1(view.layer) }
  after(5.6) { [view = view("halo")] in motion2(view.layer) }
  after(5.6) { [view = view("halo")] in motion3(view.layer) }
}
func afterRow0TouchUpInside(_ view: (String) -> UIView) {
  motion4(view("row(0).track.knob").layer)
  motion5(view("row(0).track").layer)
}
func afterRow0TouchUpInside2(_ view: (String) -> UIView) {
  motion23(view("row(0).track.knob").layer)
  motion24(view("row(0).track").layer)
}
func afterRow1TouchUpInside(_ view: (String) -> UIView) {
  motion10(view("row(1).track.knob").layer)
  motion11(view("row(1).track").layer)
}
func afterRow1TouchUpInside2(_ view: (String) -> UIView) {
  motion21(view("row(1).track.knob").layer)
  motion22(view("row(1).track").layer)
}
func afterRow1TouchUpInside3(_ view: (String) -> UIView) {
  motion25(view("row(1).track.knob").layer)
  motion26(view("row(1).track").layer)
}
func afterRow2TouchUpInside(_ view: (String) -> UIView) {
  motion12(view("row(2).track.knob").layer)
  motion13(view("row(2).track").layer)
  motion14(view("heart").layer)
  motion15(view("heart").layer)
  motion16(view("heart").layer)
}
func afterRow2TouchUpInside2(_ view: (String) -> UIView) {
  motion17(view("row(2).track.knob").layer)
  motion18(view("row(2).track").layer)
}
func afterRow2TouchUpInside3(_ view: (String) -> UIView) {
  motion14(view("heart").layer)
  motion15(view("heart").layer)
  motion16(view("heart").layer)
  motion19(view("row(2).track.knob").layer)
  motion20(view("row(2).track").layer)
}
    return ["afterRow0TouchUpInside": { afterRow0TouchUpInside(view) }, "afterRow0TouchUpInside2": { afterRow0TouchUpInside2(view) }, "afterRow1TouchUpInside": { afterRow1TouchUpInside(view) }, "afterRow1TouchUpInside2": { afterRow1TouchUpInside2(view) }, "afterRow1TouchUpInside3": { afterRow1TouchUpInside3(view) }, "afterRow2TouchUpInside": { afterRow2TouchUpInside(view) }, "afterRow2TouchUpInside2": { afterRow2TouchUpInside2(view) }, "afterRow2TouchUpInside3": { afterRow2TouchUpInside3(view) }, "afterStart": { afterStart(view) }]
  }

  private static func SwiftuiSpringsByName_pop(
    _ layer: @escaping (String) -> CALayer, _ view: @escaping (String) -> UIView
  ) -> [String: () -> Void] {
func afterStart(_ layer: (String) -> CALayer) {
  motion0(layer("halo"))
  motion1(layer("halo"))
  motion2(layer("halo"))
  motion3(layer("halo"))
  after(0.7) { [layer = layer("halo")] in motion6(layer) }
  after(0.7) { [layer = layer("halo")] in motion7(layer) }
  after(0.7) { [layer = layer("halo")] in motion8(layer) }
  after(0.7) { [layer = layer("halo")] in motion9(layer) }
  after(1.4) { [layer = layer("halo")] in motion0(layer) }
  after(1.4) { [layer = layer("halo")] in motion1(layer) }
  after(1.4) { [layer = layer("halo")] in motion2(layer) }
  after(1.4) { [layer = layer("halo")] in motion3(layer) }
  after(2.1) { [layer = layer("halo")] in motion6(layer) }
  after(2.1) { [layer = layer("halo")] in motion7(layer) }
  after(2.1) { [layer = layer("halo")] in motion8(layer) }
  after(2.1) { [layer = layer("halo")] in motion9(layer) }
  after(2.8) { [layer = layer("halo")] in motion0(layer) }
  after(2.8) { [layer = layer("halo")] in motion1(layer) }
  after(2.8) { [layer = layer("halo")] in motion2(layer) }
  after(2.8) { [layer = layer("halo")] in motion3(layer) }
  after(3.5) { [layer = layer("halo")] in motion6(layer) }
  after(3.5) { [layer = layer("halo")] in motion7(layer) }
  after(3.5) { [layer = layer("halo")] in motion8(layer) }
  after(3.5) { [layer = layer("halo")] in motion9(layer) }
  after(4.2) { [layer = layer("halo")] in motion0(layer) }
  after(4.2) { [layer = layer("halo")] in motion1(layer) }
  after(4.2) { [layer = layer("halo")] in motion2(layer) }
  after(4.2) { [layer = layer("halo")] in motion3(layer) }
  after(4.9) { [layer = layer("halo")] in motion6(layer) }
  after(4.9) { [layer = layer("halo")] in motion7(layer) }
  after(4.9) { [layer = layer("halo")] in motion8(layer) }
  after(4.9) { [layer = layer("halo")] in motion9(layer) }
  after(5.6) { [layer = layer("halo")] in motion0(layer) }
  after(5.6) { [layer = layer("halo")] in motion1(layer) }
  after(5.6) { [layer = layer("halo")] in motion2(layer) }
  after(5.6) { [layer = layer("halo")] in motion3(layer) }
}
func afterRow0TouchUpInside(_ layer: (String) -> CALayer) {
  motion4(layer("row(0).track.knob"))
  motion5(layer("row(0).track"))
}
func afterRow0TouchUpInside2(_ layer: (String) -> CALayer) {
  motion23(layer("row(0).track.knob"))
  motion24(layer("row(0).track"))
}
func afterRow1TouchUpInside(_ layer: (String) -> CALayer) {
  motion10(layer("row(1).track.knob"))
  motion11(layer("row(1).track"))
}
func afterRow1TouchUpInside2(_ layer: (String) -> CALayer) {
  motion21(layer("row(1).track.knob"))
  motion22(layer("row(1).track"))
}
func afterRow1TouchUpInside3(_ layer: (String) -> CALayer) {
  motion25(layer("row(1).track.knob"))
  motion26(layer("row(1).track"))
}
func afterRow2TouchUpInside(_ layer: (String) -> CALayer) {
  motion12(layer("row(2).track.knob"))
  motion13(layer("row(2).track"))
  motion14(layer("heart"))
  motion15(layer("heart"))
  motion16(layer("heart"))
}
func afterRow2TouchUpInside2(_ layer: (String) -> CALayer) {
  motion17(layer("row(2).track.knob"))
  motion18(layer("row(2).track"))
}
func afterRow2TouchUpInside3(_ layer: (String) -> CALayer) {
  motion14(layer("heart"))
  motion15(layer("heart"))
  motion16(layer("heart"))
  motion19(layer("row(2).track.knob"))
  motion20(layer("row(2).track"))
}
    return ["afterRow0TouchUpInside": { afterRow0TouchUpInside(layer) }, "afterRow0TouchUpInside2": { afterRow0TouchUpInside2(layer) }, "afterRow1TouchUpInside": { afterRow1TouchUpInside(layer) }, "afterRow1TouchUpInside2": { afterRow1TouchUpInside2(layer) }, "afterRow1TouchUpInside3": { afterRow1TouchUpInside3(layer) }, "afterRow2TouchUpInside": { afterRow2TouchUpInside(layer) }, "afterRow2TouchUpInside2": { afterRow2TouchUpInside2(layer) }, "afterRow2TouchUpInside3": { afterRow2TouchUpInside3(layer) }, "afterStart": { afterStart(layer) }]
  }
}

private func motion0(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform.scale.x")
  animation.fromValue = -0.36
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.7
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "transform.scale.x", 1.22)
  layer.add(animation, forKey: nil)
}

private func motion1(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform.scale.y")
  animation.fromValue = -0.36
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.7
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "transform.scale.y", 1.22)
  layer.add(animation, forKey: nil)
}

private func motion2(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "transform.scale.z")
  animation.fromValue = -0.36
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.7
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "transform.scale.z", 1.22)
  layer.add(animation, forKey: nil)
}

private func motion3(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0.55
  animation.toValue = 0.0
  animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  animation.isAdditive = true
  animation.duration = 0.7
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "opacity", 0.45)
  layer.add(animation, forKey: nil)
}

private func motion4(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -42.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 20.943951023931955
  animation.isAdditive = true
  animation.duration = 0.881726037833
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 63.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion5(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.537254901961, green: 0.301960784314, blue: -0.14117647058823535, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 20.943951023931955
  animation.isAdditive = true
  animation.duration = 0.881726037833
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.356862745098, green: 0.552941176471, blue: 0.937254901961, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion6(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform.scale.x")
  animation.fromValue = 0.36
  animation.toValue = 0.0
  animation.mass = 1.0
  animation.stiffness = 80.5681991926
  animation.damping = 17.9519580205
  animation.isAdditive = true
  animation.duration = 1.0286803774720141
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "transform.scale.x", 0.86)
  layer.add(animation, forKey: "swiftui.transform.scale.x")
}

private func motion7(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform.scale.y")
  animation.fromValue = 0.36
  animation.toValue = 0.0
  animation.mass = 1.0
  animation.stiffness = 80.5681991926
  animation.damping = 17.9519580205
  animation.isAdditive = true
  animation.duration = 1.0286803774720141
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "transform.scale.y", 0.86)
  layer.add(animation, forKey: "swiftui.transform.scale.y")
}

private func motion8(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "transform.scale.z")
  animation.fromValue = 0.36
  animation.toValue = 0.0
  animation.mass = 1.0
  animation.stiffness = 80.5681991926
  animation.damping = 17.9519580205
  animation.isAdditive = true
  animation.duration = 1.0286803774720141
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "transform.scale.z", 0.86)
  layer.add(animation, forKey: "swiftui.transform.scale.z")
}

private func motion9(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "opacity")
  animation.fromValue = -0.55
  animation.toValue = 0.0
  animation.mass = 1.0
  animation.stiffness = 80.5681991926
  animation.damping = 17.9519580205
  animation.isAdditive = true
  animation.duration = 1.0286803774720141
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "opacity", 1.0)
  layer.add(animation, forKey: "swiftui.opacity")
}

private func motion10(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -42.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 17.802358370342162
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 63.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion11(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.686274509804, green: 0.192156862745, blue: 0.298039215686, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 17.802358370342162
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.207843137255, green: 0.662745098039, blue: 0.498039215686, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion12(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -42.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 14.660765716752367
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 63.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion13(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: -0.0470588235294, green: 0.4, blue: 0.552941176471, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 14.660765716752367
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.941176470588, green: 0.454901960784, blue: 0.243137254902, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion14(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "position.y")
  animation.values = [76.0, 75.5095583939, 74.1425828533, 72.0555972953, 69.4051256365, 66.347691794, 63.0398196844, 59.6380332248, 56.2988563319, 53.1788129226, 50.4344269138, 48.2222222222, 46.6987227648, 46.0204524585, 46.3954669078, 47.8439707816, 50.0935085276, 52.8914380213, 56.0156966369, 59.2771772713, 62.5203290063, 65.622324277, 68.4911200308, 71.0627161439, 73.2978832974, 75.1785972132, 76.7043788631, 77.8887028651, 78.7556002341, 79.336548111, 79.6677088293, 79.7875542119, 79.7348885651, 79.5472655054, 79.259779378, 78.9042013672, 78.5084230916, 78.096166134, 77.6869141222, 77.2960242175, 76.9349767425, 76.6117247784, 76.3311095133, 76.0953116005, 75.9043134954, 75.7563524658, 75.6483485108, 75.5762956468, 75.5356088248, 75.5214220664, 75.5288362187, 75.5531170229, 75.5898459894, 75.6350279017, 75.6851596752, 75.7372658363, 75.7889061062, 75.838160531, 75.883597361, 75.9242284821, 75.9594567005, 75.9890186141, 76.0129262103, 76.0314097309, 76.0448637738, 76.0537980701, 76.0587938948, 76.0604666551, 76.0594348438, 76.0562952608, 76.0516041807, 76.0458639769, 76.0395146022, 76.0329292595, 76.0264135684, 76.0202075421, 76.0144897179, 76.009382838, 76.0]
  animation.keyTimes = [0.0, 0.012893300374, 0.025786600748, 0.038679901122, 0.051573201496, 0.06446650187, 0.0773598022439, 0.0902531026179, 0.103146402992, 0.116039703366, 0.12893300374, 0.141826304114, 0.154719604488, 0.167612904862, 0.180506205236, 0.19339950561, 0.206292805984, 0.219186106358, 0.232079406732, 0.244972707106, 0.25786600748, 0.270759307854, 0.283652608228, 0.296545908602, 0.309439208976, 0.32233250935, 0.335225809724, 0.348119110098, 0.361012410472, 0.373905710846, 0.38679901122, 0.399692311594, 0.412585611968, 0.425478912342, 0.438372212716, 0.45126551309, 0.464158813464, 0.477052113838, 0.489945414212, 0.502838714586, 0.51573201496, 0.528625315334, 0.541518615708, 0.554411916082, 0.567305216456, 0.58019851683, 0.593091817204, 0.605985117578, 0.618878417952, 0.631771718326, 0.6446650187, 0.657558319074, 0.670451619448, 0.683344919822, 0.696238220196, 0.70913152057, 0.722024820944, 0.734918121318, 0.747811421691, 0.760704722065, 0.773598022439, 0.786491322813, 0.799384623187, 0.812277923561, 0.825171223935, 0.838064524309, 0.850957824683, 0.863851125057, 0.876744425431, 0.889637725805, 0.902531026179, 0.915424326553, 0.928317626927, 0.941210927301, 0.954104227675, 0.966997528049, 0.979890828423, 0.992784128797, 1.0]
  animation.duration = 1.29266100868
  layer.add(animation, forKey: "position.y")
}

private func motion15(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.scale")
  animation.values = [1.0, 1.0049044160614409, 1.0185741714667333, 1.0394440270473329, 1.0659487436346942, 1.09652308206, 1.1296018031555222, 1.163619667751899, 1.19701143668, 1.2282118707738543, 1.2556557308623426, 1.277777777777778, 1.2930127723516154, 1.2997954754153103, 1.2960453309219184, 1.281560292183536, 1.2590649147243105, 1.2310856197871263, 1.199843033631459, 1.1672282272866146, 1.1347967099370466, 1.10377675723, 1.0750887996923064, 1.0493728385614938, 1.027021167025592, 1.0082140278683778, 0.992956211369, 0.981112971349, 0.972443997659, 0.96663451889, 0.963322911707, 0.962124457881, 0.962651114349, 0.964527344946, 0.96740220622, 0.970957986328, 0.974915769084, 0.97903833866, 0.983130858778, 0.987039757825, 0.990650232575, 0.993882752216, 0.996688904867, 0.999046883995, 1.0009568650462302, 1.0024364753421815, 1.003516514892127, 1.0042370435321692, 1.0046439117522876, 1.004785779335681, 1.0047116378126166, 1.004468829771437, 1.0041015401057607, 1.0036497209825093, 1.0031484032483533, 1.002627341636573, 1.0021109389375282, 1.00161839469, 1.00116402639, 1.0007577151788867, 1.000405432995293, 1.00010981386, 0.999870737897, 0.999685902691, 0.999551362262, 0.999462019299, 0.999412061052, 0.999395333449, 0.999405651562, 0.999437047392, 0.999483958193, 0.999541360231, 0.999604853978, 0.999670707405, 0.999735864316, 0.999797924579, 0.999855102821, 0.99990617162, 1.0]
  animation.keyTimes = [0.0, 0.012893300374, 0.025786600748, 0.038679901122, 0.051573201496, 0.06446650187, 0.0773598022439, 0.0902531026179, 0.103146402992, 0.116039703366, 0.12893300374, 0.141826304114, 0.154719604488, 0.167612904862, 0.180506205236, 0.19339950561, 0.206292805984, 0.219186106358, 0.232079406732, 0.244972707106, 0.25786600748, 0.270759307854, 0.283652608228, 0.296545908602, 0.309439208976, 0.32233250935, 0.335225809724, 0.348119110098, 0.361012410472, 0.373905710846, 0.38679901122, 0.399692311594, 0.412585611968, 0.425478912342, 0.438372212716, 0.45126551309, 0.464158813464, 0.477052113838, 0.489945414212, 0.502838714586, 0.51573201496, 0.528625315334, 0.541518615708, 0.554411916082, 0.567305216456, 0.58019851683, 0.593091817204, 0.605985117578, 0.618878417952, 0.631771718326, 0.6446650187, 0.657558319074, 0.670451619448, 0.683344919822, 0.696238220196, 0.70913152057, 0.722024820944, 0.734918121318, 0.747811421691, 0.760704722065, 0.773598022439, 0.786491322813, 0.799384623187, 0.812277923561, 0.825171223935, 0.838064524309, 0.850957824683, 0.863851125057, 0.876744425431, 0.889637725805, 0.902531026179, 0.915424326553, 0.928317626927, 0.941210927301, 0.954104227675, 0.966997528049, 0.979890828423, 0.992784128797, 1.0]
  animation.duration = 1.29266100868
  layer.add(animation, forKey: "transform.scale")
}

private func motion16(_ layer: CALayer) {
  let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
  animation.values = [0.0, -0.00954476934684, -0.035148991880441356, -0.0722675393404, -0.11635528346628862, -0.16286709599773475, -0.20725784867432664, -0.24498241323566242, -0.27149566142134013, -0.282252464971, -0.273627246247, -0.251651327924, -0.219806849871, -0.179887278751, -0.13368608122736073, -0.0829967239632, -0.0296126736217, 0.024672603134129667, 0.078065639641, 0.128772969236, 0.17500112525553718, 0.214956641037, 0.24684604991662845, 0.268875885232, 0.279252680319, 0.27395310902735837, 0.253448472882, 0.22247044560766152, 0.18528879865025435, 0.14556178537429812, 0.10625765248558265, 0.0696356016561, 0.0372736494198, 0.010130912615665007, -0.011367344540015636, -0.0272322438133, -0.0378101113262, -0.0436845033033, -0.0455865747847, -0.0443172437623, -0.0406831007461, -0.035446740459542686, -0.0292911717728, -0.0227971970846, -0.016432130132455675, -0.0105479170592, -0.00538660749774, -0.0010911546744538857, 0.002280330481235046, 0.00473852144896, 0.00634639272612, 0.00720339725612, 0.00743110115953, 0.007160801417, 0.00652341218298, 0.00564170358481, 0.0046248164962, 0.0035648579337, 0.002535301970902666, 0.00159087617536, 0.000768598210045, 8.96355239326e-05, -0.00043831295796, -0.000818376181465, -0.0010618293240884826, -0.0011855413965828228, -0.0012096753538987242, -0.0011557204511180874, -0.0010448982932833098, -0.0008969520749, -0.000729303342317, -0.000556542184775, -0.0003902046212, -0.0002387843791322594, -0.00010792437091, -7.34996064032e-07, 8.18090273937e-05, 0.00014043518400080768, 0.000177137466047694, 0.00019476509681846512, 0.0001966547069703059, 0.0]
  animation.keyTimes = [0.0, 0.012460591959025512, 0.024921183918051024, 0.0373817758771, 0.0498423678361, 0.0623029597951, 0.0747635517542, 0.0872241437132, 0.0996847356722, 0.11214532763122961, 0.12460591959025512, 0.13706651154928062, 0.14952710350830617, 0.16198769546733166, 0.17444828742635718, 0.1869088793853827, 0.1993694713444082, 0.2118300633034337, 0.22429065526245923, 0.23675124722148472, 0.24921183918051024, 0.26167243113953575, 0.27413302309856125, 0.28659361505758674, 0.29905420701661234, 0.31151479897563783, 0.3239753909346633, 0.336435982894, 0.348896574853, 0.361357166812, 0.373817758771, 0.38627835073, 0.398738942689, 0.411199534648, 0.423660126607, 0.436120718566, 0.448581310525, 0.461041902484, 0.473502494443, 0.485963086402, 0.498423678361, 0.51088427032, 0.523344862279, 0.535805454238, 0.548266046197, 0.560726638156, 0.573187230115, 0.585647822074, 0.598108414033, 0.610569005992, 0.623029597951, 0.63549018991, 0.647950781869, 0.660411373828, 0.672871965787, 0.685332557746, 0.697793149705, 0.710253741664, 0.722714333623, 0.735174925583, 0.747635517542, 0.760096109501, 0.77255670146, 0.785017293419, 0.797477885378, 0.809938477337, 0.822399069296, 0.834859661255, 0.847320253214, 0.859780845173, 0.872241437132, 0.884702029091, 0.89716262105, 0.909623213009, 0.922083804968, 0.934544396927, 0.947004988886, 0.959465580845, 0.971926172804, 0.984386764763, 0.996847356722, 1.0]
  animation.duration = 1.3375501518284283
  layer.add(animation, forKey: "transform.rotation")
}

private func motion17(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 42.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 14.660765716752367
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 21.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion18(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.0470588235294, green: -0.4, blue: -0.552941176471, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 14.660765716752367
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.894117647059, green: 0.854901960784, blue: 0.796078431373, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion19(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -23.57778751572978, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 14.660765716752367
  animation.initialVelocity = -7.83647732622
  animation.isAdditive = true
  animation.duration = 1.0147239009312734
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 63.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion20(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: -0.026417689093254593, green: 0.22455035729266454, blue: 0.310407846846, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 14.660765716752367
  animation.initialVelocity = -7.83647732622
  animation.isAdditive = true
  animation.duration = 1.0147239009312736
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.941176470588, green: 0.454901960784, blue: 0.243137254902, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion21(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 42.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 17.802358370342162
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 21.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion22(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: -0.686274509804, green: -0.192156862745, blue: -0.298039215686, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 17.802358370342162
  animation.isAdditive = true
  animation.duration = animation.settlingDuration
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.894117647059, green: 0.854901960784, blue: 0.796078431373, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion23(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: 42.0, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 20.943951023931955
  animation.isAdditive = true
  animation.duration = 0.881726037833
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 21.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion24(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: -0.537254901961, green: -0.301960784314, blue: 0.14117647058823535, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 20.943951023931955
  animation.isAdditive = true
  animation.duration = 0.881726037833
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.894117647059, green: 0.854901960784, blue: 0.796078431373, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}

private func motion25(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "position")
  animation.fromValue = CGPoint(x: -33.94809454794694, y: 0.0)
  animation.toValue = CGPoint(x: 0.0, y: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 17.802358370342162
  animation.initialVelocity = -2.6083745734529713
  animation.isAdditive = true
  animation.duration = 0.878751548932
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "position", CGPoint(x: 63.0, y: 21.0))
  layer.add(animation, forKey: "swiftui.position")
}

private func motion26(_ layer: CALayer) {
  let animation = CASpringAnimation(keyPath: "backgroundColor")
  animation.fromValue = CGColor(srgbRed: 0.554707427254, green: 0.155318079631, blue: 0.24090151126460935, alpha: 0.0)
  animation.toValue = CGColor(srgbRed: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
  animation.mass = 1.0
  animation.stiffness = 109.6622711232151
  animation.damping = 17.802358370342162
  animation.initialVelocity = -2.6083745734529713
  animation.isAdditive = true
  animation.duration = 0.878751548932
  animation.fillMode = .backwards
  setWithoutAnimation(layer, "backgroundColor", CGColor(srgbRed: 0.207843137255, green: 0.662745098039, blue: 0.498039215686, alpha: 1.0))
  layer.add(animation, forKey: "swiftui.backgroundColor")
}
