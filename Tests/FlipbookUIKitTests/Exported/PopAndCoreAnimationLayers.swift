// swift-format-ignore-file
// Pop and Core Animation, from pop-and-core-animation.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
  import pop
#else
  import FlipbookUIKit
#endif

/// Pop and Core Animation.
final class PopAndCoreAnimationLayers {
  let stiffness = 214.655294
  let damping = 15.240794

  /// The layer with everything in it.
  let layer = CALayer()
  let popReadout = CATextLayer()
  let coreReadout = CATextLayer()
  let popBall = CALayer()
  let coreBall = CALayer()
  let popModel = CALayer()
  let coreModel = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 420, height: 250)
    layer.backgroundColor = CGColor(srgbRed: 247 / 255, green: 247 / 255, blue: 250 / 255, alpha: 1)
    addPopCaption()
    addCoreCaption()
    addPopReadout()
    addCoreReadout()
    addTrack0()
    addTrack1()
    addPopBall()
    addCoreBall()
    addPopModel()
    addCoreModel()
  }

  private func addPopCaption() {
    let popCaption = CATextLayer()
    popCaption.frame = CGRect(x: 30, y: 26, width: 180, height: 20)
    popCaption.string = "Pop"
    popCaption.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    popCaption.fontSize = 14
    popCaption.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 1)
    popCaption.truncationMode = .end
    centerText(of: popCaption)
    layer.addSublayer(popCaption)
  }

  private func addCoreCaption() {
    let coreCaption = CATextLayer()
    coreCaption.frame = CGRect(x: 30, y: 136, width: 180, height: 20)
    coreCaption.string = "Core Animation"
    coreCaption.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    coreCaption.fontSize = 14
    coreCaption.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 1)
    coreCaption.truncationMode = .end
    centerText(of: coreCaption)
    layer.addSublayer(coreCaption)
  }

  private func addPopReadout() {
    popReadout.frame = CGRect(x: 170, y: 26, width: 220, height: 20)
    popReadout.string = ""
    popReadout.font = UIFont.systemFont(ofSize: 13)
    popReadout.fontSize = 13
    popReadout.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.6)
    popReadout.alignmentMode = .right
    popReadout.truncationMode = .end
    centerText(of: popReadout)
    layer.addSublayer(popReadout)
  }

  private func addCoreReadout() {
    coreReadout.frame = CGRect(x: 170, y: 136, width: 220, height: 20)
    coreReadout.string = ""
    coreReadout.font = UIFont.systemFont(ofSize: 13)
    coreReadout.fontSize = 13
    coreReadout.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.6)
    coreReadout.alignmentMode = .right
    coreReadout.truncationMode = .end
    centerText(of: coreReadout)
    layer.addSublayer(coreReadout)
  }

  private func addTrack0() {
    let track0 = CALayer()
    track0.frame = CGRect(x: 60, y: 81, width: 300, height: 4)
    track0.backgroundColor = CGColor(srgbRed: 227 / 255, green: 229 / 255, blue: 238 / 255, alpha: 1)
    track0.cornerRadius = 2
    layer.addSublayer(track0)
  }

  private func addTrack1() {
    let track1 = CALayer()
    track1.frame = CGRect(x: 60, y: 191, width: 300, height: 4)
    track1.backgroundColor = CGColor(srgbRed: 227 / 255, green: 229 / 255, blue: 238 / 255, alpha: 1)
    track1.cornerRadius = 2
    layer.addSublayer(track1)
  }

  private func addPopBall() {
    popBall.frame = CGRect(x: 38, y: 61, width: 44, height: 44)
    popBall.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    popBall.cornerRadius = 22
    layer.addSublayer(popBall)
  }

  private func addCoreBall() {
    coreBall.frame = CGRect(x: 38, y: 171, width: 44, height: 44)
    coreBall.backgroundColor = CGColor(srgbRed: 61 / 255, green: 139 / 255, blue: 181 / 255, alpha: 1)
    coreBall.cornerRadius = 22
    layer.addSublayer(coreBall)
  }

  private func addPopModel() {
    popModel.frame = CGRect(x: 32, y: 55, width: 56, height: 56)
    popModel.cornerRadius = 28
    popModel.borderWidth = 3
    popModel.borderColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 0.5)
    layer.addSublayer(popModel)
  }

  private func addCoreModel() {
    coreModel.frame = CGRect(x: 32, y: 165, width: 56, height: 56)
    coreModel.cornerRadius = 28
    coreModel.borderWidth = 3
    coreModel.borderColor = CGColor(srgbRed: 61 / 255, green: 139 / 255, blue: 181 / 255, alpha: 0.5)
    layer.addSublayer(coreModel)
  }

  /// Begins what moves by itself.
  func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
    after(0.6) { [self] in
      pop(popBall, kPOPLayerPositionX, to: 340, bounciness: 12, speed: 6)
      let coreBallPositionX = CASpringAnimation(keyPath: "position.x")
      coreBallPositionX.mass = 1
      coreBallPositionX.stiffness = stiffness
      coreBallPositionX.damping = damping
      coreBallPositionX.fromValue = shown(coreBall, "position.x")
      coreBallPositionX.toValue = 340
      coreBallPositionX.duration = coreBallPositionX.settlingDuration
      withoutAnimation {
        coreBall.position.x = 340
      }
      coreBall.add(coreBallPositionX, forKey: "position.x")
    }
    after(2.6) { [self] in
      pop(popBall, kPOPLayerPositionX, to: 60, bounciness: 12, speed: 6)
      let coreBallPositionX2 = CASpringAnimation(keyPath: "position.x")
      coreBallPositionX2.mass = 1
      coreBallPositionX2.stiffness = stiffness
      coreBallPositionX2.damping = damping
      coreBallPositionX2.fromValue = shown(coreBall, "position.x")
      coreBallPositionX2.toValue = 60
      coreBallPositionX2.duration = coreBallPositionX2.settlingDuration
      withoutAnimation {
        coreBall.position.x = 60
      }
      coreBall.add(coreBallPositionX2, forKey: "position.x")
    }
    after(2.75) { [self] in
      pop(popBall, kPOPLayerPositionX, to: 340, bounciness: 12, speed: 6)
      let coreBallPositionX3 = CASpringAnimation(keyPath: "position.x")
      coreBallPositionX3.mass = 1
      coreBallPositionX3.stiffness = stiffness
      coreBallPositionX3.damping = damping
      coreBallPositionX3.fromValue = shown(coreBall, "position.x")
      coreBallPositionX3.toValue = 340
      coreBallPositionX3.duration = coreBallPositionX3.settlingDuration
      withoutAnimation {
        coreBall.position.x = 340
      }
      coreBall.add(coreBallPositionX3, forKey: "position.x")
    }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      popModel.position.x = popBall.position.x
      coreModel.position.x = coreBall.position.x
      popReadout.string = "model \(numberText(round(popBall.position.x))), presentation \(numberText(round(((shown(popBall, "position.x") as? NSNumber)?.doubleValue ?? 0))))"
      centerText(of: popReadout)
      coreReadout.string = "model \(numberText(round(coreBall.position.x))), presentation \(numberText(round(((shown(coreBall, "position.x") as? NSNumber)?.doubleValue ?? 0))))"
      centerText(of: coreReadout)
    }
  }

  /// Runs a block after some seconds.
  private func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: block)
  }

  /// Changes layers at once.
  private func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// The presentation value of a layer; without animations the model's, which may not have been on the screen yet.
  private func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// Springs a property. A spring that runs already is given the new end and keeps its velocity, unless it is replaced.
  private func pop(
    _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,
    bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,
    settings: ((POPSpringAnimation) -> Void)? = nil, completion: (() -> Void)? = nil
  ) {
    let key = key ?? property
    let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation
    guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }
    if let bounciness { spring.springBounciness = bounciness }
    if let speed { spring.springSpeed = speed }
    settings?(spring)
    spring.toValue = value
    if let velocity { spring.velocity = velocity }
    if let completion { spring.completionBlock = { _, _ in completion() } }
    guard running == nil else { return }
    spring.fromValue = from
    layer.pop_add(spring, forKey: key)
  }

  /// A number as it stands in a text: whole ones without a point, others with six decimals at most.
  private func numberText(_ number: CGFloat) -> String {
    let rounded = Double((number * 1e6).rounded() / 1e6)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
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
