// swift-format-ignore-file
// Words that fade, from text-fade.yaml, as Swift by Flipbook.

#if canImport(UIKit)
  import UIKit
#else
  import FlipbookUIKit
#endif

/// Words that fade.
final class WordsThatFade: UIView {
  let night = UIColor(red: 42 / 255, green: 46 / 255, blue: 82 / 255, alpha: 1)
  let morning = UIColor(red: 43 / 255, green: 124 / 255, blue: 134 / 255, alpha: 1)
  let noon = UIColor(red: 201 / 255, green: 81 / 255, blue: 79 / 255, alpha: 1)
  private(set) var page = 0.0

  let screen = CALayer()
  let heading = UILabel()
  let advice = UILabel()
  let nextView = UIControl()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    backgroundColor = night
    addScreen()
    addHeading()
    addAdvice()
    addNextView()
    nextView.addAction(UIAction { [unowned self] _ in nextViewHighlight() }, for: [.touchDown, .touchDragEnter])
    nextView.addAction(
      UIAction { [unowned self] _ in nextViewHighlightEnd() },
      for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    nextView.addAction(UIAction { [unowned self] _ in nextViewTouchUpInside() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("this view is made in code")
  }

  private func addScreen() {
    screen.frame = CGRect(x: 0, y: 0, width: 375, height: 240)
    screen.backgroundColor = night.cgColor
    layer.addSublayer(screen)
  }

  private func addHeading() {
    heading.frame = CGRect(x: 20, y: 58, width: 335, height: 40)
    heading.font = UIFont.systemFont(ofSize: 27, weight: .semibold)
    heading.textColor = UIColor.white
    heading.textAlignment = .center
    heading.text = "Time to move a little"
    addSubview(heading)
  }

  private func addAdvice() {
    advice.frame = CGRect(x: 20, y: 100, width: 335, height: 24)
    advice.font = UIFont.systemFont(ofSize: 16)
    advice.textColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.7)
    advice.textAlignment = .center
    advice.text = "Once an hour is enough"
    addSubview(advice)
  }

  private func addNextView() {
    nextView.frame = CGRect(x: 122.5, y: 152, width: 130, height: 44)
    nextView.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.16)
    nextView.layer.cornerRadius = 22
    addSubview(nextView)

    let title = UILabel()
    title.frame = CGRect(x: 0, y: 0, width: 130, height: 44)
    title.font = UIFont.systemFont(ofSize: 16, weight: .semibold)
    title.textColor = UIColor.white
    title.textAlignment = .center
    title.text = "Next"
    nextView.addSubview(title)
  }

  /// Shows nextView as it is while it is pressed.
  private func nextViewHighlight() {
    nextView.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.34)
  }

  /// Shows nextView as it is by itself.
  private func nextViewHighlightEnd() {
    nextView.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 0.16)
  }

  /// Answers touchUpInside of nextView.
  private func nextViewTouchUpInside() {
    page = ((page + 1)).truncatingRemainder(dividingBy: 3)
    let headingTransition = CATransition()
    headingTransition.duration = 0.125
    headingTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    heading.layer.add(headingTransition, forKey: kCATransition)
    let adviceTransition = CATransition()
    adviceTransition.duration = 0.125
    adviceTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    advice.layer.add(adviceTransition, forKey: kCATransition)
    if page == 0 {
      heading.text = "Time to move a little"
      advice.text = "Once an hour is enough"
    }
    if page == 1 {
      heading.text = "Once around the block"
      advice.text = "Two hundred and fifty steps"
    }
    if page == 2 {
      heading.text = "Well done"
      advice.text = "See you in an hour"
    }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.25)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    screen.backgroundColor = page == 0 ? night.cgColor : page == 1 ? morning.cgColor : noon.cgColor
    CATransaction.commit()
  }
}
