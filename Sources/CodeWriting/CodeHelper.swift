/// The code that exported code uses besides the frameworks: functions and types inside the exported class.
enum CodeHelper: CaseIterable {
  case after, withoutAnimation, change, shown, pop
  case touchControl, shapeView, gradientView, replicatorView

  /// The helpers that it calls itself.
  var needs: [CodeHelper] { self == .change ? [.shown] : [] }

  var lines: [String] {
    switch self {
    case .after:
      [
        "/// Runs a block after some seconds.",
        "private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {",
        "  DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)", "}",
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
        "  (layer.animationKeys() == nil ? layer : layer.presentation() ?? layer).value(forKeyPath: keyPath)", "}",
      ]
    case .pop:
      [
        "/// Springs a property. A spring that runs already is given the new end and keeps its velocity, unless it is replaced.",
        "private func pop(",
        "  _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,",
        "  bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,",
        "  completion: (() -> Void)? = nil", ") {", "  let key = key ?? property",
        "  let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation",
        "  guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }",
        "  if let bounciness { spring.springBounciness = bounciness }", "  if let speed { spring.springSpeed = speed }",
        "  spring.toValue = value", "  if let velocity { spring.velocity = velocity }",
        "  if let completion { spring.completionBlock = { _, _ in completion() } }",
        "  guard running == nil else { return }",
        "  spring.fromValue = from", "  layer.pop_add(spring, forKey: key)", "}",
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
    case .replicatorView:
      [
        "/// A view whose layer shows copies of what is inside.", "final class ReplicatorView: UIView {",
        "  override class var layerClass: AnyClass { CAReplicatorLayer.self }",
        "  var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }", "}",
      ]
    }
  }
}
