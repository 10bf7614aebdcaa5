// swift-format-ignore-file
// Model and presentation, from model-and-presentation.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  private typealias UIColor = NSColor
  private typealias UIFont = NSFont
#else
  import FlipbookUIKit
#endif

/// Model and presentation.
final class ModelAndPresentationLayers {
  /// The layer with everything in it.
  let layer = CALayer()
  let upperReadout = CATextLayer()
  let lowerReadout = CATextLayer()
  let upper = CALayer()
  let lower = CALayer()
  let upperModel = CALayer()
  let lowerModel = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 420, height: 250)
    layer.backgroundColor = CGColor(srgbRed: 247 / 255, green: 247 / 255, blue: 250 / 255, alpha: 1)
    addUpperCaption()
    addLowerCaption()
    addUpperReadout()
    addLowerReadout()
    addTrack0()
    addTrack1()
    addUpper()
    addLower()
    addUpperModel()
    addLowerModel()
  }

  private func addUpperCaption() {
    let upperCaption = CATextLayer()
    upperCaption.frame = CGRect(x: 30, y: 26, width: 180, height: 20)
    upperCaption.string = "Animation only"
    upperCaption.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    upperCaption.fontSize = 14
    upperCaption.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 1)
    upperCaption.truncationMode = .end
    centerText(of: upperCaption)
    layer.addSublayer(upperCaption)
  }

  private func addLowerCaption() {
    let lowerCaption = CATextLayer()
    lowerCaption.frame = CGRect(x: 30, y: 136, width: 180, height: 20)
    lowerCaption.string = "Model set as well"
    lowerCaption.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
    lowerCaption.fontSize = 14
    lowerCaption.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 1)
    lowerCaption.truncationMode = .end
    centerText(of: lowerCaption)
    layer.addSublayer(lowerCaption)
  }

  private func addUpperReadout() {
    upperReadout.frame = CGRect(x: 170, y: 26, width: 220, height: 20)
    upperReadout.string = ""
    upperReadout.font = UIFont.systemFont(ofSize: 13)
    upperReadout.fontSize = 13
    upperReadout.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.6)
    upperReadout.alignmentMode = .right
    upperReadout.truncationMode = .end
    centerText(of: upperReadout)
    layer.addSublayer(upperReadout)
  }

  private func addLowerReadout() {
    lowerReadout.frame = CGRect(x: 170, y: 136, width: 220, height: 20)
    lowerReadout.string = ""
    lowerReadout.font = UIFont.systemFont(ofSize: 13)
    lowerReadout.fontSize = 13
    lowerReadout.foregroundColor = CGColor(srgbRed: 58 / 255, green: 63 / 255, blue: 85 / 255, alpha: 0.6)
    lowerReadout.alignmentMode = .right
    lowerReadout.truncationMode = .end
    centerText(of: lowerReadout)
    layer.addSublayer(lowerReadout)
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

  private func addUpper() {
    upper.frame = CGRect(x: 38, y: 61, width: 44, height: 44)
    upper.backgroundColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 1)
    upper.cornerRadius = 22
    layer.addSublayer(upper)
  }

  private func addLower() {
    lower.frame = CGRect(x: 38, y: 171, width: 44, height: 44)
    lower.backgroundColor = CGColor(srgbRed: 61 / 255, green: 139 / 255, blue: 181 / 255, alpha: 1)
    lower.cornerRadius = 22
    layer.addSublayer(lower)
  }

  private func addUpperModel() {
    upperModel.frame = CGRect(x: 32, y: 55, width: 56, height: 56)
    upperModel.cornerRadius = 28
    upperModel.borderWidth = 3
    upperModel.borderColor = CGColor(srgbRed: 229 / 255, green: 107 / 255, blue: 111 / 255, alpha: 0.5)
    layer.addSublayer(upperModel)
  }

  private func addLowerModel() {
    lowerModel.frame = CGRect(x: 32, y: 165, width: 56, height: 56)
    lowerModel.cornerRadius = 28
    lowerModel.borderWidth = 3
    lowerModel.borderColor = CGColor(srgbRed: 61 / 255, green: 139 / 255, blue: 181 / 255, alpha: 0.5)
    layer.addSublayer(lowerModel)
  }

  /// Begins what moves by itself.
  func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
    after(0.5) { [self] in
      let upperPositionX = CABasicAnimation(keyPath: "position.x")
      upperPositionX.fromValue = 60
      upperPositionX.toValue = 360
      upperPositionX.duration = 1.5
      upperPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      upper.add(upperPositionX, forKey: "position.x")
      let lowerPositionX = CABasicAnimation(keyPath: "position.x")
      lowerPositionX.fromValue = 60
      lowerPositionX.toValue = 360
      lowerPositionX.duration = 1.5
      lowerPositionX.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      withoutAnimation {
        lower.position.x = 360
      }
      lower.add(lowerPositionX, forKey: "position.x")
    }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      upperModel.position.x = upper.position.x
      lowerModel.position.x = lower.position.x
      upperReadout.string = "model \(numberText(round(upper.position.x))), presentation \(numberText(round(((shown(upper, "position.x") as? NSNumber)?.doubleValue ?? 0))))"
      centerText(of: upperReadout)
      lowerReadout.string = "model \(numberText(round(lower.position.x))), presentation \(numberText(round(((shown(lower, "position.x") as? NSNumber)?.doubleValue ?? 0))))"
      centerText(of: lowerReadout)
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
