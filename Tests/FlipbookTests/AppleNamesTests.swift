import Flipbook
import Foundation
import TestSupport
import Testing

/// Code in Apple's words: some of it compiles, and for the rest the compiler names the words that do.
@Suite struct AppleNamesTests {
  /// Code, and what replaces its name by the compiler's fix-it.
  private static let renamed: [(code: String, name: String, replacement: String)] = [
    ("_ = CALayer()", "CALayer", "Layer"),
    ("_ = CAShapeLayer()", "CAShapeLayer", "Layer"),
    ("_ = ShapeLayer()", "ShapeLayer", "Layer"),
    ("_ = CATextLayer()", "CATextLayer", "Layer"),
    ("_ = TextLayer()", "TextLayer", "Layer"),
    ("_ = GradientLayer()", "GradientLayer", "Layer"),
    ("_ = ReplicatorLayer()", "ReplicatorLayer", "Layer"),
    ("_ = CAEmitterLayer()", "CAEmitterLayer", "Layer"),
    ("_ = ScrollLayer()", "ScrollLayer", "Layer"),
    ("_ = CATransformLayer()", "CATransformLayer", "Layer"),
    ("_ = CAEmitterCell()", "CAEmitterCell", "EmitterCell"),
    ("_ = layer.presentation()", "presentation()", "presentation(at:)"),
    ("layer.alpha = 0", "alpha", "opacity"),
    ("layer.center.x = 3", "center", "position"),
    ("layer.clipsToBounds = true", "clipsToBounds", "masksToBounds"),
    ("layer.addSubview(layer)", "addSubview", "addSublayer(_:)"),
    ("layer.removeFromSuperview()", "removeFromSuperview()", "removeFromSuperlayer()"),
    ("_ = CABasicAnimation(.opacity, to: 1)", "CABasicAnimation", "BasicAnimation"),
    ("_ = CASpringAnimation.self", "CASpringAnimation", "SpringAnimation"),
    ("_ = CAKeyframeAnimation.self", "CAKeyframeAnimation", "KeyframeAnimation"),
    ("_ = CAAnimationGroup([])", "CAAnimationGroup", "AnimationGroup"),
    ("_ = CATransition(.fade)", "CATransition", "Transition"),
    ("_ = CAMediaTimingFunction.easeIn", "CAMediaTimingFunction", "TimingFunction"),
    ("basic.fromValue = 0", "fromValue", "from"),
    ("basic.toValue = 1", "toValue", "to"),
    ("basic.byValue = 1", "byValue", "by"),
    ("basic.duration = 2", "duration", "timing.duration"),
    ("basic.repeatCount = 2", "repeatCount", "timing.repeatCount"),
    ("basic.autoreverses = true", "autoreverses", "timing.autoreverses"),
    ("basic.fillMode = .both", "fillMode", "timing.fillMode"),
    ("basic.isRemovedOnCompletion = false", "isRemovedOnCompletion", "removedOnCompletion"),
    ("_ = TimingFunction(controlPoints: 0, 0, 1, 1)", "init(controlPoints:_:_:_:)", "init(_:_:_:_:)"),
    ("_ = UIView()", "UIView", "Layer"),
    ("_ = UIViewPropertyAnimator(on: stage, duration: 1)", "UIViewPropertyAnimator", "PropertyAnimator"),
    ("_ = UITapGestureRecognizer { _ in }", "UITapGestureRecognizer", "TapGestureRecognizer"),
    (
      "stage.animate(withDuration: 1, animations: {})", "animate(withDuration:delay:options:animations:completion:)",
      "animate(duration:delay:options:_:completion:)"
    ),
    (
      "stage.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: {})",
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      "addKeyframe(relativeStart:relativeDuration:_:)"
    ),
    ("stage.performWithoutAnimation {}", "performWithoutAnimation", "withoutAnimation(_:)"),
    ("_ = POPSpringAnimation(.scaleXY)", "POPSpringAnimation", "PopSpringAnimation"),
    ("_ = POPDecayAnimation(.positionX)", "POPDecayAnimation", "PopDecayAnimation"),
    ("layer.pop_add(pop, forKey: nil)", "pop_add(_:forKey:)", "pop(_:forKey:)"),
    ("layer.pop_removeAllAnimations()", "pop_removeAllAnimations()", "removeAllPopAnimations()"),
    ("_ = CATransform3D.identity", "CATransform3D", "Transform3D"),
    ("_ = CATransform3DIdentity", "CATransform3DIdentity", "Transform3D.identity"),
    ("_ = CGPath()", "CGPath", "Path"),
    ("_ = UIBezierPath()", "UIBezierPath", "Path"),
    ("_ = UIColor.red", "UIColor", "Color"),
    ("_ = CGColor.black", "CGColor", "Color"),
    ("_ = UIEdgeInsets(1, 1, 1, 1)", "UIEdgeInsets", "EdgeInsets"),
    ("_ = Point(x: 1, y: 2)", "init(x:y:)", "init(_:_:)"),
    ("_ = Size(width: 1, height: 2)", "init(width:height:)", "init(_:_:)"),
    ("_ = Rect(x: 0, y: 0, width: 1, height: 1)", "init(x:y:width:height:)", "init(_:_:_:_:)"),
  ]

  /// Code, and the message that says what to write.
  private static let explained: [(code: String, message: String)] = [
    ("_ = ShapeLayer()", "write Layer(content: .shape(ShapeContent(path: path)))"),
    ("_ = TextLayer()", #"write Layer(content: .text(TextContent("Hello")))"#),
    ("_ = CAGradientLayer()", "write Layer(content: .gradient(GradientContent(colors: colors)))"),
    ("_ = BasicAnimation(keyPath: \"opacity\")", "BasicAnimation(.positionX, from: 0, to: 100)"),
    (
      "_ = SpringAnimation(keyPath: \"opacity\")",
      "SpringAnimation(.positionX, to: 100, curve: try SpringCurve(damping: 12))"
    ),
    ("_ = KeyframeAnimation(keyPath: \"opacity\")", "KeyframeAnimation(.opacity, keyframes: keyframes)"),
    ("_ = JNWSpringAnimation(keyPath: \"opacity\")", "JNWSpringAnimation(.positionX, from: 0, to: 100"),
    ("_ = PopSpringAnimation(propertyNamed: \"a\")", "PopSpringAnimation(.scaleXY)"),
    ("spring.springBounciness = 20", "animation.dynamics = try PopDynamics(bounciness: 12, speed: 12)"),
    ("CATransaction.begin()", "try stage.transaction(duration: 0.5)"),
    ("_ = CACurrentMediaTime()", "stage.time"),
    ("layer.setValue(1, forKeyPath: \"opacity\")", "layer.position.x = 100"),
    (
      "stage.animate(withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: {})",
      "stage.animate(spring: try UIKitSpring("
    ),
    ("_ = CATransform3DMakeRotation(1, 0, 0, 1)", "Transform3D.rotation(radians: angle)"),
  ]

  /// Checks statements, and returns the errors and fix-its about each.
  private func errors(in statements: [String]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    var source = """
      import Flipbook
      func run(_ stage: Stage, _ layer: Layer, _ pop: PopAnimation, _ spring: PopSpringAnimation) throws {
      var basic = BasicAnimation(.opacity, to: 1)

      """
    let first = source.split(separator: "\n").count + 1
    source += statements.joined(separator: "\n") + "\n_ = basic\n}\n"
    let file = folder / "names.swift"
    try Data(source.utf8).write(to: URL(filePath: file))
    let outcome = try SwiftCompiler.check([file])
    var errors = [[String]](repeating: [], count: statements.count)
    var current: Int?
    // Without them, nothing of the file has been looked at.
    #expect(!outcome.output.contains("could not build"), "\(outcome.output.prefix(1000))")
    for line in outcome.output.split(separator: "\n") {
      if let match = line.firstMatch(of: /^\S*\.swift:(\d+):\d+: (error|warning|note): (.*)$/) {
        let index = (Int(match.1) ?? 0) - first
        current = line.hasPrefix(file) && match.2 == "error" && errors.indices.contains(index) ? index : nil
        if line.hasPrefix(file), match.2 == "error", current == nil { Issue.record("\(line)") }
      }
      if let current { errors[current].append(String(line)) }
    }
    return errors
  }

  @Test("Apple's names that have another one here are renamed by a fix-it") func fixIts() throws {
    let all = try errors(in: Self.renamed.map(\.code))
    for (entry, errors) in zip(Self.renamed, all) {
      let words = ["renamed to", "replaced by"].map { "'\(entry.name)' has been \($0) '\(entry.replacement)'" }
      #expect(
        errors.contains { error in words.contains { error.contains($0) } }, "\(entry.code): \(errors)")
    }
  }

  @Test("Where a name does not suffice, the message says what to write") func messages() throws {
    let all = try errors(in: Self.explained.map(\.code))
    for (entry, errors) in zip(Self.explained, all) {
      #expect(errors.contains { $0.contains(entry.message) }, "\(entry.code): \(errors)")
    }
  }

  @Test("Colors have UIKit's names and values") func colors() throws {
    let all = try errors(in: ["layer.backgroundColor = .systemTeal", "_ = Color.blue", "_ = Color.notThere"])
    #expect(all[0].isEmpty && all[1].isEmpty, "\(all)")
    #expect(!all[2].isEmpty)
    // UIColor's green is none of CSS's, which scene files mean by the plain word.
    #expect(Color.green == Color(red: 0, green: 1, blue: 0) && Color.brown == Color(red: 0.6, green: 0.4, blue: 0.2))
    #expect(Color.systemBlue == Color(hex: 0x007AFF))
    #expect(Color.separator == Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29))
  }
}
