// swift-format-ignore-file
// Touches, from touches.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Touches.
final class Touches: UIView, UIScrollViewDelegate {
  private(set) var open = false
  private(set) var tint = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)

  let feed = UIScrollView()
  let one = UILabel()
  let two = UILabel()
  let cover = UIView()
  let mark = CALayer()
  private let oneTapRecognizer = UITapGestureRecognizer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
    backgroundColor = UIColor.white
    addFeed()
    addOne()
    addTwo()
    addCover()
    addMark()
    feed.delegate = self
    recognize(oneTapRecognizer, on: one) { [unowned self] in
      switch oneTapRecognizer.state {
      case .ended:
        oneTap()
      default: break
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { start() }
  }

  private func addFeed() {
    feed.frame = CGRect(x: 120, y: 20, width: 100, height: 200)
    feed.clipsToBounds = false
    feed.contentSize = CGSize(width: 100, height: 500)
    feed.contentInsetAdjustmentBehavior = .never
    feed.showsHorizontalScrollIndicator = false
    feed.showsVerticalScrollIndicator = false
    addSubview(feed)

    let row0 = CALayer()
    row0.frame = CGRect(x: 0, y: 0, width: 130, height: 50)
    row0.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    row0.cornerRadius = 8
    feed.layer.addSublayer(row0)

    let row1 = CALayer()
    row1.frame = CGRect(x: 0, y: 60, width: 130, height: 50)
    row1.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    row1.cornerRadius = 8
    feed.layer.addSublayer(row1)

    let row2 = CALayer()
    row2.frame = CGRect(x: 0, y: 120, width: 130, height: 50)
    row2.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    row2.cornerRadius = 8
    feed.layer.addSublayer(row2)

    let row3 = CALayer()
    row3.frame = CGRect(x: 0, y: 180, width: 130, height: 50)
    row3.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    row3.cornerRadius = 8
    feed.layer.addSublayer(row3)

    let row4 = CALayer()
    row4.frame = CGRect(x: 0, y: 240, width: 130, height: 50)
    row4.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    row4.cornerRadius = 8
    feed.layer.addSublayer(row4)

    let row5 = CALayer()
    row5.frame = CGRect(x: 0, y: 300, width: 130, height: 50)
    row5.backgroundColor = UIColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255, alpha: 1).cgColor
    row5.cornerRadius = 8
    feed.layer.addSublayer(row5)
  }

  private func addOne() {
    one.frame = CGRect(x: 10, y: 20, width: 90, height: 40)
    one.backgroundColor = UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
    one.layer.cornerRadius = 10
    one.font = UIFont.systemFont(ofSize: 17)
    one.textColor = UIColor.black
    one.textAlignment = .center
    one.text = "One"
    one.isUserInteractionEnabled = true
    addSubview(one)
  }

  private func addTwo() {
    two.frame = CGRect(x: 10, y: 70, width: 90, height: 40)
    two.backgroundColor = UIColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
    two.layer.cornerRadius = 10
    two.font = UIFont.systemFont(ofSize: 17)
    two.textColor = UIColor.black
    two.textAlignment = .center
    two.text = "Two"
    addSubview(two)
  }

  private func addCover() {
    cover.frame = CGRect(x: 10, y: 180, width: 90, height: 40)
    cover.alpha = 0.8
    cover.backgroundColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
    cover.layer.cornerRadius = 10
    cover.isUserInteractionEnabled = false
    addSubview(cover)
  }

  private func addMark() {
    mark.frame = CGRect(x: 10, y: 140, width: 20, height: 20)
    mark.backgroundColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
    mark.cornerRadius = 10
    layer.addSublayer(mark)
  }

  /// Begins what moves by itself.
  private func start() {
    follow()
    everyFrame { [weak self] in self?.follow() }
  }

  /// Works out what follows from other values.
  private func follow() {
    withoutAnimation {
      mark.backgroundColor = tint.cgColor
    }
  }

  /// Answers tap of one.
  private func oneTap() {
    cover.center = one.layer.position
    cover.backgroundColor = (one.backgroundColor ?? UIColor.clear)
    tint = (one.backgroundColor ?? UIColor.clear)
    UIView.animate(withDuration: 0.4, delay: 0, options: [.allowUserInteraction]) { [self] in
      cover.bounds.size = two.layer.bounds.size
      cover.center = two.layer.position
    }
  }

  /// Answers didEndDragging of feed.
  private func feedDidEndDragging() {
    if feed.contentOffset.y < (-30) {
      feed.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
      after(0.6) { [self] in
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) { [self] in
          feed.contentInset.top = 0
        }
      }
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView === feed { feedDidEndDragging() }
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

  /// The targets of gesture recognizers, which do not keep them.
  private var targets: [BlockTarget] = []

  /// Adds a gesture recognizer to a view, and calls a block whenever its state or its values change.
  private func recognize(_ recognizer: UIGestureRecognizer, on view: UIView, _ block: @escaping () -> Void) {
    let target = BlockTarget(block)
    targets.append(target)
    #if canImport(ObjectiveC)
      recognizer.addTarget(target, action: #selector(BlockTarget.call))
    #else
      recognizer.addTarget(target, action: BlockTarget.call)
    #endif
    view.addGestureRecognizer(recognizer)
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
