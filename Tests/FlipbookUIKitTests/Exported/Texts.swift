// swift-format-ignore-file
// Texts, from texts.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Texts.
final class Texts: UIView {
  private(set) var typed = 0.0

  let meter = UIView()
  let count = UILabel()
  let line = UILabel()
  let box = UIView()
  let one = UILabel()
  let two = UILabel()
  let below = UILabel()
  let rail = UIView()
  let half = CALayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    backgroundColor = UIColor.white
    addMeter()
    addCount()
    addLine()
    addBox()
    addBelow()
    addRail()
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addMeter() {
    meter.frame = CGRect(x: 0, y: 0, width: 0, height: 4)
    meter.backgroundColor = UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
    meter.isUserInteractionEnabled = false
    addSubview(meter)
  }

  private func addCount() {
    count.frame = CGRect(x: 111.5, y: 15, width: 17, height: 30)
    count.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .bold)
    count.textColor = UIColor.black
    count.textAlignment = .natural
    count.text = "0"
    addSubview(count)
  }

  private func addLine() {
    line.frame = CGRect(x: 20, y: 51, width: 0, height: 0)
    line.font = UIFont.systemFont(ofSize: 15)
    line.textColor = UIColor.black
    line.textAlignment = .natural
    addSubview(line)
  }

  private func addBox() {
    box.frame = CGRect(x: 100, y: 60, width: 120, height: 60)
    box.backgroundColor = UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1)
    box.isUserInteractionEnabled = false
    addSubview(box)

    one.frame = CGRect(x: 0, y: 0, width: 26, height: 60)
    one.font = UIFont.systemFont(ofSize: 13)
    one.textColor = UIColor.black
    one.textAlignment = .natural
    one.text = "One"
    box.addSubview(one)

    two.frame = CGRect(x: 30, y: 0, width: 26, height: 60)
    two.font = UIFont.systemFont(ofSize: 13)
    two.textColor = UIColor.black
    two.textAlignment = .natural
    two.text = "Two"
    box.addSubview(two)
  }

  private func addBelow() {
    below.frame = CGRect(x: 182, y: 122, width: 38, height: 16)
    below.font = UIFont.systemFont(ofSize: 13)
    below.textColor = UIColor.black
    below.textAlignment = .natural
    below.text = "Below"
    addSubview(below)
  }

  private func addRail() {
    rail.frame = CGRect(x: 20, y: 140, width: 100, height: 10)
    rail.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1)
    rail.isUserInteractionEnabled = false
    addSubview(rail)

    half.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    half.backgroundColor = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1).cgColor
    rail.layer.addSublayer(half)
  }

  /// Begins what moves by itself.
  private func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
    UIView.animate(withDuration: 1.2, delay: 0, options: []) { [self] in
      meter.bounds.size.width = 240
    }
    UIView.animate(withDuration: 1, delay: 0, options: []) { [self] in
      rail.bounds.size.width = 200
    }
    every(0.11, count: 13) { [self] in
      typed = typed + 1
    }
  }

  /// Works out what follows from other values.
  private func follow() {
    count.text = "\(numberText(round(shownLayer(meter.layer).bounds.width)))"
    line.text = "\(String("Typed by hand".prefix(Int(min(max(0, typed), 1e9))))) (\(numberText(13)))"
    fit(count)
    fit(line)
    place(line.layer, x: 20, y: shownLayer(count.layer).frame.maxY + 6)
    let boxMembers = [one.layer, two.layer].filter { !$0.isHidden }
    var boxPosition: CGFloat = 0
    for member in boxMembers {
      place(member, x: boxPosition, y: 0, height: shownSize(box.layer).height)
      boxPosition += shownSize(member).width + 4
    }
    place(below.layer, x: 240 - shownSize(below.layer).width - 20, y: shownLayer(box.layer).frame.maxY + 2)
    place(half, x: 0, y: 0, width: (shownLayer(rail.layer).bounds.width / 2), height: shownSize(rail.layer).height)
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

  /// The size of a layer as it is on the screen.
  private func shownSize(_ layer: CALayer) -> CGSize {
    shownLayer(layer).bounds.size
  }

  /// A layer as it is on the screen.
  private func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  /// Places a layer by its frame before its transform; without a width or a height it keeps its own.
  private func place(_ layer: CALayer, x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    let size = CGSize(width: width ?? shownSize(layer).width, height: height ?? shownSize(layer).height)
    let anchor = layer.anchorPoint
    let position = CGPoint(x: x + anchor.x * size.width, y: y + anchor.y * size.height)
    withoutAnimation {
      if layer.position != position { layer.position = position }
      if let width, layer.bounds.width != width { layer.bounds.size.width = width }
      if let height, layer.bounds.height != height { layer.bounds.size.height = height }
    }
  }

  /// Gives a text the size that it needs, in whole points.
  private func fit(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) {
    let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let size = CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))
    if label.bounds.size != size { withoutAnimation { label.bounds.size = size } }
  }

  /// A number as it stands in a text: whole ones without a point, others with six decimals at most.
  private func numberText(_ number: CGFloat) -> String {
    let rounded = Double((number * 1e6).rounded() / 1e6)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

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
