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
        "/// Sets a property of a layer and animates to the new value.",
        "private func animate(", "  _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,",
        "  _ animation: CABasicAnimation", ") {", "  guard let keyPath = animation.keyPath else { return }",
        "  animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)",
        "  withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }",
        "  layer.add(animation, forKey: keyPath)", "}",
      ]
    case .addUp:
      [
        "/// Sets a property of a layer with an additive animation, so that running animations continue and a retargeted",
        "/// property keeps its velocity.",
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
        "/// Animates views with a timing that UIView's animation blocks don't support.", "private func animate(",
        "  duration: TimeInterval, _ timing: any UITimingCurveProvider, delay: TimeInterval = 0,",
        "  _ changes: @escaping () -> Void, completion: (() -> Void)? = nil", ") {",
        "  let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)",
        "  animator.addAnimations(changes)", "  if let completion { animator.addCompletion { _ in completion() } }",
        "  animator.startAnimation(afterDelay: delay)", "}",
      ]
    case .every where style == .swiftUI:
      [
        "/// Runs a block repeatedly, for the first time after one interval.", "private func every(",
        "  _ interval: TimeInterval, count: Int = .max, from start: Date = Date(),",
        "  while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void", ") {",
        "  guard count > 0 else { return }", "  let next = start.addingTimeInterval(interval)",
        "  after(next.timeIntervalSinceNow) {", "    guard holds() else { return }", "    block()",
        "    every(interval, count: count - 1, from: next, while: holds, block)", "  }", "}",
      ]
    case .every:
      [
        "/// Runs a block repeatedly, for the first time after one interval.", "private func every(",
        "  _ interval: TimeInterval, count: Int = .max, from start: TimeInterval = CACurrentMediaTime(),",
        "  while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void", ") {",
        "  guard count > 0 else { return }", "  let next = start + interval",
        "  after(next - CACurrentMediaTime()) { [weak self] in", "    guard let self, holds() else { return }",
        "    block()", "    every(interval, count: count - 1, from: next, while: holds, block)", "  }", "}",
      ]
    case .frames:
      [
        "/// Runs a block in every frame while a condition holds.", "private func frames(",
        "  count: Int = .max, while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void", ") {",
        "  var (left, link) = (count, nil as CADisplayLink?)", "  link = everyFrame {",
        "    if left > 0, holds() { block() } else { left = 0 }", "    left -= 1",
        "    if left <= 0 { link?.invalidate() }", "  }", "}",
      ]
    case .shownSize:
      [
        "/// The presented size of a layer.", "private func shownSize(_ layer: CALayer) -> CGSize {",
        "  shownLayer(layer).bounds.size", "}",
      ]
    case .shownLayer:
      [
        "/// The presentation layer; the layer itself if it has no animations.",
        "private func shownLayer(_ layer: CALayer) -> CALayer {",
        "  layer.animationKeys() == nil ? layer : layer.presentation() ?? layer", "}",
      ]
    case .place:
      [
        "/// Sets a layer's frame, ignoring its transform; nil keeps the current width or height.",
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
          "/// Resizes a text layer to the width of its text, in whole points.",
          "private func fit(_ layer: CATextLayer) {",
          "  let width = layer.preferredFrameSize().width.rounded(.up)",
          "  if layer.bounds.width != width { withoutAnimation { layer.bounds.size.width = width } }", "}",
        ]
        : [
          "/// Resizes a label to fit its text, in whole points.",
          "private func fit(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) {",
          "  let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))",
          "  let size = CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))",
          "  if label.bounds.size != size { withoutAnimation { label.bounds.size = size } }", "}",
        ]
    case .numberText:
      [
        "/// Formats a number for display, with at most six decimals.",
        "private func numberText(_ number: CGFloat) -> String {",
        "  let rounded = Double((number * 1e6).rounded() / 1e6)",
        #"  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)""#, "}",
      ]
    case .beginning:
      [
        "/// Runs a block when an animation starts.",
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
        "/// The red, green, blue, and alpha components of a color.",
        "private func components(_ color: CGColor) -> [CGFloat] {",
        "  let all = color.components ?? [0, 0, 0, 0]",
        "  return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all", "}",
      ]
    case .mix:
      ["/// Interpolates between two colors."]
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
        "/// Returns an image of the app by its name.", "private func namedPicture(_ name: String) -> Any? {",
        "  #if canImport(AppKit) && !canImport(UIKit)", "    NSImage(named: name)", "  #else",
        "    UIImage(named: name)?.cgImage", "  #endif", "}",
      ]
    case .drawnPath:
      [
        "/// Parses the SVG path commands M, L, Q, C, and Z, separated from their numbers by spaces.",
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
        "/// A perspective transform for a viewing distance.",
        "private func perspective(_ distance: CGFloat) -> CATransform3D {", "  var transform = CATransform3DIdentity",
        "  transform.m34 = -1 / distance", "  return transform", "}",
      ]
    case .centerText:
      [
        "/// Fits a text layer's height to its text, which centers it vertically as in a label.",
        "private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }",
      ]
    case .everyFrame:
      [
        "/// Calls a block in every frame.", "@discardableResult",
        "private func everyFrame(_ block: @escaping () -> Void) -> CADisplayLink {",
        "  let target = BlockTarget(block)", "  #if canImport(ObjectiveC)",
        "    let link = CADisplayLink(target: target, selector: #selector(BlockTarget.call))", "  #else",
        "    let link = CADisplayLink(target: target, selector: BlockTarget.call)", "  #endif",
        "  link.add(to: .main, forMode: .common)", "  return link", "}",
      ]
    case .recognize:
      [
        "/// The targets of gesture recognizers, which don't retain them.", "private var targets: [BlockTarget] = []",
        "",
        "/// Adds a gesture recognizer to a view, with a block for its changes.",
        "private func recognize(_ recognizer: UIGestureRecognizer, on view: UIView, _ block: @escaping () -> Void) {",
        "  let target = BlockTarget(block)", "  targets.append(target)", "  #if canImport(ObjectiveC)",
        "    recognizer.addTarget(target, action: #selector(BlockTarget.call))", "  #else",
        "    recognizer.addTarget(target, action: BlockTarget.call)", "  #endif",
        "  view.addGestureRecognizer(recognizer)", "}",
      ]
    case .percentComplete:
      [
        "/// The completed fraction of a transition, from 0 to 1.",
        "private func percentComplete(_ animator: UIViewPropertyAnimator?) -> CGFloat {",
        "  guard let animator else { return 0 }",
        "  return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete", "}",
      ]
    case .release:
      [
        "/// Continues a transition to its end, or back to its start, in the remaining fraction of its duration.",
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
        "/// Runs a block after a delay, in seconds.",
        "private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {",
        "  DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: block))", "}",
      ]
    case .withoutAnimation:
      [
        "/// Changes layers without implicit animations.", "private func withoutAnimation(_ changes: () -> Void) {",
        "  CATransaction.begin()", "  CATransaction.setDisableActions(true)", "  changes()", "  CATransaction.commit()",
        "}",
      ]
    case .change:
      [
        "/// Animates a view's layer like a standalone layer in a transaction: a view disables implicit animations.",
        "private func change(_ layer: CALayer, _ keyPath: String, to value: Any) {",
        "  let animation = CABasicAnimation(keyPath: keyPath)", "  animation.fromValue = shown(layer, keyPath)",
        "  animation.duration = CATransaction.animationDuration()",
        "  animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)",
        "  layer.setValue(value, forKeyPath: keyPath)", "  layer.add(animation, forKey: keyPath)", "}",
      ]
    case .shown:
      [
        "/// A layer's presentation value; the model value without animations, as it may not have been rendered yet.",
        "private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {",
        "  shownLayer(layer).value(forKeyPath: keyPath)", "}",
      ]
    case .pop:
      [
        "/// Animates a property with a Pop spring. A running spring is retargeted and keeps its velocity, unless replaced.",
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
        "/// A control that multiplies the colors of its contents by a shade, to darken them while it is pressed.",
        "final class ShadedControl: UIControl {",
        "  override class var layerClass: AnyClass { CAReplicatorLayer.self }", "  private var plainColor: UIColor?",
        "",
        "  /// The color that all colors are multiplied by; white has no effect.",
        "  var shade = UIColor.white {",
        "    didSet {",
        "      (layer as! CAReplicatorLayer).instanceColor = shade.cgColor",
        "      super.backgroundColor = plainColor.map(shaded)", "    }", "  }", "",
        "  /// The background color before it is multiplied by the shade.",
        "  override var backgroundColor: UIColor? {", "    get { plainColor }",
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
        "/// A control that calls closures for its touches.", "final class TouchControl: UIControl {",
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
        "/// A view backed by a shape layer.", "final class ShapeView: UIView {",
        "  override class var layerClass: AnyClass { CAShapeLayer.self }",
        "  var shape: CAShapeLayer { layer as! CAShapeLayer }", "}",
      ]
    case .gradientView:
      [
        "/// A view backed by a gradient layer.", "final class GradientView: UIView {",
        "  override class var layerClass: AnyClass { CAGradientLayer.self }",
        "  var gradient: CAGradientLayer { layer as! CAGradientLayer }", "}",
      ]
    case .transformView:
      [
        "/// A view backed by a transform layer, whose subviews share a 3D space.",
        "final class TransformView: UIView {",
        "  override class var layerClass: AnyClass { CATransformLayer.self }", "}",
      ]
    case .replicatorView:
      [
        "/// A view backed by a replicator layer.", "final class ReplicatorView: UIView {",
        "  override class var layerClass: AnyClass { CAReplicatorLayer.self }",
        "  var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }", "}",
      ]
    }
  }
}
