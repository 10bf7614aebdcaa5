// swift-format-ignore-file
// Depth, from depth.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// Depth.
final class DepthLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let bar = CALayer()
  let card = CATransformLayer()
  let tile = CALayer()
  let hand = CAShapeLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 240, height: 160)
    layer.backgroundColor = CGColor(srgbRed: 221 / 255, green: 229 / 255, blue: 182 / 255, alpha: 1)
    addBar()
    addStage()
    addTile()
    addHand()
  }

  private func addBar() {
    bar.frame = CGRect(x: 0, y: 150, width: 0, height: 10)
    bar.backgroundColor = CGColor(srgbRed: 108 / 255, green: 88 / 255, blue: 76 / 255, alpha: 1)
    layer.addSublayer(bar)
  }

  private func addStage() {
    let stage = CALayer()
    stage.frame = CGRect(x: 20, y: 20, width: 90, height: 120)
    stage.sublayerTransform = CATransform3D(m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: -0.0025, m41: 0, m42: 0, m43: 0, m44: 1)
    layer.addSublayer(stage)

    card.frame = CGRect(x: 0, y: 0, width: 90, height: 120)
    stage.addSublayer(card)

    let front = CALayer()
    front.frame = CGRect(x: 0, y: 0, width: 90, height: 120)
    front.backgroundColor = CGColor(srgbRed: 108 / 255, green: 88 / 255, blue: 76 / 255, alpha: 1)
    front.isDoubleSided = false
    let frontText = CATextLayer()
    frontText.frame = CGRect(x: 0, y: 0, width: 90, height: 120)
    frontText.string = "Front"
    frontText.font = UIFont.systemFont(ofSize: 17)
    frontText.fontSize = 17
    frontText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    frontText.alignmentMode = .center
    frontText.truncationMode = .end
    centerText(of: frontText)
    front.addSublayer(frontText)
    card.addSublayer(front)

    let back = CALayer()
    back.bounds = CGRect(x: 0, y: 0, width: 90, height: 120)
    back.position = CGPoint(x: 45, y: 60)
    back.transform = CATransform3D(m11: -1, m12: 0, m13: -1.2246467991473532e-16, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 1.2246467991473532e-16, m32: 0, m33: -1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
    back.backgroundColor = CGColor(srgbRed: 169 / 255, green: 132 / 255, blue: 103 / 255, alpha: 1)
    back.isDoubleSided = false
    let backText = CATextLayer()
    backText.frame = CGRect(x: 0, y: 0, width: 90, height: 120)
    backText.string = "Back"
    backText.font = UIFont.systemFont(ofSize: 17)
    backText.fontSize = 17
    backText.foregroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    backText.alignmentMode = .center
    backText.truncationMode = .end
    centerText(of: backText)
    back.addSublayer(backText)
    card.addSublayer(back)
  }

  private func addTile() {
    tile.frame = CGRect(x: 130, y: 20, width: 90, height: 120)
    tile.backgroundColor = CGColor(srgbRed: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
    layer.addSublayer(tile)
  }

  private func addHand() {
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    hand.frame = CGRect(x: 174, y: 20, width: 2, height: 60)
    let handPath = CGMutablePath()
    handPath.addRect(CGRect(x: 0, y: 0, width: 2, height: 60))
    hand.path = handPath
    hand.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    layer.addSublayer(hand)
  }

  /// Begins what moves by itself.
  func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
    after(0.1) { [self] in
      let cardTransformRotationY = CABasicAnimation(keyPath: "transform")
      cardTransformRotationY.duration = 0.9
      cardTransformRotationY.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animate(card, to: 180 * Double.pi / 180, at: "transform.rotation.y", cardTransformRotationY)
    }
    every(0.05, count: 20) { [self] in
      withoutAnimation {
        bar.bounds.size.width = 12 + bar.bounds.size.width
      }
    }
    every(0.3, count: 4) { [self] in
      let handTransformRotation = CASpringAnimation(keyPath: "transform.rotation")
      handTransformRotation.stiffness = 400
      handTransformRotation.damping = 20
      handTransformRotation.fromValue = shown(hand, "transform.rotation")
      handTransformRotation.byValue = 30 * Double.pi / 180
      handTransformRotation.duration = handTransformRotation.settlingDuration
      let handTransformRotationEnd = ((handTransformRotation.fromValue as? NSNumber)?.doubleValue ?? 0) + 30 * Double.pi / 180
      withoutAnimation { hand.setValue(handTransformRotationEnd, forKeyPath: "transform.rotation") }
      hand.add(handTransformRotation, forKey: "transform.rotation")
    }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      tile.transform = CATransform3DConcat(CATransform3DMakeRotation((bar.bounds.size.width / 4) * Double.pi / 180, 0, 1, 0), CATransform3DConcat(CATransform3DMakeRotation((-bar.bounds.size.width / 8) * Double.pi / 180, 1, 0, 0), perspective(300)))
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
  }

  /// Runs a block again and again, first after the interval.
  private func every(
    _ interval: TimeInterval, count: Int = .max, from start: TimeInterval = CACurrentMediaTime(),
    while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void
  ) {
    guard count > 0 else { return }
    let next = start + interval
    after(next - CACurrentMediaTime()) { [weak self] in
      guard let self, holds() else { return }
      block()
      every(interval, count: count - 1, from: next, while: holds, block)
    }
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Changes a property of a layer at once, and shows the way to it.
  private func animate(
    _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,
    _ animation: CABasicAnimation
  ) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }
    layer.add(animation, forKey: keyPath)
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// A transform that shows depth from a distance.
  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// Makes a text layer as high as its text, about its middle, where a label has its text.
  private func centerText(of layer: CATextLayer) { layer.bounds.size.height = layer.preferredFrameSize().height }

  /// Calls a block at every frame.
  @discardableResult
  private func everyFrame(_ block: @escaping () -> Void) -> CADisplayLink {
    let target = BlockTarget(block)
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: target, selector: #selector(BlockTarget.call))
    #else
      let link = CADisplayLink(target: target, selector: BlockTarget.call)
    #endif
    link.add(to: .main, forMode: .common)
    return link
  }

  /// A target that calls a block.
  private final class BlockTarget: NSObject {
    private let block: () -> Void

    init(_ block: @escaping () -> Void) { self.block = block }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func call() { block() }
  }
}
