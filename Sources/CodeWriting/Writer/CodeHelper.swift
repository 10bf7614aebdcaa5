import CodeNotation

/// A function or type that exported code needs in addition to the frameworks, nested in the exported class.
enum CodeHelper: CaseIterable {
  case after, every, frames, withoutAnimation, change, animate, addUp, animator, shown, shownSize, shownLayer, place,
    fit, pop
  case spring, replaceSpring, springNumber, springColor, play
  case numberText, components, mix, picture, drawnPath, perspective, centerText
  case everyFrame, recognize, percentComplete, release, gesture, transition
  case setWithoutAnimation, popSpring, jnwSpring, hold
  case beginning, blockTarget, shadedControl, touchControl, shapeView, gradientView, replicatorView, transformView

  /// The helpers that the helper itself calls.
  var needs: [CodeHelper] {
    switch self {
    case .shown, .shownSize: [.shownLayer]
    case .every: [.after]
    case .frames: [.everyFrame]
    case .change: [.shown]
    case .animate: [.shown, .withoutAnimation]
    case .addUp: [.withoutAnimation]
    case .place: [.shownSize, .withoutAnimation]
    case .fit: [.withoutAnimation]
    case .mix: [.components]
    case .springNumber: [.spring, .replaceSpring, .withoutAnimation]
    case .springColor: [.spring, .replaceSpring, .components, .withoutAnimation]
    case .play: [.spring, .withoutAnimation]
    case .everyFrame, .recognize: [.blockTarget]
    default: []
    }
  }

  func lines(_ style: SceneCodeStyle) -> [String] {
    switch self {
    case .animate:
      [
        "/// Changes a property of a layer at once, and shows the way to it.",
        "private func animate(", "  _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,",
        "  _ animation: CABasicAnimation", ") {", "  guard let keyPath = animation.keyPath else { return }",
        "  animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)",
        "  withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }",
        "  layer.add(animation, forKey: keyPath)", "}",
      ]
    case .addUp:
      [
        "/// Changes a property of a layer at once, and lets the way to it fade on top of what still moves: what is sent elsewhere",
        "/// keeps its speed.",
        "private func addUp(_ layer: CALayer, to value: Any?, _ animation: CABasicAnimation) {",
        "  guard let keyPath = animation.keyPath else { return }", "  let old = layer.value(forKeyPath: keyPath)",
        "  withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }", "  animation.isAdditive = true",
        "  switch (old, layer.value(forKeyPath: keyPath)) {", "  case (let old as NSNumber, let new as NSNumber):",
        "    (animation.fromValue, animation.toValue) = (old.doubleValue - new.doubleValue, 0.0)",
        "  case (let old as CGPoint, let new as CGPoint):",
        "    (animation.fromValue, animation.toValue) = (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)",
        "  case (let old as CGSize, let new as CGSize):",
        "    let way = CGSize(width: old.width - new.width, height: old.height - new.height)",
        "    (animation.fromValue, animation.toValue) = (way, CGSize.zero)",
        "  case (let old as CGRect, let new as CGRect):",
        "    let size = CGSize(width: old.width - new.width, height: old.height - new.height)",
        "    let way = CGRect(origin: CGPoint(x: old.minX - new.minX, y: old.minY - new.minY), size: size)",
        "    (animation.fromValue, animation.toValue) = (way, CGRect.zero)",
        "  default: (animation.fromValue, animation.isAdditive) = (old, false)", "  }",
        "  layer.add(animation, forKey: nil)", "}",
      ]
    case .animator:
      [
        "/// Changes views with a curve or a spring that blocks of UIView have not.", "private func animate(",
        "  duration: TimeInterval, _ timing: any UITimingCurveProvider, delay: TimeInterval = 0,",
        "  _ changes: @escaping () -> Void, completion: (() -> Void)? = nil", ") {",
        "  let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)",
        "  animator.addAnimations(changes)", "  if let completion { animator.addCompletion { _ in completion() } }",
        "  animator.startAnimation(afterDelay: delay)", "}",
      ]
    case .every where style == .swiftUI:
      [
        "/// Runs a block again and again, first after the interval.", "private func every(",
        "  _ interval: TimeInterval, count: Int = .max, from start: Date = Date(),",
        "  while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void", ") {",
        "  guard count > 0 else { return }", "  let next = start.addingTimeInterval(interval)",
        "  after(next.timeIntervalSinceNow) {", "    guard holds() else { return }", "    block()",
        "    every(interval, count: count - 1, from: next, while: holds, block)", "  }", "}",
      ]
    case .every:
      [
        "/// Runs a block again and again, first after the interval.", "private func every(",
        "  _ interval: TimeInterval, count: Int = .max, from start: TimeInterval = CACurrentMediaTime(),",
        "  while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void", ") {",
        "  guard count > 0 else { return }", "  let next = start + interval",
        "  after(next - CACurrentMediaTime()) { [weak self] in", "    guard let self, holds() else { return }",
        "    block()", "    every(interval, count: count - 1, from: next, while: holds, block)", "  }", "}",
      ]
    case .frames:
      [
        "/// Runs a block at every frame, as long as a condition holds.", "private func frames(",
        "  count: Int = .max, while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void", ") {",
        "  var (left, link) = (count, nil as CADisplayLink?)", "  link = everyFrame {",
        "    if left > 0, holds() { block() } else { left = 0 }", "    left -= 1",
        "    if left <= 0 { link?.invalidate() }", "  }", "}",
      ]
    case .shownSize:
      [
        "/// The size of a layer as it is on the screen.", "private func shownSize(_ layer: CALayer) -> CGSize {",
        "  shownLayer(layer).bounds.size", "}",
      ]
    case .shownLayer:
      [
        "/// A layer as it is on the screen.", "private func shownLayer(_ layer: CALayer) -> CALayer {",
        "  layer.animationKeys() == nil ? layer : layer.presentation() ?? layer", "}",
      ]
    case .place:
      [
        "/// Places a layer by its frame before its transform; without a width or a height it keeps its own.",
        "private func place(_ layer: CALayer, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {",
        "  let size = CGSize(width: width ?? shownSize(layer).width, height: height ?? shownSize(layer).height)",
        "  let anchor = layer.anchorPoint",
        "  let position = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)",
        "  withoutAnimation {",
        "    if layer.position != position { layer.position = position }",
        "    if let width, layer.bounds.width != width { layer.bounds.size.width = width }",
        "    if let height, layer.bounds.height != height { layer.bounds.size.height = height }", "  }", "}",
      ]
    case .fit:
      style == .coreAnimation
        ? [
          "/// Gives a text the width that it needs, in whole points.", "private func fit(_ layer: CATextLayer) {",
          "  let width = layer.preferredFrameSize().width.rounded(.up)",
          "  if layer.bounds.width != width { withoutAnimation { layer.bounds.size.width = width } }", "}",
        ]
        : [
          "/// Gives a text the size that it needs, in whole points.",
          "private func fit(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) {",
          "  let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))",
          "  let size = CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))",
          "  if label.bounds.size != size { withoutAnimation { label.bounds.size = size } }", "}",
        ]
    case .numberText:
      [
        "/// A number as it stands in a text: whole ones without a point, others with six decimals at most.",
        "private func numberText(_ number: CGFloat) -> String {",
        "  let rounded = Double((number * 1e6).rounded() / 1e6)",
        #"  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)""#, "}",
      ]
    case .beginning:
      [
        "/// Runs a block when an animation begins.",
        "private final class Beginning: NSObject, CAAnimationDelegate {", "  private let block: () -> Void",
        "  init(_ block: @escaping () -> Void) { self.block = block }",
        "  func animationDidStart(_ anim: CAAnimation) { block() }", "}",
      ]
    case .setWithoutAnimation: [Self.setWithoutAnimationLines]
    case .popSpring: [Self.popSpringLines]
    case .jnwSpring: [Self.jnwSpringLines]
    case .hold: [Self.holdLines]
    case .spring: Self.springLines
    case .replaceSpring: Self.replaceSpringLines
    case .springNumber: Self.springNumberLines
    case .springColor: Self.springColorLines
    case .play: Self.playLines
    case .gesture: Self.gestureLines
    case .transition: Self.transitionLines
    case .components:
      [
        "/// The red, green, blue, and alpha of a color.", "private func components(_ color: CGColor) -> [CGFloat] {",
        "  let all = color.components ?? [0, 0, 0, 0]",
        "  return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all", "}",
      ]
    case .mix:
      ["/// A color between two others."]
        + (style == .coreAnimation
          ? [
            "private func mix(_ one: CGColor, _ other: CGColor, _ part: CGFloat) -> CGColor {",
            "  let parts = zip(components(one), components(other)).map { $0 + ($1 - $0) * part }",
            "  return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])", "}",
          ]
          : [
            "private func mix(_ one: UIColor, _ other: UIColor, _ part: CGFloat) -> UIColor {",
            "  let parts = zip(components(one.cgColor), components(other.cgColor)).map { $0 + ($1 - $0) * part }",
            "  return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])", "}",
          ])
    case .picture:
      [
        "/// A picture of the app's, by its name.", "private func namedPicture(_ name: String) -> Any? {",
        "  #if canImport(AppKit) && !canImport(UIKit)", "    NSImage(named: name)", "  #else",
        "    UIImage(named: name)?.cgImage", "  #endif", "}",
      ]
    case .drawnPath:
      [
        "/// The path that SVG's commands M, L, Q, C, and Z draw, with spaces between all commands and numbers.",
        "private func drawnPath(_ commands: String) -> CGPath {", "  let path = CGMutablePath()",
        "  var words = commands.split(separator: \" \")[...]",
        "  func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }",
        "  func point() -> CGPoint { CGPoint(x: number(), y: number()) }", "  while let command = words.popFirst() {",
        "    switch command {", "    case \"M\": path.move(to: point())", "    case \"L\": path.addLine(to: point())",
        "    case \"Q\":", "      let control = point()", "      path.addQuadCurve(to: point(), control: control)",
        "    case \"C\":", "      let (control1, control2) = (point(), point())",
        "      path.addCurve(to: point(), control1: control1, control2: control2)", "    default: path.closeSubpath()",
        "    }", "  }", "  return path", "}",
      ]
    case .perspective:
      [
        "/// A transform that shows depth from a distance.",
        "private func perspective(_ distance: CGFloat) -> CATransform3D {", "  var transform = CATransform3DIdentity",
        "  transform.m34 = -1 / distance", "  return transform", "}",
      ]
    case .centerText:
      [
        "/// Makes a text layer as high as its text, about its middle, where a label has its text.",
        "private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }",
      ]
    case .everyFrame:
      [
        "/// Calls a block at every frame.", "@discardableResult",
        "private func everyFrame(_ block: @escaping () -> Void) -> CADisplayLink {",
        "  let target = BlockTarget(block)", "  #if canImport(ObjectiveC)",
        "    let link = CADisplayLink(target: target, selector: #selector(BlockTarget.call))", "  #else",
        "    let link = CADisplayLink(target: target, selector: BlockTarget.call)", "  #endif",
        "  link.add(to: .main, forMode: .common)", "  return link", "}",
      ]
    case .recognize:
      [
        "/// The targets of gesture recognizers, which do not keep them.", "private var targets: [BlockTarget] = []",
        "",
        "/// Adds a gesture recognizer to a view, and calls a block whenever its state or its values change.",
        "private func recognize(_ recognizer: UIGestureRecognizer, on view: UIView, _ block: @escaping () -> Void) {",
        "  let target = BlockTarget(block)", "  targets.append(target)", "  #if canImport(ObjectiveC)",
        "    recognizer.addTarget(target, action: #selector(BlockTarget.call))", "  #else",
        "    recognizer.addTarget(target, action: BlockTarget.call)", "  #endif",
        "  view.addGestureRecognizer(recognizer)", "}",
      ]
    case .percentComplete:
      [
        "/// How far a transition is, from 0 to 1.",
        "private func percentComplete(_ animator: UIViewPropertyAnimator?) -> CGFloat {",
        "  guard let animator else { return 0 }",
        "  return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete", "}",
      ]
    case .release:
      [
        "/// Lets a transition go to its end, or back to its beginning, in its share of the time.",
        "private func release(",
        "  _ animator: UIViewPropertyAnimator?, finishing: Bool, with timing: any UITimingCurveProvider, speed: CGFloat = 1",
        ") {", "  guard let animator else { return }",
        "  let rest = finishing ? 1 - animator.fractionComplete : animator.fractionComplete",
        "  animator.isReversed = !finishing",
        "  animator.continueAnimation(withTimingParameters: timing, durationFactor: rest / speed)", "}",
      ]
    case .blockTarget:
      [
        "/// A target that calls a block.", "private final class BlockTarget: NSObject {",
        "  private let block: () -> Void", "", "  init(_ block: @escaping () -> Void) { self.block = block }", "",
        "  #if canImport(ObjectiveC)", "    @objc", "  #endif", "  func call() { block() }", "}",
      ]
    case .after:
      [
        "/// Runs a block after some seconds.",
        "private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {",
        "  DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: block))", "}",
      ]
    case .withoutAnimation:
      [
        "/// Changes layers at once.", "private func withoutAnimation(_ changes: () -> Void) {",
        "  CATransaction.begin()", "  CATransaction.setDisableActions(true)", "  changes()", "  CATransaction.commit()",
        "}",
      ]
    case .change:
      [
        "/// Changes the layer of a view with the animation that a layer of its own would get in a transaction.",
        "private func change(_ layer: CALayer, _ keyPath: String, to value: Any) {",
        "  let animation = CABasicAnimation(keyPath: keyPath)", "  animation.fromValue = shown(layer, keyPath)",
        "  animation.duration = CATransaction.animationDuration()",
        "  animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)",
        "  layer.setValue(value, forKeyPath: keyPath)", "  layer.add(animation, forKey: keyPath)", "}",
      ]
    case .shown:
      [
        "/// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.",
        "private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {",
        "  shownLayer(layer).value(forKeyPath: keyPath)", "}",
      ]
    case .pop:
      [
        "/// Springs a property. A spring that runs already is given the new end and keeps its velocity, unless it is replaced.",
        "private func pop(",
        "  _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,",
        "  bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,",
        "  settings: ((POPSpringAnimation) -> Void)? = nil, completion: (() -> Void)? = nil", ") {",
        "  let key = key ?? property",
        "  let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation",
        "  guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }",
        "  if let bounciness { spring.springBounciness = bounciness }", "  if let speed { spring.springSpeed = speed }",
        "  settings?(spring)",
        "  spring.toValue = value", "  if let velocity { spring.velocity = velocity }",
        "  if let completion { spring.completionBlock = { _, _ in completion() } }",
        "  guard running == nil else { return }",
        "  spring.fromValue = from", "  layer.pop_add(spring, forKey: key)", "}",
      ]
    case .shadedControl:
      [
        "/// A control that multiplies its color and those of what is inside, to be darker while it is pressed.",
        "final class ShadedControl: UIControl {",
        "  override class var layerClass: AnyClass { CAReplicatorLayer.self }", "  private var plainColor: UIColor?",
        "",
        "  /// White changes nothing.", "  var shade = UIColor.white {", "    didSet {",
        "      (layer as! CAReplicatorLayer).instanceColor = shade.cgColor",
        "      super.backgroundColor = plainColor.map(shaded)", "    }", "  }", "",
        "  /// The color without the shade.", "  override var backgroundColor: UIColor? {", "    get { plainColor }",
        "    set {", "      plainColor = newValue", "      super.backgroundColor = newValue.map(shaded)", "    }",
        "  }", "",
        "  private func shaded(_ color: UIColor) -> UIColor {",
        "    func parts(_ color: UIColor) -> [CGFloat] {", "      let all = color.cgColor.components ?? [0, 0, 0, 0]",
        "      return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all", "    }",
        "    let (own, factors) = (parts(color), parts(shade))",
        "    return UIColor(",
        "      red: own[0] * factors[0], green: own[1] * factors[1], blue: own[2] * factors[2], alpha: own[3])", "  }",
        "}",
      ]
    case .touchControl:
      [
        "/// A control that calls blocks for its touches.", "final class TouchControl: UIControl {",
        "  var onTouchesBegan: (() -> Void)?", "  var onTouchesMoved: (() -> Void)?",
        "  var onTouchesEnded: (() -> Void)?", "  var onTouchesCancelled: (() -> Void)?", "",
        "  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {",
        "    super.touchesBegan(touches, with: event)", "    onTouchesBegan?()", "  }", "",
        "  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {",
        "    super.touchesMoved(touches, with: event)", "    onTouchesMoved?()", "  }", "",
        "  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {",
        "    super.touchesEnded(touches, with: event)", "    onTouchesEnded?()", "  }", "",
        "  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {",
        "    super.touchesCancelled(touches, with: event)", "    onTouchesCancelled?()", "  }", "}",
      ]
    case .shapeView:
      [
        "/// A view whose layer is a shape.", "final class ShapeView: UIView {",
        "  override class var layerClass: AnyClass { CAShapeLayer.self }",
        "  var shape: CAShapeLayer { layer as! CAShapeLayer }", "}",
      ]
    case .gradientView:
      [
        "/// A view whose layer is a gradient.", "final class GradientView: UIView {",
        "  override class var layerClass: AnyClass { CAGradientLayer.self }",
        "  var gradient: CAGradientLayer { layer as! CAGradientLayer }", "}",
      ]
    case .transformView:
      [
        "/// A view whose subviews share one space in depth.", "final class TransformView: UIView {",
        "  override class var layerClass: AnyClass { CATransformLayer.self }", "}",
      ]
    case .replicatorView:
      [
        "/// A view whose layer shows copies of what is inside.", "final class ReplicatorView: UIView {",
        "  override class var layerClass: AnyClass { CAReplicatorLayer.self }",
        "  var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }", "}",
      ]
    }
  }
}
